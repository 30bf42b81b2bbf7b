// Spellings of SwiftHamcrest that this library does not have otherwise. With them, a suite of tests
// compiles when only its imports are changed.

/// Asserts that a value is what a matcher expects, under a name.
///
/// - Parameters:
///   - value: The value to judge.
///   - matcher: A matcher for the value.
///   - message: The name of the value in the failure text; with `nil`, the source expression.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
@available(*, deprecated, message: "write the label without message:")
public func assertThat<Value>(
  _ value: Value, _ matcher: Matcher<Value>, message: @autoclosure () -> String?,
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  assertThat(
    value, matcher, message() ?? "", fileID: fileID, file: file, line: line, column: column)
}

/// Asserts that an optional holds a value that a matcher matches, under a name.
///
/// - Parameters:
///   - value: The optional to judge.
///   - matcher: A matcher for the wrapped value.
///   - message: The name of the value in the failure text; with `nil`, the source expression.
///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
///   - file: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
@available(*, deprecated, message: "write the label without message:")
public func assertThat<Value>(
  // Optional, so that a matcher for the optional itself prefers the form for it.
  _ value: Value?, _ matcher: Matcher<Value>?, message: @autoclosure () -> String?,
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  assertThat(
    value, matcher, message() ?? "", fileID: fileID, file: file, line: line, column: column)
}

/// Matches a collection if the matchers match its elements one by one.
///
/// - Parameters:
///   - first: A matcher for the first element.
///   - rest: Matchers for the other elements.
/// - Returns: A matcher for collections.
@available(*, deprecated, renamed: "containsExactly(_:_:)")
@_disfavoredOverload public func contains<Items: Collection>(
  _ first: Matcher<Items.Element>, _ rest: Matcher<Items.Element>...
) -> Matcher<Items> { containsExactly([first] + rest) }

/// Matches a collection if the matchers of a list match its elements one by one.
///
/// - Parameter matchers: A matcher for each element.
/// - Returns: A matcher for collections.
@available(*, deprecated, renamed: "containsExactly(_:)")
@_disfavoredOverload public func contains<Items: Collection>(_ matchers: [Matcher<Items.Element>])
  -> Matcher<Items>
{ containsExactly(matchers) }

/// Matches a collection of exactly these values, in this order.
///
/// - Parameters:
///   - first: The first value.
///   - rest: The other values.
/// - Returns: A matcher for collections.
@available(*, deprecated, renamed: "containsExactly(_:_:)")
public func contains<Items: Collection>(
  _ first: Items.Element, _ rest: Items.Element...
) -> Matcher<Items> where Items.Element: Equatable { containsExactly([first] + rest) }

/// Matches a collection of exactly the values of another, in this order.
///
/// - Parameter values: The values.
/// - Returns: A matcher for collections.
@available(*, deprecated, renamed: "containsExactly(_:)")
public func contains<Items: Collection, Values: Collection>(_ values: Values) -> Matcher<Items>
where Items.Element: Equatable, Values.Element == Items.Element { containsExactly(values) }

/// Matches what the matcher matches.
///
/// - Parameter matcher: The matcher.
/// - Returns: The same matcher.
@available(*, deprecated, message: "write the matcher alone") @_disfavoredOverload
public func `is`<Value>(_ matcher: Matcher<Value>) -> Matcher<Value> { matcher }

/// Matches a value that equals another.
///
/// - Parameter value: The value that it must equal.
/// - Returns: A matcher for equal values.
@available(*, deprecated, renamed: "equalTo(_:)")
public func `is`<Value: Equatable>(_ value: Value) -> Matcher<Value> { equalTo(value) }

/// Matches an instance of the matcher's type if the matcher matches it.
///
/// - Parameter matcher: A matcher for the value as that type.
/// - Returns: A matcher for instances of the type.
@available(*, deprecated, message: "name the type: instanceOf(OrderPaid.self, and: matcher)")
public func instanceOfAnd<Value, Type>(_ matcher: Matcher<Type>) -> Matcher<Value> {
  instanceOf(Type.self, and: matcher)
}

/// The module that connects SwiftHamcrest with Swift Testing.
public enum HamcrestSwiftTesting {
  /// Does nothing: `import Charmest` serves both test frameworks.
  @available(*, deprecated, message: "not needed: delete this line")
  public static func enable() {}
}
