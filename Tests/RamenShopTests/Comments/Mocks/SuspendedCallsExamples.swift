import Charmest
import Testing

/// Loads a page, and shows that it does.
@MainActor private final class Model {
  private let api: MockAPI
  private(set) var isLoading = false
  private(set) var page: String?

  init(api: MockAPI) { self.api = api }

  func refresh() async {
    isLoading = true
    page = try? await api.load(7)
    isLoading = false
  }
}

@MainActor @Suite("The examples in SuspendedCalls.swift") struct SuspendedCallsExamples {
  private let api = MockAPI()
  private let data = "news"

  @Test func suspended() async {
    let model = Model(api: api)
    await example {
      let pending = api.loadCalls.suspends()
      let screen = Task { await model.refresh() }
      let call = try await pending.next()
      assertThat(model.isLoading)
      call.resume(returning: data)
      await screen.value
      assertThat(model.page, "news")
    }
  }

  @Test func arguments() async {
    await example {
      let pending = api.loadCalls.when(7).suspends()
      async let page = api.load(7)
      let call = try await pending.next()
      assertThat(call.arguments, equalTo(7))
      call.resume(returning: data)
      assertThat(try await page, "news")
    }
  }

  @Test func errors() async {
    await example {
      let pending = api.loadCalls.suspends()
      let page = Task { try await api.load(7) }
      let call = try await pending.next()
      call.resume(throwing: Offline())
      await assertThrows(Offline.self) { try await page.value }
    }
  }

  @Test func results() async {
    for isOnline in [true, false] {
      await example {
        let pending = api.loadCalls.suspends()
        let page = Task { try await api.load(7) }
        let call = try await pending.next()
        call.resume(with: isOnline ? .success("news") : .failure(Offline()))
        assertThat(await page.result, isOnline ? succeeds("news") : fails())
      }
    }
  }
}
