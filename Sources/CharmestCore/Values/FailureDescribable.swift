/// A type that decides how failures show its values.
///
/// By default, a value is shown as the Swift literal that would make it, or by its own
/// `description` if it has one. Conform to this protocol where neither tells values apart, where
/// both are too long to read, or where `description` is meant for other readers:
///
/// ```swift
/// extension Table: FailureDescribable {
///   var failureDescription: String { "table \(number), \(guests.count) guests" }
/// }
///
/// assertThat(table, isIn(reserved))
/// // table: expected one of table 7, 2 guests, but was table 8, 2 guests
/// ```
///
/// This text is used before everything else that is known about the type. A text that is too long
/// is cut. Line breaks and invisible characters in it are escaped.
public protocol FailureDescribable {
  /// The value in a few words, on one line.
  var failureDescription: String { get }
}
