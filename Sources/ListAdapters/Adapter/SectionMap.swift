// SPDX-License-Identifier: MIT

import ListDiffing

/// Which object is at which section, and which section controllers have been made for them.
///
/// A section takes four bytes: the number of its section controller's slot, if it has one. Slots never change, so that an update moves
/// numbers only, and the section controllers are not touched.
///
/// Invariant: a section controller in the map knows its slot, and whether its section is the first or the last.
@MainActor
internal struct SectionMap {
  internal private(set) var objects = ListObjects([NoObject]())
  /// By section; ``noSlot`` if no section controller has been made for it.
  private var slots: ContiguousArray<UInt32> = []
  /// By slot; `nil` if it is free.
  private var controllers: ContiguousArray<ListSectionController?> = []
  private var freeSlots: ContiguousArray<UInt32> = []
  private let positions = SectionPositions()

  private static let noSlot = UInt32.max

  /// Another number whenever sections may have other positions.
  internal private(set) var revision = 0

  internal var count: Int { slots.count }

  /// Section controllers that have been made, in order of sections.
  internal var madeControllers: some Sequence<ListSectionController> {
    slots.lazy.filter { $0 != Self.noSlot }.compactMap { [controllers] in controllers[Int($0)] }
  }

  internal func controller(at section: Int) -> ListSectionController? {
    guard slots.indices.contains(section), slots[section] != Self.noSlot else { return nil }
    return controllers[Int(slots[section])]
  }

  /// Calls a function with each section controller that has been made, in order of sections. They may be made meanwhile.
  internal func forEachController(_ body: @MainActor (Int, ListSectionController) -> Void) {
    for (section, slot) in slots.enumerated() where slot != Self.noSlot {
      if let controller = controllers[Int(slot)] { body(section, controller) }
    }
  }

  internal mutating func insert(_ controller: ListSectionController, at section: Int) {
    let slot: Int
    if let free = freeSlots.popLast() {
      slot = Int(free)
      controllers[slot] = controller
    } else {
      slot = controllers.count
      controllers.append(controller)
    }
    slots[section] = UInt32(slot)
    controller.slot = positions.slot(slot, at: section)
    markEnds(controller, at: section)
  }

  /// Changes to new objects. Linear in the number of sections, at four bytes each.
  ///
  /// - Returns: The section controllers that were removed, with the sections that they had.
  internal mutating func change(to result: ListTransition.Result) -> [(ListSectionController, section: Int)] {
    let changeset = result.changeset
    objects = result.objects
    revision += 1
    let oldCount = count
    let removed = changeset.deletions.compactMap { section in
      remove(at: section).map { ($0, section: section) }
    }
    if !changeset.deletions.isEmpty || !changeset.insertions.isEmpty || !changeset.moves.isEmpty {
      move(by: changeset)
      markEnds(oldCount: oldCount, changeset)
    }
    for (controller, _) in removed { Self.displace(controller) }
    return removed
  }

  private mutating func remove(at section: Int) -> ListSectionController? {
    let slot = slots[section]
    guard slot != Self.noSlot else { return nil }
    slots[section] = Self.noSlot
    freeSlots.append(slot)
    return controllers[Int(slot)].take()
  }

  private mutating func move(by changeset: Changeset) {
    slots = slots.withUnsafeBufferPointer { old in
      ContiguousArray(unsafeUninitializedCapacity: changeset.newCount) { new, count in
        for run in changeset.keptRuns {
          new[count..<run.newStart].initialize(repeating: Self.noSlot)
          _ = new[run.newRange].initialize(fromContentsOf: old[run.oldRange])
          count = run.newStart + run.count
        }
        new[count..<changeset.newCount].initialize(repeating: Self.noSlot)
        count = changeset.newCount
      }
    }
    positions.withPositions { positions in
      for run in changeset.keptRuns where run.oldStart != run.newStart {
        for section in run.newRange where slots[section] != Self.noSlot {
          positions[Int(slots[section])] = UInt32(section)
        }
      }
    }
  }

  /// Forgets all section controllers and changes to new objects.
  internal mutating func reset(to newObjects: ListObjects) {
    let forgotten = controllers
    objects = newObjects
    revision += 1
    slots = ContiguousArray(repeating: Self.noSlot, count: newObjects.count)
    controllers = []
    freeSlots = []
    for case let controller? in forgotten { Self.displace(controller) }
  }

  internal mutating func replace(_ object: any Diffable, at section: Int) {
    if let replaced = objects.replacing(object, at: section) { objects = replaced }
  }

  private func markEnds(_ controller: ListSectionController, at section: Int) {
    controller.isFirstSection = section == 0
    controller.isLastSection = section == count - 1
  }

  /// Only those that were or are at an end can have other flags than before.
  private func markEnds(oldCount: Int, _ changeset: Changeset) {
    for oldSection in [0, oldCount - 1] where oldSection >= 0 {
      for run in changeset.keptRuns where run.oldRange.contains(oldSection) {
        let section = run.newStart + oldSection - run.oldStart
        if let controller = controller(at: section) { markEnds(controller, at: section) }
      }
    }
    for section in [0, count - 1] {
      if let controller = controller(at: section) { markEnds(controller, at: section) }
    }
  }

  private static func displace(_ controller: ListSectionController) {
    controller.slot = nil
    controller.isFirstSection = false
    controller.isLastSection = false
  }
}

/// The type of the objects of a list that has none yet.
private enum NoObject: Hashable, Diffable {}
