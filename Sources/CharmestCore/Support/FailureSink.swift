/// A place in the source.
package struct SourcePlace: Sendable {
  package let fileID: StaticString
  package let file: StaticString
  package let line: UInt
  package let column: UInt

  package init(fileID: StaticString, file: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.file = file
    self.line = line
    self.column = column
  }
}

/// Whoever tells the test framework of a failure that no assertion asked for.
package protocol FailureReporting {
  static func report(_ text: FailureText, at place: SourcePlace)
}

/// The way from this module, which knows no test framework, to the one that does.
package enum FailureSink {
  /// Reports a failure, if the module that can is part of the program.
  ///
  /// It makes this very type conform to ``FailureReporting``, which is looked up at run time: so
  /// nobody has to register anything before the first failure.
  package static func report(_ text: FailureText, at place: SourcePlace) {
    (Self.self as Any as? any FailureReporting.Type)?.report(text, at: place)
  }
}
