// SPDX-License-Identifier: MIT

/// One kind of change to a list, at any size.
struct Workload: Sendable {
  let name: String
  let summary: String
  /// The sizes it is measured at unless others are asked for.
  let sizes: [Int]
  /// Measures the workload at one size.
  ///
  /// A closure rather than a generic type, because each one calls the measurement with a concrete element type, which
  /// is what makes the optimizer compile the timed code for that type.
  let measure: @Sendable (_ count: Int, _ cell: CellMeasurement) throws(Failure) -> CellResult
}

extension Workload {
  /// A seed of its own for each workload and size, so that a filter does not change the inputs (FNV-1a).
  func seed(count: Int, base: UInt64) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in "\(name) \(count)".utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
    return hash ^ base
  }
}
