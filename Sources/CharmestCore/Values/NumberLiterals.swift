// Numbers are never cut: a part of a number is another number. Most describe themselves as a
// literal does; the conformances below spare them the slower way through `description`.

extension Int: LiteralDescribable {
  func literal(in room: Room, by walker: inout ValueWalker) -> Piece { Piece(description) }
}

extension Bool: LiteralDescribable {
  func literal(in room: Room, by walker: inout ValueWalker) -> Piece { Piece(description) }
}

extension Double: LiteralDescribable {
  func literal(in room: Room, by walker: inout ValueWalker) -> Piece { floatingPoint(self) }
}

extension Float: LiteralDescribable {
  func literal(in room: Room, by walker: inout ValueWalker) -> Piece { floatingPoint(self) }
}

/// The shortest text that reads as the same number; the sign of what is no number says nothing.
func floatingPoint(_ number: some BinaryFloatingPoint) -> Piece {
  Piece(number.isNaN ? "nan" : "\(number)")
}
