import Charmest
import CharmestCore
import Foundation
import Testing

private struct Verdict: Hashable {
  var line: Int
  var isError: Bool
}

@Suite("The text of containsInAnyOrder") struct ContainsInAnyOrderTextTests {
  @Test("says where else an unexpected element is, beside matchers")
  func twins() {
    assertMismatch(
      ["fast", "swift", "brisk", "swift"],
      containsInAnyOrder("fast", "swift", hasSuffix("sk"), "speedy"), "synonyms",
      text: """
        synonyms: missing "speedy", unexpected "swift" at [3], equal to [1] (3 of 4 elements match, in any order)
          missing: "speedy" (accepts no element, nearest is [3]: was "swift")
          unexpected: [3] "swift" (accepted only by "swift", which is taken by [1] "swift")
          matched: [0] "fast" is "fast"
          matched: [1] "swift" is "swift"
          matched: [2] "brisk" is a string ending with "sk"
          but was: ["fast", "swift", "brisk", "swift"]
        """)
    assertMismatch(
      ["fast", "swift", "swift"], isSubset(of: [equalTo("swift"), hasPrefix("f")]), "synonyms",
      text: """
        synonyms: unexpected "swift" at [2], equal to [1] (2 of 3 elements are allowed)
          unexpected: [2] "swift" (accepted only by "swift", which is taken by [1] "swift")
          matched: [0] "fast" is a string starting with "f"
          matched: [1] "swift" is "swift"
          expected: a subset of ["swift", a string starting with "f"]
          but was:  ["fast", "swift", "swift"]
        """)
  }

  @Test("names values that are missing and that come instead")
  func values() {
    assertMismatch(
      ["apple", "banana", "dog"],
      containsInAnyOrder("cherry", "banana", "apple"),
      "fruits",
      text: """
        fruits: missing "cherry", unexpected "dog" at [2] (2 of 3 elements match, in any order)
          expected: ["cherry", "banana", "apple"] in any order
          but was:  ["apple", "banana", "dog"]
        """
    )
  }

  @Test("counts values that repeat")
  func duplicates() {
    assertMismatch(
      ["a", "b", "b", "c"],
      containsInAnyOrder("a", "a", "b", "c"),
      "letters",
      text: """
        letters: "a" expected twice, but was once at [0]; "b" expected once, but was twice at [1], [2] (3 of 4 elements match, in any order)
          expected: ["a", "a", "b", "c"] in any order
          but was:  ["a", "b", "b", "c"]
        """
    )
  }

  @Test("says which matcher accepts no element")
  func oneUnmatched() {
    assertMismatch(
      [1, 7, 12],
      containsInAnyOrder(lessThan(5), greaterThan(10), greaterThan(20)),
      "sizes",
      text: """
        sizes: missing a value greater than 20, unexpected 7 at [1] (2 of 3 elements match, in any order)
          missing: a value greater than 20 (accepts no element, nearest is [1]: was 7)
          unexpected: [1] 7 (accepted by no matcher)
          matched: [0] 1 is a value less than 5
          matched: [2] 12 is a value greater than 10
          but was: [1, 7, 12]
        """
    )
  }

  @Test("says what differs inside the only element that is left over")
  func onlyDifference() {
    func finding(_ line: Int, _ isError: Bool) -> Matcher<Verdict> {
      allOf(hasProperty(\.line, line), hasProperty(\.isError, isError))
    }
    assertMismatch(
      [Verdict(line: 1, isError: false), Verdict(line: 4, isError: true)],
      containsInAnyOrder(finding(5, true), finding(1, false)),
      "lint",
      text: """
        lint: missing Verdict whose .line is 5 and .isError is true, unexpected Verdict(line: 4, isError: true) at [1]: .line was 4 (1 of 2 elements matches, in any order)
          missing: Verdict whose .line is 5 and .isError is true (accepts no element, nearest is [1]: .line was 4)
          unexpected: [1] Verdict(line: 4, isError: true) (accepted by no matcher)
          matched: [0] Verdict(line: 1, isError: false) is Verdict whose .line is 1 and .isError is false
          but was: [Verdict(line: 1, isError: false), Verdict(line: 4, isError: true)]
        """
    )
  }

  @Test("says what differs inside the nearest of several elements that are left over")
  func nearestOfSeveral() {
    func finding(_ line: Int, _ isError: Bool) -> Matcher<Verdict> {
      allOf(hasProperty(\.line, line), hasProperty(\.isError, isError))
    }
    let findings = [
      Verdict(line: 1, isError: false), Verdict(line: 90, isError: true),
      Verdict(line: 5, isError: false),
    ]
    assertMismatch(
      findings,
      containsInAnyOrder(finding(5, true), finding(1, false)),
      "lint",
      text: """
        lint: missing Verdict whose .line is 5 and .isError is true, nearest is [2]: isError expected true, but was false; unexpected Verdict(line: 90, isError: true) at [1]
          missing: Verdict whose .line is 5 and .isError is true (accepts no element, nearest is [2]: .isError was false)
          unexpected: [1] Verdict(line: 90, isError: true) (accepted by no matcher)
          unexpected: [2] Verdict(line: 5, isError: false) (accepted by no matcher)
          matched: [0] Verdict(line: 1, isError: false) is Verdict whose .line is 1 and .isError is false
          but was: [Verdict(line: 1, isError: false), Verdict(line: 90, isError: true), Verdict(line: 5, isError: false)]
        """
    )
    assertMismatch(
      findings,
      containsInAnyOrder(finding(5, true), finding(1, false), finding(70, false)),
      "lint",
      text: """
        lint: missing Verdict whose .line is 5 and .isError is true, nearest is [2]: isError expected true, but was false; 1 more missing, 1 more unexpected (1 of 3 elements matches, in any order)
          missing: Verdict whose .line is 5 and .isError is true (accepts no element, nearest is [2]: .isError was false)
          missing: Verdict whose .line is 70 and .isError is false (accepts no element, nearest is [2]: .line was 5)
          unexpected: [1] Verdict(line: 90, isError: true) (accepted by no matcher)
          unexpected: [2] Verdict(line: 5, isError: false) (accepted by no matcher)
          matched: [0] Verdict(line: 1, isError: false) is Verdict whose .line is 1 and .isError is false
          but was: [Verdict(line: 1, isError: false), Verdict(line: 90, isError: true), Verdict(line: 5, isError: false)]
        """
    )
    assertMismatch(
      Set(findings),
      containsInAnyOrder(finding(5, true), finding(1, false)),
      "lint",
      text: """
        lint: missing Verdict whose .line is 5 and .isError is true, nearest is Verdict(line: 5, isError: false): isError expected true, but was false; unexpected Verdict(line: 90, isError: true)
          missing: Verdict whose .line is 5 and .isError is true (accepts no element, nearest is Verdict(line: 5, isError: false): .isError was false)
          unexpected: Verdict(line: 5, isError: false) (accepted by no matcher)
          unexpected: Verdict(line: 90, isError: true) (accepted by no matcher)
          matched: Verdict(line: 1, isError: false) is Verdict whose .line is 1 and .isError is false
          but was: [Verdict(line: 1, isError: false), Verdict(line: 5, isError: false), Verdict(line: 90, isError: true)]
        """
    )
  }

  @Test("proves that matchers compete")
  func contention() {
    assertMismatch(
      [1, 2, 30],
      containsInAnyOrder(lessThan(5), greaterThan(10), greaterThan(20)),
      "sizes",
      text: """
        sizes: missing a value greater than 20, unexpected 2 at [1]: 2 matchers accept only [2] 30 (2 of 3 elements match, in any order)
          missing: a value greater than 20 (accepts only [2] 30, which is taken by a value greater than 10)
          unexpected: [1] 2 (accepted only by a value less than 5, which is taken by [0] 1)
          matched: [0] 1 is a value less than 5
          matched: [2] 30 is a value greater than 10
          but was: [1, 2, 30]
        """
    )
    assertMismatch(
      [5, 6],
      containsInAnyOrder(greaterThan(1), greaterThan(2), greaterThan(3)),
      text: """
        missing a value greater than 3: 3 matchers accept only [0] 5, [1] 6 (the other 2 elements match, in any order)
          missing: a value greater than 3 (accepts only [0] 5, [1] 6, which are taken)
          matched: [0] 5 is a value greater than 1
          matched: [1] 6 is a value greater than 2
          but was: [5, 6]
        """
    )
    for count in 3...4 {
      let elements = Array(5..<5 + count)
      let matchers = (0...count).map { greaterThan($0) }
      let accepted = count == 3 ? "[0] 5, [1] 6, [2] 7" : "4 elements"
      let text = explain(elements, containsInAnyOrder(matchers))?.summary
      #expect(text?.contains("\(count + 1) matchers accept only \(accepted) (") == true)
    }
  }

  @Test("names everything that is missing or unexpected if one side is empty")
  func empty() {
    assertMismatch(
      [1, 2],
      containsInAnyOrder([Int]()),
      text: """
        unexpected 1 at [0], 2 at [1] (0 of 2 elements match, in any order)
          expected: [] in any order
          but was:  [1, 2]
        """
    )
    assertMismatch(
      [],
      containsInAnyOrder([greaterThan(1)]),
      text: """
        missing a value greater than 1
          missing: a value greater than 1 (accepts no element)
          but was: []
        """
    )
  }

  @Test("gives no positions in a set or a dictionary, and always the same order")
  func unordered() {
    assertMismatch(
      ["a", "b"] as Set,
      containsInAnyOrder("a", "a", "b"),
      text: """
        "a" expected twice, but was once (the other 2 elements match, in any order)
          expected: ["a", "a", "b"] in any order
          but was:  ["a", "b"]
        """
    )
    assertMismatch(
      ["a": 1].keys,
      containsInAnyOrder("b"),
      text: """
        missing "b", unexpected "a"
          expected: ["b"] in any order
          but was:  ["a"]
        """
    )
    assertMismatch(
      Set(1...5),
      containsInAnyOrder([Int]()),
      text: """
        unexpected 1, 2, 3, and 2 more (0 of 5 elements match, in any order)
          unexpected: 1
          unexpected: 2
          unexpected: 3
          unexpected: 4
          unexpected: 5
          expected: [] in any order
          but was:  [1, 2, 3, 4, 5]
        """
    )
    assertMismatch(
      [1, 9, 8] as Set,
      containsInAnyOrder([equalTo(1), lessThan(5)]),
      text: """
        missing a value less than 5, unexpected 8, 9: 2 matchers accept only 1 (1 of 3 elements matches, in any order)
          missing: a value less than 5 (accepts only 1, which is taken by 1)
          unexpected: 8 (accepted by no matcher)
          unexpected: 9 (accepted by no matcher)
          matched: 1 is 1
          but was: [1, 8, 9]
        """
    )
  }

  @Test("says why a value is missing and unexpected at once")
  func alike() {
    struct Dish: Equatable, CustomStringConvertible {
      let price: Int
      let description = "miso"
    }
    assertMismatch(
      [Double.nan],
      containsInAnyOrder(.nan),
      text: """
        missing nan, unexpected nan at [0] (nan never equals itself, use isNaN())
          expected: [nan] in any order
          but was:  [nan]
        """
    )
    assertMismatch(
      [Dish(price: 1)],
      containsInAnyOrder(Dish(price: 2)),
      text: """
        missing miso, nearest is [0]: price expected 2, but was 1
          expected: [miso] in any order
          but was:  [miso]
        """
    )
  }

  @Test("counts nil like every value")
  func optionals() {
    assertMismatch(
      [1, nil, nil],
      containsInAnyOrder(nil, 1, 1),
      text: """
        nil expected once, but was twice at [1], [2]; 1 expected twice, but was once at [0] (2 of 3 elements match, in any order)
          expected: [nil, 1, 1] in any order
          but was:  [1, nil, nil]
        """
    )
  }

  @Test("of a sequence that cannot be read again shows what was read")
  func oneShot() {
    assertMismatch(
      OneShot(1, 2),
      containsInAnyOrder(1, greaterThan(5)),
      text: """
        missing a value greater than 5, unexpected 2 at [1] (1 of 2 elements matches, in any order)
          missing: a value greater than 5 (accepts no element, nearest is [1]: was 2)
          unexpected: [1] 2 (accepted by no matcher)
          matched: [0] 1 is 1
          but was: [1, 2]
        """
    )
  }

  @Test("of very many elements names the two that differ")
  func many() {
    let count = rounds(100_000)
    let values = Array(0..<count)
    assertMatches(values, containsInAnyOrder(values.reversed()))
    assertMismatch(
      values,
      containsInAnyOrder((1...count).reversed()),
      text: """
        missing \(count), unexpected 0 at [0] (\(count - 1) of \(count) elements match, in any order)
        """
    )
  }

  private static let recipe = (0..<12).map { "step \($0) of a longer recipe" }.joined(
    separator: ", ")
  private static let other = recipe.replacing("step 6", with: "step 7")

  @Test("shows two long texts around what tells them apart, and whole below")
  func longTexts() {
    func lines(_ explanation: Explanation?) -> [String] {
      let text = explanation.map { FailureText($0).description } ?? ""
      return text.replacing("\n      ", with: "").components(separatedBy: "\n")
    }
    let (recipe, other) = (Self.recipe, Self.other)
    func around(_ step: Int) -> String {
      """
      ..."recipe, step 5 of a longer recipe, step \(step) of a longer recipe, step 7 of a longer "...
      """
    }
    #expect(
      lines(
        containsInAnyOrder(equalTo(recipe), hasPrefix("x")).mismatch(of: [other, "x"])?.explanation)
        == [
          #"missing ..."nger recipe, step 6 of a longer recip"..., unexpected ..."nger recipe, step 7 of a longer recip"... at [0] (first difference at offset 167 of 324; 1 of 2 elements matches, in any order)"#,
          "  missing: \"\(recipe)\" (accepts no element, nearest is [0]: was \(around(7)), not \(around(6)))",
          "  unexpected: [0] \"\(other)\" (accepted by no matcher)",
          #"  matched: [1] "x" is a string starting with "x""#,
        ])
    #expect(
      lines(
        containsInAnyOrder(equalTo(recipe), hasPrefix("x")).mismatch(of: [other, "y"])?.explanation)
        == [
          #"missing "step 0 of a longer recipe, step 1 of a lo"..., nearest is [0]: expected ..."e, step 6 of a lo"..., but was ..."e, step 7 of a lo"...; missing a string starting with "x", unexpected "y" at [1]"#,
          "  missing: \"\(recipe)\" (accepts no element, nearest is [0]: was \(around(7)), not \(around(6)))",
          "  missing: a string starting with \"x\" (accepts no element, nearest is [0]: was \"\(other)\")",
          "  unexpected: [0] \"\(other)\" (accepted by no matcher)",
          "  unexpected: [1] \"y\" (accepted by no matcher)",
        ])
    #expect(
      lines(isSubset(of: [equalTo(recipe), hasPrefix("x")]).mismatch(of: [other])?.explanation) == [
        #"unexpected "step 0 of a longer r"... at [0], nearest is "step 0 of a longer r"...: expected ..."ipe, step 6 of a long"..., but was ..."ipe, step 7 of a long"... (first difference at offset 167 of 324)"#,
        "  unexpected: [0] \"\(other)\" (accepted by no matcher, nearest is \"\(recipe)\": was \(around(7)), not \(around(6)))",
        "  expected: a subset of [\"\(recipe)\", a string starting with \"x\"]",
      ])
  }

  @Test("names the nearest at every length of the text")
  func lengths() {
    let name = "the kitchen on the ground floor, behind the stairs"
    let explanation = containsInAnyOrder(
      Chamber(number: 7, name: "attic"), Chamber(number: 1, name: name)
    ).mismatch(of: [Chamber(number: 1, name: name, isOpen: true)])?.explanation
    let texts = [1, 10].map { scale in
      explanation.map { FailureText($0, about: "rooms", scale: scale).summary } ?? ""
    }
    for text in texts {
      assertThat(text, containsString("nearest is [0]: isOpen expected false, but was true"))
    }
  }

  @Test("tells two or three nearest pairs by what differs in them")
  func nearPairs() {
    let chambers = (0..<42).map { Chamber(number: $0, name: "chamber of the \($0)th storehouse") }
    var came = chambers
    came.swapAt(3, 30)
    for index in [5, 8] { came[index].isOpen = true }
    assertMismatch(
      came, containsInAnyOrder(chambers),
      text: """
        [5]: isOpen expected false, but was true; [8]: isOpen expected false, but was true \
        (40 of 42 elements match, in any order)
          missing: Chamber(number: 5, name: "chamber of the 5th storehouse", isOpen: false) \
        (nearest is [5]: isOpen expected false, but was true)
          missing: Chamber(number: 8, name: "chamber of the 8th storehouse", isOpen: false) \
        (nearest is [8]: isOpen expected false, but was true)
          unexpected: Chamber(number: 5, name: "chamber of the 5th storehouse", isOpen: true) at [5]
          unexpected: Chamber(number: 8, name: "chamber of the 8th storehouse", isOpen: true) at [8]
        """)
  }

  @Test("tells how often a value is missing or unexpected also beside its nearest")
  func nearPairsOfDifferentCounts() {
    let (first, second) = (
      Chamber(number: 1, name: "chamber of the first storehouse"),
      Chamber(number: 2, name: "chamber of the second storehouse")
    )
    let opened = [first, second].map { Chamber(number: $0.number, name: $0.name, isOpen: true) }
    let texts = [
      explain(opened, containsInAnyOrder(first, first, second)),
      explain([opened[0]] + opened, containsInAnyOrder(first, second)),
    ].map { $0?.description ?? "" }
    assertThat(
      texts,
      containsExactly(
        allOf(containsString("(number: 1,"), containsString(" twice")),
        containsString("at [0], [1]\n")))
  }
}

private struct Chamber: Equatable {
  var number: Int
  var name: String
  var isOpen = false
}
