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
  init(of type: any ExampleScreen.Type) async {
    let screen = type.init()
    name = type.name
    title = type.title
    summary = type.summary
    var pictures: [Picture] = []
    for (number, step) in screen.steps.enumerated() {
      await step.perform()
      pictures.append(
        Picture(
          fileName: "\(type.name)-\(number + 1).svg", caption: step.caption,
          svg: screen.host.snapshotSVG(screen.snapshotOptions), notes: screen.notes,
          operations: screen.host.operations.map { OperationLine($0).text }))
      screen.host.clearOperations()
    }
    self.pictures = pictures
  }

  /// Plays all screens there are, in their order.
  @MainActor
  static func all() async -> [Exhibition] {
    var exhibitions: [Exhibition] = []
    for type in allExampleScreens { exhibitions.append(await Exhibition(of: type)) }
    return exhibitions
  }
}
