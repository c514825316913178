// SPDX-License-Identifier: MIT

extension DiffableArray {
  /// What is wrong with the parts, or `nil` if they fit together. O(n), and hashes every element.
  @usableFromInline
  internal var inconsistency: String? {
    guard columns.keys.count == elements.count, columns.revisions.count == elements.count else {
      return
        "\(elements.count) elements, \(columns.keys.count) keys and \(columns.revisions.count) revisions."
    }
    for position in elements.indices {
      if columns.keys[position] != Self.key(of: elements[position]) {
        return "The key at \(position) is not that of the element."
      }
      let hasRevision = columns.revisions[position] != KeyColumns.noRevision
      if hasRevision != Self.isReflexive(elements[position]) {
        return "The element at \(position) has no revision, or one that it must not have."
      }
    }
    return ledger.isConsistent(with: columns.keys) ? nil : "The look-up is not of these keys."
  }

  /// Stops if the parts do not fit together, in builds with `TRELLIS_INTERNAL_CHECKS`.
  #if TRELLIS_INTERNAL_CHECKS
    @usableFromInline @inline(never)
    internal func _checkInvariants() {
      if let inconsistency { preconditionFailure(inconsistency) }
    }
  #else
    @inlinable @inline(__always)
    internal func _checkInvariants() {}
  #endif
}
