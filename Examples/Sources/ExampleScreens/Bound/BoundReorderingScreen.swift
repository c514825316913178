// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing

/// Rows that the user drags, whose order goes back to where it comes from.
public final class BoundReorderingScreen: ExampleScreen {
  public static let name = "bound-reordering"
  public static let title = "Reordering, bound"
  public static let summary =
    """
    A drop is written back to the view model, whose stream then yields the new order: the list shows it already, and \
    is not updated again.
    """

  private let stage = Stage()
  private let tasks = Published(["Sow", "Water", "Weed", "Wait", "Harvest"])
  private var binding: ListBinding?
  public private(set) var notes: [String] = []

  public init() {
    binding = stage.adapter.bind(
      to: tasks.values, cellClass: RowCell.self, observer: stage.observer,
      moved: { [unowned self] reordered in
        tasks.value = reordered
        notes = ["Written back: \(reordered.joined(separator: ", "))"]
      },
      configureBlock: { task, cell in cell.text = task },
      sizeBlock: { _, context in CGSize(width: context?.containerSize.width ?? 0, height: 44) })
  }

  public var host: HeadlessListHost { stage.host }

  public var steps: [ExampleStep] {
    [
      ExampleStep("The tasks in their order") { [self] in await stage.follow() },
      ExampleStep("“Wait” is picked up and held over “Sow”") { [self] in
        host.beginMove(at: ItemPath(item: 0, section: 3))
        host.moveItem(over: ItemPath(item: 0, section: 0))
      },
      ExampleStep("It is dropped; the stream says the same, and nothing is updated") { [self] in
        await stage.follow { host.endMove() }
      },
      ExampleStep("Somebody else changes the order and adds a task: that is an update") { [self] in
        notes = []
        await stage.follow { tasks.value = ["Sow", "Wait", "Water", "Weed", "Harvest", "Eat"] }
      },
    ]
  }
}
