// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import Benchmarks

struct ReleaseRelaunchTests {
  @Test(arguments: [
    ["-c", "release"], ["--configuration", "release"], ["--configuration=release"], ["-c=release"],
  ])
  func theConfigurationIsTakenOutOfTheArguments(_ configuration: [String]) {
    let before = ["--sizes", "10"]
    let after = ["--seed", "3"]
    let rest = ReleaseRelaunch.argumentsWithoutConfiguration(before + configuration + after)
    #expect(rest == before + after)
  }

  @Test(arguments: [[], ["--sizes", "10"], ["-c"], ["-c", "debug"], ["release"], ["--configuration=debug"]])
  func otherArgumentsAskForNoRelaunch(_ arguments: [String]) {
    #expect(ReleaseRelaunch.argumentsWithoutConfiguration(arguments) == nil)
  }

  @Test func thePackageIsTheClosestFolderWithAManifest() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "relaunch-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let inner = folder.appendingPathComponent("package/.build/debug")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    #expect(ReleaseRelaunch.packageFolder(above: inner) == nil)
    try Data().write(to: folder.appendingPathComponent("Package.swift"))
    #expect(ReleaseRelaunch.packageFolder(above: inner)?.lastPathComponent == folder.lastPathComponent)
    try Data().write(to: folder.appendingPathComponent("package/Package.swift"))
    #expect(ReleaseRelaunch.packageFolder(above: inner)?.lastPathComponent == "package")
  }
}
