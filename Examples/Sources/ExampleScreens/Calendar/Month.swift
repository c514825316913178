// SPDX-License-Identifier: MIT

import ListAdapters
import ListDiffing

/// A month with appointments.
struct Month: Identifiable, Equatable, Diffable {
  let id: String
  /// The weekday of the 1st: 0 for a Monday.
  let firstWeekday: Int
  let dayCount: Int
  /// What there is to do, by day.
  var appointments: [Int: [String]]

  static let sample = Month(
    id: "October", firstWeekday: 3, dayCount: 31,
    appointments: [
      4: ["Market"], 9: ["Dentist at nine", "Lunch with Emmy"], 17: ["Theatre"],
      23: ["Train at seven", "Conference", "Dinner"], 30: ["Rent"],
    ])
}

/// What a month is shown by.
enum MonthEntry: Diffable, Equatable, ListObjectWrapping {
  case title(MonthTitle)
  case gap(MonthGap)
  case day(MonthDay)
  case appointment(Appointment)

  var diffIdentifier: AnyDiffable.Identifier {
    switch self {
    case .title(let title): AnyDiffable(title).diffIdentifier
    case .gap(let gap): AnyDiffable(gap).diffIdentifier
    case .day(let day): AnyDiffable(day).diffIdentifier
    case .appointment(let appointment): AnyDiffable(appointment).diffIdentifier
    }
  }

  var wrappedObject: any Diffable {
    switch self {
    case .title(let title): title
    case .gap(let gap): gap
    case .day(let day): day
    case .appointment(let appointment): appointment
    }
  }
}

struct MonthTitle: Identifiable, Equatable, Diffable {
  let id: String
}

/// The days before the 1st in its week.
struct MonthGap: Equatable, Diffable {
  var dayCount: Int

  var diffIdentifier: Int { 0 }
}

struct MonthDay: Identifiable, Equatable, Diffable {
  let id: Int
  var appointmentCount: Int
  var isUnfolded: Bool
}

struct Appointment: Equatable, Diffable {
  struct DiffIdentifier: Hashable {
    let day: Int
    let text: String
  }

  let day: Int
  let text: String

  var diffIdentifier: DiffIdentifier { DiffIdentifier(day: day, text: text) }
}
