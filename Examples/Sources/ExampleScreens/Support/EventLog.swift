// SPDX-License-Identifier: MIT

/// What has happened, in order.
@MainActor
final class EventLog {
  var events: [String] = []
}
