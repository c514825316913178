// SPDX-License-Identifier: MIT

import ListDiffing

/// A row of an activity feed.
struct FeedItem: BenchmarkElement {
  let id: Int64
  private var version: Int32
  private var title: String

  init(id: Int64, number: Int) { self.init(id: id, title: Self.title(number)) }

  init(id: Int64, title: String) {
    self.id = id
    version = 1
    self.title = title
  }

  /// Too long for a String to hold inside itself, as most titles are.
  private static func title(_ number: Int) -> String { "Title number \(number) of the feed item" }

  var diffIdentifier: Int64 { id }

  func isContentEqual(to other: FeedItem) -> Bool {
    version == other.version && title == other.title
  }

  func decodedAgain() -> FeedItem {
    var copy = self
    copy.title = title.decodedAgain()
    return copy
  }

  func revised() -> FeedItem {
    var copy = self
    copy.version += 1
    copy.title = "\(title), revised"
    return copy
  }
}
