extension SourceLocation {
  /// The name of a record that is declared at this place, if it is certain.
  var declaredName: String? {
    guard namesOneFile else { return nil }
    return CallSource.declaredName(
      ofAny: ["MockMethod", "MockProperty"], inFile: filePath.description, line: line,
      column: column)
  }
}
