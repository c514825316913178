// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing
import Testing
import TrellisTestSupport

/// Strings that `==` calls equal are one identifier, however they are spelled and stored.
@Suite struct StringIdentifierTests {
  /// Canonically equivalent spellings (Unicode Standard Annex #15), the ASCII one first where there is one.
  static let spellings: [[String]] = [
    ["\u{E9}", "e\u{301}"],
    ["\u{C5}", "A\u{30A}", "\u{212B}"],
    ["K", "\u{212A}"],
    [";", "\u{37E}"],
    ["`", "\u{1FEF}"],
    ["Kelvin; `quoted`", "\u{212A}elvin\u{37E} \u{1FEF}quoted\u{1FEF}"],
    ["\u{D55C}\u{AE00}", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}"],
    ["\u{1E69}", "s\u{323}\u{307}", "s\u{307}\u{323}", "\u{1E63}\u{307}", "\u{1E61}\u{323}"],
    ["\u{136}", "K\u{327}", "\u{212A}\u{327}"],
    [
      "caf\u{E9} with a name that no small string holds",
      "cafe\u{301} with a name that no small string holds",
    ],
    // Long in one spelling, short in the other, by whatever measure.
    [String(repeating: "K", count: 200), String(repeating: "\u{212A}", count: 200)],
    [String(repeating: "K", count: 600), String(repeating: "\u{212A}", count: 600)],
    [String(repeating: "\u{E9}", count: 400), String(repeating: "e\u{301}", count: 400)],
    [
      "a long name that is ASCII but for one sign: K", "a long name that is ASCII but for one sign: \u{212A}",
    ],
  ]

  @Test(arguments: DiffEngine.allCases, spellings)
  func everySpellingIsOneIdentifier(engine: DiffEngine, spellings: [String]) {
    let options = DiffOptions(engine: engine)
    let others = (0..<40).map { "other \($0)" }
    for old in spellings {
      for new in spellings {
        // Alone; moved, so that the table has to find it; and as a Substring.
        #expect([new].changeset(from: [old], options: options).isEmpty)
        let changeset = expectGuarantees(old: [old] + others, new: others + [new], options: options)
        #expect(changeset.moves == [Changeset.Move(from: 0, to: 40)])
        let slices = expectGuarantees(
          old: ["<\(old)"[...].dropFirst()] + others.map { $0[...] },
          new: others.map { $0[...] } + ["\(new)>"[...].dropLast()], options: options)
        #expect(slices.moves == [Changeset.Move(from: 0, to: 40)])
      }
    }
  }

  /// ASCII strings are hashed as bytes, without a look at equivalence. That is right as long as the only other spellings
  /// of ASCII characters are those that the library knows.
  @Test func threeScalarsAreEquivalentToAnASCIICharacterAndNoFourth() {
    var equivalents: [UInt32: String] = [:]
    for value in UInt32(0x80)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      // Strings are ordered by their normal forms, so this one begins with an ASCII scalar in its normal form.
      let string = String(scalar)
      if string < "\u{80}" { equivalents[value] = string }
    }
    #expect(equivalents.keys.sorted() == [0x37E, 0x1FEF, 0x212A])
    #expect(equivalents[0x37E] == ";")
    #expect(equivalents[0x1FEF] == "`")
    #expect(equivalents[0x212A] == "K")
  }

  /// Each character of Unicode that has a canonical decomposition, against that decomposition.
  @Test(arguments: DiffEngine.allCases)
  func everyDecompositionIsTheSameIdentifier(engine: DiffEngine) {
    var composed: [String] = []
    var decomposed: [String] = []
    // Beyond this no character decomposes: the last are the CJK compatibility ideographs of plane 2.
    for value in UInt32(0xC0)..<0x2FA20 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let string = String(scalar)
      let decomposition = string.decomposedStringWithCanonicalMapping
      if !decomposition.unicodeScalars.elementsEqual(string.unicodeScalars) {
        composed.append(string)
        decomposed.append(decomposition)
      }
    }
    #expect(composed.count > 13_000)
    let changeset = Array(decomposed.reversed()).changeset(
      from: composed, options: DiffOptions(engine: engine))
    #expect(changeset.deletions.isEmpty)
    #expect(changeset.insertions.isEmpty)
    #expect(changeset.keptCount == composed.count)
  }

  @Test(arguments: DiffEngine.allCases)
  func stringsOfEveryLengthAreToldApart(engine: DiffEngine) {
    // Short ones in the string itself, long ones on the heap, and some that fit no buffer.
    let lengths = Array(0...70) + [255, 256, 4095, 4096, 4097, 20_000]
    let old = lengths.flatMap {
      [String(repeating: "a", count: $0) + "b", String(repeating: "a", count: $0)]
    }
    var generator = SplitMix64(seed: 2)
    let new = Array(old.dropFirst(3)).shuffled(using: &generator).map {
      String(decoding: Array($0.utf8), as: UTF8.self)
    }
    let changeset = expectGuarantees(old: old, new: new, options: DiffOptions(engine: engine))
    #expect(changeset.deletions == [0, 1, 2])
    #expect(changeset.insertions.isEmpty)
  }

  @Test(arguments: DiffEngine.allCases)
  func oddStringsAreStringsToo(engine: DiffEngine) {
    let old = [
      "", "\0", "\0\0", " ", "\u{FEFF}", "\r\n", "\n\r", "\u{200D}", "\u{301}", "👨‍👩‍👧", "👩‍👨‍👧", "\u{FFFD}",
      "\u{10FFFF}", "ﬁ", "fi", "ı", "i", "İ", "İ",
    ]
    expectGuarantees(old: old, new: old.reversed(), options: DiffOptions(engine: engine))
    expectGuarantees(old: old.map { $0 + "x" } + old, new: old, options: DiffOptions(engine: engine))
  }

  /// Batches of strings are hashed together; one that is not ASCII must not change its neighbours.
  @Test(arguments: DiffEngine.allCases)
  func asciiAndOtherStringsMix(engine: DiffEngine) {
    var generator = SplitMix64(seed: 12)
    for _ in 0..<30 {
      let count = generator.below(300)
      let odds = 1 + generator.below(70)
      let old = (0..<count).map { generator.chance(oneIn: odds) ? "na\u{EF}ve \($0)" : "plain \($0)" }
      let new = old.shuffled(using: &generator).map { $0.replacing("\u{EF}", with: "i\u{308}") }
      let changeset = expectGuarantees(old: old, new: new, options: DiffOptions(engine: engine))
      #expect(changeset.deletions.isEmpty)
    }
  }

  @Test(arguments: DiffEngine.allCases)
  func compatibilityEquivalentsAreDifferent(engine: DiffEngine) {
    let changeset = ["fi", "2", "A"].changeset(from: ["ﬁ", "²", "Ａ"], options: DiffOptions(engine: engine))
    #expect(changeset.deletions == [0, 1, 2])
    #expect(changeset.insertions == [0, 1, 2])
  }
}
