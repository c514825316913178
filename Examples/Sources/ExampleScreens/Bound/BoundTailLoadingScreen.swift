// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters

/// A list that loads its next page when an event says that its end comes near.
public final class BoundTailLoadingScreen: ExampleScreen {
  public static let name = "bound-tail-loading"
  public static let title = "Loading at the end, bound"
  public static let summary =
    "Streams both ways: the list follows the entries, and the event willReachEnd asks for more of them."

  private static let pageSize = 15

  private let stage = Stage()
  private let entries = Published(BoundTailLoadingScreen.messages(1))
  private var binding: ListBinding?
  public private(set) var notes: [String] = []
  /// How long the list was when its end was near last.
  private var lengthNearEnd: CGFloat = 0

  public init() {
    binding = stage.adapter.bind(to: entries.values, observer: stage.observer) { $0.makeSectionController() }
    // Made here, so that nothing is missed until the task runs. It ends when the adapter is gone.
    let ends = stage.adapter.events.willReachEnd(within: Stage.size.height / 4).makeAsyncIterator()
    Task { [weak self] in
      var ends = ends
      while await ends.next(isolation: MainActor.shared) != nil { self?.beginLoading() }
    }
  }

  public var host: HeadlessListHost { stage.host }

  public var steps: [ExampleStep] {
    [
      ExampleStep("The first page") { [self] in await stage.follow() },
      ExampleStep("Scrolled near its end: an event has the view model load, and the list says so") { [self] in
        notes = []
        await stage.follow { stage.scroll(to: 160) }
        // The end is near still, now that the list is longer.
        await stage.settle { lengthNearEnd == host.contentSize.height }
        // As far as it goes now.
        stage.scroll(to: host.contentSize.height - host.bounds.height)
      },
      ExampleStep("The next page has arrived; nothing that was seen has moved") { [self] in
        notes = []
        await stage.follow { entries.value = Self.messages(2) }
      },
    ]
  }

  private func beginLoading() {
    lengthNearEnd = host.contentSize.height
    guard entries.value.last != .loading else { return }
    notes.append("The end is near")
    entries.value.append(.loading)
  }

  private static func messages(_ pages: Int) -> [MessageEntry] { (1...pages * pageSize).map { .message($0) } }
}
