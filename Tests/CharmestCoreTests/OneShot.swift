/// A sequence that is empty after it was read once.
struct OneShot<Element>: Sequence, IteratorProtocol {
  private final class Rest {
    var elements: ArraySlice<Element>
    init(_ elements: [Element]) { self.elements = elements[...] }
  }

  private let rest: Rest

  init(_ elements: Element...) { rest = Rest(elements) }
  init(of elements: [Element]) { rest = Rest(elements) }

  func next() -> Element? { rest.elements.popFirst() }
}
