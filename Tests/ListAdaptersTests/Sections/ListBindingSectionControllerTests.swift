// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing
import Testing

@MainActor
@Suite struct ListBindingSectionControllerTests {
  private typealias Controller = ListBindingSectionController<SampleList, SampleViewModel>

  private final class Listener: ListBindingSectionControllerSelectionDelegate {
    var events: [String] = []
    let menu = Menu()

    func sectionController(
      _ sectionController: ListBindingSectionController<SampleList, SampleViewModel>,
      didSelectItemAt index: Int, viewModel: SampleViewModel
    ) { events.append("select \(index) \(viewModel.wrappedObject)") }
    func sectionController(
      _ sectionController: ListBindingSectionController<SampleList, SampleViewModel>,
      didDeselectItemAt index: Int, viewModel: SampleViewModel
    ) { events.append("deselect \(index) \(viewModel.wrappedObject)") }
    func sectionController(
      _ sectionController: ListBindingSectionController<SampleList, SampleViewModel>,
      didHighlightItemAt index: Int, viewModel: SampleViewModel
    ) { events.append("highlight \(index) \(viewModel.wrappedObject)") }
    func sectionController(
      _ sectionController: ListBindingSectionController<SampleList, SampleViewModel>,
      didUnhighlightItemAt index: Int, viewModel: SampleViewModel
    ) { events.append("unhighlight \(index) \(viewModel.wrappedObject)") }
    func sectionController(
      _ sectionController: ListBindingSectionController<SampleList, SampleViewModel>,
      contextMenuForItemAt index: Int, viewModel: SampleViewModel, point: CGPoint
    ) -> (any ListContextMenu)? {
      events.append("menu \(index) \(viewModel.wrappedObject)")
      return menu
    }
  }

  private final class Menu: ListContextMenu {}

  /// Something that changes while closures look at it.
  private final class Holder<Held> {
    var held: Held?
    init(_ held: Held) { self.held = held }
  }

  private func fixture(
    _ objects: [SampleList], _ made: ((SampleBindingController) -> Void)? = nil
  ) -> ListFixture<SampleList> {
    ListFixture(objects) { _ in
      let controller = SampleBindingController()
      made?(controller)
      return controller
    }
  }

  @Test func touchesAreToldWithTheViewModel() {
    let listener = Listener()
    let list = fixture([SampleList(0, [.number(7), .text("seven")])]) { $0.setSelectionDelegate(listener) }
    list.host.tap(itemAt: at(0, 1))
    #expect(listener.events == ["highlight 1 seven", "unhighlight 1 seven", "select 1 seven"])
    listener.events = []
    list.host.tap(itemAt: at(0, 0))
    #expect(listener.events == ["highlight 0 7", "unhighlight 0 7", "deselect 1 seven", "select 0 7"])
    listener.events = []
    #expect(list.host.contextMenu(at: CGPoint(x: 5, y: 40)) === listener.menu)
    #expect(listener.events == ["menu 1 seven"])
    #expect(list.host.finish().isClean)
  }

  @Test func withoutADelegateTouchesAreNobodysBusiness() {
    let list = fixture([SampleList(0, [.number(7)])])
    list.host.tap(itemAt: at(0, 0))
    #expect(list.host.pathsForSelectedItems == [at(0, 0)])
    #expect(list.host.contextMenu(at: CGPoint(x: 5, y: 5)) == nil)
  }

  @Test func aDataSourceDoesWhatASubclassWould() {
    final class Source: ListBindingSectionControllerDataSource {
      func sectionController(
        _ sectionController: ListBindingSectionController<NoteList, Note>, viewModelsFor object: NoteList
      ) -> [Note] { object.notes }
      func sectionController(
        _ sectionController: ListBindingSectionController<NoteList, Note>, cellForViewModel viewModel: Note,
        at index: Int
      ) -> any ListBindable {
        sectionController.collectionContext!.dequeueReusableCell(
          of: NoteBindingCell.self, for: sectionController, at: index)
      }
      func sectionController(
        _ sectionController: ListBindingSectionController<NoteList, Note>, sizeForViewModel viewModel: Note,
        at index: Int
      ) -> CGSize { CGSize(width: 100, height: viewModel.height) }
    }
    let holder = Holder(Source())
    let list = ListFixture([NoteList(1, [Note(1, "a"), Note(2, "b")])]) { _ in
      let controller = ListBindingSectionController<NoteList, Note>()
      controller.setDataSource(holder.held)
      return controller
    }
    #expect(list.texts() == ["a", "b"])
    #expect(list.cells().map(\.frame.minY) == [0, 20])
    list.show([NoteList(1, [Note(2, "B"), Note(3, "c")])])
    #expect(list.texts() == ["B", "c"])
    holder.held = nil
    list.show([NoteList(1, [Note(2, "BB")])])
    #expect(list.itemCounts == [0])
    #expect(list.host.finish().isClean)
  }

  @Test func anUpdateThatChangesNothingCompletesAndTouchesNothing() {
    let list = fixture([SampleList(0, [.number(7), .text("seven")])])
    list.host.clearOperations()
    var finished: Bool?
    list.controller(as: SampleBindingController.self).update(animated: true) { finished = $0 }
    list.settle()
    #expect(finished == true)
    #expect(list.batches.isEmpty)
    #expect(list.pathsAskedFor.isEmpty)
  }

  @Test func anUpdateOutsideAListChangesTheViewModelsAtOnce() {
    let controller = SampleBindingController()
    controller.didUpdate(to: SampleList(0, [.number(7)]))
    controller.override = [.number(8)]
    var finished: Bool?
    controller.update(animated: true) { finished = $0 }
    #expect(finished == false)
    #expect(controller.viewModels == [.number(8)])
  }

  @Test func anUpdateDuringAnAnimationFollowsIt() {
    let list = fixture([SampleList(0, [.number(1), .number(2), .number(3)])])
    let controller = list.controller(as: SampleBindingController.self)
    var completions: [Int] = []
    controller.override = [.number(2), .number(3)]
    controller.update(animated: true) { _ in completions.append(1) }
    list.scheduler.advance()
    #expect(list.host.isAnimating)
    #expect(list.itemCounts == [2])
    controller.override = [.number(3)]
    controller.update(animated: true) { _ in completions.append(2) }
    controller.update(animated: false) { _ in completions.append(3) }
    list.scheduler.advance()
    #expect(list.itemCounts == [2], "What is being shown comes to its end first")
    #expect(completions.isEmpty)
    list.settle()
    #expect(list.texts() == ["3"])
    #expect(completions == [1, 2, 3])
    #expect(list.batches.count == 2)
  }

  /// Two diffs in one transaction would both count in the list that the host shows, the second one wrongly.
  @Test func changesAskedForInTheUpdateThatShowsOthersWaitForItsEnd() {
    let list = fixture([SampleList(0, [.number(1), .number(2), .number(3)]), SampleList(1, [.number(9)])])
    let controller = list.controller(0, as: SampleBindingController.self)
    var completions: [Int] = []
    list.host.clearOperations()
    list.objects = [SampleList(0, [.number(2), .number(3)]), SampleList(1, [.number(9)])]
    list.adapter.performUpdates(animated: true) { _ in completions.append(0) }
    controller.collectionContext?.performBatch(animated: true) { _ in
      #expect(controller.viewModels == [.number(2), .number(3)], "The section's own change comes first")
      controller.override = [.number(3)]
      controller.update(animated: true) { _ in completions.append(2) }
      #expect(controller.viewModels == [.number(2), .number(3)])
    } completion: { _ in
      completions.append(1)
    }
    list.settle()
    #expect(list.texts(0) == ["3"])
    #expect(completions == [0, 1, 2])
    #expect(list.batches == [BatchUpdate(itemDeletions: [at(0, 0)]), BatchUpdate(itemDeletions: [at(0, 0)])])
    #expect(list.reloadCount == 0)
  }

  @Test func aNewObjectAndAnUpdateOfOneTurnAreOneDiff() {
    let list = fixture([SampleList(0, [.number(1)])])
    let controller = list.controller(as: SampleBindingController.self)
    let madeBefore = controller.makeCount
    var finished: Bool?
    list.objects = [SampleList(0, [.number(2), .number(1)])]
    controller.update(animated: true) { finished = $0 }
    list.adapter.performUpdates(animated: true)
    list.settle()
    #expect(finished == true)
    #expect(controller.makeCount == madeBefore + 1)
    #expect(list.texts() == ["2", "1"])
    #expect(list.batches.count == 1)
  }

  @Test func anUpdateOfASectionThatIsRemovedMeanwhileIsHarmless() {
    let list = fixture([SampleList(0, [.number(1)]), SampleList(1, [.number(2)])])
    let controller = list.controller(0, as: SampleBindingController.self)
    var calls = 0
    controller.override = []
    controller.update(animated: true) { _ in calls += 1 }
    list.show([SampleList(1, [.number(2)])])
    #expect(calls == 1)
    #expect(list.itemCounts == [1])
    #expect(list.texts() == ["2"])
    #expect(list.host.finish().isClean)
  }

  @Test func anUpdateWhileThereIsNoHostIsMadeUpFor() {
    let list = fixture([SampleList(0, [.number(1)])])
    let controller = list.controller(as: SampleBindingController.self)
    list.adapter.host = nil
    controller.override = [.number(1), .number(2)]
    var calls: [Bool] = []
    controller.update(animated: true) { calls.append($0) }
    list.settle()
    #expect(calls == [false])
    #expect(controller.viewModels == [.number(1), .number(2)])
    list.adapter.host = list.host
    list.host.layoutIfNeeded()
    #expect(list.texts() == ["1", "2"])
  }

  @Test func changesOfTheSectionAreShownWhenTheDataSourceIsReplaced() {
    let list = fixture([SampleList(0, [.number(1)])])
    list.adapter.setDataSource(
      objects: { [SampleList(0, [.number(2), .number(3)])] },
      sectionController: { _ in SampleBindingController() })
    list.settle()
    #expect(list.itemCounts == [2])
    #expect(list.texts() == ["2", "3"])
  }

  @Test func anUpdateOfSectionsThatReloadsIsFollowedToo() {
    let list = fixture([SampleList(0, [.number(1)])])
    list.updater.maximumChangeCount = 0
    list.show([SampleList(0, [.number(2), .number(1)])])
    #expect(list.texts() == ["2", "1"])
    list.show([SampleList(0, [.number(2)]), SampleList(1, [])])
    #expect(list.texts() == ["2"])
    #expect(list.itemCounts == [1, 0])
  }

  @Test func theReloadingUpdaterWorksToo() {
    let host = HeadlessListHost(size: CGSize(width: 100, height: 1000))
    let adapter = ListAdapter(updater: ListReloadDataUpdater())
    let objects = Holder([SampleList(0, [.number(1)])])
    adapter.setDataSource(
      objects: { objects.held ?? [] }, sectionController: { _ in SampleBindingController() })
    adapter.host = host
    host.layoutIfNeeded()
    objects.held = [SampleList(0, [.number(2), .number(1)])]
    adapter.performUpdates(animated: true)
    #expect(host.visibleTexts == ["2", "1"])
    var finished: Bool?
    let controller = adapter.sectionController(forSection: 0) as? SampleBindingController
    controller?.override = [.text("x")]
    controller?.update(animated: true) { finished = $0 }
    #expect(host.visibleTexts == ["x"])
    #expect(finished == true)
  }

  @Test func aViewModelThatNeedsAnotherCellIsReplaced() {
    enum Row: Equatable, Diffable, ListObjectWrapping {
      case loading(Int)
      case loaded(Note)
      var diffIdentifier: Int {
        switch self {
        case .loading(let id): id
        case .loaded(let note): note.id
        }
      }
      var wrappedObject: any Diffable {
        switch self {
        case .loading(let id): id
        case .loaded(let note): note
        }
      }
    }
    final class Rows: ListBindingSectionController<GridItemContainer<Row>, Row> {
      override func viewModels(for object: GridItemContainer<Row>) -> [Row] { object.items }
      override func cell(for viewModel: Row, at index: Int) -> any ListBindable {
        switch viewModel {
        case .loading:
          collectionContext!.dequeueReusableCell(of: NumberBindingCell.self, for: self, at: index)
        case .loaded: collectionContext!.dequeueReusableCell(of: NoteBindingCell.self, for: self, at: index)
        }
      }
      override func size(for viewModel: Row, at index: Int) -> CGSize { CGSize(width: 100, height: 20) }
    }
    let list = ListFixture([GridItemContainer<Row>(id: 0, items: [.loading(1), .loading(2), .loading(3)])]) {
      _ in
      Rows()
    }
    let cells = list.cells()
    list.show([GridItemContainer(id: 0, items: [.loading(3), .loaded(Note(1, "one")), .loading(2)])])
    #expect(list.texts() == ["3", "one", "2"])
    #expect(list.cells()[0] === cells[2])
    #expect(list.cells()[1] is NoteBindingCell)
    #expect(list.cells()[2] === cells[1])
  }

  @Test func viewModelsOfSeveralTypesCanBeAnything() {
    final class Mixture: ListBindingSectionController<NoteList, AnyDiffable> {
      override func viewModels(for object: NoteList) -> [AnyDiffable] {
        [AnyDiffable(object.diffIdentifier)] + object.notes.map { AnyDiffable($0) }
      }
      override func cell(for viewModel: AnyDiffable, at index: Int) -> any ListBindable {
        viewModel.base is Int
          ? collectionContext!.dequeueReusableCell(of: NumberBindingCell.self, for: self, at: index)
          : collectionContext!.dequeueReusableCell(of: NoteBindingCell.self, for: self, at: index)
            as any ListBindable
      }
      override func size(for viewModel: AnyDiffable, at index: Int) -> CGSize {
        CGSize(width: 100, height: 20)
      }
    }
    let list = ListFixture([NoteList(3, [Note(3, "a")])]) { _ in Mixture() }
    #expect(list.texts() == ["3", "a"])
    list.show([NoteList(3, [Note(3, "b"), Note(4, "c")])])
    #expect(list.texts() == ["3", "b", "c"])
  }

  @Test func aCellThatCannotShowItsViewModelIsRefusedWithASentence() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Wrong: ListBindingSectionController<NoteList, Note> {
          override func viewModels(for object: NoteList) -> [Note] { object.notes }
          override func cell(for viewModel: Note, at index: Int) -> any ListBindable {
            collectionContext!.dequeueReusableCell(of: NumberBindingCell.self, for: self, at: index)
          }
          override func size(for viewModel: Note, at index: Int) -> CGSize { CGSize(width: 9, height: 9) }
        }
        _ = ListFixture([NoteList(1, [Note(1, "a")])]) { _ in Wrong() }
      }
    }
    let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(message.contains("Wrong has a NumberBindingCell for a Note, which such a cell does not take"))
  }

  @Test func whatIsNeitherOverriddenNorGivenIsAskedForWithASentence() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { ListBindingSectionController<NoteList, Note>().didUpdate(to: NoteList(1, [])) }
    }
    let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(message.contains("has to override viewModels(for:), or be given a data source"))
  }

  @Test func updatesCanBeAwaited() async {
    let list = fixture([SampleList(0, [.number(1)])])
    let controller = list.controller(as: SampleBindingController.self)
    controller.override = [.number(2)]
    let update = Task { await controller.update(animated: true) }
    while list.scheduler.scheduledCount == 0 { await Task.yield() }
    list.settle()
    #expect(await update.value)
    #expect(list.texts() == ["2"])
  }

  @Test func aControllerIsReleasedWithItsList() {
    weak var reference: SampleBindingController?
    do {
      let list = fixture([SampleList(0, [.number(1)])])
      let controller = list.controller(as: SampleBindingController.self)
      controller.setSelectionDelegate(Listener())
      controller.update(animated: true)
      list.settle()
      reference = controller
      #expect(list.host.finish().isClean)
    }
    #expect(reference == nil)
  }
}
