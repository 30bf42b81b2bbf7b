import CharmestCore
import Testing

/// An enum of which it is known how each case is made.
private protocol Enumerated: Sendable {
  /// Each case: its name, and how to make it with a number; nil where no value of it is made.
  typealias Cases = [(name: String, make: (@Sendable (Int) -> Self)?)]
  static var cases: Cases { get }
  /// The cases that hold just the number.
  static var holders: Set<String> { get }
}

private enum Only: Enumerated {
  case only
  static let cases: Cases = [("only", { _ in .only })]
  static let holders: Set<String> = []
}

private enum OnlyHolder: Enumerated {
  case only(Int)
  static let cases: Cases = [("only", { .only($0) })]
  static let holders: Set = ["only"]
}

private enum Holding: Enumerated {
  case none, some(Int), pair(Int, to: Int), text(String), labelled(number: Int)
  static let cases: Cases = [
    ("none", { _ in .none }), ("some", { .some($0) }), ("pair", { .pair($0, to: $0) }),
    ("text", { .text("\($0)") }), ("labelled", { .labelled(number: $0) }),
  ]
  static let holders: Set = ["some", "labelled"]
}

private indirect enum Tree: Enumerated {
  case leaf(Int), node(Tree, Tree), empty
  static let cases: Cases = [
    ("leaf", { .leaf($0) }), ("node", { .node(.leaf($0), .empty) }), ("empty", { _ in .empty }),
  ]
  static let holders: Set = ["leaf"]
}

private enum Liar: Enumerated, CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  case yes, no, perhaps(Int)
  static let cases: Cases = [
    ("yes", { _ in .yes }), ("no", { _ in .no }), ("perhaps", { .perhaps($0) }),
  ]
  static let holders: Set = ["perhaps"]
  var description: String { "no" }
  var debugDescription: String { "yes" }
  var customMirror: Mirror { Mirror(self, children: ["no": 1], displayStyle: .enum) }
}

private enum Raw: String, Enumerated, CodingKey, CaseIterable {
  case name = "age", age = "name"
  static let cases: Cases = [
    ("name", { _ in .name }), ("age", { _ in .age }),
  ]
  static let holders: Set<String> = []
}

private enum Generic<Content: Sendable>: Enumerated {
  case full(Int), content(Content), both(Int, Content), empty
  static var cases: Cases {
    [("full", { .full($0) }), ("content", nil), ("both", nil), ("empty", { _ in .empty })]
  }
  static var holders: Set<String> { ["full"] }
}

private enum WithClass: Enumerated {
  final class Object: Sendable {}
  case object(Object), number(Int), none
  static let cases: Cases = [
    ("object", { _ in .object(Object()) }), ("number", { .number($0) }), ("none", { _ in .none }),
  ]
  static let holders: Set = ["number"]
}

private enum Impossible: Enumerated {
  case never(Never), number(Int), closure(@Sendable () -> Int)
  static let cases: Cases = [
    ("never", nil), ("number", { .number($0) }), ("closure", { number in .closure { number } }),
  ]
  static let holders: Set = ["number"]
}

extension Result: Enumerated where Success == Int, Failure == NumberedError {
  fileprivate static var cases: Cases {
    [("success", { .success($0) }), ("failure", { .failure(NumberedError(number: $0)) })]
  }
  fileprivate static var holders: Set<String> { ["success"] }
}

/// A value, and what is known of it.
private struct Made<Value> {
  let value: Value
  let name: String
  /// The number that it holds if it holds just one.
  let number: Int?
}

/// Random cases of some enums, plain and in optionals and `Any`, against what made them.
@Suite("Random cases") struct CaseFuzzTests {
  private static let shapes: [@Sendable (inout SplitMix) -> String?] = [
    { problem(Only.self, &$0) }, { problem(OnlyHolder.self, &$0) },
    { problem(Holding.self, &$0) }, { problem(Tree.self, &$0) }, { problem(Liar.self, &$0) },
    { problem(Raw.self, &$0) },
    { problem(Generic<String>.self, &$0) }, { problem(Generic<[Int?]>.self, &$0) },
    { problem(WithClass.self, &$0) }, { problem(Impossible.self, &$0) },
    { problem(Result<Int, NumberedError>.self, &$0) },
  ]

  @Test("are judged by the name with which they were made")
  func judge() {
    Fuzzing.tryAll(of: "CaseFuzzTests") { random in random.element(of: Self.shapes)(&random) }
  }

  private static func problem<Shape: Enumerated>(_ type: Shape.Type, _ random: inout SplitMix)
    -> String?
  {
    let held = random.below(3)
    let (caseName, make) = random.element(of: Shape.cases.filter { $0.make != nil })
    guard let value = make?(held) else { return nil }
    let number = Shape.holders.contains(caseName) ? held : nil
    let made = Made(value: value, name: caseName, number: number)
    let isThere = !random.percent(20)
    let (optional, inner) = (isThere ? value : nil, isThere ? made : nil)
    let name = random.element(of: Shape.cases.map(\.name) + ["mizo", "some", "none"])
    let asked = random.below(3)
    switch random.below(7) {
    case 0: return problem(value, made, false, name, asked)
    case 1: return problem(value as Any, made, false, name, asked)
    case 2: return problem(optional, inner, true, name, asked)
    case 3: return problem(optional as Any, inner, true, name, asked)
    case 4: return problem(optional as Any as Any?, inner, true, name, asked)
    case 5: return problem(Optional(value as Any), made, true, name, asked)
    default: return problem(Optional(optional as Any) as Any, inner, true, name, asked)
    }
  }

  /// - Parameters:
  ///   - value: The value as it is asserted.
  ///   - inner: The enum in it; nil if there is none.
  ///   - isOptional: Whether the value is an optional.
  ///   - name: The name of the case that is asked for.
  ///   - number: The number that it is to hold.
  /// - Returns: What is wrong with the verdicts.
  private static func problem<Value, Shape: Enumerated>(
    _ value: Value, _ inner: Made<Shape>?, _ isOptional: Bool, _ name: String, _ number: Int
  ) -> String? {
    let names = Shape.cases.map(\.name)
    let isOutside = !names.contains(name) && ["some", "none"].contains(name)
    var truth: Bool?
    var numberTruth: Bool?
    if names.contains(name) {
      truth = inner?.name == name
      numberTruth = truth == true ? inner?.number.map { $0 == number } : false
    } else if isOutside, isOptional {
      let isNested = Value.self == Any?.self
      let isSome = isNested || inner != nil || anyOptionalIsNested(value)
      truth = (name == "some") == isSome
      numberTruth = truth == true && (inner != nil || name == "none") ? nil : false
    }
    func verdicts(_ matcher: Matcher<Value>, _ truth: Bool?) -> String? {
      let passes = (matcher.matches(value).isMatch, not(matcher).matches(value).isMatch)
      // The type of a nil in an `Any` may not be known.
      let isKnown = inner != nil || Value.self == Shape?.self
      return passes == (truth == true, truth == false) || !isKnown && passes == (false, false)
        || !isKnown && ["some", "none"].contains(name) || !isKnown && truth == nil && !passes.0
        ? nil
        : "\(Value.self) \(value): \(matcher) is \(truth as Any), but passes, and under not: \(passes)"
    }
    return verdicts(isCase(name), truth) ?? verdicts(isCase(name, number), numberTruth)
  }

  /// Whether an `Any` holds an optional of an optional or of `Any`.
  private static func anyOptionalIsNested<Value>(_ value: Value) -> Bool {
    Value.self == Any.self && type(of: value as Any) == Any?.self
  }
}
