// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

extension ListAdapter {
  /// Has the list follow the data source: its objects are read when the update starts, and diffed with those in force.
  ///
  /// Calls that come before it starts are one update. Change the data first, then call.
  ///
  /// - Parameters:
  ///   - animated: Whether the changes are to be seen; only if all calls of one update say so.
  ///   - completion: Called once, with whether the changes were shown to their end; with `false` at once if there is no host or no data
  ///     source.
  public func performUpdates(animated: Bool, completion: (@MainActor (Bool) -> Void)? = nil) {
    guard let source = currentDataSource, currentHost != nil else {
      completion?(false)
      return
    }
    let update = ListSectionUpdate(
      host: { [weak self] in self?.currentHost },
      animated: animated,
      // The data source is kept until it has been read.
      transition: { [weak self] in
        self.map { ListTransition(from: $0.map.objects, to: source._makeObjects(for: $0)) }
      },
      apply: { [weak self] _, result in
        // Kept so that sections can be made while the host asks for them.
        withExtendedLifetime(source) { self?.apply(result) ?? [] }
      })
    updatesUnderWay += 1
    updater.performUpdate(update) { [weak self] finished in
      let changeset = self?.running?.changeset
      self?.endRunning()
      self?.finishUpdate(
        .performUpdates, animated: animated, finished: finished, changeset: changeset, completion)
        ?? completion?(finished)
    }
  }

  /// Has the list follow the data source and waits until it does.
  ///
  /// - Returns: Whether the changes were shown to their end.
  @discardableResult
  public func performUpdates(animated: Bool) async -> Bool {
    await withCheckedContinuation { continuation in
      performUpdates(animated: animated) { continuation.resume(returning: $0) }
    }
  }

  /// Makes the whole list anew, section controllers included.
  ///
  /// - Parameter completion: Called once, when that is done; with `false` at once if there is no host or no data source.
  public func reloadData(completion: (@MainActor (Bool) -> Void)? = nil) {
    guard let source = currentDataSource, currentHost != nil else {
      completion?(false)
      return
    }
    let new = ListTransition(from: ListObjects([String]()), to: source._makeObjects(for: self)).result()
    updatesUnderWay += 1
    updater.reloadData(
      in: { [weak self] in self?.currentHost },
      reload: { [weak self] in self?.reset(to: new) },
      completion: { [weak self] finished in
        self?.endRunning()
        self?.finishUpdate(.reloadData, animated: false, finished: finished, completion)
          ?? completion?(finished)
      })
  }

  /// Makes the whole list anew and waits until that is done.
  @discardableResult
  public func reloadData() async -> Bool {
    await withCheckedContinuation { continuation in
      reloadData { continuation.resume(returning: $0) }
    }
  }

  /// Puts new revisions of some objects in force and reloads their sections. Objects that are not in the list are left out.
  public func reloadObjects(_ objects: [some Diffable]) {
    guard let host = currentHost else { return }
    // What is not laid out yet is, as long as section controllers know the old list.
    if !updater.isInDataUpdateBlock { host.layoutIfNeeded() }
    var sections = IndexSet()
    var isAnyThere = false
    for object in objects {
      guard let section = map.objects.position(of: object) else { continue }
      isAnyThere = true
      map.replace(object, at: section)
      let controller = map.controller(at: section)
      controller?.didUpdate(to: map.objects[section])
      guard controller?.updatesItemsItself != true else { continue }
      if let shown = shownSection(at: section) { sections.insert(shown) }
    }
    // Even without a section to reload, a diff that is under way must know of the revisions.
    if isAnyThere { updater.reloadSections(sections, in: host) }
  }

  // MARK: Carrying it out

  /// Puts new objects in force and tells section controllers.
  ///
  /// - Returns: The updates that no section controller takes upon itself.
  internal func apply(_ result: ListTransition.Result) -> [Changeset.Update] {
    let old = map.objects
    let removed = map.change(to: result)
    running = RunningUpdate(
      changeset: result.changeset,
      removedSections: Dictionary(uniqueKeysWithValues: removed.map { (ObjectIdentifier($0), $1) }),
      revision: map.revision)
    let replaced = result.objects.storage.replacedInstances(of: old.storage, in: result.changeset)
    var reloads: [Changeset.Update] = []
    for update in result.changeset.updates {
      let controller = map.controller(at: update.new)
      if controller?.updatesItemsItself != true { reloads.append(update) }
    }
    // The places are final before the first section controller is told.
    var told = result.changeset.updates.map(\.new)
    if !replaced.isEmpty || hasControllersAheadOfObjects {
      told = Set(told + replaced.map(\.new) + sectionsAheadOfObjects()).sorted()
    }
    running?.changedSections = told + sectionsWithOtherEnds(result.changeset)
    let revision = map.revision
    for section in told {
      // Who is told may exchange the data source or the host, after which everything has been read anew.
      guard revision == map.revision else { return [] }
      let controller = map.controller(at: section)
      controller?.isAheadOfObject = false
      controller?.didUpdate(to: map.objects[section])
    }
    updateBackground()
    guard revision == map.revision else { return [] }
    reportDuplicates(result.duplicates)
    return reloads
  }

  /// The sections that may have become the first or last, or no longer are.
  private func sectionsWithOtherEnds(_ changeset: Changeset) -> [Int] {
    guard changeset.newCount > 0 else { return [] }
    var sections = [0, changeset.newCount - 1]
    for run in changeset.keptRuns {
      for end in [0, changeset.oldCount - 1] where run.oldRange.contains(end) {
        sections.append(run.newStart + end - run.oldStart)
      }
    }
    return sections
  }

  /// The sections whose items the user has moved: an object that equals the one before the move is news to them.
  private func sectionsAheadOfObjects() -> [Int] {
    guard hasControllersAheadOfObjects else { return [] }
    hasControllersAheadOfObjects = false
    return map.madeControllers.filter { $0.isAheadOfObject && $0.updatesItemsItself }.compactMap(\.position)
  }

  private func reset(to result: ListTransition.Result) {
    map.reset(to: result.objects)
    running = nil
    updateBackground()
    reportDuplicates(result.duplicates)
  }

  private func reportDuplicates(_ positions: [Int]) {
    guard !positions.isEmpty else { return }
    delegate?.listAdapter(self, didLeaveOutDuplicatesAt: positions)
  }

  /// The host shows the update. Sections may have come into the working range or gone from it without a cell that tells.
  private func endRunning() {
    guard running != nil else { return }
    running = nil
    updateWorkingRange()
  }

  /// Calls what waits for an update.
  internal func finishUpdate(
    _ kind: ListAdapterUpdateType, animated: Bool, finished: Bool, changeset: Changeset? = nil,
    _ completion: (@MainActor (Bool) -> Void)?
  ) {
    for listener in listeners { listener.listener?.listAdapter(self, didFinish: kind, animated: animated) }
    eventHub?.updated(
      ListUpdateEvent(type: kind, animated: animated, isFinished: finished, changeset: changeset), of: self)
    completion?(finished)
    updatesUnderWay -= 1
    guard updatesUnderWay == 0 else { return }
    let waiting = afterUpdates
    afterUpdates = []
    for action in waiting { action() }
  }

  /// Calls `action` now, or after the updates that are under way.
  internal func afterRunningUpdates(_ action: @escaping @MainActor () -> Void) {
    if updatesUnderWay == 0 { action() } else { afterUpdates.append(action) }
  }
}
