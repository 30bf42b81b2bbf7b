import Foundation

/// The modules whose sources are known.
///
/// A file is searched for the names that it declares, and scanned only if one of them is asked for.
final class Modules {
  /// A type with its file.
  struct FoundType {
    let file: SourceFile
    let declaration: Declaration

    var module: String { file.module }
    /// The module, the path and the conditions, which tell it from all others.
    var identifier: String { "\(module).\(declaration.fullName) \(declaration.conditions)" }
    var fullName: String { "\(module).\(declaration.fullName)" }
    var isNested: Bool { !declaration.path.isEmpty }
  }

  /// The modules of the package, in which declarations that are not public can be tested.
  let own: Set<String>
  /// Whether a type is always written with its module, because nobody can mend the file.
  let qualifiesAll: Bool
  private(set) var modules: Set<String> = []
  /// The paths of files that may declare a type, by its name and by their module.
  private var files: [String: [String: [String]]] = [:]
  private var protocolNames: Set<String> = []
  private var exportedModules: [String: Set<String>] = [:]
  private var scannedFiles: [String: SourceFile?] = [:]
  private var foundTypes: [String: [FoundType]] = [:]
  /// The texts for names of types in a declaration, by the identifier of its type.
  var names: [String: [String: String]] = [:]

  init(_ targets: [Target], qualifiesAll: Bool = false) {
    own = Set(targets.filter(\.isOwn).map(\.module))
    self.qualifiesAll = qualifiesAll
    let library: Set = ["Charmest", "CharmestCore"]
    for target in targets
    where !library.contains(target.module) && modules.insert(target.module).inserted {
      for path in target.sources { addNames(in: path, of: target.module) }
    }
  }

  private func addNames(in path: String, of module: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return }
    let names = DeclaredNames(data)
    for name in names.types { files[name, default: [:]][module, default: []].append(path) }
    protocolNames.formUnion(names.protocols)
    exportedModules[module, default: []].formUnion(names.exportedModules)
  }

  // MARK: - Types by their names

  /// The types of a name without backticks, in the order of the sources.
  func types(named name: String) -> [FoundType] {
    modules.filter { files[name]?[$0] != nil }.sorted().flatMap { types(named: name, in: $0) }
  }

  /// The types of a name in a module.
  func types(named name: String, in module: String) -> [FoundType] {
    guard let paths = files[name]?[module] else { return [] }
    if let known = foundTypes["\(module).\(name)"] { return known }
    let types = paths.compactMap { scannedFile($0, module) }.flatMap { file in
      file.types.filter { $0.isType && $0.plainName == name }.map {
        FoundType(file: file, declaration: $0)
      }
    }
    foundTypes["\(module).\(name)"] = types
    return types
  }

  private func scannedFile(_ path: String, _ module: String) -> SourceFile? {
    if let known = scannedFiles[path] { return known }
    let file = SourceFile(path: path, module: module)
    scannedFiles[path] = file
    return file
  }

  /// The type that a name means in a file.
  ///
  /// - Parameters:
  ///   - name: The name, with types or the module before it.
  ///   - file: The file.
  ///   - path: The types around the name.
  /// - Returns: The type; nil if it is in no known module.
  func find(_ name: String, from file: SourceFile, in path: [String]) -> FoundType? {
    var outer = name.split(separator: ".").map { $0.filter { $0 != "`" } }
    guard let last = outer.popLast() else { return nil }
    let visible = visibleModules(from: file)
    var module: String?
    if let first = outer.first, visible.contains(first) {
      module = first
      outer.removeFirst()
    }
    let searched = module.map { [$0] } ?? visible.sorted()
    let candidates = searched.flatMap { types(named: last, in: $0) }.filter { type in
      guard isVisible(type, from: file) else { return false }
      let around = type.declaration.path
      let isInPath = path.indices.contains { Array(path[...$0]) + outer == around }
      return around == outer || type.module == file.module && isInPath
    }
    return candidates.max { nearness($0, file) < nearness($1, file) }
  }

  /// Types in the same file, then in the same module, then those inside most types come first.
  private func nearness(_ type: FoundType, _ file: SourceFile) -> Int {
    (type.module == file.module ? 1000 : 0) + type.declaration.path.count * 10
      + (type.file === file ? 1 : 0)
  }

  private func isVisible(_ type: FoundType, from file: SourceFile) -> Bool {
    if type.file === file { return true }
    let access = type.declaration.access
    if type.module == file.module { return !access.hasSuffix("private") }
    return ["public", "open", "package"].contains(access)
  }

  /// The own module of a file, those that it imports, and those that these export.
  func visibleModules(from file: SourceFile) -> Set<String> {
    var visible: Set = [file.module]
    var rest = file.imports.map { String($0.plainName.prefix { $0 != "." }) }
    while let module = rest.popLast() {
      guard modules.contains(module), visible.insert(module).inserted else { continue }
      rest += exportedModules[module] ?? []
    }
    return visible
  }

  /// The protocols whose names are wanted, in the order of modules and names.
  func protocols(named isWanted: (String) -> Bool = { _ in true }) -> [FoundType] {
    protocolNames.filter(isWanted).flatMap(types).filter { $0.declaration.keyword == "protocol" }
      .sorted { $0.identifier < $1.identifier }
  }
}
