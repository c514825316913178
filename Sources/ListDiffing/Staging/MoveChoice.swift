// SPDX-License-Identifier: MIT

/// Whether another choice of as few moves in a list could suit better what is refreshed: what can be told in a look at each move and refresh.
///
/// Both are to be noted in the order of the new list.
internal struct MoveChoice {
  private var moveCount = 0
  private var refreshCount = 0
  private var movedRefreshCount = 0
  private var lastQuietMove = -1
  private var areQuietMovesInOrder = true
  private var lastRefresh = -1
  private var areRefreshesInOrder = true

  /// - Parameter old: An old position.
  internal mutating func note(moveFrom old: Int, isRefreshed: Bool) {
    moveCount += 1
    if isRefreshed {
      movedRefreshCount += 1
    } else {
      if old < lastQuietMove { areQuietMovesInOrder = false }
      lastQuietMove = old
    }
  }

  /// - Parameter old: An old position.
  internal mutating func note(refreshOf old: Int) {
    refreshCount += 1
    if old < lastRefresh { areRefreshesInOrder = false }
    lastRefresh = old
  }

  /// Whether all that is refreshed could stay: some of it moves, and it is in order among itself.
  internal var mayKeepMore: Bool { movedRefreshCount > 0 && areRefreshesInOrder }

  /// Whether all that moves could be refreshed, or all that is refreshed could move, and neither is so.
  internal var mayReplaceMore: Bool {
    moveCount > movedRefreshCount && refreshCount > movedRefreshCount
      && (areQuietMovesInOrder && moveCount <= refreshCount || refreshCount <= moveCount)
  }
}
