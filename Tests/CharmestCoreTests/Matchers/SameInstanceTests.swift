import CharmestCore
import Testing

private protocol Style: AnyObject {}
private protocol Part {}
private final class Sheet: Style, Part, CustomStringConvertible {
  let description: String
  init(_ name: String) { description = name }
}
private struct Line: Part {}

@Suite("sameInstance of protocols and optionals") struct SameInstanceTests {
  private let sheet = Sheet("A")
  private let other = Sheet("B")

  @Test("matches the object behind a protocol, optional or not, on both sides")
  func matches() {
    let style: any Style = sheet
    let optionalStyle: (any Style)? = sheet
    let part: any Part = sheet
    let optionalPart: (any Part)? = sheet
    let anyObject: AnyObject = sheet
    let value: Any = sheet
    let optional: Sheet? = sheet
    assertThat(style, sameInstance(sheet))
    assertThat(style, sameInstance(style))
    assertThat(style, sameInstance(optionalStyle))
    assertThat(optionalStyle, sameInstance(sheet))
    assertThat(optionalStyle, sameInstance(style))
    assertThat(optionalStyle, sameInstance(optionalStyle))
    assertThat(part, sameInstance(sheet))
    assertThat(part, sameInstance(part))
    assertThat(optionalPart, sameInstance(part))
    assertThat(part, sameInstance(optionalPart))
    assertThat(sheet, sameInstance(style))
    assertThat(sheet, sameInstance(optional))
    assertThat(optional, sameInstance(sheet))
    assertThat(anyObject, sameInstance(sheet))
    assertThat(sheet, sameInstance(anyObject))
    assertThat(value, sameInstance(style))
    assertThat([style], hasItem(sameInstance(sheet)))
    assertThat(style, not(sameInstance(other)))
    assertThat(optionalStyle, not(sameInstance(other)))
    assertThat(Line() as any Part, not(sameInstance(sheet)))
  }

  @Test("says which object came, also for nil and for what is no object")
  func texts() {
    let style: any Style = other
    let failures = collectFailures {
      assertThat(style, sameInstance(sheet), "style")
      assertThat(nil as (any Style)?, sameInstance(style), "style")
      assertThat(Line() as any Part, sameInstance(sheet), "part")
      assertThat(style, not(sameInstance(other)), "style")
    }
    assertThat(
      failures.map(\.description),
      containsExactly(
        "style: expected the same instance as A, but was another: B",
        "style: expected the same instance as B, but was nil",
        "part: expected the same instance as A, but was another: Line()",
        "style: expected not the same instance as B, but was B"))
  }

  @Test("compares nil with nil alone")
  func nothing() {
    let nobody: (any Style)? = nil
    assertThat(nobody, sameInstance(nobody))
    assertThat(sheet as (any Style)?, not(sameInstance(nobody)))
    assertThat(
      explain(sheet as any Style, sameInstance(nobody))?.description,
      "expected nil, but was A")
  }

  @Test("fails for what has no identity, also under not")
  func noIdentity() {
    assertThat(
      explain(5, sameInstance(5))?.description, presentAnd(containsString("5 is not an object")))
    assertThat(
      explain(5, not(sameInstance(5)))?.description,
      presentAnd(containsString("5 is not an object")))
    assertThat(
      explain(sheet as any Part, not(sameInstance(Line() as any Part)))?.description,
      presentAnd(containsString("Line() is not an object")))
  }

  @Test("verifies arguments and properties that are protocols")
  func arguments() {
    let show = MockMethod("show(_:)", taking: (any Style)?.self)
    let add = MockMethod("add(_:_:)", taking: (any Part).self, Int.self)
    show.invoke(sheet)
    add.invoke(sheet, 2)
    verify(show, calledWith: sameInstance(sheet))
    verify(show, calledWith: sameInstance(sheet as any Style))
    verify(add, calledWith: sameInstance(sheet), 2)
    verify(add, calledWith: sameInstance(sheet), anything())
    verify(show, .never, calledWith: sameInstance(other))
    assertThat(show, wasCalled(with: sameInstance(sheet)))
    let failures = collectFailures { verify(show, calledWith: sameInstance(other)) }
    assertThat(
      failures.first?.text.summary,
      "show(the same instance as B): expected 1 call, but call 1 differs: first argument expected the same instance as B, but was another: A"
    )
  }
}
