import CharmestCore

/// Loads a page, and shows that it does.
private final class Model: Sendable {
  private let api: MockAPI
  private let loading = Locked(false)
  private let loaded = Locked<String?>(nil)

  init(api: MockAPI) { self.api = api }

  var isLoading: Bool { loading.withLock { $0 } }
  var page: String? { loaded.withLock { $0 } }

  func refresh() async {
    loading.withLock { $0 = true }
    let page = try? await api.load(7)
    loaded.withLock { $0 = page }
    loading.withLock { $0 = false }
  }
}

// MARK: all
let api = MockAPI()
let model = Model(api: api)
let data = "news"

// MARK: SuspendedCalls; suspends 1
// EXAMPLE
await screen.value
assertThat(model.page, "news")

// MARK: next
let pending = api.loadCalls.suspends()
let page = Task { try await api.load(7) }

// MARK: suspends 2
// EXAMPLE
async let page = api.load(7)
try await pending.next().resume(returning: data)
assertThat(try await page, "news")

// MARK: next
// EXAMPLE
assertThat(call.arguments, 7)
call.resume(returning: data)
assertThat(try await page.value, "news")
