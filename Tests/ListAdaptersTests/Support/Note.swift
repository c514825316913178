// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing

/// A value with an identity and content of its own.
struct Note: Hashable, Identifiable, Diffable {
  let id: Int
  var text: String
  var height: CGFloat

  init(_ id: Int, _ text: String, height: CGFloat = 20) {
    self.id = id
    self.text = text
    self.height = height
  }
}

/// An object made of notes.
struct NoteList: Hashable, Diffable {
  let diffIdentifier: Int
  var notes: [Note]

  init(_ id: Int, _ notes: [Note]) {
    diffIdentifier = id
    self.notes = notes
  }
}
