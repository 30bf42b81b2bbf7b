extension Int: Shaped {
  // Faster than `CustomStringConvertible`, for the most frequent type of number.
  var shape: Shape { .atom(description) }
}

extension Int8: Shaped {}
extension Int16: Shaped {}
extension Int32: Shaped {}
extension Int64: Shaped {}
extension UInt: Shaped {}
extension UInt8: Shaped {}
extension UInt16: Shaped {}
extension UInt32: Shaped {}
extension UInt64: Shaped {}

extension Shaped where Self: FixedWidthInteger {
  var shape: Shape { .atom(description) }
}

extension Double: Shaped {}
extension Float: Shaped {}

extension Shaped where Self: BinaryFloatingPoint {
  // The sign of NaN means nothing.
  var shape: Shape { .atom(isNaN ? "nan" : withoutExponent(from: 0)) }
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

extension Duration: Shaped { var shape: Shape { .atom(exactDescription) } }

extension ContinuousClock.Instant: Shaped {}
extension SuspendingClock.Instant: Shaped {}

extension Shaped where Self: InstantProtocol {
  // An instant has no public number.
  var shape: Shape {
    let sinceStart = Mirror(reflecting: self).children.first?.value as? Swift.Duration
    return .words("instant \(sinceStart?.exactDescription ?? "\(self)")")
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

extension String: Shaped { var shape: Shape { .text(self) } }
extension Substring: Shaped { var shape: Shape { .text(String(self)) } }
extension Character: Shaped { var shape: Shape { .text(String(self)) } }
extension Unicode.Scalar: Shaped { var shape: Shape { .text(String(self)) } }
extension StaticString: Shaped { var shape: Shape { .text(description) } }

// Their own descriptions are those of the text.
extension String.UTF8View: Shaped { var shape: Shape { .list(self) } }
extension String.UTF16View: Shaped { var shape: Shape { .list(self) } }
extension String.UnicodeScalarView: Shaped { var shape: Shape { .list(self) } }

extension Array: Shaped { var shape: Shape { .list(self) } }
extension ArraySlice: Shaped { var shape: Shape { .list(self) } }
extension ContiguousArray: Shaped { var shape: Shape { .list(self) } }

extension Set: Shaped {
  var shape: Shape { .set(.init(all: self) { ($0 as? Self).map { Array(subtracting($0)) } }) }
}

extension Dictionary.Keys: Shaped {
  var shape: Shape {
    .set(.init(all: self) { ($0 as? Self).map { Array(Set(self).subtracting($0)) } })
  }
}

extension Dictionary.Values: Shaped { var shape: Shape { .set(.init(all: self)) } }

extension Dictionary: Shaped {
  var shape: Shape {
    // With its type: otherwise `map` would make an array of all entries, of which few are shown.
    let all: LazyMapCollection<Self, Shape.Entry> = lazy.map { ($0.key, $0.value) }
    return .dictionary(
      .init(all: AnyCollection(all)) { key in (key as? Key).flatMap { self[$0] } })
  }
}

extension KeyValuePairs: Shaped {
  var shape: Shape {
    let all: LazyMapCollection<Self, Shape.Entry> = lazy.map { ($0.key, $0.value) }
    return .pairs(AnyCollection(all))
  }
}

extension Range: Shaped {
  var shape: Shape { .range(lower: lowerBound, sign: "..<", upper: upperBound) }
}

extension ClosedRange: Shaped {
  var shape: Shape { .range(lower: lowerBound, sign: "...", upper: upperBound) }
}

extension PartialRangeFrom: Shaped {
  var shape: Shape { .range(lower: lowerBound, sign: "...", upper: nil) }
}

extension PartialRangeThrough: Shaped {
  var shape: Shape { .range(lower: nil, sign: "...", upper: upperBound) }
}

extension PartialRangeUpTo: Shaped {
  var shape: Shape { .range(lower: nil, sign: "..<", upper: upperBound) }
}

extension AnyHashable: Shaped { var shape: Shape { .optional(base) } }

extension AnyKeyPath: Shaped {
  var shape: Shape {
    // `\Team.lead?.name` ends in a question mark that is not in the source, and a computed property
    // is shown by the address of its getter.
    var path = debugDescription.replacing(#/<computed 0x[0-9a-fA-F]+ /#, with: "<computed ")
    let root = "\\\(Self.rootType)"
    if path.hasPrefix(root) { path = "\\" + typeName(Self.rootType) + path.dropFirst(root.count) }
    if path.hasSuffix("?") { path.removeLast() }
    return .words(path)
  }
}

/// A type whose content is an address, can be read only once, or does not help a reader.
private protocol Hidden: Shaped {}

extension Hidden { var shape: Shape { .opaque } }

extension UnsafePointer: Hidden {}
extension UnsafeMutablePointer: Hidden {}
extension UnsafeRawPointer: Hidden {}
extension UnsafeMutableRawPointer: Hidden {}
extension OpaquePointer: Hidden {}
extension UnsafeBufferPointer: Hidden {}
extension UnsafeMutableBufferPointer: Hidden {}
extension UnsafeRawBufferPointer: Hidden {}
extension UnsafeMutableRawBufferPointer: Hidden {}
extension Unmanaged: Hidden {}
extension ObjectIdentifier: Hidden {}
extension Hasher: Hidden {}
extension AnySequence: Hidden {}
extension AnyIterator: Hidden {}
extension Task: Hidden {}
extension UnsafeContinuation: Hidden {}
extension CheckedContinuation: Hidden {}
extension AsyncStream: Hidden {}
extension AsyncThrowingStream: Hidden {}
