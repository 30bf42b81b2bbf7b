import CharmestCore
import Testing

/// Random JSON, of which an expected and an actual text are written.
private indirect enum Tree {
  case value(String)
  case list([Tree])
  case object([(key: String, value: Tree)])

  /// Numbers and texts of which some are equal, and some only look so.
  private static let values = [
    ["1", "1.0", "1e0", "10E-1"], ["2"], ["-0.5", "-5e-1"], ["true"], ["null"], [#""1""#],
    [#""a\u0062""#, #""ab""#], [#"",]""#], ["1e400", "10e399"],
  ]

  static func random(_ random: inout SplitMix, depth: Int = 3) -> Tree {
    if depth == 0 || random.percent(30) { return .value(random.element(of: values)[0]) }
    if random.percent(60) { return .list(random.list(upTo: 3) { .random(&$0, depth: depth - 1) }) }
    let keys = ["a", "b", "c"].filter { _ in random.percent(60) }
    return .object(keys.map { ($0, .random(&random, depth: depth - 1)) })
  }

  /// The tree with lists in another order, and here and there something else in it.
  func changed(_ random: inout SplitMix) -> Tree {
    if random.percent(6) { return .random(&random, depth: 2) }
    switch self {
    case .value: return self
    case .list(let trees):
      let trees = trees.map { $0.changed(&random) }
      return .list(random.percent(50) ? trees.shuffled(using: &random) : trees)
    case .object(let entries): return .object(entries.map { ($0.key, $0.value.changed(&random)) })
    }
  }

  /// The tree as text, with other spellings, orders of keys and white space.
  func text(_ random: inout SplitMix) -> String {
    let blank = random.percent(30) ? "\n " : ""
    switch self {
    case .value(let value):
      return blank + random.element(of: Self.values.first { $0[0] == value } ?? [value])
    case .list(let trees):
      return "[\(trees.map { $0.text(&random) }.joined(separator: "\(blank),"))\(blank)]"
    case .object(let entries):
      let entries = entries.shuffled(using: &random).map {
        "\"\($0.key)\"\(blank):\($0.value.text(&random))"
      }
      return "{\(entries.joined(separator: ",\(blank)"))}"
    }
  }

  /// One text for all trees that count as equal; `[]` stands for the elements of a list.
  func canonical(
    at path: [String] = [], ignoring: [[String]], inAnyOrder: ([String]) -> Bool
  ) -> String {
    switch self {
    case .value(let value): return value
    case .list(let trees):
      let texts = trees.map {
        $0.canonical(at: path + ["[]"], ignoring: ignoring, inAnyOrder: inAnyOrder)
      }
      return "[\((inAnyOrder(path) ? texts.sorted() : texts).joined(separator: ","))]"
    case .object(let entries):
      let texts = entries.compactMap { key, value -> String? in
        if ignoring.contains(path + [key]) { return nil }
        return key + value.canonical(at: path + [key], ignoring: ignoring, inAnyOrder: inAnyOrder)
      }
      return "{\(texts.sorted().joined(separator: ","))}"
    }
  }

  /// Whether a path has a key where there is a list.
  func misleads(_ path: some Collection<String>) -> Bool {
    guard let step = path.first else { return false }
    let rest = Array(path.dropFirst())
    switch self {
    case .value: return false
    case .list(let trees): return step != "[]" || trees.contains { $0.misleads(rest) }
    case .object(let entries): return entries.contains { $0.key == step && $0.value.misleads(rest) }
    }
  }
}

/// Random JSON against texts in which everything that does not count is the same.
@Suite("Random JSON") struct JSONFuzzTests {
  @Test("is judged by what counts, and has a text for each difference")
  func judged() {
    Fuzzing.tryAll(of: "JSONFuzzTests") { random in
      let tree = Tree.random(&random)
      let other = tree.changed(&random)
      let ignored = random.element(of: [[], [["a"]], [["a", "b"]], [["c"], ["b", "[]", "a"]]])
      let orders: [(JSONLists, [[String]]?)] = [
        ([], []), (.everywhere, nil), ([""], [[]]), (["a", "a[]"], [["a"], ["a", "[]"]]),
        (["[].b"], [["[]", "b"]]),
      ]
      let (lists, paths) = random.element(of: orders)
      let isInAnyOrder = { (path: [String]) in paths?.contains(path) ?? true }
      let isDecided = !(ignored + (paths ?? [])).contains { tree.misleads($0) }
      let truth =
        tree.canonical(ignoring: ignored, inAnyOrder: isInAnyOrder)
        == other.canonical(ignoring: ignored, inAnyOrder: isInAnyOrder)
      let (expected, actual) = (tree.text(&random), other.text(&random))
      let texts = ignored.map { $0.joined(separator: ".").replacing(".[]", with: "[]") }
      let matcher = equalToJSON(expected, ignoring: texts, inAnyOrder: lists) as Matcher<String>
      let passes = (matcher.matches(actual).isMatch, not(matcher).matches(actual).isMatch)
      guard passes == (isDecided && truth, isDecided && !truth) else {
        return "\(actual), \(matcher): \(passes), not \(truth)"
      }
      // Texts of some, because they take longer than the judgement.
      return random.percent(10) ? explain(actual, matcher).flatMap(Fuzzing.problem) : nil
    }
  }
}
