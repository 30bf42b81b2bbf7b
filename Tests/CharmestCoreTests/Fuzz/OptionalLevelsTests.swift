import Charmest
import Testing

/// Judges optionals of one to three levels by every form of matcher, where a value and an optional
/// are both taken, and compares with what Swift itself says: the matcher for the whole optional must
/// be the one that judges, never the one for the value inside.
@Suite("Optionals of optionals") struct OptionalLevelsTests {
  @Test func `are judged at their own level, as Swift compares them`() {
    var levels = OptionalLevels()
    let one: [Int?] = [nil, 0, 2]
    let two: [Int??] = [nil, .some(nil), 0, 2]
    let three: [Int???] = [nil, .some(nil), .some(.some(nil)), 0, 2]
    for v in one { levels.judgeLiterals(v) }
    for v in two { for other in two { levels.judgeInt2(v, other) } }
    for v in two { levels.judgeNumbers2(v) }
    for v in two { for other in two { levels.judgeParts(v, other) } }
    // Generic code, whose own type may be an optional as well.
    for v in one { for other in one { levels.judge(v, other) } }
    for v in two { for other in two { levels.judge(v, other) } }
    for v in three { for other in three { levels.judge(v, other) } }
    #expect(levels.count >= 1_000)
    #expect(levels.wrong == [])
  }
}

private struct Box<Value> {
  let it: Value

  init(_ it: Value) { self.it = it }
}

private struct OptionalLevels {
  var count = 0
  var wrong: [String] = []

  mutating func expect(_ truth: Bool, line: UInt = #line, _ body: () throws -> Void) {
    count += 1
    let failures = collectFailures(body)
    guard failures.isEmpty != truth else { return }
    wrong.append("line \(line): \(failures.first?.description ?? "passed")")
  }

  mutating func judgeLiterals(_ v: Int?) {
    expect(v == nil) { assertThat(v, nil, "it") }
    expect(v == nil) { assertThat(Box(v), hasProperty(\.it, nil), "it") }
    let truth = v == 2
    expect(truth) { assertThat(v, 2, "it") }
    expect(truth && v != nil) { try requireThat(v, 2, "it") }
    expect(truth) { assertThat(Box(v), hasProperty(\.it, 2), "it") }
    expect(truth) { assertThat(v, equalTo(2), "it") }
    expect(truth && v != nil) { try requireThat(v, equalTo(2), "it") }
    expect(truth) { assertThat(Box(v), hasProperty(\.it, equalTo(2)), "it") }
    expect(truth) { assertThat(v, presentAnd(2), "it") }
    expect(truth && v != nil) { try requireThat(v, presentAnd(2), "it") }
    expect(truth) { assertThat(Box(v), hasProperty(\.it, presentAnd(2)), "it") }
  }

  mutating func judgeInt2(_ v: Int??, _ other: Int??) {
    var truth = v == nil
    expect(truth) { assertThat(v, nilValue(), "it") }
    expect(truth && v != nil) { try requireThat(v, nilValue(), "it") }
    expect(truth) { assertThat(Box(v), hasProperty(\.it, nilValue()), "it") }
    expect(truth) { assertThat(v, not(present()), "it") }
    expect(truth && v != nil) { try requireThat(v, not(present()), "it") }
    expect(truth) { assertThat(Box(v), hasProperty(\.it, not(present())), "it") }
    expect(truth) { assertThat(v, equalTo(nil), "it") }
    expect(truth && v != nil) { try requireThat(v, equalTo(nil), "it") }
    expect(truth) { assertThat(Box(v), hasProperty(\.it, equalTo(nil)), "it") }
    expect(truth) { assertThat(v, describedAs("it", nilValue()), "it") }
    expect(truth && v != nil) { try requireThat(v, describedAs("it", nilValue()), "it") }
    expect(truth) { assertThat(Box(v), hasProperty(\.it, describedAs("it", nilValue())), "it") }
    expect(truth) { assertThat(v, nil, "it") }
    expect(truth) { assertThat(Box(v), hasProperty(\.it, nil), "it") }
    truth = v != nil
    expect(truth) { assertThat(v, present(), "it") }
    expect(truth && v != nil) { try requireThat(v, present(), "it") }
    expect(truth) { assertThat(Box(v), hasProperty(\.it, present()), "it") }
    expect(truth) { assertThat(v, not(nilValue()), "it") }
    expect(truth && v != nil) { try requireThat(v, not(nilValue()), "it") }
    expect(truth) { assertThat(Box(v), hasProperty(\.it, not(nilValue())), "it") }
    expect(truth) { assertThat(v, not(equalTo(nil)), "it") }
    expect(truth && v != nil) { try requireThat(v, not(equalTo(nil)), "it") }
    expect(truth) { assertThat(Box(v), hasProperty(\.it, not(equalTo(nil))), "it") }
    truth = v == other
    expect(truth) { assertThat(v, equalTo(other), "it") }
    expect(truth && v != nil) { try requireThat(v, equalTo(other), "it") }
    expect(truth) { assertThat(Box(v), hasProperty(\.it, equalTo(other)), "it") }
    truth = v != other
    expect(truth) { assertThat(v, not(equalTo(other)), "it") }
    expect(truth && v != nil) { try requireThat(v, not(equalTo(other)), "it") }
    expect(truth) { assertThat(Box(v), hasProperty(\.it, not(equalTo(other))), "it") }
    truth = v == nil || v == other
    expect(truth) { assertThat(v, anyOf(nilValue(), equalTo(other)), "it") }
    expect(truth && v != nil) { try requireThat(v, anyOf(nilValue(), equalTo(other)), "it") }
    expect(truth) { assertThat(Box(v), hasProperty(\.it, anyOf(nilValue(), equalTo(other))), "it") }
    truth = v != nil && v == other
    expect(truth) { assertThat(v, present() && equalTo(other), "it") }
    expect(truth && v != nil) { try requireThat(v, present() && equalTo(other), "it") }
    expect(truth) { assertThat(Box(v), hasProperty(\.it, present() && equalTo(other)), "it") }
    truth = v.map { $0 == nil } ?? false
    expect(truth) { assertThat(v, presentAnd(nilValue()), "it") }
    expect(truth && v != nil) { try requireThat(v, presentAnd(nilValue()), "it") }
    expect(truth) { assertThat(Box(v), hasProperty(\.it, presentAnd(nilValue())), "it") }
    truth = v.map { $0 != nil } ?? false
    expect(truth) { assertThat(v, presentAnd(present()), "it") }
    expect(truth && v != nil) { try requireThat(v, presentAnd(present()), "it") }
    expect(truth) { assertThat(Box(v), hasProperty(\.it, presentAnd(present())), "it") }
    truth = !(v.map { $0 == nil } ?? false)
    expect(truth) { assertThat(v, not(presentAnd(nilValue())), "it") }
    expect(truth && v != nil) { try requireThat(v, not(presentAnd(nilValue())), "it") }
    expect(truth) { assertThat(Box(v), hasProperty(\.it, not(presentAnd(nilValue()))), "it") }
  }

  mutating func judgeNumbers2(_ v: Int??) {
    let truth = v == 2
    expect(truth) { assertThat(v, 2, "it") }
    expect(truth && v != nil) { try requireThat(v, 2, "it") }
    expect(truth) { assertThat(Box(v), hasProperty(\.it, 2), "it") }
    expect(truth) { assertThat(v, equalTo(2), "it") }
    expect(truth && v != nil) { try requireThat(v, equalTo(2), "it") }
    expect(truth) { assertThat(Box(v), hasProperty(\.it, equalTo(2)), "it") }
    expect(truth) { assertThat(v, presentAnd(2), "it") }
    expect(truth && v != nil) { try requireThat(v, presentAnd(2), "it") }
    expect(truth) { assertThat(Box(v), hasProperty(\.it, presentAnd(2)), "it") }
  }

  mutating func judge<Wrapped: Equatable>(_ v: Wrapped?, _ other: Wrapped?) {
    var truth = v == nil
    expect(truth) { assertThat(v, nilValue(), "it") }
    expect(truth) { assertThat(v, not(present()), "it") }
    expect(truth) { assertThat(v, equalTo(nil), "it") }
    expect(truth) { assertThat(v, describedAs("it", nilValue()), "it") }
    truth = v != nil
    expect(truth) { assertThat(v, present(), "it") }
    expect(truth) { assertThat(v, not(nilValue()), "it") }
    expect(truth) { assertThat(v, not(equalTo(nil)), "it") }
    truth = v == other
    expect(truth) { assertThat(v, equalTo(other), "it") }
    truth = v != other
    expect(truth) { assertThat(v, not(equalTo(other)), "it") }
    truth = v == nil || v == other
    expect(truth) { assertThat(v, anyOf(nilValue(), equalTo(other)), "it") }
    truth = v != nil && v == other
    expect(truth) { assertThat(v, present() && equalTo(other), "it") }
  }

  /// Parts that are always judged as they are.
  mutating func judgeParts(_ v: Int??, _ other: Int??) {
    var truth = v == nil
    expect(truth) { assertThat(Box(v), having("it", { $0.it }, nilValue()), "it") }
    expect(truth) { assertThat(["k": v], hasEntry("k", nilValue()), "it") }
    expect(truth) { assertThat([v], everyItem(nilValue()), "it") }
    truth = v != nil
    expect(truth) { assertThat(Box(v), having("it", { $0.it }, present()), "it") }
    expect(truth) { assertThat(["k": v], hasEntry("k", present()), "it") }
    expect(truth) { assertThat([v], everyItem(present()), "it") }
    truth = v == other
    expect(truth) { assertThat(Box(v), having("it", { $0.it }, equalTo(other)), "it") }
    expect(truth) { assertThat(["k": v], hasEntry("k", equalTo(other)), "it") }
    expect(truth) { assertThat([v], everyItem(equalTo(other)), "it") }
    truth = v == 2
    expect(truth) { assertThat(Box(v), having("it", { $0.it }, presentAnd(2)), "it") }
    expect(truth) { assertThat(["k": v], hasEntry("k", presentAnd(2)), "it") }
    expect(truth) { assertThat([v], everyItem(presentAnd(2)), "it") }
    truth = v == nil
    expect(truth) { assertThat(Box(v), having("it", { $0.it }, nil), "it") }
    expect(truth) { assertThat(["k": v], hasEntry("k", nil), "it") }
    expect(truth) { assertThat([v], everyItem(nil), "it") }
    truth = v == 2
    expect(truth) { assertThat(Box(v), having("it", { $0.it }, 2), "it") }
    expect(truth) { assertThat(["k": v], hasEntry("k", 2), "it") }
    expect(truth) { assertThat([v], everyItem(2), "it") }
  }
}
