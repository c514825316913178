// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing
import ListDiffingFoundation
import Testing
import TrellisTestSupport

@Suite struct DiffKeyTests {
  /// Every value of eight bits, or those where bits and signs change.
  private func values<Key: FixedWidthInteger>(_: Key.Type) -> [Key] {
    if Key.bitWidth == 8 { return Array(Key.min ... .max) }
    let powers = (0..<Key.bitWidth).map { Key(truncatingIfNeeded: 1) << Key($0) }
    let values = powers.flatMap { [$0 &- 1, $0, $0 &+ 1, 0 &- $0] } + [.min, .max, 0]
    return Array(Set(values)).sorted()
  }

  private func expectEveryValueIsItself<Key: FixedWidthInteger & DiffKey & Diffable>(
    _ type: Key.Type, form: DiffKeyForm = .exact, sourceLocation: SourceLocation = #_sourceLocation
  ) where Key.DiffIdentifier == Key {
    let old = values(type)
    var generator = SplitMix64(seed: 1)
    let new = old.dropFirst().shuffled(using: &generator)
    for engine in DiffEngine.allCases {
      let options = DiffOptions(engine: engine)
      expectGuarantees(old: old, new: new, options: options, sourceLocation: sourceLocation)
      expectGuarantees(
        old: old.map { Row($0) }, new: new.map { Row($0) }, options: options, sourceLocation: sourceLocation)
    }
    #expect(Key.keyForm == form, sourceLocation: sourceLocation)
    if form == .exact {
      #expect(Set(old.map { $0.flatKey(seed: 3) }).count == old.count, sourceLocation: sourceLocation)
    }
  }

  @Test func everyIntegerTypeIsAKey() {
    expectEveryValueIsItself(Int.self)
    expectEveryValueIsItself(Int8.self)
    expectEveryValueIsItself(Int16.self)
    expectEveryValueIsItself(Int32.self)
    expectEveryValueIsItself(Int64.self)
    expectEveryValueIsItself(UInt.self)
    expectEveryValueIsItself(UInt8.self)
    expectEveryValueIsItself(UInt16.self)
    expectEveryValueIsItself(UInt32.self)
    expectEveryValueIsItself(UInt64.self)
  }

  @Test func integersOf128BitsAreKeysThatAreConfirmed() {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return }
    expectEveryValueIsItself(Int128.self, form: .hashed)
    expectEveryValueIsItself(UInt128.self, form: .hashed)
  }

  @Test func aUUIDIsAKeyOfAllItsBytes() {
    // No byte set, and each bit alone.
    var uuids = [UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))]
    for bit in 0..<128 {
      var bytes = [UInt8](repeating: 0, count: 16)
      bytes[bit / 8] = 1 << (bit % 8)
      uuids.append(bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) })
    }
    #expect(Set(uuids.map { $0.flatKey(seed: 9) }).count == 129)
    for engine in DiffEngine.allCases {
      expectGuarantees(old: uuids, new: uuids.reversed(), options: DiffOptions(engine: engine))
    }
  }

  @Test func aRawRepresentableKeyHasTheFormOfItsRawValue() {
    struct Slug: RawRepresentable, DiffKey { var rawValue: String }
    #expect(RawID.keyForm == .exact)
    #expect(RawID(rawValue: -5).flatKey(seed: 1) == Int(-5).flatKey(seed: 1))
    #expect(Slug.keyForm == .hashed)
    #expect(Slug(rawValue: "a").flatKey(seed: 1) == "a".flatKey(seed: 1))
    for engine in DiffEngine.allCases {
      let options = DiffOptions(engine: engine)
      let slugs = (0..<100).map { Row(Slug(rawValue: "\($0 * 7 % 100)"), $0) }
      expectGuarantees(old: slugs, new: slugs.sorted { $0.id.rawValue < $1.id.rawValue }, options: options)
    }
  }

  @Test func aKeyOfSeveralFieldsIsAllOfThem() {
    let ids = (0..<30).flatMap { section in (0..<5).map { CombinedID(section: section, name: "\($0)") } }
    #expect(Set(ids.map { $0.flatKey(seed: 1) }).count == ids.count)
    for engine in DiffEngine.allCases {
      expectGuarantees(
        old: ids.map { Row($0) }, new: ids.reversed().map { Row($0) }, options: DiffOptions(engine: engine))
    }
  }
}
