// SPDX-License-Identifier: MIT

import ListDiffing

/// A list of objects of one type that the holder need not know: what a data source gave.
///
/// It shares storage with the array that it was made of. Its own type is erased once for the whole list, not element by element, so
/// that lists are diffed as fast as arrays.
public struct ListObjects: RandomAccessCollection {
  @usableFromInline internal let storage: ListObjectStorage

  @usableFromInline
  internal init(storage: ListObjectStorage) { self.storage = storage }

  public var startIndex: Int { 0 }
  public var endIndex: Int { storage.count }

  /// The object at a position; of a list of `AnyDiffable`, its base.
  public subscript(position: Int) -> any Diffable { storage.object(at: position) }
}
