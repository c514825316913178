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

  private weak var adapter: ListAdapter?
  private var target: Target?
  private var machine: BindingMachine<Value>
  private let animation: ListBindingAnimation<Value>
  private let observer: ListBindingObserver
  private let reports = EventMulticaster<ListBindingUpdate>()
  internal private(set) var failure: (any Error)?
  private var task: Task<Void, Never>?

  private var events: [BindingMachine<Value>.Event] = []
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
    machine = BindingMachine(buffering: buffering)
    expectsHost = adapter.currentHost != nil
  }

  internal func follow<Stream: AsyncSequence>(_ stream: Stream) where Stream.Element == Value {
    task = StreamPump.start(stream, into: self)
  }

  // MARK: Events

  /// Events that come while one is being handled are handled after it.
  internal func handle(_ event: BindingMachine<Value>.Event) {
    let isHostGone = expectsHost && adapter != nil && adapter?.currentHost == nil
    switch event {
    case .value where isHostGone: events += [.hostReleased, event]
    case .updateFinished where isHostGone: events += [event, .hostReleased]
    default: events.append(event)
    }
    guard !isHandling else { return }
    isHandling = true
    defer { isHandling = false }
    while !events.isEmpty {
      for action in machine.handle(events.removeFirst()) { perform(action) }
    }
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

  private func perform(_ action: BindingMachine<Value>.Action) {
    switch action {
    case .apply(let value): apply(value)
    case .report(let update):
      observer.updated?(update)
      reports.send(update)
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
