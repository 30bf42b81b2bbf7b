/// How a throwing expression ended: with a value or with an error.
package enum ThrowingOutcome<Value> {
  case returned(Value)
  case threw(any Error)

  package init(of expression: () throws -> Value) {
    do { self = .returned(try expression()) } catch { self = .threw(error) }
  }

  package init(of expression: () async throws -> Value) async {
    do { self = .returned(try await expression()) } catch { self = .threw(error) }
  }

  package var value: Value? {
    if case .returned(let value) = self { value } else { nil }
  }

  package var error: (any Error)? {
    if case .threw(let error) = self { error } else { nil }
  }

  /// What is wrong if an error was expected that the matcher matches, or nothing.
  package func explainThrow<Failure: Error>(of matcher: Matcher<Failure>) -> Explanation? {
    let expected: Rendering = { limits in
      let description = matcher.rendering(limits)
      return "to throw " + (description.hasPrefix(".") ? typeName(Failure.self) : "") + description
    }
    switch self {
    case .returned(let value):
      return Explanation(.reason(expected: expected, but: Self.describeReturn(of: value)))
    case .threw(let error):
      let plain = Explanation(
        .reason(expected: expected) { "threw \(describing(error: error)($0))" }
      )
      guard let failure = error as? Failure else { return plain }
      guard let explanation = matcher.verdict(on: failure).mismatch?.explanation else { return nil }
      let isDeeper =
        explanation.differences.count > 1
        || explanation.located.contains {
          !$0.path.isRoot
        }
      return isDeeper ? explanation.at(.words("thrown error")) : plain
    }
  }

  /// What is wrong if any error was expected, or nothing.
  package func explainThrow() -> Explanation? {
    guard case .returned(let value) = self else { return nil }
    return Explanation(
      .reason(expected: { _ in "to throw" }, but: Self.describeReturn(of: value))
    )
  }

  /// What is wrong if no error was expected, or nothing.
  package func explainReturn() -> Explanation? {
    guard case .threw(let error) = self else { return nil }
    return Explanation(
      .reason(expected: { _ in "not to throw" }) { "threw \(describing(error: error)($0))" }
    )
  }

  private static func describeReturn(of value: Value) -> Rendering {
    { limits in
      value is Void ? "did not throw" : "returned \(describing(value)(limits))"
    }
  }
}

/// Matches every error of a type.
package func anyError<Failure: Error>(of type: Failure.Type) -> Matcher<Failure> {
  Matcher(describedBy: { _ in typeName(type) }, verdict: { _ in .match })
}
