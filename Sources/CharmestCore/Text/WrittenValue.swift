/// A value in a text, which is walked once for all rooms in which it is whole.
final class WrittenValue {
  let value: Any?
  private let givenDetail: ValueDescription.Detail
  /// With its hidden parts where it reads like another one; asked only where it is written.
  private lazy var detail = siblings?.readAlike == true ? .exact : givenDetail
  private let siblings: Siblings?
  private lazy var wholeAmidSiblings = value.flatMap { siblings?.whole(of: $0) } ?? ""
  private var widest: (room: Int, description: ValueDescription)?
  private var shorter: [Int: ValueDescription] = [:]

  init(
    _ value: Any?, _ detail: ValueDescription.Detail = .readable, amid siblings: Siblings? = nil
  ) {
    self.value = value
    givenDetail = detail
    self.siblings = siblings
  }

  /// The same value in a list of others.
  func amid(_ siblings: Siblings) -> WrittenValue {
    WrittenValue(value, givenDetail, amid: siblings)
  }

  /// The value in this room.
  func description(in room: Int) -> ValueDescription {
    if isShown(in: room) { return measured(for: room) }
    if let description = shorter[room] { return description }
    let description =
      value.flatMap { siblings?.description(of: $0, wholeAmidSiblings, in: room) }
      ?? ValueDescription(of: value, limit: room, detail)
    shorter[room] = description
    return description
  }

  /// The width of the value in this room.
  func width(in room: Int) -> Int { min(measured(for: room).text.width, room) }

  /// Whether the value is shown whole in this room.
  func isShown(in room: Int) -> Bool {
    let description = measured(for: room)
    return description.isComplete && description.text.width <= room
  }

  private func measured(for room: Int) -> ValueDescription {
    if let widest, widest.description.isComplete || widest.room >= room {
      return widest.description
    }
    let description = ValueDescription(of: value, limit: room, detail)
    widest = (room, description)
    return description
  }
}
