// SPDX-License-Identifier: MIT

import ListDiffing
import TrellisTestSupport

/// The element of the patch tests: one that can be sent.
struct PatchItem: Identifiable, Hashable, Codable, Sendable, Diffable {
  let id: Int
  var text: String

  init(_ id: Int, _ text: String = "") {
    self.id = id
    self.text = text
  }
}

extension PatchItem {
  init(_ row: Row<Int>) {
    self.init(row.id, "content \(row.content)")
  }
}

extension ListPair {
  var items: (old: [PatchItem], new: [PatchItem]) { (old.map(PatchItem.init), new.map(PatchItem.init)) }
}
