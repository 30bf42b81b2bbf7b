/// A member whose calls can be required to have stubs.
protocol StrictMember: MockMember {
  /// Lets each call without a stub be a failure from now on.
  func failOnUnstubbedCalls(at location: SourceLocation)
}

extension MockMethod: StrictMember {
  func failOnUnstubbedCalls(at location: SourceLocation) {
    log.state.withLock { $0.strictness = location }
  }

  /// Lets each call from now on be a failure that no stub answers.
  ///
  /// ```swift
  /// cook.priceCalls.failsOnUnstubbedCalls()
  /// cook.priceCalls.when(.miso).returns(900)
  /// _ = cook.price(of: .shio)
  /// // MockCook.price(of: .shio): expected a stub, but was called without one
  /// //   stub it: MockCook.priceCalls.returns(…)
  /// ```
  ///
  /// The failure is reported where this function is called, and the call goes on as it does without:
  /// with the default of the mock or of the type, or with an ``UnstubbedCall``. It lasts as long as the
  /// mock; a reset changes nothing.
  ///
  /// - Parameters:
  ///   - fileID: Defaults to the call site, like the next three.
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

  /// Lets each get from now on be a failure that neither a stub nor a value answers.
  ///
  /// - Parameters:
  ///   - fileID: Defaults to the call site, like the next three.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func failsOnUnstubbedCalls(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) { failOnUnstubbedCalls(at: SourceLocation(fileID, file, line, column)) }
}

extension Mock {
  /// Lets each call of any method of this mock be a failure from now on that no stub answers.
  ///
  /// ```swift
  /// let cook = MockCook()
  /// cook.failsOnUnstubbedCalls()
  /// cook.washCalls.returns()
  /// ```
  ///
  /// A method that returns nothing needs a stub as well: `returns()`. The gets of a property need none
  /// once it has a value, and its sets never do. Failures are reported where this function is called.
  ///
  /// - Parameters:
  ///   - fileID: Defaults to the call site, like the next three.
  ///   - file: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func failsOnUnstubbedCalls(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID, file, line, column)
    let members = members
    if members.isEmpty { reportMissingMethods(of: self, at: location) }
    for case let member as any StrictMember in members { member.failOnUnstubbedCalls(at: location) }
  }
}
