/// Reports a mock in which no method is found, so that nothing can be verified.
func reportMissingMethods(of mock: any Mock, at location: SourceLocation) {
  FailureReporter.report(
    explainMissingMethods(of: mock), about: typeName(type(of: mock)), at: location)
}

/// What is wrong with a mock in which no method is found: nothing can be verified.
func explainMissingMethods(of mock: any Mock) -> Explanation {
  Explanation(
    .reason(
      expected: { _ in "a mock with methods" },
      but: { _ in "\(typeName(type(of: mock))) has no MockMethod that reflection finds" }),
    facts: mock is any CustomReflectable
      ? [DetailLine(.item, "note") { _ in "reflection sees no more than its customMirror shows" }]
      : [])
}
