extension SourceLocation {
  /// What a record of calls is called that is declared here, if that is certain.
  var declaredName: String? {
    guard namesOneFile else { return nil }
    return CallSource.declaredName(
      ofAny: ["MockMethod", "MockProperty"], inFile: filePath.description, line: line,
      column: column)
  }
}
