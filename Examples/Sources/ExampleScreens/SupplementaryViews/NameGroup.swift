// SPDX-License-Identifier: MIT

import ListDiffing

/// Names with one initial.
struct NameGroup: Identifiable, Equatable, Diffable {
  let id: String
  var names: [String]

  static let samples = [
    NameGroup(id: "A", names: ["Ada", "Alan", "Alonzo", "Anita"]),
    NameGroup(id: "B", names: ["Barbara", "Blaise", "Butler"]),
    NameGroup(id: "C", names: ["Charles", "Claude", "Cynthia"]),
    NameGroup(id: "D", names: ["Dennis", "Donald"]),
    NameGroup(id: "E", names: ["Edsger", "Emmy", "Evelyn"]),
  ]
}
