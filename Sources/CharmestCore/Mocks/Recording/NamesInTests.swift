extension CallSource {
  /// The test's name for the mock whose method the call is about.
  package var mockName: String? { subjects.first.flatMap { PostfixChain($0)?.mockName } }

  /// The test's name for the record of the method that the call is about.
  package var methodName: String? { subjects.first.flatMap { PostfixChain($0)?.methodName } }
}

extension PostfixChain {
  /// The name of the mock, if the expression names one of its methods.
  ///
  /// `cook.cookRamenCalls` gives `cook`, and so does `cook.nameProperty.sets`. A mock without a
  /// name, as in `makeCook().cookRamenCalls`, gives nil.
  package var mockName: String? {
    let members = members
    let isOfProperty =
      ["gets", "sets"].contains(members.last)
      && members.dropLast().last?.hasSuffix("Property") == true
    let names = members.dropLast(isOfProperty ? 2 : 1).drop { $0 == "self" }
    return names.isEmpty || names.first?.first == "$" ? nil : names.joined(separator: ".")
  }

  /// The last name, if the expression has only names and subscripts: `cookRamenCalls`.
  package var methodName: String? { members.last.flatMap { $0.first == "$" ? nil : $0 } }
}

extension SourceLocation {
  /// The name of a record that is declared at this place, if it is certain.
  var declaredName: String? {
    guard namesOneFile else { return nil }
    return CallSource.declaredName(
      ofAny: ["MockMethod", "MockProperty"], inFile: filePath.description, line: line,
      column: column)
  }
}
