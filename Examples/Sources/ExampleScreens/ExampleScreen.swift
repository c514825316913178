// SPDX-License-Identifier: MIT

import ListAdapters

/// A screen of an app, with what a user does on it, step by step.
@MainActor
public protocol ExampleScreen: AnyObject {
  /// Names the screen in file names.
  static var name: String { get }
  /// What the screen is called.
  static var title: String { get }
  /// What there is to see, in a sentence or two.
  static var summary: String { get }

  /// Sets the screen up; nothing is laid out yet.
  init()

  /// What shows the list.
  var host: HeadlessListHost { get }
  /// What happens, in order. Each step supposes that those before it were performed, once.
  var steps: [ExampleStep] { get }
  /// What is to be in a picture of the screen as it is now.
  var snapshotOptions: HeadlessSnapshotOptions { get }
  /// What the screen has written down since the last step, for a reader of the pictures.
  var notes: [String] { get }
}

extension ExampleScreen {
  public var snapshotOptions: HeadlessSnapshotOptions { HeadlessSnapshotOptions(title: Self.title) }
  public var notes: [String] { [] }
}

/// Something that happens on a screen.
public struct ExampleStep: Sendable {
  /// What happens, as a title of the picture after it.
  public let caption: String
  /// Has it happen, and everything that follows from it.
  public let perform: @MainActor @Sendable () async -> Void

  init(_ caption: String, _ perform: @escaping @MainActor @Sendable () async -> Void) {
    self.caption = caption
    self.perform = perform
  }
}

/// All screens, in the order in which to show them.
@MainActor
public let allExampleScreens: [any ExampleScreen.Type] = [
  FeedScreen.self, SingleSectionScreen.self, WorkingRangeScreen.self, SupplementaryViewsScreen.self,
  DisplayLogScreen.self, TailLoadingScreen.self, SearchScreen.self, NestedAdaptersScreen.self,
  CalendarScreen.self, BoundFeedScreen.self, BoundSearchScreen.self, BoundReorderingScreen.self,
  BoundSingleSectionScreen.self, BoundTailLoadingScreen.self, BoundEmptyScreen.self, BoundMixedScreen.self,
  BoundNestedScreen.self, BoundWorkingRangeScreen.self,
]
