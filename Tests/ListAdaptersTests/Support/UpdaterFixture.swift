// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing

/// An updater with a host, and what an adapter would do between them: keeps the objects in force and tells the host counts.
@MainActor
final class UpdaterFixture<Updater: ListUpdating> {
  /// An object that stands for a section of some items.
  struct Section: Diffable, Equatable {
    var id: Int
    var content = 0
    var count = 1
    var diffIdentifier: Int { id }
  }

  let updater: Updater
  var host: RecordingHost?
  let client = CountingClient()
  /// What the data source has.
  var data: [Section]
  private(set) var inForce = ListObjects([Section]())
  private(set) var diffCount = 0
  /// What is called when new objects have been put in force, as section controllers are.
  var onApply: (() -> Void)?
  /// What is called when the data source is read.
  var onRead: (() -> Void)?
  /// `finished` flags of completions, by name, in the order of the calls.
  private(set) var completed: [String] = []

  init(_ updater: Updater, _ data: [Section], host: RecordingHost? = RecordingHost()) {
    self.updater = updater
    self.data = data
    self.host = host
    host?.client = client
    putInForce(ListObjects(data))
    host?.reloadData()
    host?.forgetEvents()
  }

  convenience init(_ updater: Updater, counts: [Int]) {
    self.init(updater, counts.enumerated().map { Section(id: $0, count: $1) })
  }

  var shown: [Section] { inForce.array() ?? [] }

  func completion(_ name: String) -> @MainActor (Bool) -> Void {
    { [weak self] in self?.completed.append("\(name) \($0)") }
  }

  func performUpdate(
    _ name: String = "update", animated: Bool = true, updatesItself: Set<Int> = []
  ) {
    updater.performUpdate(
      sectionUpdate(animated: animated, updatesItself: updatesItself), completion: completion(name))
  }

  func sectionUpdate(animated: Bool = true, updatesItself: Set<Int> = []) -> ListSectionUpdate {
    ListSectionUpdate(
      host: { [weak self] in self?.host }, animated: animated,
      transition: { [weak self] in
        guard let self else { return nil }
        diffCount += 1
        onRead?()
        return ListTransition(from: inForce, to: ListObjects(data))
      },
      apply: { [weak self] _, result in
        guard let self else { return [] }
        putInForce(result.objects)
        onApply?()
        return result.changeset.updates.filter { !updatesItself.contains(self.shown[$0.new].id) }
      })
  }

  func performItems(
    _ name: String = "items", animated: Bool = true, _ updates: @escaping @MainActor () -> Void
  ) {
    updater.performItemUpdates(
      in: { [weak self] in self?.host }, animated: animated, updates: updates, completion: completion(name))
  }

  func reloadData(_ name: String = "reload", _ reload: @escaping @MainActor () -> Void = {}) {
    let objects = ListObjects(data)
    updater.reloadData(
      in: { [weak self] in self?.host },
      reload: { [weak self] in
        self?.putInForce(objects)
        reload()
      }, completion: completion(name))
  }

  /// What an adapter does when its data source is set.
  func setSource(_ sections: [Section]) {
    updater.performDataSourceChange { [self] in
      data = sections
      putInForce(ListObjects(sections))
      host?.reloadData()
    }
  }

  func putInForce(_ objects: ListObjects) {
    inForce = objects
    client.itemCounts = shown.map(\.count)
  }

  /// Changes how many items a section in force has.
  func setCount(_ count: Int, ofSection section: Int) { client.itemCounts[section] = count }

  func forgetCompleted() { completed = [] }
}

extension UpdaterFixture where Updater == ListAdapterUpdater {
  var delegate: RecordingUpdaterDelegate {
    let delegate = RecordingUpdaterDelegate()
    updater.delegate = delegate
    return delegate
  }
}
