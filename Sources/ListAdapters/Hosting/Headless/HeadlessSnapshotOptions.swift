// SPDX-License-Identifier: MIT

/// What is in a picture of a headless host besides what is to be seen on its screen.
public struct HeadlessSnapshotOptions: Sendable, Hashable {
  /// What the picture is called, for those who hear it read.
  public var title: String

  /// Sections whose places off screen are drawn as outlines, such as an adapter's working range; up to a screen before and behind what
  /// is visible. `nil` draws only the screen.
  public var outlinedSections: Range<Int>?

  /// Whether a bar at the edge shows what part of the content is visible.
  public var showsScrollIndicator: Bool

  /// How large the picture is: pixels for each point.
  public var scale: Double

  /// Makes options.
  public init(
    title: String = "A list", outlinedSections: Range<Int>? = nil, showsScrollIndicator: Bool = true,
    scale: Double = 1
  ) {
    self.title = title
    self.outlinedSections = outlinedSections
    self.showsScrollIndicator = showsScrollIndicator
    self.scale = scale
  }
}
