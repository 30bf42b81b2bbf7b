import Charmest

extension GoldenCase {
  static let ofCollections: [GoldenCase] = [
    value(
      "04-ordered-list",
      about: "scores",
      { [10, 20, 31, 40, 50] },
      { containsExactly(10, 20, 30, 40, 50) }
    ),
    value(
      "04b-ordered-list-one-extra",
      about: "scores",
      { [10, 20, 25, 30, 40, 50] },
      { equalTo([10, 20, 30, 40, 50]) }
    ),
    value(
      "04c-ordered-list-one-missing",
      about: "scores",
      { [10, 20, 40, 50] },
      { containsExactly(10, 20, 30, 40, 50) }
    ),
    value(
      "05-unordered-list",
      about: "fruits",
      { ["apple", "banana", "dog"] },
      { containsInAnyOrder("cherry", "banana", "apple") }
    ),
    value(
      "06-duplicate-counts",
      about: "letters",
      { ["a", "b", "b", "c"] },
      { containsInAnyOrder("a", "a", "b", "c") }
    ),
    value(
      "07a-matchers-one-unmatched",
      about: "sizes",
      { [1, 7, 12] },
      { containsInAnyOrder(lessThan(5), greaterThan(10), greaterThan(20)) }
    ),
    value(
      "07b-matchers-contention",
      about: "sizes",
      { [1, 2, 30] },
      { containsInAnyOrder(lessThan(5), greaterThan(10), greaterThan(20)) }
    ),
    value(
      "09-map",
      about: "counts",
      { ["a": 1, "b": 3] },
      { equalTo(["a": 1, "b": 2, "c": 3]) }
    ),
    value(
      "10a-every-3-of-1000",
      about: "values",
      { ones(except: [17: -4, 512: -9, 998: -1]) },
      { everyItem(greaterThan(0)) }
    ),
    value(
      "10b-every-300-of-1000",
      about: "values",
      {
        var wrong = [
          0: -1, 3: -4, 5: -2, 6: -2, 9: -8, 12: -1, 13: -3, 15: -5, 16: -1, 19: -2, 999: -7,
        ]
        for index in 500..<789 { wrong[index] = -6 }
        return ones(except: wrong)
      },
      { everyItem(greaterThan(0)) }
    ),
    value(
      "11-huge-equality-3-of-1000",
      about: "values",
      { ones(except: [17: -4, 512: -9, 998: -1]) },
      { equalTo(ones(except: [:])) }
    ),
  ]

  private static func ones(except wrong: [Int: Int]) -> [Int] {
    (0..<1_000).map { wrong[$0] ?? 1 }
  }
}
