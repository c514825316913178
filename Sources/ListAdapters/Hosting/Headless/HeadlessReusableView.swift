// SPDX-License-Identifier: MIT

/// A header or footer of a headless list, and what its cells are made of. Subclass it as you would a view of a screen.
///
/// A host makes views of a subclass with `init()`.
open class HeadlessReusableView: HeadlessView, ListReusableView {
  /// How often the view was handed out again.
  public internal(set) var reuseCount = 0

  /// How often the view began to be displayed.
  public internal(set) var displayCount = 0

  /// Whether the view is displayed.
  public internal(set) var isDisplayed = false

  /// Makes an empty view in the colours of a header.
  public required init() {
    super.init()
    backgroundColor = .background
    textColor = .secondaryLabel
  }

  /// Called before the view is handed out again. The default does nothing: texts and colours stay as they were.
  open func prepareForReuse() {}
}
