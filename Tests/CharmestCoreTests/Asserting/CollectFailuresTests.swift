import Charmest
import CharmestCore
import Testing

@Suite("collectFailures") struct CollectFailuresTests {
  @Test("catches what child tasks report")
  func childTasks() async {
    let failures = await collectFailures {
      await withTaskGroup { group in
        for number in 1...20 { group.addTask { assertThat(number, equalTo(0)) } }
      }
      async let done: Void = assertThat(21, equalTo(0))
      await done
      await Task { assertThat(22, equalTo(0)) }.value
    }
    #expect(failures.count == 22)
  }

  @Test("can be nested, and the inner one takes its own")
  func nested() {
    var inner: [ReportedFailure] = []
    let outer = collectFailures {
      assertThat(1, equalTo(0))
      inner = collectFailures { assertThat(2, equalTo(0)) }
    }
    #expect(outer.flatMap(\.differences).map(\.actual) == ["1"])
    #expect(inner.flatMap(\.differences).map(\.actual) == ["2"])
  }

  @Test("leaves to the test framework what is reported after its closure")
  func later() async {
    let gate = Latch()
    await withKnownIssue {
      var task: Task<Void, Never>?
      let failures = collectFailures {
        task = Task {
          await gate.wait()
          assertThat(1, equalTo(2))
        }
      }
      gate.open()
      await task?.value
      #expect(failures.isEmpty)
    }
  }

  @Test("leaves to the one around it what is reported after its closure")
  func laterInside() async {
    let gate = Latch()
    let failures = await collectFailures {
      var task: Task<Void, Never>?
      _ = collectFailures {
        task = Task {
          await gate.wait()
          assertThat(1, equalTo(2))
        }
      }
      gate.open()
      await task?.value
    }
    #expect(failures.count == 1)
  }

  @Test("leaves to the test framework what was made in it and fails later")
  func madeInside() async {
    withKnownIssue {
      let stove = MockStove()
      _ = collectFailures { stove.failsOnUnstubbedCalls() }
      stove.light()
    }
    await withKnownIssue {
      let api = MockAPI()
      var pending: SuspendedCalls<Int, Never>? = nil
      _ = collectFailures { pending = api.countCalls.suspends() }
      let task = Task { await api.count() }
      _ = try await pending?.next()
      pending = nil
      #expect(await task.value == 0)
    }
  }

  @Test("treats any error except an unmet requirement as the last failure")
  func otherErrors() async {
    let line = #line + 1
    let failures = collectFailures {
      assertThat(1, equalTo(0))
      throw AnotherError()
    }
    #expect(failures.map(\.line) == [line + 1, line])
    #expect(failures.last?.description == "unexpected error AnotherError()")
    let asynchronous = await collectFailures {
      await Task.yield()
      throw AnotherError()
    }
    #expect(asynchronous.count == 1)
  }

  @Test("runs on the caller's actor")
  @MainActor func isolation() async {
    var count = 0
    _ = await collectFailures {
      await Task.yield()
      MainActor.assertIsolated()
      count += 1
    }
    #expect(count == 1)
  }
}
