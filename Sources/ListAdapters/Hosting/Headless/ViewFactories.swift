// SPDX-License-Identifier: MIT

/// What makes the views of a headless host.
@MainActor
internal struct ViewFactories {
  internal typealias Factory = @MainActor () -> any ListReusableView

  internal var types: [ObjectIdentifier: Factory] = [:]
  internal var nibs: [String: Factory] = [:]
  internal var prototypes: [String: Factory] = [:]

  internal func make(_ source: ListViewSource) -> any ListReusableView {
    switch source {
    case .type(let type):
      if let factory = types[ObjectIdentifier(type)] { return factory() }
      if let type = type as? HeadlessReusableView.Type { return type.init() }
      preconditionFailure(
        "A headless host does not know how to make a \(type); let it inherit from HeadlessReusableView, or register it"
      )
    case .nib(let name, _):
      guard let factory = nibs[name] else {
        preconditionFailure("No nib “\(name)” is registered with the host; use register(forNibName:make:)")
      }
      return factory()
    case .storyboard(let identifier):
      guard let factory = prototypes[identifier] else {
        preconditionFailure(
          "No prototype “\(identifier)” is registered with the host; use register(forStoryboardIdentifier:make:)"
        )
      }
      return factory()
    }
  }
}
