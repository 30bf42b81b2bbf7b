internal import Foundation

/// The words of a call in the source, read when the call has failed.
///
/// The source may have changed since it was compiled, and a helper may have passed on the location
/// of another call. So words are given only if a call of this library certainly stands at the
/// location: no words rather than wrong ones.
package struct CallSource {
  /// What the call is about; each subject is on one line.
  ///
  /// For a method, this is the text before its dot. For a verb with a closure, it is the only
  /// expression in the closure. For other verbs, it is the first arguments, up to one that has a
  /// label or is a mere literal.
  package let subjects: [String]
  /// The first argument.
  private let first: ArraySlice<SourceToken>

  /// Reads the call at a location of a file; fails if the file cannot or must not be read.
  ///
  /// - Parameters:
  ///   - verb: The function or method that was called.
  ///   - path: What `#filePath` was at the call.
  ///   - line: What `#line` was at the call.
  ///   - column: What `#column` was at the call, in bytes of UTF-8: its opening parenthesis, or the
  ///     opening brace of its closure if it has no parentheses.
  ///   - environment: The variables of the process; `CHARMEST_READS_SOURCE=0` leaves files unread.
  package init?(
    of verb: VerbForm, inFile path: String, line: UInt, column: UInt,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let question = [verb.name, "\(line):\(column)"]
    let call = SourceFile.ask(path, question, environment: environment) {
      CallSource(
        of: verb, in: $0, line: line, column: column,
        isOverloaded: HelperDeclaration.overloads(verb, for: path, $0))
    }
    guard let call else { return nil }
    self = call
  }

  /// Reads the call at a location of a source text.
  package init?(
    of verb: VerbForm, in source: String, line: UInt, column: UInt,
    isOverloaded: @autoclosure () -> Bool = false
  ) {
    guard let text = source.lines(through: line)?.last, let call = verb.call(in: text, at: column),
      !HelperDeclaration.all(in: source).contains(where: { $0.mayPassOn(text, of: verb) }),
      !isOverloaded()
    else { return nil }
    self.init(verb, source[call.bracket...], of: call.receiver)
  }

  /// Reads a call from its bracket on.
  private init?(_ form: VerbForm, _ call: Substring, of receiver: String) {
    let isClosure = call.utf8.first == UInt8(ascii: "{")
    var tokens = SourceTokens(call.dropFirst())
    guard let arguments = (isClosure ? [] : tokens.group(closedBy: ")"))?.arguments,
      form.labels.isSuperset(of: arguments.compactMap(\.label))
    else { return nil }
    first = arguments.first ?? []
    if !isClosure { tokens.rest = tokens.rest.drop(while: \.isSpace) }
    let hasClosure = isClosure || tokens.rest.popFirst() == "{"
    // What follows `if let error = assertThrows(try parse(""))` is no closure of the call.
    let isBodyOfStatement = hasClosure && first.contains { $0.text == "try" }
    switch form.subject(withClosure: hasClosure && !isBodyOfStatement) {
    case nil: return nil
    case .receiver: subjects = [String(receiver.dropLast())]
    case .closure: subjects = tokens.group(closedBy: "}")?[...].onlyExpression.map { [$0] } ?? []
    case .arguments:
      let expressions = arguments.map { $0.label == nil ? $0.subject : nil }
      subjects = expressions.prefix { $0 != nil }.compactMap(\.self)
    }
  }

  /// The first argument of any kind, without its label, on one line.
  package var firstArgument: String { first.value.onOneLine }

  /// Whether the first argument is a condition that compares values: `a.count == 3`.
  package var comparesValues: Bool {
    let marks = first.map { token -> String in
      switch token.kind {
      case .blank: " "
      case .mark where token.depth == first.first?.depth: String(token.text)
      default: "x"
      }
    }.joined()
    return ["==", "!=", "===", "!==", "<", "<=", ">", ">="].contains { marks.contains(" \($0) ") }
  }
}
