// SPDX-License-Identifier: MIT

/// Carries a value that is made and used on the main actor through code that is not bound to it.
///
/// Only that code can't look into it: whoever takes the value out is on the main actor, which ``ListEventSequence`` checks.
internal struct MainActorOnly<Value>: @unchecked Sendable {
  internal let value: Value

  internal init(_ value: Value) { self.value = value }
}
