import Foundation

/// A string literal in lines of source.
struct SourceLiteral {
  /// The lines in which it stands.
  let lines: Range<Int>
  private let before: String
  private let after: String

  /// The last literal among the arguments of the first call of a function; nil if there is none.
  init?(endingCallOf function: String, in source: [String], from index: Int) {
    let characters = Array(source[index...].joined(separator: "\n"))
    let call = Array(function + "(")
    guard
      var position = characters.indices.first(where: { characters[$0...].starts(with: call) })
    else { return nil }
    position += call.count
    var depth = 1
    var literal: Range<Int>?
    while position < characters.count, depth > 0 {
      if let end = Self.end(ofLiteralAt: position, in: characters) {
        if depth == 1 { literal = position..<end }
        position = end
        continue
      }
      switch characters[position] {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
      position += 1
    }
    guard let literal else { return nil }
    let first = index + characters[..<literal.lowerBound].count { $0 == "\n" }
    let last = index + characters[..<literal.upperBound].count { $0 == "\n" }
    lines = first..<last + 1
    before = String(
      characters[..<literal.lowerBound].reversed().prefix { $0 != "\n" }.reversed())
    after = String(characters[literal.upperBound...].prefix { $0 != "\n" })
  }

  /// The lines with another text in the literal.
  func replaced(by text: String) -> [String] {
    // The rest stands on the lines below, as the formatter has it.
    let indentation = before.prefix { $0 == " " }
    let isAlone = before.allSatisfy { $0 == " " }
    let inner = isAlone ? String(indentation) : indentation + "  "
    let isRaw = text.contains { $0 == "\\" || $0 == "\"" }
    let mark = isRaw ? "#" : ""
    let content = text.components(separatedBy: "\n").map { line -> String in
      let escaped = line.unicodeScalars.map { scalar in
        scalar.properties.generalCategory == .control
          || scalar.properties.generalCategory == .format
          ? "\\\(mark)u{\(String(scalar.value, radix: 16))}" : String(scalar)
      }.joined()
      let whole = escaped.hasSuffix(" ") ? escaped.dropLast() + "\\\(mark)u{20}" : escaped
      return whole.isEmpty ? "" : inner + whole
    }
    let head = isAlone ? [] : [String(before.reversed().drop { $0 == " " }.reversed())]
    return head + [inner + mark + "\"\"\""] + content + [inner + "\"\"\"" + mark + after]
  }

  /// Where the literal ends that begins at a place; nil if none begins there.
  private static func end(ofLiteralAt start: Int, in characters: [Character]) -> Int? {
    let marks = characters[start...].prefix { $0 == "#" }.count
    let quote = start + marks
    guard quote < characters.count, characters[quote] == "\"" else { return nil }
    let isMultiline = characters[quote...].starts(with: "\"\"\"")
    let closing = Array((isMultiline ? "\"\"\"" : "\"") + String(repeating: "#", count: marks))
    let escape = Array("\\" + String(repeating: "#", count: marks))
    var position = quote + (isMultiline ? 3 : 1)
    while position < characters.count {
      if characters[position...].starts(with: closing) { return position + closing.count }
      position += characters[position...].starts(with: escape) ? escape.count + 1 : 1
    }
    return nil
  }
}
