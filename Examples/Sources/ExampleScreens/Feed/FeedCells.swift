// SPDX-License-Identifier: MIT

import Foundation
import ListAdapters

/// A note on a card: its author and the text.
final class NoteCell: ExampleCell {
  private static let fontSize: CGFloat = 14
  private let author = Label(fontSize: 12, color: .secondaryLabel)
  private let body = Label(fontSize: NoteCell.fontSize)

  static func height(of note: Note, width: CGFloat) -> CGFloat {
    36 + TextHeight.of(note.text, fontSize: fontSize, width: width - 24)
  }

  override func setUp() {
    cornerRadius = 10
    addSubview(author)
    addSubview(body)
  }

  override func layoutSubviews(in bounds: CGRect) {
    author.frame = CGRect(x: 4, y: 6, width: bounds.width - 8, height: 18)
    body.frame = CGRect(x: 4, y: 24, width: bounds.width - 8, height: bounds.height - 30)
  }

  func show(_ note: Note) {
    author.text = note.author
    body.text = note.text
  }
}

/// A user on a card: a disc with initials, the name, what they are up to, and a handle to drag them by.
final class UserCell: ExampleCell {
  private let disc = Label(fontSize: 14, color: .white, alignment: .center, cornerRadius: 18)
  private let name = Label(fontSize: 15)
  private let status = Label(fontSize: 12, color: .secondaryLabel)
  private let handle = Label("≡", fontSize: 20, color: .separator, alignment: .center)

  override func setUp() {
    cornerRadius = 10
    [disc, name, status, handle].forEach(addSubview)
  }

  override func layoutSubviews(in bounds: CGRect) {
    disc.frame = CGRect(x: 10, y: (bounds.height - 36) / 2, width: 36, height: 36)
    name.frame = CGRect(x: 48, y: bounds.midY - 21, width: bounds.width - 92, height: 22)
    status.frame = CGRect(x: 48, y: bounds.midY + 1, width: bounds.width - 92, height: 18)
    handle.frame = CGRect(x: bounds.width - 40, y: bounds.midY - 15, width: 30, height: 30)
  }

  func show(_ user: User) {
    disc.text = user.initials
    disc.backgroundColor = user.color
    name.text = user.name
    status.text = user.status
  }
}

/// A photo, which is a coloured square with its name.
final class PhotoCell: ExampleCell {
  override func setUp() {
    cornerRadius = 6
    textColor = .white
    textAlignment = .center
    fontSize = 13
  }

  func show(_ photo: Photo) {
    text = photo.id
    backgroundColor = photo.color
  }
}

/// An advertisement: what it is, what is offered, and a button.
final class AdvertisementCell: ExampleCell {
  private let mark = Label(
    "Advertisement", fontSize: 10, color: .secondaryLabel, alignment: .trailing)
  private let headline = Label(fontSize: 16)
  private let offer = Label(fontSize: 12, color: .secondaryLabel)
  private let button = Label(
    "Look", fontSize: 13, color: .white, alignment: .center, background: .amber, cornerRadius: 13)

  override func setUp() {
    backgroundColor = .cream
    cornerRadius = 10
    [mark, headline, offer, button].forEach(addSubview)
  }

  override func layoutSubviews(in bounds: CGRect) {
    mark.frame = CGRect(x: bounds.width - 124, y: 4, width: 120, height: 14)
    headline.frame = CGRect(x: 4, y: 18, width: bounds.width - 84, height: 24)
    offer.frame = CGRect(x: 4, y: 42, width: bounds.width - 84, height: 18)
    button.frame = CGRect(x: bounds.width - 74, y: 26, width: 62, height: 26)
  }

  func show(_ advertisement: Advertisement) {
    headline.text = advertisement.headline
    offer.text = advertisement.offer
  }
}

/// What is shown in place of a list without items.
final class EmptyView: HeadlessView {
  convenience init(_ text: String) {
    self.init()
    self.text = text
    textAlignment = .center
    textColor = .secondaryLabel
    fontSize = 17
  }
}
