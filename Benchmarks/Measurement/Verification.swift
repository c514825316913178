// SPDX-License-Identifier: MIT

import ListDiffing

/// Checks the result of an engine for a pair of lists before anything is timed.
enum Verification {
  /// Diffs once and checks the result in every way the engine promises.
  ///
  /// - Returns: what the engine emitted.
  static func verifiedEdits<Element: BenchmarkElement>(
    _ engine: Engine, _ pair: ListPair<Element>
  ) throws(ReplayError) -> Edits {
    let edits: Edits
    switch engine {
    case .c: edits = try verifiedEdits(ofLibrary: .c, pair)
    case .swift: edits = try verifiedEdits(ofLibrary: .swift, pair)
    case .dictionary: edits = DictionaryHeckel.diff(from: pair.old, to: pair.new)
    case .dictionaryLean: edits = LeanDictionaryHeckel.diff(from: pair.old, to: pair.new)
    case .stdlib: edits = Edits(StandardLibraryDiff.diff(from: pair.old, to: pair.new))
    }
    try check(edits, pair, isComplete: engine.isComplete)
    if engine.movesFewest, edits.moves.count != pair.minimalMoves {
      throw ReplayError("\(edits.moves.count) moves where \(pair.minimalMoves) are enough")
    }
    return edits
  }

  /// Replays edits and compares the outcome with the new list.
  ///
  /// - Parameter isComplete: whether the engine promises what `Engine.isComplete` says.
  static func check<Element: BenchmarkElement>(
    _ edits: Edits, _ pair: ListPair<Element>, isComplete: Bool
  ) throws(ReplayError) {
    let origins = try Replay.origins(oldCount: pair.old.count, newCount: pair.new.count, edits: edits)
    if isComplete, let position = origins.indices.first(where: { origins[$0] != pair.origins[$0] }) {
      throw ReplayError(
        "new position \(position) comes from \(origins[position]), and not from \(pair.origins[position])")
    }
    var updates = edits.updates[...]
    for (position, origin) in origins.enumerated() where origin != EditShape.inserted {
      let (old, new) = (pair.old[origin], pair.new[position])
      guard old.diffIdentifier == new.diffIdentifier else {
        throw ReplayError("another identifier comes out at new position \(position)")
      }
      if isComplete, !new.isContentEqual(to: old) {
        guard updates.popFirst() == Edits.Pair(old: origin, new: position) else {
          throw ReplayError("no update at new position \(position), or not in its turn")
        }
      }
    }
    guard updates.isEmpty else { throw ReplayError("an update of what did not change") }
  }

  /// Checks what only the library promises: that it can replay a changeset itself.
  private static func verifiedEdits<Element: BenchmarkElement>(
    ofLibrary engine: DiffEngine, _ pair: ListPair<Element>
  ) throws(ReplayError) -> Edits {
    let changeset = pair.new.changeset(from: pair.old, options: DiffOptions(engine: engine))
    try checkOwnReplay(changeset, pair)
    return Edits(changeset)
  }

  /// Checks that the library's own replay of a changeset gives the new list.
  private static func checkOwnReplay<Element: BenchmarkElement>(
    _ changeset: Changeset, _ pair: ListPair<Element>
  ) throws(ReplayError) {
    guard let replayed = pair.old.applying(changeset, newElements: pair.new) else {
      throw ReplayError("the library can't replay its own changeset")
    }
    let isNewList =
      replayed.count == pair.new.count
      && zip(replayed, pair.new).allSatisfy {
        $0.diffIdentifier == $1.diffIdentifier && $0.isContentEqual(to: $1)
      }
    guard isNewList else { throw ReplayError("the library's own replay gives another list") }
  }
}
