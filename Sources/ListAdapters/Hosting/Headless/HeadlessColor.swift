// SPDX-License-Identifier: MIT

/// An opaque colour of a headless view.
public struct HeadlessColor: Sendable, Hashable {
  /// The part of red, from 0 to 255.
  public var red: UInt8
  /// The part of green, from 0 to 255.
  public var green: UInt8
  /// The part of blue, from 0 to 255.
  public var blue: UInt8

  /// Makes a colour of its parts.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Makes a colour of a number as it is written in style sheets, for example `0xFF9500`. What is above 24 bits is left out.
  public init(hex: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex))
  }

  /// The colour as style sheets have it, for example `#ff9500`.
  public var hexadecimal: String {
    let number = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    let digits = String(number, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// The background of cells.
  public static let white = HeadlessColor(hex: 0xFFFFFF)
  /// Text.
  public static let label = HeadlessColor(hex: 0x1C1C1E)
  /// Text that matters less, such as that of headers.
  public static let secondaryLabel = HeadlessColor(hex: 0x6C6C70)
  /// What is behind the cells.
  public static let background = HeadlessColor(hex: 0xF2F2F7)
  /// Lines between cells.
  public static let separator = HeadlessColor(hex: 0xD1D1D6)
  /// What is selected.
  public static let accent = HeadlessColor(hex: 0x007AFF)
}
