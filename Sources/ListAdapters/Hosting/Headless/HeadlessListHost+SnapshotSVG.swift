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
      for presented in presentedViews.sorted(by: { $0.order < $1.order }) { draw(presented, &picture) }
      if let move { draw(move, &picture) }
      if showsScrollIndicator, let indicator = scrollIndicator {
        picture.element(
          "rect",
          SVGAttributes(
            indicator, ["rx": "1.5", "fill": "\(HeadlessColor.label.hexadecimal)", "opacity": "0.35"]))
      }
    }
  }

  /// Frames the item that the user holds, and shows by a bar where it would come to lie.
  private func draw(_ move: HeadlessMove, _ picture: inout SVGText) {
    let accent: SVGValue = "\(HeadlessColor.accent.hexadecimal)"
    if let held = layoutAttributesForItem(at: move.source) {
      picture.element(
        "rect",
        SVGAttributes(
          held.frame.insetBy(dx: 1, dy: 1),
          [
            "rx": "4", "fill": accent, "fill-opacity": "0.12", "stroke": accent, "stroke-width": "2",
            "stroke-dasharray": "6 4",
          ]))
    }
    if move.target != move.source, let bar = bar(at: move) {
      picture.element("rect", SVGAttributes(bar, ["rx": "1.5", "fill": accent]))
    }
  }

  /// The edge of an item between which and its neighbour the held item would come to lie.
  private func bar(at move: HeadlessMove) -> CGRect? {
    let (target, source) = (move.target, move.source)
    var isBehind = target.section == source.section && target.item > source.item
    var neighbor = target
    if target.item > 0, target.item == numberOfItems(inSection: target.section) {
      neighbor.item -= 1
      isBehind = true
    }
    guard let frame = layoutAttributesForItem(at: neighbor)?.frame else { return nil }
    let edge = CGPoint(x: isBehind ? frame.maxX : frame.minX, y: isBehind ? frame.maxY : frame.minY)
    // Items that share a row have their neighbours at their sides.
    let sharesRow = scrollDirection == .horizontal || frame.width < bounds.width / 2
    return sharesRow
      ? CGRect(x: edge.x - 1.5, y: frame.minY, width: 3, height: frame.height)
      : CGRect(x: frame.minX, y: edge.y - 1.5, width: frame.width, height: 3)
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
