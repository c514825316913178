// SPDX-License-Identifier: MIT

import Foundation

/// A log-log chart of ns per element by size: a line an engine, drawn as SVG by hand.
struct Chart {
  struct Point: Equatable {
    var count: Int
    var nanosecondsPerElement: Double
  }

  struct Line: Equatable {
    var engine: Engine
    /// Ascending by count.
    var points: [Point]
  }

  var title: String
  var subtitle: String
  /// At least one, none of them without points.
  var lines: [Line]

  /// Charts the results of a workload, or nil when there are none.
  init?(title: String, subtitle: String, results: [BenchmarkResult]) {
    self.title = title
    self.subtitle = subtitle
    lines = Engine.allCases.compactMap { engine in
      let points = results.filter { $0.engine == engine && $0.count > 0 && $0.medianNanoseconds > 0 }
        .map { Point(count: $0.count, nanosecondsPerElement: $0.nanosecondsPerElement) }
        .sorted { $0.count < $1.count }
      return points.isEmpty ? nil : Line(engine: engine, points: points)
    }
    if lines.isEmpty { return nil }
  }

  var svg: String {
    let points = lines.flatMap(\.points)
    let x = LogarithmicAxis(values: points.map { Double($0.count) }, from: 80, to: 590)
    let y = LogarithmicAxis(values: points.map(\.nanosecondsPerElement), from: 350, to: 80)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 420" width="720" height="420" role="img" \
      aria-labelledby="title">
      <title id="title">\(Self.escaped(title)): nanoseconds per element by size</title>
      <style>
      \(Self.style)
      </style>
      <rect class="page" width="720" height="420"/>
      <text class="heading" x="20" y="32">\(Self.escaped(title))</text>
      <text class="label" x="20" y="54">\(Self.escaped(subtitle))</text>
      \(grid(x, y))
      <text class="label middle" x="335" y="402">elements in the old list</text>
      <text class="label middle" transform="translate(24 215) rotate(-90)">ns per element (median)</text>
      \(lines.map { curve($0, x, y) }.joined(separator: "\n"))
      \(legend)
      </svg>

      """
  }
}

extension Chart {
  /// The colours of both appearances; a line's own is `currentColor` inside it.
  private static let style = """
    text { font-family: -apple-system, "Segoe UI", "DejaVu Sans", sans-serif; fill: #1f2328; }
    .page { fill: #ffffff; }
    .heading { font-size: 18px; font-weight: 600; }
    .label { font-size: 13px; fill: #59636e; }
    .middle { text-anchor: middle; }
    .end { text-anchor: end; }
    .grid { stroke: #d1d9e0; stroke-width: 1; }
    .fine { stroke: #eef1f4; stroke-width: 1; }
    .curve { fill: none; stroke: currentColor; stroke-width: 2.5; stroke-linejoin: round; }
    .mark { fill: currentColor; }
    .c { color: #cf4a00; }
    .swift { color: #0969da; }
    .dictionary { color: #1a7f37; }
    .dictionary-lean { color: #9a6700; }
    .stdlib { color: #8250df; }
    @media (prefers-color-scheme: dark) {
      text { fill: #f0f6fc; }
      .page { fill: #0d1117; }
      .label { fill: #9198a1; }
      .grid { stroke: #3d444d; }
      .fine { stroke: #21262d; }
      .c { color: #ff9e5e; }
      .swift { color: #4ea1ff; }
      .dictionary { color: #56d364; }
      .dictionary-lean { color: #e3b341; }
      .stdlib { color: #c297ff; }
    }
    """

  private func grid(_ x: LogarithmicAxis, _ y: LogarithmicAxis) -> String {
    var elements: [String] = []
    for value in x.fineTicks {
      let at = x.position(value).coordinate
      elements.append(
        #"<line class="fine" x1="\#(at)" y1="\#(y.end.coordinate)" x2="\#(at)" y2="\#(y.start.coordinate)"/>"#
      )
    }
    for value in y.fineTicks {
      let at = y.position(value).coordinate
      elements.append(
        #"<line class="fine" x1="\#(x.start.coordinate)" y1="\#(at)" x2="\#(x.end.coordinate)" y2="\#(at)"/>"#
      )
    }
    for value in x.ticks {
      let at = x.position(value).coordinate
      elements.append(
        #"<line class="grid" x1="\#(at)" y1="\#(y.end.coordinate)" x2="\#(at)" y2="\#(y.start.coordinate)"/>"#
      )
      elements.append(
        #"<text class="label middle" x="\#(at)" y="\#((y.start + 20).coordinate)">\#(Self.tickText(value))</text>"#
      )
    }
    for value in y.ticks {
      let at = y.position(value)
      elements.append(
        #"<line class="grid" x1="\#(x.start.coordinate)" y1="\#(at.coordinate)" x2="\#(x.end.coordinate)" y2="\#(at.coordinate)"/>"#
      )
      elements.append(
        #"<text class="label end" x="\#((x.start - 8).coordinate)" y="\#((at + 4).coordinate)">\#(Self.tickText(value))</text>"#
      )
    }
    return elements.joined(separator: "\n")
  }

  private func curve(_ line: Line, _ x: LogarithmicAxis, _ y: LogarithmicAxis) -> String {
    let places = line.points.map {
      (x: x.position(Double($0.count)).coordinate, y: y.position($0.nanosecondsPerElement).coordinate)
    }
    let path = places.map { "\($0.x),\($0.y)" }.joined(separator: " ")
    let marks = zip(places, line.points).map { place, point in
      let text =
        "\(line.engine.rawValue), \(point.count.grouped): \(point.nanosecondsPerElement.threeDigits) ns"
      return
        #"<circle class="mark" cx="\#(place.x)" cy="\#(place.y)" r="3.5"><title>\#(text)</title></circle>"#
    }
    return """
      <g class="\(line.engine.rawValue)">
      <polyline class="curve" points="\(path)"/>
      \(marks.joined(separator: "\n"))
      </g>
      """
  }

  /// Slowest first, as the lines lie at their right ends.
  private var legend: String {
    let sorted = lines.sorted {
      ($0.points.last?.nanosecondsPerElement ?? 0) > ($1.points.last?.nanosecondsPerElement ?? 0)
    }
    return sorted.enumerated().map { row, line in
      let y = 92 + 24 * row
      return """
        <g class="\(line.engine.rawValue)">
        <line class="curve" x1="610" y1="\(y)" x2="634" y2="\(y)"/>
        <circle class="mark" cx="622" cy="\(y)" r="3.5"/>
        <text class="label" x="642" y="\(y + 4)">\(line.engine.rawValue)</text>
        </g>
        """
    }.joined(separator: "\n")
  }

  private static func tickText(_ value: Double) -> String {
    switch value {
    case 1_000_000...: "\((value / 1_000_000).shortest)M"
    case 1_000...: "\((value / 1_000).shortest)k"
    default: value.shortest
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}

extension Double {
  fileprivate var coordinate: String { String(format: "%.1f", self) }
  fileprivate var shortest: String { String(format: "%g", self) }
}
