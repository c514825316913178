// SPDX-License-Identifier: MIT

/// Items that are numbered for good, so that those behind a change are counted anew and not hashed anew.
@usableFromInline
internal struct NumberedItems {
  @usableFromInline
  internal struct Place {
    /// The section's number.
    @usableFromInline internal var section: Int
    /// The position in it.
    @usableFromInline internal var item: Int
  }

  /// By section's number, the numbers of its items in order.
  @usableFromInline internal private(set) var numbers: [[Int]]
  /// By item's number; meaningless for those that are free.
  @usableFromInline internal private(set) var places: [Place] = []
  private var freeNumbers: [Int] = []

  /// - Parameter sectionCount: How many numbers of sections there are.
  @usableFromInline
  internal init(sectionCount: Int) { numbers = Array(repeating: [], count: sectionCount) }

  /// Makes room for a section without items.
  @usableFromInline
  internal mutating func makeRoom(forSection section: Int) {
    while numbers.count <= section { numbers.append([]) }
  }

  /// Numbers items that come. O(*k*) for *k* of them, and for those behind.
  @usableFromInline
  internal mutating func insert(count: Int, inSection section: Int, at position: Int) -> [Int] {
    makeRoom(forSection: section)
    let reused = freeNumbers.suffix(count)
    let start = places.count
    let inserted = Array(reused) + (start..<start + count - reused.count)
    freeNumbers.removeLast(reused.count)
    places.append(
      contentsOf: repeatElement(Place(section: section, item: 0), count: inserted.count - reused.count))
    numbers[section].insert(contentsOf: inserted, at: position)
    recount(section, position..<numbers[section].count)
    return inserted
  }

  /// Forgets items that go. O(*m*) for a section of *m* items.
  @usableFromInline
  internal mutating func remove(at removed: Set<Int>, inSection section: Int) {
    let former = numbers[section]
    freeNumbers += removed.map { former[$0] }
    numbers[section] = former.indices.filter { !removed.contains($0) }.map { former[$0] }
    recount(section, (removed.min() ?? 0)..<numbers[section].count)
  }

  /// Forgets all items of a section.
  @usableFromInline
  internal mutating func removeAll(inSection section: Int) {
    freeNumbers += numbers[section]
    numbers[section] = []
  }

  /// - Parameter target: Where the item is once it has left its place.
  @usableFromInline
  internal mutating func move(from source: Place, to target: Place) {
    let number = numbers[source.section].remove(at: source.item)
    numbers[target.section].insert(number, at: target.item)
    if source.section == target.section {
      recount(source.section, min(source.item, target.item)..<max(source.item, target.item) + 1)
    } else {
      recount(source.section, source.item..<numbers[source.section].count)
      recount(target.section, target.item..<numbers[target.section].count)
    }
  }

  private mutating func recount(_ section: Int, _ range: Range<Int>) {
    for position in range { places[numbers[section][position]] = Place(section: section, item: position) }
  }

  /// Whether the two directions agree and no number is in use twice.
  internal var isConsistent: Bool {
    let used = numbers.flatMap { $0 }
    return numbers.indices.allSatisfy { section in
      numbers[section].enumerated().allSatisfy { item, number in
        places[number].section == section && places[number].item == item
      }
    } && Set(used + freeNumbers).count == places.count && used.count + freeNumbers.count == places.count
  }
}
