// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing

/// A row of a list that is loaded page by page.
enum MessageEntry: Hashable, Diffable {
  case message(Int)
  case loading

  /// A new section controller for the entry.
  @MainActor
  func makeSectionController() -> ListSectionController {
    ListSingleSectionController<MessageEntry, RowCell>(
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
