import Charmest
import Testing

private struct ViewModel {
  var titles: AsyncThrowingStream<String, any Error> { stream("", "Sending", "Send") }
}

private struct SentViewModel {
  var titles: AsyncThrowingStream<String, any Error> { stream("Send") }
}

@Suite("The examples in Collect.swift") struct CollectExamples {
  @Test func allElements() async {
    let viewModel = ViewModel()
    await example {
      let collected = await collect(viewModel.titles, within: .seconds(10))
      assertThat(collected, allOf(elements(containsExactly("", "Sending", "Send")), finished()))
    }
  }

  @Test func oneElement() async {
    let viewModel = SentViewModel()
    await example {
      assertThat(await first(of: viewModel.titles), "Send")
    }
    await example {
      assertThat(await last(of: viewModel.titles), "Send")
    }
  }
}
