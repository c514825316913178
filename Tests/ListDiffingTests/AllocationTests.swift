// SPDX-License-Identifier: MIT

import CAllocationCounter
import ListDiffing
import Testing
import TrellisTestSupport

#if compiler(>=6.2) && (os(Linux) || os(macOS))
  /// In a process of their own, because the scratch is shared: a diff of another test could leave this one a workspace that
  /// has yet to grow.
  @Suite(
    "Allocations of a diff in the steady state",
    .enabled(
      if: allocation_counter_is_available() && !_isDebugAssertConfiguration(),
      "counted on glibc without a sanitizer, in optimised builds: others box what these keep in registers"))
  struct AllocationTests {
    @Test("Only the result's own arrays are allocated, one for each that is not empty")
    func allocatesItsResultOnly() async {
      await #expect(processExitsWith: .success) {
        for count in [10, 100, 2_000] {
          var random = SplitMix64(seed: UInt64(count))
          let numbers = (0..<count).map { _ in Int.random(in: .min ... .max, using: &random) }
          var edited = numbers
          for _ in 0..<count / 5 {
            edited.remove(at: .random(in: edited.indices, using: &random))
            edited.insert(
              .random(in: .min ... .max, using: &random), at: .random(in: edited.indices, using: &random))
          }
          edited.swapAt(1, edited.count - 2)
          let lists = [
            numbers.map { $0 }, edited, numbers.shuffled(using: &random), numbers.map { $0 ^ 0x5555 },
            [7] + numbers, [],
          ]
          for (index, list) in lists.enumerated() {
            expectResultOnly(from: numbers, to: list, "list \(index) of \(count)")
          }
          expectResultOnly(from: numbers.map(title), to: edited.map(title), "strings, \(count)")
        }
      }
    }

    @Test("Updates are one array too, however many there are")
    func allocatesUpdatesOnce() async {
      await #expect(processExitsWith: .success) {
        let old = (0..<3_000).map { CountedTitle(id: $0, title: "old") }
        let new = (0..<3_000).map { CountedTitle(id: $0, title: $0.isMultiple(of: 3) ? "new" : "old") }
        #expect(new.changeset(from: old).updates.count == 1_000)
        expectResultOnly(from: old, to: new, "updates")
      }
    }
  }

  private struct CountedTitle: Diffable, Identifiable, Equatable {
    let id: Int
    let title: String
  }

  private func title(_ number: Int) -> String { "element number \(number)" }

  /// Compares the allocations of the third diff of the same lists, when the scratch has its size, with the arrays that the
  /// result consists of.
  private func expectResultOnly<Element: Diffable>(from old: [Element], to new: [Element], _ comment: Comment)
  {
    _ = new.changeset(from: old)
    _ = new.changeset(from: old)
    allocation_counter_start()
    let before = allocation_counter_thread_counts().allocations
    let changeset = new.changeset(from: old)
    let after = allocation_counter_thread_counts().allocations
    allocation_counter_stop()
    let isEmpty = [
      changeset.deletions.isEmpty, changeset.insertions.isEmpty, changeset.updates.isEmpty,
      changeset.moves.isEmpty,
      changeset.keptRuns.isEmpty,
    ]
    let arrays = isEmpty.count { !$0 }
    #expect(after - before == arrays, "\(comment): \(after - before) allocations for \(arrays) arrays")
  }
#endif
