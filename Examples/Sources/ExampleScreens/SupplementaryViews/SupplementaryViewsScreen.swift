// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing

/// Names by their initials, each under a header that sticks to the top.
public final class SupplementaryViewsScreen: ExampleScreen {
  public static let name = "supplementary-views"
  public static let title = "Headers and footers"
  public static let summary =
    "A header and a footer for each letter. The header stays at the top as long as its section is there."

  private let stage = Stage(layout: ListCollectionViewLayout(stickyHeaders: true))

  public init() {
    stage.adapter.setDataSource(
      objects: { NameGroup.samples }, sectionController: { _ in NameGroupSectionController() })
  }

  public var host: HeadlessListHost { stage.host }

  public var steps: [ExampleStep] {
    [
      ExampleStep("Headers above and footers below the names") { [self] in stage.settle() },
      ExampleStep("Scrolled into B: its header sticks") { [self] in stage.scroll(to: 290) },
      ExampleStep("The header of C pushes that of B out") { [self] in stage.scroll(to: 402) },
    ]
  }
}
