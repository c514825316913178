// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing
import Testing

/// Examples of the documentation comments of the headless host.
@MainActor
@Suite struct HostExamplesTests {
  @Test func aHeaderThatSticksIsToldWhereItIsStuck() {
    let client = RowsClient([
      RowsClient.Section(
        [RowsClient.Row(0, "Apple"), RowsClient.Row(1, "Pear"), RowsClient.Row(2, "Fig")], header: "Fruit",
        footer: "3")
    ])
    let host = HeadlessListHost(
      size: CGSize(width: 100, height: 50), layout: ListCollectionViewLayout(stickyHeaders: true))
    host.client = client
    host.scroll(to: CGPoint(x: 0, y: 20))
    host.tap(itemAt: at(0, 1))
    // Example: snapshot text
    #expect(
      host.snapshotText() == """
        100×50 at (0, 20) of 100×80
        header 0 (0, 20) 100×10 “Fruit”
        0.0 (0, 10) 100×20 “Apple”
        0.1 (0, 30) 100×20 “Pear” selected
        0.2 (0, 50) 100×20 “Fig”

        """)
    // End of example
    host.scroll(to: CGPoint(x: 0, y: 30))
    #expect(
      host.snapshotText() == """
        100×50 at (0, 30) of 100×80
        header 0 (0, 30) 100×10 “Fruit”
        0.1 (0, 30) 100×20 “Pear” selected
        0.2 (0, 50) 100×20 “Fig”
        footer 0 (0, 70) 100×10 “3”

        """)
  }
}
