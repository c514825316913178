// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing
import Testing

@testable import ListAdapters

/// Whoever is told something may ask for something else: at each single step of updates, reloads and scrolls, each thing that can be
/// asked for.
@MainActor
@Suite struct ListAdapterReentrancyTests {
  enum Request: CaseIterable, Sendable {
    case update, reload, batch, otherSource, otherHost, noSource, reloadedObject, layout, scroll
  }

  enum Occasion: CaseIterable, Sendable {
    case update, animatedUpdate, fallback, reload, emptying, exchange, jump
  }

  /// A list on which one thing happens, and another is asked for at a step of that.
  @MainActor
  private final class Scene {
    let fixture: EntryListFixture
    let trace: AdapterTrace
    private let updaterDelegate = RecordingUpdaterDelegate()
    private var sources: [AnyObject] = []
    private var probes: [AnyObject] = []
    private var hosts: [HeadlessListHost]
    private var isPreparing = true
    private var (asked, completed) = (0, 0)
    private(set) var stepCount = 0
    private(set) var stepOfRequest: String?

    init() {
      let fixture = EntryListFixture([])
      let trace = AdapterTrace(fixture.adapter)
      self.fixture = fixture
      self.trace = trace
      hosts = [fixture.host]
      fixture.host.setSize(CGSize(width: 100, height: 50))
      fixture.updater.delegate = updaterDelegate
      updaterDelegate.onStep = { [weak trace] in trace?.note($0) }
      fixture.onRead = { [weak trace] in trace?.note("read") }
      fixture.onEmptyView = { [weak trace] in trace?.note("empty view") }
      fixture.prepare = { [weak self] in self?.prepare($0) }
      fixture.show([Entry(1, 1), Entry(2, 2), Entry(3, 1), Entry(4, 30), Entry(5, 1)])
      isPreparing = false
    }

    private func prepare(_ controller: EntrySectionController) {
      probes.append(trace.watch(controller, as: "D"))
      controller.onUpdate = { [weak trace] in trace?.note("update \($0.entry.key)") }
      trace.note("made")
    }

    private func completion() -> @MainActor (Bool) -> Void {
      asked += 1
      return { [weak self] _ in
        self?.completed += 1
        self?.trace.note("completion")
      }
    }

    func run(_ occasion: Occasion, _ request: Request?, at step: Int) {
      trace.onNote = { [weak self] note in
        guard let self, !isPreparing else { return }
        stepCount += 1
        if let request, stepCount == step + 1 {
          stepOfRequest = note
          perform(request)
        }
      }
      perform(occasion)
      settle()
      trace.onNote = { _ in }
      settle()
    }

    private func perform(_ occasion: Occasion) {
      let adapter = fixture.adapter
      switch occasion {
      case .update, .animatedUpdate:
        fixture.entries = [Entry(6, 1), Entry(3, 1), Entry(2, 1), Entry(4, 30)]
        fixture.controller(3).perform(
          { controller, context in
            controller.count = 2
            context.insert(in: controller, at: [1])
          }, completion: completion())
        adapter.performUpdates(animated: occasion == .animatedUpdate, completion: completion())
      case .fallback:
        fixture.updater.maximumChangeCount = 1
        fixture.entries = [Entry(6, 1), Entry(3, 1), Entry(2, 1)]
        adapter.performUpdates(animated: true, completion: completion())
      case .reload:
        fixture.entries = [Entry(6, 1), Entry(3, 1)]
        adapter.reloadData(completion: completion())
      case .emptying:
        fixture.entries = []
        adapter.performUpdates(animated: true, completion: completion())
      case .exchange:
        adapter.performUpdates(animated: true, completion: completion())
        exchangeHost()
      case .jump: fixture.host.scroll(to: CGPoint(x: 0, y: 200))
      }
    }

    private func perform(_ request: Request) {
      let adapter = fixture.adapter
      switch request {
      case .update:
        fixture.entries += [Entry(7, 1)]
        adapter.performUpdates(animated: true, completion: completion())
      case .reload:
        fixture.entries += [Entry(7, 1)]
        adapter.reloadData(completion: completion())
      case .batch:
        // Nothing that the data source would not say too.
        adapter.context.performBatch(
          animated: true, updates: { [weak self] _ in self?.trace.note("block") }, completion: completion())
      case .otherSource:
        let entries = fixture.entries + [Entry(8, 1)]
        let source = ListClosureDataSource(
          objects: { entries }, sectionController: { _ in EntrySectionController() })
        sources.append(source)
        fixture.entries = entries
        adapter.dataSource = source
      case .otherHost: exchangeHost()
      case .noSource:
        adapter.dataSource = nil
        fixture.entries = []
      case .reloadedObject:
        guard let index = fixture.entries.firstIndex(where: { $0.key == 3 }) else { return }
        fixture.entries[index] = Entry(3, 3)
        adapter.reloadObjects([fixture.entries[index]])
        adapter.performUpdates(animated: false, completion: completion())
      case .layout:
        // In the midst of a change nobody could say what there is.
        guard !fixture.updater.isInDataUpdateBlock else { return }
        fixture.host.invalidateLayout(.everything)
        fixture.host.layoutIfNeeded()
      case .scroll: fixture.host.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
      }
    }

    private func exchangeHost() {
      let host = EntryListFixture.makeHost()
      host.setSize(CGSize(width: 100, height: 50))
      hosts.append(host)
      fixture.host = host
      fixture.adapter.host = host
    }

    private func settle() {
      for _ in 0..<4 { fixture.settle() }
    }

    /// What is wrong in the end; `nil` if nothing is.
    func fault() -> String? {
      let adapter = fixture.adapter
      if let failure = updaterDelegate.failures.first { return "refused: \(failure.error)" }
      if completed != asked { return "\(completed) completions of \(asked)" }
      let objects = adapter.objects().array(of: Entry.self) ?? []
      if objects != fixture.entries { return "there are \(objects), not \(fixture.entries)" }
      let controllers = objects.indices.map {
        adapter.sectionController(forSection: $0) as? EntrySectionController
      }
      if controllers.map({ $0?.section }) != Array(objects.indices) { return "sections are wrong" }
      if fixture.counts != controllers.map({ $0?.count }) { return "the host shows \(fixture.counts)" }
      for path in fixture.host.pathsForVisibleItems {
        let text = (fixture.host.cellForItem(at: path) as? HeadlessCell)?.text
        if text != "\(objects[path.section].key).\(path.item)" { return "\(path) shows \(text ?? "nothing")" }
      }
      for host in hosts {
        host.finishAnimations()
        let leftovers = host.finish()
        if !leftovers.isClean { return "left: \(leftovers)" }
      }
      return nil
    }
  }

  @Test(arguments: Occasion.allCases, Request.allCases)
  func whateverIsAskedForAtAStepIsDone(occasion: Occasion, request: Request) {
    let plain = Scene()
    plain.run(occasion, nil, at: 0)
    #expect(plain.fault() == nil)
    #expect(plain.stepCount > 8)
    for step in 0..<plain.stepCount {
      let scene = Scene()
      scene.run(occasion, request, at: step)
      let fault = scene.fault()
      #expect(fault == nil, "\(request) at step \(step) of \(occasion), “\(scene.stepOfRequest ?? "")”")
      if fault != nil { return }
    }
  }

  /// Says how large sections are, so that section controllers are made when cells are asked for.
  @MainActor
  private final class VanishingSource: ListAdapterDataSource {
    var onMake: () -> Void = {}

    func objects(for listAdapter: ListAdapter) -> [Entry] { (0..<20).map { Entry($0, 1) } }

    func listAdapter(_ listAdapter: ListAdapter, sectionControllerFor object: Entry) -> ListSectionController
    {
      onMake()
      return EntrySectionController()
    }

    func listAdapter(_ listAdapter: ListAdapter, metricsFor object: Entry) -> ListSectionMetrics? {
      ListSectionMetrics(itemSize: CGSize(width: 100, height: 10))
    }
  }

  @Test func aSourceThatGoesWhileItMakesASectionControllerForACellLeavesAnEmptyList() {
    for number in 0..<8 {
      let source = VanishingSource()
      let host = EntryListFixture.makeHost()
      host.setSize(CGSize(width: 100, height: 50))
      let scheduler = ManualListScheduler()
      let adapter = ListAdapter(updater: ListAdapterUpdater(scheduler: scheduler))
      var made = 0
      source.onMake = { [weak adapter] in
        made += 1
        if made == number + 1 { adapter?.dataSource = nil }
      }
      adapter.host = host
      adapter.dataSource = source
      host.layoutIfNeeded()
      host.setContentOffset(CGPoint(x: 0, y: 60), animated: false)
      for _ in 0..<3 {
        scheduler.advance()
        host.layoutIfNeeded()
      }
      #expect(made == number + 1)
      #expect(adapter.objects().isEmpty && host.numberOfSections == 0 && host.pathsForVisibleItems.isEmpty)
      host.finishAnimations()
      #expect(host.finish().isClean)
    }
  }
}
