// SPDX-License-Identifier: MIT

import ListDiffing

/// All of these take constant time, expected, but for the first look-up of an object after a change of the list, which is linear in the
/// number of objects.
extension ListAdapter {
  /// The objects that are in force, which are those of the last update, not what the data source would give now.
  public func objects() -> ListObjects { map.objects }

  /// The section controller at a section, made if it is not there yet.
  public func sectionController(forSection section: Int) -> ListSectionController? {
    madeController(at: section)
  }

  /// The section of a section controller of this adapter.
  public func section(for sectionController: ListSectionController) -> Int? {
    sectionController.collectionContext === context ? sectionController.position : nil
  }

  /// The section controller of an object, made if it is not there yet.
  public func sectionController(for object: any Diffable) -> ListSectionController? {
    section(for: object).flatMap { madeController(at: $0) }
  }

  /// The object of a section controller of this adapter, in its latest revision.
  public func object(for sectionController: ListSectionController) -> (any Diffable)? {
    section(for: sectionController).map { map.objects[$0] }
  }

  /// The object at a section, in its latest revision.
  public func object(atSection section: Int) -> (any Diffable)? {
    map.objects.indices.contains(section) ? map.objects[section] : nil
  }

  /// The section of the object with another's type and identifier.
  public func section(for object: any Diffable) -> Int? { map.objects.position(of: object) }
}
