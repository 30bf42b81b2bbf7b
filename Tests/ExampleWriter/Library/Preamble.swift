import Foundation

/// What the examples of a document use, but do not show.
///
/// It begins with declarations. A line `// EXAMPLE: Statics 2` among them is where a block belongs
/// that cannot stand alone. Then come sections of statements:
///
/// ```text
/// // MARK: hasKey 2; hasKey 3
/// ```
///
/// begins the statements that come before these blocks. Without a number, a title stands for all of
/// its blocks, and in an article for the first one, because later blocks see what is declared
/// before them. `all` stands for all blocks. Where statements must come after the block, a line
/// `// EXAMPLE` is where the block belongs.
///
/// The code in an article's tables runs where a section stands before it: `table Values` before each
/// row below this heading, `table Values 2...4` before some, `tables` before all. A heading of the
/// third level has that of the second before it: `table From Nimble, Values`.
package struct Preamble {
  struct Section {
    let names: [String]
    let before: Lines
    let after: Lines

    func belongs(to block: Block, inArticle isArticle: Bool) -> Bool {
      names.contains("all") || names.contains(block.name)
        || names.contains(block.title) && (block.number == 1 || !isArticle)
    }

    func belongs(toRow row: Block) -> Bool {
      names.contains("tables") || names.contains(row.title) || names.contains(row.name)
    }
  }

  let declarations: Lines
  let sections: [Section]

  package init(path: String, source: String) {
    let lines = source.components(separatedBy: "\n")
    func part(_ range: Range<Int>) -> Lines {
      Lines(path: path, first: range.lowerBound + 1, content: Array(lines[range]))
    }
    let mark = "// MARK: "
    let starts = lines.indices.filter { lines[$0].hasPrefix(mark) }
    let ends = starts.dropFirst() + [lines.endIndex]
    declarations = part(0..<(starts.first ?? lines.endIndex))
    sections = zip(starts, ends).map { start, end in
      let example = lines[start..<end].firstIndex { $0.hasSuffix("// EXAMPLE") } ?? end
      return Section(
        names: lines[start].dropFirst(mark.count).components(separatedBy: "; ")
          .flatMap(Self.numbered),
        before: part(start + 1..<example), after: part(min(example + 1, end)..<end))
    }
  }

  /// The names of some rows: `table Values 2...3` stands for two.
  private static func numbered(_ name: String) -> [String] {
    guard let match = name.wholeMatch(of: /(.+ )(\d+)\.\.\.(\d+)/),
      let first = Int(match.2), let last = Int(match.3), first <= last
    else { return [name] }
    return (first...last).map { "\(match.1)\($0)" }
  }
}
