/// A type of the standard library or of Foundation whose literal form the walker knows.
///
/// Conformances instead of one long list of casts: a cast to a concrete type would bridge on Apple
/// platforms, so that a number would pass for a `Bool`.
protocol LiteralDescribable {
  /// Writes the value as it would stand in Swift source.
  func literal(in room: Room, by walker: inout ValueWalker) -> Piece
}

/// A type whose content is an address, can be read only once, or is no business of a reader.
protocol OpaqueDescribable: LiteralDescribable {}

extension OpaqueDescribable {
  func literal(in room: Room, by walker: inout ValueWalker) -> Piece {
    walker.named(by: self)
  }
}
