// SPDX-License-Identifier: MIT

import ListDiffing

/// An object or view model that stands for one of several types, such as an enum whose cases have payloads.
///
/// Section controllers and cells that are made for the type of a payload are given the payload:
///
/// ```swift
/// enum FeedItem: Diffable, Equatable, ListObjectWrapping {
///   case photo(Photo)
///   case advertisement(Advertisement)
///
///   var diffIdentifier: AnyDiffable.Identifier { AnyDiffable(wrappedObject).diffIdentifier }
///
///   var wrappedObject: any Diffable {
///     switch self {
///     case .photo(let photo): photo
///     case .advertisement(let advertisement): advertisement
///     }
///   }
/// }
/// ```
///
/// An identifier has to tell the cases apart: an object of one section controller keeps its type.
public protocol ListObjectWrapping: Diffable {
  /// What it stands for.
  var wrappedObject: any Diffable { get }
}

/// An object as what it is asked for: itself, or what it stands for.
internal func unwrapped<Object>(_ object: any Diffable, as type: Object.Type = Object.self) -> Object? {
  if let object = object as? Object { return object }
  if let object = object as? AnyDiffable { return unwrapped(object.base) }
  if let object = object as? any ListObjectWrapping { return unwrapped(object.wrappedObject) }
  return nil
}
