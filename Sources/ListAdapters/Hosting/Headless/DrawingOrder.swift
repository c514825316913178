// SPDX-License-Identifier: MIT

/// How far in front a view is: the greater it is, the later it is drawn, and the sooner it is touched.
///
/// What leaves is behind what stays. Of two at one level, as a section's header and footer are, the header is in front, since it may
/// stick; otherwise what comes later in the list.
internal struct DrawingOrder: Comparable {
  private let isLeaving: Bool
  private let zIndex: Int
  private let key: HostedElement

  internal init(_ key: HostedElement, zIndex: Int, isLeaving: Bool) {
    self.key = key
    self.zIndex = zIndex
    self.isLeaving = isLeaving
  }

  internal static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: (Int, Int, Int, HostedElement) {
    (isLeaving ? 0 : 1, zIndex, key.element == .supplementary(.header) ? 1 : 0, key)
  }
}
