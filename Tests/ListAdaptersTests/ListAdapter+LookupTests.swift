// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing
import Testing
import TrellisTestSupport

@testable import ListAdapters

@MainActor
@Suite struct ListAdapterLookupTests {
  @Test func sectionControllersKnowTheirSectionsAfterAnUpdate() {
    let fixture = NumberListFixture()
    #expect(fixture.adapter.sectionController(forSection: 0) == nil)
    fixture.show([1, 2, 3])
    for section in 0..<3 {
      let controller = fixture.adapter.sectionController(forSection: section)
      #expect(controller?.section == section)
      #expect(controller.flatMap { fixture.adapter.section(for: $0) } == section)
      #expect(fixture.adapter.section(for: section + 1) == section)
      #expect(fixture.adapter.object(atSection: section) as? Int == section + 1)
    }
    #expect(fixture.adapter.section(for: 9) == nil)
    #expect(fixture.adapter.sectionController(for: 9) == nil)
    #expect(fixture.adapter.sectionController(forSection: -1) == nil)
    #expect(fixture.adapter.sectionController(forSection: 3) == nil)
    #expect(fixture.adapter.object(atSection: 3) == nil)
  }

  @Test func anObjectOfAnotherTypeIsAnotherObject() {
    let fixture = NumberListFixture([1])
    #expect(fixture.adapter.section(for: "1") == nil)
  }

  @Test func reloadDataMakesEverySectionControllerAnew() {
    let fixture = NumberListFixture([1, 2])
    let before = fixture.controller(1)
    fixture.adapter.reloadData()
    #expect(before !== fixture.controller(1))
    #expect(before?.section == nil)
  }

  @Test func sectionControllersThatShiftKnowIt() {
    let fixture = NumberListFixture([1, 2, 3])
    let (first, last) = (fixture.controller(1), fixture.controller(3))
    #expect(first?.isFirstSection == true && last?.isLastSection == true)
    fixture.show([0, 1, 2, 3])
    #expect(first?.section == 1)
    #expect(first?.isFirstSection == false)
    #expect(last?.section == 3)
    #expect(last?.isLastSection == true)
    let zero = fixture.controller(0)
    fixture.show([1, 2, 3])
    #expect(zero?.section == nil)
    #expect(first?.isFirstSection == true)
    fixture.show([2, 3])
    #expect(first?.section == nil)
    #expect(first?.isFirstSection == false)
  }

  @Test func onlyTheEndsAreFirstAndLastAfterAMove() {
    let fixture = NumberListFixture([0, 1, 2])
    let controllers = [0, 1, 2].map { fixture.controller($0) }
    fixture.show([2, 0, 1])
    #expect(controllers.map { $0?.isFirstSection } == [false, false, true])
    #expect(controllers.map { $0?.isLastSection } == [false, true, false])
  }

  @Test func aSingleSectionIsFirstAndLast() {
    let fixture = NumberListFixture([4])
    #expect(fixture.controller(4)?.isFirstSection == true)
    #expect(fixture.controller(4)?.isLastSection == true)
  }

  @Test func aSectionControllerThatOutlivesItsAdapterIsInNoSection() {
    var fixture: NumberListFixture? = NumberListFixture([1])
    let controller = fixture?.controller(1)
    #expect(controller?.section == 0)
    fixture = nil
    #expect(controller?.section == nil)
    #expect(controller?.collectionContext == nil)
  }

  @Test func sectionControllersAreMadeOnceForEachIdentifier() {
    let fixture = NumberListFixture([1, 2])
    fixture.show([2, 3, 1])
    fixture.show([3, 2])
    #expect(fixture.made.sorted() == [1, 2, 3])
  }

  @Test func aSectionControllerKnowsItsContextWhileItIsMade() {
    final class Curious: ListSectionController {
      private(set) var hadContextAtInit = false
      override init() {
        super.init()
        hadContextAtInit = collectionContext != nil
      }
      override func numberOfItems() -> Int { 0 }
    }
    let host = HeadlessListHost(size: CGSize(width: 10, height: 10), layout: ListCollectionViewLayout())
    let adapter = ListAdapter(updater: ListReloadDataUpdater())
    adapter.host = host
    adapter.setDataSource(objects: { [1] }, sectionController: { _ in Curious() })
    #expect((adapter.sectionController(forSection: 0) as? Curious)?.hadContextAtInit == true)
    #expect(Curious().collectionContext == nil)
  }

  @Test func repeatedIdentifiersAreLeftOutAndReported() {
    final class Reporter: ListAdapterDelegate {
      var positions: [[Int]] = []
      func listAdapter(_ listAdapter: ListAdapter, didLeaveOutDuplicatesAt positions: [Int]) {
        self.positions.append(positions)
      }
    }
    let reporter = Reporter()
    let fixture = NumberListFixture([1])
    fixture.adapter.delegate = reporter
    fixture.show([1, 2, 1, 3, 2])
    #expect(fixture.adapter.objects().array(of: Int.self) == [1, 2, 3])
    #expect(reporter.positions == [[2, 4]])
    fixture.show([1, 2, 3])
    #expect(reporter.positions.count == 1, "a list without repetitions is not reported")
  }

  @Test func repetitionsAreReportedWhoeverReads() {
    final class Reporter: ListAdapterDelegate {
      var positions: [[Int]] = []
      func listAdapter(_ listAdapter: ListAdapter, didLeaveOutDuplicatesAt positions: [Int]) {
        self.positions.append(positions)
      }
    }
    let reporter = Reporter()
    let fixture = NumberListFixture([1])
    fixture.adapter.delegate = reporter
    fixture.numbers = [1, 1]
    fixture.adapter.reloadData()
    #expect(reporter.positions == [[1]])
    let other = NumberListFixture([])
    other.numbers = [3, 4, 4]
    fixture.adapter.dataSource = other
    #expect(reporter.positions == [[1], [2]])
    let host = HeadlessListHost(size: CGSize(width: 10, height: 10))
    fixture.adapter.host = host
    #expect(reporter.positions == [[1], [2], [2]])
    #expect(host.numberOfSections == 2)
  }

  private struct CountedObject: Diffable {
    let diffIdentifier: CountedID
    func isContentEqual(to other: CountedObject) -> Bool { true }
  }

  /// Asking again and again takes no longer in a long list.
  @Test func lookUpsTakeConstantTime() {
    let counts = CallCounts()
    let adapter = ListAdapter(updater: ListReloadDataUpdater())
    let objects = (0..<5000).map { CountedObject(diffIdentifier: CountedID($0, counts)) }
    adapter.setDataSource(
      objects: { objects },
      sectionController: { _ in
        ListSingleSectionController<CountedObject, HeadlessCell>(
          configureBlock: { _, _ in }, sizeBlock: { _, _ in CGSize(width: 10, height: 10) })
      })
    let host = HeadlessListHost(size: CGSize(width: 100, height: 100))
    adapter.host = host
    #expect(adapter.section(for: objects[4999]) == 4999)
    let before = counts.total
    for position in stride(from: 0, to: 5000, by: 50) {
      let controller = adapter.sectionController(for: objects[position])
      #expect(controller != nil && controller === adapter.sectionController(forSection: position))
      #expect(controller.flatMap { adapter.section(for: $0) } == position)
      #expect(controller.flatMap { adapter.object(for: $0) } is CountedObject)
      #expect(adapter.section(for: objects[position]) == position)
      #expect(adapter.object(atSection: position) is CountedObject)
    }
    #expect(counts.total - before < 100 * 20, "a few hashes and comparisons for each")
  }
}
