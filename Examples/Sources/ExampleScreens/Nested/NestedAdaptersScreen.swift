// SPDX-License-Identifier: MIT

import ListAdapters
import ListDiffing

/// A list whose cells are lists.
public final class NestedAdaptersScreen: ExampleScreen {
  public static let name = "nested-adapters"
  public static let title = "Lists in cells"
  public static let summary =
    """
    Each cell has a list of its own, with an adapter of its own, that is scrolled sideways. The cells are reused; where \
    a list was scrolled to is remembered.
    """

  private let stage = Stage()
  private var carousels = (1...12).map { Carousel(id: $0, numbers: Array(1...9)) }

  public init() {
    // Cells are made here because they need something that their type alone does not know.
    host.register(CarouselCell.self) { [scheduler = stage.scheduler] in
      let cell = CarouselCell()
      cell.makeList(scheduler: scheduler)
      return cell
    }
    stage.adapter.setDataSource(
      objects: { [unowned self] in carousels }, sectionController: { _ in CarouselSectionController() })
  }

  public var host: HeadlessListHost { stage.host }

  public var notes: [String] {
    let counts = host.reuseCounts
    return ["Cells made: \(counts.made), used again: \(counts.reused)"]
  }

  public var steps: [ExampleStep] {
    [
      ExampleStep("A list in each cell") { [self] in stage.settle() },
      ExampleStep("The second one is scrolled sideways") { [self] in
        (host.cellForItem(at: ItemPath(item: 0, section: 1)) as? CarouselCell)?.scroll(to: 210)
      },
      ExampleStep("Numbers are inserted into the first and removed from the third") { [self] in
        carousels[0].numbers.insert(contentsOf: [101, 102], at: 1)
        carousels[2].numbers.removeAll { $0.isMultiple(of: 2) }
        stage.update()
      },
      ExampleStep("Scrolled down: the cells show other lists, from their starts") { [self] in
        stage.scroll(to: 540)
      },
      ExampleStep("Scrolled back: each list is where it was") { [self] in stage.scroll(to: 0) },
    ]
  }
}
