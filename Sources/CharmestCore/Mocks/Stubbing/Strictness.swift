/// A member whose calls can be required to have stubs.
protocol StrictMember: MockMember {
  /// Makes each call without a stub a failure from now on.
  func failOnUnstubbedCalls(at location: SourceLocation)
}

extension MockMethod: StrictMember {
  func failOnUnstubbedCalls(at location: SourceLocation) {
    log.state.withLock { $0.strictness = location }
  }

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
  /// The failure is reported at the place of this call. The unstubbed call then goes on as usual:
  /// with the default of the mock or of the type, or with an ``UnstubbedCall``. The method stays
  /// strict as long as it exists, even after a reset.
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

extension MockProperty: StrictMember {
  func failOnUnstubbedCalls(at location: SourceLocation) {
    gets.failOnUnstubbedCalls(at: location)
  }

  /// From now on, each get that neither a stub nor a value answers is a failure.
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
  /// no stub once it has a value, and its sets never need one. Failures are reported at the place
  /// of this call.
  ///
  /// If a lazy property was not used yet, a failure is reported, because its calls cannot be made
  /// strict. If the mock gets an optional helper later, call this again to make it strict.
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
    for method in strictMembers(among: members(reportingNoneAt: location, onlyCalled: false)) {
      method.failOnUnstubbedCalls(at: location)
    }
    for property in MemberSearch(in: self).unmade {
      FailureReporter.report(
        expected: "all its records to be made",
        but: "\(property) is lazy and was not used yet; use it before this",
        about: Subject(typeName(type(of: self))), at: location)
    }
  }

  /// The members themselves, and the methods in those of the user's own.
  private func strictMembers(among members: [any MockMember]) -> [any StrictMember] {
    members.flatMap { member -> [any StrictMember] in
      if let strict = member as? any StrictMember { return [strict] }
      return methods(among: [member]).compactMap { $0 as? any StrictMember }
    }
  }
}
