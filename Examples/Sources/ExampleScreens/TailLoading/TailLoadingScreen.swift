// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing

/// A list that asks for more when its end comes near.
public final class TailLoadingScreen: ExampleScreen {
  public static let name = "tail-loading"
  public static let title = "Loading at the end"
  public static let summary =
    "When less than half a screen is left, a last section says that more is on its way, until it is there."

  private enum Entry: Hashable, Diffable {
    case message(Int)
    case loading
  }

  private static let pageSize = 15

  private let stage = Stage()
  private var count = TailLoadingScreen.pageSize
  private var isLoading = false

  public init() {
    stage.adapter.scrollViewDelegate = self
    stage.adapter.setDataSource(
      objects: { [unowned self] in (1...count).map { .message($0) } + (isLoading ? [Entry.loading] : []) },
      sectionController: { Self.makeSectionController(for: $0) })
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

  private func receivePage() {
    count += Self.pageSize
    isLoading = false
    stage.adapter.performUpdates(animated: true, completion: nil)
  }

  private static func makeSectionController(for entry: Entry) -> ListSectionController {
    ListSingleSectionController<Entry, RowCell>(
      configureBlock: { entry, cell in
        switch entry {
        case .message(let number): cell.text = "Message \(number)"
        case .loading: cell.text = "Loading …"
        }
        cell.textAlignment = entry == .loading ? .center : .leading
        cell.textColor = entry == .loading ? .secondaryLabel : .label
        cell.backgroundColor = entry == .loading ? .background : .white
      },
      sizeBlock: { _, context in CGSize(width: context?.containerSize.width ?? 0, height: 44) })
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
