// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing

/// A list that needs neither a data source nor a section controller: a cell's type and two blocks.
public final class BoundSingleSectionScreen: ExampleScreen {
  public static let name = "bound-single-section"
  public static let title = "Single sections, bound"
  public static let summary =
    "One cell for each element of a stream's lists: a type, a block that configures it and one that sizes it."

  private let stage = Stage()
  private let planets = Published(Planet.all)
  private var binding: ListBinding?
  public private(set) var notes: [String] = []

  public init() {
    binding = stage.adapter.bind(
      to: planets.values, cellClass: RowCell.self, observer: stage.observer,
      configureBlock: { planet, cell in cell.text = planet.summary },
      sizeBlock: { _, context in CGSize(width: context?.containerSize.width ?? 0, height: 48) },
      didSelect: { [unowned self] planet in notes = ["Selected: \(planet.id)"] })
  }

  public var host: HeadlessListHost { stage.host }

  public var steps: [ExampleStep] {
    [
      ExampleStep("A cell for each planet") { [self] in await stage.follow() },
      ExampleStep("Mars is tapped") { [self] in host.tap(itemAt: ItemPath(item: 0, section: 3)) },
      ExampleStep("The stream knows of more moons of Saturn, whose cell stays") { [self] in
        notes = []
        await stage.follow { planets.value[5].moons = 274 }
      },
    ]
  }
}
