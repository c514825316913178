// SPDX-License-Identifier: MIT

import Foundation

/// A length in a picture: at most two digits behind the point, and none if they are zero. What is no finite number is 0.
internal struct ShortNumber: CustomStringConvertible {
  internal let description: String

  internal init(_ number: CGFloat) {
    let rounded = (Double(number) * 100).rounded() / 100
    if !rounded.isFinite {
      description = "0"
    } else if let whole = Int(exactly: rounded) {
      description = String(whole)
    } else {
      description = String(rounded)
    }
  }
}
