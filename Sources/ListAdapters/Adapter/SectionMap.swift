// SPDX-License-Identifier: MIT

import ListDiffing

/// Which object is at which section, and which section controllers have been made for them.
///
/// Invariant: a section controller in the map knows its section and whether that is the first or the last.
@MainActor
internal struct SectionMap {
  internal private(set) var objects = ListObjects([NoObject]())
  private var controllers: ContiguousArray<ListSectionController?> = []

  /// Another number whenever sections may have other positions.
  internal private(set) var revision = 0

  internal var count: Int { controllers.count }

  /// Section controllers that have been made, in order of sections.
  internal var madeControllers: some Sequence<ListSectionController> { controllers.lazy.compactMap { $0 } }

  internal func controller(at section: Int) -> ListSectionController? {
    controllers.indices.contains(section) ? controllers[section] : nil
  }

  /// Calls a function with each section controller that has been made, in order of sections. They may be made meanwhile.
  internal func forEachController(_ body: @MainActor (Int, ListSectionController) -> Void) {
    for (section, controller) in controllers.enumerated() {
      if let controller { body(section, controller) }
    }
  }

  internal mutating func insert(_ controller: ListSectionController, at section: Int) {
    controllers[section] = controller
    place(controller, at: section)
  }

  /// Changes to new objects. Linear in the number of sections, with nothing allocated for those that stay.
  ///
  /// - Returns: The section controllers that were removed, with the sections that they had.
  internal mutating func change(to result: ListTransition.Result) -> [(ListSectionController, section: Int)] {
    let changeset = result.changeset
    objects = result.objects
    revision += 1
    let oldCount = count
    let removed = changeset.deletions.compactMap { section in
      controllers[section].map { ($0, section: section) }
    }
    if !changeset.deletions.isEmpty || !changeset.insertions.isEmpty || !changeset.moves.isEmpty {
      move(by: changeset)
      for run in changeset.keptRuns where run.oldStart != run.newStart {
        for section in run.newRange { controllers[section]?.position = section }
      }
      placeEnds(oldCount: oldCount, changeset)
    }
    for (controller, _) in removed { Self.displace(controller) }
    return removed
  }

  /// Moves section controllers run by run, which leaves their reference counts alone.
  private mutating func move(by changeset: Changeset) {
    controllers = controllers.withUnsafeMutableBufferPointer { old in
      ContiguousArray(unsafeUninitializedCapacity: changeset.newCount) { new, count in
        for run in changeset.keptRuns {
          new[count..<run.newStart].initialize(repeating: nil)
          _ = new[run.newRange].moveInitialize(fromContentsOf: old[run.oldRange])
          old[run.oldRange].initialize(repeating: nil)
          count = run.newStart + run.count
        }
        new[count..<changeset.newCount].initialize(repeating: nil)
        count = changeset.newCount
      }
    }
  }

  /// Forgets all section controllers and changes to new objects.
  internal mutating func reset(to newObjects: ListObjects) {
    for controller in madeControllers { Self.displace(controller) }
    objects = newObjects
    revision += 1
    controllers = ContiguousArray(repeating: nil, count: newObjects.count)
  }

  internal mutating func replace(_ object: any Diffable, at section: Int) {
    if let replaced = objects.replacing(object, at: section) { objects = replaced }
  }

  private func place(_ controller: ListSectionController, at section: Int) {
    controller.position = section
    controller.isFirstSection = section == 0
    controller.isLastSection = section == count - 1
  }

  /// Only those that were or are at an end can have other flags than before.
  private func placeEnds(oldCount: Int, _ changeset: Changeset) {
    for oldSection in [0, oldCount - 1] where oldSection >= 0 {
      for run in changeset.keptRuns where run.oldRange.contains(oldSection) {
        let section = run.newStart + oldSection - run.oldStart
        if let controller = controllers[section] { place(controller, at: section) }
      }
    }
    for section in [0, count - 1] where controllers.indices.contains(section) {
      if let controller = controllers[section] { place(controller, at: section) }
    }
  }

  private static func displace(_ controller: ListSectionController) {
    controller.position = nil
    controller.isFirstSection = false
    controller.isLastSection = false
  }
}

/// The type of the objects of a list that has none yet.
private enum NoObject: Hashable, Diffable {}
