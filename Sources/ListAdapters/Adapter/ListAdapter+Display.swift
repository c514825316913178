// SPDX-License-Identifier: MIT

import ListDiffing

extension ListAdapter {
  /// A cell, header or footer appears.
  internal func beginDisplay(of view: any ListReusableView, isCell: Bool, at path: ItemPath) {
    guard let controller = madeController(at: path.section) else { return }
    let object = map.objects[path.section]
    let isFirst = display.begin(
      .init(view: view, isCell: isCell, controller: controller, object: object, path: path))
    if let cell = view as? any ListCell, isCell {
      controller.displayDelegate?.listAdapter(self, willDisplay: controller, cell: cell, at: path.item)
      for delegate in displayListeners {
        delegate.listAdapter(self, willDisplay: object, cell: cell, at: path)
      }
    }
    if isFirst {
      controller.displayDelegate?.listAdapter(self, willDisplay: controller)
      for delegate in displayListeners { delegate.listAdapter(self, willDisplay: object, at: path.section) }
      eventHub?.sources.willDisplay.send(ListDisplayEvent(object: object, section: path.section))
    }
    if isCell { updateWorkingRange() }
  }

  /// A cell, header or footer has disappeared.
  internal func endDisplay(of view: any ListReusableView, isCell: Bool) {
    guard let end = display.end(view) else { return }
    report(end)
    if isCell { updateWorkingRange() }
  }

  internal func report(_ end: DisplayTracker.End) {
    let displayed = end.displayed
    let controller = displayed.controller
    if displayed.isCell, let cell = displayed.view as? any ListCell {
      controller.displayDelegate?.listAdapter(
        self, didEndDisplaying: controller, cell: cell, at: displayed.path.item)
      for delegate in displayListeners {
        delegate.listAdapter(self, didEndDisplaying: displayed.object, cell: cell, at: displayed.path)
      }
    }
    if end.isLastOfSection {
      controller.displayDelegate?.listAdapter(self, didEndDisplaying: controller)
      for delegate in displayListeners {
        delegate.listAdapter(self, didEndDisplaying: displayed.object, at: displayed.path.section)
      }
      eventHub?.sources.didEndDisplaying.send(
        ListDisplayEvent(object: displayed.object, section: displayed.path.section))
    }
  }

  /// Works the working range out anew: after a cell has come or gone, and after sections have.
  internal func updateWorkingRange() {
    let sections = workingRange.sections(around: display.sectionsWithCells, count: map.count)
    // Somebody else's code runs meanwhile, so it is done before the change.
    let known = workingRange.sectionsKnown(in: sections, revision: map.revision)
    for section in sections.lowerBound..<known.lowerBound { _ = madeController(at: section) }
    for section in known.upperBound..<sections.upperBound { _ = madeController(at: section) }
    let change = workingRange.change(to: sections, revision: map.revision) { map.controller(at: $0) }
    guard !change.entered.isEmpty || !change.left.isEmpty else { return }
    let wasReporting = isReportingWorkingRange
    isReportingWorkingRange = true
    for controller in change.entered {
      controller.workingRangeDelegate?.listAdapter(self, sectionControllerWillEnterWorkingRange: controller)
    }
    for controller in change.left {
      controller.workingRangeDelegate?.listAdapter(self, sectionControllerDidExitWorkingRange: controller)
    }
    isReportingWorkingRange = wasReporting
  }

  private var displayListeners: [any ListAdapterDelegate] {
    (delegate.map { [$0] } ?? []) + ListAdapterDelegateAnnouncer.shared.listeners
  }
}
