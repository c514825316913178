// SPDX-License-Identifier: MIT

/// Why a patch does not fit what it was applied or appended to.
///
/// A patch that can't be read at all is a `DecodingError` before it comes to this.
public enum PatchError: Error, Sendable, Hashable {
  /// The patch is for a list of `expected` elements, and the list has `actual`.
  case countMismatch(expected: Int, actual: Int)

  /// The element that the patch replaces is another one than the element it brings: the patch was made from another list.
  ///
  /// The positions are those of the update: in the list, and in the list that was to come of it.
  case identifierMismatch(oldPosition: Int, newPosition: Int)

  /// The first and the last list of two patches together hold more elements than a changeset can count.
  case tooManyElements
}

extension PatchError: CustomStringConvertible {
  /// What does not fit, and what to do about it.
  public var description: String {
    switch self {
    case .countMismatch(let expected, let actual):
      "The patch is for a list of \(expected) elements, not of \(actual). Ask for the whole list."
    case .identifierMismatch(let oldPosition, let newPosition):
      """
      The patch replaces the element at \(oldPosition) by the one at \(newPosition), but their identifiers differ: it was \
      made from another list. Ask for the whole list.
      """
    case .tooManyElements:
      "The lists of the two patches together are too long for one patch. Apply one after the other."
    }
  }
}
