// SPDX-License-Identifier: MIT

import Foundation

/// An element's way from one place to another, at an even speed.
internal struct HostMotion {
  internal let from: ListLayoutAttributes
  /// Where it goes, if that is not where it rests.
  internal var to: ListLayoutAttributes?
  internal let start: TimeInterval
  internal let duration: TimeInterval

  internal func attributes(at time: TimeInterval, resting: ListLayoutAttributes) -> ListLayoutAttributes {
    let target = to ?? resting
    let progress = duration > 0 ? CGFloat(min(max((time - start) / duration, 0), 1)) : 1
    func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * progress }
    var result = target
    result.frame = CGRect(
      x: between(from.frame.minX, target.frame.minX), y: between(from.frame.minY, target.frame.minY),
      width: between(from.frame.width, target.frame.width),
      height: between(from.frame.height, target.frame.height))
    result.alpha = between(from.alpha, target.alpha)
    return result
  }
}
