// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import Testing

@Suite struct ListEdgeInsetsTests {
  @Test func insetsThatTakeMoreThanThereIsLeaveNothing() {
    let rectangle = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(
      rectangle.inset(by: ListEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == CGRect(x: 12, y: 21, width: 24, height: 36))
    #expect(rectangle.inset(by: ListEdgeInsets(all: 30)).size == .zero)
  }
}
