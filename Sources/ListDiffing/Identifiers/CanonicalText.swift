// SPDX-License-Identifier: MIT

/// Text that is not plain ASCII, in a form that is the same for all its spellings.
///
/// Swift's `==` on strings is canonical equivalence (Unicode Standard Annex #15). Hashing has to agree with it. Most
/// text can be left to `Hasher`, which normalises. But ASCII text never comes here, it is hashed as bytes, and three
/// scalars are canonically equivalent to one ASCII character each: KELVIN SIGN to "K", GREEK QUESTION MARK to ";" and
/// GREEK VARIA to "`". Text of ASCII and these three therefore has to become ASCII. A test goes through all of Unicode
/// to see that there is no fourth.
internal enum CanonicalText {
  /// The UTF-8 of the ASCII spelling.
  case ascii([UInt8])
  /// A hash of text that has no ASCII spelling.
  case other(UInt64)

  internal init(_ text: String) {
    var utf8: [UInt8] = []
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0..<0x80: utf8.append(UInt8(truncatingIfNeeded: scalar.value))
      case 0x212A: utf8.append(UInt8(ascii: "K"))
      case 0x037E: utf8.append(UInt8(ascii: ";"))
      case 0x1FEF: utf8.append(UInt8(ascii: "`"))
      default:
        self = .other(UInt64(truncatingIfNeeded: text.hashValue))
        return
      }
    }
    self = .ascii(utf8)
  }
}
