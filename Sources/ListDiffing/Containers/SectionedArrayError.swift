// SPDX-License-Identifier: MIT

/// Why a ``SectionedArray`` was not changed.
public enum SectionedArrayError: Error, Sendable, Hashable {
  /// No section has the identifier, which is described here.
  case unknownSection(String)
  /// No item has the identifier, which is described here.
  case unknownItem(String)
  /// There is no section to put items in.
  case noSection
}

extension SectionedArrayError: CustomStringConvertible {
  /// What is wrong and what to do.
  public var description: String {
    switch self {
    case .unknownSection(let identifier):
      "There is no section “\(identifier)”. Append it first, or ask indexOfSection(_:) whether it is there."
    case .unknownItem(let identifier):
      "There is no item “\(identifier)”. Append it first, or ask path(ofItem:) whether it is there."
    case .noSection: "There is no section yet. Append one before its items."
    }
  }
}
