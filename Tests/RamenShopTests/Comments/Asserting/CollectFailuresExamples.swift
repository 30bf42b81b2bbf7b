import Charmest
import Testing

private actor Store {
  private(set) var count = 3
}

@Suite("The examples in CollectFailures.swift") struct CollectFailuresExamples {
  @Test func failures() async {
    example {
      let failures = collectFailures { assertThat(1, equalTo(2)) }
      assertThat(failures.map(\.description), containsExactly("expected 2, but was 1"))
    }
    let store = Store()
    await example {
      let failures = await collectFailures { assertThat(await store.count, equalTo(2)) }
      assertThat(failures, hasCount(1))
    }
  }
}
