// SPDX-License-Identifier: MIT

import Foundation

/// A view without a screen: a rectangle with a colour, a text and other views in it.
///
/// It draws nothing; a ``HeadlessListHost`` puts it into its pictures.
@MainActor
open class HeadlessView: ListView {
  /// Makes an empty view.
  public required init() {}

  /// Where the view is in its ``superview``, in points. The host sets it for the cells, headers and footers that it shows, then in
  /// the coordinates of the content.
  open var frame = CGRect.zero

  /// What is written in the view. Line feeds start new lines, and so does text that is too long.
  open var text = ""
  /// The colour of the text.
  open var textColor = HeadlessColor.label
  /// The size of the text, in points.
  open var fontSize: CGFloat = 13
  /// Where in the view the text is.
  open var textAlignment = HeadlessTextAlignment.leading
  /// The colour of the rectangle; `nil` leaves what is behind it to be seen.
  open var backgroundColor: HeadlessColor?
  /// The radius of the rectangle's corners, in points.
  open var cornerRadius: CGFloat = 0
  /// A list within the view, which fills it in pictures.
  open var embeddedHost: HeadlessListHost?

  /// The view that this one is in.
  public private(set) weak var superview: HeadlessView?

  /// The views in this one, the last in front.
  public private(set) var subviews: [HeadlessView] = []

  /// Puts a view in front of the others in this one. It leaves the one that it was in.
  ///
  /// - Precondition: The view is not this one, and this one is not in it.
  public func addSubview(_ view: HeadlessView) {
    var ancestor: HeadlessView? = self
    while let each = ancestor {
      precondition(each !== view, "A view can't be put into itself or into a view that is in it")
      ancestor = each.superview
    }
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }

  /// Takes the view out of the one that it is in.
  public func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
}
