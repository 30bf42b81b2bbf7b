import CharmestCore
import Testing

@Suite("A condition in the source")
struct ComparingConditionTests {
  private func compares(_ condition: String) -> Bool? {
    CallSource(of: .assertThat, in: "assertThat(\(condition))", line: 1, column: 11)?
      .comparesValues
  }

  @Test(
    "compares values",
    arguments: [
      "a == b", "a.count != 3", "a === b", "a !== b", "a < 2", "a <= b", "a > b.c", "2 >= a",
      "a == b && c", "a\n  == b", "f(a) == 1", "try a() == 1", "a[0] == \"<\"",
    ])
  func comparing(_ condition: String) {
    #expect(compares(condition) == true)
  }

  @Test(
    "compares nothing",
    arguments: [
      "isOpen", "!isOpen", "isOpen && isWarm", "text.contains(\"a == b\")",
      "a.contains { $0 == 1 }",
      "f(a == b)", "Array<Int>().isEmpty", "a ?? b", "a...b",
    ])
  func notComparing(_ condition: String) {
    #expect(compares(condition) == false)
  }
}
