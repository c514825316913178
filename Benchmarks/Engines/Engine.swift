// SPDX-License-Identifier: MIT

/// The ways to diff that are compared, in the order of their columns.
enum Engine: String, CaseIterable, Codable {
  case c
  case swift
  case dictionary
  case stdlib
}
