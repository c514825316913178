// SPDX-License-Identifier: MIT

/// How a new list comes out of an old one, positions only.
struct EditShape: Equatable {
  /// The origin of an element that the old list does not have.
  static let inserted = -1

  var oldCount: Int
  /// For each new position the old one it comes from, or `inserted`. No old position is there twice.
  var origins: [Int]
  /// Which new positions hold an element whose content changed.
  var isRevised: [Bool]

  init(oldCount: Int, origins: [Int], isRevised: [Bool]? = nil) {
    self.oldCount = oldCount
    self.origins = origins
    self.isRevised = isRevised ?? [Bool](repeating: false, count: origins.count)
  }

  var newCount: Int { origins.count }
}

extension EditShape {
  /// How many elements W1 deletes, inserts and shuffles.
  private static func sizesOfW1(_ count: Int) -> (changed: Int, shuffled: Int) {
    count <= 5_000 ? (count / 5, count / 25) : (count / 10, count / 50)
  }

  /// W1: a stretch is deleted, another one inserted, and the first elements are shuffled.
  static func contiguous(_ count: Int, using random: inout SplitMix64) -> EditShape {
    let (changed, shuffled) = sizesOfW1(count)
    var origins = Array(0..<count)
    let deletionStart = count / 5 * 2
    origins.removeSubrange(deletionStart..<deletionStart + changed)
    origins.insert(contentsOf: repeatElement(inserted, count: changed), at: count / 5 * 3)
    random.shuffle(&origins, in: 0..<shuffled)
    return EditShape(oldCount: count, origins: origins)
  }

  /// W1 with the same numbers of edits, each of them anywhere.
  static func scattered(_ count: Int, using random: inout SplitMix64) -> EditShape {
    let (changed, shuffled) = sizesOfW1(count)
    let isDeleted = random.choose(changed, below: count)
    var kept = (0..<count).filter { !isDeleted[$0] }
    let isShuffled = random.choose(shuffled, below: kept.count)
    let places = kept.indices.filter { isShuffled[$0] }
    var movers = places.map { kept[$0] }
    random.shuffle(&movers, in: movers.indices)
    for (place, mover) in zip(places, movers) { kept[place] = mover }

    let isInserted = random.choose(changed, below: count)
    var next = kept.makeIterator()
    let origins = isInserted.map { $0 ? inserted : next.next() ?? inserted }
    return EditShape(oldCount: count, origins: origins)
  }

  /// W2: 5 % deleted, 5 % inserted, 5 % revised, 1 % moved, and at least one of each.
  static func feed(_ count: Int, using random: inout SplitMix64) -> EditShape {
    let changed = min((count + 19) / 20, count - 1)
    let moved = min((count + 99) / 100, count - changed)
    let isDeleted = random.choose(changed, below: count)
    let kept = (0..<count).filter { !isDeleted[$0] }
    let isMoved = random.choose(moved, below: kept.count)
    var movers = kept.indices.filter { isMoved[$0] }.map { kept[$0] }
    random.shuffle(&movers, in: movers.indices)
    var stayers = kept.indices.filter { !isMoved[$0] }.map { kept[$0] }.makeIterator()

    let isInserted = random.choose(changed, below: count)
    let isMoversPlace = random.choose(moved, below: kept.count)
    let isRevised = random.choose(min(changed, kept.count), below: kept.count)
    var shape = EditShape(oldCount: count, origins: [])
    var keptSoFar = 0
    for position in 0..<count {
      if isInserted[position] {
        shape.origins.append(inserted)
        shape.isRevised.append(false)
      } else {
        let origin = isMoversPlace[keptSoFar] ? movers.popLast() : stayers.next()
        shape.origins.append(origin ?? inserted)
        shape.isRevised.append(isRevised[keptSoFar])
        keptSoFar += 1
      }
    }
    return shape
  }

  /// W3: all elements in another order.
  static func shuffled(_ count: Int, using random: inout SplitMix64) -> EditShape {
    var origins = Array(0..<count)
    random.shuffle(&origins, in: origins.indices)
    return EditShape(oldCount: count, origins: origins)
  }

  /// W4: nothing changes.
  static func unchanged(_ count: Int, using random: inout SplitMix64) -> EditShape {
    EditShape(oldCount: count, origins: Array(0..<count))
  }

  /// W5: 50 elements, or a twentieth of a list of less than a thousand, appear in front.
  static func prepended(_ count: Int, using random: inout SplitMix64) -> EditShape {
    let added = min(50, max(1, count / 20))
    return EditShape(oldCount: count, origins: Array(repeating: inserted, count: added) + Array(0..<count))
  }

  /// W6: the lists have nothing in common.
  static func disjoint(_ count: Int, using random: inout SplitMix64) -> EditShape {
    EditShape(oldCount: count, origins: Array(repeating: inserted, count: count))
  }
}
