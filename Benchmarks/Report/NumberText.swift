// SPDX-License-Identifier: MIT

import Foundation

extension Int {
  /// With a comma at each thousand, whatever the locale.
  var grouped: String {
    var digits = String(magnitude)
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return (self < 0 ? "-" : "") + ([digits] + groups).joined(separator: ",")
  }
}

extension Int {
  /// An amount of memory in the largest unit that leaves a digit in front of the point.
  var byteCount: String {
    switch self {
    case ..<1_000: "\(self) B"
    case ..<999_500: "\((Double(self) / 1e3).threeDigits) kB"
    case ..<999_500_000: "\((Double(self) / 1e6).threeDigits) MB"
    default: "\((Double(self) / 1e9).threeDigits) GB"
    }
  }
}

extension Double {
  /// Three significant digits, as far as they are behind the point.
  var threeDigits: String {
    let places = self < 9.995 ? 2 : self < 99.95 ? 1 : 0
    return String(format: "%.\(places)f", self)
  }

  /// Two places behind the point, or two significant digits where those would say little.
  var ratio: String {
    self < 0.095 ? String(format: "%.2g", self) : threeDigits
  }

  /// A time in the largest unit that leaves a digit in front of the point; `self` is in nanoseconds.
  var duration: String {
    switch self {
    case ..<999.5: "\(threeDigits) ns"
    case ..<999_500: "\((self / 1e3).threeDigits) µs"
    case ..<999_500_000: "\((self / 1e6).threeDigits) ms"
    default: "\((self / 1e9).threeDigits) s"
    }
  }
}

extension String {
  /// With spaces behind it up to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }

  /// With spaces in front of it up to a width.
  func rightAligned(to width: Int) -> String {
    String(repeating: " ", count: Swift.max(0, width - count)) + self
  }
}
