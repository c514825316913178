// SPDX-License-Identifier: MIT

/// Values that wait for their turn, the first come first; of more than there is room for, the oldest go.
internal struct WaitingValues<Value> {
  private let capacity: Int?
  private var values: [Value?] = []
  /// Where the first one is; before it there are only free places.
  private var first = 0

  internal init(capacity: Int?) {
    precondition(capacity.map { $0 > 0 } ?? true, "A buffer needs room for at least one value")
    self.capacity = capacity
  }

  internal var count: Int { values.count - first }

  /// - Returns: Whether an older value had to go.
  internal mutating func append(_ value: Value) -> Bool {
    let isFull = count == capacity
    if isFull { _ = popFirst() }
    values.append(value)
    return isFull
  }

  internal mutating func popFirst() -> Value? {
    guard first < values.count else { return nil }
    let value = values[first].take()
    first += 1
    // Each value is copied down at most once for each one taken.
    if first * 2 >= values.count {
      values.removeFirst(first)
      first = 0
    }
    return value
  }

  internal mutating func removeAll() {
    values = []
    first = 0
  }
}
