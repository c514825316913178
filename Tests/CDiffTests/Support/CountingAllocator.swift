// SPDX-License-Identifier: MIT

import CDiff
import Testing

/// The memory of a workspace under test: counts, hands out dirty memory, fails when told to, and notices a block that is
/// given back twice.
final class CountingAllocator {
  /// Requests since the count was last reset.
  private(set) var requests = 0
  /// What is allocated now, by address.
  private var blocks: [UnsafeMutableRawPointer: Int] = [:]
  private var failing: Failing = .never

  enum Failing: Equatable {
    case never
    /// The request of this number, from 0 since the last reset, fails alone.
    case at(Int)
    /// It and all later ones fail.
    case from(Int)
  }

  var liveBlocks: Int { blocks.count }
  var liveBytes: Int { blocks.values.reduce(0, +) }

  /// Starts to count from 0 and to fail as said.
  func reset(failing: Failing = .never) {
    requests = 0
    self.failing = failing
  }

  /// The allocator as the C core takes it. Doesn't keep `self` alive.
  var interface: cdiff_allocator {
    cdiff_allocator(
      allocate: { context, bytes in CountingAllocator.from(context).allocate(bytes) },
      deallocate: { context, block in CountingAllocator.from(context).deallocate(block) },
      context: Unmanaged.passUnretained(self).toOpaque())
  }

  private static func from(_ context: UnsafeMutableRawPointer?) -> CountingAllocator {
    guard let context else { preconditionFailure("The allocator was called without its context.") }
    return Unmanaged.fromOpaque(context).takeUnretainedValue()
  }

  private func allocate(_ bytes: Int) -> UnsafeMutableRawPointer? {
    defer { requests += 1 }
    switch failing {
    case .at(requests): return nil
    case .from(let first) where requests >= first: return nil
    default: break
    }
    // No input of these tests is worth a gigabyte; a core that wants it gets a failure, not the whole machine.
    guard bytes < 1 << 30 else { return nil }
    let block = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 16)
    // Fresh memory from the system is often zero; nobody may rely on it.
    block.initializeMemory(as: UInt8.self, repeating: 0xA5, count: bytes)
    blocks[block] = bytes
    return block
  }

  private func deallocate(_ block: UnsafeMutableRawPointer?) {
    guard let block else {
      Issue.record("NULL was given back to the allocator")
      return
    }
    guard blocks.removeValue(forKey: block) != nil else {
      Issue.record("a block was given back that is not allocated")
      return
    }
    block.deallocate()
  }
}
