// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

/// Places items in rows from edge to edge, and lets small sections share a row.
///
/// - Items fill a row as long as they fit, and the next section goes on where the last one ended. So sections of one item make a
///   list, or a grid, by the sizes of their items alone.
/// - A header starts a row of its own, and so does an item that does not fit. A footer is below its section's items and does not
///   keep the next section from the row; give that section a header or wide items if it should not go there.
/// - Interitem spacing is between neighbours, also of two sections. Line spacing is between rows of one section only; insets are
///   what keeps sections apart.
/// - Headers and footers reach from one inset of their section to the other.
/// - Frames start and end at whole pixels. A horizontal list is the same with the axes exchanged.
///
/// Sizes, insets and spacings come from the ``ListLayoutSource``. A length that is negative or no finite number counts as none, and
/// an item that is too long across the scroll direction is made to fit.
///
/// Preparing takes O(sections) from the first invalid one on, and one call for each of them; after a batch, mostly for those only that
/// it touches. It takes one call for each item of sections whose
/// ``ListSectionMetrics/itemSize`` is `nil`; sections of items of one size are placed at once, however many items they have. A
/// section takes 48 bytes. Finding what is in a rectangle takes O(log sections) and the time for the sections that it meets.
/// Their metrics, and sizes of items, may be asked again then: they must be what they were unless they are invalidated.
@MainActor
public final class ListCollectionViewLayout: ListLayout {
  /// Along which axis the list is scrolled.
  public let scrollDirection: ListScrollDirection

  /// Whether a header stays at the leading edge while its section is there, until the next section pushes it out.
  public var stickyHeaders: Bool

  /// How much of the leading edge is covered by something that headers stick to, in points, also in a horizontal list.
  public var topContentInset: CGFloat

  /// Whether the last item of a row takes what is left over, if that is no more than a point, as it is after a division.
  public var stretchToEdge: Bool { didSet { if stretchToEdge != oldValue { invalidate(.everything) } } }

  /// By how much sticky headers stick further down, or right, than ``topContentInset`` says, in points.
  ///
  /// Changing it costs next to nothing: nothing but headers has another place then. Tell the host with
  /// ``ListLayoutInvalidation/supplementaryViews``.
  public var stickyHeaderYOffset: CGFloat = 0

  /// Whether a section without items has its header and footer all the same.
  public var showHeaderWhenEmpty = false {
    didSet { if showHeaderWhenEmpty != oldValue { invalidate(.everything) } }
  }

  /// Whether ``invalidateLayout()`` does nothing, for those who tell exactly what is invalid.
  public var preserveLayoutCacheOnInvalidateLayout = false

  private var preparation = LayoutPreparation()
  private var engine: ListLayoutEngine
  private var cache = SectionPlacementCache()

  /// Makes a layout.
  ///
  /// - Parameters:
  ///   - stickyHeaders: Whether headers stay at the leading edge.
  ///   - scrollDirection: Along which axis the list is scrolled.
  ///   - topContentInset: How much of the leading edge is covered, in points.
  ///   - stretchToEdge: Whether the last item of a row takes up to a point that is left over.
  public init(
    stickyHeaders: Bool = false, scrollDirection: ListScrollDirection = .vertical,
    topContentInset: CGFloat = 0, stretchToEdge: Bool = true
  ) {
    self.stickyHeaders = stickyHeaders
    self.scrollDirection = scrollDirection
    self.topContentInset = topContentInset
    self.stretchToEdge = stretchToEdge
    engine = ListLayoutEngine(
      ListLayoutConfiguration(
        direction: scrollDirection, stretchToEdge: stretchToEdge, showHeaderWhenEmpty: false,
        container: preparation.container))
  }

  // MARK: Preparing

  /// Works out the places of the sections that are invalid, of all if their number has changed and nobody said where.
  public func prepare(with source: any ListLayoutSource, in container: ListLayoutContainer) {
    guard
      let work = preparation.begin(
        with: source, in: container, preparedCount: engine.sectionCount,
        invalidation: invalidation(from: preparation.container, to: container))
    else { return }
    defer { preparation.end() }
    cache.forget(from: work.first)
    let configuration = ListLayoutConfiguration(
      direction: scrollDirection, stretchToEdge: stretchToEdge, showHeaderWhenEmpty: showHeaderWhenEmpty,
      container: container)
    // Taken out, so that it is worked on in place and yet may be asked.
    var working = ListLayoutEngine(configuration)
    swap(&working, &engine)
    let isAsBefore = working.configuration == configuration
    if !isAsBefore { working.reset(configuration) }
    let kept =
      isAsBefore ? work.batch?.keptSections(oldCount: working.sectionCount, newCount: work.count) : nil
    working.place(
      from: work.first, count: work.count, keeping: kept ?? [],
      metrics: { source.metrics(forSection: $0) }, size: { source.sizeForItem(at: $0) })
    engine = working
  }

  /// Marks something as invalid. Items are invalid together with the sections that follow them, which they may push.
  public func invalidate(_ invalidation: ListLayoutInvalidation) { preparation.invalidate(invalidation) }

  /// Marks everything as invalid, unless ``preserveLayoutCacheOnInvalidateLayout`` is set.
  public func invalidateLayout() {
    if !preserveLayoutCacheOnInvalidateLayout { invalidate(.everything) }
  }

  /// Marks a section and those after it as invalid; the ones before it are as they were.
  public func didModifySection(_ section: Int) {
    invalidate(.sections(from: section))
  }

  /// What has to be worked out anew when the container changes: everything if it has another size, insets or scale, as items may
  /// be as large as the container; sticky headers if it is scrolled; else nothing.
  public func invalidation(
    from old: ListLayoutContainer, to new: ListLayoutContainer
  ) -> ListLayoutInvalidation? {
    if !old.hasSameRoom(as: new) { return .everything }
    let isScrolled = old.offset(scrollDirection) != new.offset(scrollDirection)
    return stickyHeaders && isScrolled ? .supplementaryViews : nil
  }

  // MARK: Asking

  /// The size of all there is: across the scroll direction the container's without its insets, along it as far as the section that
  /// reaches furthest with its inset. Zero without sections.
  public var contentSize: CGSize {
    guard engine.sectionCount > 0 else { return .zero }
    let length = CGFloat(engine.contentLength)
    let fixedLength = CGFloat(engine.configuration.fixedLength)
    return scrollDirection == .vertical
      ? CGSize(width: fixedLength, height: length) : CGSize(width: length, height: fixedLength)
  }

  public func attributesForElements(in rect: CGRect) -> [ListLayoutAttributes] {
    let rect = LayoutFrame(rect, scrollDirection)
    var result: [ListLayoutAttributes] = []
    var sections = engine.sections(in: rect.scroll)
    cache.look(at: sections)
    // The header of the section before may stick in the gap that insets make.
    if stickyHeaders, sections.lowerBound > 0 {
      sections = sections.lowerBound - 1..<sections.upperBound
    }
    for section in sections where !engine.isBlank(section) {
      guard stickyHeaders || engine.end(ofSection: section) > rect.scroll.start,
        let placement = placement(ofSection: section)
      else { continue }
      let extent = placement.extent
      if let header = supplementaryFrame(.header, ofSection: section, extent), header.overlaps(rect) {
        result.append(attributes(.header, section, header))
      }
      if extent.start < rect.scroll.end, extent.end > rect.scroll.start {
        placement.forEachItem(in: rect) { item, frame in
          result.append(attributes(ItemPath(item: item, section: section), frame))
        }
      }
      if let footer = supplementaryFrame(.footer, ofSection: section, extent), footer.overlaps(rect) {
        result.append(attributes(.footer, section, footer))
      }
    }
    return result
  }

  public func attributesForItem(at path: ItemPath) -> ListLayoutAttributes? {
    guard path.item >= 0, let frame = placement(ofSection: path.section)?.frame(ofItem: path.item) else {
      return nil
    }
    return attributes(path, frame)
  }

  /// The attributes of a section's header or footer, or `nil` if it has no length or the kind is another.
  public func attributesForSupplementaryView(
    ofKind kind: ListSupplementaryKind, inSection section: Int
  ) -> ListLayoutAttributes? {
    guard let extent = placement(ofSection: section)?.extent,
      let frame = supplementaryFrame(kind, ofSection: section, extent)
    else { return nil }
    return attributes(kind, section, frame)
  }

  /// The attributes from which an inserted or moved item's cell comes in, which the source may change.
  public func initialLayoutAttributesForAppearingItem(at path: ItemPath) -> ListLayoutAttributes? {
    attributesForItem(at: path).map { preparation.source?.initialLayoutAttributes($0) ?? $0 }
  }

  /// The attributes towards which a deleted item's cell goes, which the source may change. To be asked before the update.
  public func finalLayoutAttributesForDisappearingItem(at path: ItemPath) -> ListLayoutAttributes? {
    attributesForItem(at: path).map { preparation.source?.finalLayoutAttributes($0) ?? $0 }
  }

  // MARK: Frames

  private func placement(ofSection section: Int) -> SectionPlacement? {
    guard section >= 0, section < engine.sectionCount else { return nil }
    if let placement = cache[section] { return placement }
    // The source may have fewer sections by now if it did not say so.
    guard let source = preparation.source, section < source.numberOfSections else { return nil }
    let placement = engine.placement(
      ofSection: section, metrics: source.metrics(forSection: section),
      size: { source.sizeForItem(at: $0) })
    cache.keep(placement, ofSection: section)
    return placement
  }

  private func supplementaryFrame(
    _ kind: ListSupplementaryKind, ofSection section: Int, _ extent: SectionExtent
  ) -> LayoutFrame? {
    let span: LayoutSpan
    switch kind {
    case .header: span = stuck(extent.header, ofSection: section)
    case .footer: span = extent.footer
    default: return nil
    }
    let frame = LayoutFrame(scroll: span, fixed: extent.fixed)
    return frame.isEmpty ? nil : frame
  }

  /// Where a header is while the list is scrolled: at the edge, but neither before its place nor over the next section.
  private func stuck(_ header: LayoutSpan, ofSection section: Int) -> LayoutSpan {
    guard stickyHeaders, header.length > 0 else { return header }
    var start = Double(preparation.container.offset(scrollDirection) + topContentInset + stickyHeaderYOffset)
    if let next = placement(ofSection: section + 1) {
      start = min(start, next.extent.start - header.length)
    }
    return LayoutSpan(start: max(header.start, start), length: header.length)
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
