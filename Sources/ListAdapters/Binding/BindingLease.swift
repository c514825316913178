// SPDX-License-Identifier: MIT

/// What an adapter holds of the binding that feeds it: a way to tell it what happens, and the means that it learns of the adapter's end.
@MainActor
internal final class BindingLease {
  internal private(set) weak var driver: (any BindingDriving)?
  private let hook: ReleaseHook

  internal init(_ driver: any BindingDriving) {
    self.driver = driver
    hook = ReleaseHook { [weak driver] in driver?.adapterWasReleased() }
  }
}
