// SPDX-License-Identifier: MIT

import ListAdapters

/// The feed once more, driven by the stream of a view model.
public final class BoundFeedScreen: ExampleScreen {
  public static let name = "bound-feed"
  public static let title = "Feed, bound"
  public static let summary =
    """
    A view model has a stream of feeds, a data source stores what it observes, and each element has a section \
    controller. Nobody asks for an update.
    """

  private let stage = Stage()
  private let viewModel = BoundFeedViewModel()
  private let source = BoundFeedSource()
  private var binding: ListBinding?

  public init() {
    binding = stage.adapter.bind(to: viewModel.items, dataSource: source, observer: stage.observer)
  }

  public var host: HeadlessListHost { stage.host }
  public var notes: [String] { source.notes }

  public var steps: [ExampleStep] {
    [
      ExampleStep("Nothing has been loaded") { [self] in stage.settle() },
      ExampleStep("The stream yields the feed") { [self] in await stage.follow { viewModel.load() } },
      ExampleStep("It yields a newer one, and the list follows in one batch") { [self] in
        await stage.follow { viewModel.refresh() }
      },
      ExampleStep("The stream has failed. What was shown stays, and can be scrolled on") { [self] in
        viewModel.disconnect()
        await stage.settle { binding?.isFollowing != true }
        stage.scroll(to: 180)
      },
    ]
  }
}
