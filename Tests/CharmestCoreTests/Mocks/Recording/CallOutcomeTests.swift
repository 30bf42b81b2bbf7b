import CharmestCore
import Testing

@Suite("CallOutcome") struct CallOutcomeTests {
  struct Unlit: Error, Equatable {}

  private let find = MockMethod(
    "find(_:)",
    taking: Int.self,
    returning: String.self,
    throwing: Unlit.self
  )

  @Test("tells what each call gave, in their order")
  func outcomes() {
    find.answers { number throws(Unlit) in
      if number > 1 { throw Unlit() }
      return "one"
    }
    for number in 1...2 { _ = try? find.invoke(number) }
    #expect(find.outcomes == [.returned("one"), .threw(Unlit())])
    #expect(
      find.recordedCalls.map { $0.log().plainText } == [
        #"find(1) returned "one""#, "find(2) threw CallOutcomeTests.Unlit()",
      ]
    )
  }

  @Test("is known for calls without a stub")
  func unstubbed() {
    _ = try? find.invoke(1)
    #expect(find.outcomes == [.returned("")])
    let light = MockMethod("light()")
    light.invoke()
    #expect(light.outcomes.map(\.description) == ["returned ()"])
    light.invoke()
    #expect(light.outcomes.map(\.description) == ["returned ()", "returned ()"])
    #expect(light.calls.allSatisfy { $0.elapsed != nil })
  }

  @Test("is running until the answer was given, and is kept for calls that were not forgotten")
  func running() {
    defer { find.forgetStubs() }
    let find = find
    let seen = Locked<[CallOutcome<String, Unlit>]>([])
    find.answers { number in
      seen.withLock { $0 += find.outcomes }
      if number == 2 { find.forgetCalls() }
      return "\(number)"
    }
    for number in 1...2 { _ = try? find.invoke(number) }
    #expect(seen.withLock { $0 } == [.running, .returned("1"), .running])
    #expect(find.outcomes == [])
  }

  @Test("reads as it stands in a log")
  func description() {
    #expect(CallOutcome<Int, Unlit>.running.description == "is running")
    #expect(CallOutcome<Int, Unlit>.returned(3).description == "returned 3")
    #expect(CallOutcome<Int, Unlit>.threw(Unlit()).description == "threw CallOutcomeTests.Unlit()")
  }
}
