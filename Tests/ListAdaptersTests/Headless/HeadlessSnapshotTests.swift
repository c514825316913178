// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@MainActor
@Suite struct HeadlessSnapshotTests {
  private typealias Row = RowsClient.Row
  private typealias Section = RowsClient.Section

  private let fruit = RowsClient([
    Section([Row(0, "Apple"), Row(1, "Pear & <plum>"), Row(2, "Fig\nDate")], header: "Fruit", footer: "3"),
    Section((3..<30).map { Row($0) }, header: "Rows"),
  ])

  /// The elements of a picture, in order of their beginnings; an error if it is not well-formed.
  private func elements(of picture: String) throws -> [XMLElements.Element] {
    let elements = XMLElements()
    let parser = XMLParser(data: Data(picture.utf8))
    parser.delegate = elements
    if !parser.parse() { throw parser.parserError ?? CocoaError(.propertyListReadCorrupt) }
    return elements.elements
  }

  @Test func theTextListsWhatIsToBeSeen() {
    let host = HeadlessListHost(showing: fruit, size: CGSize(width: 100, height: 60))
    host.scroll(to: CGPoint(x: 0, y: 20))
    host.tap(itemAt: at(0, 1))
    host.beginTouch(at: CGPoint(x: 1, y: 51))
    host.beginMove(at: at(0, 0))
    #expect(
      host.snapshotText() == """
        100×60 at (0, 20) of 100×630
        0.0 (0, 10) 100×20 “Apple” held
        0.1 (0, 30) 100×20 “Pear & <plum>” selected
        0.2 (0, 50) 100×20 “Fig\\nDate”
        footer 0 (0, 70) 100×10 “3”

        """)
    host.beginTouch(at: CGPoint(x: 1, y: 51))
    #expect(host.snapshotText().contains("“Fig\\nDate” highlighted\n"))
  }

  @Test func theTextHasViewsInViewsAndListsInCells() throws {
    let inner = RowsClient((0..<3).map { Section(ids: [$0]) })
    inner.width = 60
    let carousel = HeadlessListHost(
      size: CGSize(width: 100, height: 20), layout: ListCollectionViewLayout(scrollDirection: .horizontal))
    carousel.client = inner
    let client = RowsClient(ids: 100..<102)
    let host = HeadlessListHost(showing: client)
    let cell = try #require(host.cellForItem(at: at(0, 0)) as? HeadlessCell)
    let (badge, icon) = (HeadlessView(), HeadlessView())
    badge.text = "7"
    icon.addSubview(badge)
    cell.addSubview(icon)
    try #require(host.cellForItem(at: at(0, 1)) as? HeadlessCell).embeddedHost = carousel
    host.tap(itemAt: at(0, 0))
    #expect(
      host.snapshotText() == """
        100×100 at (0, 0) of 100×40
        0.0 (0, 0) 100×20 “row 100” “7” selected
        0.1 (0, 20) 100×20 “row 101”
          100×20 at (0, 0) of 180×20
          0.0 (0, 0) 60×20 “row 0”
          1.0 (60, 0) 60×20 “row 1”

        """)
  }

  @Test func theTextTellsOfTheBackgroundAndOfWhatLeaves() throws {
    let client = RowsClient(ids: 0..<1)
    let host = HeadlessListHost(showing: client, size: CGSize(width: 10.5, height: 60))
    let empty = HeadlessView()
    empty.text = "Nothing here"
    host.backgroundView = empty
    try host.perform(animated: true) {
      client.sections = [Section(ids: [])]
      return BatchUpdate(itemDeletions: [at(0, 0)])
    }
    #expect(
      host.snapshotText() == """
        10.5×60 at (0, 0) of 10.5×0
        background “Nothing here”
        0.0 (0, 0) 10.5×20 “row 0” leaving

        """)
    host.isBackgroundViewHidden = true
    host.finishAnimations()
    #expect(host.snapshotText() == "10.5×60 at (0, 0) of 10.5×0\n")
  }

  @Test func thePictureIsWellFormedAndOfTheSizeOfTheScreen() throws {
    let host = HeadlessListHost(showing: fruit, size: CGSize(width: 100, height: 60))
    fruit.sections[0].rows[0].text = "]]> \u{1} \"quoted\" 'n\tso' \u{FFFF}"
    host.reloadData()
    host.scroll(to: CGPoint(x: 0, y: 20))
    host.tap(itemAt: at(0, 1))
    let elements = try elements(
      of: host.snapshotSVG(HeadlessSnapshotOptions(title: "<Fruit> & more", scale: 2)))
    let root = try #require(elements.first)
    #expect(root.name == "svg" && root["width"] == "200" && root["height"] == "120")
    #expect(root["viewBox"] == "0 20 100 60")
    #expect(elements[1].name == "title" && elements[1].text == "<Fruit> & more")
    // Everything is in a view of the screen's size, which clips it.
    let screen = elements[2]
    #expect(screen.name == "svg" && screen["overflow"] == "hidden" && screen["height"] == "60")
    #expect(screen["y"] == "20")
    let texts = elements.filter { $0.name == "text" }.map(\.text)
    #expect(texts.contains("Pear &…") && texts.contains { $0.hasPrefix("]]> \u{FFFD}") })
    #expect(!texts.contains("row 9"))
    #expect(elements.contains { $0.name == "rect" && $0["stroke"] == HeadlessColor.accent.hexadecimal })
  }

  @Test func theSamePictureIsDrawnOfTheSameList() {
    let host = HeadlessListHost(showing: fruit)
    let picture = host.snapshotSVG()
    #expect(picture == host.snapshotSVG())
    host.scroll(to: CGPoint(x: 0, y: 1))
    #expect(picture != host.snapshotSVG())
    host.scroll(to: .zero)
    #expect(picture == host.snapshotSVG())
  }

  @Test func sectionsOffScreenAreOutlinedIfAsked() throws {
    let client = RowsClient((0..<20).map { Section(ids: [$0]) })
    let host = HeadlessListHost(showing: client, size: CGSize(width: 100, height: 40))
    host.scroll(to: CGPoint(x: 0, y: 200))
    let plain = try elements(of: host.snapshotSVG())
    #expect(!plain.contains { $0["stroke-dasharray"] != nil })
    let elements = try elements(of: host.snapshotSVG(HeadlessSnapshotOptions(outlinedSections: 9..<13)))
    #expect(elements[0]["viewBox"] == "0 180 100 80")
    #expect(elements.filter { $0["stroke-dasharray"] != nil }.map { $0["y"] } == ["180.5", "240.5"])
    #expect(elements.filter { $0.name == "text" }.map(\.text) == ["9.0", "12.0", "row 10", "row 11"])
    // No further than a screen away.
    let all = try self.elements(of: host.snapshotSVG(HeadlessSnapshotOptions(outlinedSections: 0..<20)))
    #expect(all[0]["viewBox"] == "0 160 100 120")
  }

  @Test func viewsInViewsAndListsInCellsAreDrawn() throws {
    let inner = RowsClient((0..<3).map { Section(ids: [$0]) })
    let carousel = HeadlessListHost(
      size: CGSize(width: 100, height: 20), layout: ListCollectionViewLayout(scrollDirection: .horizontal))
    inner.width = 60
    carousel.client = inner
    let client = RowsClient(ids: 100..<102)
    let host = HeadlessListHost(showing: client)
    let cell = try #require(host.cellForItem(at: at(0, 0)) as? HeadlessCell)
    let badge = HeadlessView()
    badge.frame = CGRect(x: 80, y: 2, width: 16, height: 16)
    badge.backgroundColor = .accent
    badge.cornerRadius = 8
    badge.text = "7"
    badge.textAlignment = .center
    cell.addSubview(badge)
    try #require(host.cellForItem(at: at(0, 1)) as? HeadlessCell).embeddedHost = carousel
    let elements = try elements(of: host.snapshotSVG())
    #expect(elements.contains { $0["fill"] == HeadlessColor.accent.hexadecimal && $0["rx"] == "8" })
    #expect(
      elements.filter { $0.name == "text" }.map(\.text)
        == ["row 100", "7", "row 101", "row 0", "row 1"])
    #expect(elements.first { $0.text == "7" }?["text-anchor"] == "middle")
  }

  @Test func whatFadesAndTurnsIsDrawnSo() throws {
    let client = RowsClient(ids: 0..<1)
    let host = HeadlessListHost(showing: client)
    client.transition = {
      var attributes = $0
      attributes.alpha = 0
      return attributes
    }
    try host.perform(animated: true) {
      client.sections[0].rows = []
      return BatchUpdate(itemDeletions: [at(0, 0)])
    }
    host.advance(by: host.animationDuration / 2)
    #expect(try elements(of: host.snapshotSVG()).contains { $0.name == "g" && $0["opacity"] == "0.5" })
  }

  @Test func whatLeavesIsBehindWhatStays() throws {
    let client = RowsClient(ids: 0..<3)
    let host = HeadlessListHost(showing: client)
    try host.perform(animated: true) {
      client.sections[0].rows.removeLast(2)
      return BatchUpdate(itemDeletions: [at(0, 1), at(0, 2)])
    }
    let texts = try elements(of: host.snapshotSVG()).filter { $0.name == "text" }.map(\.text)
    #expect(texts == ["row 1", "row 2", "row 0"])
  }

  @Test func aHeaderThatSticksIsInFrontOfTheFooterThatItCovers() throws {
    let client = RowsClient([
      Section((0..<3).map { Row($0) }, header: "Head", footer: "Foot"),
      Section((3..<30).map { Row($0) }, header: "Next"),
    ])
    let host = HeadlessListHost(
      size: CGSize(width: 100, height: 40), layout: ListCollectionViewLayout(stickyHeaders: true))
    host.client = client
    host.scroll(to: CGPoint(x: 0, y: 72))
    let texts = try elements(of: host.snapshotSVG()).filter { $0.name == "text" }.map(\.text)
    #expect(texts.firstIndex(of: "Head") == 1 && texts.firstIndex(of: "Foot") == 0)
  }

  @Test func theFrontmostIsDrawnLastAndTouched() throws {
    let client = RowsClient([Section((0..<1003).map { Row($0) })])
    let host = HeadlessListHost(size: CGSize(width: 100, height: 40), layout: OverlappingLayout())
    host.client = client
    host.layoutIfNeeded()
    // Rows 10 points apart and 20 high: two at each point. The last ones of so many are at one level.
    for offset in [0, 10_000] as [CGFloat] {
      host.scroll(to: CGPoint(x: 0, y: offset))
      for y in stride(from: offset + 5, to: offset + 40, by: 10) {
        let path = try #require(host.tap(at: CGPoint(x: 50, y: y)))
        let rows = host.pathsForVisibleItems.filter {
          host.layoutAttributesForItem(at: $0)?.frame.contains(CGPoint(x: 50, y: y)) == true
        }
        #expect(path == rows.last && rows.count == (y < 10 || y > 10_030 ? 1 : 2))
        let drawn = try elements(of: host.snapshotSVG()).filter { $0.name == "text" }.map(\.text)
        let places = try rows.map { try #require(drawn.firstIndex(of: "row \($0.item)")) }
        #expect(places == places.sorted())
      }
    }
  }

  @Test func theItemThatIsHeldIsFramedAndABarShowsWhereItWouldLie() throws {
    let host = HeadlessListHost(showing: RowsClient(ids: 0..<4))
    func bars() throws -> [XMLElements.Element] {
      try elements(of: host.snapshotSVG()).filter { $0["height"] == "3" || $0["width"] == "3" }
    }
    host.beginMove(at: at(0, 1))
    let frames = try elements(of: host.snapshotSVG()).filter { $0["stroke-dasharray"] == "6 4" }
    #expect(frames.map { $0["y"] } == ["21"])
    #expect(try bars().isEmpty)
    // Behind an item below, before one above.
    host.moveItem(over: at(0, 3))
    #expect(try bars().map { $0["y"] } == ["78.5"])
    host.moveItem(over: at(0, 0))
    #expect(try bars().map { $0["y"] } == ["-1.5"])
    host.cancelMove()
    #expect(try bars().isEmpty)
  }

  @Test func betweenItemsOfARowTheBarIsUpright() throws {
    let client = RowsClient([Section(ids: 0..<4), Section(ids: 4..<6)])
    client.width = 40
    let host = HeadlessListHost(showing: client)
    func bar() throws -> XMLElements.Element? {
      try elements(of: host.snapshotSVG()).first { $0["width"] == "3" }
    }
    host.beginMove(at: at(0, 0))
    host.moveItem(over: at(0, 1))
    #expect(try bar()?["x"] == "78.5")
    // Behind the last item of another section.
    host.moveItem(over: at(1, 2))
    #expect(try bar()?["x"] == "78.5" && bar()?["y"] == "40")
  }

  @Test func longTextIsBrokenAndCutShort() throws {
    let client = RowsClient([
      Section([
        Row(0, "one two three four five six seven eight nine", height: 40), Row(1, "Donaudampfschiff…fahrt"),
      ])
    ])
    let host = HeadlessListHost(showing: client)
    let texts = try elements(of: host.snapshotSVG()).filter { $0.name == "text" }.map(\.text)
    #expect(texts == ["one two", "three four…", "Donaudampf…"])
  }

  @Test func aScrollIndicatorShowsWhereTheListIs() throws {
    let client = RowsClient(ids: 0..<10)
    let host = HeadlessListHost(showing: client)
    host.scroll(to: CGPoint(x: 0, y: 100))
    func indicator(_ isShown: Bool) throws -> XMLElements.Element? {
      try elements(of: host.snapshotSVG(HeadlessSnapshotOptions(showsScrollIndicator: isShown)))
        .first { $0["rx"] == "1.5" }
    }
    #expect(try indicator(true)?["y"] == "150" && indicator(true)?["height"] == "48")
    #expect(try indicator(false) == nil)
  }
}

/// Takes down the elements of a document.
private final class XMLElements: NSObject, XMLParserDelegate {
  struct Element {
    let name: String
    let attributes: [String: String]
    var text = ""

    subscript(attribute: String) -> String? { attributes[attribute] }
  }

  private(set) var elements: [Element] = []
  private var open: [Int] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) { open.removeLast() }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let last = open.last, ["text", "title"].contains(elements[last].name) { elements[last].text += text }
  }
}
