// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

/// Places the items of all sections in one grid of equal columns.
///
/// Items fill lines one after the other, whatever section they are of, unless a header, a footer or ``sectionsStartLines`` comes
/// between. Sizes, insets and spacings of sections don't count here, only how many items they have and how long their headers and
/// footers are; those reach across the whole grid. Columns are divided as ``ListGridColumns`` does, so that they fill the container
/// exactly; frames start and end at whole pixels. A horizontal grid is the same with the axes exchanged: its columns lie on top of
/// each other.
///
/// Preparing takes O(sections) from the first invalid one on, with one call for each, and no call for an item. A section takes 40
/// bytes. Finding what is in a rectangle takes O(log sections) and the time for what is found.
@MainActor
public final class ListGridLayout: ListLayout {
  /// How many columns there are.
  public enum Columns: Sendable, Hashable {
    /// As many as it says, at least one.
    case count(Int)
    /// As many as fit if each is at least as wide, in points; for a horizontal grid, as high.
    case minimumLength(CGFloat)
  }

  /// How long items are along the scroll direction.
  public enum ItemLength: Sendable, Hashable {
    /// By their width divided by their height. What is no positive number counts as 1, a square.
    case aspectRatio(CGFloat)
    /// In points.
    case fixed(CGFloat)
  }

  /// Along which axis the list is scrolled.
  public let scrollDirection: ListScrollDirection

  /// How many columns there are.
  ///
  /// - Precondition: A count is at least 1.
  public var columns: Columns { didSet { settingChanged() } }

  /// How long items are along the scroll direction.
  public var itemLength: ItemLength { didSet { settingChanged() } }

  /// The space between two columns, in points.
  public var interitemSpacing: CGFloat { didSet { settingChanged() } }

  /// The space between two lines, in points. There is none between a line and a header or footer.
  public var lineSpacing: CGFloat { didSet { settingChanged() } }

  /// The space around the whole grid, in points.
  public var inset: ListEdgeInsets { didSet { settingChanged() } }

  /// Whether each section starts a line of its own.
  public var sectionsStartLines = false { didSet { settingChanged() } }

  /// Whether a section without items has its header and footer all the same.
  public var showHeaderWhenEmpty = false { didSet { settingChanged() } }

  private var preparation = LayoutPreparation()
  private var engine: GridLayoutEngine
  private var pixels = PixelGrid(scale: 1)
  private var columnSpans: [LayoutSpan] = []
  /// Where headers and footers are across the scroll direction.
  private var across = LayoutSpan(start: 0, length: 0)
  private var fixedLength: CGFloat = 0

  /// Makes a layout.
  ///
  /// - Parameters:
  ///   - columns: How many columns there are.
  ///   - itemLength: How long items are along the scroll direction; squares if not given.
  ///   - spacing: The space between two columns and between two lines, in points.
  ///   - inset: The space around the whole grid, in points.
  ///   - scrollDirection: Along which axis the list is scrolled.
  /// - Precondition: A count of columns is at least 1.
  public init(
    columns: Columns, itemLength: ItemLength = .aspectRatio(1), spacing: CGFloat = 0,
    inset: ListEdgeInsets = .zero, scrollDirection: ListScrollDirection = .vertical
  ) {
    self.columns = columns
    self.itemLength = itemLength
    interitemSpacing = spacing
    lineSpacing = spacing
    self.inset = inset
    self.scrollDirection = scrollDirection
    engine = GridLayoutEngine(
      GridLayoutEngine.Configuration(
        columnCount: 1, lineLength: 0, lineSpacing: 0, lead: 0, trail: 0, sectionsStartLines: false))
  }

  private func settingChanged() { invalidate(.everything) }

  // MARK: Preparing

  /// Works out the places of the sections that are invalid, of all if their number has changed and nobody said where.
  public func prepare(with source: any ListLayoutSource, in container: ListLayoutContainer) {
    guard
      let work = preparation.begin(
        with: source, in: container, preparedCount: engine.records.count,
        invalidation: invalidation(from: preparation.container, to: container))
    else { return }
    defer { preparation.end() }
    let configuration = divide(container)
    // Taken out, so that it is worked on in place and yet may be asked.
    var working = GridLayoutEngine(configuration)
    swap(&working, &engine)
    if working.configuration != configuration { working.reset(configuration) }
    working.place(from: work.first, count: work.count) { section in
      let lengths = SectionLengths(
        source.metrics(forSection: section), scrollDirection, showHeaderWhenEmpty: showHeaderWhenEmpty)
      return GridLayoutEngine.Section(
        itemCount: lengths.itemCount, header: pixels.pixels(holding: lengths.header),
        footer: pixels.pixels(holding: lengths.footer))
    }
    engine = working
  }

  /// Divides the container into columns.
  private func divide(_ container: ListLayoutContainer) -> GridLayoutEngine.Configuration {
    pixels = PixelGrid(scale: container.displayScale)
    fixedLength = container.fixedLength(scrollDirection)
    // Of what a section's insets are, the grid's are of the whole.
    let inset = SectionLengths(
      ListSectionMetrics(inset: inset, minimumLineSpacing: lineSpacing), scrollDirection,
      showHeaderWhenEmpty: false)
    let start = pixels.floor(inset.fixedLead)
    let room = max(0, Double(fixedLength) - start - inset.fixedTrail)
    across = LayoutSpan(start: start, length: room)
    let columns =
      switch columns {
      case .count(let count): ListGridColumns(count: count, spacing: interitemSpacing)
      case .minimumLength(let length):
        ListGridColumns(minimumLength: length, spacing: interitemSpacing, fitting: CGFloat(room))
      }
    columnSpans = (0..<columns.count).map { index in
      let column = columns.column(index, in: CGFloat(room), displayScale: container.displayScale)
      return LayoutSpan(start: start + Double(column.offset), length: Double(column.length))
    }
    let side = Double(columns.side(in: CGFloat(room), displayScale: container.displayScale))
    return GridLayoutEngine.Configuration(
      columnCount: columns.count, lineLength: pixels.pixels(nearest: lineLength(side)),
      lineSpacing: pixels.pixels(nearest: max(0, inset.lineSpacing)),
      lead: pixels.pixels(nearest: inset.scrollLead), trail: pixels.pixels(nearest: inset.scrollTrail),
      sectionsStartLines: sectionsStartLines)
  }

  private func lineLength(_ side: Double) -> Double {
    switch itemLength {
    case .fixed(let length): return ItemLengths.length(length)
    case .aspectRatio(let ratio):
      let ratio = ratio > 0 && ratio.isFinite ? Double(ratio) : 1
      return scrollDirection == .vertical ? side / ratio : side * ratio
    }
  }

  /// Marks something as invalid. Items are invalid together with the sections that follow them.
  public func invalidate(_ invalidation: ListLayoutInvalidation) { preparation.invalidate(invalidation) }

  /// What has to be worked out anew when the container changes: everything if it has another size, insets or scale, else nothing.
  public func invalidation(
    from old: ListLayoutContainer, to new: ListLayoutContainer
  ) -> ListLayoutInvalidation? {
    old.hasSameRoom(as: new) ? nil : .everything
  }

  // MARK: Asking

  /// The size of all there is: across the scroll direction the container's without its insets. Zero without sections.
  public var contentSize: CGSize {
    guard !engine.records.isEmpty else { return .zero }
    let length = CGFloat(max(0, engine.contentLength) / pixels.scale)
    return scrollDirection == .vertical
      ? CGSize(width: fixedLength, height: length) : CGSize(width: length, height: fixedLength)
  }

  public func attributesForElements(in rect: CGRect) -> [ListLayoutAttributes] {
    let rect = LayoutFrame(rect, scrollDirection)
    let inPixels = LayoutSpan(
      start: rect.scroll.start * pixels.scale, length: rect.scroll.length * pixels.scale)
    var result: [ListLayoutAttributes] = []
    for section in engine.sections(in: inPixels) {
      if let frame = frame(.header, ofSection: section), frame.overlaps(rect) {
        result.append(attributes(.header, section, frame))
      }
      for item in engine.items(ofSection: section, in: inPixels) {
        let path = ItemPath(item: item, section: section)
        let frame = frame(ofItemAt: path)
        if frame.overlaps(rect) { result.append(attributes(path, frame)) }
      }
      if let frame = frame(.footer, ofSection: section), frame.overlaps(rect) {
        result.append(attributes(.footer, section, frame))
      }
    }
    return result
  }

  public func attributesForItem(at path: ItemPath) -> ListLayoutAttributes? {
    guard engine.records.indices.contains(path.section), path.item >= 0,
      path.item < Int(engine.records[path.section].itemCount)
    else { return nil }
    return attributes(path, frame(ofItemAt: path))
  }

  /// The attributes of a section's header or footer, or `nil` if it has no length or the kind is another.
  public func attributesForSupplementaryView(
    ofKind kind: ListSupplementaryKind, inSection section: Int
  ) -> ListLayoutAttributes? {
    guard engine.records.indices.contains(section) else { return nil }
    return frame(kind, ofSection: section).map { attributes(kind, section, $0) }
  }

  // MARK: Frames

  private func frame(ofItemAt path: ItemPath) -> LayoutFrame {
    let (line, column) = engine.place(ofItem: path.item, inSection: path.section)
    return LayoutFrame(scroll: points(line), fixed: columnSpans[column])
  }

  private func frame(_ kind: ListSupplementaryKind, ofSection section: Int) -> LayoutFrame? {
    let span: LayoutSpan
    switch kind {
    case .header: span = engine.header(ofSection: section)
    case .footer: span = engine.footer(ofSection: section)
    default: return nil
    }
    let frame = LayoutFrame(scroll: points(span), fixed: across)
    return frame.isEmpty ? nil : frame
  }

  private func points(_ pixels: LayoutSpan) -> LayoutSpan {
    LayoutSpan(start: pixels.start / self.pixels.scale, length: pixels.length / self.pixels.scale)
  }

  private func attributes(_ path: ItemPath, _ frame: LayoutFrame) -> ListLayoutAttributes {
    ListLayoutAttributes(itemAt: path, frame, scrollDirection)
  }

  private func attributes(
    _ kind: ListSupplementaryKind, _ section: Int, _ frame: LayoutFrame
  ) -> ListLayoutAttributes {
    ListLayoutAttributes(kind, ofSection: section, frame, scrollDirection)
  }
}
