// SPDX-License-Identifier: MIT

import ListDiffing

extension ListObjects {
  /// Makes a list of sections, in which a section with other items, or with items of other content, counts as updated. O(1).
  ///
  /// ``init(_:)`` compares only what sections show themselves.
  @inlinable
  public init<Section: DiffableSection>(sections: [Section]) {
    storage = TypedObjectStorage(sections) { ListObjectDifference(fromSections: $0, to: $1, knowing: $2) }
  }
}

extension ListObjectDifference where Object: DiffableSection {
  @inlinable
  internal init(
    fromSections old: [Object], to new: [Object], knowing oldMemory: IdentifierMemory<Object.DiffIdentifier>?
  ) {
    let revisions = ListObjectDifference<SectionRevision<Object>>(
      from: SectionRevision.all(old), to: SectionRevision.all(new), knowing: oldMemory)
    objects = SectionRevision.sections(revisions.objects)
    duplicates = revisions.duplicates
    changeset = revisions.changeset
    memory = revisions.memory
  }
}

extension ListAdapterDataSource where Object: DiffableSection {
  @inlinable
  public func _makeObjects(for listAdapter: ListAdapter) -> ListObjects {
    ListObjects(sections: objects(for: listAdapter))
  }
}

/// A section whose content is what it shows itself and its items.
@usableFromInline
internal struct SectionRevision<Section: DiffableSection>: Diffable {
  @usableFromInline internal let section: Section

  @inlinable
  internal init(_ section: Section) { self.section = section }

  @inlinable
  internal static func all(_ sections: [Section]) -> [Self] { sections.map { Self($0) } }

  @inlinable
  internal static func sections(_ revisions: [Self]) -> [Section] { revisions.map { $0.section } }

  @inlinable internal var diffIdentifier: Section.DiffIdentifier { section.diffIdentifier }

  @inlinable
  internal func isContentEqual(to other: Self) -> Bool {
    section.isContentEqual(to: other.section)
      && section.items.elementsEqual(other.section.items) {
        $0.diffIdentifier == $1.diffIdentifier && $0.isContentEqual(to: $1)
      }
  }

  @inlinable internal static var _keyForm: DiffKeyForm { Section._keyForm }

  @inlinable
  internal static func _appendKeys(
    of elements: UnsafeBufferPointer<Self>, to sink: inout _DiffKeySink
  ) {
    for index in elements.indices { Section._appendKey(of: elements[index].diffIdentifier, to: &sink) }
  }

  @inlinable
  internal static func _appendKey(of identifier: Section.DiffIdentifier, to sink: inout _DiffKeySink) {
    Section._appendKey(of: identifier, to: &sink)
  }
}
