/// A type of the standard library or of Foundation whose literal form the walker knows.
///
/// Conformances instead of one long list of casts: a cast to a concrete type would bridge on Apple
/// platforms, so that a number would pass for a `Bool`.
protocol LiteralDescribable {
  /// Writes the value as it would stand in Swift source.
  func literal(in room: WidthLimit, by walker: inout ValueWalker) -> LimitedText
}

extension LiteralDescribable where Self: BinaryFloatingPoint {
  // Numbers are never cut: a part of a number is another number. The sign of NaN says nothing.
  func literal(in room: WidthLimit, by walker: inout ValueWalker) -> LimitedText {
    LimitedText(isNaN ? "nan" : "\(self)")
  }
}

extension LiteralDescribable where Self: Collection {
  func literal(in room: WidthLimit, by walker: inout ValueWalker) -> LimitedText {
    walker.elements(of: self, in: room)
  }
}

/// A collection without an order, whose elements are shown in the order of their texts.
protocol UnorderedDescribable: LiteralDescribable, Collection {}

extension UnorderedDescribable {
  func literal(in room: WidthLimit, by walker: inout ValueWalker) -> LimitedText {
    walker.unorderedElements(of: self, in: room)
  }
}

/// A text, shown in quotes.
protocol QuotedDescribable: LiteralDescribable, CustomStringConvertible {}

extension QuotedDescribable {
  func literal(in room: WidthLimit, by walker: inout ValueWalker) -> LimitedText {
    escaped(description, .quoted, in: room)
  }
}

/// A range, shown by its bounds.
protocol RangeDescribable: LiteralDescribable {
  var bounds: (lower: Any?, sign: String, upper: Any?) { get }
}

extension RangeDescribable {
  func literal(in room: WidthLimit, by walker: inout ValueWalker) -> LimitedText {
    let (lower, sign, upper) = bounds
    let left = room.less(sign.count)
    // Both bounds are shown, so that neither may take the room of the other.
    let half =
      lower == nil || upper == nil ? left : WidthLimit(whole: left.whole / 2, cut: left.cut / 2)
    let texts = [lower, upper].map { $0.map { walker.describe($0, in: half) } ?? LimitedText("") }
    return texts[0] + LimitedText(sign) + texts[1]
  }
}

/// A type whose content is an address, can be read only once, or is no business of a reader.
protocol OpaqueDescribable: LiteralDescribable {}

extension OpaqueDescribable {
  func literal(in room: WidthLimit, by walker: inout ValueWalker) -> LimitedText {
    walker.named(by: self)
  }
}
