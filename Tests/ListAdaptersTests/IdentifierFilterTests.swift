// SPDX-License-Identifier: MIT

import Testing

@testable import ListAdapters

@Suite struct IdentifierFilterTests {
  @Test func whatIsInItIsKnown() {
    let hashes = (0..<500).map { ($0 << ($0 % 48)).hashValue }
    var filter = IdentifierFilter(listCount: hashes.count)
    for hash in hashes { filter.insert(hash) }
    #expect(hashes.allSatisfy { filter.insert($0) })
  }

  @Test func nextToNothingElseIsKnownEvenIfItIsFull() {
    var filter = IdentifierFilter(listCount: 10_000)
    for number in 0..<12_500 { filter.insert(number.hashValue) }
    let known = (0..<100).filter { filter.insert((~$0).hashValue) }
    #expect(known.count < 10)
  }

  @Test func itIsMadeAnewWhenItIsFullOrFarTooLarge() {
    var filter = IdentifierFilter(listCount: 1_000)
    #expect(filter.fits(listCount: 1_000, insertionCount: 250))
    for number in 0..<1_250 { filter.insert(number.hashValue) }
    #expect(!filter.fits(listCount: 1_000, insertionCount: 100))
    #expect(!IdentifierFilter(listCount: 10_000).fits(listCount: 10, insertionCount: 1))
  }
}
