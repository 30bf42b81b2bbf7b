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

  init(_ name: String, _ judge: @escaping @Sendable (Value, Value) async -> Void) {
    (self.name, takesOthers, told) = (name, false, .both)
    self.judge = { expected, actual, _ in await judge(expected, actual) }
  }

  init(among name: String, telling told: ToldSides = .both, _ judge: @escaping Judge) {
    (self.name, takesOthers, self.told, self.judge) = (name, true, told, judge)
  }
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
      LeafForm("equalTo") { e, a in assertThat(a, equalTo(e)) },
      LeafForm("a value") { e, a in assertThat(a, e) },
      LeafForm("and") { e, a in assertThat(a, equalTo(e) && instanceOf(Value.self)) },
      LeafForm("not not") { e, a in assertThat(a, not(not(equalTo(e)))) },
      LeafForm(among: "oneOf") { e, a, o in assertThat(a, isIn([e] + o)) },
      LeafForm(among: "isIn, of a set") { e, a, o in assertThat(a, isIn(Set(o + [e]))) },
      LeafForm("instanceOf") { e, a in assertThat(a as Any, instanceOf(Value.self, and: e)) },
      LeafForm("presentAnd") { e, a in assertThat(Optional(a), presentAnd(e)) },
    ]
  }

  private static var ofElements: [LeafForm] {
    [
      LeafForm(among: "equalTo of a list") { e, a, o in assertThat(o + [a], equalTo(o + [e])) },
      LeafForm("everyItem") { e, a in assertThat([e, a], everyItem(e)) },
      LeafForm("everyItem of a property") { e, a in
        assertThat([Letter(content: a)], everyItem(hasProperty(\.content, e)))
      },
      LeafForm("everyItem of a case") { e, a in
        assertThat([Event.posted(a)], everyItem(isCase("posted", e)))
      },
      LeafForm(among: "hasItem") { e, a, o in assertThat(o + [a], hasItem(e)) },
      LeafForm(among: "hasItem of a matcher") { e, a, o in
        assertThat(o + [a], hasItem(equalTo(e)))
      },
      LeafForm(among: "hasItem at an index") { e, a, o in
        assertThat(o + [a], hasItem(e, atIndex: o.count))
      },
      LeafForm(among: "hasItems") { e, a, o in assertThat(o + [a], hasItems([e] + o)) },
      LeafForm(among: "containsExactly") { e, a, o in
        assertThat(o + [a], containsExactly(o + [e]))
      },
      LeafForm(among: "pointwise") { e, a, o in
        assertThat(o + [a], pointwise({ equalTo($0) }, o + [e]))
      },
      LeafForm(among: "containsInRelativeOrder", telling: .missing) { e, a, o in
        assertThat(o + [a], containsInRelativeOrder(o + [e]))
      },
      LeafForm("tuple") { e, a in assertThat((a, "ramen"), tuple(e, "ramen")) },
      LeafForm("tuple of matchers") { e, a in
        assertThat((a, "ramen"), tuple(equalTo(e), hasPrefix("ram")))
      },
      LeafForm(among: "containsExactly of tuples") { e, a, o in
        let pairs = (o + [a]).map { (7, $0) }
        assertThat(pairs, containsExactly((o + [e]).map { tuple(7, $0) }))
      },
    ]
  }

  private static var ofSets: [LeafForm] {
    [
      LeafForm(among: "containsInAnyOrder") { e, a, o in
        assertThat(o + [a], containsInAnyOrder([e] + o))
      },
      LeafForm(among: "containsInAnyOrder of matchers") { e, a, o in
        assertThat(o + [a], containsInAnyOrder(([e] + o).map { equalTo($0) }))
      },
      LeafForm(among: "equalTo of a set") { e, a, o in
        assertThat(Set(o + [a]), equalTo(Set(o + [e])))
      },
      LeafForm(among: "isSubset", telling: .unexpected) { e, a, o in
        assertThat([a], isSubset(of: o + [e]))
      },
      LeafForm(among: "isSubset of matchers", telling: .unexpected) { e, a, o in
        assertThat([a], isSubset(of: (o + [e]).map { equalTo($0) }))
      },
      LeafForm(among: "isSuperset", telling: .missing) { e, a, o in
        assertThat(o + [a], isSuperset(of: [e]))
      },
      LeafForm(among: "isSuperset of matchers", telling: .missing) { e, a, o in
        assertThat(o + [a], isSuperset(of: [equalTo(e)]))
      },
    ]
  }

  private static var ofEntries: [LeafForm] {
    [
      LeafForm(among: "equalTo of a dictionary") { e, a, o in
        assertThat(entries(a, o), equalTo(entries(e, o)))
      },
      LeafForm(among: "hasEntry") { e, a, o in assertThat(entries(a, o), hasEntry("k", e)) },
      LeafForm(among: "hasEntry of matchers") { e, a, o in
        assertThat(entries(a, o), hasEntry(equalTo("k"), equalTo(e)))
      },
      LeafForm(among: "hasEntries") { e, a, o in
        assertThat(entries(a, o), hasEntries(["k": e]))
      },
      LeafForm(among: "hasEntries of matchers") { e, a, o in
        assertThat(entries(a, o), hasEntries(["k": equalTo(e)]))
      },
      LeafForm("containsEntries of matchers") { e, a in
        assertThat(["k": a], containsEntries(["k": equalTo(e)]))
      },
      LeafForm(among: "hasValue") { e, a, o in assertThat(entries(a, o), hasValue(e)) },
      LeafForm(among: "hasKey") { e, a, o in
        assertThat(Dictionary(uniqueKeysWithValues: ([a] + o).map { ($0, "v") }), hasKey(e))
      },
    ]
  }

  private static func entries(_ value: Value, _ others: [Value]) -> [String: Value] {
    Dictionary(uniqueKeysWithValues: [("k", value)] + others.map { ("other", $0) })
  }

  private static var ofParts: [LeafForm] {
    [
      LeafForm("hasProperty") { e, a in
        assertThat(Letter(content: a), hasProperty(\.content, e))
      },
      LeafForm("hasProperty by name") { e, a in
        assertThat(Letter(content: a), hasProperty(named: "content", e))
      },
      LeafForm("having") { e, a in
        assertThat(Letter(content: a), having("content", { $0.content }, e))
      },
      LeafForm("isCase") { e, a in assertThat(Event.posted(a), isCase("posted", e)) },
      LeafForm("isCase with two values") { e, a in
        assertThat(Event.sent(to: "Jon", a), isCase("sent", "Jon", e))
      },
    ]
  }

  private static var ofOutcomes: [LeafForm] {
    [
      LeafForm("succeeds") { e, a in
        assertThat(Result<Value, Refused<Value>>.success(a), succeeds(e))
      },
      LeafForm("fails") { e, a in
        assertThat(
          Result<Int, Refused<Value>>.failure(Refused(content: a)), fails(Refused(content: e)))
      },
      LeafForm("throwsError") { e, a in
        let refuse: () throws -> Int = { throw Refused(content: a) }
        assertThat(refuse, throwsError(Refused(content: e)))
      },
      LeafForm("assertThrows") { e, a in
        assertThrows(Refused(content: e)) { throw Refused(content: a) }
      },
    ]
  }

  private static var ofCalls: [LeafForm] {
    [
      LeafForm(among: "verify") { e, a, o in
        verify(MockDesk(filed: a, after: o).fileCalls, calledWith: e, "ramen")
      },
      LeafForm(among: "verify with matchers") { e, a, o in
        verify(MockDesk(filed: a, after: o).fileCalls, calledWith: equalTo(e), hasPrefix("ram"))
      },
      LeafForm(among: "verify within a time") { e, a, o in
        await verify(
          MockDesk(filed: a, after: o).fileCalls, within: .zero, calledWith: e, "ramen")
      },
      LeafForm(among: "wasCalled") { e, a, o in
        let desk = MockDesk(filed: a, after: o)
        assertThat(desk.fileCalls, wasCalled(with: e, "ramen"))
      },
      LeafForm(among: "verifyInOrder") { e, a, o in
        let desk = MockDesk(filed: a, after: o)
        verifyInOrder {
          o.map { desk.fileCalls.called(with: $0, "udon") }
          desk.fileCalls.called(with: e, "ramen")
        }
      },
      LeafForm(among: "verifySequence") { e, a, o in
        let desk = MockDesk(filed: a, after: o)
        verifySequence(of: desk) {
          o.map { desk.fileCalls.called(with: $0, "udon") }
          desk.fileCalls.called(with: e, "ramen")
        }
      },
      LeafForm(among: "arguments of calls") { e, a, o in
        let desk = MockDesk(filed: a, after: o)
        assertThat(desk.fileCalls.arguments.map(\.0), containsExactly(o + [e]))
      },
    ]
  }

  private static var ofStreams: [LeafForm] {
    [
      LeafForm(among: "elements") { e, a, o in
        assertThat(Collected(elements: o + [a], end: .finished), elements(o + [e]))
      },
      LeafForm(among: "elements by a matcher") { e, a, o in
        assertThat(Collected(elements: o + [a], end: .timedOut), elements(hasItem(e)))
      },
      LeafForm(among: "next") { e, a, o in
        let events = o.map { Recorded.next(1, $0) }
        assertThat(events + [.next(2, a)], containsExactly(events + [.next(2, e)]))
      },
      LeafForm("next of a matcher") { e, a in
        assertThat([Recorded.next(2, a)], containsExactly(.next(2, equalTo(e))))
      },
      LeafForm("failed with") { e, a in
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
      LeafForm("equalTo ignoring a property") { e, a in
        assertThat(
          Letter(stamp: 1, content: a), equalTo(Letter(stamp: 2, content: e), ignoring: \.stamp))
      },
      LeafForm("samePropertyValuesAs") { e, a in assertThat(a, samePropertyValuesAs(e)) },
      LeafForm("samePropertyValuesAs of an optional") { e, a in
        assertThat(Optional(a), presentAnd(samePropertyValuesAs(e)))
      },
      LeafForm("samePropertyValuesAs of elements") { e, a in
        assertThat([e, a], everyItem(samePropertyValuesAs(e)))
      },
      LeafForm(among: "samePropertyValuesAs of a list") { e, a, o in
        assertThat(o + [a], containsExactly((o + [e]).map { samePropertyValuesAs($0) }))
      },
      LeafForm(among: "samePropertyValuesAs of a payload") { e, a, o in
        assertThat(Event.posted(a), isCase("posted", samePropertyValuesAs(e)))
      },
      LeafForm(among: "samePropertyValuesAs of an argument") { e, a, o in
        verify(
          MockDesk(filed: a, after: o).fileCalls, calledWith: samePropertyValuesAs(e),
          equalTo("ramen"))
      },
    ]
  }
}
