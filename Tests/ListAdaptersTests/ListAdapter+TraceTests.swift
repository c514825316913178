// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing
import Testing

@testable import ListAdapters

/// Exact orders of calls.
@MainActor
@Suite struct ListAdapterTraceTests {
  /// A list of one section whose cells and header are displayed as the test says.
  @MainActor
  private struct Single {
    let list: NumberListFixture
    let trace: AdapterTrace
    private let probe: AnyObject
    private let cells = [HeadlessCell(), HeadlessCell()]
    private let header = HeadlessReusableView()

    init(announces: Bool = false) {
      list = NumberListFixture([2], size: CGSize(width: 100, height: 0))
      trace = AdapterTrace(list.adapter, announces: announces)
      probe = list.controller(2).map { [trace] in trace.watch($0, as: "D") } ?? trace
    }

    func begin(_ item: Int) {
      list.adapter.client.host(list.host, willDisplay: cells[item], forItemAt: at(0, item))
    }
    func end(_ item: Int) {
      list.adapter.client.host(list.host, didEndDisplaying: cells[item], forItemAt: at(0, item))
    }
    func beginHeader() {
      list.adapter.client.host(
        list.host, willDisplaySupplementaryView: header, ofKind: .header, at: at(0, 0))
    }
    func endHeader() {
      list.adapter.client.host(
        list.host, didEndDisplayingSupplementaryView: header, ofKind: .header, at: at(0, 0))
    }
  }

  // MARK: - Display

  @Test func cellsOfASectionComeAndGoInOrder() {
    let single = Single()
    single.begin(0)
    #expect(
      single.trace.take() == [
        "will display", "view cell 0", "D cell 0", "A cell 0", "D section", "A object 0", "D enters",
        "did display",
      ])
    single.begin(1)
    #expect(
      single.trace.take() == ["will display", "view cell 1", "D cell 1", "A cell 1", "did display"])
    single.end(1)
    #expect(
      single.trace.take() == [
        "will end display", "view end cell 1", "D end cell 1", "A end cell 1", "did end display",
      ])
    single.end(0)
    #expect(
      single.trace.take() == [
        "will end display", "view end cell 0", "D end cell 0", "A end cell 0", "D end section",
        "A end object 0", "D exits", "did end display",
      ])
  }

  @Test func aSectionIsDisplayedFromItsFirstViewToItsLast() {
    let single = Single()
    single.beginHeader()
    #expect(single.trace.take() == ["view header", "D section", "A object 0"])
    single.begin(0)
    #expect(
      single.trace.take() == [
        "will display", "view cell 0", "D cell 0", "A cell 0", "D enters", "did display",
      ])
    single.end(0)
    #expect(
      single.trace.take() == [
        "will end display", "view end cell 0", "D end cell 0", "A end cell 0", "D exits", "did end display",
      ])
    single.endHeader()
    #expect(single.trace.take() == ["view end header", "D end section", "A end object 0"])
    single.endHeader()
    #expect(single.trace.take() == ["view end header"], "twice is once for all who count")
  }

  @Test func whatWasNeverDisplayedDoesNotEnd() {
    let single = Single()
    single.end(0)
    #expect(single.trace.take() == ["will end display", "view end cell 0", "did end display"])
    #expect(single.list.adapter.visibleSectionControllers().isEmpty)
  }

  @Test func theAnnouncerIsToldAfterTheDelegate() {
    let single = Single(announces: true)
    // Other adapters announce at other times only: each test has the main actor to itself until it waits.
    single.begin(0)
    single.begin(1)
    let isTold = { (step: String) in "DAG".contains(step.prefix(1)) && step.dropFirst().hasPrefix(" ") }
    #expect(
      single.trace.take().filter { isTold($0) && $0 != "D enters" } == [
        "D cell 0", "A cell 0", "G cell 0", "D section", "A object 0", "G object 0", "D cell 1", "A cell 1",
        "G cell 1",
      ])
    single.end(0)
    single.end(1)
    #expect(
      single.trace.take().filter { isTold($0) && $0 != "D exits" } == [
        "D end cell 0", "A end cell 0", "G end cell 0", "D end cell 1", "A end cell 1", "G end cell 1",
        "D end section", "A end object 0", "G end object 0",
      ])
  }

  @Test func stepsThatTakeTimeEncloseTheWholeOfOneCell() {
    let list = NumberListFixture([])
    let trace = AdapterTrace(list.adapter)
    list.show([1])
    #expect(
      trace.take().filter { !$0.hasPrefix("listener") } == [
        // Once to place the sections, and once more to place the items of those that are on screen.
        "will size", "did size", "will size", "did size", "will dequeue", "did dequeue", "will display",
        "view cell 0", "A cell 0", "A object 0", "did display",
      ])
    list.show([])
    #expect(
      trace.take().filter { !$0.hasPrefix("listener") } == [
        "will end display", "view end cell 0", "A end cell 0", "A end object 0", "did end display",
      ])
  }

  // MARK: - Scrolling

  @Test func scrollingIsToldToTheDelegateAndThenToVisibleSectionControllers() {
    let list = NumberListFixture(Array(1...12))
    let trace = AdapterTrace(list.adapter)
    let probes = [1, 2, 12].compactMap { number in
      list.controller(number).map { trace.watch($0, as: "\(number)") }
    }
    list.host.beginDragging()
    #expect(trace.take() == ["begin dragging", "1 begin dragging", "2 begin dragging"])
    list.host.scroll(to: CGPoint(x: 0, y: 5))
    #expect(
      trace.take().prefix(5) == ["will scroll", "scroll", "1 scroll", "2 scroll", "did scroll"])
    list.host.endDragging(velocity: .zero, willDecelerate: true)
    #expect(
      trace.take().prefix(3) == ["end dragging true", "1 end dragging true", "2 end dragging true"])
    list.host.endDecelerating()
    #expect(trace.take() == ["end decelerating", "1 end decelerating", "2 end decelerating"])
    #expect(probes.count == 3)
  }

  // MARK: - Updates

  /// An entry list whose updater, data source, section controllers and delegates all write into one trace.
  @MainActor
  private struct Whole {
    let list: EntryListFixture
    let trace: AdapterTrace
    private let updaterDelegate = RecordingUpdaterDelegate()
    private let probes: Probes

    /// What watches section controllers, kept as long as the list.
    private final class Probes { var all: [AnyObject] = [] }

    /// - Parameter watches: Whether what section controllers' delegates are told is in the trace too, as D.
    init(_ entries: [Entry], watches: Bool = false) {
      let probes = Probes()
      self.probes = probes
      let list = EntryListFixture(entries)
      let trace = AdapterTrace(list.adapter)
      self.list = list
      self.trace = trace
      list.updater.delegate = updaterDelegate
      updaterDelegate.onStep = { trace.note($0) }
      list.onRead = { trace.note("read") }
      list.onEmptyView = { trace.note("empty view") }
      list.prepare = { controller in
        trace.note("made")
        if watches { probes.all.append(trace.watch(controller, as: "D")) }
        controller.onUpdate = { trace.note("update \($0.entry.key) at \($0.section ?? -1)") }
      }
      for entry in entries {
        if watches { probes.all.append(trace.watch(list.controller(entry.key), as: "D")) }
        list.controller(entry.key).onUpdate = { trace.note("update \($0.entry.key) at \($0.section ?? -1)") }
      }
    }

    /// The steps without those of single cells.
    func takeUpdate() -> [String] {
      trace.take().filter { step in
        !["will size", "did size", "will dequeue", "did dequeue", "will display", "did display"].contains(
          step)
          && !["view ", "A "].contains { step.hasPrefix($0) } && !step.hasSuffix("end display")
      }
    }
  }

  /// What is told of one cell.
  private enum Steps {
    static func sizes(_ count: Int) -> [String] {
      (0..<count).flatMap { _ in ["will size", "did size"] }
    }

    /// - Parameter further: What is told besides, of the section and the working range.
    static func appearing(_ item: Int, _ further: [String] = []) -> [String] {
      [
        "will dequeue", "did dequeue", "will display", "view cell \(item)", "D cell \(item)",
        "A cell \(item)",
      ]
        + further + ["did display"]
    }

    static func leaving(_ item: Int, _ further: [String] = []) -> [String] {
      ["will end display", "view end cell \(item)", "D end cell \(item)", "A end cell \(item)"] + further
        + ["did end display"]
    }
  }

  @Test func anUpdateFromTheCallToTheCompletion() {
    let whole = Whole([Entry(1, 1), Entry(2, 1)])
    whole.list.entries = [Entry(3, 1), Entry(1, 1), Entry(2, 4)]
    whole.list.adapter.performUpdates(animated: true) { _ in whole.trace.note("completion") }
    #expect(whole.takeUpdate() == [])
    let controller = whole.list.controller(2)
    controller.perform(
      { _, _ in whole.trace.note("block") }, completion: { _ in whole.trace.note("block completion") })
    #expect(whole.takeUpdate() == [], "everything waits for the turn")
    controller.collectionContext?.invalidateLayout(for: controller) { _ in whole.trace.note("invalidated") }
    whole.list.scheduler.advance()
    #expect(
      whole.takeUpdate() == [
        "read", "willDiff 2 3", "didDiff", "willPerform unanimated", "update 2 at 2",
        // The new section controller is made when something is first asked of it, not before the diff.
        "made", "update 3 at 0", "block", "didPerform", "listener performUpdates", "completion",
        "listener itemUpdates", "block completion",
      ])
    whole.list.host.finishAnimations()
    #expect(whole.takeUpdate() == ["invalidated"], "it is an update of its own, after the others")
  }

  @Test func aReloadFromTheCallToTheCompletion() {
    let whole = Whole([Entry(1, 1), Entry(2, 2)], watches: true)
    let old = whole.list.controller(1)
    whole.list.adapter.reloadData { whole.trace.note("completion \($0)") }
    old.perform(
      { _, _ in whole.trace.note("block") }, completion: { whole.trace.note("block completion \($0)") })
    #expect(whole.trace.take() == ["read"], "objects are read at the call")
    whole.list.scheduler.advance()
    #expect(old.section == nil)
    // Whether there is an item is asked of the first section, which is made for it; the second is made when it is laid out.
    var expected = ["made", "update 1 at 0", "block", "willReloadData", "made", "update 2 at 1"]
    expected += Steps.sizes(3)
    expected += Steps.leaving(0, ["D end section", "A end object 0", "D exits", "D exits"])
    expected += Steps.leaving(0)
    expected += Steps.leaving(1, ["D end section", "A end object 1"])
    expected += Steps.sizes(3)
    expected += Steps.appearing(0, ["D section", "A object 0", "D enters", "D enters"])
    expected += Steps.appearing(0, ["D section", "A object 1"])
    expected += Steps.appearing(1)
    expected += [
      "didReloadData", "listener reloadData", "completion true", "listener itemUpdates",
      "block completion true",
    ]
    #expect(whole.trace.take() == expected)
    whole.list.settle()
    #expect(whole.trace.take() == [])
  }

  @Test func aReloadOfNothingAsksForTheEmptyViewBeforeTheHostReloads() {
    let whole = Whole([Entry(1, 1)], watches: true)
    whole.list.entries = []
    whole.list.adapter.reloadData { whole.trace.note("completion \($0)") }
    #expect(whole.trace.take() == ["read"])
    whole.list.scheduler.advance()
    #expect(
      whole.trace.take() == ["empty view", "willReloadData"]
        + Steps.leaving(0, ["D end section", "A end object 0", "D exits"])
        + ["didReloadData", "listener reloadData", "completion true"])
  }

  @Test func anExchangeTakesAlongWhatIsQueued() {
    let whole = Whole([Entry(1, 1)])
    let trace = whole.trace
    whole.list.entries = [Entry(5, 1)]
    whole.list.adapter.performUpdates(animated: false) { trace.note("P \($0)") }
    whole.list.controller(1).perform(
      { _, _ in trace.note("block") }, completion: { trace.note("B \($0)") })
    let other = EntryListFixture([Entry(7, 2)])
    other.onRead = { trace.note("other read") }
    whole.list.adapter.dataSource = other
    #expect(
      whole.takeUpdate() == [
        "block", "other read", "listener performUpdates", "P true", "listener itemUpdates", "B true",
      ])
    #expect(whole.list.host.numberOfSections == 1)
    whole.list.scheduler.advance()
    #expect(whole.takeUpdate() == [], "nothing is left for the turn")
  }

  @Test func moreThanAHundredChangesAreAReload() {
    let whole = Whole([Entry(1, 1), Entry(2, 2)])
    func steps(adding keys: ClosedRange<Int>) -> [String] {
      whole.list.entries += keys.map { Entry($0, 1) }
      whole.list.adapter.performUpdates(animated: false) { _ in whole.trace.note("completion") }
      whole.list.settle()
      return whole.takeUpdate().filter { $0 != "made" && !$0.hasPrefix("update") }
    }
    #expect(
      steps(adding: 3...102) == [
        "read", "willDiff 2 102", "didDiff", "willPerform unanimated", "didPerform",
        "listener performUpdates",
        "completion",
      ])
    #expect(
      steps(adding: 103...203) == [
        "read", "willDiff 102 203", "didDiff", "willReloadData as fallback", "didReloadData as fallback",
        "listener performUpdates", "completion",
      ])
  }

  @Test func anUpdateThatIsAReloadFromTheCallToTheCompletion() {
    let whole = Whole([Entry(1, 1), Entry(2, 2)], watches: true)
    whole.list.updater.maximumChangeCount = 1
    whole.list.entries = [Entry(3, 1), Entry(1, 1), Entry(2, 1)]
    whole.list.adapter.performUpdates(animated: true) { whole.trace.note("completion \($0)") }
    whole.list.controller(1).perform(
      { _, _ in whole.trace.note("block") }, completion: { whole.trace.note("block completion \($0)") })
    #expect(whole.trace.take() == [])
    whole.list.scheduler.advance()
    var expected = ["read", "willDiff 2 3", "didDiff", "willReloadData as fallback", "update 2 at 2"]
    expected += ["made", "update 3 at 0", "block"]
    expected += Steps.sizes(3)
    // The working range is that of the new list from the first view that leaves: the new section is in it.
    expected += Steps.leaving(0, ["D end section", "A end object 0", "D enters"])
    expected += Steps.leaving(0)
    expected += Steps.leaving(1, ["D end section", "A end object 1", "D exits", "D exits", "D exits"])
    expected += Steps.sizes(3)
    expected += Steps.appearing(0, ["D section", "A object 0", "D enters", "D enters", "D enters"])
    expected += Steps.appearing(0, ["D section", "A object 1"])
    expected += Steps.appearing(0, ["D section", "A object 2"])
    expected += [
      "didReloadData as fallback", "listener performUpdates", "completion true", "listener itemUpdates",
      "block completion true",
    ]
    #expect(whole.trace.take() == expected)
  }

  @Test func aBatchFromWithinAnUpdateRunsOnTheSpotAndEndsAfterIt() {
    let whole = Whole([Entry(1, 1)])
    let trace = whole.trace
    whole.list.controller(1).onUpdate = { controller in
      trace.note("update")
      controller.perform({ _, _ in trace.note("block") }, completion: { _ in trace.note("inner") })
      trace.note("updated")
    }
    whole.list.entries = [Entry(1, 2)]
    whole.list.adapter.performUpdates(animated: false) { _ in trace.note("outer") }
    whole.list.scheduler.advance()
    #expect(
      whole.takeUpdate() == [
        "read", "willDiff 1 1", "didDiff", "willPerform unanimated", "update", "block", "updated",
        "didPerform", "listener performUpdates", "outer", "listener itemUpdates", "inner",
      ])
  }
}
