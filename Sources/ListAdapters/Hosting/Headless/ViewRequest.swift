// SPDX-License-Identifier: MIT

/// A view that a headless host is asking its client for.
@MainActor
internal struct ViewRequest {
  internal let element: HostedElement
  /// The cell that is to be configured again, if it is not a new one that is asked for.
  internal var reconfigured: HostedView?
  internal var dequeued: (view: any ListReusableView, identifier: String)?

  internal init(element: HostedElement, reconfigured: HostedView? = nil) {
    self.element = element
    self.reconfigured = reconfigured
  }
}
