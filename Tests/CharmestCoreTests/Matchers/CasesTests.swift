import Charmest
import CharmestCore
import Testing

private enum Shape: Equatable {
  case circle(Double)
  case square(side: Double)
  case point
}

@Suite("isCase") struct CasesTests {
  private func isCircle(_ radius: Matcher<Double>) -> Matcher<Shape> {
    isCase("circle", { if case .circle(let radius) = $0 { radius } else { nil } }, radius)
  }

  @Test("matches a case by name")
  func names() {
    assertMatches(Shape.circle(1), isCase("circle"))
    assertMatches(Shape.square(side: 1), isCase("square"))
    assertMatches(Shape.point, isCase("point"))
    assertMismatch(
      Shape.circle(3),
      isCase("square"),
      text: "expected .square, but was .circle(3.0)"
    )
    assertMismatch(Shape.point, isCase("square"), text: "expected .square, but was .point")
    assertMismatch("point", isCase("point"), text: "expected .point, but was \"point\"")
    assertDescription(isCase("circle") as Matcher<Shape>, ".circle")
  }

  @Test("judges the payload, and tells which case it was instead")
  func payload() {
    assertMatches(Shape.circle(0.5), isCircle(lessThan(1)))
    assertMatches(
      Shape.circle(0.5),
      isCase("circle", { if case .circle(let radius) = $0 { radius } else { nil } }, 0.5)
    )
    assertMismatch(
      Shape.square(side: 2),
      isCircle(lessThan(1)),
      text: "expected .circle with a value less than 1.0, but was .square(side: 2.0)"
    )
    assertMismatch(
      Shape.circle(3),
      isCircle(lessThan(1)),
      "it",
      text: """
        it.circle: expected a value less than 1.0, but was 3.0
          but was: .circle(3.0)
        """
    )
    assertDescription(isCircle(lessThan(1)), ".circle with a value less than 1.0")
  }
}
