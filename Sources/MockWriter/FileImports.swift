/// What the file of a protocol imports.
struct FileImports: Equatable {
  /// The modules that are imported on all systems.
  private(set) var always: Set<String> = []
  /// The modules that are imported with `@testable`.
  private(set) var testable: Set<String> = []
  /// The blocks from `#if` to `#endif` that have imports, with nothing else in them.
  private(set) var blocks: [Block] = []

  struct Block: Equatable {
    /// The directives and the imports, without words before `import`.
    fileprivate(set) var lines: [String]
    fileprivate(set) var modules: Set<String> = []

    /// The lines as `swift format` lays them out.
    ///
    /// - Parameter word: The word for an import, such as `public import`.
    /// - Returns: The lines of a file.
    func source(_ word: String) -> [String] {
      var depth = 0
      return lines.map { line in
        if line.hasPrefix("#else") || line.hasPrefix("#endif") { depth -= 1 }
        let space = String(repeating: "  ", count: depth)
        if line.hasPrefix("#if") || line.hasPrefix("#else") { depth += 1 }
        return space + (line.hasPrefix("#") ? line : "\(word) \(line)")
      }
    }
  }

  /// - Parameter text: The source of a file.
  init(_ text: String = "") {
    var depth = 0
    var block = Block(lines: [])
    for line in text.split(whereSeparator: \.isNewline).map(\.trimmed) {
      let directive = line.directive
      if directive == "if" { depth += 1 }
      if directive != nil {
        block.lines.append(line)
      } else if let match = line.firstMatch(of: Self.declaration) {
        let module = String(match.output.1)
        if line.contains("@testable ") { testable.insert(module) }
        if depth == 0 {
          always.insert(module)
        } else {
          block.lines.append(module)
          block.modules.insert(module)
        }
      }
      guard directive == "endif" else { continue }
      depth -= 1
      if depth == 0 {
        if !block.modules.isEmpty { blocks.append(block) }
        block = Block(lines: [])
      }
    }
  }

  // A regular expression cannot be shared between tasks.
  private static var declaration: Regex<(Substring, Substring)> {
    /^(?:(?:public|package|internal|private|fileprivate|@[\w()]+) +)*import +(?:(?:struct|class|enum|protocol|typealias|func|let|var) +)?(\w+)/
  }

  var modules: Set<String> { blocks.reduce(into: always) { $0.formUnion($1.modules) } }
}

extension String {
  /// The first word of a line such as `#if os(iOS)`, `#if(DEBUG)` or `#endif`; nil for other lines.
  var directive: Substring? { prefixMatch(of: /#(if|elseif|else|endif)\b/)?.output.1 }
}

/// The import lines of a file of mocks.
struct MockImports {
  /// The modules that the mocks need.
  private(set) var needed: Set<String>
  /// The modules whose internal declarations the mocks need.
  private(set) var testable: Set<String> = []
  private var files: [FileImports]

  init(of module: String, files: [FileImports]) {
    needed = [module]
    self.files = files
  }

  /// Adds the module that declares a type.
  mutating func add(_ identifier: String, in graphs: SymbolGraphs) {
    if let symbol = graphs.symbol(identifier), let module = graphs.module(of: identifier) {
      let isHidden = !["public", "open", "package"].contains(symbol.accessLevel)
      if isHidden { testable.insert(module) } else { needed.insert(module) }
    } else if let module = Self.module(in: identifier) {
      let isTestable = files.contains { $0.testable.contains(module) }
      if isTestable { testable.insert(module) } else { needed.insert(module) }
    } else if identifier.hasPrefix("c:") {
      // The name does not tell the module of a type of C or Objective-C.
      for file in files { needed.formUnion(file.modules) }
    }
  }

  mutating func add(module: String) { needed.insert(module) }

  mutating func remove(_ modules: Set<String>) {
    needed.subtract(modules)
    testable.subtract(modules)
  }

  /// - Parameter word: The word for an import, such as `public import`.
  /// - Returns: The lines of a file.
  func lines(_ word: String) -> [String] {
    let always = files.reduce(into: Set()) { $0.formUnion($1.always) }
    var plain = needed.subtracting(testable)
    var blocks: [[String]] = []
    var wanted = plain.subtracting(always)
    if wanted.contains("Foundation") { wanted.formUnion(Self.essentials) }
    for block in files.flatMap(\.blocks) where !block.modules.isDisjoint(with: wanted) {
      let source = block.source(word)
      if !blocks.contains(source) { blocks.append(source) }
      plain.subtract(block.modules.subtracting(always))
    }
    // Where these modules do not exist, Foundation has their types.
    let isPart = !needed.isDisjoint(with: Self.partsOfFoundation)
    if isPart, !needed.contains("Foundation"), word != "import" {
      // A public import that is not used is a warning.
      blocks = blocks.map { lines in
        let names = Self.partsOfFoundation.map { "  \(word) \($0)" }
        let isWhole = lines.count == 3 && names.contains(lines[1])
        return isWhole ? [lines[0], lines[1], "#else", "  \(word) Foundation", "#endif"] : lines
      }
    } else if isPart {
      plain.insert("Foundation")
    }
    let parts = plain.intersection(Self.partsOfFoundation).sorted()
    blocks += parts.map { ["#if canImport(\($0))", "  \(word) \($0)", "#endif"] }
    return plain.subtracting(parts).sorted().map { "\(word) \($0)" }
      + (testable.isEmpty ? [] : [""] + testable.sorted().map { "@testable import \($0)" })
      + blocks.flatMap { [""] + $0 }
  }

  /// The modules that Foundation is split into where it is not Apple's.
  private static let partsOfFoundation: Set = ["FoundationNetworking", "FoundationXML"]
  private static let essentials: Set = ["FoundationEssentials", "FoundationInternationalization"]

  /// The module at the beginning of a mangled name; nil for a module that needs no import.
  static func module(in identifier: String) -> String? {
    guard let module = moduleName(inMangled: identifier) else { return nil }
    if essentials.contains(module) { return "Foundation" }
    return module.hasPrefix("_") ? nil : module
  }
}
