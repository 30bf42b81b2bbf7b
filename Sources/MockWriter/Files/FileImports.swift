/// The imports of a file of mocks, taken from the files of their protocols.
struct FileImports {
  /// The lines by the conditions of the `#if` around them.
  private var lines: [[String]: Set<String>] = [:]
  private let surroundings: MockSurroundings

  init(_ surroundings: MockSurroundings) {
    self.surroundings = surroundings
    add(surroundings.module, isTestable: false)
  }

  /// Adds a module.
  mutating func add(_ module: String, isTestable: Bool) {
    add(isTestable ? ["@testable"] : [], [module], where: [])
  }

  /// Adds the imports of a file.
  mutating func add(_ file: SourceFile) {
    let left = ["@_exported", "@_implementationOnly"]
    for declaration in file.imports {
      let attributes = declaration.words.filter { $0.hasPrefix("@") && !left.contains($0) }
      let kind = file.tokens.text(declaration.place + 1)
      let isKind = !declaration.name.hasPrefix(kind)
      add(attributes, (isKind ? [kind] : []) + [declaration.name], where: declaration.conditions)
    }
  }

  private mutating func add(_ attributes: [String], _ names: [String], where conditions: [String]) {
    if surroundings.own.contains(where: { names.last == $0 }) { return }
    let access = surroundings.access == .public ? ["public"] : []
    let line = (attributes + access + ["import"] + names).joined(separator: " ")
    lines[conditions, default: []].insert(line)
  }

  /// The unconditional imports, the imports for tests, and those in `#if`.
  var groups: [String] {
    let all = (lines[[]] ?? []).sorted()
    let testable = all.filter { $0.hasPrefix("@testable") }
    // A module that is imported for tests needs no other import.
    let plain = all.filter { !$0.hasPrefix("@testable") && !testable.contains("@testable " + $0) }
    let inConditions = lines.filter { !$0.key.isEmpty }.map {
      conditional($0.key, $0.value.sorted())
    }
    let groups = [plain, testable] + inConditions.sorted { $0[0] < $1[0] }
    return groups.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
  }
}
