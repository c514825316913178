// SPDX-License-Identifier: MIT

/// When a section may tell what is different in it.
///
/// A section tells it once in a transaction: what it told a second time would count in a list that the host never showed. Requests
/// that come before a transaction are one, whose changes the first of their blocks tells; requests that come between that and the
/// end of the transaction wait for it.
internal struct SectionUpdateState: Equatable {
  /// Stands for a request that was queued.
  internal typealias Ticket = Int

  private enum Phase: Equatable {
    /// What was asked for has been told, and the end of that transaction was reported.
    case idle
    /// There are requests whose blocks have not run, of this ticket and later ones.
    case queued(since: Ticket)
    /// A request's block told the changes.
    case showing(Ticket)
    /// The same, and there are requests that wait for its end.
    case showingWithMoreToCome(Ticket)
  }

  /// What the end of a request leads to.
  internal enum Consequence: Equatable {
    case nothing
    /// The requests that waited are to be made now.
    case makeWaitingRequests
    /// No block ran, for want of a host: the section is shown nowhere and can change without telling.
    case load
  }

  private var phase = Phase.idle
  private var lastTicket: Ticket = 0

  internal init() {}

  /// Whether no request has been made that is not told yet.
  internal var isUpToDate: Bool {
    switch phase {
    case .idle, .showing: true
    case .queued, .showingWithMoreToCome: false
    }
  }

  /// An update is asked for.
  ///
  /// - Returns: What to queue it under; `nil` if it has to wait.
  internal mutating func request() -> Ticket? {
    switch phase {
    case .idle:
      lastTicket += 1
      phase = .queued(since: lastTicket)
      return lastTicket
    case .queued:
      lastTicket += 1
      return lastTicket
    case .showing(let ticket), .showingWithMoreToCome(let ticket):
      phase = .showingWithMoreToCome(ticket)
      return nil
    }
  }

  /// The block of a request runs.
  ///
  /// - Returns: Whether it is the one to tell the changes.
  internal mutating func run(_ ticket: Ticket) -> Bool {
    guard case .queued = phase else { return false }
    phase = .showing(ticket)
    return true
  }

  /// The completion of a request is called.
  internal mutating func finish(_ ticket: Ticket) -> Consequence {
    switch phase {
    case .showing(ticket):
      phase = .idle
      return .nothing
    case .showingWithMoreToCome(ticket):
      phase = .idle
      return .makeWaitingRequests
    case .queued(let first) where ticket >= first:
      phase = .idle
      return .load
    case .idle, .queued, .showing, .showingWithMoreToCome:
      return .nothing
    }
  }
}
