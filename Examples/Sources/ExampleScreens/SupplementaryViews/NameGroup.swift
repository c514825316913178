// SPDX-License-Identifier: MIT

import ListAdapters
import ListDiffing

/// Names with one initial.
struct NameGroup: Identifiable, Equatable, Diffable {
  let id: String
  /// The colour of the header, so that one can be told from the next.
  var color: HeadlessColor
  var names: [String]

  static let samples = [
    NameGroup(id: "A", color: .indigo, names: ["Ada", "Alan", "Alonzo", "Anita"]),
    NameGroup(id: "B", color: .teal, names: ["Barbara", "Blaise", "Butler"]),
    NameGroup(id: "C", color: .plum, names: ["Charles", "Claude", "Cynthia"]),
    NameGroup(id: "D", color: .coral, names: ["Dennis", "Donald"]),
    NameGroup(id: "E", color: .leaf, names: ["Edsger", "Emmy", "Evelyn"]),
  ]
}
