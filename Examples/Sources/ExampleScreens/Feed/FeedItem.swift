// SPDX-License-Identifier: MIT

import ListAdapters
import ListDiffing

/// A few sentences by somebody.
struct Note: Identifiable, Equatable, Diffable {
  let id: Int
  var author: String
  var text: String
}

/// Somebody.
struct User: Identifiable, Equatable, Diffable {
  let id: String
  var name: String
  var status: String
  var color: HeadlessColor

  var initials: String { String(name.split(separator: " ").compactMap(\.first).prefix(2)) }
}

/// A picture, of which here only a colour is known.
struct Photo: Identifiable, Equatable, Diffable {
  let id: String
  var color: HeadlessColor
}

/// What pays for the rest.
struct Advertisement: Identifiable, Equatable, Diffable {
  let id: Int
  var headline: String
  var offer: String
}

/// What a feed is a list of.
enum FeedItem: Diffable, Equatable, ListObjectWrapping {
  case note(Note)
  case user(User)
  case photos(GridItemContainer<Photo>)
  case advertisement(Advertisement)

  var diffIdentifier: AnyDiffable.Identifier {
    switch self {
    case .note(let note): AnyDiffable(note).diffIdentifier
    case .user(let user): AnyDiffable(user).diffIdentifier
    case .photos(let photos): AnyDiffable(photos).diffIdentifier
    case .advertisement(let advertisement): AnyDiffable(advertisement).diffIdentifier
    }
  }

  var wrappedObject: any Diffable {
    switch self {
    case .note(let note): note
    case .user(let user): user
    case .photos(let photos): photos
    case .advertisement(let advertisement): advertisement
    }
  }
}
