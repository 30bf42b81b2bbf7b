import CharmestCore
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Values are equal by `==`, or by all their parts, or it is undecided.
///
/// A text, a hash or what surrounds them never decides.
@Suite("Equality") struct EqualityTableTests {
  enum Outcome: String { case equal, unequal, undecided, both }

  /// Two values that something may take for equal.
  enum Pair: String, CaseIterable {
    case same, printAlike, hashAlike, hiddenState, partialEquality
  }

  /// Where the two values are.
  enum Place: String, CaseIterable {
    case itself, field, element, key, payload, tuple, result, existential, optional, object
  }

  /// What a matcher says of the second value, if it is made of the first.
  struct Row { let name: String, outcome: Outcome }

  private static let pairs = Pair.allCases.flatMap { pair in
    Place.allCases.map { (pair: pair, place: $0) }
  }

  @Test("is == for each matcher that takes a value", arguments: pairs)
  func byOperator(_ pair: Pair, _ place: Place) {
    let expected: Outcome =
      switch pair {
      case .same, .partialEquality: .equal
      case .printAlike, .hashAlike: .unequal
      case .hiddenState: request(1) == request(2) ? .equal : .unequal
      }
    for row in rows(pair, place, .byOperator) {
      #expect(row.outcome == expected, "\(row.name)")
    }
  }

  @Test("is that of all parts for each matcher that compares properties", arguments: pairs)
  func byProperties(_ pair: Pair, _ place: Place) {
    let expected: Outcome =
      switch pair {
      case .same, .partialEquality: .equal
      case .printAlike, .hashAlike: .unequal
      case .hiddenState: request(1) == request(2) ? .undecided : .unequal
      }
    for row in rows(pair, place, .byProperties) {
      // The properties of the value itself are compared, whatever its own `==` says.
      let isWhole = row.name == "samePropertyValuesAs(_:)" && [.itself, .optional].contains(place)
      let byItsOwn: Outcome = pair == .partialEquality && isWhole ? .unequal : expected
      #expect(row.outcome == byItsOwn, "\(row.name)")
    }
  }

  @Test("is asked of each public matcher that takes a value")
  func complete() throws {
    let rows = rowsByOperator(1, 1) + rowsByProperties(1, 1)
    let declared = try PublicNames.matchers(in: "Matchers", "Mocks", "Streams") {
      $0.contains("Equatable") || $0.contains("ignoring first") || $0.contains("_ key: Key")
        || $0.hasPrefix("samePropertyValuesAs")
    }
    #expect(declared.subtracting(rows.map(\.name)) == [])
    #expect(declared.count > 25)
  }

  // MARK: The matchers

  private func rowsByOperator<Value: Hashable>(_ expected: Value, _ actual: Value) -> [Row] {
    let calls = MockMethod("tell(_:)", taking: Value.self)
    calls.invoke(actual, function: "tell(_:)")
    let failure = Result<Int, Failure<Value>>.failure(Failure(value: actual))
    let collected = Collected<Value>(elements: [actual], end: .finished)
    let failedToRead = Collected<Int>(elements: [], end: .failed(Failure(value: actual)))
    return [
      row("equalTo(_:)", actual, equalTo(expected)),
      row("oneOf(_:_:)", actual, oneOf(expected)),
      row("isIn(_:)", actual, isIn([expected])),
      row("not(_:)", actual, not(not(expected))),
      row("noneOf(_:_:)", actual, not(noneOf(expected))),
      row("presentAnd(_:)", actual, presentAnd(expected)),
      row("instanceOf(_:and:)", actual as Any, instanceOf(Value.self, and: expected)),
      row("isCase(_:_:)", Payload.full(actual), isCase("full", expected)),
      row("hasProperty(_:_:)", Field(value: actual), hasProperty(\.value, expected)),
      row("hasProperty(named:_:)", Field(value: actual), hasProperty(named: "value", expected)),
      row("having(_:_:_:)", Field(value: actual), having("value", { $0.value }, expected)),
      row("tuple(_:)", (actual, 1), tuple(expected, 1)),
      row("containsExactly(_:_:)", [actual], containsExactly(expected)),
      row("containsExactly(_:)", [actual, actual], containsExactly([expected, expected])),
      row("containsInAnyOrder(_:_:)", [actual, actual], containsInAnyOrder(expected, expected)),
      row("containsInAnyOrder(_:)", [actual, actual], containsInAnyOrder([expected, expected])),
      row("containsInRelativeOrder(_:_:)", [actual], containsInRelativeOrder(expected)),
      row("containsInRelativeOrder(_:)", [actual], containsInRelativeOrder([expected])),
      row("isSubset(of:)", [actual], isSubset(of: [expected])),
      row("isSuperset(of:)", [actual], isSuperset(of: [expected])),
      row("hasItem(_:)", [actual], hasItem(expected)),
      row("hasItem(_:atIndex:)", [actual], hasItem(expected, atIndex: 0)),
      row("hasItems(_:_:)", [actual], hasItems(expected)),
      row("hasItems(_:)", [actual], hasItems([expected])),
      row("everyItem(_:)", [actual], everyItem(expected)),
      row("hasUniqueItems()", [expected, actual], not(hasUniqueItems())),
      row("hasKey(_:)", [actual: 1], hasKey(expected)),
      row("hasEntry(_:_:)", [actual: 1], hasEntry(expected, equalTo(1))),
      row("hasEntry(_:_:)", [1: actual], hasEntry(1, expected)),
      row("hasValue(_:)", [1: actual], hasValue(expected)),
      row("hasEntries(_:)", [actual: actual], hasEntries([expected: expected])),
      row("containsEntries(_:)", [actual: 1], containsEntries([expected: 1])),
      row(
        "throwsError(_:)", { () throws -> Int in throw Failure(value: actual) },
        throwsError(Failure(value: expected))),
      row("succeeds(_:)", Result<Value, Never>.success(actual), succeeds(expected)),
      row("fails(_:)", failure, fails(Failure(value: expected))),
      row("fails()", failedToRead, fails(Failure(value: expected))),
      row("elements(_:)", collected, elements([expected])),
      row("next(_:_:)", Recorded.next(1, actual), .next(1, expected)),
      row("wasCalled(_:with:)", calls, wasCalled(with: expected)),
    ]
  }

  private func rowsByProperties<Value>(_ expected: Value, _ actual: Value) -> [Row] {
    let (draft, saved) = (Draft(number: 1, value: expected), Draft(number: 2, value: actual))
    return [
      row("samePropertyValuesAs(_:)", actual, samePropertyValuesAs(expected)),
      row("equalTo(_:ignoring:_:)", saved, equalTo(draft, ignoring: "number")),
      row("equalTo(_:ignoring:_:)", saved, equalTo(draft, ignoring: \.number)),
    ]
  }

  private func row<Value>(_ name: String, _ value: Value, _ matcher: Matcher<Value>) -> Row {
    let outcome: Outcome =
      switch (matcher.matches(value).isMatch, not(matcher).matches(value).isMatch) {
      case (true, false): .equal
      case (false, true): .unequal
      case (false, false): .undecided
      case (true, true): .both
      }
    return Row(name: name, outcome: outcome)
  }

  // MARK: The pairs and their places

  private struct PrintAlike: Hashable, CustomStringConvertible {
    let number: Int
    var description: String { "alike" }
  }

  private struct HashAlike: Hashable {
    let number: Int
    func hash(into hasher: inout Hasher) {}
  }

  private struct PartialEquality: Hashable {
    let id = 1
    let note: Int
    static func == (first: Self, second: Self) -> Bool { first.id == second.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  /// Requests with other bodies, which `==` does not look at.
  private func request(_ byte: UInt8) -> URLRequest {
    var request = URLRequest(url: URL(fileURLWithPath: "/menu"))
    request.httpBody = Data([byte])
    return request
  }

  private func rows(_ pair: Pair, _ place: Place, _ kind: Kind) -> [Row] {
    switch pair {
    case .same: rows(PrintAlike(number: 1), PrintAlike(number: 1), place, kind)
    case .printAlike: rows(PrintAlike(number: 1), PrintAlike(number: 2), place, kind)
    case .hashAlike: rows(HashAlike(number: 1), HashAlike(number: 2), place, kind)
    case .hiddenState: rows(request(1), request(2), place, kind)
    case .partialEquality: rows(PartialEquality(note: 1), PartialEquality(note: 2), place, kind)
    }
  }

  private func rows<Leaf: Hashable>(
    _ expected: Leaf, _ actual: Leaf, _ place: Place, _ kind: Kind
  ) -> [Row] {
    func rows<Value: Hashable, Plain>(
      _ put: (Leaf) -> Value, withoutEquality putPlain: (Leaf) -> Plain
    ) -> [Row] {
      switch kind {
      case .byOperator: rowsByOperator(put(expected), put(actual))
      case .byProperties:
        rowsByProperties(put(expected), put(actual))
          + rowsByProperties(putPlain(expected), putPlain(actual))
      }
    }
    return switch place {
    case .itself: rows({ $0 }, withoutEquality: { $0 })
    case .field: rows({ Field(value: $0) }, withoutEquality: { Plain(value: $0) })
    case .element: rows({ [$0] }, withoutEquality: { ["a": Plain(value: $0)].values })
    case .key: rows({ [$0: 1] }, withoutEquality: { [$0: Plain(value: 1)] })
    case .payload: rows({ Payload.full($0) }, withoutEquality: { PlainPayload.full($0) })
    case .tuple: rows({ Pairs(pair: (1, $0)) }, withoutEquality: { (1, Plain(value: $0)) })
    case .result:
      rows(
        { Result<Leaf, Never>.success($0) },
        withoutEquality: { Result<Plain<Leaf>, any Error>.success(Plain(value: $0)) })
    case .existential:
      rows({ Existential(value: $0) }, withoutEquality: { Plain<Any>(value: Plain(value: $0)) })
    case .optional: rows({ Optional($0) }, withoutEquality: { Optional($0) })
    case .object: rows({ Object($0) }, withoutEquality: { PlainObject(value: $0) })
    }
  }

  private enum Kind { case byOperator, byProperties }

  private struct Field<Value: Hashable>: Hashable { var value: Value }
  private struct Failure<Value: Hashable>: Hashable, Error, @unchecked Sendable { var value: Value }
  private enum Payload<Value: Hashable>: Hashable { case full(Value), none }
  private struct Existential: Hashable { var value: AnyHashable }

  private struct Pairs<Value: Hashable>: Hashable {
    var pair: (Int, Value)
    static func == (first: Self, second: Self) -> Bool { first.pair == second.pair }
    func hash(into hasher: inout Hasher) { hasher.combine(pair.1) }
  }

  private final class Object<Value: Hashable>: Hashable {
    let value: Value
    init(_ value: Value) { self.value = value }
    static func == (first: Object, second: Object) -> Bool { first.value == second.value }
    func hash(into hasher: inout Hasher) { hasher.combine(value) }
  }

  private struct Plain<Value> { var value: Value }
  private enum PlainPayload<Value> { case full(Value), none }

  private final class PlainObject<Value> {
    let value: Value
    init(value: Value) { self.value = value }
  }

  private struct Draft<Value> {
    var number: Int
    var value: Value
  }
}

private class Trunk { var message = "a" }
private class Branch: Trunk {}
private final class Leaf: Branch {}
#if os(Linux)
  private final class Spice: Dimension, @unchecked Sendable {}
#endif

extension Array {
  fileprivate struct Page: Collection {
    var items: [Element]
    var total: Int
    var startIndex: Int { items.startIndex }
    var endIndex: Int { items.endIndex }
    subscript(position: Int) -> Element { items[position] }
    func index(after index: Int) -> Int { index + 1 }
  }
}

extension Date {
  fileprivate struct Mark: Equatable {
    let id: Int
    let note: Int
    static func == (first: Mark, second: Mark) -> Bool { first.id == second.id }
  }
}

extension URL { fileprivate struct Job: Equatable { var request: URLRequest } }

/// Each case in which something was taken for something else, in its smallest code.
@Suite("Nothing is taken for something else") struct TakenForEqualTests {
  private struct Portion: CustomStringConvertible {
    let number: Int
    init(_ number: Int) { self.number = number }
    var description: String { "portion" }
  }

  private enum Kind: Equatable { case http(URLRequest), local }
  private enum Generic<Value: Equatable>: Equatable { case none, one(Value), many([Value]) }
  private indirect enum Tree: Equatable { case leaf(URLRequest), node(Tree) }
  private struct Job: Equatable { var kind: Kind }

  /// An object with a lock, which is not read.
  private final class Locked: Equatable {
    let lock = NSLock()
    var request: URLRequest
    init(_ request: URLRequest) { self.request = request }
    static func == (first: Locked, second: Locked) -> Bool { first.request == second.request }
  }

  private struct Masked: Equatable, CustomReflectable {
    let request: URLRequest
    init(_ request: URLRequest) { self.request = request }
    var customMirror: Mirror { Mirror(self, children: []) }
  }

  private struct Wrapping {
    @Counted var tea: Int
    init(tea: Int, _ changes: Int) { _tea = Counted(wrappedValue: tea, changes: changes) }
  }

  /// A wrapper that shows only a part of itself.
  @propertyWrapper private struct Counted: CustomReflectable {
    var wrappedValue: Int
    var changes: Int
    var customMirror: Mirror { Mirror(self, children: ["wrappedValue": wrappedValue]) }
  }

  private final class Late { lazy var tea: Int? = 1 }

  private struct About: Equatable {
    let degrees: Int
    init(_ degrees: Int) { self.degrees = degrees }
    static func == (first: About, second: About) -> Bool {
      abs(first.degrees - second.degrees) <= 1
    }
  }

  private func request(_ byte: UInt8) -> URLRequest {
    var request = URLRequest(url: URL(fileURLWithPath: "/menu"))
    request.httpBody = Data([byte])
    return request
  }

  @Test("lists that print alike for the same elements in another order")
  func otherOrder() {
    let lists = ([Portion(1), Portion(2)], [Portion(3), Portion(4)])
    let text = explain(lists.0, samePropertyValuesAs(lists.1))?.description ?? ""
    #expect(text.contains("2 of 2 elements differ"))
    let sorted = explain([2, 1, 3], equalTo([1, 2, 3]))?.summary ?? ""
    #expect(sorted.contains("another order"))
  }

  @Test("what == does not look at, wherever it is")
  func hiddenState() {
    assertUndecided(
      Job(kind: .http(request(1))), samePropertyValuesAs(Job(kind: .http(request(2)))))
    assertUndecided(Tree.node(.leaf(request(1))), samePropertyValuesAs(.node(.leaf(request(2)))))
    assertUndecided(
      [request(1)] as [AnyHashable], samePropertyValuesAs([request(2)] as [AnyHashable]))
    assertUndecided(
      Generic<URLRequest>.one(request(1)), samePropertyValuesAs(.one(request(2))))
    #expect(samePropertyValuesAs(Generic.one("a")).matches(.one("a")).isMatch)
    assertMismatch(Generic.many(["a"]), samePropertyValuesAs(.one("a")))
    assertUndecided(
      NSArray(array: [request(1)]) as NSObject,
      samePropertyValuesAs(NSArray(array: [request(2)]) as NSObject))
    assertUndecided(Locked(request(1)), samePropertyValuesAs(Locked(request(1))))
    assertUndecided([Locked(request(1))], samePropertyValuesAs([Locked(request(2))]))
    assertUndecided([Masked(request(1))], samePropertyValuesAs([Masked(request(2))]))
    assertUndecided(Wrapping(tea: 1, 2), samePropertyValuesAs(Wrapping(tea: 1, 3)))
    // Nothing is hidden where there is nothing.
    #expect(samePropertyValuesAs(Job(kind: .local)).matches(Job(kind: .local)).isMatch)
    let nothing: URLRequest? = nil
    #expect(samePropertyValuesAs(nothing).matches(nothing).isMatch)
  }

  @Test("a type inside an extension for one of the platform")
  func typesInExtensions() {
    assertMismatch(
      Array.Page(items: [1], total: 2), samePropertyValuesAs(.init(items: [1], total: 3)))
    assertMismatch(Date.Mark(id: 1, note: 2), samePropertyValuesAs(.init(id: 1, note: 3)))
    assertUndecided(
      [URL.Job(request: request(1))], samePropertyValuesAs([.init(request: request(2))]))
  }

  @Test("a class for one that hides state")
  func superclasses() {
    #expect(samePropertyValuesAs(Leaf()).matches(Leaf()).isMatch)
    #if os(Linux)
      // Its converter is not among the parts that a failure shows.
      let units = [1, 2].map { Spice(symbol: "s", converter: UnitConverterLinear(coefficient: $0)) }
      assertUndecided(units[0], samePropertyValuesAs(units[1]))
    #endif
    #expect(!summary(try! NSRegularExpression(pattern: "a"), equalTo(.init())).isEmpty)
  }

  @Test("a lazy property that is nil for one that was never read")
  func lazyProperties() {
    let (unread, cleared) = (Late(), Late())
    cleared.tea = nil
    assertMismatch(cleared, samePropertyValuesAs(unread))
    #expect(samePropertyValuesAs(Late()).matches(Late()).isMatch)
  }

  @Test("every pair for an instance of (Any, Any)")
  func tuples() {
    assertMismatch((1, "a") as Any, instanceOf((Any, Any).self))
    assertMismatch((1, (2, "a")) as Any, instanceOf((Int, (Int, Any)).self))
    #expect(instanceOf((Int, String).self).matches((number: 1, name: "a") as Any).isMatch)
    #expect(instanceOf((Int, (Int, String)).self).matches((1, (x: 2, y: "a")) as Any).isMatch)
  }

  @Test("an entry that only one side has for a wrong name")
  func missingEntry() {
    struct Response { var headers = ["Date": "1"] }
    let matcher = equalTo(Response(headers: ["A": "1"]), ignoring: #"headers["Date"]"#)
    #expect(matcher.matches(Response(headers: ["A": "1", "Date": "2"])).isMatch)
    assertMismatch(Response(headers: ["B": "1", "Date": "2"]), matcher)
    assertUndecided(Response(headers: ["A": "1"]), matcher)
  }

  @Test("values for different because of the order in which a tolerant == is asked")
  func tolerantEquality() {
    #expect(containsInAnyOrder(About(2), About(1)).matches([About(2), About(3)]).isMatch)
    #expect(containsInAnyOrder(About(1), About(2)).matches([About(2), About(1)]).isMatch)
    #expect(containsInAnyOrder(About(2), About(1)).matches([About(1), About(3)]).isMatch)
    #expect(isSubset(of: [About(2), About(3)]).matches([About(3), About(4)]).isMatch)
    assertMismatch([About(1), About(4)], containsInAnyOrder(About(2), About(1)))
  }
}
