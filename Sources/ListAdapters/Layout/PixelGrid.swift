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
  func wholePixels(in length: Double) -> Double {
    (length * scale + Self.tolerance).rounded(.down)
  }

  /// The last whole pixel at or before a place, in points.
  @inline(__always)
  func floor(_ place: Double) -> Double { wholePixels(in: place) / scale }

  /// The least whole pixels that hold a length, in points.
  @inline(__always)
  func ceil(_ length: Double) -> Double { (length * scale - Self.tolerance).rounded(.up) / scale + 0 }
}
