// SPDX-License-Identifier: MIT

import Foundation

/// The user lets go of a list that was being dragged.
public struct ListDragEndEvent: Sendable, Hashable {
  /// Points per second.
  public let velocity: CGPoint
  /// Where the list will come to rest.
  public let targetContentOffset: CGPoint
}
