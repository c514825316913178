// SPDX-License-Identifier: MIT

import Foundation

/// Takes values from where a stream is read to the main actor, in order.
///
/// Getting there costs more than most values do, so those that come meanwhile go together, up to a number. Then whoever reads has to wait: what a
/// stream has beyond that, it keeps or drops as it was told to.
internal final class ValueFerry<Value>: @unchecked Sendable {
  /// How many values go together at most.
  internal static var capacity: Int { 16 }

  private let receive: @MainActor (Value) -> Void
  private let lock = NSLock()
  private var aboard: [MainActorOnly<Value>] = []
  private var reader: CheckedContinuation<Void, Never>?

  internal init(_ receive: @escaping @MainActor (Value) -> Void) { self.receive = receive }

  /// Takes a value aboard, and returns when there is room for another. To be called by one task.
  internal func carry(_ value: MainActorOnly<Value>) async {
    let count = lock.withLock {
      aboard.append(value)
      return aboard.count
    }
    if count == 1 { Task { @MainActor in unload() } }
    guard count >= Self.capacity else { return }
    await withCheckedContinuation { continuation in
      let isWaiting = lock.withLock {
        guard aboard.count >= Self.capacity else { return false }
        reader = continuation
        return true
      }
      if !isWaiting { continuation.resume() }
    }
  }

  /// Returns when everything has arrived.
  @MainActor
  internal func finish() { unload() }

  @MainActor
  private func unload() {
    let (values, waiting) = lock.withLock {
      defer { (aboard, reader) = ([], nil) }
      return (aboard, reader)
    }
    waiting?.resume()
    for value in values { receive(value.value) }
  }
}
