// SPDX-License-Identifier: MIT

import ListAdapters

/// Words that contain what is typed into a field above them.
public final class SearchScreen: ExampleScreen {
  public static let name = "search"
  public static let title = "Search"
  public static let summary =
    "Objects of three types in one list, by AnyDiffable. The field stays what it is while the words come and go."

  private let stage = Stage()
  private var query = ""

  public init() {
    stage.adapter.setDataSource(
      objects: { [unowned self] in SearchResults.objects(for: query) },
      sectionController: { SearchResults.makeSectionController(for: $0.base) })
  }

  public var host: HeadlessListHost { stage.host }

  public var steps: [ExampleStep] {
    [
      ExampleStep("Nothing is typed: all words") { [self] in stage.settle() },
      ExampleStep("“an” leaves three, halfway there") { [self] in
        query = "an"
        stage.beginUpdate(showing: host.animationDuration / 2)
      },
      ExampleStep("“an” is shown") { [self] in stage.settle() },
      ExampleStep("“and” leaves one") { [self] in type("and") },
      ExampleStep("“andy” leaves none") { [self] in type("andy") },
      ExampleStep("The field is cleared") { [self] in type("") },
    ]
  }

  private func type(_ query: String) {
    self.query = query
    stage.update()
  }
}
