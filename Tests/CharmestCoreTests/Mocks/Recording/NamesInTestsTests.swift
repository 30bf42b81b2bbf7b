import CharmestCore
import Testing

@Suite("An expression of the test") struct NamesInTestsTests {
  @Test(
    "names the mock whose method is looked at",
    arguments: [
      ("cook.cookRamenCalls", "cook"),
      ("self.cook.washCalls", "cook"),
      ("kitchen.cook.washCalls", "kitchen.cook"),
      ("cooks[0].washCalls", "cooks[0]"),
      ("cooks[\"Jon, Ann\"].washCalls", "cooks[\"Jon, Ann\"]"),
      ("grid[row][column + 1].washCalls", "grid[row][column + 1]"),
      ("kitchen?.cook!.washCalls", "kitchen.cook"),
      ("MockCook.shared.washCalls", "MockCook.shared"),
      ("köchin.washCalls", "köchin"),
      ("cook.nameProperty.sets", "cook"),
      ("cook.nameProperty.gets", "cook"),
      ("cook.sets", "cook"),
      ("washCalls", nil),
      ("self.washCalls", nil),
      ("$0.washCalls", nil),
      ("makeCook().washCalls", nil),
      ("cooks.first { $0.isAwake }.washCalls", nil),
      ("(cook).washCalls", nil),
      ("[cook].washCalls", nil),
      ("isLate ? cook.washCalls : stove.lightCalls", nil),
      (".washCalls", nil),
      ("cook.", nil),
      ("cook..washCalls", nil),
      ("cooks[0.washCalls", nil),
      ("", nil),
    ]
  )
  func mockName(expression: String, name: String?) {
    #expect(PostfixChain(expression)?.mockName == name)
  }

  @Test(
    "names the record of the method that is looked at",
    arguments: [
      ("cook.washCalls", "washCalls"),
      ("washCalls", "washCalls"),
      ("cook.nameProperty.sets", "sets"),
      ("records[0]", "records[0]"),
      ("$0", nil),
      ("makeCook().washCalls", nil),
      ("a + b", nil),
    ]
  )
  func methodName(expression: String, name: String?) {
    #expect(PostfixChain(expression)?.methodName == name)
  }
}
