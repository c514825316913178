// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

/// Keeps a list on screen in step with a data source, a section for each of its objects.
@MainActor
public final class ListAdapter {
  internal static var beingAskedForSectionController: (ListAdapter & ListCollectionContext)? { nil }
  public weak var viewController: AnyObject?
}
