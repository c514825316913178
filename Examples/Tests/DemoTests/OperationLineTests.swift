// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing
import Testing

@testable import Demo

@Suite struct OperationLineTests {
  @Test(arguments: [
    (HeadlessOperation.reloadedData(sectionCount: 3), "reloaded: 3 sections"),
    (
      .performedBatch(
        BatchUpdate(
          sectionDeletions: [0, 2], sectionMoves: [.init(from: 5, to: 3)],
          itemInsertions: [ItemPath(item: 1, section: 4)]), animated: true),
      "batch, animated: delete sections 0, 2; move sections 5→3; insert items 4.1"
    ),
    (.performedBatch(BatchUpdate(), animated: false), "batch: no changes"),
    (.scrolled(to: CGPoint(x: 0, y: 12.5)), "scrolled to 0, 12.5"),
    (
      .endedMove(from: ItemPath(item: 0, section: 4), to: ItemPath(item: 0, section: 1)), "dropped 4.0 at 1.0"
    ),
  ])
  func anOperationIsOneLine(_ operation: HeadlessOperation, _ line: String) {
    #expect(OperationLine(operation).text == line)
  }
}
