import Charmest
import Foundation
import Testing

/// Values of many shapes in which one leaf differs are judged by every matcher that takes values:
/// what was expected and what came must stand on the first line, each on its side.
///
/// In code that is not optimized, each value is judged by every third matcher.
@Suite("A changed leaf") struct ChangedLeafTests {
  @Test("stands on the first line, as expected and as it came", arguments: LeafRoot.all)
  fileprivate func texts(_ root: LeafRoot) async {
    let misses = await root.misses()
    let all = misses.joined(separator: "\n")
    #expect(misses == [], "\(misses.count) texts:\n\(all)")
  }
}

/// A value, the same with another leaf, and how the two leaves stand in a text.
///
/// Of long values, whose texts take longer to make, only the texts with another value are made.
private struct LeafRoot: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let misses: @Sendable () async -> [String]

  init<Value: Hashable & Sendable>(
    _ name: String, _ expected: Value, _ actual: Value, other: Value, _ leaves: Leaves,
    isLong: Bool = false
  ) { self.init(name, LeafForm.all, expected, actual, other, leaves, isLong: isLong) }

  /// A value without `==`.
  init<Value: Sendable>(
    _ name: String, withoutEquality expected: Value, _ actual: Value, other: Value,
    _ leaves: Leaves
  ) {
    self.init(name, LeafForm.withoutEquality, expected, actual, other, leaves, isLong: false)
  }

  private init<Value: Sendable>(
    _ name: String, _ forms: [LeafForm<Value>], _ expected: Value, _ actual: Value,
    _ other: Value, _ leaves: Leaves, isLong: Bool
  ) {
    testDescription = name
    misses = {
      var misses: [String] = []
      for (index, form) in forms.enumerated() where Self.isJudged(index, of: name) {
        for others in form.takesOthers ? (isLong ? [[other]] : [[], [other]]) : [[]] {
          if Self.mayTellBelow(form.name, of: name, isCrowded: !others.isEmpty) { continue }
          let failures = await collectFailures { await form.judge(expected, actual, others) }
          let wrong =
            failures.count == 1
            ? leaves.wrong(in: failures[0].text, telling: form.told)
            : "there are \(failures.count) failures"
          if let wrong {
            misses.append(
              "\(form.name)\(others.isEmpty ? "" : ", crowded"): \(wrong)\n"
                + failures.map(\.description).joined(separator: "\n"))
          }
        }
      }
      return misses
    }
  }

  /// Whether a root is judged by the form at an index; each form is tried with about a third of the roots.
  private static func isJudged(_ index: Int, of root: String) -> Bool {
    #if DEBUG
      (index + root.utf8.count).isMultiple(of: 3)
    #else
      true
    #endif
  }

  /// Whether one of the leaves may be on a line below the first.
  private static func mayTellBelow(_ form: String, of root: String, isCrowded: Bool) -> Bool {
    switch form {
    case "isSubset", "isSubset of matchers", "not not", "hasItems": true
    case "hasKey", "isIn, of a set", "oneOf", "verifySequence", "next": isCrowded
    case "everyItem", "samePropertyValuesAs of elements": root == "long text"
    default: isCrowded && root == "long text"
    }
  }

  /// A change of an order.
  private init(
    _ name: String, _ expected: String?, _ actual: String?, _ change: (inout Order) -> Void
  ) {
    let order = Order()
    var changed = order
    change(&changed)
    let other = Order(
      id: 1, guest: "Ann", price: 3, soup: .miso, special: .miso, table: 2, extras: []
    )
    self.init(name, order, changed, other: other, Leaves(expected, actual), isLong: true)
  }
}

/// How the two leaves stand in a text; nil where a value has none.
private struct Leaves: Sendable {
  let expected: String?
  let actual: String?
  /// Whether the values have nothing in common, so that neither is near the other.
  let areWhole: Bool

  init(_ expected: String?, _ actual: String?, areWhole: Bool = false) {
    (self.expected, self.actual, self.areWhole) = (expected, actual, areWhole)
  }

  /// The fault of a text; nil if all is right.
  func wrong(in text: FailureText, telling told: ToldSides) -> String? {
    let sides = areWhole ? told : .both
    for (leaf, isTold) in [(expected, sides != .unexpected), (actual, sides != .missing)] {
      guard let leaf else { continue }
      if !text.description.hasWord(leaf) { return "\(leaf) is not in the text" }
      if isTold, !text.summary.hasWord(leaf) { return "\(leaf) is not in line 1" }
    }
    guard let expected, let actual else { return nil }
    if sides == .both, !text.summary.tells(expected, before: actual) {
      return "\(actual) stands on the side of \(expected)"
    }
    for line in text.details {
      let (hasExpected, hasActual) = (line.hasWord(expected), line.hasWord(actual))
      if line.hasPrefix("  expected:"), hasActual, !hasExpected { return "\(actual) is expected" }
      if line.hasPrefix("  but was:"), hasExpected, !hasActual { return "\(expected) came" }
    }
    return nil
  }
}

extension String {
  /// Where a word stands that is not a part of a longer word or number.
  private func places(of word: String) -> [Range<Index>] {
    func joins(_ first: Character?, _ second: Character?) -> Bool {
      guard let first, let second else { return false }
      return (first.isLetter || first.isNumber) && (second.isLetter || second.isNumber)
    }
    return ranges(of: word).filter { range in
      let before = self[..<range.lowerBound]
      // A byte is written `ab` among others, and `0xab` alone.
      return (before.hasSuffix("0x") || !joins(before.last, word.first))
        && !joins(word.last, self[range.upperBound...].first)
    }
  }

  fileprivate func hasWord(_ word: String) -> Bool { !places(of: word).isEmpty }

  /// Whether it says `expected X, but was Y`, or `was Y, not X`.
  fileprivate func tells(_ expected: String, before actual: String) -> Bool {
    guard let first = places(of: expected).first, let last = places(of: actual).last else {
      return false
    }
    return first.lowerBound < last.lowerBound
      || self[last.upperBound..<first.lowerBound].contains(", not ")
  }
}

// MARK: - The roots

private enum Soup: Hashable, Sendable { case miso, kirin, tanuki, special(String, salt: Int) }

private struct Address: Hashable, Sendable {
  var street = "12 Harbour Road"
  var zip = "90210"
}

private struct Order: Hashable, Sendable {
  var id = 4711
  var guest = "Beatrice"
  var price = 12.5
  var isPaid = true
  var soup = Soup.kirin
  var special = Soup.special("shoyu", salt: 81723)
  var table: Int? = 60317
  var extras = ["wakame", "tamago", "nori"]
  var stock = ["miso": 31, "shio": 55832]
  var codes: Set<Int> = [81, 70482, 83]
  var address = Address()
  var day = Date(timeIntervalSinceReferenceDate: 700_000_000)
  var page = URL(string: "https://ramen.example/orders/4711?page=20021")
  var note = "by the window"
}

private final class Guest: Hashable, Sendable {
  let name: String
  let visits: Int
  init(_ name: String, visits: Int) { (self.name, self.visits) = (name, visits) }
  static func == (first: Guest, second: Guest) -> Bool {
    first.name == second.name && first.visits == second.visits
  }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

private final class Wok: Sendable {
  let name: String
  let heat: Int
  init(_ name: String, heat: Int) { (self.name, self.heat) = (name, heat) }
}

private func longNote(_ word: String) -> String {
  String(repeating: "a long note about noodles, ", count: 12) + "said \(word), "
    + String(repeating: "and more about broth, ", count: 12)
}

private func page(_ path: String) -> URL? { URL(string: "https://ramen.example/\(path)") }

private func menu(_ word: String) -> String {
  (["Menu"] + (1...20).map { "\($0): soup" } + ["special: \(word)"] + (22...40).map { "\($0): tea" })
    .joined(separator: "\n")
}

private func numbers(_ number: Int) -> [Int] {
  Array(0..<2_000) + [number] + Array(2_001..<3_000)
}

extension LeafRoot {
  static let all: [LeafRoot] = changedOrders + values + texts + collections + withoutEquality

  private static let changedOrders = [
    LeafRoot("struct, id", "4711", "81724") { $0.id = 81724 },
    LeafRoot("struct, text", "Beatrice", "Benedict") { $0.guest = "Benedict" },
    LeafRoot("struct, payload", "81723", "90456") { $0.special = .special("shoyu", salt: 90456) },
    LeafRoot("struct, case with a payload", ".special", ".tanuki") { $0.special = .tanuki },
    LeafRoot("struct, optional", "60317", "nil") { $0.table = nil },
    LeafRoot("struct, removed element", "tamago", nil) { $0.extras.remove(at: 1) },
    LeafRoot("struct, added element", nil, "menma") { $0.extras.append("menma") },
    LeafRoot("struct, member", "70482", "90456") { $0.codes = [81, 90456, 83] },
    LeafRoot("struct, inner struct", "90210", "90219") { $0.address.zip = "90219" },
    LeafRoot("struct, date", "2023-03-08T20:26:40Z", "2023-03-09T20:26:40Z") {
      $0.day = $0.day.addingTimeInterval(86_400)
    },
  ]

  private static let values = [
    LeafRoot(
      "struct, long text", Order(note: longNote("KIRIN")), Order(note: longNote("TANUKI")),
      other: Order(id: 1, guest: "Ann", price: 3), Leaves("KIRIN", "TANUKI"), isLong: true),
    LeafRoot(
      "class", Guest("Jon", visits: 81723), Guest("Jon", visits: 90456),
      other: Guest("Ann", visits: 2), Leaves("81723", "90456")),
    LeafRoot(
      "case", Soup.kirin, .tanuki, other: .miso, Leaves(".kirin", ".tanuki", areWhole: true)),
    LeafRoot(
      "payload", Soup.special("shoyu", salt: 81723), .special("shoyu", salt: 90456),
      other: .miso, Leaves("81723", "90456")),
    LeafRoot(
      "optional", Order?(Order(id: 64001)), Order(id: 90456), other: nil,
      Leaves("64001", "90456")),
    LeafRoot("nil", Int?(81723), nil, other: 5, Leaves("81723", "nil", areWhole: true)),
    LeafRoot("not nil", Int?.none, 81723, other: 5, Leaves("nil", "81723", areWhole: true)),
    LeafRoot(
      "nested optionals", Int??(81723), 90456, other: 5, Leaves("81723", "90456", areWhole: true)),
    LeafRoot("number", 81723, 90456, other: 5, Leaves("81723", "90456", areWhole: true)),
    LeafRoot(
      "decimals", 81723.25, 81723.5, other: 5, Leaves("81723.25", "81723.5", areWhole: true)),
    LeafRoot(
      "date", Date(timeIntervalSinceReferenceDate: 0), Date(timeIntervalSinceReferenceDate: 86_400),
      other: Date(timeIntervalSinceReferenceDate: 700_000_000),
      Leaves("2001-01-01T00:00:00Z", "2001-01-02T00:00:00Z", areWhole: true)),
    LeafRoot(
      "URL", page("orders/81723/bill"),
      page("orders/90456/bill"),
      other: page(""), Leaves("81723", "90456")),
    LeafRoot(
      "data", Data([1, 2, 0xAB, 4]), Data([1, 2, 0xCD, 4]), other: Data([9]), Leaves("ab", "cd")
    ),
  ]

  private static let texts = [
    LeafRoot(
      "short text", "KIRIN", "TANUKI", other: "miso", Leaves("KIRIN", "TANUKI", areWhole: true)),
    LeafRoot(
      "long text", longNote("KIRIN"), longNote("TANUKI"), other: "miso",
      Leaves("KIRIN", "TANUKI"), isLong: true),
    LeafRoot(
      "lines", menu("KIRIN"), menu("TANUKI"), other: "miso", Leaves("KIRIN", "TANUKI"), isLong: true
    ),
  ]

  private static let collections = [
    LeafRoot(
      "list", ["wakame", "KIRIN", "nori"], ["wakame", "TANUKI", "nori"], other: ["miso"],
      Leaves("KIRIN", "TANUKI")),
    LeafRoot(
      "list of structs", [Order(), Order(id: 64001), Order()],
      [Order(), Order(id: 90456), Order()], other: [], Leaves("64001", "90456"), isLong: true),
    LeafRoot(
      "list of lists", [[1, 2], [3, 81723], [5]], [[1, 2], [3, 90456], [5]], other: [[7]],
      Leaves("81723", "90456")),
    LeafRoot(
      "big list", numbers(81723), numbers(90456), other: [7], Leaves("81723", "90456"), isLong: true
    ),
    LeafRoot(
      "dictionary", ["miso": 31, "shio": 81723], ["miso": 31, "shio": 90456], other: ["udon": 7],
      Leaves("81723", "90456")),
    LeafRoot(
      "dictionary, key", ["miso": 31, "KIRIN": 7], ["miso": 31, "TANUKI": 7], other: ["udon": 7],
      Leaves("KIRIN", "TANUKI", areWhole: true)),
    LeafRoot(
      "dictionary of lists", ["miso": [Order()], "shio": [Order(id: 64001)]],
      ["miso": [Order()], "shio": [Order(id: 90456)]], other: [:], Leaves("64001", "90456"),
      isLong: true),
    LeafRoot(
      "set", [81, 81723, 83] as Set, [81, 90456, 83], other: [7], Leaves("81723", "90456")),
  ]

  private static let withoutEquality = [
    LeafRoot(
      "class without ==", withoutEquality: Wok("left", heat: 81723), Wok("left", heat: 90456),
      other: Wok("right", heat: 2), Leaves("81723", "90456")),
    LeafRoot(
      "tuple", withoutEquality: (81723, "miso"), (90456, "miso"), other: (7, "shio"),
      Leaves("81723", "90456")),
    LeafRoot(
      "tuple of structs", withoutEquality: (name: "Jon", order: Order(id: 64001)),
      (name: "Jon", order: Order(id: 90456)), other: (name: "Ann", order: Order()),
      Leaves("64001", "90456")),
  ]
}
