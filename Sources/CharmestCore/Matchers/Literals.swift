// A literal means `equalTo(literal)`, so that literals and matchers mix in one list:
// `containsExactly("wakame", hasPrefix("tam"))`.

extension Matcher: ExpressibleByUnicodeScalarLiteral
where Value: ExpressibleByUnicodeScalarLiteral & Equatable {
  /// Creates a matcher for values that equal a literal.
  public init(unicodeScalarLiteral value: Value.UnicodeScalarLiteralType) {
    self = equalTo(Value(unicodeScalarLiteral: value))
  }
}

extension Matcher: ExpressibleByExtendedGraphemeClusterLiteral
where Value: ExpressibleByExtendedGraphemeClusterLiteral & Equatable {
  /// Creates a matcher for values that equal a literal.
  public init(extendedGraphemeClusterLiteral value: Value.ExtendedGraphemeClusterLiteralType) {
    self = equalTo(Value(extendedGraphemeClusterLiteral: value))
  }
}

extension Matcher: ExpressibleByStringLiteral where Value: ExpressibleByStringLiteral & Equatable {
  /// Creates a matcher for values that equal a literal.
  public init(stringLiteral value: Value.StringLiteralType) {
    self = equalTo(Value(stringLiteral: value))
  }
}

extension Matcher: ExpressibleByStringInterpolation
where Value: ExpressibleByStringInterpolation & Equatable {
  /// Creates a matcher for values that equal an interpolated literal.
  public init(stringInterpolation value: Value.StringInterpolation) {
    self = equalTo(Value(stringInterpolation: value))
  }
}

extension Matcher: ExpressibleByIntegerLiteral
where Value: ExpressibleByIntegerLiteral & Equatable {
  /// Creates a matcher for values that equal a literal.
  public init(integerLiteral value: Value.IntegerLiteralType) {
    self = equalTo(Value(integerLiteral: value))
  }
}

extension Matcher: ExpressibleByFloatLiteral where Value: ExpressibleByFloatLiteral & Equatable {
  /// Creates a matcher for values that equal a literal.
  public init(floatLiteral value: Value.FloatLiteralType) {
    self = equalTo(Value(floatLiteral: value))
  }
}

extension Matcher: ExpressibleByBooleanLiteral
where Value: ExpressibleByBooleanLiteral & Equatable {
  /// Creates a matcher for values that equal a literal.
  public init(booleanLiteral value: Value.BooleanLiteralType) {
    self = equalTo(Value(booleanLiteral: value))
  }
}

extension Matcher: ExpressibleByNilLiteral where Value: ExpressibleByNilLiteral {
  /// Creates a matcher that expects no value.
  ///
  /// For a type that is not an optional, it is a matcher for values that equal the type's own
  /// `nil`.
  public init(nilLiteral: ()) {
    self.init(
      describedBy: { "\($0.not)nil" }, accepts: { areEqual($0, Value(nilLiteral: ())) == true })
  }
}

extension Matcher: ExpressibleByArrayLiteral
where
  Value: ExpressibleByArrayLiteral & RangeReplaceableCollection & Equatable,
  Value.Element == Value.ArrayLiteralElement
{
  /// Creates a matcher for values that equal a literal.
  public init(arrayLiteral elements: Value.Element...) { self = equalTo(Value(elements)) }
}
