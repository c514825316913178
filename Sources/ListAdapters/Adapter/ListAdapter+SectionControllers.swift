// SPDX-License-Identifier: MIT

import ListDiffing

extension ListAdapter {
  /// The adapters whose data sources are being asked for a section controller, the innermost last.
  internal static var adaptersAsking: [ListAdapter] = []

  /// The section controller at a section, made if it is not there yet; `nil` if there is no such section, or nobody to make it.
  ///
  /// - Parameter evenIfGone: Whether one that was made for a list that is gone by now will do if there is no other: a host that asks for a
  ///   view has to get one.
  internal func madeController(at section: Int, evenIfGone: Bool = false) -> ListSectionController? {
    if let controller = map.controller(at: section) { return controller }
    guard map.objects.indices.contains(section), let source = currentDataSource else { return nil }
    let (revision, objects) = (map.revision, map.objects)
    Self.adaptersAsking.append(self)
    let controller = source.makeController(for: map.objects, at: section, listAdapter: self)
    Self.adaptersAsking.removeLast()
    // Whoever made it may have exchanged the data source or the host, or asked for the same one: that is what counts.
    if revision != map.revision || map.controller(at: section) != nil {
      if let other = madeController(at: section, evenIfGone: evenIfGone) { return other }
      guard evenIfGone, let controller else { return nil }
      controller.collectionContext = context
      controller.viewController = viewController
      controller.didUpdate(to: objects[section])
      return controller
    }
    guard let controller else { return nil }
    precondition(
      controller.position == nil,
      "A section controller serves one object: \(controller) was given for another one before")
    map.insert(controller, at: section)
    controller.collectionContext = context
    controller.viewController = viewController
    controller.didUpdate(to: map.objects[section])
    if revision == map.revision { return controller }
    return madeController(at: section, evenIfGone: evenIfGone) ?? (evenIfGone ? controller : nil)
  }

  /// How the data source says that a section is laid out whose section controller is not there.
  internal func sourceMetrics(forSection section: Int) -> ListSectionMetrics? {
    currentDataSource?.metrics(for: map.objects, at: section, listAdapter: self)
  }

  /// The section that a section controller had before the running update.
  internal func previousSection(of controller: ListSectionController) -> Int? {
    guard let running else { return controller.position }
    if let section = running.removedSections[ObjectIdentifier(controller)] { return section }
    return controller.position.flatMap { running.changeset.oldPosition(ofNew: $0) }
  }

  /// The section that one of the sections in force has in the list that the host shows; `nil` if it is yet to come.
  internal func shownSection(at section: Int) -> Int? {
    guard updater.isInDataUpdateBlock, let running else { return section }
    return running.changeset.oldPosition(ofNew: section)
  }

  /// The section that a section controller has in the list that the host shows.
  internal func shownSection(of controller: ListSectionController) -> Int? {
    updater.isInDataUpdateBlock ? previousSection(of: controller) : controller.position
  }
}

extension ListAdapterDataSource {
  fileprivate func makeController(for objects: ListObjects, at section: Int, listAdapter: ListAdapter)
    -> ListSectionController?
  {
    guard let typed = objects.storage as? TypedObjectStorage<Object> else { return nil }
    return self.listAdapter(listAdapter, sectionControllerFor: typed.objects[section])
  }

  fileprivate func metrics(for objects: ListObjects, at section: Int, listAdapter: ListAdapter)
    -> ListSectionMetrics?
  {
    guard let typed = objects.storage as? TypedObjectStorage<Object> else { return nil }
    return self.listAdapter(listAdapter, metricsFor: typed.objects[section])
  }
}
