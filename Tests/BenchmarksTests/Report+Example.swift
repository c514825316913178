// SPDX-License-Identifier: MIT

@testable import Benchmarks

extension Machine {
  /// Asks the system for nothing.
  static let example = Machine(
    processor: "Example", cores: 4, memoryBytes: 8 << 30, operatingSystem: "Linux 1")
}

extension Toolchain {
  /// Starts no compiler to ask for its version.
  static let example = Toolchain(compiler: "Swift 6", configuration: "release", hash: "XXH3-64")
}
