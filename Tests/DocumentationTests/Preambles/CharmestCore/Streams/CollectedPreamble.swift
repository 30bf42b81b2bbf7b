private struct ViewModel {
  let titles: AsyncThrowingStream<String, any Error>
}

private struct Closed: Error {}

// MARK: Collected
let viewModel = ViewModel(titles: stream("", "Sending", "Send", "Sending"))

// MARK: finished
let viewModel = ViewModel(titles: stream("", "Sending", throwing: Offline()))

// MARK: timedOut
let viewModel = ViewModel(titles: stream("Send"))

// MARK: fails 1
let orders = stream() as AsyncThrowingStream<RamenSoup, any Error>

// MARK: fails 2
let orders = stream(RamenSoup.shio, throwing: Closed())

// MARK: fails 3
let orders = stream(RamenSoup.miso, throwing: OutOfStock(soup: .shio))

// MARK: fails 4
let orders = stream(RamenSoup.shio)

// MARK: elements 1
let counts = stream(1, 2)

// MARK: elements 2
let counts = stream(1, 2, 4)
