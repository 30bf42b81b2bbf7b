/// Reports a mock in which no method is found, so that nothing can be verified.
func reportMissingMethods(of mock: any Mock, at location: SourceLocation) {
  FailureReporter.report(
    explainMissingMethods(of: mock), about: Phrase(typeName(type(of: mock))), at: location)
}

/// What is wrong with a mock in which no method is found: nothing can be verified.
func explainMissingMethods(of mock: any Mock) -> Explanation {
  Explanation(
    .reason(
      expected: "a mock with methods",
      but: "\(typeName(type(of: mock))) has no MockMethod that reflection finds"),
    facts: mock is any CustomReflectable
      ? [DetailLine(.item, "note", "reflection sees no more than its customMirror shows")]
      : [])
}

/// Reports properties whose methods are not made yet, where all methods must be there.
func reportUnmade(_ names: [String], of mock: any Mock, at location: SourceLocation) {
  guard !names.isEmpty else { return }
  FailureReporter.report(
    Explanation(
      .reason(
        expected: "all methods to be there",
        but: "\(list(names.map { Phrase($0) })) \(names.count == 1 ? "is" : "are") not there yet"),
      facts: [
        DetailLine(
          .item, "note",
          names.count == 1
            ? "make it a constant, or use it before this call"
            : "make them constants, or use them before this call")
      ]),
    about: Phrase(typeName(type(of: mock))), at: location)
}
