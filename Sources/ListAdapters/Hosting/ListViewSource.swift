// SPDX-License-Identifier: MIT

import Foundation

/// Where a host gets a new cell or supplementary view from, when none can be used again.
public enum ListViewSource {
  /// From its type.
  case type(any ListReusableView.Type)
  /// From a nib.
  case nib(name: String, bundle: Bundle?)
  /// From a prototype in the storyboard that the host came from.
  case storyboard(identifier: String)

  /// What views of this source are kept under: the source's name, with the kind of supplementary view and the caller's identifier
  /// before it, if there are any.
  public func reuseIdentifier(
    kind: ListSupplementaryKind? = nil, givenIdentifier: String? = nil
  ) -> String {
    let name =
      switch self {
      case .type(let type): String(reflecting: type)
      case .nib(let name, _): name
      case .storyboard(let identifier): identifier
      }
    return (kind?.rawValue ?? "") + (givenIdentifier ?? "") + name
  }
}
