/// A sequence that is empty after it was read, and that still knows what it held.
struct ReadOnce<Element>: Sequence, IteratorProtocol {
  let all: [Element]
  private let rest: OneShot<Element>

  init(_ all: [Element]) {
    self.all = all
    rest = OneShot(of: all)
  }

  func next() -> Element? { rest.next() }
}
