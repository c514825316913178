// SPDX-License-Identifier: MIT

/// Which numbers stand for an identifier: one, or several where it repeats.
@usableFromInline
internal struct IdentifierTable<Identifier: Hashable> {
  /// `isRepeated` where there are several.
  @usableFromInline internal var numbers: [Identifier: Int] = [:]
  @usableFromInline internal var repeated: [Identifier: Set<Int>] = [:]

  @inlinable @inline(__always)
  internal static var isRepeated: Int { -1 }

  @inlinable internal init() {}

  /// How many identifiers there are.
  internal var count: Int { numbers.count }

  @inlinable
  internal mutating func reserveCapacity(_ count: Int) { numbers.reserveCapacity(count) }

  /// Enters a number. O(1) expected: one hash, more where the identifier repeats.
  @inlinable
  internal mutating func insert(_ identifier: Identifier, _ number: Int) {
    guard let former = numbers.updateValue(number, forKey: identifier) else { return }
    numbers[identifier] = Self.isRepeated
    repeated[identifier, default: former == Self.isRepeated ? [] : [former]].insert(number)
  }

  /// Strikes a number out. O(1) expected.
  @inlinable
  internal mutating func remove(_ identifier: Identifier, _ number: Int) {
    // An identifier that is not equal to itself is never found.
    guard let index = numbers.index(forKey: identifier) else { return }
    guard numbers.values[index] == Self.isRepeated else {
      numbers.remove(at: index)
      return
    }
    guard var rest = repeated.removeValue(forKey: identifier) else { return }
    rest.remove(number)
    if rest.count == 1, let last = rest.first {
      numbers.values[index] = last
    } else {
      repeated[identifier] = rest
    }
  }

  /// The number of an identifier; of several the one that comes first. O(1) expected, or O(*k*) for *k* that repeat.
  @inlinable
  internal func first(of identifier: Identifier, precedes: (Int, Int) -> Bool) -> Int? {
    guard let number = numbers[identifier] else { return nil }
    if number != Self.isRepeated { return number }
    return repeated[identifier]?.min(by: precedes)
  }
}
