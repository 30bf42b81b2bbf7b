/// A recorded call of any method, for lists over several methods.
public struct RecordedCall {
  /// The place of the call among all calls of all mocks in this process, counted from 1.
  public let sequenceNumber: UInt64

  /// Whether a verification has looked at the call, successfully or not.
  public let isVerified: Bool

  /// When the call was made, to about four milliseconds.
  public let time: ContinuousClock.Instant

  /// Whether the call was made on the main thread.
  public let isOnMainThread: Bool

  /// How long the call took; `nil` while it runs.
  public let elapsed: Duration?

  /// The name of the mock's type; empty where it is not known.
  package let mockName: String

  private let outcome: (() -> String)?
  private let render: Rendering

  package init<each Argument>(
    _ call: MockCall<repeat each Argument>,
    of method: MethodName,
    on mockName: String,
    isVerified: Bool = false,
    outcome: (() -> String)? = nil
  ) {
    sequenceNumber = call.sequenceNumber
    time = call.time
    isOnMainThread = call.isOnMainThread
    elapsed = call.elapsed
    self.mockName = mockName
    self.isVerified = isVerified
    self.outcome = outcome
    render = { call.text(under: method, $0) }
  }

  package func text(_ limits: TextLimits) -> String {
    render(limits)
  }

  package static func chronological(_ members: [any MockMember]) -> [RecordedCall] {
    members.flatMap(\.recordedCalls).sorted { $0.sequenceNumber < $1.sequenceNumber }
  }
}

extension RecordedCall {
  /// The call and how it ended: `price(of: .miso) returned 900`.
  package func logText(_ limits: TextLimits) -> String {
    text(limits) + (outcome.map { " \($0())" } ?? "")
  }
}

extension RecordedCall: CustomStringConvertible {
  /// The call as it is written in Swift: `cookRamen(bowls: 2, soup: .miso, extras: ["nori"])`.
  public var description: String {
    render(.detail)
  }
}
