// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing
import TrellisTestSupport

@testable import ListAdapters

/// One list that is used at random.
@MainActor
final class AdapterWalk: ListAdapterMoveDelegate {
  /// What was done, for who wants to see it again.
  private(set) var log: [String] = []
  private var random: SplitMix64
  private var nextKey = 100
  private var asked = 0
  private var completed = 0
  private var reloadsUnderWay = 0
  private let scheduler = ManualListScheduler()
  private let failures = RecordingUpdaterDelegate()
  private let adapter: ListAdapter
  private let updater: ListAdapterUpdater
  private var source: WalkSource!
  private var host: HeadlessListHost
  private var usedHosts: [HeadlessListHost] = []
  /// Every section controller that was ever made.
  private var made: [WalkController] = []

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    updater = ListAdapterUpdater(scheduler: scheduler)
    adapter = ListAdapter(updater: updater, workingRangeSize: Int.random(in: 0...3, using: &random))
    host = Self.makeHost()
    source = makeSource()
    updater.delegate = failures
    updater.preferItemReloadsForSectionReloads = chance(30)
    updater.sectionMovesAsDeletesInserts = chance(20)
    updater.allowsBackgroundDiffing = chance(30)
    updater.maximumChangeCount = chance(20) ? 3 : 10_000
    adapter.autoDeselectEnabled = chance(50)
    adapter.moveDelegate = self
    source.entries = (0..<below(8)).map { _ in entry() }
    adapter.host = host
    adapter.dataSource = source
    host.layoutIfNeeded()
  }

  private static func makeHost() -> HeadlessListHost {
    HeadlessListHost(
      size: CGSize(width: 100, height: 120), layout: ListCollectionViewLayout(stickyHeaders: true))
  }

  private func below(_ limit: Int) -> Int { Int.random(in: 0..<max(limit, 1), using: &random) }
  private func chance(_ percent: Int) -> Bool { below(100) < percent }

  private func makeSource() -> WalkSource {
    let source = WalkSource { [weak self] in self?.made.append($0) }
    source.givesMetrics = chance(50)
    return source
  }

  private func note() -> Note { Note(below(12), "\(below(9))", height: CGFloat(5 + below(20))) }

  private func notes() -> [Note] { (0..<(chance(40) ? 1 : below(7))).map { _ in note() } }

  private func entry() -> WalkEntry {
    nextKey += 1
    return WalkEntry(key: nextKey, kind: WalkEntry.Kind.allCases[below(3)], notes: notes())
  }

  // MARK: - Walking

  /// - Returns: What was wrong; `nil` if nothing was.
  func run(stepCount: Int) -> String? {
    for _ in 0..<stepCount {
      for _ in 0...below(3) { step() }
      if chance(40) { scheduler.advance() }
      if chance(40) { scheduler.runBackgroundWork() }
      if chance(40) { host.advance(by: 0.1) }
      guard chance(30) else { continue }
      settle()
      if let fault = fault() { return fault }
    }
    settle()
    if let fault = fault() { return fault }
    return faultAtTheEnd()
  }

  private func tell(_ step: String) { log.append(step) }

  private func step() {
    switch below(17) {
    case 0...4: changeData()
    case 5: batch()
    case 6:
      tell("reload")
      asked += 1
      reloadsUnderWay += 1
      adapter.reloadData { [weak self] _ in
        self?.completed += 1
        self?.reloadsUnderWay -= 1
      }
    case 7...9: scroll()
    case 10: tap()
    case 11, 12: drag()
    case 13: exchangeHost()
    case 14: exchangeSource()
    case 15: reloadObject()
    default:
      host.setSize(CGSize(width: 100, height: 60 + below(120)))
      tell("size \(host.bounds.height)")
      host.layoutIfNeeded()
    }
  }

  private func changeData() {
    var entries = source.entries
    for _ in 0...below(4) {
      switch below(4) {
      case 0: entries.insert(entry(), at: below(entries.count + 1))
      case 1 where !entries.isEmpty: entries.remove(at: below(entries.count))
      case 2 where !entries.isEmpty:
        entries.insert(entries.remove(at: below(entries.count)), at: below(entries.count + 1))
      case 3 where !entries.isEmpty: entries[below(entries.count)].notes = notes()
      default: break
      }
    }
    source.entries = entries
    let animated = chance(70)
    tell("update \(entries.map { "\($0)" }), \(animated)")
    asked += 1
    adapter.performUpdates(animated: animated) { [weak self] _ in self?.completed += 1 }
  }

  /// A section controller shows a note more or less than its object has, until that has others.
  private func batch() {
    let section = below(adapter.objects().count)
    guard let controller = adapter.sectionController(forSection: section) as? WalkCellsController,
      // The indexes of two batches of one turn would have to agree.
      !controller.isBusy
    else { return }
    let (added, index) = (chance(50) ? note() : nil, below(6))
    tell("batch at \(section): \(added == nil ? "delete" : "insert") \(index)")
    controller.isBusy = true
    asked += 1
    adapter.context.performBatch(animated: chance(70)) { context in
      controller.change(context, inserting: added, at: index)
    } completion: { [weak self] _ in
      controller.isBusy = false
      self?.completed += 1
    }
  }

  /// New content of one object, at once or in a block.
  private func reloadObject() {
    guard !source.entries.isEmpty else { return }
    let index = below(source.entries.count)
    let entry = WalkEntry(key: source.entries[index].key, kind: source.entries[index].kind, notes: notes())
    source.entries[index] = entry
    // A reload has read the data already, and would take back what is put in force at once; what is new may be on its way.
    let isInBlock = chance(50) || reloadsUnderWay > 0 || adapter.section(for: entry) == nil
    tell("reload \(entry)\(isInBlock ? " in a block" : "")")
    guard isInBlock else { return adapter.reloadObjects([entry]) }
    asked += 1
    adapter.context.performBatch(animated: chance(70)) { [weak self] _ in
      guard let self, let latest = source.entries.first(where: { $0.key == entry.key }) else { return }
      adapter.reloadObjects([latest])
    } completion: { [weak self] _ in
      self?.completed += 1
    }
  }

  private func scroll() {
    if chance(30), let entry = source.entries.randomElement(using: &random) {
      tell("scroll to \(entry.key)")
      adapter.scroll(to: entry, animated: chance(50))
    } else {
      let offset = CGPoint(x: 0, y: below(Int(host.contentSize.height) + 1))
      tell("scroll to \(offset.y)")
      host.scroll(to: offset)
    }
    if chance(70) { host.layoutIfNeeded() }
  }

  private func tap() {
    tell("tap")
    host.tap(at: CGPoint(x: below(100), y: Int(host.bounds.minY) + below(Int(host.bounds.height))))
  }

  private func drag() {
    // Data that have changed without an update are not what the user moves.
    settle()
    guard host.numberOfSections > 0 else { return }
    let section = below(host.numberOfSections)
    guard host.numberOfItems(inSection: section) > 0 else { return }
    let path = at(section, below(host.numberOfItems(inSection: section)))
    guard host.beginMove(at: path) else { return }
    let target = below(host.numberOfSections)
    tell("drag \(path) over \(target)")
    for _ in 0...below(2) { host.moveItem(over: at(below(host.numberOfSections), below(2))) }
    host.moveItem(over: at(target, below(host.numberOfItems(inSection: target) + 1)))
    if chance(20) { host.cancelMove() } else { host.endMove() }
  }

  private func exchangeHost() {
    tell("host")
    usedHosts.append(host)
    host = chance(20) && usedHosts.count > 1 ? usedHosts.remove(at: 0) : Self.makeHost()
    adapter.host = host
  }

  private func exchangeSource() {
    let other = makeSource()
    other.entries = source.entries
    if chance(50) { other.entries.shuffle(using: &random) }
    if chance(50) { other.entries.append(entry()) }
    tell("source \(other.entries.map { "\($0)" })")
    source = other
    adapter.dataSource = other
  }

  func listAdapter(
    _ listAdapter: ListAdapter, move object: any Diffable, from previousObjects: ListObjects,
    to objects: ListObjects
  ) {
    source.entries = objects.array(of: WalkEntry.self) ?? []
  }

  private func settle() {
    var wasInBackground: Bool
    repeat {
      scheduler.advance()
      wasInBackground = scheduler.runBackgroundWork()
      host.finishAnimations()
    } while wasInBackground || scheduler.scheduledCount > 0 || host.isAnimating
    host.layoutIfNeeded()
  }

  // MARK: - Looking

  private func fault() -> String? {
    if let failure = failures.failures.first {
      return "a batch was refused: \(failure.error), \(failure.batch)"
    }
    if completed != asked { return "\(completed) completions of \(asked)" }
    let shown = adapter.objects().array(of: WalkEntry.self) ?? []
    if shown != source.entries { return "the adapter has \(shown), the data source \(source.entries)" }
    // Looking makes none.
    let controllers = shown.indices.map { adapter.map.controller(at: $0) as? WalkController }
    let counts = zip(shown, controllers).map { $1?.numberOfItems() ?? $0.texts.count }
    let hostCounts = (0..<host.numberOfSections).map { host.numberOfItems(inSection: $0) }
    if hostCounts != counts { return "the host shows \(hostCounts) items, there are \(counts)" }
    for (section, controller) in controllers.enumerated() {
      guard let controller else { continue }
      if controller.section != section { return "the one at \(section) says \(controller.section ?? -1)" }
      if controller.isFirstSection != (section == 0) { return "first is wrong at \(section)" }
      if controller.isLastSection != (section == shown.count - 1) { return "last is wrong at \(section)" }
      if controller.followsData, controller.texts != shown[section].texts {
        return "the one at \(section) has \(controller.texts) of \(shown[section])"
      }
    }
    return faultOfDisplay(controllers)
  }

  private func faultOfDisplay(_ controllers: [WalkController?]) -> String? {
    let visible = host.pathsForVisibleItems
    for path in visible {
      guard let cell = host.cellForItem(at: path) as? HeadlessCell, let controller = controllers[path.section]
      else { return "no cell at \(path)" }
      let text = controller.texts[path.item]
      if cell.text != text { return "the cell at \(path) says \(cell.text), not \(text)" }
    }
    let displayed = Set(visible.map(\.section))
    let range = WorkingRange(size: adapter.workingRangeSize).sections(
      around: displayed.min().map { $0..<(displayed.max() ?? $0) + 1 }, count: controllers.count)
    for (section, controller) in controllers.enumerated() {
      guard let watch = controller?.watch else {
        if range.contains(section) { return "nobody is there for \(section) in \(range)" }
        continue
      }
      let count = visible.count { $0.section == section }
      if watch.cells != count { return "\(section) has \(count) cells and counts \(watch.cells)" }
      if watch.isDisplayed != (count > 0) { return "\(section) with \(count) cells: \(watch.isDisplayed)" }
      if watch.isInRange != range.contains(section) { return "\(section) in \(range): \(watch.isInRange)" }
    }
    return faultOfThoseGone(current: controllers.compactMap { $0 })
  }

  private func faultOfThoseGone(current: [WalkController]) -> String? {
    let current = Set(current.map(ObjectIdentifier.init))
    for gone in made where !current.contains(ObjectIdentifier(gone)) {
      if gone.section != nil { return "one that is gone says it is at \(gone.section ?? -1)" }
      let watch = gone.watch
      if watch.cells != 0 || watch.isDisplayed || watch.isInRange { return "one that is gone is displayed" }
    }
    return made.lazy.compactMap(\.watch.fault).first
  }

  private func faultAtTheEnd() -> String? {
    for host in usedHosts + [host] {
      // One that was exchanged while it scrolled has gone on by itself.
      host.finishAnimations()
      let leftovers = host.finish()
      if !leftovers.isClean { return "left: \(leftovers)" }
    }
    for controller in made where controller.watch.cells != 0 || controller.watch.isDisplayed {
      return "displays without an end"
    }
    return made.lazy.compactMap(\.watch.fault).first
  }
}
