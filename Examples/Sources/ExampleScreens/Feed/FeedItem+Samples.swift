// SPDX-License-Identifier: MIT

import ListDiffing

extension FeedItem {
  private static let welcome = Note(
    id: 1, author: "The editors",
    text: "Welcome! This is what has happened since you were here last. Drag people to where you like them.")
  private static let walk = Note(
    id: 2, author: "Ada Lovelace", text: "A walk along the river. Look at the photos!")
  private static let question = Note(
    id: 3, author: "Alan Turing", text: "Can somebody recommend a good book about sunflowers?")
  private static let ada = User(
    id: "ada", name: "Ada Lovelace", status: "Walking along the river", color: .plum)
  private static let grace = User(
    id: "grace", name: "Grace Hopper", status: "Looking for a moth", color: .teal)
  private static let alan = User(
    id: "alan", name: "Alan Turing", status: "Running", color: .coral)
  private static let seeds = Advertisement(
    id: 1, headline: "Sunflower seeds", offer: "Ten for the price of nine")

  private static func photos(_ photos: [Photo]) -> FeedItem {
    .photos(GridItemContainer(id: "walk", items: photos))
  }

  /// The feed before anything happens.
  static var firstVisit: [FeedItem] {
    [
      .note(welcome), .user(ada), photos([.river, .bridge, .heron, .willow]), .note(walk),
      .advertisement(seeds), .user(grace), .user(alan), .note(question),
    ]
  }

  /// The feed after a while: a new note, a new status, photos that came, went and moved, and one note less.
  static var refreshed: [FeedItem] {
    var rested = ada
    rested.status = "Back home, with wet feet"
    let news = Note(id: 4, author: "The editors", text: "Three people have joined since this morning.")
    return [
      .note(news), .user(rested), photos([.heron, .river, .bridge, .boat, .rain]), .user(grace),
      .advertisement(seeds), .note(walk), .user(alan), .note(question),
    ]
  }
}

extension Note {
  /// A note that comes later.
  static let inTheMiddle = Note(
    id: 5, author: "Grace Hopper", text: "Found it! It was in the relay of panel F.")
}

extension Photo {
  fileprivate static let river = Photo(id: "River", color: .teal)
  fileprivate static let bridge = Photo(id: "Bridge", color: .slate)
  fileprivate static let heron = Photo(id: "Heron", color: .indigo)
  fileprivate static let willow = Photo(id: "Willow", color: .leaf)
  fileprivate static let boat = Photo(id: "Boat", color: .coral)
  fileprivate static let rain = Photo(id: "Rain", color: .plum)
}
