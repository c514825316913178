// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing

/// A list of sections of one cell each, without a subclass of any section controller.
public final class SingleSectionScreen: ExampleScreen {
  public static let name = "single-section"
  public static let title = "Single sections"
  public static let summary =
    "One cell for each object by ListSingleSectionController: blocks configure it, size it and are told of taps."

  private let stage = Stage()
  private var planets = Planet.all
  public private(set) var notes: [String] = []

  public init() {
    stage.adapter.setDataSource(
      objects: { [unowned self] in planets },
      sectionController: { [unowned self] _ in makeSectionController() })
  }

  public var host: HeadlessListHost { stage.host }

  public var steps: [ExampleStep] {
    [
      ExampleStep("A section for each planet") { [self] in stage.settle() },
      ExampleStep("Earth is tapped and selected") { [self] in host.tap(itemAt: ItemPath(item: 0, section: 2))
      },
      ExampleStep("Saturn gets more moons: its cell stays and is configured again") { [self] in
        notes = []
        planets[5].moons = 274
        stage.update()
      },
    ]
  }

  private func makeSectionController() -> ListSectionController {
    ListSingleSectionController<Planet, RowCell>(
      configureBlock: { planet, cell in cell.text = planet.summary },
      sizeBlock: { _, context in CGSize(width: context?.containerSize.width ?? 0, height: 48) },
      didSelect: { [unowned self] planet in notes = ["Selected: \(planet.id)"] })
  }
}
