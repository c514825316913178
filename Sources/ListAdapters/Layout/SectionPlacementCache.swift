// SPDX-License-Identifier: MIT

/// Keeps where everything is in the sections that are looked at, and forgets what is far from them.
struct SectionPlacementCache: Sendable {
  private static let leastLimit = 256

  private var placements: [Int: SectionPlacement] = [:]
  private var near = 0..<0

  var count: Int { placements.count }

  subscript(section: Int) -> SectionPlacement? { placements[section] }

  mutating func keep(_ placement: SectionPlacement, ofSection section: Int) {
    if placements.count >= max(Self.leastLimit, 4 * near.count) {
      let margin = max(Self.leastLimit / 4, near.count)
      let kept = near.lowerBound - margin..<near.upperBound + margin
      placements = placements.filter { kept.contains($0.key) }
    }
    placements[section] = placement
  }

  /// Tells which sections are looked at, so that they are kept.
  mutating func look(at sections: Range<Int>) { near = sections }

  mutating func forget(from section: Int) {
    if section <= 0 {
      placements.removeAll(keepingCapacity: true)
    } else if !placements.isEmpty {
      placements = placements.filter { $0.key < section }
    }
  }
}
