import Foundation

/// The tables of an article of the documentation.
struct Article {
  private let rows: [[String]]

  init(_ name: String) throws {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 1...4 { folder.deleteLastPathComponent() }
    let file = folder.appendingPathComponent("Sources/Charmest/Documentation.docc/\(name).md")
    rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| ") && $0.hasSuffix(" |") }
      .map { $0.dropFirst(2).dropLast(2).components(separatedBy: " | ") }
  }

  /// The texts between backticks in the columns of a title, without doubled ones.
  func code(inColumn title: String) -> [String] {
    var column: Int?
    var code: [String] = []
    for (index, row) in rows.enumerated() {
      if row.allSatisfy({ $0 == "---" }) {
        column = rows[index - 1].firstIndex(of: title)
      } else if let column, row.indices.contains(column) {
        let pieces = row[column].split(separator: "`", omittingEmptySubsequences: false)
        code += pieces.indices.filter { !$0.isMultiple(of: 2) }.map { String(pieces[$0]) }
      }
    }
    return code
  }
}
