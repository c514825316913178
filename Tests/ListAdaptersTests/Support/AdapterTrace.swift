// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing

/// Writes down in words, one after the other, what everybody who can be told by an adapter is told, in the order of the calls.
@MainActor
final class AdapterTrace {
  private(set) var steps: [String] = []
  /// Called with each step, when it has been written down.
  var onNote: (String) -> Void = { _ in }
  private let probes: [Probe]

  /// Takes all places of delegates of an adapter; the announcer's only if asked for, as it serves all adapters.
  init(_ adapter: ListAdapter, announces: Bool = false) {
    let everybody = Probe("A")
    let announcer = Probe("G")
    probes = [everybody, announcer]
    for probe in probes { probe.trace = self }
    adapter.delegate = everybody
    adapter.collectionViewDelegate = everybody
    adapter.scrollViewDelegate = everybody
    adapter.performanceDelegate = everybody
    adapter.addUpdateListener(everybody)
    if announces { ListAdapterDelegateAnnouncer.shared.addListener(announcer) }
  }

  func note(_ step: String) {
    steps.append(step)
    onNote(step)
  }

  /// The steps since the last call.
  func take() -> [String] {
    defer { steps = [] }
    return steps
  }

  /// Has a section controller's delegates write down what they are told as `name`.
  func watch(_ controller: ListSectionController, as name: String) -> AnyObject {
    let probe = ControllerProbe(name, self)
    controller.displayDelegate = probe
    controller.scrollDelegate = probe
    controller.workingRangeDelegate = probe
    return probe
  }
}

/// Everybody whom the adapter tells itself.
private final class Probe: ListAdapterDelegate, ListCollectionViewDelegate, ListScrollViewDelegate,
  ListAdapterPerformanceDelegate, ListAdapterUpdateListener
{
  weak var trace: AdapterTrace?
  private let name: String

  init(_ name: String) { self.name = name }

  private func note(_ step: String) { trace?.note(step) }

  // MARK: ListAdapterDelegate

  func listAdapter(_ listAdapter: ListAdapter, willDisplay object: any Diffable, at section: Int) {
    note("\(name) object \(section)")
  }
  func listAdapter(_ listAdapter: ListAdapter, didEndDisplaying object: any Diffable, at section: Int) {
    note("\(name) end object \(section)")
  }
  func listAdapter(
    _ listAdapter: ListAdapter, willDisplay object: any Diffable, cell: any ListCell, at path: ItemPath
  ) { note("\(name) cell \(path.item)") }
  func listAdapter(
    _ listAdapter: ListAdapter, didEndDisplaying object: any Diffable, cell: any ListCell, at path: ItemPath
  ) { note("\(name) end cell \(path.item)") }

  // MARK: ListCollectionViewDelegate

  func listAdapter(_ listAdapter: ListAdapter, willDisplay cell: any ListCell, forItemAt path: ItemPath) {
    note("view cell \(path.item)")
  }
  func listAdapter(_ listAdapter: ListAdapter, didEndDisplaying cell: any ListCell, forItemAt path: ItemPath)
  { note("view end cell \(path.item)") }
  func listAdapter(
    _ listAdapter: ListAdapter, willDisplaySupplementaryView view: any ListReusableView,
    ofKind kind: ListSupplementaryKind, at path: ItemPath
  ) { note("view header") }
  func listAdapter(
    _ listAdapter: ListAdapter, didEndDisplayingSupplementaryView view: any ListReusableView,
    ofKind kind: ListSupplementaryKind, at path: ItemPath
  ) { note("view end header") }
  func listAdapter(_ listAdapter: ListAdapter, didSelectItemAt path: ItemPath) { note("view selected") }
  func listAdapter(_ listAdapter: ListAdapter, didDeselectItemAt path: ItemPath) { note("view deselected") }
  func listAdapter(_ listAdapter: ListAdapter, didHighlightItemAt path: ItemPath) { note("view highlighted") }
  func listAdapter(_ listAdapter: ListAdapter, didUnhighlightItemAt path: ItemPath) {
    note("view unhighlighted")
  }

  // MARK: ListScrollViewDelegate

  func listAdapterDidScroll(_ listAdapter: ListAdapter) { note("scroll") }
  func listAdapterWillBeginDragging(_ listAdapter: ListAdapter) { note("begin dragging") }
  func listAdapterDidEndDragging(_ listAdapter: ListAdapter, willDecelerate: Bool) {
    note("end dragging \(willDecelerate)")
  }
  func listAdapterDidEndDecelerating(_ listAdapter: ListAdapter) { note("end decelerating") }

  // MARK: ListAdapterPerformanceDelegate

  func listAdapterWillCallDequeueCell(_ listAdapter: ListAdapter) { note("will dequeue") }
  func listAdapter(
    _ listAdapter: ListAdapter, didCallDequeue cell: any ListCell,
    on sectionController: ListSectionController, at index: Int
  ) { note("did dequeue") }
  func listAdapterWillCallDisplayCell(_ listAdapter: ListAdapter) { note("will display") }
  func listAdapter(
    _ listAdapter: ListAdapter, didCallDisplay cell: any ListCell,
    on sectionController: ListSectionController?, at index: Int
  ) { note("did display") }
  func listAdapterWillCallEndDisplayCell(_ listAdapter: ListAdapter) { note("will end display") }
  func listAdapter(
    _ listAdapter: ListAdapter, didCallEndDisplay cell: any ListCell,
    on sectionController: ListSectionController?, at index: Int
  ) { note("did end display") }
  func listAdapterWillCallSize(_ listAdapter: ListAdapter) { note("will size") }
  func listAdapter(
    _ listAdapter: ListAdapter, didCallSizeOn sectionController: ListSectionController?, at index: Int
  ) { note("did size") }
  func listAdapterWillCallScroll(_ listAdapter: ListAdapter) { note("will scroll") }
  func listAdapter(
    _ listAdapter: ListAdapter, didCallScroll visibleSectionControllers: [ListSectionController]
  ) { note("did scroll") }

  // MARK: ListAdapterUpdateListener

  func listAdapter(_ listAdapter: ListAdapter, didFinish update: ListAdapterUpdateType, animated: Bool) {
    note("listener \(update)")
  }
}

/// A section controller's delegates.
private final class ControllerProbe: ListDisplayDelegate, ListScrollDelegate, ListWorkingRangeDelegate {
  private let name: String
  private let trace: AdapterTrace

  init(_ name: String, _ trace: AdapterTrace) { (self.name, self.trace) = (name, trace) }

  func listAdapter(_ listAdapter: ListAdapter, willDisplay sectionController: ListSectionController) {
    trace.note("\(name) section")
  }
  func listAdapter(_ listAdapter: ListAdapter, didEndDisplaying sectionController: ListSectionController) {
    trace.note("\(name) end section")
  }
  func listAdapter(
    _ listAdapter: ListAdapter, willDisplay sectionController: ListSectionController, cell: any ListCell,
    at index: Int
  ) { trace.note("\(name) cell \(index)") }
  func listAdapter(
    _ listAdapter: ListAdapter, didEndDisplaying sectionController: ListSectionController, cell: any ListCell,
    at index: Int
  ) { trace.note("\(name) end cell \(index)") }
  func listAdapter(_ listAdapter: ListAdapter, didScroll sectionController: ListSectionController) {
    trace.note("\(name) scroll")
  }
  func listAdapter(_ listAdapter: ListAdapter, willBeginDragging sectionController: ListSectionController) {
    trace.note("\(name) begin dragging")
  }
  func listAdapter(
    _ listAdapter: ListAdapter, didEndDragging sectionController: ListSectionController, willDecelerate: Bool
  ) { trace.note("\(name) end dragging \(willDecelerate)") }
  func listAdapter(_ listAdapter: ListAdapter, didEndDecelerating sectionController: ListSectionController) {
    trace.note("\(name) end decelerating")
  }
  func listAdapter(
    _ listAdapter: ListAdapter,
    sectionControllerWillEnterWorkingRange sectionController: ListSectionController
  ) { trace.note("\(name) enters") }
  func listAdapter(
    _ listAdapter: ListAdapter, sectionControllerDidExitWorkingRange sectionController: ListSectionController
  ) { trace.note("\(name) exits") }
}
