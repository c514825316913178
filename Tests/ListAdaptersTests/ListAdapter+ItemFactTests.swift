// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing
import Testing

@testable import ListAdapters

/// Changes of items, and what section controllers may ask meanwhile.
@MainActor
@Suite struct ListAdapterItemFactTests {
  @Test(arguments: [false, true])
  func oneOperationOnTwoItems(prefersItemReloads: Bool) {
    func countAfter(
      _ updates: @escaping @MainActor (EntrySectionController, any ListBatchContext) -> Void
    ) -> [Int] {
      let fixture = EntryListFixture([Entry(1, 2)])
      fixture.updater.preferItemReloadsForSectionReloads = prefersItemReloads
      let delegate = RecordingUpdaterDelegate()
      fixture.updater.delegate = delegate
      fixture.controller(1).perform(updates)
      fixture.settle()
      #expect(delegate.failures.isEmpty)
      return fixture.counts
    }
    let inserted = countAfter { controller, context in
      controller.count = 3
      context.insert(in: controller, at: [2])
    }
    #expect(inserted == [3])
    let deleted = countAfter { controller, context in
      controller.count = 1
      context.delete(in: controller, at: [0])
    }
    #expect(deleted == [1])
    let reloaded = countAfter { controller, context in
      controller.count = 3
      context.reload(controller)
    }
    #expect(reloaded == [3])
  }

  @Test func repeatedInsertionsAreTwoAndRepeatedDeletionsOne() {
    let fixture = EntryListFixture([Entry(1, 2)])
    let delegate = RecordingUpdaterDelegate()
    fixture.updater.delegate = delegate
    fixture.controller(1).perform { controller, context in
      controller.count = 4
      context.insert(in: controller, at: [0])
      context.insert(in: controller, at: [0])
    }
    fixture.settle()
    #expect(fixture.counts == [4])
    fixture.controller(1).perform { controller, context in
      controller.count = 3
      context.delete(in: controller, at: [0])
      context.delete(in: controller, at: [0])
    }
    fixture.settle()
    #expect(fixture.counts == [3])
    #expect(delegate.failures.isEmpty)
  }

  @Test func aHostOutOfSightIsGivenTheSameBatch() {
    let fixture = EntryListFixture([Entry(1, 8)])
    let delegate = RecordingUpdaterDelegate()
    fixture.updater.delegate = delegate
    fixture.host.isVisible = false
    fixture.controller(1).perform(animated: true) { controller, context in
      controller.count = 6
      context.reload(in: controller, at: [0])
      context.delete(in: controller, at: [5, 6, 7])
      context.insert(in: controller, at: [0])
    }
    fixture.settle()
    #expect(fixture.counts == [6])
    #expect(delegate.failures.isEmpty)
  }

  /// What happens to the section in whose block an item moves.
  enum SectionChange: CaseIterable, Sendable { case moved, reloaded, deleted, preceded }

  @Test(arguments: SectionChange.allCases)
  func anItemMovesWhileItsSectionChanges(change: SectionChange) {
    let fixture = EntryListFixture([Entry(1, 2), Entry(2, 1)])
    let delegate = RecordingUpdaterDelegate()
    fixture.updater.delegate = delegate
    let controller = fixture.controller(1)
    switch change {
    case .moved: fixture.entries.swapAt(0, 1)
    case .reloaded: break
    case .deleted: fixture.entries.removeFirst()
    case .preceded: fixture.entries.insert(Entry(3, 1), at: 0)
    }
    if change == .reloaded {
      controller.perform { controller, context in context.reload(controller) }
    } else {
      fixture.adapter.performUpdates(animated: true)
    }
    var wasRun = false
    controller.perform { controller, context in
      wasRun = true
      context.move(in: controller, from: 0, to: 1)
    }
    fixture.settle()
    #expect(wasRun)
    #expect(delegate.failures.isEmpty)
    let expected: [SectionChange: [Int]] = [
      .moved: [1, 2], .reloaded: [2, 1], .deleted: [1], .preceded: [1, 2, 1],
    ]
    #expect(fixture.counts == expected[change])
    #expect(fixture.host.finish().isClean)
  }

  @Test func cellsCannotBeLookedUpWhileOneIsMadeOrTheRangeIsReported() {
    final class Asking: ListSectionController, ListWorkingRangeDelegate {
      var found: [Bool] = []
      override init() {
        super.init()
        workingRangeDelegate = self
      }
      private func ask() {
        let cell = collectionContext?.cellForItem(at: 0, in: self)
        let view = collectionContext?.viewForSupplementaryElement(ofKind: .header, in: self)
        found.append(cell != nil || view != nil)
      }
      override func numberOfItems() -> Int { 2 }
      override func sizeForItem(at index: Int) -> CGSize { CGSize(width: 100, height: 10) }
      override func cellForItem(at index: Int) -> any ListCell {
        ask()
        let cell: HeadlessCell? = collectionContext?.dequeueReusableCell(for: self, at: index)
        return cell ?? HeadlessCell()
      }
      func listAdapter(
        _ listAdapter: ListAdapter,
        sectionControllerWillEnterWorkingRange sectionController: ListSectionController
      ) { ask() }
      func listAdapter(
        _ listAdapter: ListAdapter,
        sectionControllerDidExitWorkingRange sectionController: ListSectionController
      ) { ask() }
    }
    final class Source { var objects = [1] }
    let source = Source()
    let host = EntryListFixture.makeHost()
    let adapter = ListAdapter(updater: ListReloadDataUpdater())
    adapter.host = host
    adapter.setDataSource(objects: { source.objects }, sectionController: { _ in Asking() })
    host.layoutIfNeeded()
    let controller = adapter.sectionController(forSection: 0) as? Asking
    #expect(controller?.found == [false, false, false], "two cells and one entry")
    #expect(
      controller.flatMap { adapter.context.cellForItem(at: 0, in: $0) } != nil, "and afterwards it is there")
    source.objects = []
    adapter.performUpdates(animated: false)
    host.layoutIfNeeded()
    #expect(controller?.found == [false, false, false, false])
  }

  @Test func cellsComeFromAndGoToWhereTheTransitionDelegateSays() {
    final class Shift: ListTransitionDelegate {
      func listAdapter(
        _ listAdapter: ListAdapter, customizedInitialLayoutAttributes attributes: ListLayoutAttributes,
        sectionController: ListSectionController, at index: Int
      ) -> ListLayoutAttributes { shifted(attributes) }
      func listAdapter(
        _ listAdapter: ListAdapter, customizedFinalLayoutAttributes attributes: ListLayoutAttributes,
        sectionController: ListSectionController, at index: Int
      ) -> ListLayoutAttributes { shifted(attributes) }
      private func shifted(_ attributes: ListLayoutAttributes) -> ListLayoutAttributes {
        var result = attributes
        result.center = CGPoint(x: attributes.center.x + 10, y: attributes.center.y + 10)
        return result
      }
    }
    let fixture = EntryListFixture([Entry(1, 1)])
    guard let resting = fixture.host.layoutAttributesForItem(at: at(0, 0)) else {
      Issue.record("no cell")
      return
    }
    let client = fixture.adapter.client
    #expect(client.initialLayoutAttributes(resting) == resting)
    #expect(client.finalLayoutAttributes(resting) == resting)
    let shift = Shift()
    fixture.controller(1).transitionDelegate = shift
    let shifted = CGPoint(x: resting.center.x + 10, y: resting.center.y + 10)
    #expect(client.initialLayoutAttributes(resting).center == shifted)
    #expect(client.finalLayoutAttributes(resting).center == shifted)
  }
}
