// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing

/// Sections of rows for a host without an adapter. It takes down what the host tells and asks, and cells show the rows' texts.
@MainActor
final class RowsClient: ListHostClient {
  struct Row: Hashable {
    var id: Int
    var text: String
    var height: CGFloat = 20

    init(_ id: Int, _ text: String? = nil, height: CGFloat = 20) {
      self.id = id
      self.text = text ?? "row \(id)"
      self.height = height
    }
  }

  struct Section: Hashable {
    var rows: [Row]
    var header: String?
    var footer: String?

    init(_ rows: [Row], header: String? = nil, footer: String? = nil) {
      self.rows = rows
      self.header = header
      self.footer = footer
    }

    init(ids: some Sequence<Int>) { self.init(ids.map { Row($0) }) }
  }

  enum Event: Hashable {
    case numberOfSections
    case count(Int)
    case metrics(Int)
    case cell(ItemPath)
    case will(ItemPath)
    case end(ItemPath)
    case view(ListSupplementaryKind, Int)
    case willView(ListSupplementaryKind, Int)
    case endView(ListSupplementaryKind, Int)
    case shouldHighlight(ItemPath)
    case highlight(ItemPath)
    case unhighlight(ItemPath)
    case shouldSelect(ItemPath)
    case shouldDeselect(ItemPath)
    case select(ItemPath)
    case deselect(ItemPath)
    case scroll(CGPoint)
    case beginDrag
    case willEndDrag(velocity: CGPoint, target: CGPoint)
    case endDrag(Bool)
    case endDeceleration
    case canMove(ItemPath)
    case target(ItemPath, ItemPath)
    case move(ItemPath, ItemPath)
    case initial(ItemPath)
    case final(ItemPath)
  }

  var sections: [Section]
  var width: CGFloat = 100
  private(set) var events: [Event] = []
  /// Called with each event, after it has been taken down.
  var whenTold: (Event) -> Void = { _ in }
  var source: (ItemPath) -> ListViewSource = { _ in .type(HeadlessCell.self) }
  var mayHighlight = true
  var maySelect = true
  var mayDeselect = true
  var mayMove = true
  var targetOfMove: (ItemPath, ItemPath) -> ItemPath = { $1 }
  var whenMoved: (any ListHost, ItemPath, ItemPath) -> Void = { _, _, _ in }
  var transition: (ListLayoutAttributes) -> ListLayoutAttributes = { $0 }
  var menu: (any ListContextMenu)?

  /// Which cells and views are displayed, by the events alone.
  private(set) var displayed: Set<ObjectIdentifier> = []
  private(set) var faults: [String] = []

  init(_ sections: [Section] = []) { self.sections = sections }

  /// One section of rows with these numbers.
  convenience init(ids: some Sequence<Int>) { self.init([Section(ids: ids)]) }

  func clearEvents() { events = [] }

  /// The events without questions for counts and sizes.
  var viewEvents: [Event] {
    events.filter {
      switch $0 {
      case .numberOfSections, .count, .metrics: false
      default: true
      }
    }
  }

  private func tell(_ event: Event) {
    events.append(event)
    whenTold(event)
  }

  private func begin(_ view: any ListReusableView) {
    if !displayed.insert(ObjectIdentifier(view)).inserted { faults.append("A view is displayed twice") }
  }

  private func end(_ view: any ListReusableView) {
    if displayed.remove(ObjectIdentifier(view)) == nil {
      faults.append("A view that is not displayed leaves")
    }
  }

  // MARK: ListLayoutSource

  var numberOfSections: Int {
    tell(.numberOfSections)
    return sections.count
  }

  func metrics(forSection section: Int) -> ListSectionMetrics {
    tell(.metrics(section))
    return ListSectionMetrics(
      numberOfItems: sections[section].rows.count,
      headerSize: sections[section].header == nil ? .zero : CGSize(width: 10, height: 10),
      footerSize: sections[section].footer == nil ? .zero : CGSize(width: 10, height: 10))
  }

  func sizeForItem(at path: ItemPath) -> CGSize {
    CGSize(width: width, height: sections[path.section].rows[path.item].height)
  }

  func initialLayoutAttributes(_ attributes: ListLayoutAttributes) -> ListLayoutAttributes {
    tell(.initial(attributes.path))
    return transition(attributes)
  }

  func finalLayoutAttributes(_ attributes: ListLayoutAttributes) -> ListLayoutAttributes {
    tell(.final(attributes.path))
    return transition(attributes)
  }

  // MARK: Views

  func host(_ host: any ListHost, numberOfItemsInSection section: Int) -> Int {
    tell(.count(section))
    return sections[section].rows.count
  }

  func host(_ host: any ListHost, cellForItemAt path: ItemPath) -> any ListCell {
    let source = source(path)
    let cell = host.dequeueReusableCell(
      from: source, reuseIdentifier: source.reuseIdentifier(), for: path)
    (cell as? HeadlessCell)?.text = sections[path.section].rows[path.item].text
    tell(.cell(path))
    return cell
  }

  func host(
    _ host: any ListHost, viewForSupplementaryElementOfKind kind: ListSupplementaryKind, at path: ItemPath
  ) -> any ListReusableView {
    let source = ListViewSource.type(HeadlessReusableView.self)
    let view = host.dequeueReusableSupplementaryView(
      ofKind: kind, from: source, reuseIdentifier: source.reuseIdentifier(kind: kind), for: path)
    let section = sections[path.section]
    (view as? HeadlessReusableView)?.text = (kind == .header ? section.header : section.footer) ?? ""
    tell(.view(kind, path.section))
    return view
  }

  // MARK: Display

  func host(_ host: any ListHost, willDisplay cell: any ListCell, forItemAt path: ItemPath) {
    begin(cell)
    tell(.will(path))
  }

  func host(_ host: any ListHost, didEndDisplaying cell: any ListCell, forItemAt path: ItemPath) {
    end(cell)
    tell(.end(path))
  }

  func host(
    _ host: any ListHost, willDisplaySupplementaryView view: any ListReusableView,
    ofKind kind: ListSupplementaryKind, at path: ItemPath
  ) {
    begin(view)
    tell(.willView(kind, path.section))
  }

  func host(
    _ host: any ListHost, didEndDisplayingSupplementaryView view: any ListReusableView,
    ofKind kind: ListSupplementaryKind, at path: ItemPath
  ) {
    end(view)
    tell(.endView(kind, path.section))
  }

  // MARK: Selection

  func host(_ host: any ListHost, shouldHighlightItemAt path: ItemPath) -> Bool {
    tell(.shouldHighlight(path))
    return mayHighlight
  }

  func host(_ host: any ListHost, didHighlightItemAt path: ItemPath) { tell(.highlight(path)) }
  func host(_ host: any ListHost, didUnhighlightItemAt path: ItemPath) { tell(.unhighlight(path)) }

  func host(_ host: any ListHost, shouldSelectItemAt path: ItemPath) -> Bool {
    tell(.shouldSelect(path))
    return maySelect
  }

  func host(_ host: any ListHost, shouldDeselectItemAt path: ItemPath) -> Bool {
    tell(.shouldDeselect(path))
    return mayDeselect
  }

  func host(_ host: any ListHost, didSelectItemAt path: ItemPath) { tell(.select(path)) }
  func host(_ host: any ListHost, didDeselectItemAt path: ItemPath) { tell(.deselect(path)) }

  func host(
    _ host: any ListHost, contextMenuForItemAt path: ItemPath, point: CGPoint
  ) -> (any ListContextMenu)? { menu }

  // MARK: Scrolling

  func hostDidScroll(_ host: any ListHost) { tell(.scroll(host.bounds.origin)) }
  func hostWillBeginDragging(_ host: any ListHost) { tell(.beginDrag) }

  func hostWillEndDragging(_ host: any ListHost, velocity: CGPoint, targetContentOffset: CGPoint) {
    tell(.willEndDrag(velocity: velocity, target: targetContentOffset))
  }

  func hostDidEndDragging(_ host: any ListHost, willDecelerate: Bool) { tell(.endDrag(willDecelerate)) }
  func hostDidEndDecelerating(_ host: any ListHost) { tell(.endDeceleration) }

  // MARK: Reordering

  func host(_ host: any ListHost, canMoveItemAt path: ItemPath) -> Bool {
    tell(.canMove(path))
    return mayMove
  }

  func host(
    _ host: any ListHost, targetPathForMoveFrom source: ItemPath, toProposed proposed: ItemPath
  ) -> ItemPath {
    tell(.target(source, proposed))
    return targetOfMove(source, proposed)
  }

  func host(_ host: any ListHost, moveItemFrom source: ItemPath, to target: ItemPath) {
    tell(.move(source, target))
    whenMoved(host, source, target)
  }

  /// Moves a row as the user did.
  func moveRow(from source: ItemPath, to target: ItemPath) {
    let row = sections[source.section].rows.remove(at: source.item)
    sections[target.section].rows.insert(row, at: target.item)
  }
}

extension HeadlessListHost {
  /// A host that shows the rows of a client, which it keeps.
  convenience init(showing client: RowsClient, size: CGSize = CGSize(width: 100, height: 100)) {
    self.init(size: size)
    self.client = client
    queuedUpdateCount = { withExtendedLifetime(client) { 0 } }
    layoutIfNeeded()
    client.clearEvents()
    clearOperations()
  }

  /// The texts on screen, by ascending paths.
  var visibleTexts: [String] { visibleCells.map { ($0 as? HeadlessCell)?.text ?? "?" } }

  func text(at path: ItemPath) -> String? { (cellForItem(at: path) as? HeadlessCell)?.text }

  /// Performs a batch that is legal or fails the test.
  func perform(
    animated: Bool = false, completion: @escaping @MainActor (Bool) -> Void = { _ in },
    _ updates: () -> BatchUpdate
  ) throws {
    try performBatchUpdates(animated: animated, updates, completion: completion)
  }
}
