// SPDX-License-Identifier: MIT

/// Writes a list of sections down as it is to look.
@resultBuilder
public enum SectionedArrayBuilder<Section: Diffable, Item: Diffable> {
  public typealias Component = [ArraySection<Section, Item>]

  public static func buildExpression(_ section: ArraySection<Section, Item>) -> Component { [section] }
  public static func buildExpression(_ sections: Component) -> Component { sections }
  public static func buildBlock(_ components: Component...) -> Component { components.flatMap { $0 } }
  public static func buildOptional(_ component: Component?) -> Component { component ?? [] }
  public static func buildEither(first component: Component) -> Component { component }
  public static func buildEither(second component: Component) -> Component { component }
  public static func buildArray(_ components: [Component]) -> Component { components.flatMap { $0 } }
  public static func buildLimitedAvailability(_ component: Component) -> Component { component }
}

/// Writes the items of a section down as they are to look.
@resultBuilder
public enum SectionItemsBuilder<Item> {
  public static func buildExpression(_ item: Item) -> [Item] { [item] }
  public static func buildExpression(_ items: [Item]) -> [Item] { items }
  public static func buildBlock(_ components: [Item]...) -> [Item] { components.flatMap { $0 } }
  public static func buildOptional(_ component: [Item]?) -> [Item] { component ?? [] }
  public static func buildEither(first component: [Item]) -> [Item] { component }
  public static func buildEither(second component: [Item]) -> [Item] { component }
  public static func buildArray(_ components: [[Item]]) -> [Item] { components.flatMap { $0 } }
  public static func buildLimitedAvailability(_ component: [Item]) -> [Item] { component }
}

extension SectionedArray {
  /// Makes a list that is written down section by section.
  ///
  /// ```swift
  /// let specials = ["Gnocchi", "Ravioli"]
  /// let menu = SectionedArray<String, String> {
  ///   ArraySection("Starters") { "Soup" }
  ///   ArraySection("Mains") {
  ///     "Risotto"
  ///     for dish in specials { dish }
  ///   }
  /// }
  /// print(menu.numberOfItems)  // 4
  /// ```
  public init(@SectionedArrayBuilder<Section, Item> _ sections: () -> [ArraySection<Section, Item>]) {
    self.init(sections())
  }
}

extension ArraySection {
  /// Makes a section whose items are written down one by one.
  public init(_ model: Model, @SectionItemsBuilder<Item> _ items: () -> [Item]) {
    self.init(model, items: items())
  }
}
