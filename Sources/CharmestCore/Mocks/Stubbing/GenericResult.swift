extension MockMethod {
  /// Casts the result of a generic method to its type.
  ///
  /// A generic result is stubbed with the type that all results have in common:
  ///
  /// ```swift
  /// func resolve<Service>(_ type: Service.Type) -> Service {
  ///   resolveCalls.cast(resolveCalls.invoke(type), to: type)
  /// }
  /// ```
  ///
  /// If a stub gives a value of another type, a failure names the value, both types and the running
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
      expected: "its stub to give \(types.0)", but: "it gave \(value: given) (\(types.1))")
    let subject = name.subject(nil, on: mockName)
    FailureReporter.report(explanation, about: subject, at: place)
    endProcess(saying: lastWords(explanation, about: subject, at: place))
  }
}
