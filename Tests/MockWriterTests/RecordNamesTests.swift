import Charmest
import Testing

@testable import MockWriter

@Suite("The name of a record") struct RecordNamesTests {
  @Test("tells overloads apart by as much as it takes")
  func overloads() throws {
    let requirements = try Fixture.mocked("Cook").requirements
    let names = RecordNames(requirements)
    assertThat(
      requirements.indices.map { names[$0] },
      ["cook", "price", "deliver", "findInt", "findString", "findNamed"]
    )
  }

  @Test("stays when another overload is inserted")
  func stable() throws {
    for (name, method) in [("Overloads", "save"), ("SessionDelegate", "session")] {
      let all = try Fixture.mocked(name).requirements.filter {
        $0.baseName == method && !$0.isStatic
      }
      let names = RecordNames(all)
      for removed in all.indices {
        var rest = all
        rest.remove(at: removed)
        var kept = all.indices.map { names[$0] }
        kept.remove(at: removed)
        let namesOfRest = RecordNames(rest)
        assertThat(rest.indices.map { namesOfRest[$0] }, equalTo(kept))
      }
    }
  }

  @Test(
    "has a type in one word",
    arguments: [
      ("Int", "Int"), ("[Int]", "IntArray"), ("Int?", "IntOptional"),
      ("[Int?]", "IntOptionalArray"),
      ("[Int]?", "IntArrayOptional"), ("[String: [Int]]", "StringIntArrayDictionary"),
      ("any Error", "Error"), ("(any Error)?", "ErrorOptional"), ("Bowl.Size", "BowlSize"),
      ("(Int, name: String)", "IntNameStringTuple"), ("Set<Int>", "SetInt"),
      ("(Int?) -> Void", "IntOptionalToVoid"),
      ("() -> Void", "ToVoid"), ("@Sendable (Int) async -> String", "IntAsyncToString"),
      ("Int.Type", "IntType"),
    ]
  )
  func types(type: String, words: String) { assertThat(TypeText.words(type), equalTo(words)) }

  @Test("of an operator is a word")
  func operators() throws {
    let requirements = try Fixture.mocked("Members").requirements
    let index = try requireThat(requirements.firstIndex { $0.kind == .operation }, present())
    assertThat(RecordNames(requirements)[index], "lessThan")
  }
}
