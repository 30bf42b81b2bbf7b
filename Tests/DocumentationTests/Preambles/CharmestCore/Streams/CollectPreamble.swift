private struct ViewModel {
  let titles: AsyncThrowingStream<String, any Error>
}

// MARK: collect
let viewModel = ViewModel(titles: stream("", "Sending", "Send"))

// MARK: first; last
let viewModel = ViewModel(titles: stream("Send"))
