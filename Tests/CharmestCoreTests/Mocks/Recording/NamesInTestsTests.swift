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
      ("cook..washCalls", nil),
    ]
  )
  func mockName(expression: String, name: String?) {
    #expect(words(expression)?.mockName == name)
  }

  @Test(
    "names the record of the method that is looked at",
    arguments: [
      ("cook.washCalls", "wash"),
      ("washCalls", "wash"),
      ("cook.nameProperty.sets", "sets"),
      ("records[0]", "records[0]"),
      ("makeCook().washCalls", nil),
      ("a + b", nil),
    ]
  )
  func methodName(expression: String, name: String?) {
    #expect(words(expression)?.methodName?.full == name)
  }

  private func words(_ expression: String) -> CallSource? {
    CallSource(of: "verify", inSource: "verify(\(expression))", 1, 7)
  }
}
