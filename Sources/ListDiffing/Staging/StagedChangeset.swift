// SPDX-License-Identifier: MIT

/// The way from an old list to a new one in stages that a collection view accepts, each with the list that it then shows.
///
/// ```swift
/// let old = ["milk", "bread", "eggs"].map { Row($0) }
/// var new = [old[2], old[0], old[1]]
/// new[1].isDone = true
/// let stages = new.stagedChangeset(from: old)
/// print(stages.map(\.batch.itemMoves.count))  // [1, 0]
/// print(stages.map(\.batch.itemReloads))  // [[], [0.1]]
/// print(stages.map { $0.list.map(\.isDone) })  // [[false, false, false], [false, true, false]]
/// ```
///
/// There is one stage wherever the operations of the changeset are legal together, and three at the most; none if nothing changed. Where
/// there are two or three, no other lists between save a stage without taking more operations; tests search through all of them, for small
/// lists. A view has to be told of a stage when its list is in force, which on Apple's platforms means: inside `performBatchUpdates`. The
/// rules are in the article <doc:LegalBatches>.
public struct StagedChangeset<Element> {
  /// A batch, and the list after it.
  public struct Stage {
    /// What the view is told. Old places count in the list of the stage before, or in the old list; new places in ``list``.
    public let batch: BatchUpdate

    /// What the data source has to give when the view is told. In the last stage it is the new list; before it, elements whose
    /// update is still to come are the old ones.
    public let list: [Element]

    @usableFromInline
    internal init(batch: BatchUpdate, list: [Element]) {
      self.batch = batch
      self.list = list
    }
  }

  private let stages: [Stage]

  @usableFromInline
  internal init(_ stages: [Stage]) { self.stages = stages.filter { !$0.batch.isEmpty } }
}

extension StagedChangeset: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { stages.count }
  public subscript(position: Int) -> Stage { stages[position] }
}

extension StagedChangeset {
  /// How many operations the stages have together. O(1), as there are three stages at the most.
  public var operationCount: Int { stages.reduce(0) { $0 + $1.batch.operationCount } }
}

extension StagedChangeset.Stage: Sendable where Element: Sendable {}
extension StagedChangeset: Sendable where Element: Sendable {}
extension StagedChangeset.Stage: Equatable where Element: Equatable {}
extension StagedChangeset: Equatable where Element: Equatable {}
