/// Explains why a value is not what a matcher expects, without reporting anything.
///
/// For a playground, a program, or a closer look at a matcher:
///
/// ```swift
/// if let text = explain(order.extras, containsInAnyOrder("tamago", "nori"), "extras") {
///   print(text)
/// }
/// // extras: missing "nori", unexpected "wakame" at [0] (1 of 2 elements matches, in any order)
/// //   expected: ["tamago", "nori"] in any order
/// //   but was:  ["wakame", "tamago"]
/// ```
///
/// - Parameters:
///   - value: The value to judge.
///   - matcher: What is expected of it.
///   - label: The name of the value in the text.
/// - Returns: The text that a failed assertion would have, or `nil` if the value matches.
public func explain<Value>(_ value: Value, _ matcher: Matcher<Value>, _ label: String = "")
  -> FailureText?
{
  matcher.mismatch(of: value, .never).map { FailureText($0.explanation, about: Phrase(label)) }
}
