// SPDX-License-Identifier: MIT

import CAllocationCounter
import Foundation
import Testing

@testable import Benchmarks

/// Where nothing can be counted, the counts stay zero; that is checked, too.
struct AllocationCounterTests {
  private static let isAvailable = allocation_counter_is_available()

  private struct Counts: Equatable {
    var allocations: Int
    var bytes: Int

    /// What is to be counted where counting is available.
    static func expected(_ allocations: Int, _ bytes: Int) -> Counts {
      isAvailable ? Counts(allocations: allocations, bytes: bytes) : Counts(allocations: 0, bytes: 0)
    }
  }

  /// Counts on this thread only: other tests run at the same time.
  private static func counts(of work: () -> Void) -> Counts {
    allocation_counter_start()
    let before = allocation_counter_thread_counts()
    work()
    let after = allocation_counter_thread_counts()
    allocation_counter_stop()
    return Counts(
      allocations: Int(after.allocations - before.allocations), bytes: Int(after.bytes - before.bytes))
  }

  @Test func everyWayToAllocateCountsOnce() {
    var memory: UnsafeMutableRawPointer?
    #expect(Self.counts { memory = malloc(10) } == .expected(1, 10))
    #expect(Self.counts { memory = realloc(memory, 10_000) } == .expected(1, 10_000))
    #expect(Self.counts { free(memory) } == .expected(0, 0))
    #expect(Self.counts { memory = calloc(3, 10) } == .expected(1, 30))
    free(memory)
    #expect(Self.counts { memory = aligned_alloc(128, 256) } == .expected(1, 256))
    #expect(Int(bitPattern: memory) % 128 == 0)
    free(memory)
    var status: Int32 = -1
    #expect(Self.counts { status = posix_memalign(&memory, 64, 1_000) } == .expected(1, 1_000))
    #expect(status == 0 && Int(bitPattern: memory) % 64 == 0)
    free(memory)
  }

  @Test func callocGivesZeros() throws {
    let memory = try #require(calloc(100, 8))
    defer { free(memory) }
    #expect(UnsafeRawBufferPointer(start: memory, count: 800).allSatisfy { $0 == 0 })
  }

  @Test func reallocKeepsTheContent() throws {
    let small = try #require(malloc(4))
    small.storeBytes(of: 0x0102_0304, as: UInt32.self)
    let large = try #require(realloc(small, 1 << 20))
    defer { free(large) }
    #expect(large.load(as: UInt32.self) == 0x0102_0304)
  }

  @Test(.enabled(if: isAvailable, "the heap of a sanitizer aborts on requests like these"))
  func whatFailsIsNotCounted() {
    // Not a constant, which the compiler would refuse to ask for.
    let huge = Int.max - Int(getpid() & 1)
    var pointers: [UnsafeMutableRawPointer?] = [nil, nil]
    var statuses: [Int32] = [0, 0]
    let counts = pointers.withUnsafeMutableBufferPointer { pointers in
      statuses.withUnsafeMutableBufferPointer { statuses in
        Self.counts {
          var unused: UnsafeMutableRawPointer?
          pointers[0] = calloc(huge, 3)
          statuses[0] = posix_memalign(&unused, 3, 8)
          statuses[1] = posix_memalign(&unused, 0, 8)
        }
      }
    }
    #expect(pointers[0] == nil)
    #expect(statuses == [EINVAL, EINVAL])
    #expect(counts == .expected(0, 0))
  }

  @Test func anArrayIsOneAllocation() {
    let allocations = AllocationMeter.allocations { keep([Int](repeating: 1, count: 10_000)) }
    #expect(allocations == (Self.isAvailable ? 1 : nil))
  }

  @Test func workWithoutAllocationsCountsNone() {
    #expect(AllocationMeter.allocations {} == (Self.isAvailable ? 0 : nil))
  }

  @Test func startsNest() {
    let work = {
      allocation_counter_start()
      allocation_counter_stop()
      let memory = malloc(16)
      keep(memory)
      free(memory)
    }
    // What runs first on a thread may allocate the thread's own variables.
    work()
    #expect(Self.counts(of: work) == .expected(1, 16))
  }

  @Test func theProcessCountsAllItsThreads() {
    allocation_counter_start()
    defer { allocation_counter_stop() }
    let before = allocation_counter_process_counts().allocations
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<1_000 {
        let memory = malloc(8)
        keep(memory)
        free(memory)
      }
    }
    // Other tests may add to it.
    let grown = allocation_counter_process_counts().allocations - before
    #expect(Self.isAvailable ? grown >= 4_000 : grown == 0)
  }
}

/// Uses a value in a way that the optimizer can't see through.
@inline(never)
@_optimize(none)
private func keep<Value>(_ value: Value) {}
