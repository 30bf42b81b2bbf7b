import CharmestCore
import Foundation
import Testing

@Suite("Recording from many threads and tasks at once") struct RecordingProofTests {
  private final class Counter: Mock, Sendable {
    let countCalls = MockMethod("count(_:_:)", taking: Int.self, String.self)
    let otherCalls = MockMethod("other(_:)", taking: Int.self)
  }

  @Test("loses none of a million calls, tears none, and numbers each once")
  func millionCalls() async {
    let counter = Counter()
    let (callers, parts) = (16, 50)
    let callCount = rounds(1_000_000)
    let callsEach = callCount / callers
    let record: @Sendable (_ caller: Int, _ part: Int) -> Void = { caller, part in
      for call in (callsEach / parts * part)..<(callsEach / parts * (part + 1)) {
        let number = caller * callsEach + call
        if number.isMultiple(of: 2) {
          counter.countCalls.invoke(number, "\(number)")
        } else {
          counter.otherCalls.invoke(number)
        }
      }
    }
    await withTaskGroup { group in
      for caller in 0..<8 {
        group.addTask {
          for part in 0..<parts {
            record(caller, part)
            // Others have tests to run as well.
            await Task.yield()
          }
        }
      }
      for caller in 8..<16 {
        group.addTask {
          await withCheckedContinuation { continuation in
            Thread.detachNewThread {
              for part in 0..<parts { record(caller, part) }
              continuation.resume()
            }
          }
        }
      }
      group.addTask {
        // Reads what others write, and must always see whole calls.
        for _ in 1...5 {
          let calls = verify(
            counter.countCalls, .atLeast(0), calledWith: anything(), anything())
          guard calls.allSatisfy({ "\($0.arguments.0)" == $0.arguments.1 }) else {
            Issue.record("a torn call")
            return
          }
        }
      }
      await group.waitForAll()
    }
    let counted = counter.countCalls.calls
    let others = counter.otherCalls.calls
    #expect(counted.allSatisfy { "\($0.arguments.0)" == $0.arguments.1 })
    #expect(counted.count + others.count == callCount)
    let numbers = counted.map { $0.arguments.0 } + others.map { $0.arguments }
    #expect(Set(numbers).count == callCount)
    let places = counted.map { $0.sequenceNumber } + others.map { $0.sequenceNumber }
    #expect(Set(places).count == callCount)
    #expect(zip(counted, counted.dropFirst()).allSatisfy { $0.sequenceNumber < $1.sequenceNumber })
    #expect(zip(others, others.dropFirst()).allSatisfy { $0.sequenceNumber < $1.sequenceNumber })
  }
}
