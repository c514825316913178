// SPDX-License-Identifier: MIT

import ExampleScreens
import ListAdapters
import ListDiffing

/// Plays a screen step by step, and reads what is to be seen.
@MainActor
final class ScreenPlayer<Screen: ExampleScreen> {
  let screen = Screen()
  private var nextStep = 0

  var host: HeadlessListHost { screen.host }

  /// How many steps there are still.
  var remainingStepCount: Int { screen.steps.count - nextStep }

  /// Performs the next steps.
  func play(_ count: Int = 1) async {
    for step in screen.steps[nextStep..<nextStep + count] { await step.perform() }
    nextStep += count
  }

  /// The visible cells by their texts, those of the views in them included, joined by commas.
  var rows: [String] {
    host.visibleCells.map { cell in
      (cell as? HeadlessView).map(Self.texts)?.joined(separator: ", ") ?? "no text"
    }
  }

  /// The batches that the host was given since its log was cleared.
  var batches: [BatchUpdate] {
    host.operations.compactMap { if case .performedBatch(let batch, _) = $0 { batch } else { nil } }
  }

  private static func texts(in view: HeadlessView) -> [String] {
    let own = view.text.isEmpty ? [] : [view.text]
    return own + view.subviews.flatMap(texts)
      + (view.embeddedHost?.visibleCells.compactMap { ($0 as? HeadlessView)?.text } ?? [])
  }
}
