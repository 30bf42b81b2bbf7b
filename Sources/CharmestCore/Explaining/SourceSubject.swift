internal import Foundation

/// What an assertion is about, in the words of its caller: the source text of its first argument.
///
/// The file may have changed since it was compiled, and the location may be another call's that a
/// helper passed on. So the text is taken only from a call of the verb itself that stands exactly
/// where the location says; otherwise there is no subject.
package struct SourceSubject {
  private static let longestSubject = 80
  private static let largestFile = 5_000_000

  /// The first argument of the call at a location, on one line and without comments.
  ///
  /// There is none for a literal, which says nothing, and for a labelled argument.
  ///
  /// - Parameters:
  ///   - source: The text of the whole file.
  ///   - verbs: The names that the called function may have.
  ///   - line: What `#line` was at the call: the line of its opening parenthesis, from 1.
  ///   - column: What `#column` was at the call: its opening parenthesis, in bytes of UTF-8, from 1.
  /// - Returns: The argument, shortened in its middle if it is long.
  package static func firstArgument(
    in source: String,
    verbs: Set<String>,
    line: Int,
    column: Int
  ) -> String? {
    arguments(in: Array(source.utf8), verbs: verbs, line: line, column: column).first
  }

  /// The first arguments of the call at a location of a file, if the file can be read.
  ///
  /// - Parameters:
  ///   - path: What `#filePath` was at the call.
  ///   - verbs: The names that the called function may have.
  ///   - line: What `#line` was at the call: the line of its opening parenthesis, from 1.
  ///   - column: What `#column` was at the call: its opening parenthesis, in bytes of UTF-8, from 1.
  ///   - most: How many arguments are wanted.
  /// - Returns: The arguments up to the first that is labelled or says nothing, each shortened in its
  ///   middle if it is long.
  package static func arguments(
    inFile path: String,
    verbs: Set<String>,
    line: Int,
    column: Int,
    most: Int = 1
  ) -> [String] {
    guard let contents = contents(ofFile: path) else { return [] }
    return arguments(in: Array(contents), verbs: verbs, line: line, column: column, most: most)
  }

  /// The one expression of the trailing closure of the call at a location.
  ///
  /// - Parameters:
  ///   - source: The text of the whole file.
  ///   - verbs: The names that the called function may have.
  ///   - line: What `#line` was at the call.
  ///   - column: What `#column` was at the call: its opening parenthesis, or the opening brace of the
  ///     closure if the call has no parentheses.
  /// - Returns: The expression, shortened in its middle if it is long; nothing for statements.
  package static func trailingClosure(
    in source: String,
    verbs: Set<String>,
    line: Int,
    column: Int
  ) -> String? {
    trailingClosure(in: Array(source.utf8), verbs: verbs, line: line, column: column)
  }

  /// The one expression of the trailing closure of the call at a location of a file.
  ///
  /// - Parameters:
  ///   - path: What `#filePath` was at the call.
  ///   - verbs: The names that the called function may have.
  ///   - line: What `#line` was at the call.
  ///   - column: What `#column` was at the call.
  /// - Returns: The expression, shortened in its middle if it is long; nothing for statements.
  package static func trailingClosure(
    inFile path: String,
    verbs: Set<String>,
    line: Int,
    column: Int
  ) -> String? {
    guard let contents = contents(ofFile: path) else { return nil }
    return trailingClosure(in: Array(contents), verbs: verbs, line: line, column: column)
  }

  /// The value whose method is called at a location of a file: `cook.washCalls` of
  /// `cook.washCalls.called()`.
  ///
  /// - Parameters:
  ///   - method: The name of the method.
  ///   - path: What `#filePath` was at the call.
  ///   - line: What `#line` was at the call.
  ///   - column: What `#column` was at the call.
  /// - Returns: A chain of names and subscripts on the same line; nothing for anything else.
  package static func receiver(
    ofMethod method: String,
    inFile path: String,
    line: Int,
    column: Int
  ) -> String? {
    guard let contents = contents(ofFile: path) else { return nil }
    let bytes = Array(contents)
    guard let place = place(in: bytes, line: line, column: column),
      bytes[place] == UInt8(ascii: "(")
    else { return nil }
    let start = bytes[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let before = String(decoding: bytes[start..<place], as: UTF8.self)
    guard before.hasSuffix(".\(method)") else { return nil }
    let chain = before.dropLast(method.count + 1).reversed().prefix { character in
      character.isLetter || character.isNumber || "_.[]!?".contains(character)
    }
    return chain.isEmpty ? nil : String(chain.reversed())
  }

  private static func arguments(
    in bytes: [UInt8],
    verbs: Set<String>,
    line: Int,
    column: Int,
    most: Int = 1
  ) -> [String] {
    guard bytes.count <= largestFile,
      let place = place(in: bytes, line: line, column: column),
      bytes[place] == UInt8(ascii: "("),
      var scanner = scanner(of: bytes, behindCallOf: verbs, at: place)
    else { return [] }
    var arguments: [String] = []
    while arguments.count < most, let argument = SourceArgument(readFrom: &scanner),
      let text = argument.text
    {
      arguments.append(text.withoutMiddle(keeping: longestSubject))
      guard bytes[scanner.position - 1] == UInt8(ascii: ",") else { break }
    }
    return arguments
  }

  private static func trailingClosure(
    in bytes: [UInt8],
    verbs: Set<String>,
    line: Int,
    column: Int
  ) -> String? {
    guard bytes.count <= largestFile,
      let place = place(in: bytes, line: line, column: column), "({".utf8.contains(bytes[place]),
      var scanner = scanner(of: bytes, behindCallOf: verbs, at: place),
      let text = SourceClosure(readFrom: &scanner)?.text
    else { return nil }
    return text.withoutMiddle(keeping: longestSubject)
  }

  private static func contents(ofFile path: String) -> Data? {
    // Asked first, because reading a pipe would wait for its writer.
    guard let size = sizeOfRegularFile(path), size <= largestFile else { return nil }
    return try? Data(contentsOf: URL(fileURLWithPath: path))
  }

  private static func sizeOfRegularFile(_ path: String) -> Int? {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
      // Not by `FileManager`, which also looks up the names of owner and group, on Linux by a socket.
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      return Int(status.st_size)
    #else
      let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
      guard let attributes = try? FileManager.default.attributesOfItem(atPath: file.path),
        attributes[.type] as? FileAttributeType == .typeRegular
      else { return nil }
      return (attributes[.size] as? NSNumber)?.intValue
    #endif
  }

  /// The index of a location; the compiler counts lines by their line feeds and columns in bytes.
  private static func place(in bytes: [UInt8], line: Int, column: Int) -> Int? {
    guard line >= 1, column >= 1 else { return nil }
    var start = 0
    for _ in 1..<line {
      guard let lineFeed = bytes[start...].firstIndex(of: 0x0A) else { return nil }
      start = lineFeed + 1
    }
    let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.endIndex
    // A carriage return alone begins a new column but no new line: the location would say two places.
    let contents = bytes[start..<end]
    let visible = contents.last == 0x0D ? contents.dropLast() : contents
    guard column <= visible.count, !visible.contains(0x0D) else { return nil }
    return start + column - 1
  }

  /// A scanner that has just passed the opening parenthesis of a call of one of the verbs.
  private static func scanner(
    of bytes: [UInt8],
    behindCallOf verbs: Set<String>,
    at place: Int
  ) -> SourceScanner? {
    var scanner = SourceScanner(bytes)
    var callee = SourceCallee(in: bytes)
    while let token = scanner.next(), token.range.lowerBound <= place {
      if token.range.lowerBound == place {
        return token.kind == .mark && callee.isCall(of: verbs) ? scanner : nil
      }
      callee.append(token)
      if callee.namesOtherLocations { return nil }
    }
    return nil
  }
}

extension SourceSubject {
  /// The name of a mock, given the source text that names one of its methods.
  ///
  /// `cook.cookRamenCalls` gives `cook`, and so does `cook.nameProperty.sets`. Where the mock has no
  /// name of its own, as in `makeCook().cookRamenCalls`, there is none.
  ///
  /// - Parameter argument: A first argument, as ``firstArgument(in:verbs:line:column:)`` gives it.
  /// - Returns: What stands before the last member, without `self.`.
  package static func mockName(fromArgument argument: String) -> String? {
    guard let parts = members(of: argument) else { return nil }
    let isOfProperty =
      ["gets", "sets"].contains(parts.last) && parts.dropLast().last?.hasSuffix("Property") == true
    let names = parts.dropLast(isOfProperty ? 2 : 1).drop { $0 == "self" }
    guard let first = names.first, !first.hasPrefix("$") else { return nil }
    return names.joined(separator: ".")
  }

  /// The members of a chain such as `kitchen.cooks[0].washCalls`, or nothing if it is none.
  private static func members(of chain: String) -> [String]? {
    let bytes = Array(chain.utf8)
    var scanner = SourceScanner(bytes)
    var parts: [[UInt8]] = []
    var expectsName = true
    var brackets = 0
    while let token = scanner.next() {
      let text = bytes[token.range]
      switch (token.kind, text.first) {
      case (.word, _) where brackets == 0 && expectsName:
        parts.append(Array(text))
        expectsName = false
        continue
      case (.mark, UInt8(ascii: ".")?) where brackets == 0 && !expectsName:
        expectsName = true
        continue
      case (.mark, UInt8(ascii: "[")?) where !expectsName: brackets += 1
      case (.mark, UInt8(ascii: "]")?) where brackets > 0: brackets -= 1
      case (.mark, UInt8(ascii: "!")?) where !expectsName,
        (.mark, UInt8(ascii: "?")?) where !expectsName:
        if brackets == 0 { continue }
      case (.mark, UInt8(ascii: ".")?), (.word, _), (.number, _), (.text, _), (.blank, _):
        guard brackets > 0 else { return nil }
      default: return nil
      }
      parts[parts.count - 1] += text
    }
    return expectsName || brackets > 0 ? nil : parts.map { String(decoding: $0, as: UTF8.self) }
  }
}
