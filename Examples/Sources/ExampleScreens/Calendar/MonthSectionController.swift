// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters

/// Shows a month in weeks, and below the week of the day that is unfolded its appointments.
final class MonthSectionController: ListBindingSectionController<Month, MonthEntry> {
  private static let columns = ListGridColumns(count: 7)
  private var unfoldedDay: Int?

  /// Where the cell of a day is.
  func index(ofDay number: Int) -> Int? {
    viewModels.firstIndex { if case .day(let day) = $0 { day.id == number } else { false } }
  }

  override func viewModels(for month: Month) -> [MonthEntry] {
    var entries: [MonthEntry] = [.title(MonthTitle(id: month.id))]
    if month.firstWeekday > 0 { entries.append(.gap(MonthGap(dayCount: month.firstWeekday))) }
    var unfolded: [MonthEntry] = []
    for number in 1...month.dayCount {
      let appointments = month.appointments[number] ?? []
      let isUnfolded = number == unfoldedDay
      entries.append(
        .day(MonthDay(id: number, appointmentCount: appointments.count, isUnfolded: isUnfolded)))
      if isUnfolded { unfolded = appointments.map { .appointment(Appointment(day: number, text: $0)) } }
      let isEndOfWeek = (month.firstWeekday + number) % Self.columns.count == 0
      if isEndOfWeek || number == month.dayCount {
        entries += unfolded
        unfolded = []
      }
    }
    return entries
  }

  override func cell(for viewModel: MonthEntry, at index: Int) -> any ListBindable {
    guard let collectionContext else { preconditionFailure("Only a month in a list is asked for cells") }
    switch viewModel {
    case .title: return collectionContext.dequeueReusableCell(of: MonthTitleCell.self, for: self, at: index)
    case .gap: return collectionContext.dequeueReusableCell(of: MonthGapCell.self, for: self, at: index)
    case .day: return collectionContext.dequeueReusableCell(of: DayCell.self, for: self, at: index)
    case .appointment:
      return collectionContext.dequeueReusableCell(of: AppointmentCell.self, for: self, at: index)
    }
  }

  override func size(for viewModel: MonthEntry, at index: Int) -> CGSize {
    let width = collectionContext?.containerSize.width ?? 0
    switch viewModel {
    case .title: return CGSize(width: width, height: 44)
    case .gap(let gap):
      return CGSize(width: column(gap.dayCount - 1).offset + column(gap.dayCount - 1).length, height: 48)
    case .day(let day):
      let weekday = ((object?.firstWeekday ?? 0) + day.id - 1) % Self.columns.count
      return CGSize(width: column(weekday).length, height: 48)
    case .appointment: return CGSize(width: width, height: 32)
    }
  }

  override func didSelectItem(at index: Int) {
    if case .day(let day) = viewModels[index] {
      unfoldedDay = day.isUnfolded ? nil : day.id
      update(animated: true)
    }
    super.didSelectItem(at: index)
  }

  private func column(_ index: Int) -> ListGridColumns.Column {
    guard let collectionContext else { return .init(offset: 0, length: 0) }
    return Self.columns.column(
      index, in: collectionContext.containerSize.width, displayScale: collectionContext.displayScale)
  }
}
