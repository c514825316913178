// SPDX-License-Identifier: MIT

import ListDiffing

/// Batches that break one rule and no other, and the legal ones next to them.
struct BatchUpdateRuleCases {
  let rule: BatchUpdateRule
  let breaking: [BatchUpdateCase]
  let nearMisses: [BatchUpdateCase]

  static let all: [BatchUpdateRuleCases] = ofPlaces + ofRefreshes + ofItemsInSections + ofCounts

  private static let ofPlaces = [
    BatchUpdateRuleCases(
      rule: .oldPlaceExists,
      breaking: [
        .init("deletion of section 2 of 2", [1, 1], [1], .init(sectionDeletions: [2])),
        .init("deletion of section -1", [1, 1], [1], .init(sectionDeletions: [-1])),
        .init("move of section 2 of 2", [1, 1], [1, 1], .init(sectionMoves: [move(2, 0)])),
        .init("reload of section 2 of 2", [1, 1], [1, 1], .init(sectionReloads: [2])),
        .init("deletion of item 2 of 2", [2], [1], .init(itemDeletions: [at(0, 2)])),
        .init("deletion of item -1", [2], [1], .init(itemDeletions: [at(0, -1)])),
        .init("deletion of an item in no section", [2], [1], .init(itemDeletions: [at(1, 0)])),
        .init("move of item 2 of 2", [2], [2], .init(itemMoves: [move(at(0, 2), at(0, 0))])),
        .init(
          "reload of an item by its new path", [2], [3],
          .init(itemInsertions: [at(0, 0)], itemReloads: [at(0, 2)])),
        .init("reconfigured item 2 of 2", [2], [2], .init(itemReconfigures: [at(0, 2)])),
      ],
      nearMisses: [
        .init("deletion of the last section", [1, 1], [1], .init(sectionDeletions: [1])),
        .init("deletion of the last item", [2], [1], .init(itemDeletions: [at(0, 1)])),
        .init(
          "reload of an item by its old path", [2], [3],
          .init(itemInsertions: [at(0, 0)], itemReloads: [at(0, 1)])),
      ]),
    BatchUpdateRuleCases(
      rule: .newPlaceExists,
      breaking: [
        .init("insertion of section 2 of 2", [1], [1, 1], .init(sectionInsertions: [2])),
        .init("move to section 2 of 2", [1, 1], [1, 1], .init(sectionMoves: [move(0, 2)])),
        .init(
          "insertion by old path, beside deletions", [3], [2],
          .init(itemDeletions: [at(0, 0), at(0, 1)], itemInsertions: [at(0, 3)])),
        .init("insertion of item -1", [2], [3], .init(itemInsertions: [at(0, -1)])),
        .init("insertion in no section", [2], [3], .init(itemInsertions: [at(1, 0)])),
        .init("move to item 2 of 2", [2], [2], .init(itemMoves: [move(at(0, 0), at(0, 2))])),
      ],
      nearMisses: [
        .init("insertion of the last section", [1], [1, 1], .init(sectionInsertions: [1])),
        .init(
          "insertion by new path, beside deletions", [3], [2],
          .init(itemDeletions: [at(0, 0), at(0, 1)], itemInsertions: [at(0, 1)])),
        .init("move to the last item", [2], [2], .init(itemMoves: [move(at(0, 0), at(0, 1))])),
      ]),
    BatchUpdateRuleCases(
      rule: .oncePerPlace,
      breaking: [
        .init("a section deleted twice", [1, 1, 1], [1], .init(sectionDeletions: [0, 0])),
        .init("a section inserted twice", [1], [1, 1, 1], .init(sectionInsertions: [0, 0])),
        .init("a section reloaded twice", [1], [1], .init(sectionReloads: [0, 0])),
        .init(
          "a section moved to two places", [1, 1], [1, 1], .init(sectionMoves: [move(0, 0), move(0, 1)])),
        .init(
          "two sections moved to one place", [1, 1], [1, 1], .init(sectionMoves: [move(0, 1), move(1, 1)])),
        .init("an item deleted twice", [3], [1], .init(itemDeletions: [at(0, 0), at(0, 0)])),
        .init("an item inserted twice", [1], [3], .init(itemInsertions: [at(0, 1), at(0, 1)])),
        .init(
          "an item moved to two places", [2], [2],
          .init(itemMoves: [move(at(0, 0), at(0, 0)), move(at(0, 0), at(0, 1))])),
        .init(
          "two items moved to one place", [2], [2],
          .init(itemMoves: [move(at(0, 0), at(0, 1)), move(at(0, 1), at(0, 1))])),
        .init("an item reloaded twice", [1], [1], .init(itemReloads: [at(0, 0), at(0, 0)])),
        .init("an item reconfigured twice", [1], [1], .init(itemReconfigures: [at(0, 0), at(0, 0)])),
        .init(
          "an item reloaded and reconfigured", [1], [1],
          .init(itemReloads: [at(0, 0)], itemReconfigures: [at(0, 0)])),
      ],
      nearMisses: [
        .init(
          "a section deleted and one inserted in its place", [1], [3],
          .init(sectionDeletions: [0], sectionInsertions: [0])),
        .init(
          "an item deleted and one inserted in its place", [1], [1],
          .init(itemDeletions: [at(0, 0)], itemInsertions: [at(0, 0)])),
        .init(
          "two items that change places", [2], [2],
          .init(itemMoves: [move(at(0, 0), at(0, 1)), move(at(0, 1), at(0, 0))])),
        .init(
          "one item reloaded and another reconfigured", [2], [2],
          .init(itemReloads: [at(0, 0)], itemReconfigures: [at(0, 1)])),
      ]),
    BatchUpdateRuleCases(
      rule: .moveOrDeletion,
      breaking: [
        .init(
          "a section moved and deleted", [1, 1], [1], .init(sectionDeletions: [1], sectionMoves: [move(1, 0)])
        ),
        .init(
          "an item moved and deleted", [2], [1],
          .init(itemDeletions: [at(0, 1)], itemMoves: [move(at(0, 1), at(0, 0))])),
      ],
      nearMisses: [
        .init(
          "a section moved to where one is deleted", [1, 1, 1], [1, 1],
          .init(sectionDeletions: [0], sectionMoves: [move(2, 0)])),
        .init(
          "an item moved to where one is deleted", [3], [2],
          .init(itemDeletions: [at(0, 0)], itemMoves: [move(at(0, 2), at(0, 0))])),
      ]),
    BatchUpdateRuleCases(
      rule: .moveOrInsertion,
      breaking: [
        .init(
          "a section moved to where one is inserted", [1, 1], [1, 1, 1],
          .init(sectionInsertions: [0], sectionMoves: [move(1, 0)])),
        .init(
          "an item moved to where one is inserted", [2], [3],
          .init(itemInsertions: [at(0, 0)], itemMoves: [move(at(0, 1), at(0, 0))])),
      ],
      nearMisses: [
        .init(
          "a section moved from where one is inserted", [1, 1], [1, 1, 1],
          .init(sectionInsertions: [1], sectionMoves: [move(1, 0)])),
        .init(
          "an item moved from where one is inserted", [2], [3],
          .init(itemInsertions: [at(0, 1)], itemMoves: [move(at(0, 1), at(0, 0))])),
      ]),
  ]

  private static let ofRefreshes = [
    BatchUpdateRuleCases(
      rule: .noRefreshOfTheDeleted,
      breaking: [
        .init(
          "a section deleted and reloaded", [1, 1], [1], .init(sectionDeletions: [0], sectionReloads: [0])),
        .init(
          "an item deleted and reloaded", [2], [1], .init(itemDeletions: [at(0, 0)], itemReloads: [at(0, 0)])),
        .init(
          "an item deleted and reconfigured", [2], [1],
          .init(itemDeletions: [at(0, 0)], itemReconfigures: [at(0, 0)])),
      ],
      nearMisses: [
        .init(
          "a section reloaded beside one that is deleted", [1, 1], [4],
          .init(sectionDeletions: [0], sectionReloads: [1])),
        .init(
          "an item reloaded beside one that is deleted", [2], [1],
          .init(itemDeletions: [at(0, 0)], itemReloads: [at(0, 1)])),
        .init(
          "an item reconfigured beside one that is deleted", [2], [1],
          .init(itemDeletions: [at(0, 0)], itemReconfigures: [at(0, 1)])),
      ]),
    BatchUpdateRuleCases(
      rule: .noRefreshOfTheMoved,
      breaking: [
        .init(
          "a section moved and reloaded", [1, 1], [1, 1],
          .init(sectionMoves: [move(0, 1)], sectionReloads: [0])),
        .init(
          "an item moved and reloaded", [2], [2],
          .init(itemMoves: [move(at(0, 0), at(0, 1))], itemReloads: [at(0, 0)])),
        .init(
          "an item moved and reconfigured", [2], [2],
          .init(itemMoves: [move(at(0, 0), at(0, 1))], itemReconfigures: [at(0, 0)])),
      ],
      nearMisses: [
        .init(
          "an item reconfigured beside one that moves", [2], [2],
          .init(itemMoves: [move(at(0, 0), at(0, 1))], itemReconfigures: [at(0, 1)]))
      ]),
    BatchUpdateRuleCases(
      rule: .noReloadBesideMoves,
      breaking: [
        .init(
          "four operations on four different sections", [1, 1, 1, 1, 1], [1, 1, 1, 1, 1],
          .init(
            sectionDeletions: [4], sectionInsertions: [2], sectionMoves: [move(2, 4)], sectionReloads: [3])),
        .init(
          "an item reloaded between moves", [4], [3],
          .init(
            itemDeletions: [at(0, 1)], itemMoves: [move(at(0, 0), at(0, 1)), move(at(0, 3), at(0, 0))],
            itemReloads: [at(0, 2)])),
        .init(
          "an item reloaded where one arrives", [1, 1], [0, 2],
          .init(itemMoves: [move(at(0, 0), at(1, 0))], itemReloads: [at(1, 0)])),
        .init(
          "an item reloaded where one leaves", [2, 0], [1, 1],
          .init(itemMoves: [move(at(0, 0), at(1, 0))], itemReloads: [at(0, 1)])),
        .init(
          "an item reloaded where sections move", [1, 1, 1], [1, 1, 1],
          .init(sectionMoves: [move(0, 1)], itemReloads: [at(2, 0)])),
      ],
      nearMisses: [
        .init(
          "a section reloaded between a deletion and an insertion", [1, 1, 1], [1, 1, 1],
          .init(sectionDeletions: [0], sectionInsertions: [2], sectionReloads: [1])),
        .init(
          "an item reloaded in another section", [2, 1], [2, 1],
          .init(itemMoves: [move(at(0, 0), at(0, 1))], itemReloads: [at(1, 0)])),
        .init(
          "an item reconfigured where sections move", [1, 1, 1], [1, 1, 1],
          .init(sectionMoves: [move(0, 1)], itemReconfigures: [at(2, 0)])),
      ]),
  ]

  private static let ofItemsInSections = [
    BatchUpdateRuleCases(
      rule: .noItemOperationInADeletedSection,
      breaking: [
        .init("a deletion", [2, 1], [1], .init(sectionDeletions: [0], itemDeletions: [at(0, 0)])),
        .init("a reload", [2, 1], [1], .init(sectionDeletions: [0], itemReloads: [at(0, 0)])),
        .init(
          "a reconfigured item", [2, 1], [1], .init(sectionDeletions: [0], itemReconfigures: [at(0, 0)])),
      ],
      nearMisses: [
        .init(
          "a deletion in the next section", [2, 2], [1],
          .init(sectionDeletions: [0], itemDeletions: [at(1, 0)])),
        .init(
          "an insertion in what takes its place", [2, 2], [3],
          .init(sectionDeletions: [0], itemInsertions: [at(0, 0)])),
      ]),
    BatchUpdateRuleCases(
      rule: .noItemOperationInAnInsertedSection,
      breaking: [
        .init("an insertion", [1], [3, 1], .init(sectionInsertions: [0], itemInsertions: [at(0, 0)]))
      ],
      nearMisses: [
        .init(
          "an insertion in the next section", [1], [3, 2],
          .init(sectionInsertions: [0], itemInsertions: [at(1, 0)])),
        .init(
          "a deletion in what was in its place", [1], [3, 0],
          .init(sectionInsertions: [0], itemDeletions: [at(0, 0)])),
      ]),
    BatchUpdateRuleCases(
      rule: .noMoveOutOfADeletedSection,
      breaking: [
        .init(
          "to the next section", [1, 1], [2],
          .init(sectionDeletions: [0], itemMoves: [move(at(0, 0), at(0, 0))]))
      ],
      nearMisses: [
        .init(
          "out of the next section", [1, 1, 1], [0, 2],
          .init(sectionDeletions: [0], itemMoves: [move(at(1, 0), at(1, 0))])),
        .init(
          "deleted with its section, inserted in another", [1, 1], [2],
          .init(sectionDeletions: [0], itemInsertions: [at(0, 0)])),
      ]),
    BatchUpdateRuleCases(
      rule: .noMoveIntoAnInsertedSection,
      breaking: [
        .init(
          "out of the next section", [1], [1, 0],
          .init(sectionInsertions: [0], itemMoves: [move(at(0, 0), at(0, 0))]))
      ],
      nearMisses: [
        .init(
          "within the next section", [2], [1, 2],
          .init(sectionInsertions: [0], itemMoves: [move(at(0, 0), at(1, 1))])),
        .init(
          "deleted, and brought by the new section", [1], [1, 0],
          .init(sectionInsertions: [0], itemDeletions: [at(0, 0)])),
      ]),
    BatchUpdateRuleCases(
      rule: .noItemDeletionInAMovedSection,
      breaking: [
        .init(
          "in the section that moves", [2, 1], [1, 1],
          .init(sectionMoves: [move(0, 1)], itemDeletions: [at(0, 0)]))
      ],
      nearMisses: [
        .init(
          "in the section that it passes", [2, 2], [1, 2],
          .init(sectionMoves: [move(0, 1)], itemDeletions: [at(1, 0)])),
        .init(
          "in none: the section is deleted and inserted", [2, 1], [1, 1],
          .init(sectionDeletions: [0], sectionInsertions: [1])),
      ]),
    BatchUpdateRuleCases(
      rule: .noItemInsertionInAMovedSection,
      breaking: [
        .init(
          "in the section that moves", [2, 1], [1, 3],
          .init(sectionMoves: [move(0, 1)], itemInsertions: [at(1, 0)])),
        .init(
          "eight sections of three items", Array(repeating: 3, count: 8),
          [3, 4] + Array(repeating: 3, count: 7),
          .init(sectionInsertions: [0], sectionMoves: [move(3, 1)], itemInsertions: [at(1, 0)])),
      ],
      nearMisses: [
        .init(
          "in the section that it passes", [2, 1], [2, 2],
          .init(sectionMoves: [move(0, 1)], itemInsertions: [at(0, 0)]))
      ]),
    BatchUpdateRuleCases(
      rule: .noItemMoveInAMovedSection,
      breaking: [
        .init(
          "within the section", [2, 1], [1, 2],
          .init(sectionMoves: [move(0, 1)], itemMoves: [move(at(0, 0), at(1, 1))])),
        .init(
          "out of the section", [2, 1], [2, 1],
          .init(sectionMoves: [move(0, 1)], itemMoves: [move(at(0, 0), at(0, 0))])),
        .init(
          "into the section", [2, 1], [0, 3],
          .init(sectionMoves: [move(0, 1)], itemMoves: [move(at(1, 0), at(1, 0))])),
        .init(
          "out of a section that moves nowhere", [1, 2], [2, 1],
          .init(sectionMoves: [move(1, 1)], itemMoves: [move(at(1, 0), at(0, 0))])),
      ],
      nearMisses: [
        .init(
          "within the section that it passes", [1, 2], [2, 1],
          .init(sectionMoves: [move(0, 1)], itemMoves: [move(at(1, 0), at(0, 1))]))
      ]),
    BatchUpdateRuleCases(
      rule: .noItemRefreshInAMovedSection,
      breaking: [
        .init("a reload", [1, 1], [1, 1], .init(sectionMoves: [move(0, 1)], itemReloads: [at(0, 0)])),
        .init(
          "a reconfigured item", [1, 1], [1, 1],
          .init(sectionMoves: [move(0, 1)], itemReconfigures: [at(0, 0)])),
      ],
      nearMisses: [
        .init(
          "a reconfigured item in the section that it passes", [1, 1], [1, 1],
          .init(sectionMoves: [move(0, 1)], itemReconfigures: [at(1, 0)]))
      ]),
    BatchUpdateRuleCases(
      rule: .noItemOperationInAReloadedSection,
      breaking: [
        .init("a deletion", [2], [1], .init(sectionReloads: [0], itemDeletions: [at(0, 0)])),
        .init("an insertion", [2], [3], .init(sectionReloads: [0], itemInsertions: [at(0, 0)])),
        .init(
          "an insertion in a section that was shifted", [1, 2], [3],
          .init(sectionDeletions: [0], sectionReloads: [1], itemInsertions: [at(0, 0)])),
        .init(
          "a move out", [2, 0], [1, 1], .init(sectionReloads: [0], itemMoves: [move(at(0, 0), at(1, 0))])),
        .init(
          "a move in", [2, 0], [1, 1], .init(sectionReloads: [1], itemMoves: [move(at(0, 0), at(1, 0))])),
        .init("a reload", [2], [2], .init(sectionReloads: [0], itemReloads: [at(0, 0)])),
        .init("a reconfigured item", [2], [2], .init(sectionReloads: [0], itemReconfigures: [at(0, 0)])),
      ],
      nearMisses: [
        .init("another number of items", [2], [7], .init(sectionReloads: [0])),
        .init(
          "operations in the next section", [2, 1], [3, 1],
          .init(sectionReloads: [0], itemReloads: [at(1, 0)])),
      ]),
  ]

  private static let ofCounts = [
    BatchUpdateRuleCases(
      rule: .sectionCountAgrees,
      breaking: [
        .init("a section more, no insertion", [1], [1, 1], .init()),
        .init("an insertion, no section more", [1], [1], .init(sectionInsertions: [0])),
        .init("a deletion, no section less", [1, 1], [1, 1], .init(sectionDeletions: [0])),
      ],
      nearMisses: [
        .init("nothing", [], [], .init()),
        .init("a section of any size comes", [1], [1, 9], .init(sectionInsertions: [1])),
      ]),
    BatchUpdateRuleCases(
      rule: .itemCountsAgree,
      breaking: [
        .init("an item more, no insertion", [1], [2], .init()),
        .init("an insertion, no item more", [1], [1], .init(itemInsertions: [at(0, 0)])),
        .init("a deletion, no item less", [2], [2], .init(itemDeletions: [at(0, 0)])),
        .init(
          "a move across, the numbers kept", [1, 1], [1, 1], .init(itemMoves: [move(at(0, 0), at(1, 0))])),
        .init("a moved section that has grown", [1, 2], [2, 2], .init(sectionMoves: [move(0, 1)])),
        .init("the right numbers in the wrong order", [1, 2], [1, 2], .init(sectionMoves: [move(0, 1)])),
        .init("a reloaded item that is gone", [2], [1], .init(itemReloads: [at(0, 0)])),
      ],
      nearMisses: [
        .init("a move across", [1, 1], [0, 2], .init(itemMoves: [move(at(0, 0), at(1, 0))])),
        .init("a moved section", [1, 2], [2, 1], .init(sectionMoves: [move(0, 1)])),
      ]),
  ]
}
