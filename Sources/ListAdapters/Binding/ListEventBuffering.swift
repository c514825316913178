// SPDX-License-Identifier: MIT

/// Which events wait for a loop that is not ready for them.
public enum ListEventBuffering: Sendable, Hashable {
  /// All of them.
  case all
  /// The newest ones, as many as given.
  case newest(Int)

  internal func policy<Element>() -> AsyncStream<Element>.Continuation.BufferingPolicy {
    switch self {
    case .all: .unbounded
    case .newest(let count): .bufferingNewest(count)
    }
  }
}
