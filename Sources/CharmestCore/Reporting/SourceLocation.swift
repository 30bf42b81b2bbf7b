/// The place of an assertion, from the four literals that every verb takes.
///
/// The verbs take the literals one by one: a default argument of this type would give the library's
/// line, not the caller's.
struct SourceLocation: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    (self.fileID, self.filePath) = (fileID, filePath)
    (self.line, self.column) = (line, column)
  }

  /// Whether the file ID and the path name the same file.
  ///
  /// They do not if a helper forwarded only `file:` and `line:`, as is usual with XCTest. Then the
  /// other two values are the helper's own, and the path is right.
  var namesOneFile: Bool { lastComponent(of: fileID) == lastComponent(of: filePath) }

  /// The file ID, with the file name of the path.
  var consistentFileID: String {
    let module = fileID.description.prefix { $0 != "/" }
    return "\(module.isEmpty ? "Unknown" : module)/\(lastComponent(of: filePath))"
  }

  private func lastComponent(of path: StaticString) -> Substring {
    path.description.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "\\" }.last ?? ""
  }

  /// The words of the call of a verb at this place.
  func words(of verb: String) -> CallSource? {
    namesOneFile ? CallSource(of: verb, in: filePath, line, column) : nil
  }

  /// Whether the expression that a verb was given is certainly a call: `makeHandler()`.
  func isCall(of verb: String) -> Bool {
    guard let expression = words(of: verb)?.subject else { return false }
    // A choice or a cast can end with brackets as well: `isOpen() ? ring : make()`.
    let isChoiceOrCast = expression.contains(/\s(\?\??|as[?!]?)\s/)
    return !isChoiceOrCast && expression.wholeMatch(of: /[^\s({]+ ?[({].*[)}]/) != nil
  }

  /// A warning about this place, as a compiler prints it.
  func warning(_ text: String) -> String { "\(filePath):\(line): warning: \(text)" }
}
