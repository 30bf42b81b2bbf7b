internal import Foundation

/// The words of a call in the caller's source, read when the call has failed.
///
/// There are words only if the call certainly stands at the location: the source may have changed,
/// and a helper may have passed on the location of another call. If source is hard to read, such as
/// raw strings, regular expressions and comments, there are no words rather than wrong ones.
package struct CallSource {
  /// The arguments in front of the first one with a label, each on one line.
  package let arguments: [String]
  /// The first argument, without its label.
  let firstArgument: String?
  /// The subject of the call: the only expression of the closure after its arguments, or its first
  /// argument if it has no closure.
  package let subject: String?
  /// The text before the dot of a method.
  package let receiver: String

  /// Reads a call in the file in which it stands, and no other file.
  ///
  /// - Parameters:
  ///   - function: The name of the function or method.
  ///   - path: The value of `#filePath` at the call.
  ///   - line: The value of `#line` at the call.
  ///   - column: The value of `#column` at the call, in bytes: its opening parenthesis, or the
  ///     opening brace of its closure if it has no parentheses.
  package init?(of function: String, in path: StaticString, _ line: UInt, _ column: UInt) {
    guard ProcessInfo.processInfo.environment["CHARMEST_READS_SOURCE"] != "0",
      let data = try? FileHandle(forReadingAtPath: "\(path)")?.read(upToCount: 2_000_001),
      data.count <= 2_000_000, let source = String(data: data, encoding: .utf8)
    else { return nil }
    self.init(of: function, inSource: source, line, column)
  }

  package init?(of function: String, inSource source: String, _ line: UInt, _ column: UInt) {
    let bytes = Data(source.utf8)
    // After `#sourceLocation`, the numbers belong to another file.
    guard bytes.range(of: Data("#sourceLocation".utf8)) == nil,
      let offset = bytes.offset(ofLine: line), 1...1_000_000 ~= column
    else { return nil }
    let lineStart = source.utf8.index(source.startIndex, offsetBy: offset)
    let wholeLine = source.utf8[lineStart...].prefix { $0 != UInt8(ascii: "\n") }
    let start = wholeLine.dropFirst(Int(column) - 1).startIndex
    var before = source[lineStart..<start]
    while before.last == " " { before.removeLast() }
    guard before.hasSuffix(function) else { return nil }
    // What stands before it, without blanks and operators.
    let name = String(before.dropLast(function.count).replacing(/(?s)^.*[^\w.\[\]"?!]/, with: ""))
    let isModule = ["", "Charmest.", "CharmestCore."].contains(name)
    guard isModule || name.hasSuffix(".") else { return nil }
    self.receiver = isModule ? "" : String(name.dropLast())

    var scanner = SourceScanner(rest: source[start...])
    scanner.skipBlanks()
    let opening = scanner.rest.popFirst()
    guard opening == "(" || opening == "{",
      let arguments = opening == "(" ? scanner.arguments() : []
    else { return nil }
    firstArgument = arguments.first?.replacing(/^\w+:\s*/, with: "")
    self.arguments = arguments.prefix { !$0.contains(/^\w+:/) }.map(\.subject).prefix { $0 != nil }
      .compactMap(\.self)
    if opening == "(" { scanner.skipBlanks() }
    let hasClosure = opening == "{" || !scanner.isLost && scanner.rest.popFirst() == "{"
    // The braces after `if let error = assertThrows(try parse(""))` are no closure of the call.
    let isBody = arguments.contains { $0.hasPrefix("try ") }
    subject = hasClosure && !isBody ? scanner.onlyExpression() : self.arguments.first
  }
}

/// Reads source up to the bracket that closes a group.
private struct SourceScanner {
  fileprivate var rest: Substring
  /// Whether something was hard to read.
  fileprivate var isLost = false

  mutating func skipBlanks() { rest = rest.drop { $0.isWhitespace } }

  /// The arguments up to the closing parenthesis, or up to the first that is hard to read.
  mutating func arguments() -> [String]? {
    guard let pieces = group(closedBy: ")", separatedBy: [","]) else { return nil }
    // Between generic arguments, a comma does not end an argument.
    return Array(pieces.prefix { !$0.contains(/\w</) })
  }

  /// The only expression up to the closing brace; nil if there may be several.
  mutating func onlyExpression() -> String? {
    guard let pieces = group(closedBy: "}", separatedBy: [";", "\n"]), pieces.count == 1,
      let only = pieces.first?.subject,
      !only.contains(/\bin\b|^(let|var|if|for|while|do|guard|throw|return)\b/)
    else { return nil }
    return only
  }

  private mutating func group(closedBy close: Character, separatedBy separators: Set<Character>)
    -> [String]?
  {
    var (pieces, piece) = ([String](), "")
    func add() {
      if !piece.isEmpty { pieces.append(piece.trimmingCharacters(in: .whitespacesAndNewlines)) }
      piece = ""
    }
    while let character = rest.first {
      if character == close {
        rest.removeFirst()
        add()
        return pieces.filter { !$0.isEmpty }
      }
      if separators.contains(character) || separators.contains("\n") && character.isNewline {
        rest.removeFirst()
        if character.isNewline { skipBlanks() }
        // A chain goes on in the next line.
        if !character.isNewline || rest.first != "." { add() }
      } else if let token = token() {
        piece += token
      } else {
        break
      }
    }
    isLost = true
    return separators == [","] && !pieces.isEmpty ? pieces : nil
  }

  /// The next character, string or group in brackets, with blanks as one; nil if it is hard to
  /// read.
  private mutating func token() -> String? {
    guard let character = rest.popFirst() else { return nil }
    switch character {
    case "(", "[", "{":
      let close: Character = character == "(" ? ")" : character == "[" ? "]" : "}"
      let blank = character == "{" ? " " : ""
      return group(closedBy: close, separatedBy: []).map {
        "\(character)\(blank)\($0.joined())\(blank)\(close)"
      }
    case ")", "]", "}", "#", "`", ";": return nil
    case "\"": return rest.hasPrefix("\"\"") ? nil : string()
    case "/": return rest.first == " " ? "/" : nil
    case _ where character.isWhitespace:
      let blanks = rest.prefix { $0.isWhitespace }
      rest = rest.dropFirst(blanks.count)
      let hasBreak = character.isNewline || blanks.contains(where: \.isNewline)
      return hasBreak && rest.first == "." ? "" : " "
    default: return String(character)
    }
  }

  private mutating func string() -> String? {
    var text = "\""
    while let character = rest.popFirst(), !character.isNewline {
      text.append(character)
      if character == "\"" { return text }
      guard character == "\\" else { continue }
      guard let escaped = rest.first == "(" ? token() : rest.popFirst().map({ String($0) }) else {
        return nil
      }
      text += escaped
    }
    return nil
  }
}

extension Data {
  /// How many bytes come before a line, counted from 1; nil if there is no such line.
  ///
  /// Not by `split`, which takes long in debug builds.
  fileprivate func offset(ofLine line: UInt) -> Int? {
    guard line > 0 else { return nil }
    var offset = 0
    for _ in 1..<line {
      guard let lineBreak = range(of: Data("\n".utf8), in: offset..<count) else { return nil }
      offset = lineBreak.upperBound
    }
    return offset
  }
}

extension String {
  /// The expression without `try`, `await` and `&`; nil for a mere literal.
  fileprivate var subject: String? {
    let expression = replacing(/^(_ = |(try|await)\s+|&)+/, with: "")
    let words = expression.replacing(/"[^"]*"|\b(true|false|nil|\d[\w.]*)\b/, with: "")
    return words.contains(/\w/) ? expression : nil
  }
}
