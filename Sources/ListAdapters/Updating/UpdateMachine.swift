// SPDX-License-Identifier: MIT

/// Which step an updater is at, as a value: events go in, what is to be done comes out.
///
/// Every event is defined in every state. One that comes late, such as the result of a diff that was called off, does nothing. Turns are
/// numbered so that late ones are known.
internal struct UpdateMachine: Hashable {
  internal enum State: Hashable {
    /// Nothing runs and nothing is queued.
    case idle
    /// Something is queued, and a turn is scheduled.
    case waiting(turn: Int)
    /// The data source is read and lists are diffed. Can be called off.
    case diffing(turn: Int)
    /// The host is told, and data change. Can't be called off any more.
    case applying
    /// The host has the batch and shows it.
    case showing
    /// Whoever asked for the update is told.
    case completing
    /// The data source or the host is exchanged.
    case changingSource
  }

  internal enum Event: Hashable {
    /// A change was put in the queue.
    case asked
    /// A scheduled turn is there.
    case turnCame(Int)
    /// What is different is known.
    case prepared(turn: Int)
    /// The block that changes data has run.
    case blockRan
    /// The host has shown the update, or refused it, or there was none to show.
    case finished
    /// Everybody was told.
    case completed
    /// The data source or the host is to be exchanged.
    case sourceChangeAsked
    /// It has been.
    case sourceChanged
    /// The sections changed otherwise than by an update: the user dropped one elsewhere.
    case sectionsChanged
  }

  internal enum Action: Hashable {
    case nothing
    case schedule(turn: Int)
    /// Take what is queued and find out what is different.
    case prepare(turn: Int)
    /// Find out again, from the start.
    case prepareAgain(turn: Int)
    case apply
    case complete
    /// Exchange the source, taking along what is queued, and the running update if it is called off. Report `sourceChanged`.
    case changeSource(callingOff: Bool)
    /// Exchange the source in the midst of what is going on, taking along what is queued.
    case changeSourceWithin
    /// As `changeSourceWithin`; the running update must not put its objects in force any more.
    case changeSourceSuperseding
    /// The running update must not put its objects in force any more.
    case supersede
  }

  internal private(set) var state = State.idle
  /// Whether changes are queued that no running update has taken.
  internal private(set) var hasQueued = false
  private var lastTurn = 0

  internal mutating func handle(_ event: Event) -> Action {
    switch (state, event) {
    case (.idle, .asked):
      hasQueued = true
      return schedule()
    case (_, .asked):
      hasQueued = true
      return .nothing

    case (.waiting(let turn), .turnCame(let came)) where came == turn:
      hasQueued = false
      state = .diffing(turn: turn)
      return .prepare(turn: turn)
    case (.diffing(let turn), .prepared(let prepared)) where prepared == turn:
      state = .applying
      return .apply
    case (.applying, .blockRan):
      state = .showing
      return .nothing
    case (.diffing, .finished), (.applying, .finished), (.showing, .finished):
      state = .completing
      return .complete
    case (.completing, .completed), (.changingSource, .sourceChanged):
      if hasQueued { return schedule() }
      state = .idle
      return .nothing

    case (.idle, .sourceChangeAsked), (.waiting, .sourceChangeAsked):
      return enterSourceChange(callingOff: false)
    case (.diffing, .sourceChangeAsked):
      return enterSourceChange(callingOff: true)
    case (.applying, .sourceChangeAsked):
      hasQueued = false
      return .changeSourceSuperseding
    case (_, .sourceChangeAsked):
      hasQueued = false
      return .changeSourceWithin

    case (.diffing, .sectionsChanged):
      lastTurn += 1
      state = .diffing(turn: lastTurn)
      return .prepareAgain(turn: lastTurn)
    case (.applying, .sectionsChanged):
      return .supersede

    default:
      return .nothing
    }
  }

  private mutating func schedule() -> Action {
    lastTurn += 1
    state = .waiting(turn: lastTurn)
    return .schedule(turn: lastTurn)
  }

  private mutating func enterSourceChange(callingOff: Bool) -> Action {
    hasQueued = false
    state = .changingSource
    return .changeSource(callingOff: callingOff)
  }
}
