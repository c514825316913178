// SPDX-License-Identifier: MIT

import ListAdapters

/// Pictures that are loaded a little before they are seen, in a list that a stream puts more of them into.
public final class BoundWorkingRangeScreen: ExampleScreen {
  public static let name = "bound-working-range"
  public static let title = "Working range, bound"
  public static let summary =
    "Values of the stream move the working range as scrolling does. Pictures that stay in it are not loaded again."

  private let stage = Stage(workingRangeSize: 1)
  private let loader = PictureLoader()
  private let numbers = Published(Array(1...12))
  private var binding: ListBinding?

  public init() {
    binding = stage.adapter.bind(to: numbers.values, observer: stage.observer) { [loader] _ in
      PictureSectionController(loader: loader)
    }
  }

  public var host: HeadlessListHost { stage.host }
  public var notes: [String] { loader.log }

  public var steps: [ExampleStep] {
    [
      ExampleStep("The visible pictures are asked for, and one more") { [self] in await stage.follow() },
      ExampleStep("They have arrived") { [self] in
        loader.clearLog()
        loader.deliver()
      },
      ExampleStep("The stream puts two before them: the last two leave the range") { [self] in
        loader.clearLog()
        await stage.follow { numbers.value.insert(contentsOf: [21, 22], at: 0) }
      },
      ExampleStep("All but three are gone: those stay, and keep their pictures") { [self] in
        loader.clearLog()
        loader.deliver()
        await stage.follow { numbers.value = [22, 1, 2] }
      },
    ]
  }
}
