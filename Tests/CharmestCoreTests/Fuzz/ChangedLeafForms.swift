import Charmest
import Testing

/// A way to expect a value; beside the value, there may be another that is right.
///
/// `not` and `noneOf` are no such ways: what they say is about one value.
struct LeafForm<Value: Sendable>: Sendable {
  typealias Judge = @Sendable (_ expected: Value, _ actual: Value, _ others: [Value]) async -> Void

  let name: String
  /// Whether it takes another value, so that there are two texts to look at.
  let takesOthers: Bool
  /// The sides that the first line tells of values that have nothing in common.
  let told: ToldSides
  let judge: Judge

  /// A form that takes the expected and the actual value.
  static func one(
    _ name: String, _ judge: @escaping @Sendable (Value, Value) async -> Void
  ) -> LeafForm {
    LeafForm(name: name, takesOthers: false, told: .both) { expected, actual, _ in
      await judge(expected, actual)
    }
  }

  /// A form that takes also the others.
  static func among(
    _ name: String, telling told: ToldSides = .both, _ judge: @escaping Judge
  ) -> LeafForm { LeafForm(name: name, takesOthers: true, told: told, judge: judge) }
}

/// The sides that a first line tells where one value is missing and another came.
enum ToldSides { case both, missing, unexpected }

/// A value with something beside it.
private struct Letter<Value: Sendable>: Sendable {
  var stamp = 1
  let content: Value
}

private struct Refused<Content: Sendable>: Error { let content: Content }
extension Refused: Equatable where Content: Equatable {}

private enum Event<Value: Sendable>: Sendable { case posted(Value), sent(to: String, Value) }

private final class MockDesk<Value: Sendable>: Mock, @unchecked Sendable {
  let fileCalls = MockMethod("file(_:under:)", taking: Value.self, String.self)

  /// A desk with a call; other calls differ from it in both arguments.
  init(filed value: Value, after others: [Value]) {
    for other in others { fileCalls.invoke(other, "udon") }
    fileCalls.invoke(value, "ramen")
  }
}

// MARK: - Values with ==

extension LeafForm where Value: Hashable {
  static var all: [LeafForm] {
    ofValue + ofElements + ofSets + ofEntries + ofParts + ofOutcomes + ofCalls + ofStreams
      + withoutEquality
  }

  private static var ofValue: [LeafForm] {
    [
      .one("equalTo") { assertThat($1, equalTo($0)) },
      .one("a value") { assertThat($1, $0) },
      .one("and") { assertThat($1, equalTo($0) && instanceOf(Value.self)) },
      .one("not not") { assertThat($1, not(not(equalTo($0)))) },
      .among("oneOf") { assertThat($1, isIn([$0] + $2)) },
      .among("isIn, of a set") { assertThat($1, isIn(Set($2 + [$0]))) },
      .one("instanceOf") { assertThat($1 as Any, instanceOf(Value.self, and: $0)) },
      .one("presentAnd") { assertThat(Optional($1), presentAnd($0)) },
    ]
  }

  private static var ofElements: [LeafForm] {
    [
      .among("equalTo of a list") { assertThat($2 + [$1], equalTo($2 + [$0])) },
      .one("everyItem") { assertThat([$0, $1], everyItem($0)) },
      .one("everyItem of a property") {
        assertThat([Letter(content: $1)], everyItem(hasProperty(\.content, $0)))
      },
      .one("everyItem of a case") {
        assertThat([Event.posted($1)], everyItem(isCase("posted", $0)))
      },
      .among("hasItem") { assertThat($2 + [$1], hasItem($0)) },
      .among("hasItem of a matcher") { assertThat($2 + [$1], hasItem(equalTo($0))) },
      .among("hasItem at an index") { assertThat($2 + [$1], hasItem($0, atIndex: $2.count)) },
      .among("hasItems") { assertThat($2 + [$1], hasItems([$0] + $2)) },
      .among("containsExactly") { assertThat($2 + [$1], containsExactly($2 + [$0])) },
      .among("pointwise") { e, a, o in
        assertThat(o + [a], pointwise({ equalTo($0) }, o + [e]))
      },
      .among("containsInRelativeOrder", telling: .missing) {
        assertThat($2 + [$1], containsInRelativeOrder($2 + [$0]))
      },
      .one("tuple") { assertThat(($1, "ramen"), tuple($0, "ramen")) },
      .one("tuple of matchers") { assertThat(($1, "ramen"), tuple(equalTo($0), hasPrefix("ram"))) },
      .among("containsExactly of tuples") { e, a, o in
        let pairs = (o + [a]).map { (7, $0) }
        assertThat(pairs, containsExactly((o + [e]).map { tuple(7, $0) }))
      },
    ]
  }

  private static var ofSets: [LeafForm] {
    [
      .among("containsInAnyOrder") { assertThat($2 + [$1], containsInAnyOrder([$0] + $2)) },
      .among("containsInAnyOrder of matchers") { e, a, o in
        assertThat(o + [a], containsInAnyOrder(([e] + o).map { equalTo($0) }))
      },
      .among("equalTo of a set") { assertThat(Set($2 + [$1]), equalTo(Set($2 + [$0]))) },
      .among("isSubset", telling: .unexpected) { assertThat([$1], isSubset(of: $2 + [$0])) },
      .among("isSubset of matchers", telling: .unexpected) { e, a, o in
        assertThat([a], isSubset(of: (o + [e]).map { equalTo($0) }))
      },
      .among("isSuperset", telling: .missing) { assertThat($2 + [$1], isSuperset(of: [$0])) },
      .among("isSuperset of matchers", telling: .missing) {
        assertThat($2 + [$1], isSuperset(of: [equalTo($0)]))
      },
    ]
  }

  private static var ofEntries: [LeafForm] {
    [
      .among("equalTo of a dictionary") { assertThat(entries($1, $2), equalTo(entries($0, $2))) },
      .among("hasEntry") { assertThat(entries($1, $2), hasEntry("k", $0)) },
      .among("hasEntry of matchers") {
        assertThat(entries($1, $2), hasEntry(equalTo("k"), equalTo($0)))
      },
      .among("hasEntries") { assertThat(entries($1, $2), hasEntries(["k": $0])) },
      .among("hasEntries of matchers") {
        assertThat(entries($1, $2), hasEntries(["k": equalTo($0)]))
      },
      .one("containsEntries of matchers") {
        assertThat(["k": $1], containsEntries(["k": equalTo($0)]))
      },
      .among("hasValue") { assertThat(entries($1, $2), hasValue($0)) },
      .among("hasKey") { e, a, o in
        assertThat(Dictionary(uniqueKeysWithValues: ([a] + o).map { ($0, "v") }), hasKey(e))
      },
    ]
  }

  private static func entries(_ value: Value, _ others: [Value]) -> [String: Value] {
    Dictionary(uniqueKeysWithValues: [("k", value)] + others.map { ("other", $0) })
  }

  private static var ofParts: [LeafForm] {
    [
      .one("hasProperty") { assertThat(Letter(content: $1), hasProperty(\.content, $0)) },
      .one("hasProperty by name") {
        assertThat(Letter(content: $1), hasProperty(named: "content", $0))
      },
      .one("having") { e, a in
        assertThat(Letter(content: a), having("content", { $0.content }, e))
      },
      .one("isCase") { assertThat(Event.posted($1), isCase("posted", $0)) },
      .one("isCase with two values") {
        assertThat(Event.sent(to: "Jon", $1), isCase("sent", "Jon", $0))
      },
    ]
  }

  private static var ofOutcomes: [LeafForm] {
    [
      .one("succeeds") { assertThat(Result<Value, Refused<Value>>.success($1), succeeds($0)) },
      .one("fails") {
        assertThat(
          Result<Int, Refused<Value>>.failure(Refused(content: $1)), fails(Refused(content: $0)))
      },
      .one("throwsError") { e, a in
        let refuse: () throws -> Int = { throw Refused(content: a) }
        assertThat(refuse, throwsError(Refused(content: e)))
      },
      .one("assertThrows") { e, a in
        assertThrows(Refused(content: e)) { throw Refused(content: a) }
      },
    ]
  }

  private static var ofCalls: [LeafForm] {
    [
      .among("verify") {
        verify(MockDesk(filed: $1, after: $2).fileCalls, calledWith: $0, "ramen")
      },
      .among("verify with matchers") {
        verify(MockDesk(filed: $1, after: $2).fileCalls, calledWith: equalTo($0), hasPrefix("ram"))
      },
      .among("verify within a time") {
        await verify(
          MockDesk(filed: $1, after: $2).fileCalls, within: .zero, calledWith: $0, "ramen")
      },
      .among("wasCalled") { e, a, o in
        let desk = MockDesk(filed: a, after: o)
        assertThat(desk.fileCalls, wasCalled(with: e, "ramen"))
      },
      .among("verifyInOrder") { e, a, o in
        let desk = MockDesk(filed: a, after: o)
        verifyInOrder {
          o.map { desk.fileCalls.called(with: $0, "udon") }
          desk.fileCalls.called(with: e, "ramen")
        }
      },
      .among("verifySequence") { e, a, o in
        let desk = MockDesk(filed: a, after: o)
        verifySequence(of: desk) {
          o.map { desk.fileCalls.called(with: $0, "udon") }
          desk.fileCalls.called(with: e, "ramen")
        }
      },
      .among("arguments of calls") { e, a, o in
        let desk = MockDesk(filed: a, after: o)
        assertThat(desk.fileCalls.arguments.map(\.0), containsExactly(o + [e]))
      },
    ]
  }

  private static var ofStreams: [LeafForm] {
    [
      .among("elements") {
        assertThat(Collected(elements: $2 + [$1], end: .finished), elements($2 + [$0]))
      },
      .among("elements by a matcher") {
        assertThat(Collected(elements: $2 + [$1], end: .timedOut), elements(hasItem($0)))
      },
      .among("next") { e, a, o in
        let events = o.map { Recorded.next(1, $0) }
        assertThat(events + [.next(2, a)], containsExactly(events + [.next(2, e)]))
      },
      .one("next of a matcher") {
        assertThat([Recorded.next(2, $1)], containsExactly(.next(2, equalTo($0))))
      },
      .one("failed with") { e, a in
        let read = Collected(elements: [1], end: .failed(Refused(content: a)))
        assertThat(read, fails(Refused(content: e)))
      },
    ]
  }
}

// MARK: - All values

extension LeafForm {
  /// Forms that need no `==`.
  static var withoutEquality: [LeafForm] {
    [
      .one("equalTo ignoring a property") {
        assertThat(
          Letter(stamp: 1, content: $1), equalTo(Letter(stamp: 2, content: $0), ignoring: \.stamp))
      },
      .one("samePropertyValuesAs") { assertThat($1, samePropertyValuesAs($0)) },
      .one("samePropertyValuesAs of an optional") {
        assertThat(Optional($1), presentAnd(samePropertyValuesAs($0)))
      },
      .one("samePropertyValuesAs of elements") {
        assertThat([$0, $1], everyItem(samePropertyValuesAs($0)))
      },
      .among("samePropertyValuesAs of a list") { e, a, o in
        assertThat(o + [a], containsExactly((o + [e]).map { samePropertyValuesAs($0) }))
      },
      .one("samePropertyValuesAs of a payload") {
        assertThat(Event.posted($1), isCase("posted", samePropertyValuesAs($0)))
      },
      .among("samePropertyValuesAs of an argument") {
        verify(
          MockDesk(filed: $1, after: $2).fileCalls, calledWith: samePropertyValuesAs($0),
          equalTo("ramen"))
      },
    ]
  }
}
