extension String: HasParts { var parts: Parts { .text(self) } }
extension Substring: HasParts { var parts: Parts { .text(String(self)) } }
extension Character: HasParts { var parts: Parts { .text(String(self)) } }
extension Unicode.Scalar: HasParts { var parts: Parts { .text(String(self)) } }
extension StaticString: HasParts { var parts: Parts { .text(description) } }

// Lists, because their own descriptions are the text itself.
extension String.UTF8View: HasParts { var parts: Parts { .list(LazyElements(self)) } }
extension String.UTF16View: HasParts { var parts: Parts { .list(LazyElements(self)) } }
extension String.UnicodeScalarView: HasParts { var parts: Parts { .list(LazyElements(self)) } }

extension Array: HasParts { var parts: Parts { .list(LazyElements(self)) } }
extension ArraySlice: HasParts { var parts: Parts { .list(LazyElements(self)) } }
extension ContiguousArray: HasParts { var parts: Parts { .list(LazyElements(self)) } }

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
extension InlineArray: HasParts {
  var parts: Parts { .list(LazyElements(indices.map { self[$0] })) }
}

extension Set: HasParts { var parts: Parts { .set(LazyElements(self)) } }
extension Dictionary.Keys: HasParts { var parts: Parts { .set(LazyElements(self)) } }
extension Dictionary.Values: HasParts { var parts: Parts { .set(LazyElements(self)) } }

extension Dictionary: HasParts {
  var parts: Parts { .dictionary(LazyElements(self) { ($0.key, $0.value) }) }
}

// A list of tuples, because a key may occur twice.
extension KeyValuePairs: HasParts { var parts: Parts { .list(LazyElements(self)) } }

extension Range: HasParts {
  var parts: Parts { .words("\(text(lowerBound))..<\(text(upperBound))") }
}
extension ClosedRange: HasParts {
  var parts: Parts { .words("\(text(lowerBound))...\(text(upperBound))") }
}
extension PartialRangeFrom: HasParts { var parts: Parts { .words("\(text(lowerBound))...") } }
extension PartialRangeThrough: HasParts { var parts: Parts { .words("...\(text(upperBound))") } }
extension PartialRangeUpTo: HasParts { var parts: Parts { .words("..<\(text(upperBound))") } }

extension Double: HasParts {}
extension Float: HasParts {}

extension HasParts where Self: BinaryFloatingPoint {
  /// The number, without an exponent up to 10¹⁸: `Float` writes one from 2²⁴ on.
  var parts: Parts {
    if isNaN { return .words("nan") }
    let isLarge = magnitude >= 0x1p24 && magnitude < 1e18
    return .words((isLarge ? Int64(exactly: self) : nil).map { "\($0).0" } ?? "\(self)")
  }
}

extension Duration: HasParts {
  /// Exact, while its own description goes through a `Double`.
  var parts: Parts {
    guard abs(self / .seconds(1)) < 9e18 else { return .words(description) }
    return .words("\(exactSeconds) seconds")
  }

  /// The number of seconds, with at least one digit after the point: `20.0`, `1.25`.
  var exactSeconds: String {
    let (seconds, attoseconds) = components
    // Adds a leading one, so that no zero is lost.
    let digits = String(1_000_000_000_000_000_000 + attoseconds.magnitude).dropFirst()
    let end = digits.lastIndex { $0 != "0" } ?? digits.startIndex
    let sign = self < .zero ? "-" : ""
    return "\(sign)\(seconds.magnitude).\(digits[...end])"
  }
}

extension ContinuousClock.Instant: HasParts {}
extension SuspendingClock.Instant: HasParts {}

extension HasParts where Self: InstantProtocol {
  // Read by reflection, because an instant has no public number.
  var parts: Parts {
    .words("instant \(Mirror(reflecting: self).children.first.map { text($0.value) } ?? "")")
  }
}

extension AnyKeyPath: HasParts {
  /// As in source, without a question mark at the end, and without addresses of computed
  /// properties.
  var parts: Parts {
    let path = debugDescription.replacing(#/<computed 0x[0-9a-fA-F]+ /#, with: "<computed ")
      .replacing("..", with: ".").replacing(".?", with: "?").replacing(".[", with: "[")
    return .words((path.hasSuffix("?") ? String(path.dropLast()) : path).escaped)
  }
}

/// A type whose only content is an address, or which can be read only once.
private protocol Hidden: HasParts {}

extension Hidden { var parts: Parts { .hidden(typeName(Self.self)) } }

extension UnsafeBufferPointer: Hidden {}
extension UnsafeMutableBufferPointer: Hidden {}
extension UnsafeRawBufferPointer: Hidden {}
extension UnsafeMutableRawBufferPointer: Hidden {}
extension Unmanaged: Hidden {}
extension UnsafeContinuation: Hidden {}
extension CheckedContinuation: Hidden {}
extension AsyncStream: Hidden {}
extension AsyncThrowingStream: Hidden {}
