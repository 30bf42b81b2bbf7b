/// Explains why a value is not what a matcher expects, without reporting anything.
///
/// Use it in a playground, in a program, or to look closely at a matcher:
///
/// ```swift
/// if let text = explain(order.extras, containsInAnyOrder("tamago", "nori"), "extras") {
///   print(text)
/// }
/// // extras: 1 of 2 elements differs: missing "nori"; [0] unexpected "wakame"
/// //   expected: ["tamago", "nori"] in any order
/// //   but was: ["wakame", "tamago"]
/// ```
///
/// - Parameters:
///   - value: The value to judge.
///   - matcher: A matcher for the value.
///   - label: The name of the value in the text.
/// - Returns: The text that a failed assertion would have, or `nil` if the value matches.
public func explain<Value>(_ value: Value, _ matcher: Matcher<Value>, _ label: String = "")
  -> FailureText?
{
  matcher.matches(value).mismatch.map { FailureText($0.explanation, about: Subject(label)) }
}
