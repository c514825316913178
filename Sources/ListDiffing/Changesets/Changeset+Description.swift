// SPDX-License-Identifier: MIT

extension Changeset: CustomStringConvertible, CustomDebugStringConvertible {
  /// What changes, in counts: for example `3 → 4 elements: 1 deletion, 2 insertions, 1 move`.
  public var description: String {
    let parts = [
      Self.count(deletions.count, "deletion"), Self.count(insertions.count, "insertion"),
      Self.count(updates.count, "update"), Self.count(moves.count, "move"),
      Self.count(duplicates.count, "duplicated identifier"),
    ].compactMap { $0 }
    let changes = parts.isEmpty ? "no change" : parts.joined(separator: ", ")
    return "\(oldCount) → \(newCount) elements: \(changes)"
  }

  /// The counts, and the first positions of each kind.
  public var debugDescription: String {
    let parts = [
      Self.list(deletions, "delete"), Self.list(insertions, "insert"), Self.list(updates, "update"),
      Self.list(moves, "move"), Self.list(keptRuns, "keep"), Self.list(duplicates, "duplicate"),
    ].compactMap { $0 }
    return ([description] + parts).joined(separator: "\n  ")
  }

  private static func count(_ count: Int, _ noun: String) -> String? {
    count == 0 ? nil : "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private static func list<Entry: CustomStringConvertible>(_ entries: [Entry], _ verb: String) -> String? {
    guard !entries.isEmpty else { return nil }
    let shown = entries.prefix(20).map(\.description).joined(separator: ", ")
    return "\(verb) \(shown)\(entries.count > 20 ? ", … \(entries.count - 20) more" : "")"
  }
}
