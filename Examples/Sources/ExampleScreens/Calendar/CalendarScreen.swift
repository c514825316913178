// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing

/// A month whose days unfold what there is to do.
public final class CalendarScreen: ExampleScreen {
  public static let name = "calendar"
  public static let title = "Calendar"
  public static let summary =
    """
    One section by ListBindingSectionController: a month gives view models of four types, which are diffed, and cells \
    that stay are bound again where they are.
    """

  // Seven columns of whole points.
  private let stage = Stage(size: CGSize(width: 322, height: Stage.size.height))
  private var month = Month.sample

  public init() {
    stage.adapter.autoDeselectEnabled = true
    stage.adapter.setDataSource(
      objects: { [unowned self] in [month] }, sectionController: { _ in MonthSectionController() })
  }

  public var host: HeadlessListHost { stage.host }

  public var steps: [ExampleStep] {
    [
      ExampleStep("A month; dots stand for appointments") { [self] in stage.settle() },
      ExampleStep("The 9th is tapped: its appointments unfold below the week") { [self] in tap(day: 9) },
      ExampleStep("The 23rd is tapped: others unfold there, and the days in between move") { [self] in
        tap(day: 23)
      },
      ExampleStep("A new appointment for the 23rd arrives") { [self] in
        month.appointments[23, default: []].insert("Call home", at: 1)
        stage.update()
      },
    ]
  }

  private func tap(day: Int) {
    let controller = stage.adapter.sectionController(forSection: 0) as? MonthSectionController
    guard let index = controller?.index(ofDay: day) else { return }
    host.tap(itemAt: ItemPath(item: index, section: 0))
    stage.settle()
  }
}
