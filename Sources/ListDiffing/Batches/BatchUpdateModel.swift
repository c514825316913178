// SPDX-License-Identifier: MIT

/// A collection view without a view: how many items each section has, and which batches it accepts.
///
/// It is stricter than the view on the screen, which lets some faults pass and crashes later; see ``BatchUpdateRule``. Use it in
/// tests of code that makes batches of its own.
public struct BatchUpdateModel: Sendable, Hashable {
  /// How many items each section has.
  public private(set) var itemCounts: [Int]

  /// Makes the model of a view that shows sections of these sizes.
  ///
  /// - Precondition: No count is negative.
  public init(itemCounts: [Int]) {
    precondition(itemCounts.allSatisfy { $0 >= 0 }, "A section can't have a negative number of items")
    self.itemCounts = itemCounts
  }

  /// Performs a batch, as a view does whose data source has changed to sections of the given sizes. Linear in the number of
  /// sections and of operations.
  ///
  /// - Parameters:
  ///   - batch: What the view is told.
  ///   - newItemCounts: How many items each section has after the batch, as the data source says.
  /// - Throws: The first of ``errors(in:newItemCounts:)``, if there is one; the model is then as it was.
  public mutating func perform(_ batch: BatchUpdate, newItemCounts: [Int]) throws(BatchUpdateError) {
    if let error = errors(in: batch, newItemCounts: newItemCounts).first { throw error }
    itemCounts = newItemCounts
  }

  /// Everything that is wrong with a batch: first with its sections, then with its items. Where the sections went is known if nothing
  /// is wrong with them; only then are items looked for in reloaded sections and beside moves. Numbers of items are compared if
  /// nothing else is wrong. Linear in the number of sections and of operations.
  ///
  /// - Parameters:
  ///   - batch: What the view is told.
  ///   - newItemCounts: How many items each section has after the batch, as the data source says.
  public func errors(in batch: BatchUpdate, newItemCounts: [Int]) -> [BatchUpdateError] {
    BatchUpdateCheck(batch, oldCounts: itemCounts, newCounts: newItemCounts).errors
  }
}

extension BatchUpdateModel {
  /// What a view shows after a batch: what stays or moves shows the old element, also if the new one has other content; what is
  /// inserted, reloaded or reconfigured, the new one. Linear in the size of the lists.
  ///
  /// - Parameters:
  ///   - batch: What the view is told.
  ///   - old: The items that it shows, section by section.
  ///   - new: The items that the data source has after the batch.
  /// - Returns: The items that the view shows now. They are the new ones if the batch left nothing out.
  /// - Throws: The first rule that is broken.
  public static func applying<Item>(
    _ batch: BatchUpdate, to old: [[Item]], newItems new: [[Item]]
  ) throws(BatchUpdateError) -> [[Item]] {
    let origins = try BatchUpdateOrigins(
      batch, oldCounts: old.map(\.count), newCounts: new.map(\.count))
    return shown(origins, old, new)
  }

  private static func shown<Item>(_ origins: BatchUpdateOrigins, _ old: [[Item]], _ new: [[Item]]) -> [[Item]]
  {
    origins.items.indices.map { section in
      origins.items[section].indices.map { item in
        guard let path = origins.items[section][item] else { return new[section][item] }
        return old[path.section][path.item]
      }
    }
  }

  /// What a view shows after a batch, section headers included: a section that stays or moves shows the old model, one that is
  /// inserted or reloaded the new one; of items see ``applying(_:to:newItems:)``. Linear in the size of the lists.
  ///
  /// - Parameters:
  ///   - batch: What the view is told.
  ///   - old: The sections that it shows.
  ///   - new: The sections that the data source has after the batch.
  /// - Returns: For each section, the one whose model is shown and the items that are shown in it.
  /// - Throws: The first rule that is broken.
  public static func applying<Section: DiffableSection>(
    _ batch: BatchUpdate, to old: [Section], newSections new: [Section]
  ) throws(BatchUpdateError) -> [ArraySection<Section, Section.Item>] {
    let oldItems = old.map(\.items)
    let newItems = new.map(\.items)
    let origins = try BatchUpdateOrigins(
      batch, oldCounts: oldItems.map(\.count), newCounts: newItems.map(\.count))
    let shown = shown(origins, oldItems, newItems)
    return new.indices.map { section in
      ArraySection(origins.sections[section].map { old[$0] } ?? new[section], items: shown[section])
    }
  }
}
