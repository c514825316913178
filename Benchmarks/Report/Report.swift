// SPDX-License-Identifier: MIT

/// A whole run.
struct Report {
  var machine = Machine.current
  var toolchain = Toolchain.current
  var seed: UInt64
  /// In the order in which they were measured.
  var cells: [CellResult] = []

  init(seed: UInt64) {
    self.seed = seed
  }
}
