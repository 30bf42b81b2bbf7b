import Charmest
import CharmestCore
import Testing

/// The text of a failed comparison.
func text<Value>(_ expected: Value, _ actual: Value, about subject: String = "value") -> String {
  FailureText(
    explainInequality(expected: expected, actual: actual), about: Phrase(subject), scale: 1
  )
  .description
}

@Suite("explainInequality")
struct InequalityTests {
  @Test("plain values are shown as they are")
  func plainValues() {
    #expect(text(4, 5, about: "total") == "total: expected 4, but was 5")
    #expect(text(true, false, about: "isOpen") == "isOpen: expected true, but was false")
    #expect(text("foo", "bar", about: "") == #"expected "foo", but was "bar""#)
  }

  @Test("an optional is nil or its value")
  func optionals() {
    #expect(text(nil, "Ann", about: "name") == #"name: expected nil, but was "Ann""#)
    #expect(text("Ann", nil, about: "name") == #"name: expected "Ann", but was nil"#)
    #expect(text("Ann", Optional("Bob"), about: "name") == #"name: expected "Ann", but was "Bob""#)
    #expect(
      text([1, nil, 3], [1, 2, 3], about: "ids") == """
        ids[1]: expected nil, but was 2 (1 of 3 elements differs)
          expected: \(ValueDescription(of: [1, nil, 3] as [Int?], limit: 148).text)
          but was:  \(ValueDescription(of: [1, 2, 3] as [Int?], limit: 148).text)
        """
    )
  }

  @Test("NaN says that it never equals itself")
  func nan() {
    #expect(
      text(Double.nan, .nan, about: "ratio")
        == "ratio: expected nan, but was nan (nan never equals itself, use isNaN())"
    )
    #expect(text(Double.nan, 1, about: "ratio") == "ratio: expected nan, but was 1.0")
    #expect(
      text([1, Float.nan], [1, .nan], about: "ratios") == """
        ratios[1]: expected nan, but was nan \
        (nan never equals itself, use isNaN(); 1 of 2 elements differs)
        """
    )
  }

  @Test("a field of an element is named by its path")
  func fieldOfElement() {
    let orders = [Order("Rome"), Order("Oslo"), Order("Bern")]
    let others = [Order("Rome"), Order("Oslo"), Order("Berlin")]
    #expect(
      explainInequality(expected: orders, actual: others).sentence(about: "orders").shortText
        == #"orders[2].address.city: expected "Bern", but was "Berlin" (1 of 3 elements differs)"#
    )
  }

  @Test("an element that is changed is not removed and added, also beside one that is missing")
  func fieldOfElementBesideMissing() {
    let orders = [Order("Rome", zip: 1), Order("Oslo", zip: 2), Order("Bern", zip: 3)]
    let others = [Order("Rome", zip: 1), Order("Berlin", zip: 3)]
    #expect(
      explainInequality(expected: orders, actual: others).sentence(about: "orders").shortText
        == """
        orders: 2 of 3 elements differ: missing \(orders[1]) after [0]; \
        [1].address.city expected "Bern", but was "Berlin"
        """
    )
  }

  @Test("differences inside several parts are listed for each part")
  func severalParts() {
    let orders = [Order("Rome", zip: 1), Order("Oslo", zip: 2), Order("Bern", zip: 3)]
    let others = [Order("Roma", zip: 1), Order("Olso", zip: 3), Order("Bern", zip: 3)]
    #expect(
      explainInequality(expected: orders, actual: others).sentence(about: "orders").shortText
        == """
        orders: 2 of 3 elements differ: [0].address.city expected "Rome", but was "Roma"; \
        [1] 2 of 2 fields in Order differ: .address.city expected "Oslo", but was "Olso", \
        .address.zip expected 2, but was 3
        """
    )
  }

  @Test("several differences in one part share its path")
  func sharedPath() {
    #expect(
      explainInequality(
        expected: ["a": [1, 2, 3, 4, 5]],
        actual: ["a": [9, 2, 8, 4, 5]]
      ).sentence(about: "lists").shortText
        == #"lists["a"]: 2 of 5 elements differ: [0] expected 1, but was 9; [2] expected 3, but was 8"#
    )
  }

  @Test("many differences are listed on further lines, and the rest counted")
  func manyDifferences() {
    let expected = Array(repeating: 1, count: 1000)
    let actual = expected.indices.map { $0 < 300 ? -$0 : 1 }
    #expect(
      text(expected, actual, about: "values") == """
        values: 300 of 1000 elements differ: [0] expected 1, but was 0; [1] expected 1, but was -1; \
        [2] expected 1, but was -2; and [3] to [299]
          [0]: expected 1, but was 0
          [1]: expected 1, but was -1
          [2]: expected 1, but was -2
          [3]: expected 1, but was -3
          [4]: expected 1, but was -4
          [5]: expected 1, but was -5
          [6]: expected 1, but was -6
          [7]: expected 1, but was -7
          [8]: expected 1, but was -8
          [9]: expected 1, but was -9
          more: 290 of 300 not shown, the last is [299]: expected 1, but was -299
        """
    )
  }

  @Test("of very many elements only those that differ are looked at twice")
  func hugeCollections() {
    let count = rounds(1_000_000)
    let expected = Array(0..<count)
    var actual = expected
    for index in [3, count / 2, count - 1] { actual[index] = -1 }
    #expect(
      text(expected, actual, about: "values") == """
        values: 3 of \(count) elements differ: [3] expected 3, but was -1; \
        [\(count / 2)] expected \(count / 2), but was -1; \
        [\(count - 1)] expected \(count - 1), but was -1
        """
    )
    actual = Array(1...count)
    #expect(
      explainInequality(expected: expected, actual: actual).sentence(about: "values").shortText
        == """
        values: 2 of \(count + 1) elements differ: missing 0 at the start; \
        [\(count - 1)] unexpected \(count)
        """
    )
    let shifted = actual
    // Among so many, looking for each element everywhere would take 100 times as long.
    #expect(
      growth(from: count / 50, to: count / 5) {
        _ = explainInequality(expected: expected.prefix($0), actual: shifted.prefix($0))
      } < 50
    )
  }

  @Test("a nil that is there is not the same as none")
  func nestedOptionals() {
    let none: Int?? = nil
    assertMismatch(
      .some(nil) as Int??, equalTo(none), "cached",
      text: "cached: expected nil, but was .some(nil) (a value, which is nil)"
    )
    assertMismatch(
      none, equalTo(.some(nil)), "cached",
      text: "cached: expected .some(nil), but was nil (no value, not even nil)")
    assertMismatch(
      [.some(nil)] as [Int??], equalTo([none]), "cached",
      text: """
        cached[0]: expected nil, but was .some(nil) (a value, which is nil)
          expected: [nil]
          but was:  [.some(nil)]
        """)
  }

  @Test("numbers and durations are written in one notation on both sides")
  func notation() {
    assertMismatch(
      Float(16_777_218), equalTo(16_777_216), "size",
      text: "size: expected 16777216.0, but was 16777218.0")
    assertMismatch(
      1e16, equalTo(9.999e15), "size",
      text: "size: expected 9999000000000000.0, but was 10000000000000000.0")
    let pause = Duration.seconds(100_000_000_000)
    assertMismatch(
      pause + .nanoseconds(1), equalTo(pause), "pause",
      text: """
        pause: expected 100000000000.0 seconds, but was 100000000000.000000001 seconds
        """)
  }

  private indirect enum Nested: Equatable {
    case leaf(Int)
    case list([Nested])

    init(_ leaf: Int) { self = (0..<20).reduce(.leaf(leaf)) { nested, _ in .list([nested]) } }
  }

  @Test("what differs deeper than is shown is said to")
  func deep() {
    func nested(_ value: Int) -> AnyHashable {
      (0..<30).reduce(value as AnyHashable) { nested, _ in [nested] as AnyHashable }
    }
    assertMismatch(
      nested(1), equalTo(nested(2)), "lists",
      text: """
        lists[0][0][0][0][0][0][0][0][0][0]: expected [[[[[[[[[[...]]]]]]]]]], but was [[[[[[[[[[...]]]]]]]]]] (differ deeper than shown)
        """)
    assertMismatch(
      Nested(1), equalTo(Nested(2)), "lists",
      text: """
        lists.list[0].list[0].list[0].list[0].list[0]: expected .list([.list([.list([.list([.list([...])])])])]), but was .list([.list([.list([.list([.list([...])])])])]) (differ deeper than shown)
        """)
    assertMismatch(
      [Nested(1)], containsInAnyOrder(Nested(2)), "lists",
      text: """
        lists: missing .list([.list([1 element])]), nearest is [0]: list[0].list[0].list[0].list[0].list[0] expected .list([.list([1 element])]), but was .list([.list([1 element])]) (differ deeper than shown)
          missing: .list([.list(...)]) (nearest is [0]: list[0].list[0].list[0].list[0].list[0] expected .list([.... was .list([.list(...)]) (differ deeper than shown))
          unexpected: .list([.list([.list([.list([.list([...])])])])]) at [0]
        """)
    assertMismatch(
      [Nested(1)], hasItem(Nested(2)), "lists",
      text: """
        lists: expected an item .list([.list(...)]), but the only element is [0]: list[0].list[0].list[0].list[0].list[0] expected .list([.list(...)]), but was .list([.list(...)]) (differ deeper than shown)
        """)
  }

  @Test("pointers are shown without an address")
  func pointers() throws {
    let pointers = [16, 32].compactMap { UnsafeRawPointer(bitPattern: $0) }
    assertMismatch(
      pointers[0], equalTo(pointers[1]), "start",
      text: """
        start: expected UnsafeRawPointer, but was UnsafeRawPointer (print alike, but == is false)
        """)
    assertMismatch(
      [pointers[0]] as Set, equalTo([pointers[1]]), "starts",
      text: """
        starts: missing UnsafeRawPointer, unexpected UnsafeRawPointer (print alike, but == is false)
        """)
    assertMismatch(
      ObjectIdentifier(Int.self), equalTo(ObjectIdentifier(String.self)), "id",
      text: """
        id: expected ObjectIdentifier, but was ObjectIdentifier (print alike, but == is false)
        """)
  }
}

private struct Order: Equatable, CustomStringConvertible {
  struct Address: Equatable, CustomStringConvertible {
    var city: String
    var zip: Int
    var description: String { "Address(city: \"\(city)\", zip: \(zip))" }
  }

  var address: Address
  var description: String { "Order(address: \(address))" }

  init(_ city: String, zip: Int = 1) {
    address = Address(city: city, zip: zip)
  }
}
