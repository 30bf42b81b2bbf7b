import CharmestCore
import Testing

/// A class that has only `==`, and a subclass that is also `Hashable`.
private class Animal: Equatable, CustomStringConvertible {
  let name: Int
  init(_ name: Int) { self.name = name }
  var description: String { "\(type(of: self)) \(name)" }
  static func == (first: Animal, second: Animal) -> Bool { first.name == second.name }
}

private final class Dog: Animal, Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Random lists against the definition of an order, and against looking at all pairs.
@Suite("Random orders") struct OrderFuzzTests {
  @Test("of numbers, NaN among them, are judged as all pairs of elements say")
  func sorted() {
    Fuzzing.tryAll(of: "OrderFuzzTests") { random in
      let values = random.list(upTo: 6) { random in
        random.percent(15) ? Double.nan : Double(random.below(3))
      }
      let hasNaN = values.count > 1 && values.contains { $0.isNaN }
      func isSortedByAllPairs(_ comesFirst: (Double, Double) -> Bool) -> Bool {
        !hasNaN
          && values.indices.allSatisfy { index in
            values[..<index].allSatisfy { !comesFirst(values[index], $0) }
          }
      }
      let ascending = isSortedByAllPairs(<)
      let verdicts: [(Matcher<[Double]>, Bool)] = [
        (isSorted(), ascending), (isSorted(by: <), ascending), (isSorted(by: \.self), ascending),
        (isSorted(by: >), isSortedByAllPairs(>)),
      ]
      return verdicts.lazy.compactMap { problem(values, $0.0, $0.1) }.first
    }
  }

  @Test("of objects, some of them hashable, are judged by equality alone")
  func objects() {
    Fuzzing.tryAll(of: "OrderFuzzTests") { random in
      func animals(_ random: inout SplitMix) -> [Animal] {
        random.list(upTo: 4) { $0.percent(50) ? Animal($0.below(3)) : Dog($0.below(3)) }
      }
      let (actual, expected) = (animals(&random), animals(&random))
      let (names, others) = (actual.map(\.name), expected.map(\.name))
      func count(_ name: Int, in names: [Int]) -> Int { names.count { $0 == name } }
      let isSubset = names.allSatisfy { count($0, in: names) <= count($0, in: others) }
      let isSuperset = others.allSatisfy { count($0, in: names) >= count($0, in: others) }
      let verdicts: [(Matcher<[Animal]>, Bool)] = [
        (hasUniqueItems(), Set(names).count == names.count),
        (CharmestCore.isSubset(of: expected), isSubset),
        (CharmestCore.isSuperset(of: expected), isSuperset),
        (containsInAnyOrder(expected), names.sorted() == others.sorted()),
        (containsExactly(expected), names == others),
        (hasItems(expected), Set(others).isSubset(of: names)),
      ]
      return verdicts.lazy.compactMap { problem(actual, $0.0, $0.1) }.first
    }
  }

  private func problem<Value>(_ value: Value, _ matcher: Matcher<Value>, _ truth: Bool) -> String? {
    let passes = (matcher.matches(value).isMatch, not(matcher).matches(value).isMatch)
    return passes == (truth, !truth)
      ? nil : "\(value): \(matcher) is \(truth), but passes, and under not: \(passes)"
  }
}
