// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing
import Testing

@testable import ListAdapters

@MainActor
@Suite struct ListAdapterEndToEndTests {
  // MARK: - Updates of sections

  @Test func entriesBecomeSectionsOfCells() {
    let fixture = EntryListFixture([Entry(1, 2), Entry(2, 3)])
    #expect(fixture.counts == [2, 3])
    let controllers = [1, 2].map { fixture.controller($0) }
    #expect(fixture.show([Entry(1, 2), Entry(2, 3)]) == true)
    #expect(fixture.controller(1) === controllers[0] && fixture.controller(2) === controllers[1])
    #expect(controllers.map(\.updates) == [1, 1], "equal values are not delivered again")
  }

  @Test func sectionsGrowAndCome() {
    let fixture = EntryListFixture([Entry(1, 2), Entry(2, 2)])
    fixture.show([Entry(1, 2), Entry(2, 3), Entry(3, 2)])
    #expect(fixture.counts == [2, 3, 2])
  }

  @Test func aSectionComesInFrontOfOneThatGrows() {
    let fixture = EntryListFixture([Entry(1, 2), Entry(2, 2)])
    fixture.show([Entry(3, 2), Entry(1, 3), Entry(2, 2)])
    #expect(fixture.counts == [2, 3, 2])
  }

  @Test func fromNothingToThreeThousandSections() {
    let fixture = EntryListFixture([])
    fixture.show((0..<3000).map { Entry($0, 1) })
    #expect(fixture.host.numberOfSections == 3000)
  }

  @Test func anUpdateArrivesWithTheSectionInItsNewPlace() {
    let fixture = EntryListFixture([Entry(1, 1), Entry(2, 1)])
    let controller = fixture.controller(2)
    fixture.show([Entry(2, 2), Entry(1, 1)])
    #expect(controller.sectionsAtUpdates == [1, 0])
    #expect(controller.updates == 2)
  }

  @Test func classInstancesAreDeliveredWhenTheyAreOthers() {
    final class Model: Diffable {
      let diffIdentifier = 1
      func isContentEqual(to other: Model) -> Bool { true }
    }
    final class Controller: ListSectionController {
      var received: [ObjectIdentifier] = []
      override func numberOfItems() -> Int { 0 }
      override func didUpdate(to object: any Diffable) {
        received.append(ObjectIdentifier(object as AnyObject))
      }
    }
    var model = Model()
    let host = EntryListFixture.makeHost()
    let adapter = ListAdapter(updater: ListReloadDataUpdater())
    adapter.host = host
    adapter.setDataSource(objects: { [model] }, sectionController: { _ in Controller() })
    let controller = adapter.sectionController(forSection: 0) as? Controller
    adapter.performUpdates(animated: false)
    #expect(controller?.received.count == 1, "the same instance is not delivered again")
    let first = model
    model = Model()
    adapter.performUpdates(animated: false)
    #expect(controller?.received == [ObjectIdentifier(first), ObjectIdentifier(model)])
  }

  // MARK: - Updates of items

  @Test func itemsAreInsertedDeletedAndReloadedInABatch() {
    let fixture = EntryListFixture([Entry(1, 2)])
    fixture.controller(1).perform { controller, context in
      controller.count = 3
      context.insert(in: controller, at: [2])
    }
    fixture.settle()
    #expect(fixture.counts == [3])
    fixture.controller(1).perform { controller, context in
      controller.count = 2
      context.delete(in: controller, at: [0])
    }
    fixture.settle()
    #expect(fixture.counts == [2])
    fixture.controller(1).perform { controller, context in
      controller.count = 5
      context.reload(controller)
    }
    fixture.settle()
    #expect(fixture.counts == [5])
  }

  @Test func aWholeSectionIsReloadedByItsItemsIfThatIsPreferred() {
    let fixture = EntryListFixture([Entry(1, 2)])
    fixture.updater.preferItemReloadsForSectionReloads = true
    fixture.controller(1).perform { controller, context in
      controller.count = 3
      context.reload(controller)
    }
    fixture.settle()
    #expect(fixture.counts == [3])
  }

  @Test func changesOfSectionsAndItemsOfOneTurnAreOneUpdate() {
    let fixture = EntryListFixture([Entry(1, 2), Entry(2, 2)])
    let (first, second) = (fixture.controller(1), fixture.controller(2))
    fixture.entries = [Entry(3, 1), Entry(1, 2), Entry(2, 2)]
    fixture.adapter.performUpdates(animated: false)
    first.perform { controller, context in
      controller.count = 1
      context.delete(in: controller, at: [0])
    }
    second.perform { controller, context in
      controller.count = 3
      context.insert(in: controller, at: [2])
      context.reload(in: controller, at: [0])
    }
    fixture.settle()
    #expect(fixture.counts == [1, 1, 3])
  }

  @Test func itemsOfSectionsThatMoveOrGoChange() {
    let fixture = EntryListFixture([Entry(1, 2), Entry(2, 2)])
    let first = fixture.controller(1)
    fixture.entries = [Entry(2, 2), Entry(1, 2)]
    fixture.adapter.performUpdates(animated: false)
    first.perform { controller, context in
      controller.count = 3
      context.insert(in: controller, at: [0])
    }
    fixture.settle()
    #expect(fixture.counts == [2, 3])

    fixture.entries = [Entry(2, 2)]
    fixture.adapter.performUpdates(animated: false)
    first.perform { controller, context in
      controller.count = 2
      context.delete(in: controller, at: [0])
      context.reload(in: controller, at: [1])
    }
    fixture.settle()
    #expect(fixture.counts == [2])
    #expect(first.section == nil)
  }

  @Test func repeatedOperationsOnOneItemCountOnce() {
    let fixture = EntryListFixture([Entry(1, 4)])
    fixture.controller(1).perform { controller, context in
      controller.count = 3
      context.delete(in: controller, at: [0])
      context.delete(in: controller, at: [0])
    }
    fixture.settle()
    #expect(fixture.counts == [3])
    fixture.controller(1).perform { controller, context in
      context.reload(in: controller, at: [0])
      context.reload(in: controller, at: [0])
    }
    fixture.settle()
    #expect(fixture.counts == [3])
  }

  @Test func deletionsInsertionsAndReloadsOfTheSameItemsAreOneLegalBatch() {
    let fixture = EntryListFixture([Entry(1, 5)])
    var finished: Bool?
    fixture.controller(1).perform(
      { controller, context in
        context.delete(in: controller, at: [1, 2])
        context.insert(in: controller, at: [1, 2])
        context.reload(in: controller, at: [1, 2, 3, 4])
      }, completion: { finished = $0 })
    fixture.settle()
    #expect(finished == true)
    #expect(fixture.counts == [5])
  }

  @Test func itemsThatMoveKeepTheirCells() {
    let fixture = EntryListFixture([Entry(1, 2)])
    let cells = [fixture.cell(0, 0), fixture.cell(0, 1)]
    fixture.controller(1).perform { controller, context in context.move(in: controller, from: 0, to: 1) }
    fixture.settle()
    #expect(fixture.cell(0, 0) === cells[1] && fixture.cell(0, 1) === cells[0])
  }

  @Test func anUpdateAskedForInABatchFollowsIt() {
    let fixture = EntryListFixture([Entry(1, 3), Entry(2, 4), Entry(3, 4), Entry(4, 4)])
    var shown: [[Int]] = []
    fixture.controller(1).perform(
      { controller, _ in
        fixture.entries = [Entry(2, 4), Entry(3, 4), Entry(1, 3)]
        fixture.adapter.performUpdates(animated: false) { _ in shown.append(fixture.counts) }
      }, completion: { _ in shown.append(fixture.counts) })
    fixture.settle()
    fixture.settle()
    #expect(shown == [[3, 4, 4, 4], [4, 4, 3]])
  }

  @Test func aBatchInsideAnUpdateIsPartOfIt() {
    let fixture = EntryListFixture([Entry(1, 1)])
    var order: [String] = []
    fixture.controller(1).onUpdate = { controller in
      controller.onUpdate = { _ in }
      controller.perform({ _, _ in order.append("block") }, completion: { _ in order.append("inner") })
    }
    fixture.entries = [Entry(1, 2)]
    fixture.adapter.performUpdates(animated: false) { _ in order.append("outer") }
    fixture.settle()
    #expect(order == ["block", "outer", "inner"])
    #expect(fixture.counts == [2])
  }

  @Test func itemsChangedBeforeAReloadOfTheSameTurnAreThere() {
    let fixture = EntryListFixture([Entry(1, 2)])
    fixture.controller(1).perform { controller, context in
      fixture.entries = [Entry(1, 3)]
      controller.count = 3
      context.insert(in: controller, at: [0])
    }
    fixture.entries = [Entry(1, 3)]
    fixture.adapter.reloadData()
    fixture.settle()
    #expect(fixture.counts == [3])
  }

  @Test func changedSizesKeepTheCells() {
    let fixture = EntryListFixture([Entry(1, 2)])
    let cell = fixture.cell(0, 1)
    let controller = fixture.controller(1)
    controller.height = 20
    var finished: Bool?
    controller.collectionContext?.invalidateLayout(for: controller) { finished = $0 }
    fixture.settle()
    #expect(finished == true)
    #expect(fixture.cell(0, 1) === cell)
    #expect(fixture.host.layoutAttributesForItem(at: ItemPath(item: 1, section: 0))?.frame.height == 20)
  }

  @Test func sizesOfASectionThatIsGoingAreNotAskedFor() {
    let fixture = EntryListFixture([Entry(1, 2), Entry(2, 2)])
    let controller = fixture.controller(1)
    var results: [Bool] = []
    fixture.entries = [Entry(2, 2)]
    fixture.adapter.performUpdates(animated: false) { results.append($0) }
    controller.collectionContext?.invalidateLayout(for: controller) { results.append($0) }
    fixture.settle()
    #expect(results == [true, false])
  }

  // MARK: - Display

  @Test func displaysBeginAndEndOnce() {
    let fixture = EntryListFixture([Entry(1, 1), Entry(2, 2)])
    let (first, second) = (fixture.controller(1), fixture.controller(2))
    #expect(first.sectionDisplays == 1 && second.sectionDisplays == 1)
    #expect(first.cellDisplays == [0] && second.cellDisplays == [0, 1])
    second.perform { controller, context in
      controller.count = 1
      context.delete(in: controller, at: [1])
    }
    fixture.settle()
    #expect(second.sectionDisplays == 1 && second.sectionEnds == 0)
    #expect(second.cellEnds == [1])
    fixture.show([Entry(1, 1)])
    #expect(second.sectionEnds == 1)
    #expect(second.cellEnds.sorted() == [0, 1])
    fixture.show([])
    #expect(first.sectionEnds == 1 && first.cellEnds == [0])
  }

  @Test func aDeletedObjectIsReportedAsItWas() {
    final class Reporter: ListAdapterDelegate {
      var ends: [(object: Entry?, path: ItemPath?, section: Int?)] = []
      func listAdapter(
        _ listAdapter: ListAdapter, didEndDisplaying object: any Diffable, cell: any ListCell,
        at path: ItemPath
      ) {
        ends.append((object as? Entry, path, nil))
      }
      func listAdapter(_ listAdapter: ListAdapter, didEndDisplaying object: any Diffable, at section: Int) {
        ends.append((object as? Entry, nil, section))
      }
    }
    let reporter = Reporter()
    let fixture = EntryListFixture([Entry(1, 1), Entry(2, 1)])
    fixture.adapter.delegate = reporter
    fixture.show([Entry(2, 1)])
    #expect(reporter.ends.map(\.object) == [Entry(1, 1), Entry(1, 1)])
    #expect(reporter.ends.first?.path == ItemPath(item: 0, section: 0))
    #expect(reporter.ends.last?.section == 0)
  }

  @Test func aSectionReloadedInPlaceIsDisplayedThroughout() {
    let fixture = EntryListFixture([Entry(1, 2)])
    let controller = fixture.controller(1)
    controller.perform { controller, context in context.reload(controller) }
    fixture.settle()
    #expect(controller.sectionDisplays == 1 && controller.sectionEnds == 0)
    #expect(controller.cellDisplays.count == 4 && controller.cellEnds.count == 2)
  }

  // MARK: - Listeners

  private final class Listener: ListAdapterUpdateListener {
    var events: [(ListAdapterUpdateType, Bool)] = []
    func listAdapter(_ listAdapter: ListAdapter, didFinish update: ListAdapterUpdateType, animated: Bool) {
      events.append((update, animated))
    }
  }

  @Test func everyListenerHearsOfEveryUpdateOnce() {
    let fixture = EntryListFixture([Entry(1, 1)])
    let listeners = [Listener(), Listener(), Listener()]
    listeners.forEach { fixture.adapter.addUpdateListener($0) }
    fixture.adapter.addUpdateListener(listeners[0])
    fixture.adapter.removeUpdateListener(listeners[2])
    fixture.show([Entry(1, 2)], animated: true)
    fixture.adapter.reloadData()
    fixture.settle()
    fixture.controller(1).perform { _, _ in }
    fixture.settle()
    for listener in listeners[..<2] {
      #expect(listener.events.map(\.0) == [.performUpdates, .reloadData, .itemUpdates])
      #expect(listener.events.map(\.1) == [true, false, false])
    }
    #expect(listeners[2].events.isEmpty)
  }

  @Test func listenersAreNotKept() {
    let fixture = EntryListFixture([Entry(1, 1)])
    var listener: Listener? = Listener()
    weak let reference = listener
    if let listener { fixture.adapter.addUpdateListener(listener) }
    listener = nil
    #expect(reference == nil)
    #expect(fixture.show([Entry(1, 2)]) == true)
  }

  // MARK: - Async

  @Test func anUpdateCanBeWaitedFor() async {
    let host = EntryListFixture.makeHost()
    final class Source { var entries = [Entry(1, 1)] }
    let source = Source()
    let adapter = ListAdapter()
    adapter.host = host
    adapter.setDataSource(objects: { source.entries }, sectionController: { _ in EntrySectionController() })
    source.entries.append(Entry(2, 2))
    #expect(await adapter.performUpdates(animated: false))
    #expect(host.numberOfSections == 2)
    source.entries.removeFirst()
    #expect(await adapter.reloadData())
    #expect(host.numberOfSections == 1)
  }
}
