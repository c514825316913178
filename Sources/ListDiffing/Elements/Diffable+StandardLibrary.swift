// SPDX-License-Identifier: MIT

// Lists of plain values are diffed by the values themselves.

extension Int: Diffable {}
extension Int8: Diffable {}
extension Int16: Diffable {}
extension Int32: Diffable {}
extension Int64: Diffable {}
extension UInt: Diffable {}
extension UInt8: Diffable {}
extension UInt16: Diffable {}
extension UInt32: Diffable {}
extension UInt64: Diffable {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: Diffable {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: Diffable {}
extension String: Diffable {}
extension Substring: Diffable {}
extension Character: Diffable {}
extension Bool: Diffable {}
extension Float: Diffable {}
extension Double: Diffable {}
