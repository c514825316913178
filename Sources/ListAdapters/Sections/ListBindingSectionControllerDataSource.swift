// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

/// Gives a ``ListBindingSectionController`` its view models and their cells.
@MainActor
public protocol ListBindingSectionControllerDataSource: AnyObject {
  /// What the section is made of.
  associatedtype Object: Diffable
  /// What its cells show.
  associatedtype ViewModel: Diffable

  /// The view models of an object, in the order of the cells. Of several with one identifier the first counts.
  func sectionController(
    _ sectionController: ListBindingSectionController<Object, ViewModel>, viewModelsFor object: Object
  ) -> [ViewModel]
  /// A cell for a view model, dequeued during the call. It is bound by the section controller.
  func sectionController(
    _ sectionController: ListBindingSectionController<Object, ViewModel>,
    cellForViewModel viewModel: ViewModel, at index: Int
  ) -> any ListBindable
  /// How large the cell of a view model is, in points.
  func sectionController(
    _ sectionController: ListBindingSectionController<Object, ViewModel>,
    sizeForViewModel viewModel: ViewModel, at index: Int
  ) -> CGSize
}
