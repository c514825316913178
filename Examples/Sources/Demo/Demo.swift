// SPDX-License-Identifier: MIT

import ExampleScreens
import Foundation

/// Plays all example screens and writes a picture of each step.
@main
struct Demo {
  static let usage = """
    Usage: Demo [folder]

    Writes a picture of each step of each example screen into a folder, Demo-Pictures if none is given, with an
    index.html that shows them. Files of these names that are there already are replaced.
    """

  @MainActor
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.contains("--help") || arguments.contains("-h") { return print(usage) }
    guard arguments.count <= 1, arguments.first?.hasPrefix("-") != true, arguments.first != "" else {
      FileHandle.standardError.write(Data((usage + "\n").utf8))
      exit(2)
    }
    do {
      let folder = URL(fileURLWithPath: arguments.first ?? "Demo-Pictures", isDirectory: true)
      let exhibitions = await Exhibition.all()
      try PictureFolder(folder).write(exhibitions)
      let count = exhibitions.map(\.pictures.count).reduce(0, +)
      print("\(count) pictures of \(exhibitions.count) screens, shown by")
      print(folder.appendingPathComponent("index.html").path)
    } catch {
      FileHandle.standardError.write(Data("error: \(error.localizedDescription)\n".utf8))
      exit(1)
    }
  }
}
