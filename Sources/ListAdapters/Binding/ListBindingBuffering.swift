// SPDX-License-Identifier: MIT

/// What becomes of the values that a stream yields while the list is still coming to show an earlier one.
///
/// Whatever the policy, values are applied in the order in which they came. Unless every one is shown, there is a rest after each update, as long as
/// the update took but no longer than a sixtieth of a second, in which values wait too.
public enum ListBindingBuffering: Sendable, Hashable {
  /// Only the newest one waits: what it replaces is never shown. The default.
  case latest

  /// Each one is shown.
  ///
  /// The stream is asked for its next value when the list shows the last one, so that one which makes its values when asked has to wait;
  /// nothing piles up in the binding. One that yields whether asked or not has to keep its values itself, as `AsyncStream` does.
  case every

  /// The newest ones wait, as many as given; of more, the oldest are never shown.
  case buffer(Int)

  /// How many values may wait; `nil` for any number.
  internal var capacity: Int? {
    switch self {
    case .latest: 1
    case .every: nil
    case .buffer(let count): count
    }
  }
}
