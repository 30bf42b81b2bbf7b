import Charmest
import Foundation
import Testing

@testable import MockWriter

@Suite("The names of types that clash") struct ClashingNamesTests {
  @Test("has all types of the library")
  func library() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/CharmestCore")
    let files = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String }
    var names: Set<String> = []
    for file in files ?? [] where file.hasSuffix(".swift") {
      let text = try String(contentsOfFile: sources.path + "/" + file, encoding: .utf8)
      let declarations = text.matches(
        of: /(?m)^(?:@.* )?public (?:final )?(?:class|struct|enum|protocol|actor|typealias) (\w+)/)
      names.formUnion(declarations.map { String($0.output.1) })
    }
    assertThat(ClashingNames.library, equalTo(names))
  }

  @Test(
    "stand behind their module where the mock's file has another type of that name",
    arguments: [
      ("Matcher", "s:5Depot7MatcherV", "Depot."),
      ("Result", "s:5Depot6ResultV", ""),
      ("Result", "s:s6ResultO", "Swift."),
      ("String", "s:SS", "Swift."),
      ("Int", "s:Si", ""),
      ("Matcher", "s:5Depot4TakeP1fyyxlF7MatcherL_xmfp", ""),
      ("Matcher", "s:5Depot4TakeP7MatcherQa", ""),
      ("Crate", "s:5Depot5CrateV", ""),
      ("Crate", "s:5Yards5CrateC", "Yards."),
    ])
  func qualifiers(name: String, identifier: String, expected: String) throws {
    let symbols = ["Matcher", "Result", "String", "Crate"].map { name in
      """
      {"kind": {"identifier": "swift.struct"}, "names": {"title": "\(name)"},
       "identifier": {"precise": "s:5Depot\(name.count)\(name)V"},
       "pathComponents": ["\(name)"], "accessLevel": "internal"}
      """
    }
    let json = """
      {"module": {"name": "Depot"}, "symbols": [\(symbols.joined(separator: ","))],
       "relationships": []}
      """
    let names = ClashingNames(in: [try SymbolGraph(json: Data(json.utf8))])
    assertThat(names.qualifier(of: name, identifier), expected)
  }
}
