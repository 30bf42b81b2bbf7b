/// The names in the files of tests that may be those of mocks.
struct UsedNames {
  /// The files that use a name, by the name.
  private(set) var users: [String: [SourceFile]] = [:]
  /// The names that extensions have.
  private(set) var extended: Set<String> = []

  private static let declarators: Set = [
    "actor", "case", "class", "enum", "func", "import", "let", "protocol", "struct", "typealias",
    "var",
  ]

  init(_ files: [SourceFile]) {
    var declared: Set<String> = []
    for file in files {
      let tokens = file.tokens
      for index in tokens.all.indices where tokens.all[index].kind == .word {
        let name = tokens.text(index)
        guard name.hasPrefix("Mock") || name.hasSuffix("Mock") else { continue }
        let last = tokens.text(index - 1)
        if Self.declarators.contains(last) {
          declared.insert(name)
        } else if last == "extension" {
          extended.insert(name)
        } else if last != ".", users[name]?.last !== file {
          users[name, default: []].append(file)
        }
      }
    }
    users = users.filter { !declared.contains($0.key) }
  }
}

/// The protocols whose mocks are wanted.
struct WantedMocks {
  /// The names of the mocks, with their protocols.
  private(set) var found: [(name: String, type: Modules.FoundType)] = []
  /// Why others cannot be found.
  private(set) var notes: [String] = []

  init(_ names: UsedNames, in modules: Modules) {
    let protocols = modules.protocols { name in
      mockNames(of: name).contains { names.users[$0] != nil }
    }
    for (name, files) in names.users.sorted(by: { $0.key < $1.key }) {
      let all = protocols.filter { mockNames(of: $0.declaration.plainName).contains(name) }
      guard !all.isEmpty, !modules.declares(name) else { continue }
      let nearest = Self.nearest(all, to: files)
      let different = Set(nearest.map(\.fullName)).sorted()
      if different.count == 1 {
        found += nearest.map { (name, $0) }
      } else {
        let reason = """
          \(name) is not written, because it may be that of \(different.joined(separator: " or ")). \
          Print the one that you mean and keep it: swift package mock \(different[0])
          """
        notes += nearest.map { $0.note(reason) }
      }
    }
  }

  /// The protocols in modules that the tests import, and of them those that no other type is around.
  private static func nearest(_ all: [Modules.FoundType], to files: [SourceFile])
    -> [Modules.FoundType]
  {
    let imported = Set(files.flatMap(\.imports).map { $0.plainName.prefix { $0 != "." } })
    let near = all.filter { imported.contains($0.module[...]) }
    let best = near.isEmpty ? all : near
    let outer = best.filter { !$0.isNested }
    return outer.isEmpty ? best : outer
  }
}

extension Modules {
  /// Whether a type that tests can see has a name.
  fileprivate func declares(_ name: String) -> Bool {
    types(named: name).contains { type in
      let access = type.declaration.access
      let isOwn = own.contains(type.module) && !access.hasSuffix("private")
      return !type.isNested && (isOwn || ["public", "open"].contains(access))
    }
  }
}
