// SPDX-License-Identifier: MIT

import ListDiffing

extension AdapterHostClient {
  /// Nobody is asked about sections that have no section controller and stay as they are: their data source has said already how many
  /// items they have. Section controllers are asked, as they may have others without having said so, which the host has to notice.
  internal func host(_ host: any ListHost, outcomeOf batch: BatchUpdate, from oldCounts: [Int])
    -> ListBatchOutcome
  {
    guard let adapter else { return ListBatchOutcome(itemCounts: []) }
    let revision = adapter.map.revision
    defer { toldRevision = revision }
    guard var outcome = knownOutcome(of: batch, from: oldCounts, adapter) else {
      return ListBatchOutcome(itemCounts: itemCounts(for: host))
    }
    func ask(_ sections: some Sequence<Int>) {
      for section in sections where outcome.itemCounts.indices.contains(section) {
        outcome.itemCounts[section] = numberOfItems(inSection: section)
      }
    }
    ask(batch.sectionInsertions)
    ask(batch.itemInsertions.lazy.map(\.section))
    ask(batch.itemDeletions.lazy.map(\.section))
    ask(batch.itemMoves.lazy.map(\.from.section))
    ask(batch.itemMoves.lazy.map(\.to.section))
    ask(outcome.changedSections ?? [])
    // Insertions of the batch, as a rule.
    ask(
      (adapter.running?.changeset.insertions ?? []).filter {
        outcome.itemCounts.indices.contains($0) && outcome.itemCounts[$0] == Self.unasked
      })
    adapter.map.forEachController { section, controller in
      outcome.itemCounts[section] = Self.checkedCount(controller)
    }
    return outcome
  }

  /// Stands for the number of items of a section that is yet to be asked.
  private static var unasked: Int { -1 }

  internal func itemCounts(for host: any ListHost) -> [Int] {
    toldRevision = adapter?.map.revision
    return (0..<numberOfSections).map { numberOfItems(inSection: $0) }
  }

  /// What follows from what the host was told before, or `nil` if the list went another way meanwhile.
  private func knownOutcome(
    of batch: BatchUpdate, from oldCounts: [Int], _ adapter: ListAdapter
  ) -> ListBatchOutcome? {
    guard let toldRevision, batch.sectionReloads.isEmpty else { return nil }
    let revision = adapter.map.revision
    if toldRevision == revision, oldCounts.count == adapter.map.count {
      return ListBatchOutcome(itemCounts: oldCounts, changedSections: [])
    }
    guard let running = adapter.running, running.revision == revision, toldRevision == revision - 1,
      running.changeset.oldCount == oldCounts.count, running.changeset.newCount == adapter.map.count
    else { return nil }
    var counts = [Int](repeating: Self.unasked, count: running.changeset.newCount)
    counts.withUnsafeMutableBufferPointer { counts in
      for run in running.changeset.keptRuns {
        _ = counts[run.newRange].update(fromContentsOf: oldCounts[run.oldRange])
      }
    }
    return ListBatchOutcome(itemCounts: counts, changedSections: running.changedSections)
  }
}
