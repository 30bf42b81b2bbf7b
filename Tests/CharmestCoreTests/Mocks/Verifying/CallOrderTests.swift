import CharmestCore
import Testing

@Suite("Texts of random orders") struct CallOrderTests {
  private final class MockBell: Mock {
    let ringCalls = MockMethod("ring(times:)", taking: Int.self)
    let muteCalls = MockMethod("mute()")
  }

  private struct Step {
    let text: String
    let matches: (Int) -> Bool
    let expected: ExpectedCall
  }

  /// A call is the number of rings, or 0 for `mute()`.
  private struct World {
    let bell = MockBell()
    let calls: [Int]
    let steps: [Step]

    init(seed: UInt64) {
      var random = SplitMix(state: seed)
      calls = (0..<random.below(8)).map { _ in random.below(4) }
      for times in calls {
        if times == 0 { bell.muteCalls.invoke() } else { bell.ringCalls.invoke(times) }
      }
      let (bell, count) = (bell, 1 + random.below(5))
      steps = (0..<count).map { _ in
        switch random.below(6) {
        case 0: Step(text: "bell.mute()", matches: { $0 == 0 }, expected: bell.muteCalls.called())
        case 1:
          Step(text: "bell.ring(times:)", matches: { $0 > 0 }, expected: bell.ringCalls.called())
        case 2:
          Step(
            text: "bell.ring(times: a value greater than 1)", matches: { $0 > 1 },
            expected: bell.ringCalls.called(with: greaterThan(1)))
        case let other:
          Step(
            text: Self.text(other - 2), matches: { $0 == other - 2 },
            expected: bell.ringCalls.called(with: other - 2))
        }
      }
    }

    /// The calls of the first steps, in order, each as early as possible.
    var inOrder: [Int] {
      var places: [Int] = []
      for step in steps {
        let next = (places.last ?? -1) + 1
        guard let place = calls[next...].firstIndex(where: step.matches) else { break }
        places.append(place)
      }
      return places
    }

    /// The longest run of calls that are the first steps.
    var inSequence: [Int] {
      calls.indices.map { start in
        Array(
          zip(calls.indices[start...], steps).prefix { index, step in step.matches(calls[index]) }
            .map(\.0))
      }.reduce([]) { $1.count > $0.count ? $1 : $0 }
    }

    /// What the first line says, as far as it is true.
    func isTrue(_ line: String, _ places: [Int], isStrict: Bool) -> Bool {
      let parts = line.split(separator: ": expected ", maxSplits: 1).map(String.init)
      let halves = parts[1].split(separator: ", but ", maxSplits: 1).map(String.init)
      let (expected, outcome) = (halves[0], halves[1])
      let own = matching(parts[0])
      let number = outcome.split { !$0.isNumber }.first.flatMap { Int($0) } ?? 0
      if outcome == "was never called" || outcome.hasPrefix("no call matches") {
        return own.isEmpty
      }
      if outcome == "was called after it" {
        let other = matching(String(expected.dropFirst("before ".count)))
        return !Set(other).isSubset(of: places) && own[0] > other[other.count - 1]
      }
      if outcome.hasPrefix("was called too early, as call ") {
        let shown =
          isStrict
          ? Array(calls.indices)
          : calls.indices.filter { call in steps.contains { $0.matches(calls[call]) } }
        let call = shown[number - 1]
        return own.contains(call) && !places.contains(call) && call < places[places.count - 1]
          && (isStrict || own[own.count - 1] <= places[places.count - 1])
      }
      if outcome.hasPrefix("was called as call") {
        return isMisplaced(parts[0], outcome.split { !$0.isNumber }.compactMap { Int($0) })
      }
      if expected == "once more in this order" {
        return Set(own).isSubset(of: places) && outcome == "was called \(times(own.count))"
      }
      if outcome.hasPrefix("its only call already fills step") {
        return own == [places[number - 1]]
      }
      if outcome.hasSuffix("calls already fill other steps") {
        return own.count == number && Set(own).isSubset(of: places)
      }
      let next = places[places.count - 1] + 1
      if outcome == "no call came after it" { return next == calls.count }
      let came = Self.text(calls[next])
      let isAgain = Self.text(calls[next - 1]) == came
      if outcome == "\(came) was called again between them, as call \(next + 1)" {
        return isAgain && own[own.count - 1] > next
      }
      if outcome == "\(came) came between them" { return !isAgain && own[own.count - 1] > next }
      return outcome.hasPrefix("\(came) came instead") && !own.contains(next)
    }

    /// Whether all other steps are in order, and these calls of the step are not at its place.
    private func isMisplaced(_ text: String, _ numbers: [Int]) -> Bool {
      let shown = calls.indices.filter { call in steps.contains { $0.matches(calls[call]) } }
      return steps.indices.contains { step in
        var places: [Int?] = []
        for other in steps.indices {
          let next = (places.compactMap(\.self).last ?? -1) + 1
          places.append(
            other == step ? nil : calls[next...].firstIndex { steps[other].matches($0) })
        }
        guard steps[step].text == text, places.count(where: { $0 == nil }) == 1 else {
          return false
        }
        let own = calls.indices.filter { steps[step].matches(calls[$0]) && !places.contains($0) }
        let before = step > 0 ? places[step - 1] ?? -1 : -1
        let behind = step + 1 < steps.count ? places[step + 1] ?? calls.count : calls.count
        return own.allSatisfy { $0 < before || $0 > behind }
          && numbers.map { shown[$0 - 1] } == own
      }
    }

    private func matching(_ text: String) -> [Int] {
      guard let step = steps.first(where: { $0.text == text }) else { return [] }
      return calls.indices.filter { step.matches(calls[$0]) }
    }

    private static func text(_ call: Int) -> String {
      call == 0 ? "bell.mute()" : "bell.ring(times: \(call))"
    }
  }

  @Test("say only what is true", arguments: [false, true])
  func truth(isStrict: Bool) {
    for seed in 0..<UInt64(rounds(2_000)) {
      let world = World(seed: seed)
      let places = isStrict ? world.inSequence : world.inOrder
      let lines = collectFailures {
        if isStrict {
          verifySequence(of: world.bell) { for step in world.steps { step.expected } }
        } else {
          verifyInOrder { for step in world.steps { step.expected } }
        }
      }.map(\.text.summary)
      let hasPassed = places.count == world.steps.count
      #expect(
        lines.count == (hasPassed ? 0 : 1)
          && lines.allSatisfy { world.isTrue($0, places, isStrict: isStrict) },
        "seed \(seed): calls \(world.calls), steps \(world.steps.map(\.text)): \(lines)")
    }
  }
}
