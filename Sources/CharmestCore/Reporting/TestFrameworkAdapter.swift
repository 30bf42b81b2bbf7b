/// A failure, in types of the standard library.
package typealias PlainFailure = (
  summary: String, details: [String], fileID: String, path: StaticString, line: Int, column: Int
)

/// The functions of the module `Charmest`, which knows XCTest and Swift Testing, for this module.
///
/// Only types of the standard library cross this border. A process may have two copies of this
/// module, each with types of its own: one in the app, and one in the tests, which link `Charmest`.
/// Both copies report through the adapter of `Charmest`.
///
/// - `record` reports a failure to the test framework that runs the current test, and returns
///   whether the framework treats it as a known issue.
/// - `errorThatEndsTheTest` makes the error that ends a test without a second failure; its second
///   argument is what `record` returned.
/// - `endOfTest` says whether an error was made by `errorThatEndsTheTest`, and whether a test throws
///   it so that the framework skips it.
/// - `currentTest` is the test that runs, if known: its function, as `#function` names it, and the
///   file and the line at which it is declared.
package typealias TestFrameworkAdapter = (
  record: @Sendable (PlainFailure) -> Bool,
  errorThatEndsTheTest: @Sendable (PlainFailure, Bool) -> any Error,
  endOfTest: @Sendable (any Error) -> (isRequirement: Bool, isSkip: Bool),
  currentTest: @Sendable () -> (function: String, fileID: String, line: Int)?
)

/// The protocol of `TestFramework` if `Charmest` is linked.
package protocol TestFrameworkAdapterProvider {
  static var linkedAdapter: TestFrameworkAdapter { get }
}

extension TestFramework {
  /// A wrapper type, because each access to a function in a generic value wraps it once more, until
  /// a call overflows the stack.
  private struct KnownAdapter: Sendable { let functions: TestFrameworkAdapter }

  private static let knownAdapter = Locked<KnownAdapter?>(nil)

  /// The adapter, if `Charmest` is anywhere in this process.
  static var adapter: TestFrameworkAdapter? {
    if let known = knownAdapter.withLock({ $0 }) { return known.functions }
    // Looked for again each time, because tests may be loaded after the first failure of an app.
    guard let found = adapterBySymbol ?? adapterByConformance else { return nil }
    knownAdapter.withLock { $0 = KnownAdapter(functions: found) }
    return found
  }

  /// Finds the adapter from any copy of this module, by the function that `Charmest` exports to C.
  ///
  /// It serves Apple's systems, and shared libraries elsewhere, such as the tests that SwiftPM's
  /// newer build system makes.
  private static var adapterBySymbol: TestFrameworkAdapter? {
    guard let symbol = loadedSymbol("charmest_test_framework") else { return nil }
    let fill = unsafeBitCast(symbol, to: (@convention(c) (UnsafeMutableRawPointer) -> Void).self)
    let adapter = UnsafeMutablePointer<Any>.allocate(capacity: 1)
    defer { adapter.deallocate() }
    fill(adapter)
    // Another version of `Charmest` may have another adapter.
    return adapter.move() as? TestFrameworkAdapter
  }

  /// Finds the adapter only from the copy of this module that was linked with `Charmest`.
  ///
  /// It serves executables that export no symbols: tests on Linux with SwiftPM's older build
  /// system, and all programs on Windows.
  private static var adapterByConformance: TestFrameworkAdapter? {
    (Self.self as Any as? any TestFrameworkAdapterProvider.Type)?.linkedAdapter
  }
}
