// SPDX-License-Identifier: MIT

/// What a workspace was used for, to know when it holds more memory than it needs.
///
/// It does if 64 diffs in a row were less than an eighth of the largest one before them.
internal struct WorkspaceUsage {
  private var largestCount = 0
  private var largestRecentCount = 0
  private var diffsSinceCheck = 0

  /// Notes how many elements take part in a diff.
  internal mutating func note(elementCount: Int) {
    largestRecentCount = max(largestRecentCount, elementCount)
  }

  /// Notes the end of a diff.
  ///
  /// - Returns: Whether the memory is to be given back.
  internal mutating func endDiff() -> Bool {
    largestCount = max(largestCount, largestRecentCount)
    diffsSinceCheck += 1
    guard diffsSinceCheck == 64 else { return false }
    let isOversized = largestRecentCount < largestCount / 8
    if isOversized { largestCount = largestRecentCount }
    diffsSinceCheck = 0
    largestRecentCount = 0
    return isOversized
  }
}
