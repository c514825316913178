// SPDX-License-Identifier: MIT

import Foundation

/// How much of a list there is and how far it is scrolled, along the axis that it is scrolled on.
internal struct ListScrollExtent: Sendable, Hashable {
  /// What of the content is on screen or, at the end of a drag, will be: up to where, in points.
  internal let visibleEnd: CGFloat
  internal let contentLength: CGFloat

  /// - Parameter offset: The content offset; the host's own if `nil`.
  @MainActor
  internal init(of host: any ListHost, at offset: CGPoint? = nil) {
    let offset = offset ?? host.bounds.origin
    let inset = host.adjustedContentInset
    switch host.scrollDirection {
    case .vertical:
      visibleEnd = offset.y + host.bounds.height - inset.bottom
      contentLength = host.contentSize.height
    case .horizontal:
      visibleEnd = offset.x + host.bounds.width - inset.right
      contentLength = host.contentSize.width
    }
  }

  internal init(visibleEnd: CGFloat, contentLength: CGFloat) {
    self.visibleEnd = visibleEnd
    self.contentLength = contentLength
  }
}
