// SPDX-License-Identifier: MIT

import CDiff
import Foundation

/// What the program was made with.
struct Toolchain: Codable, Equatable {
  var compiler: String
  var configuration: String
  /// The hash function behind string identifiers.
  var hash: String

  static var current: Toolchain {
    Toolchain(
      compiler: compilerVersion, configuration: BuildConfiguration.name,
      hash: String(cString: cdiff_hash_name()))
  }

  /// One line for people.
  var summary: String { "\(compiler), \(configuration) build, \(hash)" }

  /// The version that `swift` states, as long as it can be the one that compiled this. A program does not know its own
  /// compiler any closer than that.
  private static var compilerVersion: String {
    let stated = (try? Subprocess.output(of: ["swift", "--version"])) ?? ""
    let version = stated.split(separator: "\n").first { $0.contains("Swift version \(compiledBy)") }
    return version.map(String.init) ?? "Swift \(compiledBy)"
  }

  #if compiler(>=6.5)
    private static let compiledBy = ""
  #elseif compiler(>=6.4)
    private static let compiledBy = "6.4"
  #elseif compiler(>=6.3)
    private static let compiledBy = "6.3"
  #elseif compiler(>=6.2)
    private static let compiledBy = "6.2"
  #elseif compiler(>=6.1)
    private static let compiledBy = "6.1"
  #else
    private static let compiledBy = "6.0"
  #endif
}
