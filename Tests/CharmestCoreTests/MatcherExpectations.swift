import CharmestCore
import Testing

/// Expects that a matcher matches a value.
func expectMatch<Value>(
  _ value: Value,
  _ matcher: Matcher<Value>,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  if let text = explain(value, matcher) {
    Issue.record("\(text)", sourceLocation: sourceLocation)
  }
}

/// Expects that a matcher does not match a value, and says exactly this of it.
func expectMismatch<Value>(
  _ value: Value,
  _ matcher: Matcher<Value>,
  _ text: String,
  about label: String = "it",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(
    explain(value, matcher, label)?.description == text,
    sourceLocation: sourceLocation
  )
}

/// Expects how a matcher says what is expected.
func expectDescription<Value>(
  _ matcher: Matcher<Value>,
  _ text: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(matcher.description == text, sourceLocation: sourceLocation)
}

/// A sequence that is empty after it was read once.
struct OneShot<Element>: Sequence, IteratorProtocol {
  private final class Rest {
    var elements: ArraySlice<Element>
    init(_ elements: [Element]) { self.elements = elements[...] }
  }

  private let rest: Rest

  init(_ elements: Element...) { rest = Rest(elements) }

  func next() -> Element? { rest.elements.popFirst() }
}

/// Counts how often something was asked for.
final class Counter: @unchecked Sendable {
  private let value = Locked(0)
  var count: Int { value.withLock { $0 } }
  func increase() { value.withLock { $0 += 1 } }
}
