// SPDX-License-Identifier: MIT

import ListAdapters
import ListDiffing

/// A list that loads what it is going to show a little before it is seen.
public final class WorkingRangeScreen: ExampleScreen {
  public static let name = "working-range"
  public static let title = "Working range"
  public static let summary =
    """
    Two sections before and after the visible ones are in the working range, here outlined beyond the screen. \
    A picture is loaded when its section comes into the range, and dropped when it leaves it.
    """

  private let stage = Stage(workingRangeSize: 2)
  private let loader = PictureLoader()

  public init() {
    stage.adapter.setDataSource(
      objects: { Array(1...40) },
      sectionController: { [loader] _ in PictureSectionController(loader: loader) })
  }

  public var host: HeadlessListHost { stage.host }
  public var notes: [String] { loader.log }

  public var snapshotOptions: HeadlessSnapshotOptions {
    let visible = host.pathsForVisibleItems.map(\.section)
    guard let first = visible.first, let last = visible.last else {
      return HeadlessSnapshotOptions(title: Self.title)
    }
    let range = stage.adapter.workingRangeSize
    return HeadlessSnapshotOptions(
      title: Self.title,
      outlinedSections: max(0, first - range)..<min(stage.adapter.objects().count, last + 1 + range))
  }

  public var steps: [ExampleStep] {
    [
      ExampleStep("The visible pictures are asked for, and two more") { [self] in stage.settle() },
      ExampleStep("They have arrived") { [self] in
        loader.clearLog()
        loader.deliver()
      },
      ExampleStep("Scrolled by two pictures: those are there already, and the next two are asked for") {
        [self] in
        loader.clearLog()
        stage.scroll(to: 200)
      },
      ExampleStep("Scrolled on by two: the next have not arrived yet, and the first two are dropped") {
        [self] in
        loader.clearLog()
        stage.scroll(to: 450)
      },
    ]
  }
}
