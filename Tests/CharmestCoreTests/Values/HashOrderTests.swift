import CharmestCore
import Foundation
import Testing

/// Reads the elements of a set in the order of their hashes, as types of tests do.
private struct Tags: Sequence {
  var tags = Set([1, 2, 3])
  func makeIterator() -> Set<Int>.Iterator { tags.makeIterator() }
}

extension Set<Int> {
  /// Reads the elements of a set in an order of its own, in a type with the name of one of Swift's.
  fileprivate struct Sorted: Sequence {
    var set: Set
    func makeIterator() -> [Int].Iterator { set.sorted().makeIterator() }
  }
}

@Suite("Elements in the order of hashes") struct HashOrderTests {
  private static let set = Set([1, 2, 3])
  private static let dictionary = [1: 1, 2: 2, 3: 3]

  /// Whether each judgement of an order is undecided, also under `not`, and of an iterator.
  private func areUndecided<Items: Sequence>(
    _ make: () -> Items, at location: Testing.SourceLocation = #_sourceLocation
  ) where Items.Element == Int {
    isUndecided(make, at: location)
    isUndecided({ IteratorSequence(make().makeIterator()) }, at: location)
    isUndecided({ AnyIterator(make().makeIterator()) }, at: location)
  }

  private func isUndecided<Items: Sequence>(
    _ make: () -> Items, at location: Testing.SourceLocation
  ) where Items.Element == Int {
    let matchers: [Matcher<Items>] = [
      containsExactly(1, 2, 3), containsExactly(equalTo(1), equalTo(2), equalTo(3)), isSorted(),
      isSorted(by: >), hasItem(1, atIndex: 0), containsInRelativeOrder(1, 2),
      pointwise({ equalTo($0) }, [1, 2, 3]), contains(1...3),
    ]
    for matcher in matchers {
      for matcher in [matcher, not(matcher)] {
        let text = explain(make(), matcher)?.summary ?? "passed"
        #expect(
          text.hasSuffix(" have no order"), "\(Items.self): \(matcher): \(text)",
          sourceLocation: location)
      }
    }
  }

  @Test("are in no order that can be judged, however they are wrapped")
  func wrappers() {
    let (set, dictionary) = (Self.set, Self.dictionary)
    areUndecided { set }
    areUndecided { dictionary.keys }
    areUndecided { dictionary.values }
    areUndecided { set.prefix(3) }
    areUndecided { dictionary.values.dropFirst(0) }
    areUndecided { set.lazy }
    areUndecided { set.lazy.map { $0 } }
    areUndecided { set.lazy.filter { $0 > 0 } }
    areUndecided { set.lazy.compactMap { Optional($0) } }
    areUndecided { set.lazy.prefix { $0 > 0 } }
    areUndecided { set.lazy.drop { $0 < 0 } }
    areUndecided { set.lazy.flatMap { [$0] } }
    areUndecided { [1, 2].lazy.flatMap { _ in set } }
    areUndecided { dictionary.lazy.map(\.key) }
    areUndecided { set.enumerated().lazy.map(\.element) }
    areUndecided { zip(set, 1...).lazy.map { $0.0 } }
    areUndecided { zip(1..., set).lazy.map { $0.1 } }
    areUndecided { AnySequence(set) }
    areUndecided { AnySequence { set.makeIterator() } }
    areUndecided { AnyCollection(set) }
    areUndecided { AnyCollection(set.lazy.map { $0 }) }
    areUndecided { AnySequence(AnySequence(set)) }
    areUndecided { AnyIterator(set.makeIterator()) }
    areUndecided { IteratorSequence(set.makeIterator()) }
    areUndecided { set.lazy.map { $0 }.makeIterator() }
    areUndecided { AnySequence(set).dropFirst(0) }
    areUndecided { AnySequence(set).prefix(3) }
    areUndecided { AnySequence(set).drop { $0 < 0 } }
    areUndecided { [set, set].joined() }
    areUndecided { [set.prefix(3)].joined() }
    areUndecided { [AnyCollection(set)].joined() }
    areUndecided { [set, set].joined(separator: [7]) }
    areUndecided { Set([[1, 2], [3]]).joined() }
    areUndecided { [set].joined(separator: [7]).dropFirst(0) }
    areUndecided { [AnyCollection(set)].joined(separator: [7]) }
    areUndecided { [AnySequence(set)].joined() }
    areUndecided { AnySequence([AnyCollection(set)]).joined() }
    areUndecided { [AnyCollection([1, 2]), AnyCollection(set)][...].joined() }
    areUndecided { sequence(state: set.makeIterator()) { $0.next() } }
    areUndecided { Tags() }
    areUndecided { Tags().lazy.map { $0 } }
  }

  @Test("of other sequences have one")
  func ordered() {
    func areOrdered<Items: Sequence>(
      _ items: @autoclosure () -> Items, at location: Testing.SourceLocation = #_sourceLocation
    ) where Items.Element == Int {
      let list = containsExactly(1, 2, 3) as Matcher<Items>
      let read = containsExactly(1, 2, 3) as Matcher<IteratorSequence<Items.Iterator>>
      #expect(explain(items(), list) == nil, "\(Items.self)", sourceLocation: location)
      #expect(
        explain(IteratorSequence(items().makeIterator()), read) == nil, "\(Items.self)",
        sourceLocation: location)
    }
    let list = [1, 2, 3]
    areOrdered(list[...])
    areOrdered(list.lazy.map { $0 })
    areOrdered(list.lazy.filter { $0 > 0 })
    areOrdered(AnySequence(list))
    areOrdered(AnyCollection(list))
    areOrdered(AnyIterator(list.makeIterator()))
    areOrdered(AnySequence { list.makeIterator() })
    areOrdered(list.reversed().reversed())
    areOrdered([3, 2, 1].reversed() as ReversedCollection)
    areOrdered(list.enumerated().lazy.map(\.element))
    areOrdered(zip(list, 1...).lazy.map { $0.0 })
    areOrdered([[1], [2, 3]].joined())
    areOrdered([AnyCollection([1]), AnyCollection([2, 3])].joined())
    areOrdered([Self.set].lazy.flatMap { $0.sorted() })
    areOrdered(stride(from: 1, to: 4, by: 1))
    areOrdered(sequence(first: 1) { $0 < 3 ? $0 + 1 : nil })
    areOrdered(
      sequence(state: Set<Int>()) { seen in
        seen.insert(seen.count + 1)
        return seen.count < 4 ? seen.count : nil
      })
    areOrdered(
      sequence(state: [Int: Int]()) { seen in
        seen[seen.count] = 1
        return seen.count < 4 ? seen.count : nil
      })
    areOrdered([AnyCollection([1]), AnyCollection([2, 3])].joined(separator: []))
    areOrdered(list.lazy.prefix { $0 < 4 })
    areOrdered(list.lazy.drop { $0 < 1 })
    areOrdered(AnySequence(list).drop { $0 < 1 })
    areOrdered(AnySequence(list).dropFirst(0))
    areOrdered(zip(list, repeatElement(Self.set, count: 3)).lazy.map { $0.0 })
    areOrdered(Self.set.sorted())
    areOrdered(IndexSet(1...3))
    areOrdered(Set.Sorted(set: Self.set))
    let sets = [Self.set, Self.set]
    assertMatches(repeatElement(Self.set, count: 2), containsExactly(sets))
    assertMatches(
      IteratorSequence(repeatElement(Self.set, count: 2).makeIterator()), containsExactly(sets))
    assertMatches(
      zip(CollectionOfOne(Self.set), [1]).lazy.map { $0.1 }, containsExactly([1]))
    assertMatches(
      AnySequence(zip(1...2, AnyIterator(CollectionOfOne(Self.set).makeIterator()))).map { $0.0 },
      containsExactly([1]))
    assertMatches(Set([1]).prefix(1), containsExactly(1))
  }

  @Test("of Foundation's collections have none, either")
  func foundation() {
    let set = NSSet(array: ["a", "b"])
    let text = explain(set, hasItem(anything(), atIndex: 0))?.summary
    #expect(text?.hasSuffix("the elements of NSSet have no order") == true, "\(text as Any)")
    #expect(explain(NSArray(array: ["a", "b"]), hasItem(anything(), atIndex: 0)) == nil)
  }

  @Test("are shown in the order of their texts, without places")
  func texts() {
    let text = explain(Self.set.prefix(3), everyItem(lessThan(3)), "it")?.summary
    #expect(
      text == "it: expected every element to be a value less than 3, but 1 of 3 was not: was 3")
  }
}
