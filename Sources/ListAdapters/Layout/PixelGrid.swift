// SPDX-License-Identifier: MIT

import Foundation

/// Snaps lengths to whole pixels.
///
/// A length that misses a whole pixel by less than 1/4096 pixel is that pixel: sums of fractions such as 1/3 are a little off, and
/// must neither lose a pixel nor gain one.
struct PixelGrid: Sendable, Hashable {
  private static let tolerance = 1.0 / 4096

  /// Pixels per point.
  let scale: Double

  /// A scale that is no positive number counts as 1.
  init(scale: CGFloat) {
    self.scale = scale.isFinite && scale > 0 ? Double(scale) : 1
  }

  /// The whole pixels that fit into a length in points.
  @inline(__always)
  func pixels(within length: Double) -> Double {
    (length * scale + Self.tolerance).rounded(.down)
  }

  /// The least whole pixels that hold a length in points.
  @inline(__always)
  func pixels(holding length: Double) -> Double {
    (length * scale - Self.tolerance).rounded(.up) + 0
  }

  /// The whole number of pixels that is nearest to a length in points.
  @inline(__always)
  func pixels(nearest length: Double) -> Double { (length * scale + Self.tolerance).rounded() }

  /// The last whole pixel at or before a place, in points.
  @inline(__always)
  func floor(_ place: Double) -> Double { pixels(within: place) / scale }

  /// The least whole pixels that hold a length, in points.
  @inline(__always)
  func ceil(_ length: Double) -> Double { pixels(holding: length) / scale }
}
