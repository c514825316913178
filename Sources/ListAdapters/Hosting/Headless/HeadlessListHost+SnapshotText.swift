// SPDX-License-Identifier: MIT

import Foundation

extension HeadlessListHost {
  /// Writes down what is to be seen, for tests and terminals: a line for what is visible of the content, then one for each view, by
  /// ascending places, a section's header before its items and its footer after.
  ///
  /// ```swift
  /// #expect(
  ///   host.snapshotText() == """
  ///     100×50 at (0, 20) of 100×80
  ///     header 0 (0, 20) 100×10 “Fruit”
  ///     0.0 (0, 10) 100×20 “Apple”
  ///     0.1 (0, 30) 100×20 “Pear” selected
  ///     0.2 (0, 50) 100×20 “Fig”
  ///
  ///     """)
  /// ```
  ///
  /// The first line has the size of the screen, its place in the content, and the size of that. Of a view there are its path, its place in
  /// the content (of a header that sticks, where it is stuck), its size, its text and those of the views in it, and what holds of it:
  /// `selected`, `highlighted`, `held` while the user moves it, or `leaving`. A background view that is to be seen has a line `background`. A
  /// list in a cell follows it, further to the right. Lengths are in points, with two decimals at most.
  ///
  /// It is laid out before. The same list always gives the same text.
  public func snapshotText() -> String { snapshotLines().joined(separator: "\n") + "\n" }

  private func snapshotLines() -> [String] {
    layoutIfNeeded()
    var lines = [
      "\(Self.text(bounds.size)) at \(Self.text(bounds.origin)) of \(Self.text(layout.contentSize))"
    ]
    if let backgroundView, !isBackgroundViewHidden {
      lines.append((["background"] + Self.texts(of: backgroundView)).joined(separator: " "))
    }
    for presented in presentedViews {
      lines.append(line(presented))
      if let list = (presented.view as? HeadlessView)?.embeddedHost {
        lines += list.snapshotLines().map { "  " + $0 }
      }
    }
    return lines
  }

  private func line(_ presented: PresentedView) -> String {
    let frame = presented.attributes.frame
    let parts = [presented.key.name, Self.text(frame.origin), Self.text(frame.size)]
    let states = [
      presented.isSelected ? "selected" : nil, presented.isHighlighted ? "highlighted" : nil,
      move?.source == presented.key.path && presented.key.element == .cell ? "held" : nil,
      presented.isLeaving ? "leaving" : nil,
    ]
    return (parts + Self.texts(of: presented.view) + states.compactMap { $0 }).joined(separator: " ")
  }

  /// What is written in a view and in those in it; of a view that is not headless, its type.
  private static func texts(of view: any ListView) -> [String] {
    guard let view = view as? HeadlessView else { return [quoted(String(describing: type(of: view)))] }
    return [quoted(view.text)] + view.subviews.flatMap(texts).filter { $0 != quoted("") }
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
