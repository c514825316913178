// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters

/// The name of a month.
final class MonthTitleCell: HeadlessCell, ListBindable {
  required init() {
    super.init()
    fontSize = 18
    textColor = .white
    textAlignment = .center
    backgroundColor = .indigo
  }

  func bindViewModel(_ viewModel: MonthTitle) { text = viewModel.id }
}

/// The place before the 1st.
final class MonthGapCell: HeadlessCell, ListBindable {
  func bindViewModel(_ viewModel: MonthGap) { backgroundColor = .background }
}

/// A day: its number, in a disc if it is unfolded, and a dot for each appointment.
final class DayCell: ExampleCell, ListBindable {
  private static let dotSize: CGFloat = 5
  private let disc = Label(fontSize: 15, alignment: .center, cornerRadius: 14)
  private var dots: [HeadlessView] = []

  override func setUp() { addSubview(disc) }

  override func layoutSubviews(in bounds: CGRect) {
    disc.frame = CGRect(x: bounds.midX - 14, y: 5, width: 28, height: 28)
    let step = Self.dotSize + 3
    let start = bounds.midX - (CGFloat(dots.count) * step - 3) / 2
    for (number, dot) in dots.enumerated() {
      dot.frame = CGRect(
        x: start + CGFloat(number) * step, y: bounds.height - 11, width: Self.dotSize, height: Self.dotSize)
    }
  }

  func bindViewModel(_ viewModel: MonthDay) {
    disc.text = "\(viewModel.id)"
    disc.textColor = viewModel.isUnfolded ? .white : .label
    disc.backgroundColor = viewModel.isUnfolded ? .coral : nil
    for dot in dots { dot.removeFromSuperview() }
    dots = (0..<viewModel.appointmentCount).map { _ in
      let dot = Label(background: .coral, cornerRadius: Self.dotSize / 2)
      addSubview(dot)
      return dot
    }
    layoutSubviews(in: CGRect(origin: .zero, size: frame.size))
  }
}

/// An appointment of the day that is unfolded.
final class AppointmentCell: HeadlessCell, ListBindable {
  required init() {
    super.init()
    fontSize = 13
    backgroundColor = .cream
  }

  func bindViewModel(_ viewModel: Appointment) { text = viewModel.text }
}
