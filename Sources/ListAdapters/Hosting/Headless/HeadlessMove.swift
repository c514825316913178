// SPDX-License-Identifier: MIT

import ListDiffing

/// An item that the user of a headless host is moving.
public struct HeadlessMove: Sendable, Hashable {
  /// The item that was picked up.
  public internal(set) var source: ItemPath
  /// Where it would come to lie if it was dropped now; at first where it is.
  public internal(set) var target: ItemPath

  /// Makes the value, to compare with.
  public init(source: ItemPath, target: ItemPath) {
    self.source = source
    self.target = target
  }
}
