// SPDX-License-Identifier: MIT

import ListAdapters

/// A list whose cells are lists, each bound to a stream of its own.
public final class BoundNestedScreen: ExampleScreen {
  public static let name = "bound-nested"
  public static let title = "Lists in cells, bound"
  public static let summary =
    """
    The outer list follows a stream of counters, each cell the stream of its counter. A cell that is used again is \
    bound again, which ends its older binding.
    """

  private let stage = Stage()
  private let counters: Published<[Counter]>
  private var binding: ListBinding?

  public init() {
    counters = Published((1...12).map { Counter(id: $0) })
    host.register(CounterCell.self) { [scheduler = stage.scheduler] in CounterCell(scheduler: scheduler) }
    binding = stage.adapter.bind(to: counters.values) { _ in
      CounterSectionController()
    }
  }

  public var host: HeadlessListHost { stage.host }

  public var notes: [String] {
    let counts = host.reuseCounts
    return ["Cells made: \(counts.made), used again: \(counts.reused)"]
  }

  public var steps: [ExampleStep] {
    [
      ExampleStep("A list in each cell") { [self] in await stage.settle { isInStep } },
      ExampleStep("The second counter counts on; nothing is asked of the outer list") { [self] in
        counters.value[1].numbers.value = [2, 3, 4, 5]
        await stage.settle { isInStep }
      },
      ExampleStep("Scrolled down, where cells are used again and bound again") { [self] in
        stage.scroll(to: 450)
        await stage.settle { isInStep }
      },
      ExampleStep("A counter that is on screen again counts on, and another one is gone") { [self] in
        counters.value[8].numbers.value = [2, 3]
        counters.value.remove(at: 6)
        await stage.settle { isInStep }
      },
    ]
  }

  /// Whether the list has all counters, and each list in it shows what its counter says.
  private var isInStep: Bool {
    let counters = counters.value
    guard host.numberOfSections == counters.count else { return false }
    return host.pathsForVisibleItems.allSatisfy { path in
      (host.cellForItem(at: path) as? CounterCell)?.shownNumbers
        == counters[path.section].numbers.value
    }
  }
}
