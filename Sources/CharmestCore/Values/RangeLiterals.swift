extension Range: LiteralDescribable {
  func literal(in room: Room, by walker: inout ValueWalker) -> Piece {
    walker.range(from: lowerBound, "..<", to: upperBound, in: room)
  }
}

extension ClosedRange: LiteralDescribable {
  func literal(in room: Room, by walker: inout ValueWalker) -> Piece {
    walker.range(from: lowerBound, "...", to: upperBound, in: room)
  }
}

extension PartialRangeFrom: LiteralDescribable {
  func literal(in room: Room, by walker: inout ValueWalker) -> Piece {
    walker.range(from: lowerBound, "...", to: nil, in: room)
  }
}

extension PartialRangeThrough: LiteralDescribable {
  func literal(in room: Room, by walker: inout ValueWalker) -> Piece {
    walker.range(from: nil, "...", to: upperBound, in: room)
  }
}

extension PartialRangeUpTo: LiteralDescribable {
  func literal(in room: Room, by walker: inout ValueWalker) -> Piece {
    walker.range(from: nil, "..<", to: upperBound, in: room)
  }
}

extension ValueWalker {
  fileprivate mutating func range(
    from lower: Any?,
    _ sign: String,
    to upper: Any?,
    in room: Room
  ) -> Piece {
    let sign = Piece(sign)
    let left = room.less(sign.count)
    // Both bounds are shown, so that neither may take the room of the other.
    let half = lower == nil || upper == nil ? left : Room(whole: left.whole / 2, cut: left.cut / 2)
    let start = lower.map { describe($0, in: half) } ?? Piece("")
    let end = upper.map { describe($0, in: half) } ?? Piece("")
    return start + sign + end
  }
}
