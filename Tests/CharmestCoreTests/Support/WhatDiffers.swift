import CharmestCore

/// The data of a failure, a line for each difference: `.a: 1 -> 2`.
///
/// A value that is missing or unexpected has only one side: `[3]: -> 7`.
func whatDiffers<Value>(in value: Value, _ matcher: Matcher<Value>) -> [String] {
  reported(value, matcher).map { difference in
    let place = difference.path.isEmpty ? nil : "\(difference.path):"
    return [place, difference.expected, "->", difference.actual].compactMap(\.self)
      .joined(separator: " ")
  }
}

/// The data that a failing assertion reports.
func reported<Value>(
  _ value: Value, _ matcher: Matcher<Value>
) -> [ReportedFailure.Difference] {
  collectFailures { assertThat(value, matcher, "it") }.flatMap(\.differences)
}

/// A value as failures write it.
func written(_ value: Any?) -> String {
  let value: Any = value ?? Never?.none as Any
  return reported(value, Matcher("nothing") { _ in false }).first?.actual ?? "no failure"
}

/// Holds what has no `==`, or has another one elsewhere.
struct Holder: Equatable {
  var held: Any

  init(_ held: Any) { self.held = held }

  static func == (first: Holder, second: Holder) -> Bool { false }
}

/// The differences between two values of any type.
func whatDiffers(between expected: Any, and actual: Any) -> [String] {
  whatDiffers(in: Holder(actual), equalTo(Holder(expected)))
}
