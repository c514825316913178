// SPDX-License-Identifier: MIT

/// The views that wait to be used again, by reuse identifier. The one that came last goes first.
@MainActor
internal struct ReusePool {
  private var views: [String: [any ListReusableView]] = [:]
  private(set) internal var counts: [String: HeadlessReuseCounts] = [:]

  /// Takes a view that waits, or counts one that has to be made.
  internal mutating func take(_ identifier: String) -> (any ListReusableView)? {
    guard let view = views[identifier]?.popLast() else {
      counts[identifier, default: .init()].made += 1
      return nil
    }
    counts[identifier]?.reused += 1
    counts[identifier]?.pooled -= 1
    return view
  }

  internal mutating func put(_ view: any ListReusableView, _ identifier: String) {
    views[identifier, default: []].append(view)
    counts[identifier, default: .init()].pooled += 1
  }

  internal var total: HeadlessReuseCounts { counts.values.reduce(HeadlessReuseCounts(), +) }
}
