// SPDX-License-Identifier: MIT

import Foundation

/// Makes `swift run Benchmarks -c release` mean what it seems to say.
///
/// SwiftPM takes options behind the program's name for the program's own, builds for debugging, and passes them on. A
/// debug build that sees them builds itself for release and continues as that.
enum ReleaseRelaunch {
  /// The arguments without `-c release` in any of its spellings, or nil when it is not among them.
  static func argumentsWithoutConfiguration(_ arguments: [String]) -> [String]? {
    var rest: [String] = []
    var isAsked = false
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      let isFlag = argument == "-c" || argument == "--configuration"
      if isFlag, index + 1 < arguments.count, arguments[index + 1] == "release" {
        isAsked = true
        index += 2
      } else if argument == "--configuration=release" || argument == "-c=release" {
        isAsked = true
        index += 1
      } else {
        rest.append(argument)
        index += 1
      }
    }
    return isAsked ? rest : nil
  }

  /// The closest folder with a `Package.swift`, from `folder` upwards.
  static func packageFolder(above folder: URL) -> URL? {
    var candidate = folder.standardizedFileURL
    while true {
      let manifest = candidate.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { return candidate }
      let parent = candidate.deletingLastPathComponent().standardizedFileURL
      if parent.path == candidate.path { return nil }
      candidate = parent
    }
  }

  /// Builds the release program and becomes it. Returns only to say why that failed.
  static func run(arguments: [String]) -> Failure {
    let executable = URL(fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments[0])
      .resolvingSymlinksInPath()
    let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    guard
      let package = packageFolder(above: executable.deletingLastPathComponent())
        ?? packageFolder(above: current)
    else {
      return Failure(.cannotRelaunch, "no Package.swift above \(executable.path) or \(current.path)")
    }
    Console.note(
      "Benchmarks: this is a debug build; building for release in \(package.path) and starting again.")

    let build = [
      "swift", "build", "-c", "release", "--package-path", package.path, "--product", "Benchmarks",
    ]
    let buildArguments = build + scratchArguments(executable: executable)
    do {
      guard try Subprocess.run(buildArguments) == 0 else {
        return Failure(.cannotRelaunch, "the release build failed")
      }
      let folder = try Subprocess.output(of: buildArguments + ["--show-bin-path"])
      let program = URL(fileURLWithPath: folder).appendingPathComponent(executable.lastPathComponent).path
      return become(program, arguments: arguments)
    } catch {
      return Failure(.cannotRelaunch, "swift can't be started: \(error.localizedDescription)")
    }
  }

  /// Builds where the running program was built, which need not be the package's own `.build`.
  private static func scratchArguments(executable: URL) -> [String] {
    let configuration = executable.deletingLastPathComponent()
    guard configuration.lastPathComponent == "debug" else { return [] }
    let scratch = configuration.deletingLastPathComponent().deletingLastPathComponent()
    return ["--scratch-path", scratch.path]
  }

  private static func become(_ program: String, arguments: [String]) -> Failure {
    var pointers: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    pointers.append(nil)
    execv(program, pointers)
    let reason = String(cString: strerror(errno))
    pointers.forEach { free($0) }
    return Failure(.cannotRelaunch, "\(program) can't be started: \(reason)")
  }
}
