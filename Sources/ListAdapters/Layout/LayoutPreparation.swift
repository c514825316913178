// SPDX-License-Identifier: MIT

/// What a layout remembers from one preparing to the next, and what has become invalid in between.
@MainActor
struct LayoutPreparation {
  /// Who gives the sections.
  private(set) weak var source: (any ListLayoutSource)?
  private(set) var container = ListLayoutContainer(bounds: .zero)
  private var firstInvalidSection: Int? = 0
  private var isGoingOn = false

  mutating func invalidate(_ invalidation: ListLayoutInvalidation) {
    let first: Int? =
      switch invalidation {
      case .everything: 0
      case .sections(let first): first
      case .items(let paths): paths.lazy.map(\.section).min()
      case .supplementaryViews: nil  // Where headers stick is worked out whenever somebody asks.
      }
    guard let first else { return }
    firstInvalidSection = max(0, min(first, firstInvalidSection ?? first))
  }

  /// Starts to prepare. A source that is asked for a size may ask back for a frame; it gets none, and prepares nothing.
  ///
  /// - Parameters:
  ///   - preparedCount: How many sections were prepared last.
  ///   - invalidation: What the change of the container makes invalid.
  /// - Returns: The first section to be worked out and how many there are, or `nil` if nothing is to be done. If not `nil`,
  ///   ``end()`` has to follow.
  mutating func begin(
    with source: any ListLayoutSource, in container: ListLayoutContainer, preparedCount: Int,
    invalidation: ListLayoutInvalidation?
  ) -> (first: Int, count: Int)? {
    guard !isGoingOn else { return nil }
    if self.source !== source {
      self.source = source
      firstInvalidSection = 0
    }
    if let invalidation { invalidate(invalidation) }
    self.container = container
    let count = source.numberOfSections
    // Another number of sections, and nobody said where.
    guard let first = firstInvalidSection ?? (count == preparedCount ? nil : 0) else { return nil }
    firstInvalidSection = nil
    isGoingOn = true
    return (first, count)
  }

  mutating func end() { isGoingOn = false }
}
