// SPDX-License-Identifier: MIT

import ListDiffing

/// What ``ListObjects`` needs of an array whose element type it does not know.
@usableFromInline
internal protocol ListObjectStorage: AnyObject {
  var count: Int { get }
  func object(at position: Int) -> any Diffable
  /// The position of the object with another's type and identifier. Expected O(1), after O(count) the first time.
  func position(of object: any Diffable) -> Int?
  func difference(from old: any ListObjectStorage) -> ListTransition.Result
  /// The kept pairs that are two instances of a class, of which a holder has to be given the new one.
  func replacedInstances(of old: any ListObjectStorage, in changeset: Changeset) -> [Changeset.Update]
  func moving(from position: Int, to newPosition: Int) -> any ListObjectStorage
  /// The same objects but one; `nil` if it is of another type.
  func replacing(_ object: any Diffable, at position: Int) -> (any ListObjectStorage)?
}

/// An array of objects.
@usableFromInline
internal final class TypedObjectStorage<Object: Diffable>: ListObjectStorage {
  internal let objects: [Object]
  /// Made where the type of the objects is known, so that it is compiled for it.
  private let difference: Difference
  /// The identifiers, once it was the new list of a difference.
  private var memory: IdentifierMemory<Object.DiffIdentifier>?
  private var positions: [Object.DiffIdentifier: Int]?

  @usableFromInline
  internal typealias Difference =
    (_ old: [Object], _ new: [Object], _ oldMemory: IdentifierMemory<Object.DiffIdentifier>?) ->
    ListObjectDifference<Object>

  @usableFromInline
  internal init(_ objects: [Object], difference: @escaping Difference) {
    self.objects = objects
    self.difference = difference
  }

  /// The same identifiers in another order, or objects with them.
  private convenience init(_ objects: [Object], like other: TypedObjectStorage) {
    self.init(objects, difference: other.difference)
    memory = other.memory
  }

  @usableFromInline internal var count: Int { objects.count }

  @usableFromInline
  internal func object(at position: Int) -> any Diffable {
    let object = objects[position]
    return (object as? AnyDiffable)?.base ?? object
  }

  @usableFromInline
  internal func position(of object: any Diffable) -> Int? {
    guard let object = typed(object) else { return nil }
    if positions == nil {
      positions = Dictionary(
        objects.enumerated().map { ($1.diffIdentifier, $0) }, uniquingKeysWith: { first, _ in first })
    }
    return positions?[object.diffIdentifier]
  }

  @usableFromInline
  internal func difference(from old: any ListObjectStorage) -> ListTransition.Result {
    // Objects of another type are other objects.
    let typedOld = old as? TypedObjectStorage<Object>
    let oldObjects = typedOld?.objects
    let found = difference(oldObjects ?? [], objects, typedOld?.memory)
    let storage = found.duplicates.isEmpty ? self : TypedObjectStorage(found.objects, difference: difference)
    storage.memory = found.memory
    return ListTransition.Result(
      objects: ListObjects(storage: storage), duplicates: found.duplicates,
      changeset: oldObjects != nil
        ? found.changeset : Self.changesetReplacingEverything(oldCount: old.count, newCount: storage.count))
  }

  @usableFromInline
  internal func replacedInstances(
    of old: any ListObjectStorage, in changeset: Changeset
  ) -> [Changeset.Update] {
    guard Object.self is AnyObject.Type || Object.self == AnyDiffable.self,
      let old = old as? TypedObjectStorage<Object>
    else { return [] }
    let updated = Set(changeset.updates.map(\.new))
    return changeset.keptRuns.flatMap { run in
      zip(run.oldRange, run.newRange).compactMap { oldPosition, newPosition in
        guard !updated.contains(newPosition),
          Self.areDifferentInstances(old.objects[oldPosition], objects[newPosition])
        else { return nil }
        return Changeset.Update(old: oldPosition, new: newPosition)
      }
    }
  }

  @usableFromInline
  internal func moving(from position: Int, to newPosition: Int) -> any ListObjectStorage {
    var moved = objects
    moved.insert(moved.remove(at: position), at: newPosition)
    return TypedObjectStorage(moved, like: self)
  }

  @usableFromInline
  internal func replacing(_ object: any Diffable, at position: Int) -> (any ListObjectStorage)? {
    guard let object = typed(object) else { return nil }
    var replaced = objects
    replaced[position] = object
    return TypedObjectStorage(replaced, like: self)
  }

  private static func changesetReplacingEverything(oldCount: Int, newCount: Int) -> Changeset {
    (0..<newCount).changeset(from: (0..<oldCount).map { ~$0 })
  }

  private func typed(_ object: any Diffable) -> Object? {
    if let object = object as? Object { return object }
    func wrapped(_ object: some Diffable) -> AnyDiffable { AnyDiffable(object) }
    return Object.self == AnyDiffable.self ? wrapped(object) as? Object : nil
  }

  private static func areDifferentInstances(_ old: Object, _ new: Object) -> Bool {
    if let old = old as? AnyDiffable, let new = new as? AnyDiffable {
      return type(of: old.base) is AnyObject.Type && old.base as AnyObject !== new.base as AnyObject
    }
    return old as AnyObject !== new as AnyObject
  }
}
