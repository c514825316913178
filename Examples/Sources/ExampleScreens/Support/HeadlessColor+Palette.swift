// SPDX-License-Identifier: MIT

import ListAdapters

extension HeadlessColor {
  static let coral = HeadlessColor(hex: 0xE8604C)
  static let amber = HeadlessColor(hex: 0xF2A33A)
  static let leaf = HeadlessColor(hex: 0x4FA66A)
  static let teal = HeadlessColor(hex: 0x2E9CA6)
  static let indigo = HeadlessColor(hex: 0x4B5FC4)
  static let plum = HeadlessColor(hex: 0x9A57B3)
  static let slate = HeadlessColor(hex: 0x5B6675)

  /// A pale yellow, for what is set apart.
  static let cream = HeadlessColor(hex: 0xFFF4DC)
  /// A pale blue, for what is pointed out.
  static let ice = HeadlessColor(hex: 0xE6F0FF)
  /// A grey between the background and a separator, for what is not there yet.
  static let placeholder = HeadlessColor(hex: 0xE3E3E9)

  /// Colours that are easily told apart.
  static let palette: [HeadlessColor] = [.coral, .amber, .leaf, .teal, .indigo, .plum, .slate]
}
