// SPDX-License-Identifier: MIT

import ListDiffing

/// A batch that a host refused, with all that it was made of.
public struct ListUpdateFailure {
  /// The rule that the batch breaks, where, and what to do about it.
  public let error: BatchUpdateError
  /// The objects before the update; `nil` if no sections were to change.
  public let old: ListObjects?
  /// The objects after it, without repetitions; `nil` if no sections were to change.
  public let new: ListObjects?
  /// The difference of the two.
  public let changeset: Changeset?
  /// The batch.
  public let batch: BatchUpdate
}
