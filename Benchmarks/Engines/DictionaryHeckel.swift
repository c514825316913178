// SPDX-License-Identifier: MIT

import ListDiffing

/// Heckel's algorithm (1978) over a Swift Dictionary, as list libraries and hand-written diffs have it.
///
/// A symbol table has an entry for each identifier, both lists are entered into it, and an element is called moved when
/// its partner is not where the deletions and insertions in front of it explain; that is not minimal. Written with care:
/// the table's capacity is reserved, an identifier that it knows is hashed once a list, and no array is shifted.
enum DictionaryHeckel {
  /// The old positions of an identifier that have no partner yet, in order.
  private final class Entry {
    private var first: Int?
    /// The others, backwards. Most identifiers occur once, and an empty array takes no memory.
    private var others: [Int] = []

    /// Puts a position in front of the others.
    func push(_ position: Int) {
      if let first { others.append(first) }
      first = position
    }

    func pop() -> Int? {
      defer { first = others.popLast() }
      return first
    }
  }

  private struct SymbolTable<Identifier: Hashable> {
    private var entries: [Identifier: Entry]

    init(minimumCapacity: Int) {
      entries = Dictionary(minimumCapacity: minimumCapacity)
    }

    mutating func entry(for identifier: Identifier) -> Entry {
      if let entry = entries[identifier] { return entry }
      let entry = Entry()
      entries[identifier] = entry
      return entry
    }
  }

  static func diff<Element: BenchmarkElement>(from old: [Element], to new: [Element]) -> Edits {
    var table = SymbolTable<Element.DiffIdentifier>(minimumCapacity: max(old.count, new.count))

    // Pass 1 enters the new list, pass 2 the old one, from its end so that first occurrences come first.
    var newEntries: [Entry] = []
    newEntries.reserveCapacity(new.count)
    for element in new {
      newEntries.append(table.entry(for: element.diffIdentifier))
    }
    for position in old.indices.reversed() {
      table.entry(for: old[position].diffIdentifier).push(position)
    }

    // Pass 3 pairs the k-th occurrence of an identifier with the k-th. Heckel pairs only identifiers that occur once,
    // and in passes 4 and 5 the neighbours of pairs; after this there are none left that they could pair.
    var partnerOfOld = [Int?](repeating: nil, count: old.count)
    var partnerOfNew = [Int?](repeating: nil, count: new.count)
    for position in new.indices {
      guard let partner = newEntries[position].pop() else { continue }
      partnerOfNew[position] = partner
      partnerOfOld[partner] = position
    }

    // Pass 6 reads the edits off the pairs.
    var edits = Edits()
    var deletionsBefore = [Int](repeating: 0, count: old.count)
    for position in old.indices {
      deletionsBefore[position] = edits.deletions.count
      if partnerOfOld[position] == nil { edits.deletions.append(position) }
    }
    for position in new.indices {
      guard let partner = partnerOfNew[position] else {
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
