// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing

/// An operation of a headless host as a line to read.
struct OperationLine {
  let text: String

  init(_ operation: HeadlessOperation) {
    text =
      switch operation {
      case .reloadedData(let count): "reloaded: \(count) sections"
      case .performedBatch(let batch, let animated):
        "batch\(animated ? ", animated" : ""): \(Self.text(batch))"
      case .refusedBatch(let error): "batch refused: \(error)"
      case .completedBatch(let finished): finished ? "batch shown" : "batch interrupted"
      case .invalidatedLayout(let invalidation): "layout invalid: \(invalidation)"
      case .reloadedSupplementaryViews(let kind, let sections):
        "\(kind.rawValue) of \(Self.list(sections)) invalid"
      case .askedForCell(let path): "made cell \(path)"
      case .reconfiguredCell(let path): "reconfigured cell \(path)"
      case .willDisplayCell(let path): "cell \(path) appears"
      case .didEndDisplayingCell(let path): "cell \(path) has disappeared"
      case .askedForSupplementaryView(let kind, let section): "made \(kind.rawValue) \(section)"
      case .willDisplaySupplementaryView(let kind, let section): "\(kind.rawValue) \(section) appears"
      case .didEndDisplayingSupplementaryView(let kind, let section):
        "\(kind.rawValue) \(section) has disappeared"
      case .scrolled(let offset): "scrolled to \(Self.number(offset.x)), \(Self.number(offset.y))"
      case .beganDragging: "dragging began"
      case .endedDragging(let decelerates): "dragging ended\(decelerates ? ", the list rolls on" : "")"
      case .endedDecelerating: "came to rest"
      case .resized(let size): "resized to \(Self.number(size.width)) × \(Self.number(size.height))"
      case .highlighted(let path): "highlighted \(path)"
      case .unhighlighted(let path): "unhighlighted \(path)"
      case .selected(let path): "selected \(path)"
      case .deselected(let path): "deselected \(path)"
      case .beganMove(let path): "picked up \(path)"
      case .proposedMove(let source, let target): "holding \(source) over \(target)"
      case .endedMove(let source, let target): "dropped \(source) at \(target)"
      case .cancelledMove(let path): "put \(path) back"
      }
  }

  private static func text(_ batch: BatchUpdate) -> String {
    let parts: [(String, [String])] = [
      ("delete sections", batch.sectionDeletions.map(String.init)),
      ("insert sections", batch.sectionInsertions.map(String.init)),
      ("move sections", batch.sectionMoves.map { "\($0.from)→\($0.to)" }),
      ("reload sections", batch.sectionReloads.map(String.init)),
      ("delete items", batch.itemDeletions.map(\.description)),
      ("insert items", batch.itemInsertions.map(\.description)),
      ("move items", batch.itemMoves.map { "\($0.from)→\($0.to)" }),
      ("reload items", batch.itemReloads.map(\.description)),
      ("reconfigure items", batch.itemReconfigures.map(\.description)),
    ]
    let shown = parts.filter { !$0.1.isEmpty }.map { "\($0.0) \(list($0.1))" }
    return shown.isEmpty ? "no changes" : shown.joined(separator: "; ")
  }

  private static func list(_ elements: [some CustomStringConvertible]) -> String {
    elements.map(\.description).joined(separator: ", ")
  }

  private static func number(_ value: CGFloat) -> String {
    value == value.rounded() ? String(Int(value)) : String(Double(value))
  }
}
