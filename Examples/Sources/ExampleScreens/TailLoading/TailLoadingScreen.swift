// SPDX-License-Identifier: MIT

import ListAdapters

/// A list that asks for more when its end comes near.
public final class TailLoadingScreen: ExampleScreen {
  public static let name = "tail-loading"
  public static let title = "Loading at the end"
  public static let summary =
    "When less than half a screen is left, a last section says that more is on its way, until it is there."

  private static let pageSize = 15

  private let stage = Stage()
  private var count = TailLoadingScreen.pageSize
  private var isLoading = false

  public init() {
    stage.adapter.scrollViewDelegate = self
    stage.adapter.setDataSource(
      objects: { [unowned self] in entries },
      sectionController: { $0.makeSectionController() })
  }

  public var host: HeadlessListHost { stage.host }

  public var steps: [ExampleStep] {
    [
      ExampleStep("The first page") { [self] in stage.settle() },
      ExampleStep("Scrolled near its end: loading begins, and the list says so") { [self] in
        stage.scroll(to: 160)
        // As far as it goes now.
        stage.scroll(to: host.contentSize.height - host.bounds.height)
      },
      ExampleStep("The next page has arrived; nothing that was seen has moved") { [self] in
        receivePage()
        stage.settle()
      },
    ]
  }

  private var entries: [MessageEntry] {
    (1...count).map { .message($0) } + (isLoading ? [.loading] : [])
  }

  private func receivePage() {
    count += Self.pageSize
    isLoading = false
    stage.adapter.performUpdates(animated: true, completion: nil)
  }
}

extension TailLoadingScreen: ListScrollViewDelegate {
  public func listAdapterDidScroll(_ listAdapter: ListAdapter) {
    let left = host.contentSize.height - host.bounds.maxY
    guard !isLoading, left < host.bounds.height / 2 else { return }
    isLoading = true
    listAdapter.performUpdates(animated: true, completion: nil)
  }
}
