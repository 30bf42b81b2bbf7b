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
package struct Preamble {
  struct Section {
    let names: [String]
    let before: Lines
    let after: Lines

    func belongs(to block: Block, inArticle isArticle: Bool) -> Bool {
      names.contains("all") || names.contains(block.name)
        || names.contains(block.title) && (block.number == 1 || !isArticle)
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
        names: lines[start].dropFirst(mark.count).components(separatedBy: "; "),
        before: part(start + 1..<example), after: part(min(example + 1, end)..<end))
    }
  }
}
