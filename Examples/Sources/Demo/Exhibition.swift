// SPDX-License-Identifier: MIT

import ExampleScreens
import ListAdapters

/// The pictures of one screen, a picture for each of its steps.
struct Exhibition {
  struct Picture {
    let fileName: String
    let caption: String
    let svg: String
    /// What the screen wrote down.
    let notes: [String]
    /// What the host did, a line each.
    let operations: [String]
  }

  let name: String
  let title: String
  let summary: String
  let pictures: [Picture]
}

extension Exhibition {
  /// Plays a new screen from its first step to the last.
  @MainActor
  init(of type: any ExampleScreen.Type) {
    let screen = type.init()
    name = type.name
    title = type.title
    summary = type.summary
    pictures = screen.steps.enumerated().map { number, step in
      step.perform()
      let svg = screen.host.snapshotSVG(screen.snapshotOptions)
      defer { screen.host.clearOperations() }
      return Picture(
        fileName: "\(type.name)-\(number + 1).svg", caption: step.caption, svg: svg, notes: screen.notes,
        operations: screen.host.operations.map { OperationLine($0).text })
    }
  }
}
