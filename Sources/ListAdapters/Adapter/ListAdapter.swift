// SPDX-License-Identifier: MIT

import Foundation
import ListDiffing

/// Keeps a list on screen in step with a data source, a section for each of its objects.
///
/// ```swift
/// let adapter = ListAdapter()
/// adapter.host = host
/// adapter.dataSource = source
/// source.messages.append(message)
/// adapter.performUpdates(animated: true)
/// ```
///
/// The adapter asks its ``dataSource`` for objects, diffs them with those that are in force, and has its updater carry the difference to
/// the ``host``. Section controllers are made when the host first needs them. The adapter owns its updater, its objects and their section
/// controllers; data source, host and delegates belong to somebody else.
@MainActor
public final class ListAdapter {
  // MARK: Who takes part

  /// Carries changes to the host.
  public let updater: any ListUpdating

  /// Who shows the list, such as a view controller; for section controllers to know.
  public weak var viewController: AnyObject?

  /// How many sections before and after the visible ones are in the working range.
  public let workingRangeSize: Int

  /// Shows the list. A host that another adapter has is taken from it.
  ///
  /// Setting it reads the data source at once; cells are made when the host lays out. What is queued is taken along: its blocks are run,
  /// its completions called with `true`.
  public weak var host: (any ListHost)? {
    get { currentHost }
    set { changeHost(to: newValue) }
  }
  internal weak var currentHost: (any ListHost)?

  /// Gives the objects. Setting it reads them at once; see ``host``.
  public weak var dataSource: (any ListAdapterDataSource)? {
    get { currentDataSource }
    set { changeDataSource(to: newValue) }
  }
  internal weak var currentDataSource: (any ListAdapterDataSource)?

  /// Is told what is displayed, what was left out and what failed.
  public weak var delegate: (any ListAdapterDelegate)?

  /// Is told what the host does with its cells, before section controllers are.
  public weak var collectionViewDelegate: (any ListCollectionViewDelegate)?

  /// Is told how the host is scrolled, before section controllers are.
  public weak var scrollViewDelegate: (any ListScrollViewDelegate)?

  /// Is told when the user has dropped a section at another place.
  public weak var moveDelegate: (any ListAdapterMoveDelegate)?

  /// Is told before and after steps that take time.
  public weak var performanceDelegate: (any ListAdapterPerformanceDelegate)?

  /// Whether an item that the user selects is deselected once everybody was told.
  public var autoDeselectEnabled = false

  // MARK: What it holds

  internal var map = SectionMap()
  /// What the running update changed, for positions before it.
  internal var running: RunningUpdate?
  internal var display = DisplayTracker()
  internal var workingRange: WorkingRange
  internal var listeners: [WeakListener] = []
  /// A data source that the adapter was given to keep.
  internal var ownedDataSource: (any ListAdapterDataSource)?
  /// The binding that feeds the list.
  internal var bindingLease: BindingLease?
  /// Where ``events`` come from, once somebody asked for them.
  internal var eventHub: ListEventHub?
  /// Completions of updates that have not been called, and what is to be done after the last.
  internal var updatesUnderWay = 0
  internal var afterUpdates: [@MainActor () -> Void] = []
  /// Views that are being asked for, and reports of the working range: cells can't be looked up meanwhile.
  internal var viewsBeingMade: [ViewBeingMade] = []
  internal var isReportingWorkingRange = false
  /// Whether the user has moved items of some section since the last update.
  internal var hasControllersAheadOfObjects = false
  /// The host proposed to drop a section behind the last one.
  internal var isMovingToLastSpot = false

  internal private(set) lazy var context = AdapterCollectionContext(self)
  internal private(set) lazy var client = AdapterHostClient(self)

  /// Makes an adapter without host and data source.
  ///
  /// - Parameters:
  ///   - updater: Carries changes to the host; each adapter has its own.
  ///   - viewController: Who shows the list; for section controllers to know.
  ///   - workingRangeSize: How many sections before and after the visible ones are in the working range.
  /// - Precondition: The size of the working range is not negative.
  public init(
    updater: any ListUpdating = ListAdapterUpdater(), viewController: AnyObject? = nil,
    workingRangeSize: Int = 0
  ) {
    precondition(workingRangeSize >= 0, "A working range can't have a negative size")
    self.updater = updater
    self.viewController = viewController
    self.workingRangeSize = workingRangeSize
    workingRange = WorkingRange(size: workingRangeSize)
  }
}

/// An update between the change of the map and its completion.
internal struct RunningUpdate {
  /// What the section map went through.
  internal let changeset: Changeset
  /// The sections that removed section controllers had.
  internal let removedSections: [ObjectIdentifier: Int]
  /// What the section map was changed to.
  internal let revision: Int
  /// The sections that may be laid out otherwise than before: new positions.
  internal var changedSections: [Int] = []
}
