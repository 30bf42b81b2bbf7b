internal import Foundation

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
  /// If a stub gave a value of another type, a failure names the value, both types and the running
  /// test. Then the process stops, as for a call without a stub.
  ///
  /// - Parameters:
  ///   - given: The value from a stub.
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
  /// Ends the process, because a call has no result; reports the failure unless it was reported
  /// before.
  ///
  /// No trap, because it would print the stacks of all threads after the text.
  func stop(
    about subject: Subject, reportedAt strictness: SourceLocation? = nil, at place: SourceLocation
  ) -> Never {
    if strictness == nil { FailureReporter.report(self, about: subject, at: place) }
    let location = strictness ?? place
    let test = TestFramework.currentTest.map { ", in the test \($0)" } ?? ""
    let stub = lines.first { $0.0 == "to stub it" }.map { "; to stub it: \($0.1.text)" } ?? ""
    let text = """
      \(location.filePath):\(location.line): Fatal error: \(FailureText(self, about: subject))
      The process ends here\(test)\(stub)

      """
    FileHandle.standardError.write(Data(text.utf8))
    fflush(nil)
    _exit(1)
  }
}
