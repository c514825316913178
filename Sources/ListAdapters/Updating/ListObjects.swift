// SPDX-License-Identifier: MIT

import ListDiffing

/// A list of objects of one type that the holder need not know: what a data source gave.
///
/// It shares storage with the array that it was made of. Its own type is erased once for the whole list, not element by element, so
/// that lists are diffed as fast as arrays.
public struct ListObjects: RandomAccessCollection {
  @usableFromInline internal let storage: any ListObjectStorage

  @usableFromInline
  internal init(storage: any ListObjectStorage) { self.storage = storage }

  /// Makes a list of an array. O(1).
  @inlinable
  public init<Object: Diffable>(_ objects: [Object]) {
    storage = TypedObjectStorage(objects) { ListObjectDifference(from: $0, to: $1, knowing: $2) }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { storage.count }

  /// The object at a position; of a list of `AnyDiffable`, its base.
  public subscript(position: Int) -> any Diffable { storage.object(at: position) }

  /// The array that the list was made of, if it was one of this type. O(1).
  public func array<Object: Diffable>(of type: Object.Type = Object.self) -> [Object]? {
    (storage as? TypedObjectStorage<Object>)?.objects
  }

  /// The position of the object with another's type and identifier. Expected O(1), after O(count) the first time.
  public func position(of object: any Diffable) -> Int? { storage.position(of: object) }

  internal func moving(from position: Int, to newPosition: Int) -> ListObjects {
    ListObjects(storage: storage.moving(from: position, to: newPosition))
  }

  internal func replacing(_ object: any Diffable, at position: Int) -> ListObjects? {
    storage.replacing(object, at: position).map { ListObjects(storage: $0) }
  }
}
