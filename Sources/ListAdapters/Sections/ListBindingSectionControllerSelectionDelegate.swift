// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

/// Is told what the user does with the cells of a ``ListBindingSectionController``. All but selecting defaults to nothing.
@MainActor
public protocol ListBindingSectionControllerSelectionDelegate: AnyObject {
  /// What the section is made of.
  associatedtype Object: Diffable
  /// What its cells show.
  associatedtype ViewModel: Diffable

  /// The user selected a view model.
  func sectionController(
    _ sectionController: ListBindingSectionController<Object, ViewModel>, didSelectItemAt index: Int,
    viewModel: ViewModel)
  /// The user deselected a view model.
  func sectionController(
    _ sectionController: ListBindingSectionController<Object, ViewModel>, didDeselectItemAt index: Int,
    viewModel: ViewModel)
  /// A view model is touched.
  func sectionController(
    _ sectionController: ListBindingSectionController<Object, ViewModel>, didHighlightItemAt index: Int,
    viewModel: ViewModel)
  /// A view model is no longer touched.
  func sectionController(
    _ sectionController: ListBindingSectionController<Object, ViewModel>, didUnhighlightItemAt index: Int,
    viewModel: ViewModel)
  /// The menu of a view model, at a point of the content.
  func sectionController(
    _ sectionController: ListBindingSectionController<Object, ViewModel>,
    contextMenuForItemAt index: Int, viewModel: ViewModel, point: CGPoint
  ) -> (any ListContextMenu)?
}

extension ListBindingSectionControllerSelectionDelegate {
  public func sectionController(
    _ sectionController: ListBindingSectionController<Object, ViewModel>, didDeselectItemAt index: Int,
    viewModel: ViewModel
  ) {}
  public func sectionController(
    _ sectionController: ListBindingSectionController<Object, ViewModel>, didHighlightItemAt index: Int,
    viewModel: ViewModel
  ) {}
  public func sectionController(
    _ sectionController: ListBindingSectionController<Object, ViewModel>, didUnhighlightItemAt index: Int,
    viewModel: ViewModel
  ) {}
  public func sectionController(
    _ sectionController: ListBindingSectionController<Object, ViewModel>,
    contextMenuForItemAt index: Int, viewModel: ViewModel, point: CGPoint
  ) -> (any ListContextMenu)? { nil }
}
