import Charmest
import RamenShop
import Testing

@Suite("The examples in MockMethod+Stream.swift") struct MockMethodStreamExamples {
  @Test func calls() async {
    let cook = MockCook()
    // Ends the task that reads after the last guest.
    @Sendable func print(_ guest: Any) {
      RamenShopTests.print(guest)
      if guest as? String == "Ann" { withUnsafeCurrentTask { $0?.cancel() } }
    }
    await example {
      let reader = Task {
        for await call in cook.greetCalls.stream { print(call.arguments) }
        // Jon
        // Ann
      }
      cook.greet("Jon")
      cook.greet("Ann")
      await reader.value
    }
  }
}
