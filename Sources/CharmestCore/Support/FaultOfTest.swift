/// A fault of the test, such as a call without a stub: no error of the code under test.
package protocol FaultOfTest: Error {
  /// Whether a failure has told it, as a strict mock does.
  var isReported: Bool { get }
}
