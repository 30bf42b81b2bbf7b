import Charmest
import Testing

@Suite("The examples in StubbedOutcome.swift") struct StubbedOutcomeExamples {
  @Test func outcomes() async {
    let api = MockAPI()
    await example {
      api.loadCalls.gives(.failure(Offline()), .failure(Offline()), .success("news"))
      api.loadCalls.when(7).gives(.success("page 1"), .answer { id in "page \(id)" })
      await assertThrows(Offline.self) { try await api.load(1) }
      await assertThrows(Offline.self) { try await api.load(1) }
      assertThat(try await api.load(1), "news")
      assertThat(try await api.load(7), "page 1")
      assertThat(try await api.load(7), "page 7")
    }
  }
}
