// SPDX-License-Identifier: MIT

/// Two lists to diff, and what is known of the right answer.
struct ListPair<Element: BenchmarkElement> {
  let old: [Element]
  let new: [Element]
  /// For each new position its partner in the old list, or `EditShape.inserted`.
  let origins: [Int]
  /// The fewest moves that the partners allow.
  let minimalMoves: Int

  init(old: [Element], new: [Element], origins: [Int], minimalMoves: Int) {
    self.old = old
    self.new = new
    self.origins = origins
    self.minimalMoves = minimalMoves
  }

  init(old: [Element], new: [Element], origins: [Int]) {
    let kept = origins.filter { $0 != EditShape.inserted }
    let minimalMoves = kept.count - longestIncreasingSubsequenceCount(of: kept)
    self.init(old: old, new: new, origins: origins, minimalMoves: minimalMoves)
  }

  private var keptCount: Int { origins.count { $0 != EditShape.inserted } }

  /// The edits of a diff that knows only removal and insertion.
  var editsWithoutMoves: Int { old.count + new.count - 2 * (keptCount - minimalMoves) }
}

/// Whether the elements of the new list share the storage of their strings with the old one. The storage of the lists
/// themselves is never shared: two lists that share it need no diff.
enum StringStorage {
  /// As when the same models, kept in memory, came back. Integers have no other storage.
  case shared
  /// As when the new list was decoded.
  case fresh
}

extension ListPair {
  /// Applies a shape to an old list. `make` makes the element that is the `number`-th to be made.
  static func make(
    _ old: [Element], _ shape: EditShape, _ storage: StringStorage, using random: inout SplitMix64,
    make: (_ number: Int, _ random: inout SplitMix64) -> Element
  ) -> ListPair {
    var new: [Element] = []
    new.reserveCapacity(shape.newCount)
    var made = shape.oldCount
    for (origin, isRevised) in zip(shape.origins, shape.isRevised) {
      if origin == EditShape.inserted {
        new.append(make(made, &random))
        made += 1
      } else {
        let element = isRevised ? old[origin].revised() : old[origin]
        new.append(storage == .fresh ? element.decodedAgain() : element)
      }
    }
    return ListPair(old: old, new: new, origins: shape.origins)
  }
}
