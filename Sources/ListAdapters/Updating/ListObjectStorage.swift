// SPDX-License-Identifier: MIT

import ListDiffing

/// What ``ListObjects`` needs of an array whose element type it does not know.
@usableFromInline
internal class ListObjectStorage {
  internal var count: Int { preconditionFailure("\(Self.self) has to override count") }
  internal func object(at position: Int) -> any Diffable {
    preconditionFailure("\(Self.self) has to override object(at:)")
  }
  internal func difference(from old: ListObjectStorage) -> ListTransition.Result {
    preconditionFailure("\(Self.self) has to override difference(from:)")
  }
}
