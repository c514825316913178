// SPDX-License-Identifier: MIT

import ListDiffing

/// A batch with the sizes of the sections before and after it.
struct BatchUpdateCase: CustomStringConvertible {
  let name: String
  let old: [Int]
  let new: [Int]
  let batch: BatchUpdate

  init(_ name: String, _ old: [Int], _ new: [Int], _ batch: BatchUpdate) {
    self.name = name
    self.old = old
    self.new = new
    self.batch = batch
  }

  var description: String { name }

  var errors: [BatchUpdateError] {
    BatchUpdateModel(itemCounts: old).errors(in: batch, newItemCounts: new)
  }

  var brokenRules: Set<BatchUpdateRule> { Set(errors.map(\.rule)) }
}

/// The path of an item, in the order of an index path.
func at(_ section: Int, _ item: Int) -> ItemPath {
  ItemPath(item: item, section: section)
}

func move(_ from: ItemPath, _ to: ItemPath) -> SectionedChangeset.ItemMove {
  SectionedChangeset.ItemMove(from: from, to: to)
}

func move(_ from: Int, _ to: Int) -> Changeset.Move {
  Changeset.Move(from: from, to: to)
}
