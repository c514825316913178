// SPDX-License-Identifier: MIT

import ListDiffing

/// The hardest opponent that one can write by hand over a Swift Dictionary.
///
/// There are no entries: the dictionary leads to an old position, and the further occurrences of an identifier are
/// chained through a flat array. Every element is hashed exactly once, positions have 32 bits, all capacity is reserved,
/// and a longest increasing subsequence makes the moves minimal, so that the result is as good as the library's.
enum LeanDictionaryHeckel {
  private static let none: Int32 = -1

  /// - Precondition: positions fit in 32 bits.
  static func diff<Element: BenchmarkElement>(from old: [Element], to new: [Element]) -> Edits {
    // The first unpaired old position of each identifier; `nextOccurrence` leads to the others.
    var firstOccurrence = [Element.DiffIdentifier: Int32](minimumCapacity: old.count)
    var nextOccurrence = [Int32](repeating: none, count: old.count)
    for position in old.indices.reversed() {
      if let later = firstOccurrence.updateValue(Int32(position), forKey: old[position].diffIdentifier) {
        nextOccurrence[position] = later
      }
    }

    var edits = Edits()
    var partnerOfNew = [Int32](repeating: none, count: new.count)
    var isPaired = [Bool](repeating: false, count: old.count)
    for position in new.indices {
      guard let entry = firstOccurrence.index(forKey: new[position].diffIdentifier),
        case let partner = Int(firstOccurrence.values[entry]), partner != none
      else {
        edits.insertions.append(position)
        continue
      }
      firstOccurrence.values[entry] = nextOccurrence[partner]
      partnerOfNew[position] = Int32(partner)
      isPaired[partner] = true
      if !new[position].isContentEqual(to: old[partner]) {
        edits.updates.append(Edits.Pair(old: partner, new: position))
      }
    }
    for position in old.indices where !isPaired[position] { edits.deletions.append(position) }
    edits.moves = minimalMoves(partnerOfNew)
    return edits
  }

  /// All pairs but those of a longest increasing subsequence, by patience sorting.
  private static func minimalMoves(_ partnerOfNew: [Int32]) -> [Edits.Pair] {
    // The smallest last partner of an increasing subsequence, by its length less one.
    var smallestLast: [Int32] = []
    smallestLast.reserveCapacity(partnerOfNew.count)
    // The length, less one, of the longest subsequence that ends at a new position.
    var pile = [Int32](repeating: none, count: partnerOfNew.count)
    var pairs = 0
    for (position, partner) in partnerOfNew.enumerated() where partner != none {
      pairs += 1
      guard let last = smallestLast.last, partner < last else {
        pile[position] = Int32(smallestLast.count)
        smallestLast.append(partner)
        continue
      }
      var low = 0
      var high = smallestLast.count - 1
      while low < high {
        let middle = (low + high) / 2
        if smallestLast[middle] < partner { low = middle + 1 } else { high = middle }
      }
      pile[position] = Int32(low)
      smallestLast[low] = partner
    }
    guard smallestLast.count < pairs else { return [] }

    // From the end, the first element met on each pile stays.
    var moves: [Edits.Pair] = []
    moves.reserveCapacity(pairs - smallestLast.count)
    var wanted = Int32(smallestLast.count - 1)
    for position in partnerOfNew.indices.reversed() where partnerOfNew[position] != none {
      if pile[position] == wanted {
        wanted -= 1
      } else {
        moves.append(Edits.Pair(old: Int(partnerOfNew[position]), new: position))
      }
    }
    moves.reverse()
    return moves
  }
}
