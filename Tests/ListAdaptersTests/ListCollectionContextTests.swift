// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing
import Testing

@testable import ListAdapters

/// What section controllers ask of the list that they are in.
@MainActor
@Suite struct ListCollectionContextTests {
  private final class Headline: HeadlessReusableView {
    private(set) var preparations = 0
    override func prepareForReuse() { preparations += 1 }
  }

  /// Two items below a header and above a footer that say what they are told to.
  private final class HeadedController: ListSectionController, ListSupplementaryViewSource {
    var texts: [ListSupplementaryKind: String] = [.header: "Head", .footer: "Foot"]
    var headerHeight: CGFloat = 10
    private(set) var cellRequests = 0

    override init() {
      super.init()
      supplementaryViewSource = self
    }

    override func numberOfItems() -> Int { 2 }
    override func sizeForItem(at index: Int) -> CGSize { CGSize(width: 100, height: 20) }
    override func cellForItem(at index: Int) -> any ListCell {
      cellRequests += 1
      return collectionContext!.dequeueReusableCell(of: HeadlessCell.self, for: self, at: index)
    }

    var supportedElementKinds: [ListSupplementaryKind] { [.header, .footer] }

    func viewForSupplementaryElement(ofKind kind: ListSupplementaryKind, at index: Int)
      -> any ListReusableView
    {
      let view: Headline = collectionContext!.dequeueReusableSupplementaryView(
        ofKind: kind, for: self, at: index)
      view.text = texts[kind] ?? ""
      return view
    }

    func sizeForSupplementaryView(ofKind kind: ListSupplementaryKind, at index: Int) -> CGSize {
      CGSize(width: 100, height: kind == .header ? headerHeight : 10)
    }
  }

  // MARK: - Headers and footers alone

  @Test func aHeaderIsRefreshedWithoutItsItems() throws {
    let list = ListFixture([1, 2]) { _ in HeadedController() }
    let trace = AdapterTrace(list.adapter)
    let controller: HeadedController = list.controller()
    let probe = trace.watch(controller, as: "D")
    let cells = list.cells()
    let footer = try #require(list.host.supplementaryView(ofKind: .footer, inSection: 0))
    let requests = controller.cellRequests
    list.host.clearOperations()

    controller.texts = [.header: "New head", .footer: "New foot"]
    controller.headerHeight = 30
    controller.collectionContext?.reloadSupplementaryView(ofKind: .header, for: controller)
    list.host.layoutIfNeeded()
    let header = try #require(list.host.supplementaryView(ofKind: .header, inSection: 0) as? Headline)
    #expect(header.text == "New head" && header.frame == CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect((footer as? Headline)?.text == "Foot", "the footer is another view")
    #expect(list.host.supplementaryView(ofKind: .footer, inSection: 0) === footer)
    // The items move down with the cells that they had; nobody was asked for any, and the section is displayed throughout.
    #expect(list.cells().elementsEqual(cells, by: ===) && controller.cellRequests == requests)
    #expect(list.cells().map(\.frame.minY) == [30, 50])
    #expect(
      list.host.operations.filter { if case .invalidatedLayout = $0 { false } else { true } } == [
        .reloadedSupplementaryViews(.header, sections: [0]),
        .askedForSupplementaryView(.header, section: 0), .willDisplaySupplementaryView(.header, section: 0),
        .didEndDisplayingSupplementaryView(.header, section: 0),
      ])
    #expect(trace.take().filter { $0.hasPrefix("D ") || $0.contains("object") }.isEmpty)
    withExtendedLifetime(probe) {}
  }

  @Test func aRefreshFollowsTheUpdateThatIsUnderWay() throws {
    let list = ListFixture([1, 2]) { _ in HeadedController() }
    let controller: HeadedController = list.controller(1)
    list.objects = [7, 1, 2]
    list.adapter.performUpdates(animated: true)
    controller.texts[.footer] = "New foot"
    controller.collectionContext?.reloadSupplementaryView(ofKind: .footer, for: controller)
    func foot() -> String? {
      (list.host.supplementaryView(ofKind: .footer, inSection: controller.section ?? -1) as? Headline)?.text
    }
    list.host.layoutIfNeeded()
    #expect(controller.section == 1 && foot() == "Foot", "it waits for the update")
    list.settle()
    #expect(controller.section == 2 && foot() == "New foot")
    #expect(
      list.host.operations.filter { if case .reloadedSupplementaryViews = $0 { true } else { false } } == [
        .reloadedSupplementaryViews(.footer, sections: [2])
      ])
  }

  @Test func aSectionThatIsGoneIsNotRefreshed() {
    let list = ListFixture([1, 2]) { _ in HeadedController() }
    let controller: HeadedController = list.controller(0)
    let context = list.adapter.context
    list.objects = [2]
    list.adapter.performUpdates(animated: false)
    context.reloadSupplementaryView(ofKind: .header, for: controller)
    list.settle()
    #expect(controller.section == nil)
    #expect(
      !list.host.operations.contains { if case .reloadedSupplementaryViews = $0 { true } else { false } })
  }

  // MARK: - Where views come from

  /// A view that knows where it is from.
  private final class SourcedCell: HeadlessCell {
    var origin = "type"
  }

  private final class SourcedView: HeadlessReusableView {
    var origin = "type"
  }

  /// Takes each of its cells, its header and its footer from somewhere else.
  private final class SourcedController: ListSectionController, ListSupplementaryViewSource {
    var kinds: [ListSupplementaryKind: String] = [.header: "nib", .footer: "storyboard"]

    override init() {
      super.init()
      supplementaryViewSource = self
    }

    override func numberOfItems() -> Int { 4 }
    override func sizeForItem(at index: Int) -> CGSize { CGSize(width: 100, height: 10) }
    override func cellForItem(at index: Int) -> any ListCell {
      guard let context = collectionContext else { return SourcedCell() }
      let cell: SourcedCell =
        switch index {
        case 0: context.dequeueReusableCell(for: self, at: index)
        case 1: context.dequeueReusableCell(reuseIdentifier: "large", for: self, at: index)
        case 2: context.dequeueReusableCell(withNibName: "Card", bundle: .main, for: self, at: index)
        default: context.dequeueReusableCellFromStoryboard(withIdentifier: "card", for: self, at: index)
        }
      return cell
    }

    var supportedElementKinds: [ListSupplementaryKind] { Array(kinds.keys) }

    func viewForSupplementaryElement(ofKind kind: ListSupplementaryKind, at index: Int)
      -> any ListReusableView
    {
      guard let context = collectionContext else { return SourcedView() }
      let view: SourcedView =
        switch kinds[kind] {
        case "nib":
          context.dequeueReusableSupplementaryView(ofKind: kind, withNibName: "Head", for: self, at: index)
        case "storyboard":
          context.dequeueReusableSupplementaryViewFromStoryboard(
            ofKind: kind, withIdentifier: "foot", for: self, at: index)
        default: context.dequeueReusableSupplementaryView(ofKind: kind, for: self, at: index)
        }
      return view
    }

    func sizeForSupplementaryView(ofKind kind: ListSupplementaryKind, at index: Int) -> CGSize {
      CGSize(width: 100, height: 10)
    }
  }

  @Test func viewsComeFromTheirTypesNibsAndPrototypes() {
    let list = ListFixture([1], makesLayout: false) { _ in SourcedController() }
    func cell(_ origin: String) -> SourcedCell {
      let cell = SourcedCell()
      cell.origin = origin
      return cell
    }
    func view(_ origin: String) -> SourcedView {
      let view = SourcedView()
      view.origin = origin
      return view
    }
    list.host.register(forNibName: "Card") { cell("nib") }
    list.host.register(forStoryboardIdentifier: "card") { cell("storyboard") }
    list.host.register(forNibName: "Head") { view("nib") }
    list.host.register(forStoryboardIdentifier: "foot") { view("storyboard") }
    list.host.layoutIfNeeded()
    func origin(_ kind: ListSupplementaryKind) -> String? {
      (list.host.supplementaryView(ofKind: kind, inSection: 0) as? SourcedView)?.origin
    }
    #expect(list.cells().map { ($0 as? SourcedCell)?.origin } == ["type", "type", "nib", "storyboard"])
    #expect(origin(.header) == "nib" && origin(.footer) == "storyboard")
    #expect(list.host.reuseCounts.made == 6, "no two of them wait in one place")

    // Each is found again where it waits.
    list.adapter.reloadData()
    list.settle()
    #expect(list.cells().map { ($0 as? SourcedCell)?.origin } == ["type", "type", "nib", "storyboard"])
    #expect(origin(.header) == "nib" && origin(.footer) == "storyboard")
    #expect(list.host.reuseCounts == HeadlessReuseCounts(made: 6, reused: 6))
  }
}
