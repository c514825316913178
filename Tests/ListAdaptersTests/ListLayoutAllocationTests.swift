// SPDX-License-Identifier: MIT

import CAllocationCounter
import Foundation
import ListAdapters
import ListDiffing
import Testing

#if os(Linux) || os(macOS)
  @MainActor
  @Suite(
    "Allocations of the layouts",
    .enabled(
      if: allocation_counter_is_available() && !_isDebugAssertConfiguration(),
      "counted on glibc without a sanitizer, in optimised builds"))
  struct ListLayoutAllocationTests {
    @Test("Preparing allocates the records of the sections and nothing for a section")
    func nothingForASection() {
      let uniform = LayoutSourceOfSizes(
        Array(repeating: .init(12, of: size(30, 30), line: 1, header: 10), count: 10_000))
      let asked = LayoutSourceOfSizes(Array(repeating: .init(sizes(50, [10, 20, 30])), count: 10_000))
      for source in [uniform, asked] {
        let layouts: [any ListLayout] = [ListCollectionViewLayout(), ListGridLayout(columns: .count(3))]
        for layout in layouts {
          let first = counts { layout.prepare(source) }
          // A few for what every preparing needs, such as the grid's columns.
          #expect((1...8).contains(first.allocations))
          #expect(first.bytes < 49 * 10_000)
          layout.invalidate(.everything)
          #expect(counts { layout.prepare(source) }.allocations < 8)
          layout.invalidate(.sections(from: 5_000))
          #expect(counts { layout.prepare(source) }.bytes < 1_000)
        }
      }
    }

    private func counts(_ body: () -> Void) -> (allocations: UInt64, bytes: UInt64) {
      let before = allocation_counter_thread_counts()
      allocation_counter_start()
      body()
      allocation_counter_stop()
      let after = allocation_counter_thread_counts()
      return (after.allocations - before.allocations, after.bytes - before.bytes)
    }
  }
#endif
