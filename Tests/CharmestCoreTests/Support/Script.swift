/// A sequence of some elements, and then of whatever a closure says.
struct Script<Element: Sendable>: AsyncSequence {
  let elements: [Element]
  let ending: @Sendable () async throws -> Element?

  init(_ elements: Element..., then ending: @escaping @Sendable () async throws -> Element?) {
    self.elements = elements
    self.ending = ending
  }

  func makeAsyncIterator() -> Iterator { Iterator(elements: elements[...], ending: ending) }

  struct Iterator: AsyncIteratorProtocol {
    var elements: ArraySlice<Element>
    let ending: @Sendable () async throws -> Element?

    mutating func next() async throws -> Element? {
      if let element = elements.popFirst() { element } else { try await ending() }
    }
  }
}
