import Charmest
import CharmestCore
import Foundation
import Testing

@Suite("Differences between fields")
struct FieldDifferenceTests {
  private let ann = Person(
    name: "Ann",
    age: 41,
    address: Address(street: "1 Main St", city: "Bern", zip: 10115)
  )

  private func sentence<Value>(_ expected: Value, _ actual: Value) -> String {
    explainInequality(expected: expected, actual: actual).sentence(about: "it").shortText
  }

  private struct Row: Equatable { var (a, b, c, d) = (0, 0, 0, 0) }
  private struct Table: Equatable { var (rows, name) = ([Row](), "x") }

  @Test("of lists in lists keep the count of each list")
  func counts() {
    let row = Row(a: 1, b: 1, c: 1, d: 1)
    #expect(
      explain(
        Table(rows: Array(repeating: Row(), count: 30), name: "y"),
        equalTo(Table(rows: Array(repeating: row, count: 30), name: "x")), "table")?.summary == """
          table: .rows 30 of 30 elements differ: [0] 4 of 4 fields differ: .a expected 1, but was 0, \
          and 3 more, and [1] to [29]; .name expected "x", but was "y"
          """)
  }

  private enum Ballot: Equatable { case counted(serial: String, box: String) }

  private struct Form: Equatable, FailureReflectable {
    var (first, second) = ("", "")
    var failureParts: KeyValuePairs<String, Any?> { ["guest.name": first, "note": second] }
  }

  @Test("take a dot in a name for no case")
  func swappedNamesWithDots() {
    #expect(
      explain(Form(first: "a", second: "b"), equalTo(Form(first: "b", second: "a")), "it")?.summary
        == """
        it: .guest.name and .note are swapped (.guest.name was "a", .note was "b"; \
        2 of 2 fields differ)
        """)
  }

  @Test("name the case whose values are swapped")
  func swappedInCase() {
    #expect(
      explain(
        Ballot.counted(serial: "14", box: "B"), equalTo(.counted(serial: "B", box: "14")), "it")?
        .summary == """
          it.counted: .serial and .box are swapped \
          (.serial was "14", .box was "B"; 2 of 2 fields differ)
          """)
  }

  @Test("a nested field is named by its path, among all the fields")
  func nestedField() {
    var other = ann
    other.address.city = "Berlin"
    #expect(
      text(ann, other, about: "person") == """
        person.address.city: expected "Bern", but was "Berlin" (1 of 5 fields in Person differs)
          expected: Person(name: "Ann", age: 41, address: Address(street: "1 Main St", city: "Bern", zip: 10115))
          but was:  Person(name: "Ann", age: 41, address: Address(street: "1 Main St", city: "Berlin", zip: 10115))
        """
    )
  }

  @Test("fields of different depth are counted alike")
  func severalFields() {
    var other = ann
    other.age = 42
    other.address.zip = 1
    #expect(
      sentence(ann, other)
        == "it: 2 of 5 fields in Person differ: .age expected 41, but was 42; .address.zip expected 10115, but was 1"
    )
  }

  @Test("long texts and deep values without == count as different where they differ")
  func fieldsWithoutEquality() {
    struct Page {
      var number: Int
      var text: String
      var chain: Any = 0
    }
    let long = String(repeating: "ramen ", count: 50)
    func deep(_ last: Int) -> Any { (0..<20).reduce(last as Any) { inner, _ in [inner] } }
    #expect(
      sentence(Page(number: 1, text: long + "a"), Page(number: 2, text: long + "b"))
        .hasPrefix("it: 2 of 3 fields differ: .number expected 1, but was 2; .text expected ")
    )
    #expect(
      sentence(
        Page(number: 1, text: long, chain: deep(1)), Page(number: 2, text: long, chain: deep(2))
      ).hasPrefix("it: 2 of 3 fields differ: .number expected 1, but was 2; .chain")
    )
  }

  @Test("a collection is one field, whose differences share its path")
  func collectionField() {
    #expect(
      sentence(Tagged(id: 1, tags: [1, 2, 3, 4, 5]), Tagged(id: 1, tags: [0, 2, 0, 4, 5]))
        == "it.tags: 2 of 5 elements differ: [0] expected 1, but was 0; [2] expected 3, but was 0"
    )
    #expect(
      sentence(Tagged(id: 1, tags: [1, 2]), Tagged(id: 1, tags: [1]))
        == "it.tags: missing 2 after [0] (1 of 2 expected elements is missing)"
    )
    #expect(
      sentence(Tagged(id: 1, tags: [1, 2]), Tagged(id: 2, tags: [3, 4]))
        == """
        it: 2 of 2 fields differ: .id expected 1, but was 2; \
        .tags 2 of 2 elements differ: [0] expected 1, but was 3, [1] expected 2, but was 4
        """
    )
  }

  @Test("cases of one enum differ in their payload, or as wholes")
  func enums() {
    #expect(
      sentence(Shape.circle(radius: 1), .circle(radius: 2))
        == "it.circle.radius: expected 1, but was 2"
    )
    #expect(sentence(Shape.square(1), .square(2)) == "it.square: expected 1, but was 2")
    #expect(
      sentence(Shape.box(1, height: 2), .box(1, height: 3))
        == "it.box.height: expected 2, but was 3 (1 of 2 fields differs)"
    )
    #expect(
      sentence([Shape.tagged(Tagged(id: 1, tags: []))], [.tagged(Tagged(id: 2, tags: []))])
        == "it[0].tagged.id: expected 1, but was 2 (1 of 2 fields in Shape differs)"
    )
    let different = explainInequality(expected: Shape.none, actual: .square(1))
    #expect(different.located.map(\.path) == [.root])
  }

  @Test("fields of a superclass count")
  func classes() {
    #expect(
      sentence(Student(name: "Ann", year: 1), Student(name: "Bob", year: 1))
        == #"it.name: expected "Ann", but was "Bob" (1 of 2 fields differs)"#
    )
  }

  @Test("members that cannot be compared by == are compared by reflection")
  func notEquatable() {
    #expect(
      sentence(Opaque(inner: .init(code: 1, run: {})), Opaque(inner: .init(code: 2, run: {})))
        == "it.inner.code: expected 1, but was 2 (1 of 2 fields in Opaque differs)"
    )
  }

  @Test("unequal values without a visible difference say so")
  func hiddenDifference() {
    #expect(
      sentence(Secret(), Secret()).hasSuffix("(print alike, but == is false)")
    )
  }

  @Test("an equal object counts as one field, an equal struct as all of its own")
  func equalParts() {
    struct Table: Equatable {
      var guest: Guest
      var address: Address
      var bowls = 1
    }
    let table = Table(guest: Guest(), address: ann.address)
    var other = table
    other.bowls = 2
    #expect(
      sentence(table, other)
        == "it.bowls: expected 1, but was 2 (1 of 5 fields differs)")
  }

  @Test("a field that is unequal by its own word is named, whatever it is made of")
  func unequalByItsOwnWord() {
    struct Cook: Equatable {
      var mood = Restless()
      var age = 41
    }
    #expect(
      sentence(Cook(), Cook())
        == """
        it.mood: expected Restless(level: 1), but was Restless(level: 1) \
        (print alike, but == is false; 1 of 2 fields differs)
        """
    )
  }

  @Test("tuples differ by their elements")
  func tuples() {
    #expect(
      sentence((1, name: "a"), (1, name: "b"))
        == #"it.name: expected "a", but was "b" (1 of 2 fields differs)"#
    )
    #expect(sentence((1, 2), (1, 3)) == "it.1: expected 2, but was 3 (1 of 2 fields differs)")
  }

  @Test("the mirror that a type gives itself is respected")
  func customMirror() {
    #expect(
      sentence(Mirrored(secret: 1), Mirrored(secret: 2)) == "it.shown: expected 10, but was 20"
    )
  }

  @Test("a date is compared as a whole")
  func dates() {
    let explanation = explainInequality(
      expected: Date(timeIntervalSince1970: 0),
      actual: Date(timeIntervalSince1970: 60)
    )
    #expect(explanation.located.map(\.path) == [.root])
  }

  @Test("cycles end")
  func cycles() {
    let (first, second) = (Node(1), Node(1))
    (first.next, second.next) = (first, second)
    first.other = Node(3)
    second.other = Node(4)
    defer { (first.next, second.next) = (nil, nil) }
    #expect(sentence(first, second).hasPrefix("it.other?.value: expected 3, but was 4"))
  }

  @Test("a long chain of objects neither overflows the stack nor prints at length")
  func longChain() {
    let chains = [0, 1].map { last in
      let nodes = (0..<100_000).map { Node($0 == 99_999 ? last : 0) }
      for index in nodes.indices.dropLast() { nodes[index].next = nodes[index + 1] }
      nodes[0].isRoot = true
      return nodes
    }
    // Released one by one, since a chain releases itself recursively.
    defer { chains.joined().forEach { $0.next = nil } }
    let text = text(chains[0][0], chains[1][0], about: "list")
    #expect(text.hasPrefix("list\(String(repeating: ".next?", count: 9)).next: expected "))
    #expect(text.utf8.count < 3_500)
  }

  private enum ApiError: Error, Equatable { case http(Int) }
  private struct ViewModel: Equatable {
    enum State: Equatable {
      case failed(code: Int)
      case idle
    }
    var state: State
  }

  @Test("the payload of a case stands behind the name of the case")
  func payloads() {
    assertMismatch(
      Result<Int, ApiError>.success(4), equalTo(.success(3)), "result",
      text: """
        result.success: expected 3, but was 4
          expected: .success(3)
          but was:  .success(4)
        """)
    assertMismatch(
      Result<Int, ApiError>.failure(.http(404)), equalTo(.failure(.http(500))), "result",
      text: """
        result.failure.http: expected 500, but was 404
          expected: .failure(.http(500))
          but was:  .failure(.http(404))
        """)
    assertMismatch(
      ViewModel(state: .failed(code: 404)), equalTo(ViewModel(state: .failed(code: 500))), "vm",
      text: """
        vm.state.failed.code: expected 500, but was 404
          expected: FieldDifferenceTests.ViewModel(state: .failed(code: 500))
          but was:  FieldDifferenceTests.ViewModel(state: .failed(code: 404))
        """)
    assertMismatch(
      ViewModel(state: .idle), equalTo(ViewModel(state: .failed(code: 500))), "vm",
      text: """
        vm.state: expected .failed(code: 500), but was .idle
          expected: FieldDifferenceTests.ViewModel(state: .failed(code: 500))
          but was:  FieldDifferenceTests.ViewModel(state: .idle)
        """)
  }

  @Test("a linked list that differs at its end is said to differ deeper than shown")
  func linkedList() {
    final class Stop: Equatable {
      let number: Int
      let next: Stop?
      init(_ number: Int, _ next: Stop?) {
        self.number = number
        self.next = next
      }
      static func == (first: Stop, second: Stop) -> Bool {
        first.number == second.number && first.next == second.next
      }
    }
    func route(_ last: Int) -> Stop { (0..<20).reduce(Stop(last, nil)) { Stop($1, $0) } }
    assertMismatch(
      route(1), equalTo(route(2)), "route",
      text: """
        route.next?.next?.next?.next?.next?.next?.next?.next?.next?.next: expected FieldDifferenceTests.Stop(...), but was FieldDifferenceTests.Stop(...) (differ deeper than shown; 1 of 11 fields differs)
        """)
    assertMismatch(
      [route(1)], containsInAnyOrder(route(2)), "routes",
      text: """
        routes: missing FieldDifferenceTests.Stop(...), nearest is [0]: next?.next?.nex....next?.next expected FieldDifferenceTests.Stop(...), but was FieldDifferenceTests.Stop(...) (differ deeper than shown)
          missing: FieldDifferenceTests.Stop(...) (nearest is [0]: next?.next?.next?.next?.next?.next?.next?.next...ifferenceTests.Stop(...) (differ deeper than shown))
          unexpected: FieldDifferenceTests.Stop(number: 19, next: FieldDifferenceTests.Stop(number: 18, next: FieldDifferenceTests.Stop(number: 17, ...))) at [0]
        """)
    assertMismatch(
      [route(1)], hasItem(route(2)), "routes",
      text: """
        routes: expected an item FieldDifferenceTests.Stop(...), but the only element i....next?.next expected FieldDifferenceTests.Stop(...), but was FieldDifferenceTests.Stop(...) (differ deeper than shown)
        """)
    assertMismatch(
      route(1), isIn([route(2)]), "route",
      text: """
        route: expected one of FieldDifferenceTests.Stop(...), but was FieldDifferenceT....next?.next expected FieldDifferenceTests.Stop(...), but was FieldDifferenceTests.Stop(...) (differ deeper than shown)
        """)
  }

  @Test("two fields that have each other's values are swapped, also inside another field")
  func swappedFields() {
    struct Person: Equatable {
      var name: String
      var mail: String
    }
    struct Commit: Equatable {
      var message = "mend"
      var author = Person(name: "Ada", mail: "ada@example.org")
      var committer = Person(name: "Bob", mail: "bob@example.org")
    }
    struct Push: Equatable {
      var branch = "main"
      var commit = Commit()
    }
    var commit = Commit()
    swap(&commit.author, &commit.committer)
    #expect(
      sentence(Commit(), commit) == """
        it: .author and .committer are swapped (.author was FieldDifferenceTests.Person(name: \
        "Bob", mail: "bob@example.org"), .committer was FieldDifferenceTests.Person(name: "Ada", \
        mail: "ada@example.org"); 4 of 5 fields differ)
        """)
    var push = Push(branch: "next")
    push.commit.author = Person(name: "ada@example.org", mail: "Ada")
    #expect(
      sentence(Push(), push) == """
        it: 3 of 6 fields differ: .branch expected "main", but was "next"; \
        .commit.author.name and .commit.author.mail are swapped (.name was "ada@example.org", .mail was "Ada")
        """)
    push.branch = "main"
    let matchers: [(String, Matcher<[Push]>)] = [
      ("[0]: commit.author.name and commit.author", hasItem(Push())),
      ("[0].commit.author.name and [0].commit.author", everyItem(Push())),
      ("[0]: commit.author.name and commit.author", containsInAnyOrder(Push(), Push(branch: "b"))),
    ]
    for (start, matcher) in matchers {
      #expect(
        explain([push, Push(branch: "c")], matcher)?.summary
          .contains(start + ".mail are swapped") == true)
    }
  }

  @Test("fields are not swapped if a third differs, or if one has only the value of the other")
  func notSwapped() {
    struct Report: Equatable {
      var valid = 14
      var blank = 9
      var spoiled = 3
    }
    for other in [(9, 14, 4), (9, 9, 3), (9, 15, 3)] {
      let report = Report(valid: other.0, blank: other.1, spoiled: other.2)
      #expect(!sentence(Report(), report).contains("swapped"))
    }
  }

  @Test("what a type says for failures is shown below the property that differs")
  func failureDescriptions() {
    struct Table: Equatable, FailureDescribable {
      var number: Int
      var guests = ["Jon", "Ann"]
      var failureDescription: String { "table \(number), \(guests.count) guests" }
    }
    assertMismatch(
      Table(number: 8), equalTo(Table(number: 7)), "table",
      text: """
        table.number: expected 7, but was 8 (1 of 2 fields differs)
          expected: table 7, 2 guests
          but was:  table 8, 2 guests
        """)
    assertMismatch(
      Table(number: 8), isIn([Table(number: 7)]), "table",
      text: "table: expected one of table 7, 2 guests, but was table 8, 2 guests")
    assertMismatch(
      Table(number: 8, guests: ["Jon", "Bo"]), equalTo(Table(number: 8)), "table",
      text: #"table.guests[1]: expected "Ann", but was "Bo" (1 of 2 elements differs)"#)
  }

  @Test("the same two objects in several fields differ in each of them")
  func sameObjects() {
    final class Guest: Equatable {
      let name: String
      let seats = 1
      init(_ name: String) { self.name = name }
      static func == (first: Guest, second: Guest) -> Bool { first.name == second.name }
    }
    struct Table: Equatable { var host, payer: Guest }
    let (ann, bo) = (Guest("ann"), Guest("bo"))
    assertThat(
      explain(Table(host: ann, payer: ann), equalTo(Table(host: bo, payer: bo)))?.summary,
      "2 of 3 fields differ: .host.name expected \"bo\", but was \"ann\"; .payer expected FieldDifferenceTests.Guest(name: \"bo\", seats: 1), but was FieldDifferenceTests.Guest(name: \"ann\", seats: 1)"
    )
  }
}

private struct Address: Equatable, CustomStringConvertible {
  var street: String
  var city: String
  var zip: Int
  var description: String { "Address(street: \"\(street)\", city: \"\(city)\", zip: \(zip))" }
}

private struct Restless: Equatable {
  var level = 1
  static func == (_: Self, _: Self) -> Bool { false }
}

private final class Guest: Equatable {
  var name = "Ann"
  var age = 41
  static func == (first: Guest, second: Guest) -> Bool { true }
}

private struct Person: Equatable, CustomStringConvertible {
  var name: String
  var age: Int
  var address: Address
  var description: String { "Person(name: \"\(name)\", age: \(age), address: \(address))" }
}

private struct Tagged: Equatable {
  var id: Int
  var tags: [Int]
}

private enum Shape: Equatable {
  case none
  case circle(radius: Int)
  case square(Int)
  case box(Int, height: Int)
  case tagged(Tagged)
}

private class Human: Equatable {
  let name: String
  init(name: String) { self.name = name }
  static func == (first: Human, second: Human) -> Bool { first.name == second.name }
}

private final class Student: Human {
  let year: Int
  init(name: String, year: Int) {
    self.year = year
    super.init(name: name)
  }
}

private struct Opaque: Equatable {
  struct Inner {
    var code: Int
    var run: () -> Void
  }
  var inner: Inner
  static func == (first: Opaque, second: Opaque) -> Bool { first.inner.code == second.inner.code }
}

private struct Secret: Equatable {
  var visible = 1
  static func == (first: Secret, second: Secret) -> Bool { false }
}

private struct Mirrored: Equatable, CustomReflectable {
  var secret: Int
  var customMirror: Mirror { Mirror(self, children: ["shown": secret * 10]) }
}

private final class Node: Equatable {
  let value: Int
  var next: Node?
  var other: Node?
  var isRoot = false

  init(_ value: Int) { self.value = value }

  static func == (first: Node, second: Node) -> Bool {
    first === second || (first.value == second.value && !first.isRoot && first.next == nil)
  }
}
