// SPDX-License-Identifier: MIT

/// Completions that are owed, in the order in which they were handed in.
///
/// Each is called once: by ``call(_:)``, or with `false` soon after whoever held them is gone, in a turn of the main actor of its own.
@MainActor
internal final class UpdateCompletions {
  private var waiting: [@MainActor (Bool) -> Void] = []

  internal func append(_ completion: (@MainActor (Bool) -> Void)?) {
    if let completion { waiting.append(completion) }
  }

  /// Takes over what another owes.
  internal func append(contentsOf other: UpdateCompletions) {
    waiting += other.waiting
    other.waiting = []
  }

  internal func call(_ isFinished: Bool) {
    let called = waiting
    waiting = []
    for completion in called { completion(isFinished) }
  }

  deinit {
    guard !waiting.isEmpty else { return }
    // Not from here: what a completion does must not run in the midst of some owner's end.
    Task { @MainActor [waiting] in
      for completion in waiting { completion(false) }
    }
  }
}
