// SPDX-License-Identifier: MIT

import ListAdapters
import ListDiffing

/// A list that takes down what appears and what disappears.
public final class DisplayLogScreen: ExampleScreen {
  public static let name = "display-log"
  public static let title = "Display events"
  public static let summary =
    "Sections are told when they and their cells appear and disappear, in the order that is written below."

  private let stage = Stage()
  private let log = EventLog()
  private var numbers = Array(1...12)

  public init() {
    stage.adapter.setDataSource(
      objects: { [unowned self] in numbers },
      sectionController: { [log] _ in LoggingSectionController(log: log) })
  }

  public var host: HeadlessListHost { stage.host }
  public var notes: [String] { log.events }

  public var steps: [ExampleStep] {
    [
      ExampleStep("Sections of two cells: five fit") { [self] in stage.settle() },
      ExampleStep("Scrolled by one section and a half") { [self] in
        log.events = []
        stage.scroll(to: 144)
      },
      ExampleStep("Section 4 is deleted") { [self] in
        log.events = []
        numbers.removeAll { $0 == 4 }
        stage.update()
      },
    ]
  }
}
