// SPDX-License-Identifier: MIT

/// What a stream does that a list is bound to.
public enum ListBindingEvent<Element> {
  /// It yields a value.
  case next(Element)
  /// It has failed; nothing comes after. What the list shows stays.
  case failure(any Error)
  /// It has ended; nothing comes after. What the list shows stays.
  case completion
}
