// SPDX-License-Identifier: MIT

import ListDiffing

/// What the grid shows.
struct GridItem: Identifiable, Equatable, Diffable {
  let id: Int
  var title: String
}
