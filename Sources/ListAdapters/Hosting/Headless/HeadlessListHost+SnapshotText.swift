// SPDX-License-Identifier: MIT

import Foundation

extension HeadlessListHost {
  /// Writes down what is to be seen, for tests and terminals: a line for what is visible of the content, then one for each view, by
  /// ascending paths, with its place in the content, its text and its state.
  ///
  /// It is laid out before. The same list always gives the same text:
  ///
  ///     100×50 at (0, 20) of 100×190
  ///     header 0 (0, 20) 100×10 “Fruit”
  ///     0.1 (0, 30) 100×20 “Apple” selected
  ///     0.2 (0, 50) 100×20 “Pear”
  public func snapshotText() -> String {
    layoutIfNeeded()
    var lines = [
      "\(Self.text(bounds.size)) at \(Self.text(bounds.origin)) of \(Self.text(layout.contentSize))"
    ]
    if let backgroundView, !isBackgroundViewHidden {
      let text = (backgroundView as? HeadlessView)?.text ?? String(describing: type(of: backgroundView))
      lines.append("background \(Self.quoted(text))")
    }
    lines += presentedViews.map(line)
    return lines.joined(separator: "\n") + "\n"
  }

  private func line(_ presented: PresentedView) -> String {
    let frame = presented.attributes.frame
    let parts = [
      presented.key.name, Self.text(frame.origin), Self.text(frame.size), Self.quoted(presented.text),
      presented.isSelected ? "selected" : nil, presented.isHighlighted ? "highlighted" : nil,
      move?.source == presented.key.path && presented.key.element == .cell ? "held" : nil,
      presented.isLeaving ? "leaving" : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  }

  private static func text(_ size: CGSize) -> String {
    "\(ShortNumber(size.width))×\(ShortNumber(size.height))"
  }

  private static func text(_ point: CGPoint) -> String {
    "(\(ShortNumber(point.x)), \(ShortNumber(point.y)))"
  }

  /// A text on one line.
  private static func quoted(_ text: String) -> String {
    "“" + text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n") + "”"
  }
}

extension HostedElement {
  /// For example `0.1`, or `header 0`.
  internal var name: String {
    switch element {
    case .cell: path.description
    case .supplementary(let kind): "\(kind.rawValue) \(path.section)"
    }
  }
}
