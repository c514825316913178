// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

extension HeadlessListHost {
  /// Draws what is to be seen, in colours for a light background: the views, clipped to the visible part, selected and highlighted cells
  /// tinted, the background view, and a scroll indicator.
  ///
  /// It is laid out before. The same list always gives the same picture, and its coordinates are those of the content.
  public func snapshotSVG(_ options: HeadlessSnapshotOptions = HeadlessSnapshotOptions()) -> String {
    layoutIfNeeded()
    let outlines = options.outlinedSections.map(outlines) ?? []
    let canvas = outlines.reduce(bounds) { $0.union($1.frame) }
    var picture = SVGText()
    picture.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": .number(canvas.width * CGFloat(options.scale)),
        "height": .number(canvas.height * CGFloat(options.scale)),
        "viewBox":
          "\(ShortNumber(canvas.minX)) \(ShortNumber(canvas.minY)) \(ShortNumber(canvas.width)) \(ShortNumber(canvas.height))",
        "font-family": "-apple-system, 'Segoe UI', 'Helvetica Neue', 'DejaVu Sans', sans-serif",
      ]
    ) { picture in
      picture.element("title", content: options.title)
      for outline in outlines { Self.draw(outline: outline, &picture) }
      drawScreen(in: bounds, showsScrollIndicator: options.showsScrollIndicator, &picture)
      if !outlines.isEmpty {
        picture.element(
          "rect", SVGAttributes(bounds, ["fill": "none", "stroke": "\(HeadlessColor.accent.hexadecimal)"]))
      }
    }
    return picture.text
  }

  /// What of some sections is off screen, no further than a screen away.
  private func outlines(ofSections sections: Range<Int>) -> [ListLayoutAttributes] {
    guard prepareLayout() else { return [] }
    let reach =
      scrollDirection == .vertical
      ? bounds.insetBy(dx: 0, dy: -bounds.height) : bounds.insetBy(dx: -bounds.width, dy: 0)
    return layout.attributesForElements(in: reach).filter {
      sections.contains($0.path.section) && !bounds.contains($0.frame)
    }.map {
      var attributes = $0
      attributes.frame = $0.frame.intersection(reach)
      return attributes
    }
  }

  private static func draw(outline: ListLayoutAttributes, _ picture: inout SVGText) {
    let frame = outline.frame.insetBy(dx: 0.5, dy: 0.5)
    picture.element(
      "rect",
      SVGAttributes(
        frame,
        [
          "fill": "\(HeadlessColor.background.hexadecimal)", "fill-opacity": "0.5",
          "stroke": "\(HeadlessColor.separator.hexadecimal)", "stroke-dasharray": "3 2",
        ]))
    let fontSize = min(11, frame.height * 0.8)
    picture.element(
      "text",
      [
        "x": .number(frame.midX), "y": .number(SVGText.baseline(ofSize: fontSize, around: frame.midY)),
        "text-anchor": "middle", "font-size": .number(fontSize),
        "fill": "\(HeadlessColor.secondaryLabel.hexadecimal)",
      ], content: HostedElement(outline).name)
  }

  /// Draws the visible part of the list into a rectangle.
  internal func drawScreen(in rectangle: CGRect, showsScrollIndicator: Bool, _ picture: inout SVGText) {
    picture.element(
      "svg",
      [
        "x": .number(rectangle.minX), "y": .number(rectangle.minY), "width": .number(rectangle.width),
        "height": .number(rectangle.height),
        "viewBox":
          "\(ShortNumber(bounds.minX)) \(ShortNumber(bounds.minY)) \(ShortNumber(bounds.width)) \(ShortNumber(bounds.height))",
        "overflow": "hidden",
      ]
    ) { picture in
      picture.element("rect", SVGAttributes(bounds, ["fill": "\(HeadlessColor.background.hexadecimal)"]))
      if let backgroundView, !isBackgroundViewHidden {
        let drawing = ViewDrawing(backgroundView, textAlignment: .center)
        drawing.draw(in: bounds, &picture)
      }
      let behindFirst = presentedViews.sorted {
        ($0.attributes.zIndex, $0.key) < ($1.attributes.zIndex, $1.key)
      }
      for presented in behindFirst { draw(presented, &picture) }
      if showsScrollIndicator, let indicator = scrollIndicator {
        picture.element(
          "rect",
          SVGAttributes(
            indicator, ["rx": "1.5", "fill": "\(HeadlessColor.label.hexadecimal)", "opacity": "0.35"]))
      }
    }
  }

  private func draw(_ presented: PresentedView, _ picture: inout SVGText) {
    let attributes = presented.attributes
    let drawing = ViewDrawing(presented.view)
    var group = SVGAttributes()
    if attributes.alpha != 1 { group.pairs.append(("opacity", .number(attributes.alpha))) }
    if attributes.transform != .identity {
      group.pairs.append(
        ("transform", .string(Self.transform(attributes.transform, about: attributes.center))))
    }
    guard !group.pairs.isEmpty else { return drawing.draw(in: attributes.frame, &picture) }
    picture.element("g", group) { drawing.draw(in: attributes.frame, &$0) }
  }

  private static func transform(_ transform: AffineTransform, about center: CGPoint) -> String {
    let parts = [transform.m11, transform.m12, transform.m21, transform.m22, transform.tX, transform.tY]
    let matrix = parts.map { ShortNumber($0).description }.joined(separator: " ")
    let (x, y) = (ShortNumber(center.x), ShortNumber(center.y))
    let (backX, backY) = (ShortNumber(-center.x), ShortNumber(-center.y))
    return "translate(\(x) \(y)) matrix(\(matrix)) translate(\(backX) \(backY))"
  }

  /// The bar that shows what part of the content is visible. `nil` if that is all of it.
  private var scrollIndicator: CGRect? {
    let content = layout.contentSize
    let isVertical = scrollDirection == .vertical
    let (length, contentLength, offset) =
      isVertical
      ? (bounds.height, content.height, bounds.minY) : (bounds.width, content.width, bounds.minX)
    guard length > 8, contentLength > length else { return nil }
    let room = length - 4
    let bar = max(8, room * length / contentLength)
    let start = 2 + (room - bar) * min(max(offset / (contentLength - length), 0), 1)
    return isVertical
      ? CGRect(x: bounds.maxX - 5, y: bounds.minY + start, width: 3, height: bar)
      : CGRect(x: bounds.minX + start, y: bounds.maxY - 5, width: bar, height: 3)
  }
}
