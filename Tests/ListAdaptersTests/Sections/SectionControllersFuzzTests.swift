// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing
import Testing
import TrellisTestSupport

/// Random changes of grids and of sections with view models, asked for in all ways and at all moments, moves by the user among them:
/// when everything has come to its end the host shows the data, each completion was called once, no batch was refused, nothing was
/// reloaded as a whole, and no view is lost.
@MainActor
@Suite struct SectionControllersFuzzTests {
  private enum Entry: Diffable, Equatable, ListObjectWrapping {
    case grid(GridItemContainer<Note>)
    case rows(NoteList)

    var diffIdentifier: AnyDiffable.Identifier { AnyDiffable(wrappedObject).diffIdentifier }
    var wrappedObject: any Diffable {
      switch self {
      case .grid(let container): container
      case .rows(let list): list
      }
    }
    var notes: [Note] {
      get {
        switch self {
        case .grid(let container): container.items
        case .rows(let list): list.notes
        }
      }
      set {
        switch self {
        case .grid(var container):
          container.items = newValue
          self = .grid(container)
        case .rows(var list):
          list.notes = newValue
          self = .rows(list)
        }
      }
    }
  }

  /// Adds view models of its own to those of the object.
  private final class Rows: ListBindingSectionController<NoteList, Note> {
    var extra: [Note] = []
    override func viewModels(for object: NoteList) -> [Note] { extra + object.notes }
    override func cell(for viewModel: Note, at index: Int) -> any ListBindable {
      collectionContext!.dequeueReusableCell(of: NoteBindingCell.self, for: self, at: index)
    }
    override func size(for viewModel: Note, at index: Int) -> CGSize {
      CGSize(width: 100, height: viewModel.height)
    }
    override func canMoveItem(at index: Int) -> Bool { false }
  }

  private final class Failures: ListAdapterUpdaterDelegate {
    var messages: [String] = []
    func listAdapterUpdater(
      _ updater: ListAdapterUpdater, didFail failure: ListUpdateFailure, in host: any ListHost
    ) { messages.append("\(failure.error)") }
  }

  private struct Walk {
    var random: SplitMix64
    var nextID = 1000

    mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
    mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

    mutating func note() -> Note {
      nextID += 1
      return Note(nextID, "\(below(9))", height: CGFloat(5 + below(20)))
    }

    mutating func change(_ notes: inout [Note]) {
      for _ in 0..<(1 + below(3)) {
        switch below(4) {
        case 0: notes.insert(note(), at: below(notes.count + 1))
        case 1 where !notes.isEmpty: notes.remove(at: below(notes.count))
        case 2 where !notes.isEmpty:
          notes.insert(notes.remove(at: below(notes.count)), at: below(notes.count + 1))
        case 3 where !notes.isEmpty:
          let index = below(notes.count)
          notes[index].text = "\(below(1000))"
          if chance(30) { notes[index].height = CGFloat(5 + below(20)) }
        default: break
        }
      }
    }

    mutating func entry() -> Entry {
      nextID += 1
      let notes = (0..<below(6)).map { _ in note() }
      return chance(50) ? .grid(GridItemContainer(id: nextID, items: notes)) : .rows(NoteList(nextID, notes))
    }

    mutating func change(_ entries: inout [Entry]) {
      switch below(8) {
      case 0: entries.insert(entry(), at: below(entries.count + 1))
      case 1 where entries.count > 1: entries.remove(at: below(entries.count))
      case 2 where !entries.isEmpty:
        entries.insert(entries.remove(at: below(entries.count)), at: below(entries.count + 1))
      default:
        guard !entries.isEmpty else { return }
        for _ in 0..<(1 + below(2)) { change(&entries[below(entries.count)].notes) }
      }
    }
  }

  @Test func theHostShowsTheDataWhateverHappens() throws {
    let budget = try FuzzBudget(share: 0)
    var walk = Walk(random: SplitMix64(seed: budget.seed))
    for round in 0..<40 {
      let columns = 1 + walk.below(4)
      let list = ListFixture<Entry>(
        (0..<3).map { _ in walk.entry() }, size: CGSize(width: 100, height: 150)
      ) { entry in
        switch entry {
        case .grid(let container) where container.items.count % 2 == 0:
          let grid = ListGridSectionController<Note, HeadlessCell>(
            columns: columns, configureBlock: { $1.text = $0.text })
          grid.canMove = { _, _ in true }
          return grid
        case .grid:
          let grid = ListGridSectionController<Note, HeadlessCell>(
            configureBlock: { $1.text = $0.text },
            sizeBlock: { note, _ in CGSize(width: 30, height: note.height) })
          grid.canMove = { _, _ in true }
          return grid
        case .rows: return Rows()
        }
      }
      let failures = Failures()
      list.updater.delegate = failures
      list.updater.maximumChangeCount = 10_000
      list.host.clearOperations()
      var asked = 0
      var completed = 0

      for step in 0..<60 {
        let place: Comment = "seed \(budget.seed), round \(round), step \(step)"
        for _ in 0..<(1 + walk.below(3)) {
          switch walk.below(7) {
          case 0, 1, 2:
            walk.change(&list.objects)
            asked += 1
            list.adapter.performUpdates(animated: walk.chance(80)) { _ in completed += 1 }
          case 3:
            guard !list.objects.isEmpty, list.host.numberOfSections > 0 else { break }
            let section = walk.below(list.host.numberOfSections)
            guard let rows = list.adapter.sectionController(forSection: section) as? Rows else { break }
            walk.change(&rows.extra)
            asked += 1
            rows.update(animated: walk.chance(80)) { _ in completed += 1 }
          case 4:
            // Within the update, after the sections have changed.
            guard list.host.numberOfSections > 0,
              let rows = list.adapter.sectionController(
                forSection: walk.below(list.host.numberOfSections)) as? Rows
            else { break }
            var extra = rows.extra
            walk.change(&extra)
            asked += 2
            rows.collectionContext?.performBatch(animated: true) { [extra] _ in
              rows.extra = extra
              rows.update(animated: true) { _ in completed += 1 }
            } completion: { _ in
              completed += 1
            }
          case 5: list.host.advance(by: 0.1)
          default:
            list.host.setContentOffset(CGPoint(x: 0, y: walk.below(200)), animated: false)
            list.host.layoutIfNeeded()
          }
        }
        if walk.chance(50) { list.scheduler.advance() }
        guard walk.chance(30) else { continue }

        list.settle()
        try #require(failures.messages.isEmpty, place)
        try #require(completed == asked, place)
        if walk.chance(30) { drag(list, &walk) }
        try expectDataOnScreen(list, place)
      }
      list.settle()
      #expect(list.reloadCount == 0)
      #expect(list.host.finish().isClean, "seed \(budget.seed), round \(round)")
    }
  }

  private func drag(_ list: ListFixture<Entry>, _ walk: inout Walk) {
    guard list.host.numberOfSections > 0 else { return }
    let section = walk.below(list.host.numberOfSections)
    let count = list.host.numberOfItems(inSection: section)
    guard
      let grid = list.adapter.sectionController(forSection: section)
        as? ListGridSectionController<Note, HeadlessCell>, count > 0
    else { return }
    grid.didReorder = { list.objects[section].notes = $0 }
    guard list.host.beginMove(at: ItemPath(item: walk.below(count), section: section)) else { return }
    list.host.moveItem(over: ItemPath(item: walk.below(count), section: section))
    list.host.endMove()
    list.settle()
  }

  /// Nothing that was asked for is missing: data that changed without a request are shown by one.
  private func expectDataOnScreen(_ list: ListFixture<Entry>, _ place: Comment) throws {
    var expected: [[Note]] = []
    for (section, object) in list.objects.enumerated() {
      let extra = (list.adapter.sectionController(forSection: section) as? Rows)?.extra ?? []
      expected.append(extra + object.notes)
    }
    try #require(list.itemCounts == expected.map(\.count), place)
    for path in list.host.pathsForVisibleItems {
      let cell = try #require(list.host.cellForItem(at: path) as? HeadlessCell)
      try #require(cell.text == expected[path.section][path.item].text, place)
      if !(list.adapter.sectionController(forSection: path.section) is Rows) { continue }
      try #require(cell.frame.height == expected[path.section][path.item].height.rounded(.up), place)
    }
  }
}
