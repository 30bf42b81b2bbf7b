extension MockMethod {
  /// Gives the result of a generic method its type.
  ///
  /// A generic result is stubbed as the type that all results have in common:
  ///
  /// ```swift
  /// func resolve<Service>(_ type: Service.Type) -> Service {
  ///   resolveCalls.cast(resolveCalls.invoke(type), to: type)
  /// }
  /// ```
  ///
  /// A stub that gave a value of another type is reported, with the value, both types and the running
  /// test, and the process stops, as for a call without a stub.
  ///
  /// - Parameters:
  ///   - given: What a stub gave.
  ///   - type: The type of the result.
  /// - Returns: The result.
  public func cast<Given, Wanted>(_ given: Given, to type: Wanted.Type) -> Wanted {
    if let result = given as? Wanted { return result }
    let types = typeNames(type, unwrapped(given).map { Swift.type(of: $0) } ?? Given.self)
    let explanation = Explanation(
      .reason(
        expected: "its stub to give \(types.0)", but: "it gave \(value: given) (\(types.1))"))
    explanation.stop(about: name.subject(nil, on: mockName), at: place)
  }
}

extension Explanation {
  /// Ends the process, because a call has no result; reports it unless that was done before.
  func stop(
    about subject: Subject, reportedAt strictness: SourceLocation? = nil, at place: SourceLocation
  ) -> Never {
    var explanation = self
    if let test = TestFramework.currentTest {
      explanation.lines.append(("in the test", Phrase(test)))
    }
    if strictness == nil { FailureReporter.report(explanation, about: subject, at: place) }
    let location = strictness ?? place
    fatalError(
      FailureText(explanation, about: subject).description, file: location.filePath,
      line: location.line)
  }
}
