// SPDX-License-Identifier: MIT

import ListDiffing

/// What a layout remembers from one preparing to the next, and what has become invalid in between.
@MainActor
struct LayoutPreparation {
  /// What a layout has to do.
  struct Work {
    /// The first section to be worked out.
    let first: Int
    /// How many sections there are.
    let count: Int
    /// What happened since the last preparing, if it is no more than one batch.
    let batch: LayoutBatch?
  }

  /// Who gives the sections.
  private(set) weak var source: (any ListLayoutSource)?
  private(set) var container = ListLayoutContainer(bounds: .zero)
  private var firstInvalidSection: Int? = 0
  private var batch: LayoutBatch?
  private var isGoingOn = false

  mutating func invalidate(_ invalidation: ListLayoutInvalidation) {
    guard let first = invalidation.firstSection else { return }
    if case .batch(let update, let changedSections) = invalidation, firstInvalidSection == nil {
      batch = LayoutBatch(update: update, changedSections: changedSections)
    } else {
      batch = nil
    }
    firstInvalidSection = max(0, min(first, firstInvalidSection ?? first))
  }

  /// Starts to prepare. A source that is asked for a size may ask back for a frame; it gets none, and prepares nothing.
  ///
  /// - Parameters:
  ///   - preparedCount: How many sections were prepared last.
  ///   - invalidation: What the change of the container makes invalid.
  /// - Returns: What is to be done, or `nil` if that is nothing. If not `nil`, ``end()`` has to follow.
  mutating func begin(
    with source: any ListLayoutSource, in container: ListLayoutContainer, preparedCount: Int,
    invalidation: ListLayoutInvalidation?
  ) -> Work? {
    guard !isGoingOn else { return nil }
    if self.source !== source {
      self.source = source
      invalidate(.everything)
    }
    if let invalidation { invalidate(invalidation) }
    self.container = container
    let count = source.numberOfSections
    // Another number of sections, and nobody said where.
    guard let first = firstInvalidSection ?? (count == preparedCount ? nil : 0) else { return nil }
    let isOfBatch = batch?.update.sectionCount(after: preparedCount) == count
    let work = Work(first: first, count: count, batch: isOfBatch ? batch : nil)
    firstInvalidSection = nil
    batch = nil
    isGoingOn = true
    return work
  }

  mutating func end() { isGoingOn = false }
}

extension BatchUpdate {
  fileprivate func sectionCount(after count: Int) -> Int {
    count - sectionDeletions.count + sectionInsertions.count
  }
}
