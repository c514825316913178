// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing

/// Words that contain what is typed into a field above them.
public final class SearchScreen: ExampleScreen {
  public static let name = "search"
  public static let title = "Search"
  public static let summary =
    "Objects of three types in one list, by AnyDiffable. The field stays what it is while the words come and go."

  private static let words = [
    "Anemone", "Aster", "Bluebell", "Daffodil", "Dandelion", "Geranium", "Hyacinth", "Lavender", "Snowdrop",
  ]

  private let stage = Stage()
  private var query = ""

  public init() {
    stage.adapter.setDataSource(
      objects: { [unowned self] in objects },
      sectionController: { Self.makeSectionController(for: $0.base) })
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

  private var objects: [AnyDiffable] {
    let found = Self.words.filter { query.isEmpty || $0.lowercased().contains(query.lowercased()) }
    return [AnyDiffable(SearchField(query: query))]
      + (found.isEmpty ? [AnyDiffable(NothingFound(query: query))] : found.map { AnyDiffable($0) })
  }

  private static func makeSectionController(for object: any Diffable) -> ListSectionController {
    switch object {
    case is SearchField:
      let controller = ListSingleSectionController<SearchField, SearchFieldCell>(
        configureBlock: { field, cell in cell.show(field) },
        sizeBlock: { _, context in CGSize(width: (context?.containerSize.width ?? 0) - 24, height: 36) })
      controller.inset = ListEdgeInsets(top: 10, left: 12, bottom: 10, right: 12)
      return controller
    case is NothingFound:
      return ListSingleSectionController<NothingFound, NothingFoundCell>(
        configureBlock: { nothing, cell in cell.text = "Nothing with “\(nothing.query)”" },
        sizeBlock: { _, context in CGSize(width: context?.containerSize.width ?? 0, height: 120) })
    default:
      return ListSingleSectionController<String, RowCell>(
        configureBlock: { word, cell in cell.text = word },
        sizeBlock: { _, context in CGSize(width: context?.containerSize.width ?? 0, height: 44) })
    }
  }
}
