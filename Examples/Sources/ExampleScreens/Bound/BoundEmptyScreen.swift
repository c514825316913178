// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters

/// A list that may be empty, and says so once it is known.
public final class BoundEmptyScreen: ExampleScreen {
  public static let name = "bound-empty"
  public static let title = "Empty list, bound"
  public static let summary =
    "Until the stream has yielded, nobody knows whether the list is empty: the empty view comes with the first value."

  private let stage = Stage()
  private let letters: AsyncStream<[Note]>
  private let mailbox: AsyncStream<[Note]>.Continuation
  private var binding: ListBinding?

  public init() {
    (letters, mailbox) = AsyncStream.makeStream()
    binding = stage.adapter.bind(
      to: letters, observer: stage.observer, emptyView: { EmptyView("No letters") },
      sectionController: { _ in NoteSectionController() })
  }

  public var host: HeadlessListHost { stage.host }

  public var steps: [ExampleStep] {
    [
      ExampleStep("Nothing is known yet") { [self] in stage.settle() },
      ExampleStep("There are no letters") { [self] in await stage.follow { mailbox.yield([]) } },
      ExampleStep("Two have come") { [self] in
        await stage.follow {
          mailbox.yield([
            Note(id: 1, author: "Ada Lovelace", text: "Is the engine running?"),
            Note(id: 2, author: "Grace Hopper", text: "I have found the moth."),
          ])
        }
      },
      ExampleStep("Both are read; the stream ends, and what it said last stays") { [self] in
        await stage.follow {
          mailbox.yield([])
          mailbox.finish()
        }
        host.setSize(CGSize(width: host.bounds.width, height: 240))
        stage.settle()
      },
    ]
  }
}
