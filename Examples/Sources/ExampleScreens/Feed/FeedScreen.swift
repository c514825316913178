// SPDX-License-Identifier: MIT

import ListAdapters
import ListDiffing

/// A feed of notes, users, photos and advertisements.
public final class FeedScreen: ExampleScreen {
  public static let name = "feed"
  public static let title = "Feed"
  public static let summary =
    "Four kinds of sections in one list: notes, users, a grid of photos and an advertisement."

  private let stage = Stage()
  private let feed = FeedSource(FeedItem.firstVisit)

  public init() {
    stage.adapter.moveDelegate = feed
    stage.adapter.dataSource = feed
  }

  public var host: HeadlessListHost { stage.host }

  public var steps: [ExampleStep] {
    [
      ExampleStep("The feed as it is first seen") { [self] in stage.settle() },
      ExampleStep("A refresh: a note on top, another status, and photos that came, went and moved") {
        [self] in
        feed.items = FeedItem.refreshed
        stage.update()
      },
      ExampleStep("A note is inserted in the middle: halfway there, the sections below make room") { [self] in
        feed.items.insert(.note(.inTheMiddle), at: 3)
        stage.beginUpdate(showing: host.animationDuration / 2)
      },
      ExampleStep("The note has arrived") { [self] in stage.settle() },
      ExampleStep("Grace is dragged over Ada, before whom she would come to lie") { [self] in
        guard let grace = path(ofUser: "grace"), let ada = path(ofUser: "ada") else { return }
        host.beginMove(at: grace)
        host.moveItem(over: ada)
      },
      ExampleStep("Grace is dropped") { [self] in
        host.endMove()
        stage.settle()
      },
      ExampleStep("Everything was read: an empty state") { [self] in
        feed.items = []
        stage.update()
      },
    ]
  }

  private func path(ofUser id: String) -> ItemPath? {
    feed.items.firstIndex { if case .user(let user) = $0 { user.id == id } else { false } }
      .map { ItemPath(item: 0, section: $0) }
  }
}
