// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters

/// A text in a cell.
final class Label: HeadlessView {
  convenience init(
    _ text: String = "", fontSize: CGFloat = 14, color: HeadlessColor = .label,
    alignment: HeadlessTextAlignment = .leading, background: HeadlessColor? = nil, cornerRadius: CGFloat = 0
  ) {
    self.init()
    self.text = text
    self.fontSize = fontSize
    textColor = color
    textAlignment = alignment
    backgroundColor = background
    self.cornerRadius = cornerRadius
  }
}
