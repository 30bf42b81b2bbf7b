import Foundation

// Reads symbol graphs, and writes or checks lists of the public API. See .ci/api.

struct Graph: Decodable {
  let symbols: [Symbol]
}

struct Symbol: Decodable {
  struct Names: Decodable { let title: String }
  struct Fragment: Decodable { let spelling: String }
  struct Comment: Decodable {
    struct Line: Decodable { let text: String }
    let lines: [Line]
  }
  struct Location: Decodable { let uri: String }
  struct Availability: Decodable { let isUnconditionallyUnavailable: Bool? }

  let pathComponents: [String]
  let names: Names
  let declarationFragments: [Fragment]
  let docComment: Comment?
  let location: Location?
  let availability: [Availability]?

  /// Not made by the compiler, and not there only to say what to write instead.
  var isOffered: Bool {
    location != nil
      && !(availability ?? []).contains { $0.isUnconditionallyUnavailable == true }
  }

  /// All that callers depend on: `MockCall: let time: ContinuousClock.Instant`.
  var declaration: String {
    let owner = pathComponents.dropLast().joined(separator: ".")
    let declaration = declarationFragments.map(\.spelling).joined()
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return owner.isEmpty ? declaration : owner + ": " + declaration
  }

  /// `MockCall.time`, without the parameters for the call site.
  var name: String {
    pathComponents.joined(separator: ".")
      .replacingOccurrences(of: "fileID:file:line:column:", with: "")
      .replacingOccurrences(of: "()", with: "")
  }

  var purpose: String {
    let summary = (docComment?.lines ?? []).map(\.text).prefix { !$0.isEmpty }
    return summary.joined(separator: " ")
      .replacingOccurrences(of: "``", with: "`")
  }

  /// The folder of its source file, and the file: `Mocks/Recording/MockCall`.
  var file: String {
    let path = location?.uri.components(separatedBy: "/Sources/").last ?? ""
    return path.split(separator: "/").dropFirst().joined(separator: "/")
      .replacingOccurrences(of: ".swift", with: "")
  }
}

func symbols(in folder: String) throws -> [Symbol] {
  let folder = URL(fileURLWithPath: folder)
  let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
  return
    try files.filter { $0.hasPrefix("Charmest") && $0.hasSuffix(".symbols.json") }.sorted()
    .flatMap { file in
      let data = try Data(contentsOf: folder.appendingPathComponent(file))
      return try JSONDecoder().decode(Graph.self, from: data).symbols
    }
    .filter(\.isOffered)
}

/// The article that lists each name with its purpose, by family.
func article(_ symbols: [Symbol]) -> String {
  var text = """
    # All public names

    Find a function, a type or a property by what it is for.

    `.ci/api names` writes this list from the sources. The arguments for the call site, `fileID:file:line:column:`, are left out.

    """
  let families = Dictionary(grouping: symbols) { symbol in
    symbol.file.split(separator: "/").dropLast().joined(separator: ": ")
  }
  // In the order in which one meets them.
  let order = ["Asserting", "Matchers", "Mocks", "Streams", "Matching"]
  func rank(_ family: String) -> Int {
    order.firstIndex { family.hasPrefix($0) } ?? order.count
  }
  for family in families.keys.sorted(by: { (rank($0), $0) < (rank($1), $1) }) {
    text += "\n## \(family)\n\n"
    let rows = (families[family] ?? []).map { "- `\($0.name)`: \($0.purpose)" }
    text += Set(rows).sorted().joined(separator: "\n") + "\n"
  }
  return text
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(1)
}

let arguments = CommandLine.arguments
guard arguments.count == 5 else { fail("usage: api check|names|release graphs article dump") }
let (mode, names, dump) = (arguments[1], arguments[3], arguments[4])
let found = try symbols(in: arguments[2])
let declarations = Set(found.map(\.declaration)).sorted()
switch mode {
case "names":
  try article(found).write(toFile: names, atomically: true, encoding: .utf8)
case "release":
  try (declarations.joined(separator: "\n") + "\n")
    .write(toFile: dump, atomically: true, encoding: .utf8)
default:
  let undocumented = found.filter(\.purpose.isEmpty)
  if !undocumented.isEmpty {
    fail("without documentation:\n" + undocumented.map(\.declaration).joined(separator: "\n"))
  }
  if try String(contentsOfFile: names, encoding: .utf8) != article(found) {
    fail("\(names) is not what the sources say: write it anew with .ci/api names")
  }
  if let released = try? String(contentsOfFile: dump, encoding: .utf8) {
    let gone = Set(released.split(separator: "\n").map(String.init)).subtracting(declarations)
    if !gone.isEmpty {
      fail("in the last release, and not any more:\n" + gone.sorted().joined(separator: "\n"))
    }
  }
  print("\(found.count) public declarations, all documented")
}
