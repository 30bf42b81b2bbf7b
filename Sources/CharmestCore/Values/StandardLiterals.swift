extension Int: LiteralDescribable {
  // Faster than `CustomStringConvertible`, for the most frequent type of number.
  func literal(in room: WidthLimit, by walker: inout ValueWalker) -> LimitedText {
    LimitedText(description)
  }
}

extension Double: LiteralDescribable {}
extension Float: LiteralDescribable {}

extension Duration: LiteralDescribable {
  func literal(in room: WidthLimit, by walker: inout ValueWalker) -> LimitedText {
    LimitedText(exactDescription)
  }
}

extension Duration {
  /// The duration in seconds, exactly; its own description goes through a `Double`.
  package var exactDescription: String {
    // More seconds than an `Int64` can hold.
    guard abs(self / .seconds(1)) < 9e18 else { return description }
    let (seconds, attoseconds) = components
    let digits = String(1_000_000_000_000_000_000 + attoseconds.magnitude).dropFirst()
    let end = digits.lastIndex { $0 != "0" } ?? digits.startIndex
    let sign = seconds < 0 || attoseconds < 0 ? "-" : ""
    return "\(sign)\(seconds.magnitude).\(digits[...end]) seconds"
  }
}

extension String: QuotedDescribable {}
extension Substring: QuotedDescribable {}
extension Character: QuotedDescribable {}
extension Unicode.Scalar: QuotedDescribable {}
extension StaticString: QuotedDescribable {}

extension Array: LiteralDescribable {}
extension ArraySlice: LiteralDescribable {}
extension ContiguousArray: LiteralDescribable {}
extension Set: UnorderedDescribable {}
extension Dictionary.Keys: UnorderedDescribable {}
extension Dictionary.Values: UnorderedDescribable {}

extension Range: RangeDescribable {
  var bounds: (lower: Any?, sign: String, upper: Any?) { (lowerBound, "..<", upperBound) }
}

extension ClosedRange: RangeDescribable {
  var bounds: (lower: Any?, sign: String, upper: Any?) { (lowerBound, "...", upperBound) }
}

extension PartialRangeFrom: RangeDescribable {
  var bounds: (lower: Any?, sign: String, upper: Any?) { (lowerBound, "...", nil) }
}

extension PartialRangeThrough: RangeDescribable {
  var bounds: (lower: Any?, sign: String, upper: Any?) { (nil, "...", upperBound) }
}

extension PartialRangeUpTo: RangeDescribable {
  var bounds: (lower: Any?, sign: String, upper: Any?) { (nil, "..<", upperBound) }
}

extension Optional: LiteralDescribable {
  func literal(in room: WidthLimit, by walker: inout ValueWalker) -> LimitedText {
    guard let wrapped = self else { return LimitedText("nil") }
    guard isOptional(Wrapped.self), isNil(wrapped) else {
      return walker.describe(wrapped, in: room)
    }
    // Not the same as nil.
    return LimitedText(".some(") + walker.describe(wrapped, in: room.less(7)) + LimitedText(")")
  }
}

extension AnyHashable: LiteralDescribable {
  func literal(in room: WidthLimit, by walker: inout ValueWalker) -> LimitedText {
    walker.describe(base, in: room)
  }
}

extension Dictionary: LiteralDescribable {
  func literal(in room: WidthLimit, by walker: inout ValueWalker) -> LimitedText {
    walker.unorderedEntries(of: self, in: room)
  }
}

extension KeyValuePairs: LiteralDescribable {
  func literal(in room: WidthLimit, by walker: inout ValueWalker) -> LimitedText {
    walker.entries(of: lazy.map { (key: $0.key, value: $0.value) }, in: room)
  }
}

extension AnyKeyPath: LiteralDescribable {
  func literal(in room: WidthLimit, by walker: inout ValueWalker) -> LimitedText {
    // `\Team.lead?.name` ends in a question mark that is not in the source, and a computed property
    // is shown by the address of its getter.
    var path = debugDescription.replacing(#/<computed 0x[0-9a-fA-F]+ /#, with: "<computed ")
    let root = "\\\(Self.rootType)"
    if path.hasPrefix(root) { path = "\\" + typeName(Self.rootType) + path.dropFirst(root.count) }
    if path.hasSuffix("?") { path.removeLast() }
    return escaped(path, .unquoted, in: room)
  }
}

extension UnsafePointer: OpaqueDescribable {}
extension UnsafeMutablePointer: OpaqueDescribable {}
extension UnsafeRawPointer: OpaqueDescribable {}
extension UnsafeMutableRawPointer: OpaqueDescribable {}
extension OpaquePointer: OpaqueDescribable {}
extension UnsafeBufferPointer: OpaqueDescribable {}
extension UnsafeMutableBufferPointer: OpaqueDescribable {}
extension UnsafeRawBufferPointer: OpaqueDescribable {}
extension UnsafeMutableRawBufferPointer: OpaqueDescribable {}
extension Unmanaged: OpaqueDescribable {}
extension ObjectIdentifier: OpaqueDescribable {}
extension Hasher: OpaqueDescribable {}
extension AnySequence: OpaqueDescribable {}
extension AnyIterator: OpaqueDescribable {}
extension Task: OpaqueDescribable {}
extension UnsafeContinuation: OpaqueDescribable {}
extension CheckedContinuation: OpaqueDescribable {}
extension AsyncStream: OpaqueDescribable {}
extension AsyncThrowingStream: OpaqueDescribable {}

/// A type of the standard library or of Foundation whose literal form is known here.
///
/// Conformances instead of one long list of casts: on Apple platforms, a cast to a concrete type
/// would bridge, so a number would become a `Bool`.
protocol LiteralDescribable {
  /// Writes the value as Swift source would have it.
  func literal(in room: WidthLimit, by walker: inout ValueWalker) -> LimitedText
}

extension LiteralDescribable where Self: BinaryFloatingPoint {
  // Numbers are never cut: a part of a number is another number. The sign of NaN means nothing.
  func literal(in room: WidthLimit, by walker: inout ValueWalker) -> LimitedText {
    LimitedText(isNaN ? "nan" : withoutExponent(from: 0))
  }
}

extension BinaryFloatingPoint {
  /// The number without an exponent, if it is below 10¹⁸ and at least a power of ten.
  ///
  /// `Float` and `Double` begin to write exponents at different numbers, which would make two
  /// compared numbers hard to read.
  package func withoutExponent(from lowest: Int) -> String {
    let parts = "\(self)".split(separator: "e")
    guard parts.count == 2, let exponent = Int(parts[1]), (lowest..<18).contains(exponent) else {
      return "\(self)"
    }
    let digits = parts[0].filter(\.isNumber)
    let zeros = String(
      repeating: "0", count: max(0, exponent < 0 ? -exponent : exponent + 2 - digits.count))
    let all = exponent < 0 ? zeros + digits : digits + zeros
    let point = max(exponent + 1, 1)
    return "\(self < 0 ? "-" : "")\(all.prefix(point)).\(all.dropFirst(point))"
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
    // Both bounds are shown, so neither may take the room of the other.
    let half =
      lower == nil || upper == nil ? left : WidthLimit(whole: left.whole / 2, cut: left.cut / 2)
    let texts = [lower, upper].map { $0.map { walker.describe($0, in: half) } ?? LimitedText("") }
    return texts[0] + LimitedText(sign) + texts[1]
  }
}

/// A type whose content is an address, can be read only once, or does not help a reader.
protocol OpaqueDescribable: LiteralDescribable {}

extension OpaqueDescribable {
  func literal(in room: WidthLimit, by walker: inout ValueWalker) -> LimitedText {
    walker.named(by: self)
  }
}
