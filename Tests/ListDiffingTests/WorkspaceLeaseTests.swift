// SPDX-License-Identifier: MIT

import CDiff
import Testing
import TrellisTestSupport

@testable import ListDiffing

/// An allocator that has no memory left after a number of allocations.
private final class MeanAllocator {
  var remaining: Int
  private(set) var live = 0

  init(allocations: Int) { remaining = allocations }

  var interface: cdiff_allocator {
    cdiff_allocator(
      allocate: { context, bytes in
        let allocator = Unmanaged<MeanAllocator>.fromOpaque(context!).takeUnretainedValue()
        guard allocator.remaining > 0 else { return nil }
        allocator.remaining -= 1
        allocator.live += 1
        return UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 16)
      },
      deallocate: { context, memory in
        Unmanaged<MeanAllocator>.fromOpaque(context!).takeUnretainedValue().live -= 1
        memory!.deallocate()
      },
      context: Unmanaged.passUnretained(self).toOpaque())
  }
}

@Suite("A workspace without memory")
struct WorkspaceLeaseTests {
  private static func changeset(from old: [String], to new: [String], allocations: Int) -> (
    Changeset, left: Int, live: Int
  ) {
    let allocator = MeanAllocator(allocations: allocations)
    let changeset = withExtendedLifetime(allocator) {
      var interface = allocator.interface
      var lease = WorkspaceLease(of: DiffWorkspace(allocator: &interface))
      return old.withUnsafeBufferPointer { old in
        new.withUnsafeBufferPointer { new in
          Differ(old: old, new: new, lens: DiffableLens<String>(), options: DiffOptions()).changeset(
            using: &lease)
        }
      }
    }
    return (changeset, allocator.remaining, allocator.live)
  }

  @Test(
    "The Swift engine takes over at whichever allocation fails", arguments: ["edited", "shuffled", "doubled"])
  func fallsBackToSwift(shape: String) {
    var random = SplitMix64(seed: 11)
    let old = (0..<300).map { "row \($0 % (shape == "doubled" ? 120 : 300))" }
    var new = old
    switch shape {
    case "shuffled": new.shuffle(using: &random)
    default:
      for _ in 0..<20 {
        new.insert(
          new.remove(at: .random(in: 0..<300, using: &random)), at: .random(in: 0..<299, using: &random))
      }
      new.insert(contentsOf: ["row 7", "a", "b"], at: 100)
    }
    let expected = new.changeset(from: old, options: DiffOptions(engine: .swift))

    let ample = Self.changeset(from: old, to: new, allocations: 1_000)
    #expect(ample.0 == expected)
    #expect(ample.live == 0, "the workspace gave everything back")
    let needed = 1_000 - ample.left
    #expect(needed > 3)
    for allocations in 0..<needed {
      let mean = Self.changeset(from: old, to: new, allocations: allocations)
      #expect(mean.0 == expected, "\(allocations) of \(needed) allocations")
      #expect(mean.left == 0)
      #expect(mean.live == 0, "\(allocations) of \(needed) allocations")
    }
  }
}
