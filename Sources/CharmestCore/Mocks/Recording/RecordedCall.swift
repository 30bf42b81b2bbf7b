/// A recorded call of any method, for lists over several methods.
public struct RecordedCall {
  /// The place of the call among all calls of all mocks in this process, counted from 1.
  public let sequenceNumber: UInt64

  /// Whether a verification has looked at the call, even if that verification failed.
  public let isVerified: Bool

  /// When the call was made, exact to about four milliseconds.
  public let time: ContinuousClock.Instant

  /// Whether the call was made on the main thread; off Darwin, on the main queue.
  public let isOnMainThread: Bool

  /// How long the call took; `nil` while it runs, and zero if it only returned a stubbed value.
  public let elapsed: Duration?

  /// The method that was called.
  let method: ObjectIdentifier
  /// The call in the list of its method.
  let record: CallRecord
  /// The list of the calls of the method.
  let log: CallLog

  /// How the call had ended when this value was made.
  private let end: CallEnd?
  let name: MethodName
  let arguments: () -> [Phrase]

  /// - Parameters:
  ///   - call: The call; read under the lock of its list.
  ///   - method: Its method.
  ///   - name: The name of the method.
  init<each Argument, Result, Failure: Error>(
    _ call: MockCall<repeat each Argument>,
    of method: MockMethod<repeat each Argument, Result, Failure>, named name: MethodName
  ) {
    record = call.record
    log = method.log
    sequenceNumber = call.sequenceNumber
    time = call.time
    isOnMainThread = call.isOnMainThread
    elapsed = call.elapsed
    isVerified = call.record.isVerified
    self.method = ObjectIdentifier(method)
    end = call.end
    self.name = name
    arguments = { call.argumentPhrases }
  }

  /// Whether its result came only from the type.
  var hasNoStub: Bool { end?.isUnstubbed == true }

  /// What the call gave without a stub: `returned nil`.
  var unstubbedOutcome: String? { hasNoStub ? outcome : nil }

  private var outcome: String? {
    guard let end else { return CallOutcome<Void, Never>.running.description }
    return end.outcome
  }

  package func phrase(on mock: String = "") -> CallPhrase { name.call(arguments(), on: mock) }

  package static func chronological(_ members: [any MockMember]) -> [RecordedCall] {
    members.flatMap(\.recordedCalls).sorted { $0.sequenceNumber < $1.sequenceNumber }
  }

  /// The calls of all methods in their order, each with the number of its mock.
  static func chronological(_ members: [(mock: Int, member: any MockMember)]) -> [(
    mock: Int, call: RecordedCall
  )] {
    members.flatMap { mock, member in member.recordedCalls.map { (mock, $0) } }
      .sorted { $0.1.sequenceNumber < $1.1.sequenceNumber }
  }
}

extension RecordedCall {
  /// The call and how it ended: `price(of: .miso) returned 900`.
  package func log(on mock: String = "") -> Phrase {
    if hasNoStub { return noted(on: mock) }
    return "\(phrase(on: mock))\(outcome.map { " \($0)" } ?? "")"
  }

  /// The call, its result without a stub, and a note:
  /// `price(of: .miso) returned 0 (no stub; verified)`.
  func noted(_ note: String? = nil, on mock: String) -> Phrase {
    noted(note, as: phrase(on: mock))
  }

  /// The same for a call that is told apart from others.
  func noted(_ note: String?, as call: CallPhrase) -> Phrase {
    "\(call)\(CharmestCore.noted(unstubbedOutcome, note))"
  }
}

extension RecordedCall: CustomStringConvertible {
  /// The call as Swift source has it: `cookRamen(bowls: 2, soup: .miso, extras: ["nori"])`.
  public var description: String { Phrase(phrase()).plainText }
}

/// How a call of a mocked method ended, if it has ended.
///
/// ```swift
/// switch cook.priceCalls.outcomes.last {
/// case .returned(let price)?: print("it cost \(price)")
/// case .threw(let error)?: print(error)
/// case .running?, nil: break
/// }
/// // it cost 900
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
  /// The outcome as a log shows it after the call: `returned 900`, `threw OutOfStock()`.
  public var description: String {
    switch self {
    case .running: "is running"
    case .returned(let result): "returned \(describing(result).plainText)"
    case .threw(let error): "threw \(describing(error: error).plainText)"
    }
  }
}

/// The text after a call: its result without a stub, and a note.
func noted(_ unstubbedOutcome: String?, _ note: String?) -> String {
  let notes = [unstubbedOutcome == nil ? nil : "no stub", note].compactMap(\.self)
  let outcome = unstubbedOutcome.map { " \($0)" } ?? ""
  return notes.isEmpty ? outcome : "\(outcome) (\(notes.joined(separator: "; ")))"
}
