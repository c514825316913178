// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing

/// The field of a list that can be searched: the same one whatever is typed.
struct SearchField: Equatable, Diffable {
  var query: String

  var diffIdentifier: Int { 0 }
}

/// What a list says that has nothing to show.
struct NothingFound: Equatable, Diffable {
  var query: String

  var diffIdentifier: Int { 0 }
}

/// A field with rounded ends.
final class SearchFieldCell: HeadlessCell {
  required init() {
    super.init()
    cornerRadius = 10
    fontSize = 15
    backgroundColor = .placeholder
  }

  func show(_ field: SearchField) {
    text = field.query.isEmpty ? "Search" : field.query
    textColor = field.query.isEmpty ? .secondaryLabel : .label
  }
}

/// A text in the middle, without a background.
final class NothingFoundCell: HeadlessCell {
  required init() {
    super.init()
    fontSize = 15
    textAlignment = .center
    textColor = .secondaryLabel
    backgroundColor = .background
    // Without a line below.
    cornerRadius = 10
  }
}
