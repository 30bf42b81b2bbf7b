/// A type that decides how failures show its values.
///
/// By default, a value is shown as the Swift literal that would make it, or by its own
/// `description` if it has one. Conform to this protocol if neither tells values apart, if both are
/// too long to read, or if `description` is meant for other readers:
///
/// ```swift
/// extension Table: FailureDescribable {
///   var failureDescription: String { "table \(number), \(guests.count) guests" }
/// }
/// ```
///
/// Failures then show this text in place of the value:
///
/// ```swift
/// assertThat(table, isIn(reserved))
/// // table: expected one of [table 7, 2 guests], but was table 8, 2 guests
/// //   (nearest is table 7, 2 guests)
/// ```
///
/// This text takes precedence over everything else that describes the type. A text that is too long
/// is cut. Line breaks and invisible characters in it are escaped.
public protocol FailureDescribable {
  /// The value in a few words, on one line.
  var failureDescription: String { get }
}

/// A type that decides which of its parts count in failures.
///
/// By default, failures show the stored properties of a value, and what differs in them. Conform to
/// this protocol to leave out parts that nobody needs to see, or to add computed ones:
///
/// ```swift
/// extension Booth: FailureReflectable {
///   var failureParts: KeyValuePairs<String, Any?> { ["number": number, "seats": chairs.count] }
/// }
/// ```
///
/// Failures then show only these:
///
/// ```swift
/// assertThat(booth, equalTo(reserved))
/// // booth.seats: expected 4, but was 2 (1 of 2 fields differs)
/// //   expected: Booth(number: 7, seats: 4)
/// //   but was:  Booth(number: 7, seats: 2)
/// ```
///
/// Failures print these parts. They also use them to say how two values differ, and to find the
/// nearest of several values. Whether an assertion passes depends on `==` alone. If all parts are
/// equal and `==` is false, the failure says so, and does not show other parts.
///
/// A type can also have a text, through ``FailureDescribable``. Failures then print the text and
/// compare the parts. `hasProperty(named: "name")` still finds every stored property.
public protocol FailureReflectable {
  /// The parts that count, with their names, in the order in which they are shown.
  var failureParts: KeyValuePairs<String, Any?> { get }
}
