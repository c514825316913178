// SPDX-License-Identifier: MIT

/// A view that the host keeps when it is no longer shown and hands out again: a header, a footer or a cell.
@MainActor
public protocol ListReusableView: ListView {
  /// Called before the view is handed out again.
  func prepareForReuse()
}
