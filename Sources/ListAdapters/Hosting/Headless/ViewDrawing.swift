// SPDX-License-Identifier: MIT

import Foundation

/// How one view is drawn. Of a view that is not headless only its type is known.
@MainActor
internal struct ViewDrawing {
  private let view: HeadlessView?
  private let text: String
  private let textAlignment: HeadlessTextAlignment
  private let cell: (any ListCell)?

  internal init(_ view: any ListView, textAlignment: HeadlessTextAlignment? = nil) {
    self.view = view as? HeadlessView
    text = self.view?.text ?? String(describing: type(of: view))
    cell = view as? any ListCell
    self.textAlignment = textAlignment ?? self.view?.textAlignment ?? .leading
  }

  /// Draws the view into a rectangle, which clips it.
  internal func draw(in frame: CGRect, _ picture: inout SVGText) {
    guard frame.width > 0, frame.height > 0 else { return }
    let bounds = CGRect(origin: .zero, size: frame.size)
    picture.element("svg", SVGAttributes(frame, ["overflow": "hidden"])) { picture in
      let radius = view?.cornerRadius ?? 0
      if let color = view.map({ $0.backgroundColor }) ?? HeadlessColor.white {
        fill(bounds, radius, color, opacity: 1, &picture)
      }
      if cell != nil, radius == 0 { drawSeparator(below: bounds, &picture) }
      drawText(in: bounds, &picture)
      for subview in view?.subviews ?? [] { ViewDrawing(subview).draw(in: subview.frame, &picture) }
      if let list = view?.embeddedHost {
        list.layoutIfNeeded()
        list.drawScreen(in: bounds, showsScrollIndicator: true, &picture)
      }
      if cell?.isHighlighted == true { fill(bounds, radius, .label, opacity: 0.12, &picture) }
      if cell?.isSelected == true {
        fill(bounds, radius, .accent, opacity: 0.16, &picture)
        picture.element(
          "rect",
          SVGAttributes(
            bounds.insetBy(dx: 0.75, dy: 0.75),
            [
              "rx": .number(radius), "fill": "none", "stroke": "\(HeadlessColor.accent.hexadecimal)",
              "stroke-width": "1.5",
            ]))
      }
    }
  }

  private func fill(
    _ bounds: CGRect, _ radius: CGFloat, _ color: HeadlessColor, opacity: CGFloat, _ picture: inout SVGText
  ) {
    picture.element(
      "rect",
      SVGAttributes(
        bounds,
        ["rx": .number(radius), "fill": "\(color.hexadecimal)", "fill-opacity": .number(opacity)]))
  }

  private func drawSeparator(below bounds: CGRect, _ picture: inout SVGText) {
    picture.element(
      "rect",
      SVGAttributes(
        CGRect(x: 0, y: bounds.maxY - 0.5, width: bounds.width, height: 0.5),
        ["fill": "\(HeadlessColor.separator.hexadecimal)"]))
  }

  private func drawText(in bounds: CGRect, _ picture: inout SVGText) {
    guard !text.isEmpty else { return }
    let fontSize = min(view?.fontSize ?? 13, bounds.height * 0.8)
    let padding: CGFloat = bounds.width >= 80 ? 8 : min(4, bounds.width / 8)
    let lineHeight = fontSize * 1.25
    let lines = TextLines(
      text, fontSize: fontSize, width: bounds.width - 2 * padding,
      maximumCount: Int(bounds.height / lineHeight)
    ).lines
    let (x, anchor): (CGFloat, SVGValue) =
      switch textAlignment {
      case .leading: (padding, "start")
      case .center: (bounds.midX, "middle")
      case .trailing: (bounds.maxX - padding, "end")
      }
    let top = bounds.midY - lineHeight * CGFloat(lines.count - 1) / 2
    for (number, line) in lines.enumerated() where !line.isEmpty {
      picture.element(
        "text",
        [
          "x": .number(x),
          "y": .number(SVGText.baseline(ofSize: fontSize, around: top + lineHeight * CGFloat(number))),
          "text-anchor": anchor, "font-size": .number(fontSize),
          "fill": "\((view?.textColor ?? .label).hexadecimal)",
        ], content: line)
    }
  }
}
