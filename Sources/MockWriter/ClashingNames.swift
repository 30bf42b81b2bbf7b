/// The names of types that mean another type in the mock's file than in the protocol's.
///
/// The file of a mock imports the library, and a type of the package hides one of the standard
/// library. Such a type is written with its module: `Depot.Matcher`, `Swift.Result`.
struct ClashingNames {
  /// The types that the library exports.
  static let library: Set = [
    "ArgumentCaptor", "CallCount", "Collected", "EventRecorder", "ExpectedCall",
    "ExpectedCallsBuilder", "FailureDescribable", "FailureReflectable", "FailureText",
    "HamcrestSwiftTesting", "HotStream", "JSONLists", "MatchResult", "Matcher", "Mismatch", "Mock",
    "MockCall",
    "MockMember", "MockMethod", "MockProperty", "PlannedStream", "Recorded", "RecordedCall",
    "ReportedFailure", "Stubbing", "SuspendedCall", "SuspendedCalls", "TestClock",
    "UnorderedCollection",
    "UnstubbedCall",
  ]

  /// The identifiers of the types that are not nested, by their names.
  private let declared: [String: Set<String>]

  init(in graphs: [SymbolGraph]) {
    var declared: [String: Set<String>] = [:]
    for symbol in graphs.flatMap(\.symbols) where symbol.pathComponents.count == 1 {
      declared[symbol.path, default: []].insert(symbol.identifier.precise)
    }
    self.declared = declared
  }

  /// The module that must stand before a type's name, with its dot; empty if none is needed.
  ///
  /// - Parameters:
  ///   - name: The name of a type that is not nested.
  ///   - identifier: The compiler's identifier of the type.
  /// - Returns: `Depot.`, or an empty text.
  func qualifier(of name: String, _ identifier: String) -> String {
    guard let types = declared[name] else { return "" }
    let isHidden = types.contains(identifier) ? types.count > 1 : true
    guard isHidden || Self.library.contains(name) else { return "" }
    return Self.module(of: identifier).map { "\(quoted($0))." } ?? ""
  }

  /// The module in an identifier such as `s:5Depot6ResultV`.
  private static func module(of identifier: String) -> String? {
    if identifier.hasPrefix("s:S") || identifier.contains(/^s:s\d/) { return "Swift" }
    // Other identifiers, such as those of generic parameters, end in another letter.
    guard "VOCP".contains(identifier.last ?? " ") || identifier.hasSuffix("a"),
      !identifier.hasSuffix("Qa")
    else { return nil }
    return moduleName(inMangled: identifier)
  }
}
