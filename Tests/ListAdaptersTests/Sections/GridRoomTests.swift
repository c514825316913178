// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ListAdapters

@Suite struct GridRoomTests {
  /// Sizes and spacing add up to the width, whatever it is; squares have the side of the narrowest column, in whole points.
  @Test(arguments: [1.0, 2, 3], 1...12)
  func columnsFillEveryWidthExactly(displayScale: Double, count: Int) {
    let columns = ListGridColumns(count: count, spacing: 1)
    var faults: [Int] = []
    for width in 1...2000 {
      let room = GridRoom(breadth: CGFloat(width), displayScale: displayScale)
      let sizes = (0..<count).map { room.size(inColumn: $0, of: columns, length: .aspectRatio(1)) }
      let sum = sizes.map(\.width).reduce(0, +) + CGFloat(count - 1) * room.spacing(of: columns)
      let side = max(0, ((CGFloat(width) - CGFloat(count - 1)) / CGFloat(count)).rounded(.down))
      let areEven = sizes.map(\.width).max()! - sizes.map(\.width).min()! <= 1 / displayScale + 1e-9
      if abs(sum - CGFloat(width)) > 1e-9 || sizes.contains(where: { $0.height != side }) || !areEven {
        faults.append(width)
      }
      let uniform = room.uniformSize(of: columns, length: .aspectRatio(1))
      if uniform != (Set(sizes.map(\.width)).count == 1 ? sizes[0] : nil) { faults.append(width) }
    }
    #expect(faults.isEmpty)
  }

  @Test func withoutRoomItemsHaveNoSize() {
    let room = GridRoom(breadth: -5, displayScale: 2)
    let columns = ListGridColumns(count: 3, spacing: 1)
    #expect(room.size(inColumn: 0, of: columns, length: .aspectRatio(1)) == .zero)
    #expect(room.uniformSize(of: columns, length: .fixed(9)) == CGSize(width: 0, height: 9))
  }
}
