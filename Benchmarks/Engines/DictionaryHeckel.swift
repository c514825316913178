// SPDX-License-Identifier: MIT

import ListDiffing

/// Heckel's algorithm (1978) over a Swift Dictionary, the way most list libraries and most hand-written diffs do it.
///
/// It is kind to the dictionary: each element is hashed once, the occurrences of an identifier are chained through a
/// flat array rather than kept in an array each, and all capacity is reserved.
enum DictionaryHeckel {
  /// Pairs the k-th occurrence of an identifier with the k-th, and calls an element moved when its partner is not where
  /// the deletions and insertions in front of it explain. That is how these libraries do it; it is not minimal.
  static func diff<Element: BenchmarkElement>(from old: [Element], to new: [Element]) -> Edits {
    let none = -1
    // The first unpaired old position of each identifier; `nextOccurrence` leads to the others.
    var firstOccurrence = [Element.DiffIdentifier: Int](minimumCapacity: old.count)
    var nextOccurrence = [Int](repeating: none, count: old.count)
    for position in stride(from: old.count - 1, through: 0, by: -1) {
      if let later = firstOccurrence.updateValue(position, forKey: old[position].diffIdentifier) {
        nextOccurrence[position] = later
      }
    }

    var partnerOfNew = [Int](repeating: none, count: new.count)
    var isPaired = [Bool](repeating: false, count: old.count)
    for position in new.indices {
      guard let entry = firstOccurrence.index(forKey: new[position].diffIdentifier) else { continue }
      let partner = firstOccurrence.values[entry]
      guard partner != none else { continue }
      firstOccurrence.values[entry] = nextOccurrence[partner]
      partnerOfNew[position] = partner
      isPaired[partner] = true
    }

    var edits = Edits()
    var deletionsBefore = [Int](repeating: 0, count: old.count)
    for position in old.indices {
      deletionsBefore[position] = edits.deletions.count
      if !isPaired[position] { edits.deletions.append(position) }
    }
    for position in new.indices {
      let partner = partnerOfNew[position]
      if partner == none {
        edits.insertions.append(position)
        continue
      }
      if !new[position].isContentEqual(to: old[partner]) {
        edits.updates.append(Edits.Pair(old: partner, new: position))
      }
      if partner - deletionsBefore[partner] + edits.insertions.count != position {
        edits.moves.append(Edits.Pair(old: partner, new: position))
      }
    }
    return edits
  }
}
