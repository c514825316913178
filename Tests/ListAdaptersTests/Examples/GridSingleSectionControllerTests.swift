// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters
import ListDiffing
import Testing

@MainActor
@Suite struct GridSingleSectionControllerTests {
  @MainActor private final class Screen {
    let host = HeadlessListHost(size: CGSize(width: 375, height: 600))
    let scheduler = ManualListScheduler()
    let controller: GridViewController
    private(set) var madeFromNib = 0

    init(usesNib: Bool) {
      controller = GridViewController(
        showingIn: host, updater: ListAdapterUpdater(scheduler: scheduler), usesNib: usesNib)
      host.register(forNibName: "ItemCell") { [unowned self] in
        madeFromNib += 1
        return ItemCell()
      }
      host.layoutIfNeeded()
    }

    func settle() {
      scheduler.advance()
      host.finishAnimations()
    }
  }

  @Test(arguments: [false, true]) func threeColumnsOfAHundredPointsHeightAreShown(usesNib: Bool) {
    let screen = Screen(usesNib: usesNib)
    #expect(screen.host.visibleTexts == (1...7).map { "Item \($0)" })
    #expect(screen.host.visibleCells.allSatisfy { $0 is ItemCell })
    #expect(screen.madeFromNib == (usesNib ? 7 : 0))
    let frames = screen.host.visibleCells.compactMap { ($0 as? ItemCell)?.frame }
    // 375 / 3 − 1 = 124; the layout gives the last of a row the point that is left.
    #expect(frames.map(\.minX) == [0, 125, 250, 0, 125, 250, 0])
    #expect(frames.map(\.width) == [124, 124, 125, 124, 124, 125, 124])
    #expect(frames.map(\.minY) == [0, 0, 0, 101, 101, 101, 202])
    #expect(frames.allSatisfy { $0.height == 100 })
  }

  @Test(arguments: [false, true]) func aTapTellsIndexAndItem(usesNib: Bool) {
    let screen = Screen(usesNib: usesNib)
    screen.host.tap(at: CGPoint(x: 130, y: 110))
    screen.host.tap(at: CGPoint(x: 5, y: 210))
    #expect(screen.controller.selections == ["4: Item 5", "6: Item 7"])
    #expect(screen.host.finish().isClean)
  }

  @Test(arguments: [false, true]) func itemsComeAndGoOneByOne(usesNib: Bool) {
    let screen = Screen(usesNib: usesNib)
    let cells = screen.host.visibleCells
    screen.controller.change { items in
      items[1].title = "Changed"
      items.remove(at: 0)
      items.append(GridItem(id: 8, title: "New"))
    }
    screen.settle()
    #expect(
      screen.host.visibleTexts == ["Changed", "Item 3", "Item 4", "Item 5", "Item 6", "Item 7", "New"])
    #expect(zip(screen.host.visibleCells, cells.dropFirst()).allSatisfy { $0 === $1 })
    #expect(screen.host.finish().isClean)
  }
}
