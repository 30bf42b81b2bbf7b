import Charmest
import CharmestCore
import Foundation
import Testing

@Suite("The text of a failed verification") struct CallFailureTests {
  private final class MockMailer: Mock {
    let sendCalls = MockMethod(
      "send(to:subject:body:attachments:)",
      taking: String.self, String.self, String.self, [String].self)

    func send(
      to receiver: String, subject: String = "Hello", body: String = "Hi.",
      attachments: [String] = []
    ) {
      sendCalls.invoke(receiver, subject, body, attachments)
    }
  }

  private final class MockSession: Mock {
    let dataTaskCalls = MockMethod(
      "dataTask(with:completionHandler:)",
      taking: URL.self, (@Sendable (Data?) -> Void).self)
    let loadCalls = MockMethod("load(_:headers:)", taking: String.self, [String: String].self)
  }

  private let mailer = MockMailer()
  private let session = MockSession()

  private func url(_ limit: Int, _ rest: String = "") throws -> URL {
    let start = "https://gateway.example.com/v1/public/characters?nameStartsWith=spider"
    return try #require(URL(string: start + "&limit=\(limit)&offset=0" + rest))
  }

  private func hasLimit(_ limit: Int) -> Matcher<URL> {
    Matcher("a URL with the query limit=\(limit)") {
      $0.query()?.contains("limit=\(limit)&") == true
    }
  }

  private final class MockChannel: Mock {
    let fadeCalls = MockMethod("fade(to:)", taking: Double.self)
    let showCalls = MockMethod("show(_:)", taking: String.self)
  }

  private final class MockFeeder: Mock {
    let feedCalls = MockMethod(
      "feed(hive:litres:syrup:)", taking: String.self, Double.self, String.self)
  }

  @Test("tells what differs in each of a few calls")
  func oneByOne() {
    let feeder = MockFeeder()
    feeder.feedCalls.invoke("H2", 1.5, "spring")
    feeder.feedCalls.invoke("N9", 15, "spring")
    feeder.feedCalls.invoke("H12", 1.6, "autumn")
    let failures = collectFailures {
      verify(feeder.feedCalls, 2, calledWith: anything(), lessThan(2), "spring")
      verify(feeder.feedCalls, 3, calledWith: anything(), lessThan(1), "spring")
      verify(feeder.feedCalls, calledWith: anything(), lessThan(1), "spring")
    }
    #expect(
      failures.map(\.text.summary) == [
        """
        feeder.feed(hive: anything, ...): expected 2 calls, but 1 of 3 feed calls matches; \
        call 2: litres expected a value less than 2.0, but was 15.0; \
        call 3: syrup expected "spring", but was "autumn"
        """,
        """
        feeder.feed(hive: anything, litres: a value less than 1.0, syrup: "spring"): expected 3 calls, \
        but none of 3 feed calls matches; nearest is call 1: litres expected a value less than 1.0, but was 1.5
        """,
        """
        feeder.feed(hive: anything, litres: a value less than 1.0, syrup: "spring"): expected 1 call, \
        but none of 3 feed calls matches; nearest is call 1: litres expected a value less than 1.0, but was 1.5
        """,
      ])
  }

  @Test("says what came in each call of one argument, where there is room")
  func onlyArgument() {
    let channel = MockChannel()
    for gain in [-12.0, -6, 6] { channel.fadeCalls.invoke(gain) }
    for number in 1...4 { channel.showCalls.invoke("page \(number)") }
    let failures = collectFailures {
      verify(channel.fadeCalls, calledWith: 0.0)
      verify(channel.fadeCalls, calledWith: greaterThan(10))
      verify(channel.showCalls, calledWith: "page 44")
      verify(channel.fadeCalls, .exactly(2), calledWith: 6.0)
      verify(channel.fadeCalls, .exactly(3), calledWith: lessThan(0))
      channel.fadeCalls.invoke(6)
      channel.fadeCalls.invoke(6)
      verify(channel.fadeCalls, .exactly(4), calledWith: 6.0)
      channel.showCalls.forgetCalls()
      for page in ["index", "page 2"] { channel.showCalls.invoke(page) }
      verify(channel.showCalls, .exactly(2), calledWith: "page 2")
    }
    #expect(
      failures.map { $0.description.split(separator: "\n")[0] } == [
        "channel.fade(to: 0.0): expected 1 call, but none of 3 fade calls matches: to was -12.0, -6.0, 6.0",
        "channel.fade(to: a value greater than 10.0): expected 1 call, but none of 3 fade calls matches: to was -12.0, -6.0, 6.0",
        "channel.show(\"page 44\"): expected 1 call, but none of 4 show calls matches: first argument was \"page 1\", \"page 2\", \"page 3\", \"page 4\"",
        "channel.fade(to: 6.0): expected 2 calls, but 1 of 3 fade calls matches; in the others, to was -12.0, -6.0",
        "channel.fade(to: a value less than 0.0): expected 3 calls, but 2 of 3 fade calls match; in the other, to was 6.0",
        "channel.fade(to: 6.0): expected 4 calls, but 3 of 5 fade calls match; in the others, to was -12.0, -6.0",
        "channel.show(\"page 2\"): expected 2 calls, but 1 of 2 show calls matches; in the other, first argument was \"index\"",
      ])
  }

  @Test("says of calls that came too often what the one argument was that is left open")
  func openArgument() {
    let feeder = MockFeeder()
    for litres in [1.5, 15] { feeder.feedCalls.invoke("3", litres, "spring") }
    let failures = collectFailures {
      verify(feeder.feedCalls, calledWith: "3", anything(), "spring")
      verify(feeder.feedCalls, calledWith: "3", anything(), hasPrefix("spr"))
    }
    #expect(
      failures.map(\.text.summary) == [
        """
        feeder.feed(hive: "3", litres: anything, syrup: "spring"): expected 1 call, \
        but was called twice, with litres 1.5, 15.0
        """,
        """
        feeder.feed(hive: "3", litres: anything, syrup: a string starting with "spr"): \
        expected 1 call, but was called twice
        """,
      ])
  }

  @Test("shows calls as they were made, also where a part of an argument is judged")
  func parts() {
    let calls = MockMethod("finish(_:)", taking: Swift.Result<Int, CancellationError>.self)
    for number in [1, 3] { calls.invoke(.success(number)) }
    let failures = collectFailures { verify(calls, calledWith: succeeds(2)) }
    #expect(
      failures.map(\.description) == [
        """
        finish(success with 2): expected 1 call, but none of 2 finish calls matches; call 1: first argument expected 2, but was 1
          expected: finish(success with 2)
          call 1:   finish(.success(1)) (differs)
          call 2:   finish(.success(3)) (differs)
        """
      ])
  }

  @Test("has room for the query of an address")
  func query() throws {
    session.dataTaskCalls.invoke(try url(30), { _ in })
    let expected = try url(10)
    let failures = collectFailures {
      verify(session.dataTaskCalls, calledWith: hasLimit(10), anything())
      verify(session.dataTaskCalls, calledWith: equalTo(expected), anything())
    }
    #expect(
      failures.map(\.description) == [
        """
        session.dataTask(with: a URL with the query limit=10, ...): call 1 differs: argument "with" expected a URL with the query limit=10, but was https://gateway.example.com/v1/public/characters?nameStar...
          with: expected a URL with the query limit=10, but was https://gateway.example.com/v1/public/characters?nameStartsWith=spider&limit=30&offset=0
          expected: session.dataTask(with: a URL with the query limit=10, completionHandler: anything)
          call 1:   session.dataTask(with: https://gateway.example.com/v1/public/characters?nameStartsWith=spider&limit=30&offset=0, ...)
        """,
        """
        session.dataTask(with: https://gateway.example.com/v1/public/characters?nameStartsWith=s..., ...): expected 1 call, but call 1 differs: query of argument "with" expected "limit=10", but was "limit=30"
          expected: session.dataTask(with: https://gateway.example.com/v1/public/characters?nameStartsWith=spider&limit=10&offset=0, completionHandler: anything)
          call 1:   session.dataTask(with: https://gateway.example.com/v1/public/characters?nameStartsWith=spider&limit=30&offset=0, ...)
        """,
      ])
  }

  @Test("gives a long argument a line of its own")
  func longArgument() throws {
    session.dataTaskCalls.invoke(
      try url(30, "&apikey=7f2ac08e41&modifiedSince=2026-03-15"), { _ in })
    let failures = collectFailures {
      verify(session.dataTaskCalls, calledWith: hasLimit(10), anything())
    }
    #expect(
      failures.map(\.description) == [
        """
        session.dataTask(with: a URL with the query limit=10, ...): call 1 differs: argument "with" expected a URL with the query limit=10, but was https://gateway.example.com/v1/public/characters?nameStar...
          with: expected a URL with the query limit=10
          with: but was https://gateway.example.com/v1/public/characters?nameStartsWith=spider&limit=30&offset=0&apikey=7f2ac08e41&modifiedSince=2026-03-15
          expected: session.dataTask(with: a URL with the query limit=10, completionHandler: anything)
          call 1:   session.dataTask(with: https://gateway.example.com/v1/public/characters?nameStartsWith=spider&limit=30&offset=0&apikey=7f2ac08e41&modifiedS..., ...)
        """
      ])
  }

  @Test("shows the values inside of an argument whole, on as many lines as that takes")
  func room() {
    let orderCalls = MockMethod("order(dishes:)", taking: [String].self)
    func lines(_ dish: String, _ matcher: Matcher<String>) -> [String]? {
      orderCalls.reset()
      orderCalls.invoke([dish])
      let failures = collectFailures { verify(orderCalls, calledWith: contains(matcher)) }
      return (failures.first?.text.details.prefix { !$0.hasPrefix("  expected: ") }).map(Array.init)
    }
    func below(_ dish: String) -> [String] {
      orderCalls.reset()
      orderCalls.invoke([dish])
      let failures = collectFailures { verify(orderCalls, calledWith: contains(known)) }
      let details = (failures.first?.text.details ?? []).joined(separator: "\n")
        .replacing("\n      ", with: "")
      return details.split(separator: "\n").filter { $0.hasPrefix("  dishes of call 1: ") }
        .map { String($0.dropFirst("  dishes of call 1: ".count)) }
    }
    func text(_ letter: String, _ count: Int) -> String { String(repeating: letter, count: count) }
    let known = Matcher<String>("a known dish") { _ in false }
    let start = "  dishes: [0]: expected a known dish, but was "
    #expect(lines(text("x", 102), known) == ["\(start)\"\(text("x", 102))\""])
    #expect(lines(text("x", 112), known) == ["\(start)\"\(text("x", 112))\""])
    // The whole argument stands below.
    #expect(lines(text("x", 200), known) == ["\(start)\"\(text("x", 109))\"..."])
    #expect(below(text("x", 200)) == ["[\"\(text("x", 200))\"]"])
    #expect(below(text("x", 600)) == ["[\"\(text("x", 600))\"]"])
    #expect(
      lines(text("x", 100), greaterThan(text("y", 100))) == [
        "  dishes: [0]: expected a value greater than \"\(text("y", 100))\", but was\u{20}",
        "      \"\(text("x", 100))\"",
      ])
    // Too long for a text.
    #expect(below(text("x", 3_000)).count == 1)
    #expect(below(text("x", 3_000)).allSatisfy { $0.contains("xxx") && $0.count < 160 })
  }

  @Test("shows the end of an argument whose end is judged")
  func suffix() {
    let path = "https://gateway.example.com/v1/public/characters?hash=abcdef&ts=1&limit=30"
    session.loadCalls.invoke(path, [:])
    let failures = collectFailures {
      verify(session.loadCalls, calledWith: hasSuffix("&limit=10"), anything())
    }
    #expect(
      failures.map(\.description) == [
        """
        session.load(a string ending with "&limit=10", ...): expected 1 call, but call 1 differs: first argument expected a string ending with "&limit=10", but was ..."ic/characters?hash=abcdef&ts=1&limit=30"
          first argument: expected a string ending with "&limit=10", but was "https://gateway.example.com/v1/public/characters?hash=abcdef&ts=1&limit=30"
          expected: session.load(a string ending with "&limit=10", headers: anything)
          call 1:   session.load("https://gateway.example.com/v1/public/characters?hash=abcdef&ts=1&limit=30", headers: [:])
        """
      ])
  }

  @Test("names all arguments that differ")
  func severalArguments() {
    mailer.send(to: "ann@example.com", attachments: ["photo.png"])
    let failures = collectFailures {
      verify(mailer.sendCalls, calledWith: "bob@example.com", "Hello", "Hi.", ["letter.pdf"])
      verify(mailer.sendCalls, calledWith: "bob@example.com", "Hi", "Hi.", ["letter.pdf"])
    }
    #expect(
      failures.map(\.description) == [
        """
        mailer.send(...): expected 1 call, but call 1 differs: argument "to" expected "bob@example.com", but was "ann@example.com"; attachments[0] expected "letter.pdf", but was "photo.png"
          expected: mailer.send(to: "bob@example.com", subject: "Hello", body: "Hi.", attachments: ["letter.pdf"])
          call 1:   mailer.send(to: "ann@example.com", subject: "Hello", body: "Hi.", attachments: ["photo.png"])
        """,
        """
        mailer.send(...): call 1 differs: argument "to" expected "bob@example.com", but was "ann@example.com"; subject expected "Hi", but was "Hello"; attachments[0] expected "letter.pdf", but was "photo.png"
          expected: mailer.send(to: "bob@example.com", subject: "Hi", body: "Hi.", attachments: ["letter.pdf"])
          call 1:   mailer.send(to: "ann@example.com", subject: "Hello", body: "Hi.", attachments: ["photo.png"])
        """,
      ])
  }

  @Test("gives each difference inside of a long argument a line of its own")
  func severalInOneArgument() {
    func pass(_ category: String, _ days: Int) -> String {
      """
      {
        "category" : "\(category)",
        "resort" : "Sankt Anton",
        "validDays" : \(days)
      }
      """
    }
    mailer.send(to: "ann@example.com", subject: "Your pass", body: pass("adult", 5))
    mailer.send(to: "eve@example.com", subject: "Voucher")
    let failures = collectFailures {
      verify(mailer.sendCalls, calledWith: "ann@example.com", "Your pass", pass("youth", 6), [])
    }
    #expect(
      failures.map(\.description) == [
        #"""
        mailer.send(...): expected 1 call, but none of 2 matches; nearest is call 1: body: 2 of 5 lines differ: line 2 expected ..."egory\" : \"youth\",", but was ..."egory\" : \"adult\","; and 1 more: line 4
          body line 2: expected "  \"category\" : \"youth\",", but was "  \"category\" : \"adult\","
          body line 4: expected "  \"validDays\" : 6", but was "  \"validDays\" : 5"
          expected: mailer.send(to: "ann@example.com", ..., body: "{\n  \"category\" : \"youth\",\n  \"resort\" : \"Sankt Anton\",\n  \"validDays\" : 6\n}", ...)
          call 1:   mailer.send(..., body: "{\n  \"category\" : \"adult\",\n  \"resort\" : \"Sankt Anton\",\n  \"val"..., ...) (nearest; 1 of 4 arguments differs: body)
          call 2:   mailer.send(to: "eve@example.com", subject: "Voucher", body: "Hi.", attachments: []) (3 of 4 arguments differ: to, subject, body)
        """#
      ])
  }

  @Test("takes texts, lists and objects for more telling than numbers, and these than flags")
  func moreTelling() {
    struct Other {}
    func isNearest(_ second: Any, ratherThan first: Any) -> Bool? {
      let method = MockMethod("serve(_:_:)", taking: Any.self, Any.self)
      method.invoke(first, Other())
      method.invoke(Other(), second)
      let known = Matcher<Any>("a known value") { !($0 is Other) }
      let failure = Verification(
        of: method, .once, calledWith: ExpectedArguments(known, known)
      ).failure
      return failure?.text().summary.contains("nearest is call 2")
    }
    let none: Int? = nil
    let kinds: [[Any]] = [
      [true, none as Any, "", [Int]()],
      [0, 1.5, Calendar.Component.day],
      ["Hello", "Hello".dropFirst(), [1], mailer],
    ]
    for (rank, values) in kinds.enumerated() {
      for (otherRank, others) in kinds.enumerated() {
        for value in values {
          for other in others {
            #expect(isNearest(value, ratherThan: other) == (rank > otherRank), "\(value), \(other)")
          }
        }
      }
    }
  }

  @Test("takes the call that equals in more telling arguments for the nearest")
  func nearest() {
    mailer.send(to: "ann@example.com", subject: "Invoice")
    mailer.send(to: "bob@example.com", subject: "Order")
    mailer.send(to: "cleo@example.com", subject: "Voucher")
    let failures = collectFailures {
      verify(mailer.sendCalls, calledWith: "bob@example.com", "Invoice", "Hi.", [])
    }
    #expect(
      failures.map(\.description) == [
        """
        mailer.send(to: "bob@example.com", subject: "Invoice", body: "Hi.", attachments: []): expected 1 call, but none of 3 send calls matches; nearest is call 2: subject expected "Invoice", but was "Order"
          expected: mailer.send(to: "bob@example.com", subject: "Invoice", body: "Hi.", attachments: [])
          call 1:   mailer.send(to: "ann@example.com", subject: "Invoice", body: "Hi.", attachments: []) (1 of 4 arguments differs: to)
          call 2:   mailer.send(to: "bob@example.com", subject: "Order", body: "Hi.", attachments: []) (nearest; 1 of 4 arguments differs: subject)
          call 3:   mailer.send(to: "cleo@example.com", subject: "Voucher", body: "Hi.", attachments: []) (2 of 4 arguments differ: to, subject)
        """
      ])
  }

  @Test("says which calls came twice, if without them there were as many as expected")
  func repetitions() {
    let channel = MockChannel()
    for page in ["index", "menu", "menu", "end"] { channel.showCalls.invoke(page) }
    let failures = collectFailures {
      verify(channel.showCalls, 3)
      verify(channel.showCalls, .atMost(3), calledWith: anything())
      channel.showCalls.invoke("end")
      verify(channel.showCalls, 3)
      channel.showCalls.invoke("more")
      verify(channel.showCalls, 3)
    }
    #expect(
      failures.map(\.description) == [
        """
        channel.show(_:): expected 3 calls, but was called 4 times: show("menu") twice (calls 2, 3), the others once
          call 1: channel.show("index")
          call 2: channel.show("menu")
          call 3: channel.show("menu") (the same as call 2)
          call 4: channel.show("end")
        """,
        """
        channel.show(anything): expected at most 3 calls, but was called 4 times: show("menu") twice (calls 2, 3), the others once
          call 1: channel.show("index")
          call 2: channel.show("menu")
          call 3: channel.show("menu") (the same as call 2)
          call 4: channel.show("end")
        """,
        """
        channel.show(_:): expected 3 calls, but was called 5 times: show("menu") twice (calls 2, 3), show("end") twice (calls 4, 5), the other once
          call 1: channel.show("index")
          call 2: channel.show("menu")
          call 3: channel.show("menu") (the same as call 2)
          call 4: channel.show("end")
          call 5: channel.show("end") (the same as call 4)
        """,
        """
        channel.show(_:): expected 3 calls, but was called 6 times: show("index"), show("menu"), show("menu"), and 3 more
          call 1: channel.show("index")
          call 2: channel.show("menu")
          call 3: channel.show("menu")
          call 4: channel.show("end") (1 more than expected)
          call 5: channel.show("end") (2 more than expected)
          call 6: channel.show("more") (3 more than expected)
        """,
      ])
  }

  @Test("says which of several calls came too often, where these are few")
  func placesOfMatched() {
    let channel = MockChannel()
    for page in ["index", "menu", "menu", "end"] { channel.showCalls.invoke(page) }
    let failures = collectFailures {
      verify(channel.showCalls, .never, calledWith: hasPrefix("e"))
      verify(channel.showCalls, calledWith: "menu")
      verify(channel.showCalls, .never)
      for _ in 0..<2 { channel.showCalls.invoke("menu") }
      verify(channel.showCalls, calledWith: "menu")
    }
    #expect(
      failures.map(\.text.summary) == [
        #"channel.show(a string starting with "e"): expected no calls, but was called once (call 4 of 4 show calls): show("end")"#,
        #"channel.show("menu"): expected 1 call, but was called twice (calls 2, 3 of 4 show calls)"#,
        #"channel.show(_:): expected no calls, but was called 4 times: show("index"), show("menu"), show("menu"), show("end")"#,
        #"channel.show("menu"): expected 1 call, but was called 4 times"#,
      ])
  }

  @Test("takes two calls with different objects for two, though they read alike")
  func objectsThatReadAlike() {
    let calls = MockMethod("serve(_:)", taking: ObjectWithoutName.self)
    let twice = ObjectWithoutName()
    for guest in [twice, ObjectWithoutName(), ObjectWithoutName()] { calls.invoke(guest) }
    let failures = collectFailures { verify(calls, 2) }
    calls.invoke(twice)
    assertThat(failures.map(\.text.summary), everyItem(not(containsString("(calls"))))
    assertThat(
      collectFailures { verify(calls, 3) }.map(\.text.summary),
      containsExactly(containsString("twice (calls 1, 4), the others once")))
  }

  private final class ObjectWithoutName {}

  @Test("tells equal calls together, where these are many")
  func equalCalls() {
    let channel = MockChannel()
    for gain in [-12.0, 6, 6, 6, 6] { channel.fadeCalls.invoke(gain) }
    let failures = collectFailures {
      verify(channel.fadeCalls, .between(2...3))
      verify(channel.fadeCalls, .atMost(4), calledWith: anything())
      channel.fadeCalls.forgetCalls()
      for _ in 0..<5 { channel.fadeCalls.invoke(6) }
      verify(channel.fadeCalls, .never)
    }
    #expect(
      failures.map(\.text.summary) == [
        "channel.fade(to:): expected 2 to 3 calls, but was called 5 times: fade(to: -12.0) once, fade(to: 6.0) 4 times",
        "channel.fade(to: anything): expected at most 4 calls, but was called 5 times: fade(to: -12.0) once, fade(to: 6.0) 4 times",
        "channel.fade(to:): expected no calls, but was called 5 times: each fade(to: 6.0)",
      ])
  }

  @Test("calls a call the nearest only if it is nearer than the others")
  func nearestCall() {
    let feeder = MockFeeder()
    for litres in [15.0, 2.5, 7] { feeder.feedCalls.invoke("3", litres, "spring") }
    feeder.feedCalls.invoke("4", 0.5, "autumn")
    let failures = collectFailures {
      verify(feeder.feedCalls, calledWith: anything(), inInterval(0...2), "spring")
      verify(
        feeder.feedCalls, calledWith: anything(), anyOf(inInterval(3..<4), inInterval(18..<19)),
        "spring")
      verify(feeder.feedCalls, calledWith: anything(), lessThan(1), "spring")
      verify(feeder.feedCalls, calledWith: anything(), closeTo(5, 1), "spring")
    }
    #expect(
      failures.map(\.text.summary) == [
        """
        feeder.feed(hive: anything, litres: a value in 0.0...2.0, syrup: "spring"): expected 1 call, \
        but none of 4 feed calls matches; nearest is call 2: litres expected a value in 0.0...2.0, but was 2.5
        """,
        """
        feeder.feed(hive: anything, ..., syrup: "spring"): expected 1 call, but none of 4 feed calls matches; \
        call 1: litres expected a value in 3.0..<4.0 or a value in 18.0..<19.0, but was 15.0
        """,
        """
        feeder.feed(hive: anything, litres: a value less than 1.0, syrup: "spring"): expected 1 call, \
        but none of 4 feed calls matches; nearest is call 2: litres expected a value less than 1.0, but was 2.5
        """,
        """
        feeder.feed(hive: anything, ..., syrup: "spring"): expected 1 call, but none of 4 feed calls matches; \
        nearest is call 3: litres expected a value within 1.0 of 5.0, but was 7.0 (off by 2.0)
        """,
      ])
    let order = collectFailures {
      verifyInOrder { feeder.feedCalls.called(with: anything(), inInterval(3...4), "spring") }
      verifyInOrder { feeder.feedCalls.called(with: anything(), not(lessThan(20)), "spring") }
    }
    #expect(
      order.map(\.text.summary) == [
        """
        feeder.feed(hive: anything, ...): expected first, but no call matches; nearest is \
        feeder.feed(hive: "3", litres: 2.5, syrup: "spring"): litres expected a value in 3.0...4.0, but was 2.5
        """,
        """
        feeder.feed(hive: anything, ...): expected first, but no call matches; for example \
        feeder.feed(hive: "3", litres: 15.0, syrup: "spring"): litres expected a value not less than 20.0, but was 15.0
        """,
      ])
  }
}
