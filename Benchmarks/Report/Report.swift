// SPDX-License-Identifier: MIT

/// A whole run.
struct Report {
  var machine: Machine
  var toolchain: Toolchain
  var seed: UInt64
  /// In the order in which they were measured.
  var cells: [CellResult] = []

  init(machine: Machine = .current, toolchain: Toolchain = .current, seed: UInt64) {
    self.machine = machine
    self.toolchain = toolchain
    self.seed = seed
  }
}
