import Charmest
import Foundation
import Testing

private final class MockBell: Mock {
  let ringCalls = MockMethod("ring(times:)", taking: Int.self)
  let muteCalls = MockMethod("mute()")
}

@Suite("verifyInOrder") struct VerifyInOrderTests {
  private let bell = MockBell()
  private let other = MockBell()

  @Test("blames no step whose calls are all those of other steps, and counts very many calls")
  func callsOfOtherSteps() {
    bell.muteCalls.invoke()
    bell.ringCalls.invoke(1)
    other.ringCalls.invoke(1)
    other.muteCalls.invoke()
    other.ringCalls.invoke(2)
    for _ in 0..<300 { other.ringCalls.invoke(3) }
    let failures = collectFailures {
      verifyInOrder {
        bell.ringCalls.called(with: anything())
        bell.muteCalls.called()
        bell.ringCalls.called(with: anything())
      }
      verifyInOrder {
        other.ringCalls.called(with: 3)
        other.ringCalls.called(with: 1)
        other.muteCalls.called()
        other.ringCalls.called(with: 2)
      }
    }
    #expect(
      failures.map(\.text.summary) == [
        "bell.ring(times: anything): expected before bell.mute(), but was called after it",
        """
        other.ring(times: 3): expected before other.ring(times: 1), \
        but was called 300 times, first as call 4
        """,
      ])
  }

  @Test("shows both ends of long addresses")
  func addresses() throws {
    final class MockBrowser: Mock { let openCalls = MockMethod("open(_:)", taking: URL.self) }
    let browser = MockBrowser()
    let start = "https://shop.example.org/api/v2/customers/84c1f2aa-1111-2222-3333/orders/items/"
    let urls = try (1...2).map { try requireThat(URL(string: "\(start)\($0)")) }
    for url in urls { browser.openCalls.invoke(url) }
    let failures = collectFailures {
      verifyInOrder {
        browser.openCalls.called(with: urls[1])
        browser.openCalls.called(with: urls[0])
      }
    }
    #expect(
      failures.map(\.text.summary) == [
        """
        browser.open(https://shop.example.org/api/v2/customers/84...22-3333/orders/items/2): expected before \
        browser.open(https://shop.example.org/api/v2/custom...3333/orders/items/1), but was called after it
        """
      ])
  }

  @Test("shows both ends of a long text")
  func longTexts() {
    final class MockArchive: Mock { let saveCalls = MockMethod("save(_:)", taking: String.self) }
    let archive = MockArchive()
    let long = (0..<140).map { "word\($0)" }.joined(separator: " ")
    archive.saveCalls.invoke("end")
    archive.saveCalls.invoke(long)
    let failures = collectFailures {
      verifyInOrder {
        archive.saveCalls.called(with: long)
        archive.saveCalls.called(with: "end")
      }
    }
    #expect(
      failures.map(\.text.description) == [
        """
        archive.save("word0 word1 word2 word3 word4 word5 word6 word7 wor... word137 word138 word139"): expected before archive.save("end"), but was called after it
          expected order 1: archive.save("word0 word1 word2 word3 word4 word5 word6 word7 word8 word9 word10 word11 word12 ... word135 word136 word137 word138 word139")
          expected order 2: archive.save("end")
          actual order 1:   archive.save("end")
          actual order 2:   archive.save("word0 word1 word2 word3 word4 word5 word6 word7 word8 word9 word10 word11 word12 ... word135 word136 word137 word138 word139")
        """
      ])
  }

  @Test("blames the earlier step whose later call is in the way of the others")
  func misplacedStep() {
    for times in [1, 4, 2, 3, 5, 4] { bell.ringCalls.invoke(times) }
    let failures = collectFailures {
      verifyInOrder {
        bell.ringCalls.called(with: 1)
        bell.ringCalls.called(with: 2)
        bell.ringCalls.called(with: 4)
        bell.ringCalls.called(with: 3)
        bell.ringCalls.called(with: 5)
      }
      verifyInOrder {
        bell.ringCalls.called(with: 4)
        bell.ringCalls.called(with: 1)
        bell.ringCalls.called(with: 3)
        bell.ringCalls.called(with: 5)
      }
    }
    #expect(
      failures.map(\.description) == [
        """
        bell.ring(times: 4): expected between bell.ring(times: 2) and bell.ring(times: 3), but was called as calls 2, 6
          expected order 1: bell.ring(times: 1)
          expected order 2: bell.ring(times: 2)
          expected order 3: bell.ring(times: 4)
          expected order 4: bell.ring(times: 3)
          expected order 5: bell.ring(times: 5)
          actual order 1:   bell.ring(times: 1) (step 1)
          actual order 2:   bell.ring(times: 4)
          actual order 3:   bell.ring(times: 2) (step 2)
          actual order 4:   bell.ring(times: 3) (step 4)
          actual order 5:   bell.ring(times: 5) (step 5)
          actual order 6:   bell.ring(times: 4)
        """,
        """
        bell.ring(times: 4): expected before bell.ring(times: 1), but was called after it
          expected order 1: bell.ring(times: 4)
          expected order 2: bell.ring(times: 1)
          expected order 3: bell.ring(times: 3)
          expected order 4: bell.ring(times: 5)
          actual order 1:   bell.ring(times: 1)
          actual order 2:   bell.ring(times: 4) (step 1)
          actual order 3:   bell.ring(times: 3)
          actual order 4:   bell.ring(times: 5)
          actual order 5:   bell.ring(times: 4)
        """,
      ])
  }

  private struct Bowl: Equatable, CustomStringConvertible {
    var soup = "miso"
    var salt: Int
    var description: String { "a bowl of \(soup)" }
  }

  private final class MockCounter: Mock {
    let fetchCalls = MockMethod("fetch(_:)", taking: String.self)
    let serveCalls = MockMethod("serve(_:)", taking: Bowl.self)
  }

  @Test("tells calls apart that differ in the middle, or in what their description hides")
  func alikeArguments() {
    let start =
      "https://shop.example.org/api/v2/customers/84c1f2aa-1111-2222-3333-444455556666/orders/"
    let end = "?expand=price,stock,warehouse&currency=EUR&locale=de-CH&page=1&size=50"
    let counter = MockCounter()
    for number in 1...2 {
      counter.fetchCalls.invoke("\(start)\(number)\(end)")
      counter.serveCalls.invoke(Bowl(salt: number))
    }
    let failures = collectFailures {
      verifyInOrder {
        counter.fetchCalls.called(with: "\(start)2\(end)")
        counter.fetchCalls.called(with: "\(start)1\(end)")
      }
      verifyInOrder {
        counter.serveCalls.called(with: Bowl(salt: 2))
        counter.serveCalls.called(with: Bowl(salt: 1))
      }
    }
    #expect(
      failures.map(\.description) == [
        """
        counter.fetch(..."66/orders/2?expand=price,stock,warehouse&currency=EUR&local"...): expected before counter.fetch(..."66/orders/1?expand=price,stock,warehouse&currency=EU"...), but was called after it
          expected order 1: counter.fetch(..."66/orders/2?expand=price,stock,warehouse&currency=EUR&locale=de-CH&page=1&size=50")
          expected order 2: counter.fetch(..."66/orders/1?expand=price,stock,warehouse&currency=EUR&locale=de-CH&page=1&size=50")
          actual order 1:   counter.fetch(..."66/orders/1?expand=price,stock,warehouse&currency=EUR&locale=de-CH&page=1&size=50")
          actual order 2:   counter.fetch(..."66/orders/2?expand=price,stock,warehouse&currency=EUR&locale=de-CH&page=1&size=50")
        """,
        """
        counter.serve(VerifyInOrderTests.Bowl(soup: "miso", salt: 2)): expected before counter.serve(VerifyInOrderTests.Bowl(soup: "miso", salt: 1)), but was called after it
          expected order 1: counter.serve(VerifyInOrderTests.Bowl(soup: "miso", salt: 2))
          expected order 2: counter.serve(VerifyInOrderTests.Bowl(soup: "miso", salt: 1))
          actual order 1:   counter.serve(VerifyInOrderTests.Bowl(soup: "miso", salt: 1))
          actual order 2:   counter.serve(VerifyInOrderTests.Bowl(soup: "miso", salt: 2))
        """,
      ])
  }

  @Test("allows other calls between, of several mocks")
  func match() {
    bell.ringCalls.invoke(1)
    other.muteCalls.invoke()
    bell.ringCalls.invoke(2)
    bell.muteCalls.invoke()
    let failures = collectFailures {
      verifyInOrder {
        bell.ringCalls.called(with: 1)
        bell.ringCalls.called(with: greaterThan(1))
        bell.muteCalls.called()
      }
      verifyInOrder {
        other.muteCalls.called()
        bell.ringCalls.called()
      }
      verifyInOrder {
        for times in 1...2 { bell.ringCalls.called(with: times) }
      }
    }
    #expect(failures.map(\.description) == [])
  }

  @Test("takes lists of steps, alone and among others")
  func lists() {
    for times in 1...4 { bell.ringCalls.invoke(times) }
    let isLoud = true
    let steps = [2, 3].map { bell.ringCalls.called(with: $0) }
    let none: [ExpectedCall] = []
    let failures = collectFailures {
      verifyInOrder { steps }
      verifyInOrder {
        bell.ringCalls.called(with: 1)
        steps
        none
        if isLoud { [bell.ringCalls.called(with: 4)] } else { none }
        for list in [none, none] { list }
      }
      verifySequence(of: bell) { steps }
      verifyInOrder { steps + steps }
    }
    #expect(
      failures.map(\.text.summary) == [
        "bell.ring(times: 2): expected once more in this order, but was called once"
      ])
  }

  @Test("keeps in a captor the argument of the call that fills the step")
  func captures() {
    for times in 1...4 { bell.ringCalls.invoke(times) }
    let captors = (0..<4).map { _ in ArgumentCaptor<Int>() }
    verifyInOrder {
      bell.ringCalls.called(with: capture(into: captors[0]))
      bell.ringCalls.called(with: capture(into: captors[1], greaterThan(2)))
    }
    verifySequence(of: bell) {
      bell.ringCalls.called(with: 2)
      bell.ringCalls.called(with: capture(into: captors[2]))
    }
    _ = collectFailures {
      verifyInOrder {
        bell.ringCalls.called(with: 4)
        bell.ringCalls.called(with: capture(into: captors[3]))
      }
    }
    #expect(captors.map(\.values) == [[1], [3], [3], []])
  }

  @Test("needs a call of its own for each step")
  func ownCalls() {
    bell.ringCalls.invoke(1)
    let failures = collectFailures {
      verifyInOrder {
        bell.ringCalls.called(with: 1)
        bell.ringCalls.called(with: 1)
      }
    }
    #expect(
      failures.map(\.description) == [
        """
        bell.ring(times: 1): expected once more in this order, but was called once
          expected order 1: bell.ring(times: 1)
          expected order 2: bell.ring(times: 1)
          actual order 1:   bell.ring(times: 1)
        """
      ]
    )
  }

  @Test("says of a step that its arguments were not retained, not that it is missing")
  func notRetained() {
    let openCalls = MockMethod("open(for:)", taking: String.self, retainsArguments: false)
    bell.ringCalls.invoke(1)
    openCalls.invoke("Jon")
    openCalls.invoke("Ann")
    let failures = collectFailures {
      verifyInOrder {
        bell.ringCalls.called(with: 1)
        openCalls.called(with: "Ann")
      }
      verifyInOrder {
        bell.ringCalls.called()
        openCalls.called()
        openCalls.called()
      }
    }
    #expect(
      failures.map(\.description) == [
        """
        open(for: "Ann"): expected after bell.ring(times: 1), but the arguments of 2 calls were not retained (retainsArguments: false)
          expected order 1: bell.ring(times: 1)
          expected order 2: open(for: "Ann")
          actual order 1:   bell.ring(times: 1)
          actual order 2:   open(for: "Jon")
          actual order 3:   open(for: "Ann")
        """
      ]
    )
  }

  @Test("says which call a step could not judge")
  func undecided() {
    let sayCalls = MockMethod("say(_:)", taking: String.self)
    sayCalls.invoke("hello")
    bell.ringCalls.invoke(1)
    sayCalls.invoke("goodbye")
    let failures = collectFailures {
      verifyInOrder {
        bell.ringCalls.called(with: 1)
        sayCalls.called(with: matchesPattern("("))
      }
      verifyInOrder {
        bell.ringCalls.called(with: 1)
        sayCalls.called(with: anyOf(equalTo("hello"), matchesPattern("(")))
      }
      verifyInOrder { sayCalls.called(with: anyOf(equalTo("goodbye"), matchesPattern("("))) }
    }
    #expect(
      failures.map(\.description) == [
        """
        say(a string matching /(/): expected after bell.ring(times: 1), but say("hello") cannot be judged: the pattern is not valid: expected ')'
          expected order 1: bell.ring(times: 1)
          expected order 2: say(a string matching /(/)
          actual order 1:   say("hello")
          actual order 2:   bell.ring(times: 1)
        """,
        """
        say("hello" or a string matching /(/): expected after bell.ring(times: 1), but say("goodbye") cannot be judged: the pattern is not valid: expected ')'
          expected order 1: bell.ring(times: 1)
          expected order 2: say("hello" or a string matching /(/)
          actual order 1:   say("hello")
          actual order 2:   bell.ring(times: 1)
          actual order 3:   say("goodbye")
        """,
      ]
    )
  }

  @Test("names the call that came instead of a step, also if it is like that of an earlier step")
  func likeAnEarlierCall() {
    bell.ringCalls.invoke(4)
    other.muteCalls.invoke()
    bell.ringCalls.invoke(4)
    let failures = collectFailures {
      verifyInOrder {
        bell.ringCalls.called(with: 4)
        other.muteCalls.called()
        bell.ringCalls.called(with: 9)
      }
      verifyInOrder {
        bell.ringCalls.called(2, with: 4)
        bell.ringCalls.called(with: 9)
      }
    }
    #expect(
      failures.map(\.text.summary) == [
        "bell.ring(times: 9): expected after other.mute(), but no call matches; nearest is bell.ring(times: 4): times expected 9, but was 4",
        "bell.ring(times: 9): expected after bell.ring(times: 4), but was never called",
      ])
  }

  @Test("names a step that was never called")
  func neverCalled() {
    bell.ringCalls.invoke(1)
    let line = #line + 2
    let failures = collectFailures {
      verifyInOrder {
        bell.ringCalls.called(with: 1)
        other.muteCalls.called()
      }
      verifyInOrder { other.muteCalls.called() }
    }
    #expect(
      failures.map(\.description) == [
        """
        other.mute(): expected after bell.ring(times: 1), but was never called
          expected order 1: bell.ring(times: 1)
          expected order 2: other.mute()
          actual order 1:   bell.ring(times: 1)
        """,
        """
        other.mute(): expected first, but was never called
          expected order 1: other.mute()
        """,
      ]
    )
    #expect(failures.map(\.line) == [line, line + 4])
  }

  @Test("says which argument of the nearest call differs, or that a step came too early")
  func nearest() {
    bell.muteCalls.invoke()
    bell.ringCalls.invoke(1)
    bell.ringCalls.invoke(3)
    let failures = collectFailures {
      verifyInOrder {
        bell.ringCalls.called(with: 1)
        bell.ringCalls.called(with: 2)
      }
      verifyInOrder {
        bell.ringCalls.called(with: 1)
        bell.muteCalls.called()
      }
    }
    #expect(
      failures.map(\.description) == [
        """
        bell.ring(times: 2): expected after bell.ring(times: 1), but no call matches; nearest is bell.ring(times: 3): times expected 2, but was 3
          expected order 1: bell.ring(times: 1)
          expected order 2: bell.ring(times: 2)
          actual order 1:   bell.ring(times: 1)
          actual order 2:   bell.ring(times: 3)
        """,
        """
        bell.ring(times: 1): expected before bell.mute(), but was called after it
          expected order 1: bell.ring(times: 1)
          expected order 2: bell.mute()
          actual order 1:   bell.mute()
          actual order 2:   bell.ring(times: 1)
        """,
      ])
  }

  @Test("says that each call of a step already fills another step")
  func filled() {
    bell.ringCalls.invoke(2)
    bell.muteCalls.invoke()
    let failures = collectFailures {
      verifyInOrder {
        bell.ringCalls.called(with: greaterThan(1))
        bell.ringCalls.called(with: 2)
      }
      verifyInOrder {
        bell.ringCalls.called()
        bell.ringCalls.called(with: anything())
      }
      verifyInOrder {
        bell.ringCalls.called()
        bell.muteCalls.called()
        bell.ringCalls.called()
      }
      bell.ringCalls.invoke(2)
      verifyInOrder {
        bell.ringCalls.called(with: 2)
        bell.muteCalls.called()
        bell.ringCalls.called(with: 2)
        bell.muteCalls.called()
      }
      verifyInOrder {
        bell.ringCalls.called(with: 2)
        bell.ringCalls.called(with: lessThan(3))
        bell.ringCalls.called()
      }
    }
    #expect(
      failures.map(\.description) == [
        """
        bell.ring(times: 2): expected after bell.ring(times: a value greater than 1), but its only call already fills step 1
          expected order 1: bell.ring(times: a value greater than 1)
          expected order 2: bell.ring(times: 2)
          actual order 1:   bell.ring(times: 2)
        """,
        """
        bell.ring(times: anything): expected after bell.ring(times:), but its only call already fills step 1
          expected order 1: bell.ring(times:)
          expected order 2: bell.ring(times: anything)
          actual order 1:   bell.ring(times: 2)
        """,
        """
        bell.ring(times:): expected once more in this order, but was called once
          expected order 1: bell.ring(times:)
          expected order 2: bell.mute()
          expected order 3: bell.ring(times:)
          actual order 1:   bell.ring(times: 2)
          actual order 2:   bell.mute()
        """,
        """
        bell.mute(): expected once more in this order, but was called once
          expected order 1: bell.ring(times: 2)
          expected order 2: bell.mute()
          expected order 3: bell.ring(times: 2)
          expected order 4: bell.mute()
          actual order 1:   bell.ring(times: 2) (step 1)
          actual order 2:   bell.mute() (step 2)
          actual order 3:   bell.ring(times: 2) (step 3)
        """,
        """
        bell.ring(times:): expected after bell.ring(times: a value less than 3) (call 2), but its 2 calls already fill other steps
          expected order 1: bell.ring(times: 2)
          expected order 2: bell.ring(times: a value less than 3)
          expected order 3: bell.ring(times:)
          actual order 1:   bell.ring(times: 2) (step 1)
          actual order 2:   bell.ring(times: 2) (step 2)
        """,
      ])
  }

  @Test("says that a step came too early, if the step before it came before and after it")
  func tooEarly() {
    for times in [1, 2, 1] { bell.ringCalls.invoke(times) }
    let failures = collectFailures {
      verifyInOrder {
        bell.ringCalls.called(with: 1)
        bell.ringCalls.called(with: 1)
        bell.ringCalls.called(with: 2)
      }
    }
    #expect(
      failures.map(\.description) == [
        """
        bell.ring(times: 2): expected after bell.ring(times: 1) (call 3), but was called too early, as call 2
          expected order 1: bell.ring(times: 1)
          expected order 2: bell.ring(times: 1)
          expected order 3: bell.ring(times: 2)
          actual order 1:   bell.ring(times: 1) (step 1)
          actual order 2:   bell.ring(times: 2)
          actual order 3:   bell.ring(times: 1) (step 2)
        """
      ])
  }

  @Test("says which of several calls fills a step, where another one could be taken for it")
  func severalCalls() {
    for times in [2, 3, 1, 2, 4, 3] { bell.ringCalls.invoke(times) }
    let failures = collectFailures {
      verifyInOrder {
        bell.ringCalls.called(with: 1)
        bell.ringCalls.called(with: 2)
        bell.ringCalls.called(with: 3)
        bell.ringCalls.called(with: 4)
      }
    }
    #expect(
      failures.map(\.description) == [
        """
        bell.ring(times: 4): expected after bell.ring(times: 3) (call 6), but was called too early, as call 5
          expected order 1: bell.ring(times: 1)
          expected order 2: bell.ring(times: 2)
          expected order 3: bell.ring(times: 3)
          expected order 4: bell.ring(times: 4)
          actual order 1:   bell.ring(times: 2)
          actual order 2:   bell.ring(times: 3)
          actual order 3:   bell.ring(times: 1) (step 1)
          actual order 4:   bell.ring(times: 2) (step 2)
          actual order 5:   bell.ring(times: 4)
          actual order 6:   bell.ring(times: 3) (step 3)
        """
      ])
  }

  @Test("blames no call that could not be judged where it could not have helped")
  func helplessDoubt() {
    let valid = Matcher<Int>("a valid number") { number in
      if number == 99 { throw CancellationError() }
      return number == 1
    }
    let lines = collectFailures {
      bell.ringCalls.invoke(99)
      bell.muteCalls.invoke()
      bell.ringCalls.invoke(1)
      bell.ringCalls.invoke(2)
      verifyInOrder {
        bell.ringCalls.called(with: valid)
        bell.ringCalls.called(with: 2)
        bell.muteCalls.called()
      }
      verifyInOrder {
        bell.ringCalls.called(with: valid)
        bell.muteCalls.called()
      }
      other.ringCalls.invoke(99)
      other.ringCalls.invoke(1)
      other.ringCalls.invoke(3)
      other.muteCalls.invoke()
      verifySequence(of: other) {
        other.ringCalls.called(with: valid)
        other.muteCalls.called()
      }
      verifySequence(of: other) {
        other.ringCalls.called(with: 3)
        other.ringCalls.called(with: valid)
      }
      verifySequence(of: other) {
        other.ringCalls.called(with: valid)
        other.ringCalls.called(with: 1)
        other.ringCalls.called(with: 3)
        other.ringCalls.called(with: 4)
      }
      let third = MockBell()
      third.muteCalls.invoke()
      third.ringCalls.invoke(5)
      third.muteCalls.invoke()
      third.ringCalls.invoke(99)
      verifySequence(of: third) {
        third.muteCalls.called()
        third.ringCalls.called(with: valid)
      }
    }.map(\.text.summary)
    #expect(
      lines == [
        """
        bell.ring(times: 2): expected before bell.mute(), but was called after it
        """,
        """
        bell.ring(times: a valid number): expected before bell.mute(), but bell.ring(times: 99) cannot be judged: its judgement of 99 threw CancellationError()
        """,
        """
        other.mute(): expected right after other.ring(times: a valid number), but other.ring(times: 3) came between them
        """,
        """
        other.ring(times: a valid number): expected right after other.ring(times: 3), but was called too early, as call 2; other.mute() came instead
        """,
        """
        other.ring(times: a valid number): expected before other.ring(times: 1), but other.ring(times: 99) cannot be judged: its judgement of 99 threw CancellationError()
        """,
        """
        third.ring(times: a valid number): expected right after third.mute() (call 1), but third.ring(times: 99) cannot be judged: its judgement of 99 threw CancellationError()
        """,
      ])
  }

  @Test("says that a call could not be judged which may belong to an earlier step")
  func doubt() {
    let sayCalls = MockMethod("say(_:)", taking: String.self)
    sayCalls.invoke("hi")
    bell.muteCalls.invoke()
    sayCalls.invoke("hello")
    let failures = collectFailures {
      verifyInOrder {
        sayCalls.called(with: anyOf(equalTo("hello"), matchesPattern("(")))
        bell.muteCalls.called()
      }
    }
    #expect(
      failures.map(\.text.summary) == [
        """
        say("hello" or a string matching /(/): expected before bell.mute(), \
        but say("hi") cannot be judged: the pattern is not valid: expected ')'
        """
      ])
  }

  @Test("finds the nearest call among all calls after the last step, or else among all")
  func nearestOfMany() {
    for times in 0...19 { bell.ringCalls.invoke(times) }
    let early = collectFailures {
      verifyInOrder {
        for times in 0...10 { bell.ringCalls.called(with: times) }
        bell.ringCalls.called(with: 99)
      }
      verifyInOrder {
        for times in 10...19 { bell.ringCalls.called(with: times) }
        bell.ringCalls.called(with: 99)
      }
    }
    bell.muteCalls.invoke()
    bell.ringCalls.invoke(50)
    let late = collectFailures {
      verifyInOrder {
        bell.muteCalls.called()
        bell.ringCalls.called(with: 51)
      }
    }
    #expect(
      (early + late).map(\.description) == [
        """
        bell.ring(times: 99): expected after bell.ring(times: 10), but no call matches; nearest is bell.ring(times: 19): times expected 99, but was 19
          earlier:           2 of 12 steps not shown
          expected order 3:  bell.ring(times: 2)
          expected order 4:  bell.ring(times: 3)
          expected order 5:  bell.ring(times: 4)
          expected order 6:  bell.ring(times: 5)
          expected order 7:  bell.ring(times: 6)
          expected order 8:  bell.ring(times: 7)
          expected order 9:  bell.ring(times: 8)
          expected order 10: bell.ring(times: 9)
          expected order 11: bell.ring(times: 10)
          expected order 12: bell.ring(times: 99)
          earlier:           2 of 12 calls not shown
          actual order 3:    bell.ring(times: 2)
          actual order 4:    bell.ring(times: 3)
          actual order 5:    bell.ring(times: 4)
          actual order 6:    bell.ring(times: 5)
          actual order 7:    bell.ring(times: 6)
          actual order 8:    bell.ring(times: 7)
          actual order 9:    bell.ring(times: 8)
          actual order 10:   bell.ring(times: 9)
          actual order 11:   bell.ring(times: 10)
          actual order 12:   bell.ring(times: 19)
        """,
        """
        bell.ring(times: 99): expected after bell.ring(times: 19), but no call matches; nearest is bell.ring(times: 9): times expected 99, but was 9
          earlier:           1 of 11 steps not shown
          expected order 2:  bell.ring(times: 11)
          expected order 3:  bell.ring(times: 12)
          expected order 4:  bell.ring(times: 13)
          expected order 5:  bell.ring(times: 14)
          expected order 6:  bell.ring(times: 15)
          expected order 7:  bell.ring(times: 16)
          expected order 8:  bell.ring(times: 17)
          expected order 9:  bell.ring(times: 18)
          expected order 10: bell.ring(times: 19)
          expected order 11: bell.ring(times: 99)
          actual order 1:    bell.ring(times: 9)
          actual order 2:    bell.ring(times: 10)
          actual order 3:    bell.ring(times: 11)
          actual order 4:    bell.ring(times: 12)
          actual order 5:    bell.ring(times: 13)
          actual order 6:    bell.ring(times: 14)
          actual order 7:    bell.ring(times: 15)
          actual order 8:    bell.ring(times: 16)
          actual order 9:    bell.ring(times: 17)
          actual order 10:   bell.ring(times: 18)
          later:             1 of 11 calls not shown
        """,
        """
        bell.ring(times: 51): expected after bell.mute(), but no call matches; nearest is bell.ring(times: 50): times expected 51, but was 50
          expected order 1: bell.mute()
          expected order 2: bell.ring(times: 51)
          actual order 1:   bell.mute()
          actual order 2:   bell.ring(times: 50)
        """,
      ])
  }

  private struct Letter: Equatable { var to: String; var from: String; var text: String }

  @Test("leaves out which arguments differ before it cuts a sentence in its middle")
  func shortestSentence() {
    let ring = MockMethod("ring(times:)", taking: Int.self)
    let deliver = MockMethod("deliver(_:by:)", taking: Letter.self, Int.self)
    ring.invoke(1)
    deliver.invoke(
      Letter(to: "Eve Dawson", from: "Tom Eliot", text: "The parcel has not come"), 17)
    let failures = collectFailures {
      verifyInOrder {
        ring.called(with: 1)
        deliver.called(
          with: Letter(to: "Ann Baker", from: "Bob Carter", text: "See you on Tuesday"), 9)
      }
    }
    #expect(
      failures.map(\.text.summary) == [
        """
        deliver(VerifyInOrderTests.Letter(...), by: 9): expected after ring(times: 1), but no call matches; \
        nearest is deliver(...): first argument: .to expected "Ann Baker", but was "Eve Dawson"; and 2 more
        """
      ])
  }
}

@Suite("Long calls in an order") struct LongCallsInOrderTests {
  private final class MockMailer: Mock {
    let sendCalls = MockMethod(
      "send(to:subject:body:)",
      taking: String.self,
      String.self,
      String.self
    )
  }

  private let mailer = MockMailer()
  private let guest = "reception@ramen-shop-headquarters.example.com"
  private let greeting =
    "Thank you for your order of twelve bowls of miso ramen, which will be ready at half past seven."

  @Test("are shown by the arguments in which the steps differ")
  func differingArguments() {
    for number in 1...2 {
      mailer.sendCalls.invoke(guest, "Your order number 2026112200000\(number)", greeting)
    }
    let failures = collectFailures {
      verifyInOrder {
        mailer.sendCalls.called(with: guest, "Your order number 20261122000002", greeting)
        mailer.sendCalls.called(with: guest, "Your order number 20261122000001", greeting)
      }
    }
    #expect(
      failures.map(\.description) == [
        """
        mailer.send(..., subject: "Your order number 20261122000002", ...): expected before \
        mailer.send(to: "reception@ramen"..., subject: "Your order number 20261122000001", ...), \
        but was called after it
          expected order 1: mailer.send(to: "reception@ramen-shop-head"..., subject: "Your order number \
        20261122000002", body: "Thank you for your order of twelve "...)
          expected order 2: mailer.send(to: "reception@ramen-shop-head"..., subject: "Your order number \
        20261122000001", body: "Thank you for your order of twelve "...)
          actual order 1:   mailer.send(to: "reception@ramen-shop-head"..., subject: "Your order number \
        20261122000001", body: "Thank you for your order of twelve "...)
          actual order 2:   mailer.send(to: "reception@ramen-shop-head"..., subject: "Your order number \
        20261122000002", body: "Thank you for your order of twelve "...)
        """
      ]
    )
  }

  @Test("keep both ends of a long argument")
  func longArguments() {
    for name in ["Jon", "Ann"] { mailer.sendCalls.invoke(guest, "Hello", greeting + " " + name) }
    let failures = collectFailures {
      verifyInOrder {
        mailer.sendCalls.called(with: anything(), anything(), hasSuffix(greeting + " Ann"))
        mailer.sendCalls.called(with: anything(), anything(), hasSuffix(greeting + " Jon"))
      }
      verifyInOrder {
        mailer.sendCalls.called(with: guest, "Hello", greeting + " Jon")
        mailer.sendCalls.called(with: guest, "Hello", greeting + " Jon")
      }
    }
    #expect(
      failures.map(\.description) == [
        """
        mailer.send(..., body: a string ending with "Thank you for your order ...t half past \
        seven. Ann"): expected before mailer.send(..., body: a string ending with "...seven. Jon"), but was called after it
          expected order 1: mailer.send(..., body: a string ending with "Thank you for your order of \
        twelve bowls of miso ramen...ill be ready at half past seven. Ann")
          expected order 2: mailer.send(..., body: a string ending with "Thank you for your order of \
        twelve bowls of miso ramen...ill be ready at half past seven. Jon")
          actual order 1:   mailer.send(..., body: "Thank you for your order of twelve bowls of miso \
        ramen, which will be ready at half past seven. Jon")
          actual order 2:   mailer.send(..., body: "Thank you for your order of twelve bowls of miso \
        ramen, which will be ready at half past seven. Ann")
        """,
        """
        mailer.send(to: "reception@ramen-shop-headquarters.example.com", subject: "Hello", ...): \
        expected once more in this order, but was called once
          expected order 1: mailer.send(to: "reception@ramen-shop-headquarters.example.com", \
        subject: "Hello", ...)
          expected order 2: mailer.send(to: "reception@ramen-shop-headquarters.example.com", \
        subject: "Hello", ...)
          actual order 1:   mailer.send(to: "reception@ramen-shop-headquarters.example.com", \
        subject: "Hello", ...)
        """,
      ]
    )
  }

  @Test("have room for the failed step and its place, if there are many of them")
  func many() {
    for number in 1...40 { mailer.sendCalls.invoke(guest, greeting, "\(greeting) \(number)") }
    let failures = collectFailures {
      verifyInOrder {
        for number in 11...30 {
          mailer.sendCalls.called(
            with: guest, greeting, "\(greeting) \(number == 26 ? "Jon" : "\(number)")")
        }
      }
    }
    let text = failures.map(\.description).joined()
    assertThat(text.utf8.count, lessThan(3_501))
    assertThat(
      text, allOf(containsString("expected order 16:"), containsString("actual order 16:")))
  }
}

@Suite("verifyNoMoreCalls and verifyNoCalls") struct VerifyNoMoreCallsTests {
  private let bell = MockBell()
  private let other = MockBell()

  @Test("find nothing where all was verified, or nothing was called")
  func match() {
    let failures = collectFailures {
      verifyNoCalls(bell)
      verifyNoMoreCalls(bell)
      bell.ringCalls.invoke(1)
      bell.muteCalls.invoke()
      verify(bell.ringCalls, calledWith: 1)
      verifyInOrder { bell.muteCalls.called() }
      verifyNoMoreCalls(bell)
    }
    #expect(failures.map(\.description) == [])
  }

  @Test("name the calls that nobody verified")
  func unverified() {
    bell.ringCalls.invoke(1)
    bell.ringCalls.invoke(2)
    let failures = collectFailures {
      verify(bell.ringCalls, calledWith: 1)
      verifyNoMoreCalls(bell)
    }
    #expect(
      failures.map(\.description) == [
        """
        bell: expected no further calls, but 1 of 2 calls was not verified: bell.ring(times: 2)
          call 1: bell.ring(times: 1) (verified)
          call 2: bell.ring(times: 2) (not verified)
        """
      ]
    )
  }

  private final class MockOutbox: Mock {
    let sendCalls = MockMethod(
      "send(to:subject:isUrgent:)", taking: String.self, String.self, Bool.self)
    let moveCalls = MockMethod("move(from:to:)", taking: String.self, String.self)
  }

  @Test("show first what tells calls of one method apart, where they have no room")
  func toldApart() {
    let outbox = MockOutbox()
    let subject = "Lanterns on the quay of the harbour"
    let failures = collectFailures {
      for name in ["tom", "ada"] {
        outbox.sendCalls.invoke("\(name)@oldharbour.example", subject, false)
      }
      verifyNoMoreCalls(outbox)
      for year in 2023...2026 {
        outbox.moveCalls.invoke("the inbox of the harbour office", "the box of the year \(year)")
        if year == 2024 { verifyNoMoreCalls(outbox) }
      }
      verifyNoMoreCalls(outbox, ignoring: outbox.sendCalls)
      for _ in 1...2 { outbox.sendCalls.invoke("reception@oldharbour.example", subject, true) }
      verifyNoMoreCalls(outbox, ignoring: outbox.moveCalls)
    }
    #expect(
      failures.prefix(1).map(\.description) == [
        """
        outbox: expected no further calls, but 2 of 2 calls were not verified: \
        outbox.send(to: "tom@oldharbour.example", ...), outbox.send(to: "ada@oldharbour.example", ...)
          call 1: outbox.send(to: "tom@oldharbour.example", subject: "Lanterns on the quay of the harbour", isUrgent: false) (not verified)
          call 2: outbox.send(to: "ada@oldharbour.example", subject: "Lanterns on the quay of the harbour", isUrgent: false) (not verified)
        """
      ])
    #expect(
      failures.dropFirst().map(\.text.summary) == [
        """
        outbox: expected no further calls, but 2 of 4 calls were not verified: \
        outbox.move(..., to: "the box of the year 2023"), outbox.move(..., to: "the box of the year 2024")
        """,
        """
        outbox: expected no further calls, but 2 of 4 calls were not verified: \
        outbox.move(..., to: "the box of the year 2025"), outbox.move(..., to: "the box of the year 2026")
        """,
        """
        outbox: expected no further calls (ignoring move(from:to:)), but 2 of 4 calls were not verified: \
        outbox.send(to: "reception@oldharbour.example", ..., isUrgent: true), and 1 more
        """,
      ])
  }

  @Test("show long arguments that begin alike by their ends")
  func endsOfArguments() {
    let outbox = MockOutbox()
    let address = "https://api.example.org/v2/customers/10293847/orders/2026-11-25/items/"
    let failures = collectFailures {
      for item in 0..<2 {
        outbox.moveCalls.invoke("\(address)\(item)", "\(address)total/of/all/\(item)")
      }
      verifyNoMoreCalls(outbox)
    }
    #expect(
      failures.map(\.description) == [
        """
        outbox: expected no further calls, but 2 of 2 calls were not verified: outbox.move(from: ..."-25/items/0", to: ..."al/of/all/0"), outbox.move(from: ..."-25/items/1", to: ..."al/of/all/1")
          call 1: outbox.move(from: ..."-25/items/0", to: ..."al/of/all/0") (not verified)
          call 2: outbox.move(from: ..."-25/items/1", to: ..."al/of/all/1") (not verified)
        """
      ])
  }

  @Test("name the calls that a passed order did not need")
  func calledMoreOften() {
    for _ in 1...3 { bell.muteCalls.invoke() }
    other.ringCalls.invoke(1)
    other.muteCalls.invoke()
    other.ringCalls.invoke(1)
    let failures = collectFailures {
      verifyInOrder { bell.muteCalls.called() }
      verifyNoMoreCalls(bell)
      verifySequence(of: other) {
        other.ringCalls.called(with: 1)
        other.muteCalls.called()
      }
      verifyNoMoreCalls(other)
      // What a failure has shown is not reported again.
      verifyNoMoreCalls(bell, other)
    }
    #expect(
      failures.map(\.description) == [
        """
        bell: expected no further calls, but 2 of 3 calls were not verified: bell.mute(), bell.mute()
          call 1: bell.mute() (verified)
          call 2: bell.mute() (not verified)
          call 3: bell.mute() (not verified)
        """,
        """
        other: expected no further calls, but 1 of 3 calls was not verified: other.ring(times: 1)
          call 1: other.ring(times: 1) (verified)
          call 2: other.mute() (verified)
          call 3: other.ring(times: 1) (not verified)
        """,
      ])
  }

  @Test("do not report again what a failed order has shown")
  func failedOrders() {
    bell.ringCalls.invoke(1)
    bell.muteCalls.invoke()
    other.ringCalls.invoke(1)
    other.muteCalls.invoke()
    let failures = collectFailures {
      verifyInOrder {
        bell.muteCalls.called()
        bell.ringCalls.called(with: 2)
      }
      verifyNoMoreCalls(bell)
      verifySequence(of: other) { other.ringCalls.called(with: 2) }
      verifyNoMoreCalls(other)
    }
    #expect(
      failures.map(\.text.summary) == [
        "bell.ring(times: 2): expected after bell.mute(), but no call matches; nearest is bell.ring(times: 1): times expected 2, but was 1",
        "other.ring(times: 2): expected first, but no call matches; nearest is other.ring(times: 1): times expected 2, but was 1",
      ])
  }

  @Test("do not report again what a failed verification has shown")
  func cascade() {
    bell.ringCalls.invoke(1)
    let failures = collectFailures {
      verify(bell.ringCalls, calledWith: 7)
      verifyNoMoreCalls(bell)
    }
    #expect(failures.count == 1)
  }

  @Test("leave out the methods that are to be ignored")
  func ignoring() {
    bell.ringCalls.invoke(1)
    bell.muteCalls.invoke()
    let failures = collectFailures {
      verifyNoMoreCalls(bell, ignoring: bell.ringCalls, bell.muteCalls)
      verifyNoCalls(bell, ignoring: bell.ringCalls, bell.muteCalls)
      verifyNoMoreCalls(bell, ignoring: bell.ringCalls)
    }
    #expect(
      failures.map(\.description) == [
        """
        bell: expected no further calls (ignoring ring(times:)), but 1 call was not verified: bell.mute()
          call 1: bell.mute() (not verified)
        """
      ]
    )
  }

  @Test("look at several mocks")
  func several() {
    let other = MockBell()
    bell.muteCalls.invoke()
    other.muteCalls.invoke()
    let failures = collectFailures { verifyNoCalls(bell, other) }
    #expect(
      failures.map(\.description) == [
        """
        bell and other: expected no calls, but 2 calls were made: bell.mute(), other.mute()
          call 1: bell.mute()
          call 2: other.mute()
        """
      ]
    )
  }

  @Test("takes a step for several calls")
  func counts() {
    let greet = MockMethod("greet(_:)", taking: String.self)
    let wash = MockMethod("wash()")
    greet.invoke("Jon")
    greet.invoke("Joe")
    wash.invoke()
    wash.invoke()
    verifyInOrder {
      greet.called(2, with: hasPrefix("Jo"))
      wash.called(2)
    }
    verifyInOrder {
      greet.called(1, with: "Joe")
      wash.called(1)
    }
    let failures = collectFailures {
      verifyInOrder {
        greet.called(3, with: hasPrefix("Jo"))
        wash.called()
      }
      verifyInOrder {
        wash.called(2)
        greet.called(2, with: "Jon")
      }
    }
    #expect(
      failures.map(\.text.summary) == [
        #"greet(a string starting with "Jo"): expected once more in this order, but was called twice"#,
        #"wash(): expected before greet("Jon"), but was called after it"#,
      ])
  }

  @Test("fails for a step of no calls, which every order would fulfil", arguments: [0, -1])
  func noCalls(_ count: Int) {
    let wash = MockMethod("wash()")
    let failures = collectFailures { verifyInOrder { wash.called(count) } }
    #expect(
      failures.map(\.text.summary) == [
        "wash(): expected a step of at least 1 call, but was one of \(count)"
      ])
  }
}
