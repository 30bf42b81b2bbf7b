/// How a call of a mocked method ended, if it did.
///
/// ```swift
/// switch cook.priceCalls.outcomes.last {
/// case .returned(let price)?: print("it cost \(price)")
/// case .threw(let error)?: print(error)
/// case .running?, nil: break
/// }
/// ```
public enum CallOutcome<Result, Failure: Error> {
  /// The call has not ended yet.
  case running
  /// The call gave a result.
  case returned(Result)
  /// The call threw an error.
  case threw(Failure)
}

extension CallOutcome: Sendable where Result: Sendable {}
extension CallOutcome: Equatable where Result: Equatable, Failure: Equatable {}

extension CallOutcome: CustomStringConvertible {
  /// The outcome as it stands behind a call in a log: `returned 900`, `threw OutOfStock()`.
  public var description: String {
    switch self {
    case .running: "is running"
    case .returned(let result): "returned \(describing(result)(.detail))"
    case .threw(let error): "threw \(describing(error: error)(.detail))"
    }
  }
}
