// SPDX-License-Identifier: MIT

/// A whole run.
struct Report {
  var machine: Machine
  var toolchain: Toolchain
  var seed: UInt64
  /// The engines that take part, in the order of their columns.
  var engines: [Engine]
  /// In the order in which they were measured.
  var cells: [CellResult] = []
  var scenarios: [ScenarioResult] = []

  init(machine: Machine = .current, toolchain: Toolchain = .current, seed: UInt64, engines: [Engine]) {
    self.machine = machine
    self.toolchain = toolchain
    self.seed = seed
    self.engines = Engine.allCases.filter(engines.contains)
  }
}
