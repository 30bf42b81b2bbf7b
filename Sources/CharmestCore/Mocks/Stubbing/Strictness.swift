extension MockMethod {
  /// From now on, each call that no stub answers is a failure.
  ///
  /// ```swift
  /// cook.priceCalls.failsOnUnstubbedCalls()
  /// cook.priceCalls.when(.miso).returns(900)
  /// _ = try cook.price(of: .shio)
  /// // MockCook.price(of: .shio): expected a stub for this call, but the only stub differs: of
  /// //   expected .miso, but was .shio
  /// ```
  ///
  /// The failure is reported where the test calls `failsOnUnstubbedCalls`. The unstubbed call then
  /// goes on as usual: with the default of the mock or of the type, or with an ``UnstubbedCall``.
  /// The method stays strict as long as it exists, even after a reset.
  ///
  /// - Parameters:
  ///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func failsOnUnstubbedCalls(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) { failOnUnstubbedCalls(at: SourceLocation(fileID, file, line, column)) }
}

extension Mock {
  /// From now on, each call of this mock that no stub answers is a failure.
  ///
  /// ```swift
  /// let cook = MockCook()
  /// cook.failsOnUnstubbedCalls()
  /// cook.washCalls.returns()
  /// ```
  ///
  /// A method that returns nothing needs a stub as well: `returns()`. The gets of a property need
  /// no stub once it has a value, and its sets never need one. Failures are reported where the test
  /// calls `failsOnUnstubbedCalls`.
  ///
  /// If a lazy property has not been used yet, a failure is reported, because its calls cannot be
  /// made strict. If the mock gets an optional helper later, call this method again to make the
  /// helper strict.
  ///
  /// - Parameters:
  ///   - fileID: Defaults to the caller's location, as do `file`, `line` and `column`.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func failsOnUnstubbedCalls(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID, file, line, column)
    for member in members(reportingNoneAt: location, onlyCalled: false) {
      // The sets of a property never need a stub.
      let strict = (member as? any MemberGroup).map { [$0.getter] } ?? methods(among: [member])
      for method in strict { method.failOnUnstubbedCalls(at: location) }
    }
    for property in MemberSearch(in: self).unmade {
      let problem: Phrase = "\(property) is lazy and was not used yet; use it before this"
      report("all its records to be made", but: problem, at: location)
    }
  }
}
