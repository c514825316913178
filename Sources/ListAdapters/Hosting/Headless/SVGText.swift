// SPDX-License-Identifier: MIT

import Foundation

/// An SVG picture that is being written, element by element, well-formed whatever texts are in it.
internal struct SVGText {
  internal private(set) var text = ""
  private var depth = 0

  /// Writes an element without content.
  internal mutating func element(_ name: String, _ attributes: SVGAttributes) {
    line("<\(name)\(Self.list(attributes))/>")
  }

  /// Writes an element with a text.
  internal mutating func element(
    _ name: String, _ attributes: SVGAttributes = [:], content: String
  ) {
    line("<\(name)\(Self.list(attributes))>\(Self.escaped(content))</\(name)>")
  }

  /// Writes an element with others in it.
  internal mutating func element(
    _ name: String, _ attributes: SVGAttributes, containing body: (inout SVGText) -> Void
  ) {
    line("<\(name)\(Self.list(attributes))>")
    depth += 1
    body(&self)
    depth -= 1
    line("</\(name)>")
  }

  private mutating func line(_ line: String) {
    text += String(repeating: " ", count: depth) + line + "\n"
  }

  private static func list(_ attributes: SVGAttributes) -> String {
    attributes.pairs.map { " \($0)=\"\(escaped($1.text))\"" }.joined()
  }

  /// Where a line of text stands so that it is in the middle. Not every viewer knows how to work that out by itself.
  internal static func baseline(ofSize fontSize: CGFloat, around middle: CGFloat) -> CGFloat {
    middle + fontSize * 0.35
  }

  /// What stands for itself nowhere in XML is written by its name, and what can't be in XML at all as a replacement character.
  internal static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// The value of an attribute.
internal enum SVGValue: ExpressibleByStringInterpolation {
  case string(String)
  case number(CGFloat)

  internal init(stringLiteral value: String) { self = .string(value) }

  internal var text: String {
    switch self {
    case .string(let string): string
    case .number(let number): ShortNumber(number).description
    }
  }
}

/// The attributes of an element, in order.
internal struct SVGAttributes: ExpressibleByDictionaryLiteral {
  internal var pairs: [(name: String, value: SVGValue)]

  internal init(dictionaryLiteral elements: (String, SVGValue)...) {
    pairs = elements.map { (name: $0, value: $1) }
  }

  /// A rectangle and what else there is.
  internal init(_ rect: CGRect, _ others: SVGAttributes = [:]) {
    self = [
      "x": .number(rect.minX), "y": .number(rect.minY), "width": .number(rect.width),
      "height": .number(rect.height),
    ]
    pairs += others.pairs
  }
}
