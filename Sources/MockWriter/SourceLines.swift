/// Lays out lines as `swift format` does.
enum SourceLines {
  static let width = 100

  /// A list of items in brackets, on one line if it fits.
  static func list(_ head: String, _ items: [String], _ tail: String, indent: Int) -> [String] {
    let line = head + items.joined(separator: ", ") + tail
    if items.isEmpty || indent + line.count <= width { return [line] }
    let last = items.count - 1
    return [head] + items.enumerated().map { "  " + $1 + ($0 == last ? "" : ",") } + [tail]
  }

  /// A declaration with its body, on one line if it has one statement and fits.
  static func block(_ head: [String], _ body: [String], indent: Int) -> [String] {
    if head.count == 1, body.count <= 1 {
      let line = body.isEmpty ? "\(head[0]) {}" : "\(head[0]) { \(body[0]) }"
      if indent + line.count <= width, !body.contains(where: { $0.hasPrefix("//") }) {
        return [line]
      }
    }
    return declaration(head, body)
  }

  /// A declaration with lines for its braces.
  static func declaration(_ head: [String], _ body: [String]) -> [String] {
    let first = Array(head.dropLast())
    let last = head.last ?? ""
    if body.isEmpty { return first + ["\(last) {}"] }
    return first + ["\(last) {"] + body.map { $0.isEmpty ? $0 : "  " + $0 } + ["}"]
  }

  /// A comment, broken between words.
  static func comment(_ text: String, indent: Int) -> [String] {
    var lines: [String] = []
    var line = "//"
    for word in text.split(separator: " ") {
      if indent + line.count + 1 + word.count > width {
        lines.append(line)
        line = "//"
      }
      line += " " + word
    }
    return lines + [line]
  }
}
