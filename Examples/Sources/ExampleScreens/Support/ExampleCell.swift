// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters

/// A cell that places the views in it when it gets a size.
class ExampleCell: HeadlessCell {
  required init() {
    super.init()
    setUp()
  }

  override var frame: CGRect {
    didSet { if frame.size != oldValue.size { layoutSubviews(in: CGRect(origin: .zero, size: frame.size)) } }
  }

  /// Adds what is in every such cell. Called once.
  func setUp() {}

  /// Places the views in the cell.
  func layoutSubviews(in bounds: CGRect) {}
}
