// SPDX-License-Identifier: MIT

import ListDiffing

/// A cell, header or footer that a host is asking a section controller for.
@MainActor
internal struct ViewBeingMade {
  internal let host: any ListHost
  internal let path: ItemPath
  internal let controller: ListSectionController
}
