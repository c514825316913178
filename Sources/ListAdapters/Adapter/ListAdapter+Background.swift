// SPDX-License-Identifier: MIT

extension ListAdapter {
  /// Shows what the data source has for an empty list if no section has an item, and hides it otherwise.
  internal func updateBackground() {
    guard let host = currentHost else { return }
    guard isEmpty else {
      host.isBackgroundViewHidden = true
      return
    }
    let emptyView = currentDataSource?.emptyView(for: self)
    if emptyView !== host.backgroundView { host.backgroundView = emptyView }
    host.isBackgroundViewHidden = false
  }

  /// Whether no section has an item. Headers don't count.
  private var isEmpty: Bool {
    !(0..<map.count).contains { section in client.numberOfItems(inSection: section) > 0 }
  }
}
