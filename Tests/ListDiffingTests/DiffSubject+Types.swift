// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing
import ListDiffingFoundation
import TrellisTestSupport

/// The types and entry points that the fuzz tests go through.
extension DiffSubject {
  // MARK: Integers

  static var ints: DiffSubject { DiffSubject(".ints", comparesContent: false) { $0.id } }
  static var intRows: DiffSubject { DiffSubject(".intRows") { $0 } }
  static var rawRows: DiffSubject { DiffSubject(".rawRows") { Row(RawID(rawValue: $0.id), $0.content) } }

  /// Collections without contiguous storage, by the entry point that takes closures.
  static var closures: DiffSubject {
    DiffSubject(".closures") { pair, options in
      let changeset = MinimalCollection(pair.new).changeset(
        from: MinimalCollection(pair.old), id: { $0.id }, options: options,
        isContentEqual: { $0.content == $1.content })
      return Answer(ObservedDiff(changeset))
    }
  }

  // MARK: UUIDs

  static var uuids: DiffSubject { DiffSubject(".uuids", comparesContent: false) { uuid($0.id) } }
  static var uuidRows: DiffSubject { DiffSubject(".uuidRows") { Row(uuid($0.id), $0.content) } }

  // MARK: Strings

  static var strings: DiffSubject { DiffSubject(".strings", comparesContent: false) { "\($0.id)" } }
  static var longStringRows: DiffSubject {
    DiffSubject(".longStringRows") { Row("item/of/some/longer/kind/\($0.id)/page", $0.content) }
  }
  static var substringRows: DiffSubject {
    DiffSubject(".substringRows") { Row("<id>\($0.id)</id>".dropFirst(4).dropLast(5), $0.content) }
  }
  /// One identifier in several spellings: the content decides which.
  static var spelledRows: DiffSubject {
    DiffSubject(".spelledRows") { Row(spelling(of: $0.id, alternative: $0.content != 0), $0.content) }
  }

  // MARK: Other elements

  static var models: DiffSubject { DiffSubject(".models") { Model($0.id, $0.content) } }
  static var hashableRows: DiffSubject {
    DiffSubject(".hashableRows") { HashableRow(HashableID(value: $0.id), $0.content) }
  }
  /// Keys by nature, in a type that does not know it.
  static var hashableIntRows: DiffSubject {
    DiffSubject(".hashableIntRows") { HashableRow($0.id, $0.content) }
  }
  static var hashableStringRows: DiffSubject {
    DiffSubject(".hashableStringRows") {
      HashableRow(spelling(of: $0.id, alternative: $0.content != 0), $0.content)
    }
  }
  static var combinedRows: DiffSubject {
    DiffSubject(".combinedRows") {
      Row(CombinedID(section: $0.id & 7, name: "\($0.id >> 3)"), $0.content)
    }
  }
  /// Elements of two types that share their identifiers.
  static var anyDiffables: DiffSubject {
    DiffSubject(".anyDiffables") {
      $0.id & 1 == 0
        ? AnyDiffable(Row($0.id >> 1, $0.content))
        : AnyDiffable(OtherRow(id: $0.id >> 1, content: $0.content))
    }
  }
  static var boxes: DiffSubject {
    DiffSubject(".boxes") {
      DiffableBox($0, id: \.id, isContentEqual: { $0.content == $1.content })
    }
  }

  // MARK: Collisions

  static func collidingRows(_ rule: CollidingKey.Rule) -> DiffSubject {
    DiffSubject(".collidingRows(.\(rule))") { Row(CollidingKey($0.id, rule), $0.content) }
  }
  /// All keys are one under the seed of the options.
  static var collidingOnceRows: DiffSubject {
    DiffSubject(".collidingOnceRows") { pair, options in
      let rule = CollidingKey.Rule.constantUnder(seed: options.seed ?? 0)
      let old = pair.old.map { Row(CollidingKey($0.id, rule), $0.content) }
      let new = pair.new.map { Row(CollidingKey($0.id, rule), $0.content) }
      let changeset = new.changeset(from: old, options: options)
      return Answer(
        ObservedDiff(changeset), violations: applyingViolations(changeset, old: old, new: new))
    }
  }
  static var constantHashRows: DiffSubject {
    DiffSubject(".constantHashRows") { HashableRow(ConstantHashID($0.id), $0.content) }
  }
}

// MARK: - Identifiers

struct RawID: RawRepresentable, DiffKey {
  var rawValue: Int
}

/// Known to the library by its own hash only.
struct HashableID: Hashable {
  var value: Int
}

struct CombinedID: DiffKey {
  var section: Int
  var name: String

  func hash(into hasher: inout DiffHasher) {
    hasher.combine(section)
    hasher.combine(name)
  }
}

struct OtherRow: Diffable {
  var id: Int
  var content: Int

  var diffIdentifier: Int { id }
  func isContentEqual(to other: OtherRow) -> Bool { content == other.content }
}

/// A UUID of its own for each number, with all bytes in use.
func uuid(_ number: Int) -> UUID {
  var mixer = SplitMix64(seed: UInt64(bitPattern: Int64(number)))
  return withUnsafeBytes(of: (mixer.next(), Int64(number))) { bytes in
    UUID(uuid: bytes.loadUnaligned(as: uuid_t.self))
  }
}

/// A String for each number, in one of two spellings that Swift calls equal.
func spelling(of number: Int, alternative: Bool) -> String {
  switch number & 3 {
  case 0: (alternative ? "e\u{301}" : "\u{E9}") + "\(number)"
  case 1: (alternative ? "\u{212A}" : "K") + "\(number)"
  case 2: "\(number) and a name that is long, " + (alternative ? "\u{1112}\u{1161}\u{11AB}" : "\u{D55C}")
  default: "\(number)" + (alternative ? "\u{37E}" : ";")
  }
}
