// SPDX-License-Identifier: MIT

/// Carries out what the state machine of a binding says.
@MainActor
internal final class BindingDriver<Value> {
  /// What is done with the stream's events: the data source's part.
  internal struct Target {
    internal let dataSource: any ListAdapterDataSource
    internal let observe: @MainActor (ListAdapter, ListBindingEvent<Value>) -> Void
    /// Writes back a move of the user's; `nil` if that is somebody else's affair.
    internal let moved: (@MainActor (ListObjects) -> Void)?
    /// Writes back that the user moved an item within its section; `nil` if that is somebody else's affair.
    internal var movedItem: (@MainActor (ListAdapter, ItemMove) -> Void)?
  }

  internal typealias ItemMove = (section: Int, from: Int, to: Int)
  private typealias Machine = BindingMachine<BoundValue>

  private weak var adapter: ListAdapter?
  private var target: Target?
  private var machine: Machine
  private let animation: ListBindingAnimation<Value>
  private let observer: ListBindingObserver
  private let reports = EventMulticaster<ListBindingUpdate>()
  internal private(set) var failure: (any Error)?
  private var task: Task<Void, Never>?

  /// Tells how long updates take; `nil` if that is the updater's affair.
  private let clock: (any ListScheduler)?
  private var updateStart = 0.0
  private var events: [BindingMachine<BoundValue>.Event] = []
  private var isHandling = false
  private var streamWaits: CheckedContinuation<Void, Never>?
  /// The adapter had a host that it was not told to do without.
  private var expectsHost: Bool
  /// The user has moved something, and the stream will say so too.
  private var mayHearEcho = false

  internal init(
    adapter: ListAdapter, target: Target, animation: ListBindingAnimation<Value>,
    buffering: ListBindingBuffering, observer: ListBindingObserver
  ) {
    self.adapter = adapter
    self.target = target
    self.animation = animation
    self.observer = observer
    machine = Machine(buffering: buffering)
    clock = Self.clock(of: adapter.updater)
    expectsHost = adapter.currentHost != nil
  }

  /// Whether nothing is left out, because the stream has to wait.
  internal var showsEveryValue: Bool { machine.waitsForUpdates }

  internal func follow<Stream: AsyncSequence>(_ stream: Stream) where Stream.Element == Value {
    task = StreamPump.start(stream, into: self)
  }

  // MARK: Events

  internal func receive(_ value: Value) {
    handle(.value(BoundValue { [unowned self] in apply(value) }))
  }

  /// Events that come while one is being handled are handled after it.
  internal func handle(_ event: BindingMachine<BoundValue>.Event) {
    guard !isHandling else { return events.append(event) }
    isHandling = true
    defer { isHandling = false }
    carryOut(event)
    while !events.isEmpty { carryOut(events.removeFirst()) }
  }

  private func carryOut(_ event: Machine.Event) {
    switch event {
    case .value where isHostGone: performAll(machine.handle(.hostReleased))
    case .updateFinished where isHostGone: events.insert(.hostReleased, at: 0)
    default: break
    }
    performAll(machine.handle(event))
  }

  private func performAll(_ actions: [Machine.Action]) {
    for action in actions { perform(action) }
  }

  private var isHostGone: Bool {
    guard expectsHost, let adapter else { return false }
    return adapter.currentHost == nil
  }

  /// Returns when the binding wants the next value.
  internal func untilValueIsWanted() async {
    guard !machine.wantsValue else { return }
    await withCheckedContinuation { streamWaits = $0 }
  }

  private func resumeStream() {
    streamWaits?.resume()
    streamWaits = nil
  }

  // MARK: Actions

  private func perform(_ action: Machine.Action) {
    switch action {
    case .apply(let value): value.apply()
    case .report(let update):
      observer.updated?(update)
      reports.send(update)
    case .rest: rest()
    case .resumeStream: resumeStream()
    case .surfaceFailure(let error):
      failure = error
      observe(.failure(error))
      observer.failed?(error)
    case .surfaceCompletion:
      observe(.completion)
      observer.completed?()
    case .cancelStream:
      task?.cancel()
      resumeStream()
    case .detach: detach()
    case .finishReports: reports.finish()
    }
  }

  private func apply(_ value: Value) {
    updateStart = clock?.now ?? 0
    guard let adapter, let target else { return handle(.updateFinished(false)) }
    let animated = animation.isAnimated(value)
    target.observe(adapter, .next(value))
    if mayHearEcho, adapter.hasObjects(of: target.dataSource) {
      mayHearEcho = false
      return handle(.updateFinished(true))
    }
    mayHearEcho = false
    adapter.performUpdates(animated: animated) { [weak self] in self?.handle(.updateFinished($0)) }
  }

  /// The longest that values are kept waiting after an update, in seconds: nobody sees that.
  private static var longestRest: Double { 1.0 / 60 }

  /// Has the next update wait for as long as the last one took. So a stream that has more values than the list can show gets as much of the main
  /// actor's time as the updates do, and those that it has kept are left out, instead of being shown one after another, too late.
  private func rest() {
    let length = clock.map { min($0.now - updateStart, Self.longestRest) } ?? 0
    guard let clock, length > 0 else {
      return events.isEmpty ? performAll(machine.handle(.rested)) : handle(.rested)
    }
    clock.schedule(after: length) { [weak self] in self?.handle(.rested) }
  }

  /// Only updaters of this package's own are known to take turns.
  private static func clock(of updater: any ListUpdating) -> (any ListScheduler)? {
    switch updater {
    case let updater as ListAdapterUpdater: updater.scheduler
    case is ListReloadDataUpdater: ListMainActorScheduler()
    default: nil
    }
  }

  private func observe(_ event: ListBindingEvent<Value>) {
    guard let adapter, let target else { return }
    target.observe(adapter, event)
  }

  private func detach() {
    guard let target else { return }
    self.target = nil
    if let adapter, adapter.currentDataSource === target.dataSource { adapter.dataSource = nil }
  }
}

extension BindingDriver: BindingDriving {
  internal var updates: ListEventSequence<ListBindingUpdate> { reports.sequence(buffering: .all) }

  internal var isFollowing: Bool {
    if case .following = machine.phase { return true }
    return false
  }

  internal func cancel() { handle(.cancelled) }

  internal func adapterWasReleased() {
    handle(.adapterReleased)
    target = nil
  }

  internal func adapterChangedHost() { expectsHost = adapter?.currentHost != nil }

  internal func adapterChangedDataSource() {
    if let adapter, let target, adapter.currentDataSource !== target.dataSource { handle(.cancelled) }
  }

  internal var takesMoves: Bool { target?.moved != nil }

  internal func userMoved(to objects: ListObjects) {
    expectEcho()
    target?.moved?(objects)
  }

  internal func userMovedItem(inSection section: Int, from index: Int, to newIndex: Int) {
    guard let adapter else { return }
    target?.movedItem?(adapter, (section, index, newIndex))
  }

  internal func expectEcho() { mayHearEcho = true }
}

/// A value of a stream as the state machine has it: something to be applied. So the machine is compiled for one type, and an update does not
/// look up those of the values at run time, which was a tenth of its time.
internal struct BoundValue {
  internal let apply: @MainActor () -> Void
}
