// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

// Inside a block that changes data, operations are collected; elsewhere they are carried out at once.

extension ListAdapterUpdater {
  public func insertItems(at paths: [ItemPath], in host: any ListHost) {
    guard !paths.isEmpty else { return }
    if collect({ $0.itemInsertions += paths }) { return }
    delegate?.listAdapterUpdater(self, willInsertItemsAt: paths, in: host)
    carryOut(BatchUpdate(itemInsertions: paths), in: host)
  }

  public func deleteItems(at paths: [ItemPath], in host: any ListHost) {
    guard !paths.isEmpty else { return }
    if collect({ $0.itemDeletions += paths }) { return }
    delegate?.listAdapterUpdater(self, willDeleteItemsAt: paths, in: host)
    carryOut(BatchUpdate(itemDeletions: paths), in: host)
  }

  public func moveItem(from path: ItemPath, to newPath: ItemPath, in host: any ListHost) {
    let move = SectionedChangeset.ItemMove(from: path, to: newPath)
    if collect({ $0.itemMoves.append(move) }) { return }
    delegate?.listAdapterUpdater(self, willMoveItemFrom: path, to: newPath, in: host)
    carryOut(BatchUpdate(itemMoves: [move]), in: host)
  }

  public func reloadItem(from path: ItemPath, to newPath: ItemPath, in host: any ListHost) {
    if collect({ $0.itemReloads.append(.init(old: path, new: newPath)) }) { return }
    delegate?.listAdapterUpdater(self, willReloadItemsAt: [path], in: host)
    carryOut(BatchUpdate(itemReloads: [path]), in: host)
  }

  public func reloadSections(_ sections: IndexSet, in host: any ListHost) {
    if collect({ $0.sectionReloads += sections }) { return }
    // Newer objects may have been put in force than those that are being diffed.
    handle(.sectionsChanged)
    guard !sections.isEmpty else { return }
    delegate?.listAdapterUpdater(self, willReloadSections: sections, in: host)
    carryOut(BatchUpdate(sectionReloads: Array(sections)), in: host)
  }

  public func moveSection(from section: Int, to newSection: Int, in host: any ListHost) {
    handle(.sectionsChanged)
    guard blocks.isEmpty else { return }
    // The host has moved an item, so that one section of it has two and another none; no batch says how it came to that.
    reloadHost(host, isFallback: false)
  }

  /// Takes an operation down, if it belongs to an update.
  private func collect(_ add: (inout CollectedOperations) -> Void) -> Bool {
    if let block = blocks.last {
      add(&block.operations)
    } else if machine.state == .applying, let running {
      // The host lays out the old list before it lets the data change. It can't begin another batch now.
      add(&running.earlyOperations)
    } else {
      return false
    }
    return true
  }

  private func carryOut(_ batch: BatchUpdate, in host: any ListHost) {
    if let running, running.isBeingHandedOver {
      running.afterHandover.append { [weak self, weak host] in
        if let self, let host { carryOut(batch, in: host) }
      }
      return
    }
    do {
      try host.performBatchUpdates(animated: true) {
        batch
      } completion: { _ in
      }
    } catch {
      let failure = ListUpdateFailure(error: error, old: nil, new: nil, changeset: nil, batch: batch)
      delegate?.listAdapterUpdater(self, didFail: failure, in: host)
      reloadHost(host, isFallback: true)
    }
  }
}
