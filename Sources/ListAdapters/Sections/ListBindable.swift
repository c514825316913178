// SPDX-License-Identifier: MIT

import ListDiffing

/// A cell that knows how to show a view model.
///
/// ```swift
/// final class LabelCell: HeadlessCell, ListBindable {
///   func bindViewModel(_ viewModel: String) { text = viewModel }
/// }
/// ```
@MainActor
public protocol ListBindable: ListCell {
  /// What the cell can show. Where a section has view models of several types, its cells have one each.
  associatedtype ViewModel

  /// Shows a view model, another one or another revision of the one that is shown.
  func bindViewModel(_ viewModel: ViewModel)
}

extension ListBindable {
  /// Shows a view model, or what it stands for, if it is of the right type.
  ///
  /// - Returns: Whether it is.
  internal func bindIfPossible(_ viewModel: any Diffable) -> Bool {
    guard let viewModel: ViewModel = unwrapped(viewModel) else { return false }
    bindViewModel(viewModel)
    return true
  }
}
