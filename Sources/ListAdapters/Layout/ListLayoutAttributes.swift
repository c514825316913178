// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

/// Where one cell or supplementary view is and how it is drawn, in the coordinates of the content, in points.
public struct ListLayoutAttributes: Sendable, Hashable {
  /// What the attributes are of.
  public enum Element: Sendable, Hashable {
    /// An item's cell.
    case cell
    /// A section's supplementary view of a kind.
    case supplementary(ListSupplementaryKind)
  }

  /// What the attributes are of.
  public var element: Element

  /// The item; for a header or footer, item 0 of its section.
  public var path: ItemPath

  /// Where it is, before the transform.
  public var frame: CGRect

  /// What is higher is drawn in front. A header and a footer of one section have the same, and the host decides; ``HeadlessListHost`` has
  /// the header in front, which may stick over the footer.
  public var zIndex: Int

  /// From 0, not to be seen, to 1, opaque.
  public var alpha: CGFloat

  /// Applied about the centre of the frame, for transitions.
  public var transform: AffineTransform

  /// Makes attributes of an opaque element without a transform.
  public init(element: Element, path: ItemPath, frame: CGRect, zIndex: Int) {
    self.element = element
    self.path = path
    self.frame = frame
    self.zIndex = zIndex
    alpha = 1
    transform = .identity
  }

  /// The middle of the frame. Setting it moves the frame.
  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
}
