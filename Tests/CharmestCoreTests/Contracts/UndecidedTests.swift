import Charmest
import CharmestCore
import Foundation
import Testing
import XCTest

/// A matcher that cannot judge passes nowhere: not where it stands alone, not under the opposite, not
/// in any matcher that takes it; unless another part decides by itself.
@Suite("A matcher that cannot judge") struct UndecidedTests {
  struct Broken: Error {}

  /// A reason why nothing can be judged.
  enum Kind: CaseIterable {
    case invalidPattern, throwingClosure, unstubbedCall, skip, failedRequirement
    case incomparable, unknownName, negativeCount, askedInClosure, explainedInClosure
    case assertedInClosure

    /// A matcher for values of any type that cannot judge.
    func matcher<Value>(for type: Value.Type = Value.self) -> Matcher<Value> {
      let broken: Matcher<Value> = hasDescription(matchesPattern("("))
      return switch self {
      case .invalidPattern: broken
      case .throwingClosure: Matcher("a broken one") { _ throws -> Bool in throw Broken() }
      case .unstubbedCall:
        having("price", { _ in try MockTill().price() }, anything() as Matcher<MockTill.Price>)
      case .skip: Matcher("a skipped one") { _ throws -> Bool in throw XCTSkip() }
      case .failedRequirement:
        Matcher("a required one") { _ in
          try UndecidedTests.dropping { try requireThat(1, 2) }
          return true
        }
      case .incomparable:
        having("closure", { _ in Holder { 1 } }, samePropertyValuesAs(Holder { 1 }))
      case .unknownName:
        having("till", { _ in Holder { 1 } }, hasProperty(named: "nme", equalTo(1)))
      case .negativeCount:
        having("till", { _ in MockTill().priceCalls }, wasCalled(.exactly(-1)))
      case .askedInClosure: Matcher("an asking one") { !broken.matches($0).isMatch }
      case .explainedInClosure: Matcher("an explaining one") { explain($0, broken) != nil }
      case .assertedInClosure:
        Matcher("an asserting one") { value in
          !collectFailures { assertThat(value, broken) }.isEmpty
        }
      }
    }

    var reason: String {
      switch self {
      case .invalidPattern, .askedInClosure, .explainedInClosure, .assertedInClosure:
        "the pattern is not valid"
      case .throwingClosure: "threw UndecidedTests.Broken()"
      case .unstubbedCall: "threw UnstubbedCall of"
      case .skip: "threw XCTSkip"
      case .failedRequirement: "threw"
      case .incomparable: "has neither =="
      case .unknownName: "it has no property .nme"
      case .negativeCount: "nothing can be called less than 0 times"
      }
    }

    /// Whether it is tried in all forms, which take long in code that is not optimized.
    var isInAllForms: Bool {
      #if DEBUG
        [.throwingClosure, .assertedInClosure].contains(self)
      #else
        true
      #endif
    }

    /// Whether the verb reports nothing, because that was done before.
    var isReported: Bool { self == .failedRequirement }
  }

  /// A value that cannot be compared in full.
  struct Holder { let closure: () -> Int }

  final class MockTill: Mock {
    struct Price {}
    let priceCalls = MockMethod(
      "price()", returning: Price.self, throwing: (any Error).self)
    func price() throws -> Price { try priceCalls.invoke() }
  }

  /// Runs code whose failures are not those of the test.
  static func dropping(_ body: () throws -> Void) throws {
    var thrown: (any Error)?
    _ = collectFailures {
      do { try body() } catch { thrown = error }
    }
    if let thrown { throw thrown }
  }

  /// A public function that takes a matcher and gives one, as the source declares it.
  struct Row: Sendable {
    let declaration: String
    /// The forms in which a matcher made by the function passes, or fails without the reason.
    let wrongForms: @Sendable (Kind) -> [String]

    init<Value>(
      _ declaration: String,
      _ value: @escaping @autoclosure @Sendable () -> Value,
      _ matchers: @escaping @Sendable (Kind) -> [Matcher<Value>]
    ) {
      self.declaration = declaration
      wrongForms = { kind in
        matchers(kind).flatMap { matcher in
          Row.forms(of: matcher, value, areAll: kind.isInAllForms).compactMap { form, text in
            // A long line is broken.
            text?.replacing(/\s+/, with: " ").contains(kind.reason) == true
              || form.hasPrefix("verify") && kind.isReported
              ? nil : "\(form): \(text ?? "passed")"
          }
        }
      }
    }

    /// The forms in which a matcher and its opposites could pass, each with its text.
    private static func forms<Value>(
      of matcher: Matcher<Value>, _ value: () -> Value, areAll: Bool
    ) -> [(String, String?)] {
      var single = [matcher, not(matcher)]
      var inLists = [not(hasItem(matcher)) as Matcher<[Value]>]
      if areAll {
        single += [
          !matcher, noneOf(matcher), not(not(matcher)), not(noneOf(matcher)),
          not(anyOf(matcher, matcher)), not(matcher && anything()), not(describedAs("it", matcher)),
        ]
        inLists += [
          not(everyItem(not(matcher))), not(containsExactly(matcher)),
          noneOf(containsInAnyOrder(not(matcher))),
          not(hasItem(hasDescription(anything()) && matcher)),
        ]
      }
      return single.map { ("\($0)", explain(value(), $0).map { "\($0)" }) }
        + inLists.map { ("\($0)", explain([value()], $0).map { "\($0)" }) }
        + [("verify(_:.never)", verified(matcher, value()))]
    }

    private static func verified<Value>(_ matcher: Matcher<Value>, _ value: Value) -> String? {
      let calls = MockMethod("tell(_:twice:)", taking: Value.self, Bool.self)
      calls.invoke(value, true)
      let failures = collectFailures { verify(calls, .never, calledWith: matcher, anything()) }
      return failures.first?.text.description
    }
  }

  private struct Guest {
    var name = "Ann"
    var nickname: String? = "An"
  }

  private enum Order {
    case moved(from: Int, to: Int), noted(Int, String), named(String, Int), called(String, String)
  }

  static let rows: [Row] =
    [
      Row("not(_ matcher: Matcher<Value>)", 1) { [not($0.matcher())] },
      Row("!(matcher: Matcher)", 1) { [!$0.matcher()] },
      Row("&&(first: Matcher, second: Matcher)", 1) {
        [$0.matcher() && equalTo(1), equalTo(1) && $0.matcher()]
      },
      Row("||(first: Matcher, second: Matcher)", 1) {
        [$0.matcher() || equalTo(2), equalTo(2) || $0.matcher()]
      },
      Row("allOf(_ first: Matcher<Value>, _ rest: Matcher<Value>...)", 1) {
        [allOf($0.matcher(), equalTo(1)), allOf(equalTo(1), $0.matcher())]
      },
      Row("allOf(_ matchers: [Matcher<Value>])", 1) { [allOf([$0.matcher(), equalTo(1)])] },
      Row("anyOf(_ first: Matcher<Value>, _ rest: Matcher<Value>...)", 1) {
        [anyOf($0.matcher(), equalTo(2)), anyOf(equalTo(2), $0.matcher())]
      },
      Row("anyOf(_ matchers: [Matcher<Value>])", 1) { [anyOf([$0.matcher()])] },
      Row("noneOf(_ first: Matcher<Value>, _ rest: Matcher<Value>...)", 1) {
        [noneOf($0.matcher(), equalTo(2)), noneOf(equalTo(2), $0.matcher())]
      },
      Row("noneOf(_ matchers: [Matcher<Value>])", 1) { [noneOf([$0.matcher()])] },
      Row("describedAs(_ description: String, _ matcher: Matcher<Value>)", 1) {
        [describedAs("it", $0.matcher())]
      },
      Row("tuple(_ matchers: repeat Matcher<each Element>)", (1, 2)) {
        [tuple($0.matcher(), equalTo(2)), tuple(equalTo(1), $0.matcher())]
      },
      Row("presentAnd(_ matcher: Matcher<Wrapped>)", 1 as Int?) { [presentAnd($0.matcher())] },
      Row("isCase(_ name: String, _ matcher: Matcher<Payload>)", 1 as Int?) {
        [isCase("some", $0.matcher(for: Int.self))]
      },
      Row("isCase(_ name: String, _ matcher: Matcher<String>)", "a" as String?) {
        [isCase("some", $0.matcher(for: String.self))]
      },
      Row("isCase(_ name: String, _ matcher: Matcher<Any?>)", 1 as Int?) {
        [isCase("some", $0.matcher(for: Any?.self))]
      },
      Row("isCase(_ name: String, _ matcher: Matcher<[Element]>)", [1] as [Int]?) {
        [isCase("some", $0.matcher(for: [Int].self))]
      },
      Row(
        "isCase(_ name: String, _ first: First, _ second: Second, _ rest: repeat each Other)",
        Order.moved(from: 1, to: 2)
      ) {
        [
          isCase("moved", $0.matcher(for: Int.self), 2),
          isCase("moved", equalTo(1), $0.matcher(for: Int.self)),
        ]
      },
      Row(
        "isCase(_ name: String, _ first: First, _ second: Matcher<String>)",
        Order.noted(1, "a")
      ) {
        [
          isCase("noted", 1, $0.matcher(for: String.self)),
          isCase("noted", $0.matcher(for: Int.self), $0.matcher(for: String.self)),
        ]
      },
      Row(
        "isCase(_ name: String, _ first: Matcher<String>, _ second: Second)",
        Order.named("a", 1)
      ) { [isCase("named", $0.matcher(for: String.self), 1)] },
      Row(
        "isCase(_ name: String, _ first: Matcher<String>, _ second: Matcher<String>)",
        Order.called("a", "b")
      ) { [isCase("called", $0.matcher(for: String.self), $0.matcher(for: String.self))] },
      Row("instanceOf(_ type: Type.Type, and matcher: Matcher<Type>)", 1 as Any) {
        [instanceOf(Int.self, and: $0.matcher())]
      },
      Row(
        "having(_ label: String, _ extract: @escaping (Root) throws -> Value, "
          + "_ matcher: Matcher<Value>)",
        1
      ) { [having("half", { $0 / 2 }, $0.matcher())] },
      Row("hasProperty(named name: String, _ matcher: Matcher<Value>)", Guest()) {
        [hasProperty(named: "name", $0.matcher(for: String.self))]
      },
      Row("hasProperty(named name: String, _ matcher: Matcher<String>)", Guest()) {
        [hasProperty(named: "name", $0.matcher(for: String.self))]
      },
      Row("hasProperty(named name: String, _ matcher: Matcher<Any?>)", Guest()) {
        [hasProperty(named: "name", $0.matcher(for: Any?.self))]
      },
      Row("hasProperty(_ keyPath: KeyPath<Root, Value>, _ matcher: Matcher<Value>)", Guest()) {
        [hasProperty(\.name, $0.matcher())]
      },
      Row("hasProperty(_ keyPath: KeyPath<Root, Value?>, _ matcher: Matcher<Value>?)", Guest()) {
        [hasProperty(\.nickname, $0.matcher(for: String.self))]
      },
      Row("hasDescription(_ matcher: Matcher<String>)", 1) { [hasDescription($0.matcher())] },
      Row("hasDebugDescription(_ matcher: Matcher<String>)", 1) {
        [hasDebugDescription($0.matcher())]
      },
      Row("hasLine(_ matcher: Matcher<String>)", "a\nb") { [hasLine($0.matcher())] },
    ] + collections + outcomes + mocksAndStreams

  private static let collections: [Row] = [
    Row("hasCount(_ matcher: Matcher<Int>)", [1]) { [hasCount($0.matcher())] },
    Row("everyItem(_ matcher: Matcher<Items.Element>)", [1, 2]) { [everyItem($0.matcher())] },
    Row("hasItem(_ matcher: Matcher<Items.Element>)", [1, 2]) { [hasItem($0.matcher())] },
    Row("hasItem(_ matcher: Matcher<Items.Element>, atIndex index: Int)", [1, 2]) {
      [hasItem($0.matcher(), atIndex: 1)]
    },
    Row(
      "hasItems(_ first: Matcher<Items.Element>, _ rest: Matcher<Items.Element>...)",
      [1, 2]
    ) { [hasItems($0.matcher(), equalTo(1)), hasItems(equalTo(1), $0.matcher())] },
    Row("hasItems(_ matchers: [Matcher<Items.Element>])", [1, 2]) { [hasItems([$0.matcher()])] },
    Row(
      "containsExactly(_ first: Matcher<Items.Element>, _ rest: Matcher<Items.Element>...)",
      [1, 2]
    ) {
      [containsExactly($0.matcher(), equalTo(2)), containsExactly(equalTo(1), $0.matcher())]
    },
    Row("containsExactly(_ matchers: [Matcher<Items.Element>])", [1]) {
      [containsExactly([$0.matcher()])]
    },
    Row(
      "pointwise(_ matcher: (Values.Element) -> Matcher<Items.Element>, _ values: Values)",
      [1]
    ) { kind in [pointwise({ _ in kind.matcher() }, [1])] },
    Row(
      "containsInAnyOrder(_ first: Matcher<Items.Element>, _ rest: Matcher<Items.Element>...)",
      [1, 2]
    ) {
      [containsInAnyOrder($0.matcher(), equalTo(2)), containsInAnyOrder(equalTo(2), $0.matcher())]
    },
    Row("containsInAnyOrder(_ matchers: [Matcher<Items.Element>])", [1]) {
      [containsInAnyOrder([$0.matcher()])]
    },
    Row(
      "containsInRelativeOrder(_ first: Matcher<Items.Element>, _ rest: Matcher<Items.Element>...)",
      [1, 2]
    ) {
      [
        containsInRelativeOrder($0.matcher(), equalTo(2)),
        containsInRelativeOrder(equalTo(1), $0.matcher()),
      ]
    },
    Row("containsInRelativeOrder(_ matchers: [Matcher<Items.Element>])", [1]) {
      [containsInRelativeOrder([$0.matcher()])]
    },
    Row("isSubset(of matchers: [Matcher<Items.Element>])", [1, 2]) {
      [isSubset(of: [equalTo(1), $0.matcher()])]
    },
    Row("isSuperset(of matchers: [Matcher<Items.Element>])", [1, 2]) {
      [isSuperset(of: [$0.matcher(), equalTo(1)])]
    },
    Row("hasKey(_ matcher: Matcher<Key>)", [1: "a"]) { [hasKey($0.matcher())] },
    Row("hasValue(_ matcher: Matcher<Value>)", [1: "a"]) { [hasValue($0.matcher())] },
    Row("hasEntry(_ key: Key, _ matcher: Matcher<Value>)", [1: "a"]) {
      [hasEntry(1, $0.matcher())]
    },
    Row("hasEntry(_ key: Matcher<Key>, _ value: Matcher<Value>)", [1: "a"]) {
      [hasEntry($0.matcher(), equalTo("a")), hasEntry(equalTo(1), $0.matcher())]
    },
    Row("hasEntries(_ entries: KeyValuePairs<Key, Matcher<Value>>)", [1: "a", 2: "b"]) {
      [hasEntries([1: $0.matcher()]), hasEntries([1: equalTo("a"), 2: $0.matcher()])]
    },
    Row("containsEntries(_ entries: KeyValuePairs<Key, Matcher<Value>>)", [1: "a"]) {
      [containsEntries([1: $0.matcher()])]
    },
  ]

  private static let outcomes: [Row] = [
    Row("throwsError(_ matcher: Matcher<Failure>)", { () throws -> Int in throw Broken() }) {
      [throwsError($0.matcher(for: Broken.self))]
    },
    Row("throwsError(_ matcher: Matcher<any Error>)", { () throws -> Int in throw Broken() }) {
      [throwsError($0.matcher(for: (any Error).self))]
    },
    Row("succeeds(_ matcher: Matcher<Success>)", Result<Int, Broken>.success(1)) {
      [succeeds($0.matcher())]
    },
    Row("fails(_ matcher: Matcher<Expected>)", Result<Int, Broken>.failure(Broken())) {
      [fails($0.matcher(for: Broken.self))]
    },
    Row("fails(_ matcher: Matcher<any Error>)", Result<Int, Broken>.failure(Broken())) {
      [fails($0.matcher(for: (any Error).self))]
    },
  ]

  private static let mocksAndStreams: [Row] = [
    Row("capture(into captor: ArgumentCaptor<Value>, _ matcher: Matcher<Value> = anything())", 1) {
      [capture(into: ArgumentCaptor<Int>(), $0.matcher())]
    },
    Row(
      "wasCalled(_ count: CallCount = .atLeastOnce, with matchers: repeat Matcher<each Argument>)",
      called
    ) {
      [
        wasCalled(with: $0.matcher(), equalTo("a")),
        wasCalled(.never, with: equalTo(1), $0.matcher()),
        wasCalled(.atLeast(1), with: $0.matcher(), $0.matcher()),
      ]
    },
    Row("elements(_ matcher: Matcher<[Element]>)", Collected(elements: [1], end: .finished)) {
      [elements($0.matcher())]
    },
    Row("fails(_ matcher: Matcher<Failure>)", Collected(elements: [1], end: .failed(Broken()))) {
      [fails($0.matcher(for: Broken.self))]
    },
    Row(
      "fails(_ matcher: Matcher<any Error>)",
      Collected(elements: [1], end: .failed(Broken()))
    ) { [fails($0.matcher(for: (any Error).self))] },
    Row(
      "next(_ time: TestClock.Instant, _ matcher: Matcher<Element>)",
      Recorded.next(1, "a")
    ) { [.next(1, $0.matcher(for: String.self))] },
    Row(
      "failed(_ time: TestClock.Instant, _ matcher: Matcher<any Error>)",
      Recorded<Int>.failed(1, Broken())
    ) { [.failed(1, $0.matcher(for: (any Error).self))] },
  ]

  static var called: MockMethod<Int, String, Void, Never> {
    let method = MockMethod("tell(_:_:)", taking: Int.self, String.self)
    method.invoke(1, "a")
    return method
  }

  @Test(
    "passes in no matcher that takes it, under no opposite and in no container",
    arguments: rows.indices,
    Kind.allCases
  )
  func passesNowhere(_ row: Int, _ kind: Kind) {
    let wrong = Self.rows[row].wrongForms(kind)
    #expect(wrong.isEmpty, "\(Self.rows[row].declaration)")
  }

  @Test("is tried in every public matcher that takes a matcher")
  func complete() throws {
    let functions = try PublicNames.functions(in: "Matchers", "Streams", "Mocks")
    let declared = Set(functions.compactMap(Self.composite))
    #expect(declared.count > 50)
    #expect(declared.subtracting(Self.rows.map(\.declaration)) == [])
  }

  /// The name and the parameters of a function that takes a matcher and gives one.
  private static func composite(_ function: String) -> String? {
    guard let end = function.ranges(of: ") -> Matcher<").last else { return nil }
    let name = function.prefix { !"<( ".contains($0) }
    let parameters = function[..<end.lowerBound].drop { $0 != "(" }
      .replacing(/,? file(ID)?: StaticString.*/, with: "").replacing("( ", with: "(")
      .replacing(/[ ,]+$/, with: "")
    return parameters.contains("Matcher<") ? name + parameters + ")" : nil
  }

  /// A verdict that one part decides, whatever another one is.
  private static func decided(_ kind: Kind) -> [(String, passes: Bool, oppositePasses: Bool)] {
    func row<Value>(_ value: Value, _ matcher: Matcher<Value>) -> (String, Bool, Bool) {
      let opposite = not(matcher).matches(value).isMatch
      return ("\(matcher)", matcher.matches(value).isMatch, opposite)
    }
    let number: Matcher<Int> = kind.matcher()
    let text: Matcher<String> = kind.matcher()
    return [
      row(1, anyOf(number, equalTo(1))), row(1, number || equalTo(1)),
      row([1, 2], hasItem(anyOf(number, equalTo(2)))),
      row([1, 2], hasItems(number || 1, number || 2)),
      row([2, 1], containsInAnyOrder(number || equalTo(1), number || 2)),
      row([1, 2], isSuperset(of: [number || equalTo(2)])),
      row([1, 2, 3], containsInRelativeOrder(number || 1, number || 3)),
      row([1: "a", 2: "b"], hasEntry(greaterThan(0), text || equalTo("b"))),
      row([1: "a", 2: "b"], hasValue(text || equalTo("b"))),
      row("a\nb", hasLine(text || equalTo("b"))),
      row(called, wasCalled(.atLeast(0), with: number, text)),
      row(1, not(number && equalTo(2))), row(1, not(allOf(equalTo(2), number))),
      row(1, not(noneOf(equalTo(1), number))), row((1, 2), not(tuple(equalTo(2), number))),
      row([1, 2], not(everyItem(equalTo(2) && number))),
      row([1], not(containsExactly(number, number))),
      row([1, 2], not(containsExactly(equalTo(2), number))),
      row([1, 2], not(containsInAnyOrder(number, number, number))),
      row([1, 2], not(containsInAnyOrder(number, equalTo(7)))),
      row([1, 2], not(isSubset(of: [number]))),
      row([1, 2], not(isSuperset(of: [number, equalTo(7)]))),
      row([1, 2], not(hasItems(number, equalTo(7)))),
      row([1, 2, 3], not(containsInRelativeOrder(number, equalTo(7)))),
      row([1, 2, 3], not(containsInRelativeOrder(equalTo(7), number))),
      row(
        [3, 1, 2],
        not(
          isSorted { first, second in
            if second == 2 { _ = number.matches(second) }
            return first < second
          })),
      row(Order.moved(from: 1, to: 2), not(isCase("moved", 7, number))),
      row([1: "a", 2: "b"], not(hasEntries([1: equalTo("b"), 2: text]))),
      row([1: "a", 2: "b"], not(containsEntries([1: text]))),
      row([1: "a"], not(hasEntries([1: text, 3: text]))),
      row([1: "a"], not(hasEntry(number, equalTo("b")))),
      row(called, not(wasCalled(.exactly(3), with: number, text))),
      row(called, not(wasCalled(with: equalTo(2), text))),
      row(nil as Int?, not(presentAnd(number))), row([] as [Int], not(hasItem(number))),
      row([] as [Int], everyItem(number)), row("a" as Any, not(instanceOf(Int.self, and: number))),
    ]
  }

  @Test("leaves the verdict to a part that decides by itself", arguments: Kind.allCases)
  func decidingPart(_ kind: Kind) {
    for (matcher, passes, oppositePasses) in Self.decided(kind) {
      #expect(passes, "\(matcher)")
      #expect(!oppositePasses, "not \(matcher)")
    }
  }

  /// The failures of a verb, and whether it let the value pass.
  typealias Verb = @Sendable (Matcher<Int>) async throws -> Void

  static let verbs: [(name: String, run: Verb)] = [
    ("assertThat", { assertThat(1, $0) }), ("assertThat, optional", { assertThat(1 as Int?, $0) }),
    ("assertThat, opposite", { assertThat(1, not($0)) }),
    ("requireThat", { try requireThat(1, $0) }),
    ("requireThat, optional", { try requireThat(1 as Int?, not($0)) }),
    (
      "assertThrows",
      { matcher in
        assertThrows(hasProperty(\NumberedError.number, matcher)) { throw NumberedError(number: 1) }
      }
    ),
    ("assertEventually", { matcher in await assertEventually(matcher, within: .zero) { 1 } }),
    (
      "assertEventually, opposite",
      { matcher in await assertEventually(not(matcher), within: .zero) { 1 } }
    ),
    (
      "assertEventually, assertion",
      { matcher in await assertEventually(within: .zero) { assertThat(1, matcher) } }
    ),
    ("requireEventually", { matcher in try await requireEventually(matcher, within: .zero) { 1 } }),
    ("assertAlways", { matcher in await assertAlways(not(matcher), for: .zero) { 1 } }),
    ("verify", { verify(calledOnce, calledWith: $0) }),
    ("verify, never", { verify(calledOnce, .never, calledWith: $0) }),
    ("verify, within", { await verify(calledOnce, .never, within: .zero, calledWith: $0) }),
    ("verifyInOrder", { matcher in verifyInOrder { calledOnce.called(with: matcher) } }),
    (
      "verifySequence",
      { matcher in
        let gong = MockGong()
        gong.play(1, 0)
        verifySequence(of: gong) {
          gong.ringCalls.called(with: matcher)
          gong.muteCalls.called()
        }
      }
    ),
    ("wasCalled", { assertThat(calledOnce, not(wasCalled(with: $0))) }),
  ]

  private static var calledOnce: MockMethod<Int, Void, Never> {
    let method = MockMethod("tell(_:)", taking: Int.self)
    method.invoke(1)
    return method
  }

  @Test(
    "fails in each verb, once and with the reason; a requirement inside was reported already",
    arguments: verbs.indices, Kind.allCases)
  func verb(_ index: Int, _ kind: Kind) async {
    let verb = Self.verbs[index]
    var didThrow = false
    let failures = await collectFailures {
      do { try await verb.run(kind.matcher()) } catch { didThrow = true }
    }
    let texts = failures.map { $0.text.description.replacing(/\s+/, with: " ") }
    if kind.isReported {
      #expect(texts == [], "\(verb.name)")
    } else if kind != .skip || !verb.name.hasPrefix("require") {
      #expect(texts.count == 1, "\(verb.name)")
      #expect(texts.allSatisfy { $0.contains(kind.reason) }, "\(verb.name)")
    } else {
      #expect(texts == [], "a skip goes on to the test framework")
    }
    #expect(didThrow == verb.name.hasPrefix("require"), "\(verb.name)")
  }

  @Test(
    "is a stub about which a call says so; the call goes on without it", arguments: Kind.allCases)
  func stub(_ kind: Kind) {
    let price = MockMethod("price(of:)", taking: Int.self, returning: Int.self)
    price.returns(1)
    price.when(kind.matcher()).returns(2)
    var result = 0
    let failures = collectFailures { result = price.invoke(5) }
    #expect(result == 1)
    #expect(failures.count == (kind.isReported ? 0 : 1))
    #expect(failures.allSatisfy { "\($0.text)".replacing(/\s+/, with: " ").contains(kind.reason) })
    #expect(failures.allSatisfy { $0.text.summary.contains("stub 2 cannot be judged") })
    // A later stub decides.
    price.when(5).returns(3)
    #expect(collectFailures { result = price.invoke(5) }.isEmpty)
    #expect(result == 3)
  }

  @Test("ends a wait at its first skip, which requireEventually passes on")
  func skippedWait() async {
    let tries = Counter()
    let body: @Sendable () throws -> Int = {
      tries.increase()
      throw XCTSkip()
    }
    var thrown: (any Error)?
    let failures = await collectFailures {
      await assertEventually(1) { try body() }
      do { try await requireEventually(1) { try body() } } catch { thrown = error }
    }
    #expect(failures.map { $0.text.summary.contains("skip the test outside") } == [true])
    #expect(thrown is XCTSkip)
    #expect(tries.count == 2)
  }

  @Test("is told by bodies that ask it, whatever they give or throw")
  func askedInBodies() async {
    let broken = matchesPattern("(") as Matcher<String>
    let failures = await collectFailures {
      assertThrows { if !broken.matches("a").isMatch { throw Broken() } }
      assertThat({ if !broken.matches("a").isMatch { throw Broken() } }, throwsError())
      assertThat(
        1,
        having(
          "body", { _ in { if !broken.matches("a").isMatch { throw Broken() } } }, throwsError()))
      assertThat(
        [1], pointwise({ _ in broken.matches("a").isMatch ? equalTo(2) : equalTo(1) }, [1]))
      await assertThrows {
        await Task.yield()
        if !broken.matches("a").isMatch { throw Broken() }
      }
      await assertNotThrows {
        await Task.yield()
        if broken.matches("a").isMatch { throw Broken() }
      }
      await assertEventually(within: .zero) { !broken.matches("a").isMatch }
      await assertEventually(not(true), within: .zero) {
        await Task.yield()
        return broken.matches("a").isMatch
      }
      await assertAlways(for: .zero) { explain("a", broken) != nil }
      _ = try? await requireEventually(false, within: .zero) { broken.matches("a").isMatch }
    }
    #expect(failures.count == 10)
    #expect(failures.allSatisfy { $0.text.description.contains("the pattern is not valid") })
    // Decided by another part, in a body.
    let decided = await collectFailures {
      let matcher = anyOf(
        Matcher<String>("an asking one") { broken.matches($0).isMatch }, hasPrefix("a"))
      await assertEventually { matcher.matches("a").isMatch }
      assertNotThrows { if !matcher.matches("a").isMatch { throw Broken() } }
    }
    #expect(decided.isEmpty)
  }

  /// What a body can end with, so that nobody knows what the code under test does.
  enum Ending: CaseIterable {
    case unstubbedCall, strictCall, skip, failedRequirement, undecidedInside

    /// Whether a failure has told it before the verb ends.
    var isReported: Bool { self == .failedRequirement || self == .strictCall }

    func run() throws -> Int {
      switch self {
      case .unstubbedCall:
        _ = try MockTill().price()
        return 1
      case .strictCall:
        try UndecidedTests.dropping {
          let till = MockTill()
          till.failsOnUnstubbedCalls()
          _ = try till.price()
        }
        return 1
      case .skip: throw XCTSkip()
      case .failedRequirement:
        try UndecidedTests.dropping { try requireThat(1, 2) }
        return 1
      case .undecidedInside:
        if matchesPattern("(").matches("a").isMatch { throw Broken() }
        return 1
      }
    }
  }

  @Test(
    "are bodies that end by a fault of the test: they fail in each verb", arguments: Ending.allCases
  )
  func bodies(_ ending: Ending) async {
    let failures = collectFailures {
      assertThrows(try ending.run())
      assertThrows { try ending.run() }
      assertThrows(Broken.self) { try ending.run() }
      assertNotThrows(try ending.run())
      assertNotThrows { try ending.run() }
      assertThat({ try ending.run() }, throwsError())
      assertThat({ try ending.run() }, not(throwsError()))
      assertThat({ try ending.run() }, not(throwsError(Broken.self)))
    }
    #expect(failures.count == (ending.isReported ? 0 : 8))
    guard ending != .undecidedInside else { return }
    let later = await collectFailures {
      await assertThrows { () async throws in try ending.run() }
      await assertNotThrows { () async throws in try ending.run() }
      let result = Result { try ending.run() }
      for matcher in [
        succeeds(), fails(), fails(Broken.self), isCase("failure"), isCase("success"),
      ] as [Matcher<Result<Int, any Error>>] {
        assertThat(result, matcher)
        assertThat(result, not(matcher))
      }
      assertThat(await first(of: failingStream(ending)), nilValue())
      assertThat(await last(of: failingStream(ending)), nilValue())
      let collected = await collect(failingStream(ending))
      for matcher in [finished(), timedOut(), fails(), fails(Broken.self), elements([])]
        as [Matcher<Collected<Int>>]
      {
        assertThat(collected, matcher)
        assertThat(collected, not(matcher))
      }
      let event = Result { try ending.run() }.failure.map { Recorded<Int>.failed(1, $0) }
      for matcher in [.failed(0, anything()), .failed(1, anything()), .completed(1), .next(1, 1)]
        as [Matcher<Recorded<Int>>]
      {
        assertThat(event, present() && presentAnd(matcher))
        assertThat(event, present() && not(presentAnd(matcher)))
      }
      // By `==`, which cannot say that nobody knows.
      assertThat(collected.end, not(.finished))
      assertThat(collected.end, not(.failed(Broken())))
      assertThat([event, nil], hasUniqueItems())
      assertThat(result, not(samePropertyValuesAs(.success(1))))
      assertThat(["a": result], not(hasValue(samePropertyValuesAs(.success(1)))))
      let shows = MockMethod("show(_:)", taking: Result<Int, any Error>.self)
      await shows.invoke(result)
      verify(shows, .never, calledWith: samePropertyValuesAs(.success(1)))
      assertThat(collected, equalTo(Collected(elements: [], end: .finished), ignoring: \.end))
      assertThat(collected.end, noneOf(.timedOut, .finished))
      assertThat(collected.end, noneOf(equalTo(.timedOut), equalTo(.finished)))
      assertThat(collected, not(Collected(elements: [1], end: .finished)))
      assertThat([event], not(hasItem(.completed(1))))
      assertThat([event], everyItem(not(.completed(2))))
      // The elements alone are no sign of a failure.
      assertThat(collected.elements, empty())
      assertThat(collected.elements, empty())
    }
    #expect(later.count == (ending.isReported ? 0 : 46))
  }

  private enum Load {
    case loaded(Int), failed(attempts: Int, error: any Error), off(why: any Error)
  }

  @Test("does not begin a wait anew for a wrong call, whatever the later tries find")
  func wrongCallInTry() async {
    let till = MockTill()
    let failures = await collectFailures {
      till.failsOnUnstubbedCalls()
      let (first, second) = (Counter(), Counter())
      await assertEventually(nilValue()) { () -> Int? in
        first.increase()
        if first.count == 1 { _ = try? till.price() }
        return nil
      }
      await assertEventually {
        second.increase()
        if second.count == 1 { _ = try? till.price() }
        return true
      }
      let collected = await collect(failingStream(.unstubbedCall))
      await assertEventually(empty(), within: .zero) { collected.elements }
      await assertEventually(within: .zero) { greaterThan(2).matches(1) }
    }
    #expect(failures.count == 4)
  }

  @Test("is a payload value of a case, or a part that is compared, that is a fault of the test")
  func payloads() throws {
    let error = try #require(Result { try Ending.unstubbedCall.run() }.failure)
    for value in [.failed(attempts: 1, error: error), .off(why: error)] as [Load] {
      assertUndecided(value, isCase("failed"))
      assertUndecided(value, isCase("loaded"))
    }
    for ending in [Ending.unstubbedCall, .strictCall] {
      let result = Result { try ending.run() }
      let failures = collectFailures {
        assertThat((1, result), not(samePropertyValuesAs((1, .failure(Broken())))))
        assertThat((1, result), not(samePropertyValuesAs((1, .success(2)))))
      }
      #expect(failures.count == (ending.isReported ? 0 : 2))
    }
  }

  private func failingStream(_ ending: Ending) -> AsyncThrowingStream<Int, any Error> {
    AsyncThrowingStream { $0.finish(throwing: Result { try ending.run() }.failure) }
  }
}

extension Result {
  fileprivate var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}
