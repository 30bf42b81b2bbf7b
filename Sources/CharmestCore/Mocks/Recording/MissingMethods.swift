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

/// Reports properties whose methods are not made yet, where all methods must be there.
func reportUnmade(_ names: [String], of mock: any Mock, at location: SourceLocation) {
  guard !names.isEmpty else { return }
  FailureReporter.report(
    Explanation(
      .reason(
        expected: { _ in "all methods to be there" },
        but: { limits in
          list(names.map { name in { _ in name } }, limits)
            + (names.count == 1 ? " is" : " are") + " not there yet"
        }),
      facts: [
        DetailLine(.item, "note") { _ in
          "make \(names.count == 1 ? "it a constant" : "them constants"), or use "
            + "\(names.count == 1 ? "it" : "them") before this call"
        }
      ]),
    about: typeName(type(of: mock)), at: location)
}
