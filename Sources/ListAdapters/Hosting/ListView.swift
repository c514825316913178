// SPDX-License-Identifier: MIT

/// A view of whatever kit the host draws with.
@MainActor
public protocol ListView: AnyObject {}
