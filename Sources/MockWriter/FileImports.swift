/// The imports of a file of mocks, taken from the files of their protocols.
struct FileImports {
  /// Imports, and blocks from `#if` to `#endif` that have imports, with nothing else in them.
  private(set) var blocks: [String] = []
  /// The modules that the mocks name in public.
  let published: Set<String>
  /// The modules to which the file will belong.
  let own: Set<String>

  init(published: Set<String> = [], own: Set<String> = []) {
    self.published = published
    self.own = own
  }

  /// The unconditional imports, the imports for tests, and the blocks.
  var groups: [String] {
    let lines = blocks.filter { !$0.contains("\n") }.sorted()
    let testable = lines.filter { $0.hasPrefix("@testable") }
    let plain = lines.filter { !testable.contains($0) }
    return [plain, testable].filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      + blocks.filter { $0.contains("\n") }
  }

  /// Adds the imports of a file.
  ///
  /// - Parameter text: Its source.
  mutating func add(_ text: String) {
    var depth = 0
    var block: [String] = []
    for line in text.split(whereSeparator: \.isNewline).map(\.trimmed) {
      let directive = line.prefixMatch(of: /#(if|elseif|else|endif)\b/)?.output.1
      guard let text = directive == nil ? written(line) : line else { continue }
      block.append(text)
      if directive == "if" { depth += 1 }
      if directive == "endif" { depth -= 1 }
      guard depth <= 0 else { continue }
      let whole = block.joined(separator: "\n")
      let hasImports = block.contains { !$0.hasPrefix("#") }
      if hasImports, !blocks.contains(whole) { blocks.append(whole) }
      block = []
    }
  }

  /// An import as the mock has it; nil for other lines.
  private func written(_ line: String) -> String? {
    guard let match = line.prefixMatch(of: Self.pattern) else { return nil }
    let module = match.output.3.prefix { $0 != "." }
    if own.contains(String(module)) { return nil }
    let attributes = match.output.1.split(separator: " ").filter {
      $0.hasPrefix("@") && $0 != "@_exported"
    }
    let isPublic = !modules(of: ["s:\(module.utf8.count)\(module)"]).isDisjoint(with: published)
    let words = attributes + (isPublic ? ["public"] : [])
    return (words + ["import", match.output.2 + match.output.3]).joined(separator: " ")
  }

  // A regular expression cannot be shared between tasks.
  private static var pattern: Regex<(Substring, Substring, Substring, Substring)> {
    /((?:(?:public|package|internal|private|fileprivate|@[\w()]+) +)*)import +((?:(?:struct|class|enum|protocol|typealias|func|let|var) +)?)([\w.]+)/
  }
}

/// The modules in the identifiers of types, such as `Shop` in `s:4Shop4BowlV`.
///
/// - Parameter identifiers: The compiler's identifiers.
/// - Returns: The modules that a file can import; Foundation for its parts.
func modules(of identifiers: Set<String>) -> Set<String> {
  let parts: Set = ["FoundationEssentials", "FoundationInternationalization"]
  let modules = identifiers.compactMap(moduleName(inMangled:)).filter { !$0.hasPrefix("_") }
  return Set(modules.map { parts.contains($0) ? "Foundation" : $0 })
}

/// The module at the beginning of a mangled name; nil if it is abbreviated.
func moduleName(inMangled name: String) -> String? {
  guard let match = name.prefixMatch(of: /s:(\d+)/), let length = Int(match.output.1) else {
    return nil
  }
  return String(name[match.range.upperBound...].prefix(length))
}
