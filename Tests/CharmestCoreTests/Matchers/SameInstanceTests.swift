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

  @Test("compares nil with nil alone")
  func nothing() {
    let nobody: (any Style)? = nil
    assertThat(nobody, sameInstance(nobody))
    assertThat(sheet as (any Style)?, not(sameInstance(nobody)))
    assertThat(nil as (any Style)?, not(sameInstance(sheet)))
  }

  @Test("fails for what has no identity, also under not")
  func noIdentity() {
    assertUndecided(5, sameInstance(5))
    assertUndecided(sheet as any Part, sameInstance(Line() as any Part))
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
    #expect(failures.flatMap(\.differences).map(\.path) == ["first argument"])
  }
}
