import CharmestCore

private struct Screen {
  let loading: Task<String, any Error>

  func disappear() { loading.cancel() }
}

// MARK: all
let api = MockAPI()
let data = "news"
let isOnline = Bool.random()
let pending = api.loadCalls.suspends()
let page = Task { try await api.load(7) }

// MARK: SuspendedCall
// EXAMPLE
assertThat(try await page.value, "news")

// MARK: isCancelled
let screen = page
// EXAMPLE
assertThat(!call.isInFlight)

// MARK: cancelled
let model = Screen(loading: page)
// EXAMPLE
await assertThrows(CancellationError.self) { try await page.value }

// MARK: resume
let call = try await pending.next()

// MARK: resume 1
// EXAMPLE
assertThat(try await page.value, "news")

// MARK: resume 2
// EXAMPLE
await assertThrows(Offline.self) { try await page.value }

// MARK: resume 3
// EXAMPLE
assertThat(await page.result, isOnline ? succeeds("news") : fails())
