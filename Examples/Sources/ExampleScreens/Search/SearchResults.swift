// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing

/// What a list shows that can be searched.
enum SearchResults {
  private static let words = [
    "Anemone", "Aster", "Bluebell", "Daffodil", "Dandelion", "Geranium", "Hyacinth", "Lavender", "Snowdrop",
  ]

  /// The field, and below it the words that contain what is typed, or that there are none.
  static func objects(for query: String) -> [AnyDiffable] {
    let found = words.filter { query.isEmpty || $0.lowercased().contains(query.lowercased()) }
    return [AnyDiffable(SearchField(query: query))]
      + (found.isEmpty ? [AnyDiffable(NothingFound(query: query))] : found.map { AnyDiffable($0) })
  }

  @MainActor
  static func makeSectionController(for object: any Diffable) -> ListSectionController {
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
