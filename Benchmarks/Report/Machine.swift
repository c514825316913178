// SPDX-License-Identifier: MIT

import Foundation

/// Where a run was made.
struct Machine: Codable, Equatable {
  var processor: String
  var cores: Int
  var memoryBytes: UInt64
  var operatingSystem: String

  static var current: Machine {
    let process = ProcessInfo.processInfo
    return Machine(
      processor: processorName ?? "unknown processor", cores: process.activeProcessorCount,
      memoryBytes: process.physicalMemory,
      operatingSystem: "\(systemName) \(process.operatingSystemVersionString)")
  }

  /// One line for people.
  var summary: String {
    let gigabytes = (Double(memoryBytes) / 1_073_741_824).rounded()
    return "\(processor), \(cores) cores, \(Int(gigabytes)) GB, \(operatingSystem)"
  }

  #if canImport(Darwin)
    private static let systemName = "macOS"

    private static var processorName: String? {
      var size = 0
      guard sysctlbyname("machdep.cpu.brand_string", nil, &size, nil, 0) == 0, size > 1 else { return nil }
      var name = [UInt8](repeating: 0, count: size)
      guard sysctlbyname("machdep.cpu.brand_string", &name, &size, nil, 0) == 0 else { return nil }
      return String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
    }
  #else
    private static let systemName = "Linux"

    private static var processorName: String? {
      guard let info = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8) else { return nil }
      let line = info.split(separator: "\n").first { $0.hasPrefix("model name") || $0.hasPrefix("Model") }
      return line?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces)
    }
  #endif
}
