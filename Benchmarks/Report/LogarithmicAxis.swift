// SPDX-License-Identifier: MIT

import Foundation

/// Maps positive values to places on a line, a decade always taking the same space. It covers whole decades.
struct LogarithmicAxis {
  /// Where the smallest and the largest decade's end lie on the page.
  let start: Double
  let end: Double
  private let decades: ClosedRange<Int>

  /// - Precondition: `values` holds at least one value, all of them are positive.
  init(values: [Double], from start: Double, to end: Double) {
    self.start = start
    self.end = end
    let exponents = values.map(log10)
    let lowest = Int((exponents.min() ?? 0).rounded(.down))
    let highest = Int((exponents.max() ?? 0).rounded(.up))
    decades = lowest...max(highest, lowest + 1)
  }

  func position(_ value: Double) -> Double {
    let share = (log10(value) - Double(decades.lowerBound)) / Double(decades.count - 1)
    return start + share * (end - start)
  }

  /// The powers of ten.
  var ticks: [Double] { decades.map { pow(10, Double($0)) } }

  /// Twice to nine times the powers of ten.
  var fineTicks: [Double] {
    ticks.dropLast().flatMap { tick in (2...9).map { Double($0) * tick } }
  }
}
