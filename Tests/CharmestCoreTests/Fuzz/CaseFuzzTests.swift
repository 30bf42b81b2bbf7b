import CharmestCore
import Testing

/// An enum that says by a plain `switch` which case it is.
private protocol Switched: Sendable {
  static var names: [String] { get }
  static var random: [@Sendable (Int) -> Self] { get }
  /// The name of the case, and the number that it holds if it holds just one.
  var switched: (name: String, number: Int?) { get }
}

private enum Only: Switched {
  case only
  static let names = ["only"]
  static let random: [@Sendable (Int) -> Only] = [{ _ in .only }]
  var switched: (name: String, number: Int?) {
    switch self {
    case .only: ("only", nil)
    }
  }
}

private enum OnlyHolder: Switched {
  case only(Int)
  static let names = ["only"]
  static let random: [@Sendable (Int) -> OnlyHolder] = [{ .only($0) }]
  var switched: (name: String, number: Int?) {
    switch self {
    case .only(let number): ("only", number)
    }
  }
}

private enum Holding: Switched {
  case none, some(Int), pair(Int, to: Int), text(String), labelled(number: Int)
  static let names = ["none", "some", "pair", "text", "labelled"]
  static let random: [@Sendable (Int) -> Holding] = [
    { _ in .none }, { .some($0) }, { .pair($0, to: $0) }, { .text("\($0)") },
    { .labelled(number: $0) },
  ]
  var switched: (name: String, number: Int?) {
    switch self {
    case .none: ("none", nil)
    case .some(let number): ("some", number)
    case .pair: ("pair", nil)
    case .text: ("text", nil)
    case .labelled(let number): ("labelled", number)
    }
  }
}

private indirect enum Tree: Switched {
  case leaf(Int), node(Tree, Tree), empty
  static let names = ["leaf", "node", "empty"]
  static let random: [@Sendable (Int) -> Tree] = [
    { .leaf($0) }, { .node(.leaf($0), .empty) }, { _ in .empty },
  ]
  var switched: (name: String, number: Int?) {
    switch self {
    case .leaf(let number): ("leaf", number)
    case .node: ("node", nil)
    case .empty: ("empty", nil)
    }
  }
}

private enum Liar: Switched, CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  case yes, no, perhaps(Int)
  static let names = ["yes", "no", "perhaps"]
  static let random: [@Sendable (Int) -> Liar] = [{ _ in .yes }, { _ in .no }, { .perhaps($0) }]
  var description: String { "no" }
  var debugDescription: String { "yes" }
  var customMirror: Mirror { Mirror(self, children: ["no": 1], displayStyle: .enum) }
  var switched: (name: String, number: Int?) {
    switch self {
    case .yes: ("yes", nil)
    case .no: ("no", nil)
    case .perhaps(let number): ("perhaps", number)
    }
  }
}

private enum Raw: String, Switched, CodingKey, CaseIterable {
  case name = "age", age = "name"
  static let names = ["name", "age"]
  static let random: [@Sendable (Int) -> Raw] = [{ _ in .name }, { _ in .age }]
  var switched: (name: String, number: Int?) {
    switch self {
    case .name: ("name", nil)
    case .age: ("age", nil)
    }
  }
}

private enum Generic<Content: Sendable>: Switched {
  case full(Int), content(Content), both(Int, Content), empty
  static var names: [String] { ["full", "content", "both", "empty"] }
  static var random: [@Sendable (Int) -> Generic] { [{ .full($0) }, { _ in .empty }] }
  var switched: (name: String, number: Int?) {
    switch self {
    case .full(let number): ("full", number)
    case .content: ("content", nil)
    case .both: ("both", nil)
    case .empty: ("empty", nil)
    }
  }
}

private enum WithClass: Switched {
  final class Object: Sendable {}
  case object(Object), number(Int), none
  static let names = ["object", "number", "none"]
  static let random: [@Sendable (Int) -> WithClass] = [
    { _ in .object(Object()) }, { .number($0) }, { _ in .none },
  ]
  var switched: (name: String, number: Int?) {
    switch self {
    case .object: ("object", nil)
    case .number(let number): ("number", number)
    case .none: ("none", nil)
    }
  }
}

private enum Impossible: Switched {
  case never(Never), number(Int), closure(@Sendable () -> Int)
  static let names = ["never", "number", "closure"]
  static let random: [@Sendable (Int) -> Impossible] = [
    { .number($0) }, { number in .closure { number } },
  ]
  var switched: (name: String, number: Int?) {
    switch self {
    case .number(let number): ("number", number)
    case .closure: ("closure", nil)
    }
  }
}

extension Result: Switched where Success == Int, Failure == NumberedError {
  fileprivate static var names: [String] { ["success", "failure"] }
  fileprivate static var random: [@Sendable (Int) -> Result] {
    [{ .success($0) }, { _ in .failure(NumberedError(number: 1)) }]
  }
  fileprivate var switched: (name: String, number: Int?) {
    switch self {
    case .success(let number): ("success", number)
    case .failure: ("failure", nil)
    }
  }
}

/// Random cases of some enums, plain and in optionals and `Any`, against a `switch`.
@Suite("Random cases") struct CaseFuzzTests {
  private static let shapes: [@Sendable (inout SplitMix) -> String?] = [
    { problem(Only.self, &$0) }, { problem(OnlyHolder.self, &$0) },
    { problem(Holding.self, &$0) }, { problem(Tree.self, &$0) }, { problem(Liar.self, &$0) },
    { problem(Raw.self, &$0) },
    { problem(Generic<String>.self, &$0) }, { problem(Generic<[Int?]>.self, &$0) },
    { problem(WithClass.self, &$0) }, { problem(Impossible.self, &$0) },
    { problem(Result<Int, NumberedError>.self, &$0) },
  ]

  @Test("are judged as a switch judges them")
  func judge() {
    Fuzzing.tryAll(of: "CaseFuzzTests") { random in random.element(of: Self.shapes)(&random) }
  }

  private static func problem<Shape: Switched>(_ type: Shape.Type, _ random: inout SplitMix)
    -> String?
  {
    let value = random.element(of: Shape.random)(random.below(3))
    let optional: Shape? = random.percent(20) ? nil : value
    let name = random.element(of: Shape.names + ["mizo", "some", "none"])
    let number = random.below(3)
    switch random.below(7) {
    case 0: return problem(value, value, false, name, number)
    case 1: return problem(value as Any, value, false, name, number)
    case 2: return problem(optional, optional, true, name, number)
    case 3: return problem(optional as Any, optional, true, name, number)
    case 4: return problem(optional as Any as Any?, optional, true, name, number)
    case 5: return problem(Optional(value as Any), value, true, name, number)
    default: return problem(Optional(optional as Any) as Any, optional, true, name, number)
    }
  }

  /// - Parameters:
  ///   - value: The value as it is asserted.
  ///   - inner: The enum in it; nil if there is none.
  ///   - isOptional: Whether the value is an optional.
  ///   - name: The name of the case that is asked for.
  ///   - number: The number that it is to hold.
  /// - Returns: What is wrong with the verdicts.
  private static func problem<Value, Shape: Switched>(
    _ value: Value, _ inner: Shape?, _ isOptional: Bool, _ name: String, _ number: Int
  ) -> String? {
    let isOutside = !Shape.names.contains(name) && ["some", "none"].contains(name)
    var truth: Bool?
    var numberTruth: Bool?
    if Shape.names.contains(name) {
      truth = inner?.switched.name == name
      numberTruth = truth == true ? inner?.switched.number.map { $0 == number } : false
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
