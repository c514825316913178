// SPDX-License-Identifier: MIT

/// How two lists are diffed.
public struct DiffOptions: Sendable, Hashable {
  /// Which implementation finds the pairs.
  public var engine: DiffEngine

  /// Your word that neither list holds an identifier twice, which saves a pass over the identifiers.
  ///
  /// If it is not true, the changeset is still exact, maximal and minimal for its pairing, but equal identifiers may not
  /// be paired in order of occurrence.
  public var identifiersAreUnique: Bool

  /// Whether ``Changeset/duplicates`` is filled in, which takes a dictionary of all identifiers.
  public var reportsDuplicates: Bool

  /// The seed of the identifier hashes. `nil` stands for a number drawn once per process from the system's generator,
  /// which keeps input from being made to collide. Give one only to reproduce a run.
  ///
  /// The changeset does not depend on it.
  public var seed: UInt64?

  /// Makes options; each has a default that fits most lists.
  public init(
    engine: DiffEngine = .c,
    identifiersAreUnique: Bool = false,
    reportsDuplicates: Bool = false,
    seed: UInt64? = nil
  ) {
    self.engine = engine
    self.identifiersAreUnique = identifiersAreUnique
    self.reportsDuplicates = reportsDuplicates
    self.seed = seed
  }
}
