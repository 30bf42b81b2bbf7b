/// How the names of types are written in the file of a mock, which belongs to another module.
extension Modules {
  /// The types whose names stand in a declaration, also if they are nested in others.
  func typesOfMentionedNames(in type: FoundType) -> [FoundType] {
    let visible = visibleModules(from: type.file)
    return words(of: type).flatMap(types).filter { visible.contains($0.module) }
  }

  /// The texts that stand for names of types, because the names alone would mean nothing or
  /// another type.
  func qualifiedNames(in type: FoundType) -> [String: String] {
    if let known = names[type.identifier] { return known }
    let around = type.declaration.path
    var texts: [String: String] = [:]
    for word in words(of: type) {
      guard let other = find(word, from: type.file, in: around) else {
        if Self.standardTypes.contains(word), hasOuterType(named: word) {
          texts[word] = "Swift.\(word)"
        }
        continue
      }
      let isInner = other.isNested && around.starts(with: other.declaration.path)
      if other.isNested, !isInner { continue }
      let path = other.declaration.writtenPath
      let needsModule = qualifiesAll || isAmbiguous(other, from: type.file)
      let text =
        needsModule && !hasOuterType(named: other.module) ? "\(other.module).\(path)" : path
      if text != word { texts[word] = text }
    }
    names[type.identifier] = texts
    return texts
  }

  private func words(of type: FoundType) -> Set<String> {
    let tokens = type.file.tokens
    let end = type.declaration.body?.upperBound ?? type.declaration.tail.upperBound
    let words = (type.declaration.place..<end).filter { tokens.all[$0].kind == .word }
    return Set(words.map(tokens.text)).subtracting(keywords)
  }

  /// Whether several modules that the file of a mock imports may have a type of this name.
  private func isAmbiguous(_ type: FoundType, from file: SourceFile) -> Bool {
    guard !type.isNested else { return false }
    let name = type.declaration.plainName
    if Self.libraryTypes.contains(name) || Self.foundationTypes.contains(name) { return true }
    let others = visibleModules(from: file).subtracting([type.module])
    return others.contains { module in types(named: name, in: module).contains { !$0.isNested } }
  }

  /// Whether a type that is not nested has a name.
  func hasOuterType(named name: String) -> Bool { types(named: name).contains { !$0.isNested } }

  /// The types that the library exports.
  static let libraryTypes: Set = [
    "ArgumentCaptor", "CallCount", "CertainResults", "Collected", "EventRecorder", "ExpectedCall",
    "ExpectedCallsBuilder", "FailureDescribable", "FailureReflectable", "FailureText",
    "HamcrestSwiftTesting", "HotStream", "JSONLists", "Judging", "MatchResult", "Matcher",
    "Mismatch", "Mock", "MockCall", "MockMember", "MockMethod", "MockProperty", "Phrase",
    "PlannedStream", "Recorded", "RecordedCall", "ReportedFailure", "Stubbing", "SuspendedCall",
    "SuspendedCalls", "TestClock", "UnorderedCollection", "UnstubbedCall",
  ]
  /// Types of Foundation whose names programs use as well.
  private static let foundationTypes: Set = [
    "Bundle", "Calendar", "Data", "Date", "Dimension", "Expression", "Formatter", "Host", "Locale",
    "Measurement", "Notification", "Operation", "Port", "Predicate", "Process", "Progress",
    "Scanner", "Stream", "Task", "Thread", "Timer", "Unit", "URL", "UUID",
  ]
  private static let standardTypes: Set = [
    "Array", "Bool", "Character", "Codable", "Dictionary", "Double", "Error", "Hashable",
    "Identifiable", "Int", "Never", "Optional", "Range", "Result", "Sequence", "Set", "String",
  ]
}
