import CharmestCore

extension FailureSink: FailureReporting {
  package static func report(_ text: FailureText, at place: SourcePlace) {
    FailureReporter.report(
      at: SourceLocation(
        fileID: place.fileID,
        filePath: place.file,
        line: place.line,
        column: place.column
      )
    ) { _ in text }
  }
}
