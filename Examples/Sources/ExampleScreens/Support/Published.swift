// SPDX-License-Identifier: MIT

/// A value that can be followed by any number of streams: each begins with the value as it is, and goes on with each change.
@MainActor
final class Published<Value: Sendable> {
  private var continuations: [AsyncStream<Value>.Continuation] = []

  var value: Value {
    didSet {
      continuations.removeAll { continuation in
        if case .terminated = continuation.yield(value) { true } else { false }
      }
    }
  }

  init(_ value: Value) { self.value = value }

  /// The value, and each change of it from now on.
  var values: AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self)
    continuation.yield(value)
    continuations.append(continuation)
    return stream
  }
}
