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
    expectMatch(Shape.circle(1), isCase("circle"))
    expectMatch(Shape.square(side: 1), isCase("square"))
    expectMatch(Shape.point, isCase("point"))
    expectMismatch(Shape.circle(3), isCase("square"), "it: expected .square, but was .circle(3.0)")
    expectMismatch(Shape.point, isCase("square"), "it: expected .square, but was .point")
    expectMismatch("point", isCase("point"), "it: expected .point, but was \"point\"")
    expectDescription(isCase("circle") as Matcher<Shape>, ".circle")
  }

  @Test("judges the payload, and tells which case it was instead")
  func payload() {
    expectMatch(Shape.circle(0.5), isCircle(lessThan(1)))
    expectMatch(
      Shape.circle(0.5),
      isCase("circle", { if case .circle(let radius) = $0 { radius } else { nil } }, 0.5)
    )
    expectMismatch(
      Shape.square(side: 2),
      isCircle(lessThan(1)),
      "it: expected .circle with a value less than 1.0, but was .square(side: 2.0)"
    )
    expectMismatch(
      Shape.circle(3),
      isCircle(lessThan(1)),
      """
      it.circle: expected a value less than 1.0, but was 3.0
        but was: .circle(3.0)
      """
    )
    expectDescription(isCircle(lessThan(1)), ".circle with a value less than 1.0")
  }
}
