import Charmest
import CharmestCore
import Testing

@Suite("verify within") struct VerifyWithinTests {
  private let api = MockAPI()

  @Test("waits for the calls that are as expected, and gives them back")
  func laterCalls() async throws {
    let task = Task { [api] in
      for id in 1...20 {
        await Task.yield()
        _ = try await api.load(id)
      }
    }
    let calls = await verify(api.loadCalls, 2, within: .seconds(600), calledWith: greaterThan(18))
    #expect(calls.map { $0.arguments } == [19, 20])
    try await task.value
  }

  @Test("waits the whole time if zero calls are enough, or until the first call")
  func never() async throws {
    await verify(api.loadCalls, .never, within: .milliseconds(5))
    await verify(api.loadCalls, .atMost(1), within: .milliseconds(5))
    let task = Task { [api] in try await api.load(7) }
    let failures = await collectFailures {
      await verify(api.loadCalls, .never, within: .seconds(600))
    }
    #expect(failures.count == 1)
    _ = try await task.value
  }

  @Test("fails at once when the test is cancelled, also where no call was expected")
  func cancellation() async throws {
    let task = Task { [api] in
      await collectFailures {
        withUnsafeCurrentTask { $0?.cancel() }
        await verify(api.loadCalls, within: .seconds(600))
        await verify(api.loadCalls, .never, within: .seconds(600))
        await verify(api.loadCalls, .atMost(1), within: .seconds(600), calledWith: 7)
        _ = try? await api.load(7)
        await verify(api.loadCalls, .atMost(1), within: .seconds(600))
        await verify(api.loadCalls, .never, within: .seconds(600), calledWith: 7)
        await verify(api.loadCalls, within: .seconds(600), calledWith: 7)
      }
    }
    #expect(await task.value.count == 5)
  }

  @Test("judges outside the lock, and captures only what is verified")
  func judgement() async throws {
    let captor = ArgumentCaptor<Int>()
    _ = try await api.load(7)
    let matcher = Matcher<Int>("a call of a mock that can be asked") { [api] _ in
      api.loadCalls.calls.count == 1
    }
    await verify(api.loadCalls, within: .seconds(600), calledWith: capture(into: captor, matcher))
    #expect(captor.values == [7])
  }
}
