// SPDX-License-Identifier: MIT

extension Patch {
  /// One patch instead of two, made without the lists.
  ///
  /// It is exact: applying it gives what applying this patch and then the next one gives, and it holds no element that the
  /// last list does not hold. Its moves are the fewest for its pairs. But it only knows what the two patches know, so it can
  /// be larger than the patch between the first and the last list:
  /// - an element that this patch deletes and the next one brings back is deleted and inserted;
  /// - an element that both patches update is updated, even if it looks in the end as it did at first;
  /// - elements with equal identifiers are paired as the two patches pair them;
  /// - ``Changeset/duplicates`` is empty.
  ///
  /// - Parameter next: A patch from the list that this one leads to.
  /// - Returns: A patch from the list that this one is for to the list that the next one leads to.
  /// - Throws: A ``PatchError`` if the next patch is for another list than this one leads to, as far as the two tell.
  /// - Complexity: O(*c* log *c*) for *c* entries of both changesets, however long the lists are.
  public func appending(_ next: Patch) throws(PatchError) -> Patch {
    guard next.changeset.oldCount == changeset.newCount else {
      throw .countMismatch(expected: next.changeset.oldCount, actual: changeset.newCount)
    }
    guard next.changeset.newCount <= Changeset.maximumCount - changeset.oldCount else {
      throw .tooManyElements
    }
    let runs = Changeset.KeptRun.composing(changeset.keptRuns, next.changeset.keptRuns)
    let carried = try carriedElements(through: next)
    let deletions =
      changeset.deletions + next.changeset.deletions.compactMap { changeset.oldPosition(ofNew: $0) }
    return Patch(
      changeset: Changeset(
        oldCount: changeset.oldCount,
        newCount: next.changeset.newCount,
        deletions: deletions.sorted(),
        insertions: carried.compactMap { $0.old == nil ? $0.new : nil },
        updates: carried.compactMap { entry in
          entry.old.map { Changeset.Update(old: $0, new: entry.new) }
        },
        moves: HeaviestOrder.moves(among: runs),
        keptRuns: runs),
      elements: carried.map(\.element))
  }

  /// An element that a patch brings: for which new position, and which old element it replaces, if any.
  private typealias CarriedElement = (new: Int, old: Int?, element: Element)

  private var carriedElements: [CarriedElement] {
    var updates = changeset.updates[...]
    return zip(changeset.carriedPositions, elements).map { position, element in
      updates.first?.new == position
        ? (position, updates.removeFirst().old, element) : (position, nil, element)
    }
  }

  /// The elements that this patch and the next one bring together, ascending by position in the last list.
  private func carriedElements(through next: Patch) throws(PatchError) -> [CarriedElement] {
    let own = carriedElements
    var result: [CarriedElement] = []
    result.reserveCapacity(own.count + next.elements.count)
    // What the next patch brings counts; what it replaces was this list's, or this patch's.
    var replaced: Set<Int> = []
    for (position, middle, element) in next.carriedElements {
      guard let middle else {
        result.append((position, nil, element))
        continue
      }
      replaced.insert(middle)
      let index = own.partitioningIndex { $0.new >= middle }
      if index < own.count, own[index].new == middle,
        own[index].element.diffIdentifier != element.diffIdentifier
      {
        throw .identifierMismatch(oldPosition: middle, newPosition: position)
      }
      result.append((position, changeset.oldPosition(ofNew: middle), element))
    }
    // What this patch brings counts as far as the next one keeps it as it is.
    let runsByOld = next.changeset.keptRuns.sorted { $0.oldStart < $1.oldStart }
    for (middle, old, element) in own where !replaced.contains(middle) {
      let index = runsByOld.partitioningIndex { $0.oldRange.upperBound > middle }
      guard index < runsByOld.count, runsByOld[index].oldRange.contains(middle) else { continue }
      result.append((runsByOld[index].newStart + middle - runsByOld[index].oldStart, old, element))
    }
    return result.sorted { $0.new < $1.new }
  }
}

extension Changeset.KeptRun {
  /// What is kept by both of two changesets that follow each other, ascending by new position.
  fileprivate static func composing(_ first: [Self], _ second: [Self]) -> [Self] {
    var result: [Self] = []
    for outer in second {
      let start = first.partitioningIndex { $0.newRange.upperBound > outer.oldStart }
      for inner in first[start...].prefix(while: { $0.newStart < outer.oldRange.upperBound }) {
        let common = inner.newRange.clamped(to: outer.oldRange)
        let run = Self(
          oldStart: inner.oldStart + common.lowerBound - inner.newStart,
          newStart: outer.newStart + common.lowerBound - outer.oldStart,
          count: common.count)
        if let last = result.last, last.oldRange.upperBound == run.oldStart,
          last.newRange.upperBound == run.newStart
        {
          result[result.count - 1].count32 += run.count32
        } else {
          result.append(run)
        }
      }
    }
    return result
  }
}
