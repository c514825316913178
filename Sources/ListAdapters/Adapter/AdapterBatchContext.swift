// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

/// Turns indexes in section controllers into paths before and after an update, and hands them to the updater.
@MainActor
internal final class AdapterBatchContext: ListBatchContext {
  private weak var adapter: ListAdapter?

  internal init(_ adapter: ListAdapter) { self.adapter = adapter }

  internal func insert(in sectionController: ListSectionController, at indexes: IndexSet) {
    guard let (adapter, host) = current, let section = adapter.section(for: sectionController),
      !indexes.isEmpty
    else { return }
    adapter.updater.insertItems(at: indexes.map { ItemPath(item: $0, section: section) }, in: host)
    updateBackgroundOutsideBlock()
  }

  internal func delete(in sectionController: ListSectionController, at indexes: IndexSet) {
    guard let (adapter, host) = current, let section = adapter.previousSection(of: sectionController),
      !indexes.isEmpty
    else { return }
    adapter.updater.deleteItems(at: indexes.map { ItemPath(item: $0, section: section) }, in: host)
    updateBackgroundOutsideBlock()
  }

  internal func reload(in sectionController: ListSectionController, at indexes: IndexSet) {
    // What goes or comes with its section has nothing to be reloaded.
    guard let (adapter, host) = current, let section = adapter.section(for: sectionController),
      let previous = adapter.previousSection(of: sectionController)
    else { return }
    for index in indexes {
      adapter.updater.reloadItem(
        from: ItemPath(item: index, section: previous), to: ItemPath(item: index, section: section), in: host)
    }
  }

  internal func move(in sectionController: ListSectionController, from index: Int, to newIndex: Int) {
    guard let (adapter, host) = current, let section = adapter.section(for: sectionController),
      let previous = adapter.previousSection(of: sectionController)
    else { return }
    adapter.updater.moveItem(
      from: ItemPath(item: index, section: previous), to: ItemPath(item: newIndex, section: section), in: host
    )
  }

  internal func invalidateLayout(in sectionController: ListSectionController, at indexes: IndexSet) {
    guard let (adapter, host) = current, let section = adapter.section(for: sectionController),
      !indexes.isEmpty
    else { return }
    host.invalidateLayout(.items(indexes.map { ItemPath(item: $0, section: section) }))
  }

  internal func reload(_ sectionController: ListSectionController) {
    guard let (adapter, host) = current, let previous = adapter.previousSection(of: sectionController) else {
      return
    }
    adapter.updater.reloadSections([previous], in: host)
    updateBackgroundOutsideBlock()
  }

  private var current: (ListAdapter, any ListHost)? {
    guard let adapter, let host = adapter.currentHost else { return nil }
    return (adapter, host)
  }

  /// Within a block the background follows when the update is done.
  private func updateBackgroundOutsideBlock() {
    guard let adapter, !adapter.updater.isInDataUpdateBlock else { return }
    adapter.updateBackground()
  }
}
