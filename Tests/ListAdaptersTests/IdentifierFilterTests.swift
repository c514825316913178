// SPDX-License-Identifier: MIT

import Testing

@testable import ListAdapters

@Suite struct IdentifierFilterTests {
  @Test func whatIsInItPasses() {
    let numbers = (0..<500).map { Int64($0) << ($0 % 48) }
    let filter = IdentifierFilter(numbers)
    #expect(numbers.allSatisfy(filter.mayContain))
  }

  @Test func mostOfWhatIsNotInItDoesNotPass() {
    let filter = IdentifierFilter((0..<100).map { $0 * 1_000 })
    let passing = (1..<20_000).filter { $0 % 1_000 != 0 && filter.mayContain($0) }
    #expect(passing.count < 2_000)
  }

  @Test func whatIsNoNumberPasses() {
    #expect(IdentifierFilter(["a"]).mayContain("b"))
    #expect(IdentifierFilter([UInt8]()).mayContain(3))
  }
}
