extension Matcher {
  /// Matches a value at a time, with a matcher for the value.
  ///
  /// ```swift
  /// assertThat(recorder.events, containsExactly(.next(0, "4"), .next(10, hasPrefix("6"))))
  /// ```
  ///
  /// - Parameters:
  ///   - time: When the value must come.
  ///   - matcher: A matcher for the value.
  /// - Returns: A matcher for recorded events.
  @_disfavoredOverload public static func next<Element>(
    _ time: TestClock.Instant, _ matcher: Matcher<Element>
  ) -> Matcher where Value == Recorded<Element> {
    recorded("next(\(matcher.expected))", at: time) { event, judging in
      event.value.map { judging.judge(matcher, $0, at: [.field("event"), .field("next")]) }
    }
  }

  /// Matches a value at a time; for lists that also hold matchers.
  ///
  /// - Parameters:
  ///   - time: When the value must come.
  ///   - value: The value.
  /// - Returns: A matcher for recorded events.
  public static func next<Element: Equatable>(_ time: TestClock.Instant, _ value: Element)
    -> Matcher where Value == Recorded<Element>
  { next(time, equalTo(value)) }

  /// Matches the end of a stream at a time; for lists that also hold matchers.
  ///
  /// - Parameter time: When the stream must end.
  /// - Returns: A matcher for recorded events.
  public static func completed<Element>(_ time: TestClock.Instant) -> Matcher
  where Value == Recorded<Element> {
    recorded("completed", at: time) { event, _ in
      if case .completed = event.event { .match } else { nil }
    }
  }

  /// Matches the failure of a stream at a time, with a matcher for the error.
  ///
  /// - Parameters:
  ///   - time: When the stream must fail.
  ///   - matcher: A matcher for the error.
  /// - Returns: A matcher for recorded events.
  public static func failed<Element>(_ time: TestClock.Instant, _ matcher: Matcher<any Error>)
    -> Matcher where Value == Recorded<Element>
  {
    recorded("failed(\(matcher.expected))", at: time) { event, judging in
      guard let error = event.heldErrors.first else { return nil }
      return judging.judge(matcher, error, at: [.field("event"), .field("failed")])
    }
  }

  private static func recorded<Element>(
    _ expected: @autoclosure @escaping () -> Phrase, at time: TestClock.Instant,
    judge: @escaping (Recorded<Element>, inout Judging) -> MatchResult?
  ) -> Matcher where Value == Recorded<Element> {
    Matcher(describedBy: { "\($0.not)\(expected()) at \("\(time)")" }) { event, judging in
      if let fault = faultHeld(by: event) { return fault }
      guard event.time == time else { return .was(event) }
      return judge(event, &judging) ?? .was(event)
    }
  }
}
