// SPDX-License-Identifier: MIT

/// Where the sections of the section controllers of a list are, shared by the list's section map, which writes, and the section
/// controllers, which read.
///
/// Kept apart from both: an update then writes four bytes for each section controller, one behind the other, rather than into
/// each of the objects.
@MainActor
internal final class SectionPositions {
  /// The place of one section controller.
  internal struct Slot {
    private let positions: SectionPositions
    private let index: Int

    fileprivate init(_ positions: SectionPositions, index: Int) {
      self.positions = positions
      self.index = index
    }

    /// The position of the section.
    @MainActor internal var position: Int { Int(positions.positions[index]) }
  }

  /// By slot.
  private var positions: ContiguousArray<UInt32> = []

  /// A slot for the section controller of a section; a new one if there are only as many.
  internal func slot(_ index: Int, at section: Int) -> Slot {
    if index < positions.count {
      positions[index] = UInt32(section)
    } else {
      positions.append(UInt32(section))
    }
    return Slot(self, index: index)
  }

  /// Has all positions written at once.
  internal func withPositions(_ body: (UnsafeMutableBufferPointer<UInt32>) -> Void) {
    positions.withUnsafeMutableBufferPointer { body($0) }
  }
}
