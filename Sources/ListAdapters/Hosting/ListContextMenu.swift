// SPDX-License-Identifier: MIT

/// A menu of whatever kit the host draws with, which the host hands through without looking at it.
public protocol ListContextMenu: AnyObject {}
