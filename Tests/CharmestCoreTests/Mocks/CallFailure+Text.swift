import CharmestCore

extension CallFailure {
  /// The text that `verify` reports.
  func text(about mock: String? = nil, scale: Int = Layout.scaleOfThisRun) -> FailureText {
    FailureText(explanation(on: mock), about: subject(on: mock), scale: scale)
  }
}
