// SPDX-License-Identifier: MIT

import ListAdapters
import ListDiffing

/// An adapter with a host and an updater that a test holds in its hand, and a stream of lists of strings.
@MainActor
final class BoundList {
  let updater = HeldUpdater()
  var host: BareHost? = BareHost()
  var adapter: ListAdapter?
  let stream = WatchedStream<[String]>()

  init() {
    adapter = ListAdapter(updater: updater)
    adapter?.host = host
  }

  /// What the list shows.
  var shown: [String] { adapter?.objects().array(of: String.self) ?? [] }

  func yield(_ value: [String]) { stream.continuation.yield(value) }

  /// Yields a value and returns when an update was asked for.
  func yieldAndAwaitUpdate(_ value: [String]) async {
    yield(value)
    await updater.untilAsked()
  }
}

final class PlainSectionController: ListSectionController {}

/// What happens, in order.
@MainActor
final class Log {
  var lines: [String] = []
}
