// SPDX-License-Identifier: MIT

import ListAdapters

/// A list that follows what is typed: a stream of queries, mapped to what is found.
public final class BoundSearchScreen: ExampleScreen {
  public static let name = "bound-search"
  public static let title = "Search, bound"
  public static let summary =
    "The list is bound to the queries by way of map. The field stays what it is while the words come and go."

  private let stage = Stage()
  private let query = Published("")
  private var binding: ListBinding?

  public init() {
    binding = stage.adapter.bind(
      to: query.values.map { SearchResults.objects(for: $0) }, observer: stage.observer
    ) { object in SearchResults.makeSectionController(for: object.base) }
  }

  public var host: HeadlessListHost { stage.host }

  public var steps: [ExampleStep] {
    [
      ExampleStep("Nothing is typed: all words") { [self] in await stage.follow() },
      ExampleStep("“an” leaves three") { [self] in await stage.follow { query.value = "an" } },
      ExampleStep("“and” leaves one") { [self] in await stage.follow { query.value = "and" } },
      ExampleStep("“andy” leaves none") { [self] in await stage.follow { query.value = "andy" } },
      ExampleStep("The field is cleared") { [self] in await stage.follow { query.value = "" } },
    ]
  }
}
