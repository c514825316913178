// SPDX-License-Identifier: MIT

/// What a binding does when, without doing it.
///
/// One value at a time is applied; others wait for its update to finish. A binding that doesn't show every value rests then, so that the stream
/// can say what it has to say meanwhile. The end of the stream takes its turn behind the values that came before it. Every value that was
/// applied is reported once, whatever happens.
internal struct BindingMachine<Value> {
  internal enum Event {
    /// The stream yielded a value.
    case value(Value)
    /// The update of the value that was applied last has finished.
    case updateFinished(Bool)
    /// The rest after an update is over.
    case rested
    /// The stream has failed.
    case failed(any Error)
    /// The stream has ended.
    case completed
    /// Nobody wants the binding any more, or it has been replaced.
    case cancelled
    /// There is no view any more to show values.
    case hostReleased
    /// There is no adapter any more; updates that run will not be heard of.
    case adapterReleased
  }

  internal enum Action {
    /// Store the value, then ask for an update.
    case apply(Value)
    /// Tell of an applied value's update.
    case report(ListBindingUpdate)
    /// Say when it is time for another update.
    case rest
    /// Ask the stream, which was left waiting, for its next value.
    case resumeStream
    /// Tell of the failure.
    case surfaceFailure(any Error)
    /// Tell of the end.
    case surfaceCompletion
    /// Let go of the stream.
    case cancelStream
    /// Take the data source from the adapter, if the adapter still has it.
    case detach
    /// There will be no more reports.
    case finishReports
  }

  internal enum Phase {
    /// The stream goes on.
    case following
    /// The stream is over, values before its end are still to be applied or reported.
    case ending(End)
    /// Everything has been applied and reported; the data source stays.
    case ended
    /// The data source is gone.
    case closed
  }

  internal enum End {
    case failure(any Error)
    case completion
    /// Nobody was left to follow it.
    case abandoned
  }

  internal private(set) var phase = Phase.following
  private var running: (number: Int, skipped: Int)?
  private var isResting = false
  private var waiting: WaitingValues<(number: Int, value: Value)>
  internal let waitsForUpdates: Bool
  private var nextNumber = 0
  private var skipped = 0

  internal init(buffering: ListBindingBuffering) {
    waiting = WaitingValues(capacity: buffering.capacity)
    waitsForUpdates = buffering == .every
  }

  internal var isUpdating: Bool { running != nil }
  internal var waitingCount: Int { waiting.count }

  /// Whether the stream is not to be left waiting. One that was let go of never is.
  internal var wantsValue: Bool {
    guard case .following = phase else { return true }
    return !waitsForUpdates || running == nil
  }

  internal mutating func handle(_ event: Event) -> [Action] {
    switch event {
    case .value(let value): receive(value)
    case .updateFinished(let finished): finishUpdate(finished)
    case .rested: endRest()
    case .failed(let error): end(.failure(error))
    case .completed: end(.completion)
    case .hostReleased: abandon()
    case .cancelled: close(detaching: true)
    case .adapterReleased: finishUnheard() + close(detaching: false)
    }
  }

  private mutating func receive(_ value: Value) -> [Action] {
    guard case .following = phase else { return [] }
    let number = nextNumber
    nextNumber += 1
    if running == nil, !isResting { return [apply(value, number: number)] }
    if waiting.append((number, value)) { skipped += 1 }
    return []
  }

  private mutating func apply(_ value: Value, number: Int) -> Action {
    running = (number, skipped)
    skipped = 0
    return .apply(value)
  }

  private mutating func finishUpdate(_ finished: Bool) -> [Action] {
    guard let running else { return [] }
    self.running = nil
    let update = ListBindingUpdate(
      number: running.number, skippedValues: running.skipped, isFinished: finished)
    switch phase {
    case .following where waitsForUpdates: return [.report(update), applyNext() ?? .resumeStream]
    case .following:
      isResting = true
      return [.report(update), .rest]
    case .ending(let end): return [.report(update)] + (applyNext().map { [$0] } ?? surface(end))
    case .ended: return [.report(update)]
    case .closed: return [.report(update), .finishReports]
    }
  }

  private mutating func applyNext() -> Action? {
    waiting.popFirst().map { apply($0.value, number: $0.number) }
  }

  private mutating func endRest() -> [Action] {
    guard isResting else { return [] }
    isResting = false
    return applyNext().map { [$0] } ?? []
  }

  /// There is nothing to rest for when the stream is over.
  private mutating func end(_ end: End) -> [Action] {
    guard case .following = phase else { return [] }
    isResting = false
    if running == nil {
      guard let last = applyNext() else { return surface(end) }
      phase = .ending(end)
      return [last]
    }
    phase = .ending(end)
    return []
  }

  private mutating func surface(_ end: End) -> [Action] {
    phase = .ended
    switch end {
    case .failure(let error): return [.surfaceFailure(error), .finishReports]
    case .completion: return [.surfaceCompletion, .finishReports]
    case .abandoned: return [.finishReports]
    }
  }

  private mutating func abandon() -> [Action] {
    guard case .following = phase else { return [] }
    waiting.removeAll()
    return [.cancelStream] + end(.abandoned)
  }

  private mutating func close(detaching: Bool) -> [Action] {
    var actions: [Action] = []
    var isFinished = false
    switch phase {
    case .following: actions = [.cancelStream]
    case .ending: break
    case .ended: isFinished = true
    case .closed: return []
    }
    phase = .closed
    isResting = false
    waiting.removeAll()
    if detaching { actions.append(.detach) }
    if running == nil && !isFinished { actions.append(.finishReports) }
    return actions
  }

  /// Reports an update of which nothing more will be heard.
  private mutating func finishUnheard() -> [Action] {
    guard let running else { return [] }
    self.running = nil
    let update = ListBindingUpdate(number: running.number, skippedValues: running.skipped, isFinished: false)
    if case .closed = phase { return [.report(update), .finishReports] }
    return [.report(update)]
  }
}
