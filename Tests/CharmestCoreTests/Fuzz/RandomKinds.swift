import CharmestCore

extension RandomKind<Int> {
  private struct Odd: Error {}

  static var number: RandomKind {
    RandomKind(value: { $0.below(6) }) { _, random in
      let n = random.below(6)
      switch random.below(11) {
      case 0: return RandomMatcher(equalTo(n)) { $0 == n }
      case 1: return RandomMatcher(greaterThan(n)) { $0 > n }
      case 2: return RandomMatcher(lessThanOrEqualTo(n)) { $0 <= n }
      case 3: return RandomMatcher(not(n)) { $0 != n }
      case 4: return RandomMatcher(isIn([n, 2, 5])) { $0 == n || $0 == 2 || $0 == 5 }
      case 5: return RandomMatcher(inInterval(n...)) { $0 >= n }
      case 6: return RandomMatcher(noneOf(n, 3)) { $0 != n && $0 != 3 }
      case 7:
        return RandomMatcher(hasDescription(matchesPattern("[1-\(n + 1)]"))) {
          "\($0)".contains { "1" <= $0 && $0 <= Character("\(n + 1)") }
        }
      case 8:
        return RandomMatcher(Matcher("an even one") { $0.isMultiple(of: 2) }) {
          Truth($0.isMultiple(of: 2))
        }
      case 9:
        return RandomMatcher(
          Matcher("at most \(n), if even") { number in
            if !number.isMultiple(of: 2) { throw Odd() }
            return number <= n ? .match : .mismatch("it is \(number - n) too much")
          }
        ) { $0.isMultiple(of: 2) ? Truth($0 <= n) : .unknown }
      default:
        return RandomMatcher(
          having("half", { if $0.isMultiple(of: 2) { $0 / 2 } else { throw Odd() } }, lessThan(n))
        ) { $0.isMultiple(of: 2) ? Truth($0 / 2 < n) : .unknown }
      }
    }
  }
}

extension RandomKind<String> {
  private static let words = [
    "", "a", "ab", "b\na", "\u{202E}x", "é", "\u{65}\u{301}", "x: y\"\\", "🍜", "a\r\nb\n",
    String(repeating: "long ", count: 100),
  ]

  static var text: RandomKind {
    RandomKind(value: {
      $0.element(of: words) + $0.element(of: words)
    }) { depth, random in
      let word = random.element(of: words)
      switch random.below(8) {
      case 0: return RandomMatcher(equalTo(word)) { $0 == word }
      case 1: return RandomMatcher(hasPrefix(word)) { $0.hasPrefix(word) }
      case 2: return RandomMatcher(hasSuffix(word)) { $0.hasSuffix(word) }
      case 3:
        return RandomMatcher(matchesPattern("[ab]")) { $0.contains { $0 == "a" || $0 == "b" } }
      case 4: return RandomMatcher(matchesPattern("[\(word)")) { _ in .unknown }
      case 5: return RandomMatcher(containsString("b")) { $0.contains("b") }
      case 6:
        let count = RandomKind<Int>.number.matcher(depth - 1, &random)
        return RandomMatcher(hasCount(count.matcher)) { count.truth($0.count) }
      default: return RandomMatcher(empty()) { $0.isEmpty }
      }
    }
  }
}

extension RandomKind {
  static func optional<Wrapped>(_ kind: RandomKind<Wrapped>) -> RandomKind<Wrapped?>
  where Value == Wrapped? {
    RandomKind(
      value: { $0.percent(25) ? nil : kind.value(&$0) },
      copy: { $0.map(kind.copy) }
    ) { depth, random in
      let part = kind.matcher(depth - 1, &random)
      switch random.below(4) {
      case 0: return RandomMatcher(nilValue()) { $0 == nil }
      case 1: return RandomMatcher(present()) { $0 != nil }
      default: return RandomMatcher(presentAnd(part.matcher)) { $0.map(part.truth) ?? .no }
      }
    }
  }

  static func result<Success>(_ kind: RandomKind<Success>) -> RandomKind<Value>
  where Value == Result<Success, NumberedError> {
    RandomKind(value: {
      $0.percent(30) ? .failure(NumberedError(number: $0.below(6))) : .success(kind.value(&$0))
    }) { depth, random in
      guard random.percent(30) else {
        let part = kind.matcher(depth - 1, &random)
        return RandomMatcher(succeeds(part.matcher)) { result in
          if case .success(let value) = result { part.truth(value) } else { .no }
        }
      }
      let number = RandomKind<Int>.number.matcher(depth - 1, &random)
      return RandomMatcher(fails(hasProperty(\NumberedError.number, number.matcher))) { result in
        if case .failure(let error) = result { number.truth(error.number) } else { .no }
      }
    }
  }
}

struct NumberedError: Error { let number: Int }

extension RandomKind<Any> {
  static var any: RandomKind {
    RandomKind(value: { $0.percent(70) ? $0.below(6) as Any : "text" }) { depth, random in
      let part = RandomKind<Int>.number.matcher(depth - 1, &random)
      if random.percent(30) { return RandomMatcher(instanceOf(Int.self)) { $0 is Int } }
      return RandomMatcher(instanceOf(Int.self, and: part.matcher)) {
        ($0 as? Int).map(part.truth) ?? .no
      }
    }
  }
}

struct Visitor {
  let name: String
  let age: Int
  let table: Int?
  let scores: [Int]
}

extension RandomKind<Visitor> {
  private struct NoTable: Error {}

  static var visitor: RandomKind {
    RandomKind(value: {
      Visitor(
        name: RandomKind<String>.text.value(&$0), age: $0.below(6),
        table: $0.percent(30) ? nil : $0.below(6), scores: RandomKind<[Int]>.numbers.value(&$0))
    }) { depth, random in
      let number = RandomKind<Int>.number.matcher(depth - 1, &random)
      switch random.below(7) {
      case 0: return RandomMatcher(hasProperty(\.age, number.matcher)) { number.truth($0.age) }
      case 1:
        return RandomMatcher(hasProperty(named: "age", number.matcher)) { number.truth($0.age) }
      case 2:
        return RandomMatcher(hasProperty(\.table, number.matcher)) {
          number.truth(ofProperty: $0.table)
        }
      case 3:
        return RandomMatcher(hasProperty(named: "table", number.matcher)) {
          number.truth(ofProperty: $0.table)
        }
      case 4:
        let text = RandomKind<String>.text.matcher(depth - 1, &random)
        return RandomMatcher(hasProperty(\.name, text.matcher)) { text.truth($0.name) }
      case 5:
        let scores = RandomKind<[Int]>.numbers.matcher(depth - 1, &random)
        return RandomMatcher(having("scores", \.scores, scores.matcher)) { scores.truth($0.scores) }
      default:
        return RandomMatcher(
          having(
            "the table", { if let table = $0.table { table } else { throw NoTable() } },
            number.matcher)
        ) { $0.table.map(number.truth) ?? .unknown }
      }
    }
  }
}
