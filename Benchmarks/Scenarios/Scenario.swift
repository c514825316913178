// SPDX-License-Identifier: MIT

/// A task that a program has, done in several ways. Unlike a `Workload` it has ways of its own, and one size.
struct Scenario: Sendable {
  let name: String
  let summary: String
  /// Makes the inputs and checks what every contender makes of them.
  let prepare: @Sendable (_ seed: UInt64) throws(Failure) -> PreparedScenario
}

/// A scenario that is ready to be timed.
struct PreparedScenario {
  /// How many elements, sections or values a round is about.
  let count: Int
  /// How many inputs there are to rotate through.
  let inputCount: Int
  /// The first is what the others are compared with.
  let contenders: [Contender]
}

/// One way to do what a scenario is about.
struct Contender {
  let name: String
  /// Does it once, with one of the inputs.
  let run: (_ input: Int) -> Void
  /// Makes what it works on once more, if what that holds is to be measured.
  let makeHeld: (() -> AnyObject)?

  init(_ name: String, makeHeld: (() -> AnyObject)? = nil, run: @escaping (_ input: Int) -> Void) {
    self.name = name
    self.makeHeld = makeHeld
    self.run = run
  }
}

/// What was found out about a scenario.
struct ScenarioResult: Equatable, Encodable {
  struct Row: Equatable, Encodable {
    var contender: String
    var medianNanoseconds: Double
    var minimumNanoseconds: Double
    /// Heap allocations of a round in the steady state; nil where they can't be counted.
    var allocations: Int?
    /// Bytes of these.
    var allocatedBytes: Int?
    /// How many bytes what the contender works on holds between two rounds; nil where that is not measured.
    var heldBytes: Int?
  }

  var scenario: String
  var count: Int
  var rows: [Row]

  /// How many times as long as the first contender another one takes.
  func ratio(of row: Row) -> Double { row.medianNanoseconds / (rows.first?.medianNanoseconds ?? 1) }
}

/// Uses a value in a way that the optimizer can't see through, so that it has to be computed.
@inline(never)
@_optimize(none)
func use<Value>(_ value: Value) {}
