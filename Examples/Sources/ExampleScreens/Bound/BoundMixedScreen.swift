// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing

/// One stream of elements of several types.
public final class BoundMixedScreen: ExampleScreen {
  public static let name = "bound-mixed"
  public static let title = "Mixed types, bound"
  public static let summary =
    "A stream of AnyDiffable: a string is a headline, a number a bar, a user a card. Each keeps its own identity."

  /// What the screen is about.
  private struct Walks: Sendable {
    var counts: [(title: String, number: Int)]
    var users: [User]

    var elements: [AnyDiffable] {
      counts.flatMap { [AnyDiffable($0.title), AnyDiffable($0.number)] } + users.map { AnyDiffable($0) }
    }
  }

  private let stage = Stage()
  private let walks = Published(
    Walks(
      counts: [("Steps today", 2_500), ("Steps ever", 9_000)],
      users: [User(id: "ada", name: "Ada Lovelace", status: "Counting", color: .plum)]))
  private var binding: ListBinding?

  public init() {
    binding = stage.adapter.bind(to: walks.values.map(\.elements), observer: stage.observer) { element in
      Self.makeSectionController(for: element.base)
    }
  }

  public var host: HeadlessListHost { stage.host }

  public var steps: [ExampleStep] {
    [
      ExampleStep("Three types in one list") { [self] in await stage.follow() },
      ExampleStep("A second user, and the headlines change places with their bars") { [self] in
        await stage.follow {
          walks.value = Walks(
            counts: walks.value.counts.reversed(),
            users: walks.value.users + [
              User(id: "alan", name: "Alan Turing", status: "Running", color: .coral)
            ])
        }
      },
      ExampleStep("Ada has another status: her card stays") { [self] in
        await stage.follow { walks.value.users[0].status = "Done counting" }
      },
    ]
  }

  private static func makeSectionController(for element: any Diffable) -> ListSectionController {
    switch element {
    case is User: UserSectionController()
    case is Int:
      ListSingleSectionController<Int, RowCell>(
        configureBlock: { number, cell in
          cell.text = "\(number)"
          cell.textColor = .white
          cell.backgroundColor = .teal
        },
        sizeBlock: { number, context in
          CGSize(width: (context?.containerSize.width ?? 0) * CGFloat(number) / 10_000, height: 32)
        })
    default:
      ListSingleSectionController<String, RowCell>(
        configureBlock: { headline, cell in
          cell.text = headline
          cell.backgroundColor = .ice
        },
        sizeBlock: { _, context in CGSize(width: context?.containerSize.width ?? 0, height: 40) })
    }
  }
}
