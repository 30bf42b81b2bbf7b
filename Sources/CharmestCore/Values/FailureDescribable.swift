/// A type that says how its values are described in failures.
///
/// By default a value is shown as the Swift literal that would make it, or by its own `description`
/// if it has one. Conform to this protocol where neither tells values apart, or where both are too
/// long to read, and where `description` is meant for other readers:
///
/// ```swift
/// extension Table: FailureDescribable {
///   var failureDescription: String { "table \(number), \(guests.count) guests" }
/// }
/// // expected table 7, 2 guests, but was table 8, 2 guests
/// ```
///
/// The text goes before everything else that is known about the type. It is cut where there is no
/// room for it, and line breaks and invisible characters in it are escaped.
public protocol FailureDescribable {
  /// The value in a few words, on one line.
  var failureDescription: String { get }
}
