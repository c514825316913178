// SPDX-License-Identifier: MIT

import Foundation

/// Gives a section its headers and footers.
@MainActor
public protocol ListSupplementaryViewSource: AnyObject {
  /// The kinds that the section has. Of others nothing is asked.
  var supportedElementKinds: [ListSupplementaryKind] { get }
  /// A view, dequeued from the section controller's context during the call.
  func viewForSupplementaryElement(ofKind kind: ListSupplementaryKind, at index: Int) -> any ListReusableView
  /// The size of a view, in points. Negative lengths count as 0.
  func sizeForSupplementaryView(ofKind kind: ListSupplementaryKind, at index: Int) -> CGSize
}
