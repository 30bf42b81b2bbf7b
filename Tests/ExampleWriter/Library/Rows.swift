import Foundation

extension Document {
  /// The code in the last columns of an article's tables, in the order of the rows.
  static func rows(in lines: [String], path: String) -> [Block] {
    var chapter = ""
    var title = ""
    var rows: [Block] = []
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("## ") {
        chapter = String(line.dropFirst(3))
        title = "table \(chapter)"
      } else if line.hasPrefix("### ") {
        title = "table \(chapter), \(line.dropFirst(4))"
      }
      guard line.hasPrefix("| "), line.hasSuffix(" |") else { continue }
      let cell = line.dropLast(2).components(separatedBy: " | ").last ?? ""
      for code in code(in: cell) where code.contains("(") || code.contains(" = ") {
        let number = rows.count { $0.title == title } + 1
        let lines = Lines(path: path, first: index + 1, content: [code])
        rows.append(Block(lines: lines, isText: false, title: title, number: number))
      }
    }
    return rows
  }

  /// The pieces of a cell between backticks, also doubled ones.
  private static func code(in cell: String) -> [String] {
    var code: [String] = []
    var rest = cell[...]
    while let start = rest.firstIndex(of: "`") {
      let fence = rest[start...].prefix { $0 == "`" }
      rest = rest[fence.endIndex...]
      guard let end = rest.range(of: String(fence)) else { break }
      code.append(
        rest[..<end.lowerBound].trimmingCharacters(in: .whitespaces)
          .replacing("\\|", with: "|"))
      rest = rest[end.upperBound...]
    }
    return code
  }
}

extension Block {
  /// The row as code that can stand alone; nil for a part of an assertion, such as a matcher.
  var statement: Block? {
    let code = lines.content[0]
    let start =
      /(?:assert|verify|argument|withLabel|let |func |for |[A-Za-z]\w*(?:\.\w+)+(?:\(| \{| = ))/
    let isExpression = code.hasPrefix("try ") || code.hasPrefix("await ")
    let isWhole = isExpression || code.prefixMatch(of: start) != nil
    guard isWhole, !code.contains("…") else { return nil }
    // Its value is of no use here.
    let content = isExpression ? "_ = \(code)" : code
    return Block(
      lines: Lines(path: lines.path, first: lines.first, content: [content]), isText: false,
      title: title, number: number)
  }
}
