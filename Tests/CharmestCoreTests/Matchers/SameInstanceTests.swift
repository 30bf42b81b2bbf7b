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
    let failures = collectFailures {
      assertThat(style, sameInstance(sheet))
      assertThat(style, sameInstance(optionalStyle))
      assertThat(optionalStyle, sameInstance(style))
      assertThat(part, sameInstance(sheet))
      assertThat(optionalPart, sameInstance(part))
      assertThat(part, sameInstance(optionalPart))
      assertThat(sheet, sameInstance(style))
      assertThat(optional, sameInstance(sheet))
      assertThat(sheet, sameInstance(anyObject))
      assertThat(value, sameInstance(style))
      assertThat([style], hasItem(sameInstance(sheet)))
      assertThat(optionalStyle, not(sameInstance(other)))
      assertThat(Line() as any Part, not(sameInstance(sheet)))
    }
    #expect(failures.map(\.line) == [])
    assertMismatch(style, sameInstance(other))
  }

  @Test("compares nil with nil alone")
  func nothing() {
    let nobody: (any Style)? = nil
    assertMatches(nobody, sameInstance(nobody))
    assertMatches(sheet as (any Style)?, not(sameInstance(nobody)))
    #expect(collectFailures { assertThat(nobody, not(sameInstance(sheet))) }.isEmpty)
  }

  @Test("fails for what has no identity, also under not")
  func noIdentity() {
    assertUndecided(5, sameInstance(5))
    assertUndecided(sheet as any Part, sameInstance(Line() as any Part))
  }
}
