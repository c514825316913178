// SPDX-License-Identifier: MIT

import ListDiffing

/// The user selected an item of an object's section, or deselected it.
public struct ListModelEvent<Model> {
  /// The object; of a list of `AnyDiffable`, its base.
  public let model: Model
  /// Where the item was.
  public let path: ItemPath
}

extension ListModelEvent: Sendable where Model: Sendable {}
