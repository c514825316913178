// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

/// A list view without a screen, for tests, command lines and pictures: it does what a collection view does, and always in the same
/// way.
///
/// - **Layout.** What is invalid is laid out by ``layoutIfNeeded()``, before and after anything that a user does (a tap, a drag, a
///   change of size), in a batch, and whenever time passes. Nothing is laid out behind anyone's back: after `reloadData()`, a change
///   of the client or a scroll by program there is no new cell until then.
/// - **Batches** are checked by the strict `BatchUpdateModel`. A batch that breaks a rule is a thrown error, and the host
///   shows the old list, and asks for nothing, until it is told to reload. The client is asked for counts after the block, then for
///   sizes, then for cells; never during the block. Geometry that is asked for meanwhile is known only of what is on screen.
/// - **Cells** move with their items. What stays or moves keeps its cell; a reconfigured item's cell stays, and the client,
///   which is asked for it again, dequeues the very same one. A cell is made only if none of its reuse identifier waits in the pool.
/// - **Display.** A view is asked for, then reported as displayed. What is off screen at once, by a scroll or a batch that is not
///   animated, leaves before anything new is asked for, however far the list went, so that its views are used again; so do all after
///   `reloadData()`. What a batch deletes or reloads leaves after what is new has appeared, so a section that is replaced in place is
///   displayed throughout, and what is animated leaves at the end. A view is reported as no longer displayed before it is used again.
/// - **Drawing order**, for pictures as for touches: what leaves is behind all else; then by `zIndex`; of two at one level, as the header
///   and the footer of a section are, the header is in front, and else what comes later in the list.
/// - **Time** stands still until ``advance(by:)`` or ``finishAnimations()``. What is not animated is complete when the call
///   returns: the completion of a batch is called last, within the call. What is animated takes ``animationDuration``: views that
///   leave stay on screen until then, and completions come after they have left. Nothing is animated if the host is not visible,
///   or if ``areAnimationsEnabled`` is `false`.
/// - **Scrolling** by program goes wherever it is told to, as in UIKit; `scrollToItem` stays within the content. When
///   the content, the insets or the size change, and when a drag or a deceleration ends, the offset is brought back into the content.
///
/// A client may call the host back from any of its methods. A batch or a reload in the middle of a layout starts the layout over.
@MainActor
public final class HeadlessListHost: ListHost {
  // MARK: Client and layout

  /// Who is asked and told. One that is replaced is told first that nothing is displayed any more; the new one is asked for counts.
  public var client: (any ListHostClient)? {
    get { currentClient }
    set {
      guard newValue !== currentClient else { return }
      endAllDisplay()
      currentClient = newValue
      reloadData()
    }
  }
  private weak var currentClient: (any ListHostClient)?

  /// Places the cells. Another one takes effect at the next layout; the cells stay.
  public var layout: any ListLayout { didSet { invalidateLayout(.everything) } }

  /// Along which axis the layout has the list scrolled.
  public var scrollDirection: ListScrollDirection { layout.scrollDirection }

  /// Pixels per point.
  public var displayScale: CGFloat = 2 { didSet { needsLayout = true } }

  // MARK: Geometry

  /// The visible part of the content; its origin is the content offset.
  public internal(set) var bounds: CGRect
  /// What the content is inset by, in points. A change moves nothing unless the offset would be outside.
  public var contentInset = ListEdgeInsets.zero { didSet { needsLayout = true } }
  /// What bars cover at the edges, in points.
  public var safeAreaInset = ListEdgeInsets.zero { didSet { needsLayout = true } }
  /// How the list is being scrolled.
  public internal(set) var scrollingTraits = ListScrollingTraits()
  /// Whether somebody could see the list. Nothing is animated otherwise; all else is the same.
  public var isVisible = true

  // MARK: Background

  /// What is shown behind the cells. Pictures draw it over all of what is visible, with its text in the middle.
  public var backgroundView: (any ListView)?
  /// Whether it is hidden.
  public var isBackgroundViewHidden = false

  // MARK: Selection

  /// Whether taps select items.
  public var allowsSelection = true
  /// Whether several items can be selected, each tap changing one of them.
  public var allowsMultipleSelection = false
  internal var selection: Set<ItemPath> = []
  /// The item that is touched and highlighted.
  public internal(set) var pathForHighlightedItem: ItemPath?

  /// The item that is being moved by the user, and where it would come to lie.
  public internal(set) var move: HeadlessMove?

  // MARK: Time

  /// How long an animation takes, in seconds.
  public var animationDuration: TimeInterval = 0.25
  /// Whether anything is animated at all.
  public var areAnimationsEnabled = true
  /// The time that has passed, in seconds.
  public internal(set) var now: TimeInterval = 0
  internal var batchAnimations: [BatchAnimation] = []
  internal var scrollAnimation: ScrollAnimation?

  // MARK: Log

  /// What the host did, in order.
  public internal(set) var operations: [HeadlessOperation] = []
  /// Whether ``operations`` grows. Turn it off where a host does very much.
  public var recordsOperations = true
  /// Says how many updates wait somewhere to reach the host, for ``finish()``. If there is none, the client says so, and an adapter knows.
  public var queuedUpdateCount: (@MainActor () -> Int)?

  // MARK: What is shown

  internal var model = BatchUpdateModel(itemCounts: [])
  /// What has a view on screen. Views that are on their way out are not among them.
  internal var shown: [HostedElement: HostedView] = [:]
  /// What a reload left behind, to leave before anything new appears.
  internal var leftBehind: [HostedView] = []
  /// What a batch has no place for any more, to leave after what is new has appeared.
  internal var departing: [HostedView] = []
  /// The cells that are to be configured again at the next layout.
  internal var awaitingReconfigure: [HostedView] = []
  internal var pool = ReusePool()
  internal var factories = ViewFactories()
  internal var asking: ViewRequest?
  internal var displaysBegun = 0
  internal var displaysEnded = 0

  // MARK: State

  internal var needsLayout = true
  internal var layoutIsInvalid = true
  internal var preparedContainer: ListLayoutContainer?
  /// What the offset was last brought into the content for.
  internal var settledGeometry: ScrollGeometry?
  /// Changes whenever paths come to mean something else.
  internal var revision = 0
  internal var isInUpdates = false
  internal var isPreparing = false
  /// How often the client is being asked for counts: nothing can be laid out before it has answered.
  internal var countsBeingAsked = 0
  internal var isLayingOut = false
  /// Whether an item was dropped and the client has not changed its data yet.
  internal var awaitsDrop = false
  /// Why nothing can be shown before the next reload.
  internal var refusal: BatchUpdateError?
  /// Calls of completions that came up in the middle of a layout.
  internal var afterLayout: [@MainActor () -> Void] = []

  /// Makes a host that shows nothing until it has a client.
  ///
  /// - Parameters:
  ///   - size: The size of what is visible, in points.
  ///   - layout: Places the cells. The default is a list of rows from edge to edge.
  public init(size: CGSize, layout: (any ListLayout)? = nil) {
    bounds = CGRect(origin: .zero, size: size)
    self.layout = layout ?? ListCollectionViewLayout()
  }

  /// Forgets the ``operations`` so far.
  public func clearOperations() { operations = [] }

  internal func record(_ operation: @autoclosure () -> HeadlessOperation) {
    if recordsOperations { operations.append(operation()) }
  }
}
