// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing

/// A cell that is filled by a list of its own.
final class StripCell: HeadlessCell {
  let strip = HeadlessListHost(
    size: CGSize(width: 100, height: 20), layout: ListCollectionViewLayout(scrollDirection: .horizontal))

  required init() {
    super.init()
    embeddedHost = strip
  }
}

/// Shows the notes of a list in the list of its one cell, with an adapter of its own, which goes from cell to cell.
final class StripController: ListSectionController {
  let adapter: ListAdapter
  private(set) var notes: [Note] = []
  private(set) var asked = 0
  private(set) var completed = 0

  init(scheduler: any ListScheduler) {
    adapter = ListAdapter(updater: ListAdapterUpdater(scheduler: scheduler), workingRangeSize: 1)
    super.init()
    adapter.setDataSource(
      objects: { [unowned self] in notes },
      sectionController: { _ in
        ListSingleSectionController<Note, HeadlessCell>(
          configureBlock: { $1.text = $0.text }, sizeBlock: { _, _ in CGSize(width: 30, height: 20) })
      })
  }

  /// Whoever shows notes changes them in place.
  override var updatesItemsItself: Bool { true }

  override func didUpdate(to object: any Diffable) {
    guard let list = object as? NoteList else { return }
    show(list.notes, animated: true)
  }

  override func sizeForItem(at index: Int) -> CGSize { CGSize(width: 100, height: 20) }

  override func cellForItem(at index: Int) -> any ListCell {
    guard let cell: StripCell = collectionContext?.dequeueReusableCell(for: self, at: index) else {
      return StripCell()
    }
    adapter.host = cell.strip
    return cell
  }

  /// Changes the inner list, whether it is on screen or not.
  func show(_ notes: [Note], animated: Bool) {
    self.notes = notes
    asked += 1
    adapter.performUpdates(animated: animated) { [weak self] _ in self?.completed += 1 }
  }
}

/// A list of strips on a screen that has room for three.
@MainActor
final class StripListFixture {
  let scheduler = ManualListScheduler()
  let host = HeadlessListHost(size: CGSize(width: 100, height: 60))
  let adapter: ListAdapter
  var lists: [NoteList]
  /// Every section controller that was ever made.
  private(set) var made: [StripController] = []
  /// The lists of all cells, on screen or not.
  private(set) var allStrips: [HeadlessListHost] = []
  private(set) var asked = 0
  private(set) var completed = 0

  init(_ lists: [NoteList]) {
    self.lists = lists
    adapter = ListAdapter(updater: ListAdapterUpdater(scheduler: scheduler))
    host.register(StripCell.self) { [unowned self] in
      let cell = StripCell()
      allStrips.append(cell.strip)
      return cell
    }
    adapter.setDataSource(
      objects: { [unowned self] in self.lists },
      sectionController: { [unowned self] _ in
        let controller = StripController(scheduler: scheduler)
        made.append(controller)
        return controller
      })
    adapter.host = host
    settle()
  }

  func show(_ lists: [NoteList], animated: Bool = true) {
    self.lists = lists
    asked += 1
    adapter.performUpdates(animated: animated) { [weak self] _ in self?.completed += 1 }
  }

  /// The lists on screen, by their sections.
  var strips: [(section: Int, strip: HeadlessListHost)] {
    host.pathsForVisibleItems.compactMap { path in
      (host.cellForItem(at: path) as? StripCell).map { (path.section, $0.strip) }
    }
  }

  /// Has all updates and animations come to their end.
  func settle() {
    var isAnimating: Bool
    repeat {
      scheduler.advance()
      host.finishAnimations()
      isAnimating = allStrips.contains(where: \.isAnimating)
      for strip in allStrips { strip.finishAnimations() }
    } while scheduler.scheduledCount > 0 || host.isAnimating || isAnimating
    for strip in allStrips { strip.layoutIfNeeded() }
  }

  /// What the strips on screen show that should be something else; `nil` if nothing.
  var fault: String? {
    for (section, strip) in strips {
      guard let controller = adapter.sectionController(forSection: section) as? StripController else {
        return "there is no section controller at \(section)"
      }
      if controller.notes != lists[section].notes { return "the one at \(section) has \(controller.notes)" }
      if controller.adapter.host !== strip { return "the one at \(section) shows in another cell" }
      let texts = strip.visibleCells.compactMap { ($0 as? HeadlessCell)?.text }
      let expected = lists[section].notes.map(\.text).prefix(texts.count)
      if texts != Array(expected) || strip.numberOfSections != lists[section].notes.count {
        return
          "the strip at \(section) shows \(texts) of \(strip.numberOfSections), not \(lists[section].notes)"
      }
      if texts.count != min(lists[section].notes.count, 4) { return "too few at \(section): \(texts)" }
    }
    if completed != asked { return "\(completed) completions of \(asked)" }
    for controller in made where controller.completed != controller.asked {
      return "\(controller.completed) completions of \(controller.asked) in a strip"
    }
    return nil
  }
}
