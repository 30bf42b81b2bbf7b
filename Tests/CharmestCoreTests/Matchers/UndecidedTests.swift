import Charmest
import CharmestCore
import Foundation
import Testing

/// A matcher that cannot judge passes nowhere: not where it stands alone, not under the opposite, not
/// in any matcher that takes it.
@Suite("A matcher that cannot judge") struct UndecidedTests {
  struct Broken: Error {}

  enum Kind: CaseIterable {
    case invalidPattern, throwingClosure

    /// A matcher for values of any type that cannot judge.
    func matcher<Value>(for type: Value.Type = Value.self) -> Matcher<Value> {
      switch self {
      case .invalidPattern: hasDescription(matchesPattern("("))
      case .throwingClosure: Matcher("a broken one") { _ throws -> Bool in throw Broken() }
      }
    }

    var reason: String {
      switch self {
      case .invalidPattern: "the pattern is not valid"
      case .throwingClosure: "threw UndecidedTests.Broken()"
      }
    }
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
          Row.forms(of: matcher, value).compactMap { form, text in
            // A long line is broken.
            text?.replacing(/\s+/, with: " ").contains(kind.reason) == true
              ? nil : "\(form): \(text ?? "passed")"
          }
        }
      }
    }

    private static func forms<Value>(
      of matcher: Matcher<Value>,
      _ value: () -> Value
    ) -> [(String, String?)] {
      let single: [Matcher<Value>] = [
        matcher, not(matcher), !matcher, noneOf(matcher), not(not(matcher)), not(noneOf(matcher)),
        not(anyOf(matcher, matcher)), not(matcher && anything()), not(describedAs("it", matcher)),
      ]
      let inLists: [Matcher<[Value]>] = [
        not(hasItem(matcher)), not(everyItem(not(matcher))), not(containsExactly(matcher)),
        noneOf(containsInAnyOrder(not(matcher))),
        not(hasItem(hasDescription(anything()) && matcher)),
      ]
      return single.map { ("\($0)", explain(value(), $0).map { "\($0)" }) }
        + inLists.map { ("\($0)", explain([value()], $0).map { "\($0)" }) }
        + [("verify(_:.never)", verified(matcher, value()))]
    }

    private static func verified<Value>(_ matcher: Matcher<Value>, _ value: Value) -> String? {
      let calls = MockMethod("tell(_:twice:)", taking: Value.self, Bool.self)
      calls.invoke(value, true)
      return collectFailures { verify(calls, .never, calledWith: matcher, anything()) }
        .first?.text.description
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
        [$0.matcher() && equalTo(1), equalTo(1) && $0.matcher(), equalTo(2) && $0.matcher()]
      },
      Row("||(first: Matcher, second: Matcher)", 1) {
        [$0.matcher() || equalTo(2), equalTo(2) || $0.matcher()]
      },
      Row("allOf(_ first: Matcher<Value>, _ rest: Matcher<Value>...)", 1) {
        [allOf($0.matcher(), equalTo(1)), allOf(equalTo(1), $0.matcher())]
      },
      Row("allOf(_ matchers: [Matcher<Value>])", 1) { [allOf([$0.matcher(), equalTo(2)])] },
      Row("anyOf(_ first: Matcher<Value>, _ rest: Matcher<Value>...)", 1) {
        [anyOf($0.matcher(), equalTo(2)), anyOf(equalTo(2), $0.matcher())]
      },
      Row("anyOf(_ matchers: [Matcher<Value>])", 1) { [anyOf([$0.matcher()])] },
      Row("noneOf(_ first: Matcher<Value>, _ rest: Matcher<Value>...)", 1) {
        [noneOf($0.matcher(), equalTo(2)), noneOf(equalTo(1), $0.matcher())]
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
          isCase("moved", 7, $0.matcher(for: Int.self)),
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
      Row("hasProperty(_ name: String, _ matcher: Matcher<Value>)", Guest()) {
        [hasProperty("name", $0.matcher(for: String.self))]
      },
      Row("hasProperty(_ name: String, _ matcher: Matcher<String>)", Guest()) {
        [hasProperty("name", $0.matcher(for: String.self))]
      },
      Row("hasProperty(_ name: String, _ matcher: Matcher<Any?>)", Guest()) {
        [hasProperty("name", $0.matcher(for: Any?.self))]
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
      [hasEntries([1: $0.matcher()]), hasEntries([1: equalTo("b"), 2: $0.matcher()])]
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
    Row("failed(with matcher: Matcher<Failure>)", Collected(elements: [1], end: .failed(Broken())))
    {
      [failed(with: $0.matcher(for: Broken.self))]
    },
    Row(
      "failed(with matcher: Matcher<any Error>)",
      Collected(elements: [1], end: .failed(Broken()))
    ) { [failed(with: $0.matcher(for: (any Error).self))] },
    Row(
      "next(_ time: TestClock.Instant, _ matcher: Matcher<Element>)",
      Recorded.next(1, "a")
    ) { [.next(1, $0.matcher(for: String.self))] },
    Row(
      "failed(_ time: TestClock.Instant, _ matcher: Matcher<any Error>)",
      Recorded<Int>.failed(1, Broken())
    ) { [.failed(1, $0.matcher(for: (any Error).self))] },
  ]

  private static var called: MockMethod<Int, String, Void, Never> {
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
    let declared = try Self.sources(of: "Matchers", "Streams", "Mocks").flatMap {
      composites(in: $0.text)
    }
    let missing = Set(declared).subtracting(Self.rows.map(\.declaration))
    #expect(missing == [])
  }

  @Test("does not undo a match that other parts establish", arguments: Kind.allCases)
  func establishedMatch(_ kind: Kind) {
    assertMatches(1, anyOf(kind.matcher(), equalTo(1)))
    assertMatches([1, 2], hasItem(anyOf(kind.matcher(), equalTo(2))))
    assertMatches([2, 1], containsInAnyOrder(kind.matcher() || equalTo(1), kind.matcher() || 2))
    assertMatches([1: "a", 2: "b"], hasEntry(greaterThan(0), kind.matcher() || equalTo("a")))
    assertMatches("a\nb", hasLine(kind.matcher() || equalTo("b")))
    assertMatches(Self.called, wasCalled(.atLeast(0), with: kind.matcher(), anything()))
    assertMismatch(1, not(anyOf(kind.matcher(), 1)))
  }

  @Test("stays undecided in a user's matcher that passes on its mismatch", arguments: Kind.allCases)
  func ownComposite(_ kind: Kind) {
    let half: Matcher<Int> = kind.matcher()
    let own = Matcher<Int>("an own one") { number in
      switch half.matches(number / 2) {
      case .match: .match
      case .mismatch(let mismatch): .mismatch(mismatch.at("half"))
      }
    }
    for text in [explain(8, own), explain(8, not(own)), explain([8], not(hasItem(not(own))))] {
      #expect(text?.description.contains(kind.reason) == true)
      #expect(text?.description.contains("half") == true)
    }
  }

  @Test("is named by a failed verification, also where some calls are as expected")
  func verification() {
    let greet = MockMethod("greet(_:)", taking: String.self)
    greet.invoke("Jon")
    greet.invoke("Ann")
    let light = Matcher<String>("a known guest") { name in
      guard name == "Jon" else { throw Broken() }
      return true
    }
    let failures = collectFailures {
      verify(greet, .never, calledWith: matchesPattern("("))
      verify(greet, calledWith: light)
      verify(greet, .atLeast(1), calledWith: light)
      assertThat(greet, not(wasCalled(.once, with: light)), "greet")
    }
    #expect(failures.count == 3)
    #expect(
      failures.dropFirst().allSatisfy { $0.text.summary.contains("UndecidedTests.Broken()") })
  }

  private static func sources(of folders: String...) throws -> [(name: String, text: String)] {
    let core = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/CharmestCore").standardized
    return try folders.flatMap { folder in
      let files = FileManager.default.enumerator(
        at: core.appending(path: folder),
        includingPropertiesForKeys: nil
      )
      return try (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
        .map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
    }
  }

  /// The public functions of a source file that take a matcher and give one, and can be called.
  private func composites(in source: String) -> [String] {
    source.replacing(
      /@available\(\s*\*, unavailable.*?public func/.dotMatchesNewlines(),
      with: ""
    )
    .matches(of: /public (?:static )?(?:prefix )?func ([^{]*)/)
    .compactMap { composite(String($0.output.1)) }
  }

  private func composite(_ declaration: String) -> String? {
    let text = declaration.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .replacing("( ", with: "(").replacing(" )", with: ")")
    guard let open = text.firstIndex(of: "(") else { return nil }
    var depth = 0
    let close = text[open...].firstIndex { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return depth == 0
    }
    guard let close, text[close...].contains("-> Matcher"), text[open..<close].contains("Matcher")
    else { return nil }
    let parameters = text[open..<close].replacing(/, file(ID)?: StaticString.*/, with: "")
    let name = text[..<open].prefix { $0 != "<" && $0 != " " }
    return name + parameters + ")"
  }
}
