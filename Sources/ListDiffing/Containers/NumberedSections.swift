// SPDX-License-Identifier: MIT

/// Sections that are numbered for good, so that one which moves takes its items along without their being told.
@usableFromInline
internal struct NumberedSections {
  /// By position.
  @usableFromInline internal private(set) var numbers: [Int]
  /// By number; meaningless for those that are free.
  @usableFromInline internal private(set) var positions: [Int]
  private var freeNumbers: [Int] = []

  internal init(count: Int) {
    numbers = Array(0..<count)
    positions = numbers
  }

  /// Numbers sections that come. O(*k*) for *k* of them, and for those behind.
  @usableFromInline
  internal mutating func insert(count: Int, at position: Int) -> [Int] {
    let inserted = (0..<count).map { _ -> Int in
      if let number = freeNumbers.popLast() { return number }
      positions.append(0)
      return positions.count - 1
    }
    numbers.insert(contentsOf: inserted, at: position)
    renumber(position..<numbers.count)
    return inserted
  }

  /// Forgets sections that go. O(*s*) for *s* sections.
  @usableFromInline
  internal mutating func remove(at removed: Set<Int>) {
    freeNumbers += removed.map { numbers[$0] }
    numbers = numbers.indices.filter { !removed.contains($0) }.map { numbers[$0] }
    renumber(numbers.indices)
  }

  /// O(*d*) for a move by *d* places, and moving those behind in memory.
  @usableFromInline
  internal mutating func move(from source: Int, to target: Int) {
    numbers.insert(numbers.remove(at: source), at: target)
    renumber(min(source, target)..<max(source, target) + 1)
  }

  private mutating func renumber(_ range: Range<Int>) {
    for position in range { positions[numbers[position]] = position }
  }

  /// Whether the two directions agree and no number is in use twice.
  internal var isConsistent: Bool {
    numbers.indices.allSatisfy { positions[numbers[$0]] == $0 }
      && Set(numbers + freeNumbers).count == positions.count
      && numbers.count + freeNumbers.count == positions.count
  }
}
