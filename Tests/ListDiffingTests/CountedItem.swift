// SPDX-License-Identifier: MIT

import ListDiffing
import TrellisTestSupport

/// An item that counts what is asked of it.
struct CountedItem: Diffable {
  let id: CountedKey

  init(_ value: Int, counts: CallCounts) { id = CountedKey(value, counts) }

  var diffIdentifier: CountedKey { id }

  func isContentEqual(to other: CountedItem) -> Bool {
    id.counts.contentComparisons += 1
    return true
  }
}
