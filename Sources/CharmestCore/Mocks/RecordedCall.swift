/// A recorded call of any method, for lists over several methods.
public struct RecordedCall {
  /// The place of the call among all calls of all mocks in this process, counted from 1.
  public let sequenceNumber: UInt64

  /// Whether a verification has looked at the call, successfully or not.
  public let isVerified: Bool

  private let render: Rendering

  package init(
    sequenceNumber: UInt64,
    isVerified: Bool = false,
    render: @escaping Rendering
  ) {
    self.sequenceNumber = sequenceNumber
    self.isVerified = isVerified
    self.render = render
  }

  package func text(_ limits: TextLimits) -> String {
    render(limits)
  }

  package static func chronological(_ members: [any MockMember]) -> [RecordedCall] {
    members.flatMap(\.recordedCalls).sorted { $0.sequenceNumber < $1.sequenceNumber }
  }
}

extension RecordedCall: CustomStringConvertible {
  /// The call as it is written in Swift: `cookRamen(bowls: 2, soup: .miso, extras: ["nori"])`.
  public var description: String {
    render(.detail)
  }
}
