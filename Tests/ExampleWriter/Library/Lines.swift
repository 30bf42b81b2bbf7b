/// Lines of a file.
struct Lines {
  let path: String
  /// The number of the first line, from 1.
  let first: Int
  let content: [String]

  var numbers: Range<Int> { first..<first + content.count }

  /// The lines without blank ones, and without the blanks in front that all have.
  var unindented: [Substring] {
    let written = content.filter { line in line.contains { $0 != " " } }
    let indentation = written.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return written.map { $0.dropFirst(indentation) }
  }

  /// The lines as source: the compiler and the tests name their places in their own file.
  var source: String {
    if unindented.isEmpty { return "" }
    let lines = content.joined(separator: "\n")
    return "#sourceLocation(file: \"\(path)\", line: \(first))\n\(lines)\n#sourceLocation()\n"
  }

  /// Uses all constants, so that the compiler warns of none that no line uses.
  var uses: String {
    unindented.compactMap { $0.prefixMatch(of: /(?:let|var) (\w+|\([\w, ]+\))[^={]*=/) }
      .map { "_ = \($0.1)\n" }.joined()
  }

  /// Whether there are only declarations that can stand in a file, outside of functions.
  var areDeclarations: Bool {
    unindented.filter { $0.first != " " }.allSatisfy {
      $0.contains(
        /^(?:[@})]|where |\/\/|(?:private|fileprivate) (?:let|var) |(?:(?:private|fileprivate|final|nonisolated) )*(?:import|struct|class|enum|protocol|extension|actor|func|typealias) )/
      )
    }
  }

  /// The lines with declarations that are hidden from other files.
  var filePrivate: Lines {
    let hidden = content.map {
      $0.contains(/^(?:nonisolated |final |struct |class |enum |protocol |actor |func |typealias )/)
        ? "fileprivate " + $0 : $0
    }
    return Lines(path: path, first: first, content: hidden)
  }
}
