#if os(Linux)
  import Foundation
  import Testing

  /// Expressions that must not compile, or only with a warning.
  @Suite("Mistaken call sites") struct MistakesTests {
    /// Mistakes, each with what the compiler says to it below.
    ///
    /// The articles explain those whose message does not name the cause; others could pass unseen.
    static let rejected = {
      let lines = table.split(separator: "\n").map { $0.drop { $0 == " " } }
      return stride(from: 0, to: lines.count, by: 2).map { index in
        (expression: String(lines[index]), message: String(lines[index + 1]))
      }
    }()

    private static let table = #"""
      assertThat([1], containsExactly())
        missing argument for parameter #1 in call
      assertThrows(try fry(), .noOil)
        generic parameter 'Failure' could not be inferred
      assertThrows(try fry(), "at night")
        generic parameter 'Failure' could not be inferred
      assertThrows(try fry(), equalTo(.noOil))
        reference to member 'noOil' cannot be resolved without a contextual type
      let spare: Bowl? = Bowl(); _ = try requireThat(spare, "a spare bowl")
        cannot convert value of type 'Bowl?' to expected argument type 'Bool?'
      let calls = MockMethod("log(_:)", taking: (any Error).self); verify(calls, calledWith: FryError.noOil)
        type 'any Error' cannot conform to 'Equatable' [#ProtocolTypeNonConformance]
      await assertEventually(text.count == 5)
        missing argument for parameter #8 in call
      assertThat(1, text)
        no exact matches in call to global function 'assertThat'
      assertThat(1, hasPrefix("x"))
        global function 'hasPrefix' requires that 'Int' conform to 'StringProtocol'
      assertThat(1, hasItem(1))
        global function 'assertThat(_:_:_:fileID:file:line:column:)' requires that 'Matcher<Items>' conform to 'Equatable'
      assertThat([text] as [String?], hasItem(hasPrefix("J")))
        cannot convert value of type '[String?]' to expected argument type '[String]'
      bell.sizeCalls.suspends().inFlight[0].resume()
        instance method 'resume(fileID:file:line:column:)' requires the types 'Int' and '()' be equivalent
      assertThat(Bowl(), hasProperty(\.bowls, "1"))
        cannot convert value of type 'String' to expected argument type 'Int'
      assertThat(Bowl(), hasProperty(\.size, 1))
        cannot infer key path type from context; consider explicitly specifying a root type
      assertThat(Bowl(), hasProperty("bowls", 1))
        cannot convert value of type 'String' to expected argument type 'KeyPath<Bowl, Int>'
      assertThat([(text, 20)], containsExactly((text, 20)))
        type '(String, Int)' cannot conform to 'Collection' [#ProtocolTypeNonConformance]
      assertThat(payment as Any, isCase("paid", .card("1")))
        type 'Matcher<Any?>' has no member 'card'
      assertThat(1 as Any, equalTo(1))
        cannot convert value of type 'Any' to expected argument type 'Int'
      assertThat(number)
        optional type 'Int?' cannot be used as a boolean; test for '!= nil' instead
      assertThat(Bowl(), equalTo(Bowl()))
        global function 'equalTo' requires that 'Bowl' conform to 'Equatable'
      assertThat(Bowl(), Bowl())
        global function 'assertThat(_:_:_:fileID:file:line:column:)' requires that 'Bowl' conform to 'Equatable'
      assertThat(payment, isCase(.cash))
        'isCase' is unavailable: write the case's name as a string, or equalTo for a value of the enum
      assertThat(Bowl(), hasProperty(named: "names", hasItem("Jon")))
        generic parameter 'Items' could not be inferred
      assertThat(Bowl(), hasProperty(named: "name", presentAnd(hasPrefix("m"))))
        generic parameter 'Text' could not be inferred
      assertThat(payment, anyOf(.cash, .card("1")))
        type 'Matcher<Payment>' has no member 'cash'
      assertThat(payment, .card(hasPrefix("1")))
        cannot convert value of type 'Matcher<Text>' to expected argument type 'String'
      assertThat([payment], containsExactly(.cash, isCase("card")))
        cannot convert value of type 'Matcher<String>' to expected argument type 'Payment'
      verify(bell.payCalls, calledWith: 100, .eur, anything())
        'verify(_:_:calledWith:_:_:)' is unavailable: beside a matcher, write equalTo(value) for each value
      bell.seatCalls.when(anything(), hasPrefix(text)).returns()
        global function 'hasPrefix' requires that 'String?' conform to 'StringProtocol'
      bell.payCalls.when(100, .eur, anything())
        cannot convert value of type 'Matcher<Value>' to expected argument type 'Bowl'
      let matcher = anything()
        generic parameter 'Value' could not be inferred
      verify(bell.ring, calledWith: 1)
        cannot convert value of type '(Int) -> ()' to expected argument type 'MockMethod<Int, Result, Failure>'
      verify(bell.ring(1))
        cannot convert value of type '()' to expected argument type 'MockMethod<Result, Failure>'
      verify(bell.orderCalls, calledWith: 100, text)
        missing argument for parameter #3 in call
      verifyInOrder { bell.ringCalls }
        no exact matches in call to static method 'buildExpression'
      let size: Int = try requireThat(bell.tableProperty.value); print(size)
        value of optional type 'Int?' must be unwrapped to a value of type 'Int'
      verify(bell.ringCalls, .twice)
        type 'CallCount' has no member 'twice'
      verify(bell.ringCalls, 1...2)
        cannot convert value of type 'ClosedRange<Int>' to expected argument type 'CallCount'
      await verify(bell.ringCalls, timeout: .seconds(1))
        extraneous argument label 'timeout:' in call
      verifyInOrder { bell.ringCalls(1) }
        cannot call value of non-function type 'MockMethod<Int, Void, Never>'
      bell.ringCalls.returns(1)
        cannot convert value of type 'Int' to expected argument type 'Void'
      bell.sizeCalls.throws(Boom())
        cannot convert value of type 'Boom' to expected argument type 'Never'
      var n = 0; bell.sizeCalls.answers { _ in n += 1; return 1 }
        mutation of captured var 'n' in concurrently-executing code [#SendableClosureCaptures]
      final class Tests { var price = 1; func go(_ bell: MockBell) { bell.sizeCalls.answers { _ in self.price } } }
        capture of 'self' with non-Sendable type 'Tests' in a '@Sendable' closure [#SendableClosureCaptures]
      @MainActor final class Screen { var n = 1; func go(_ bell: MockBell) { bell.sizeCalls.answers { _ in self.n } } }
        main actor-isolated property 'n' can not be referenced from a Sendable closure
      final class Real { func size(_ n: Int) -> Int { n } }; bell.sizeCalls.answers(Real().size)
        converting non-Sendable function value to '@Sendable (Int) -> Int' may introduce data races
      struct Ticket: ~Copyable {}; _ = MockMethod(taking: Ticket.self)
        generic class 'MockMethod' requires that 'Ticket' conform to 'Copyable'
      func map(_ body: (Int) throws -> Int) rethrows { let calls = MockMethod(throwing: (any Error).self); try calls.invoke() }
        call can throw, but the error is not handled; a function declared 'rethrows' may only throw if its parameter does
      func each(_ body: (Int) -> Void) { let calls = MockMethod(taking: ((Int) -> Void).self); calls.invoke(body) }
        passing non-escaping parameter 'body' to function expecting an '@escaping' closure
      assertThat(boil(), 1)
        call can throw but is not marked with 'try'
      assertThat(try load(), 1)
        expression is 'async' but is not marked with 'await'
      func test() { assertThat(try boil(), 1) }
        errors thrown from here are not handled
      withLabel("miso") { assertThrows(try boil()) }
        call can throw but is not marked with 'try'
      func test() { withLabel("miso") { assertThrows(try boil()) } }
        call can throw, but it is not marked with 'try' and the error is not handled
      let value: Int = requireThat(number, present())
        call can throw but is not marked with 'try'
      await assertThrows(try await load())
        'async' call in an autoclosure that does not support concurrency
      func ring() async { bell.ringCalls.invoke(1) }
        expression is 'async' but is not marked with 'await'
      await assertEventually(text.count, 5)
        cannot convert value of type 'Int' to expected argument type '() async throws -> Value'
      await assertEventually(5, timeout: .seconds(2)) { text.count }
        extraneous argument label 'timeout:' in call
      let titles: any AsyncSequence<String, Never>; _ = await collect(titles)
        type 'any AsyncSequence<String, Never>' does not conform to the 'SendableMetatype' protocol [#SendableMetatypes]
      await verify(bell.ringCalls, within: 1)
        cannot convert value of type 'Int' to expected argument type 'Duration'
      assertThat(1.0, closeTo(1, within: 0.1))
        extraneous argument label 'within:' in call
      assertThat(text, matchesPattern("a", options: .caseInsensitive))
        extra argument 'options' in call
      assertThat(Bowl(), hasProperty(hasPrefix("na"), "Jon"))
        cannot convert value of type 'Matcher<Text>' to expected argument type 'KeyPath<Bowl, String>'
      _ = applyMatcher(equalTo(1), toValue: 1)
        cannot find 'applyMatcher' in scope
      _ = greaterThan(1).matches(2).boolValue
        value of type 'MatchResult' has no member 'boolValue'
      func judge(_ matcher: Matcher<Int>.T) {}
        'T' is not a member type of generic struct 'CharmestCore.Matcher<Swift.Int>'
      assertThat(1 as Any, isA(Int.self))
        cannot find 'isA' in scope
      Hamcrest.assertThat(1, equalTo(1))
        cannot find 'Hamcrest' in scope
      HamcrestReportFunction = { _, _, _ in }
        cannot find 'HamcrestReportFunction' in scope
      assertThat(text, matchesPattern(try NSRegularExpression(pattern: text)))
        global function 'matchesPattern' requires that 'NSRegularExpression' conform to 'RegexComponent'
      if case .mismatch(let why?) = greaterThan(1).matches(2) { print(why) }
        pattern with associated values does not match enum case 'mismatch'
      func judge() -> MatchResult { return false }
        cannot convert return expression of type 'Bool' to return type 'MatchResult'
      f(1)
        ambiguous use of 'f'
      """#

    @Test("do not compile, and the compiler says why")
    func rejections() throws {
      let start = Self.prelude.split(separator: "\n", omittingEmptySubsequences: false).count + 1
      let functions = Self.rejected.enumerated().map { index, mistake in
        "func test\(index)\(Self.parameters) { \(mistake.expression) }"
      }
      let messages = try Compiler.messages(
        of: ["Mistakes.swift": ([Self.prelude] + functions).joined(separator: "\n")],
        ["-swift-version", "6"]
      )
      for (index, mistake) in Self.rejected.enumerated() {
        // Where there are several, they come in no certain order.
        let texts = messages.filter { $0.line == start + index }.map(\.text)
        #expect(texts.contains(mistake.message), "\(mistake.expression)")
      }
      #expect(messages.allSatisfy { $0.line >= start })
    }

    @Test("in the spellings of SwiftHamcrest compile with a warning that says what to write")
    func warnings() throws {
      let code = """
        import Charmest
        func warned(_ list: [Int], _ item: Any) {
          assertThat(list, contains(4))
          assertThat(list, contains(list))
          assertThat(list, contains(greaterThan(3)))
          assertThat(list[0], `is`(3))
          assertThat(item, instanceOfAnd(equalTo(3)))
          assertThat(list[0], equalTo(3), message: "first")
        }
        func unwarned(_ list: [Int]) {
          assertThat(list, containsExactly(4, 5))
          assertThat(list, containsExactly(greaterThan(3)))
        }
        func unwarned(_ calls: MockMethod<Int, Void, Never>) async {
          withLabel("of one verification") { verify(calls, .never, calledWith: 1) }
          await withLabel("of another") { await verify(calls, within: .seconds(1)) }
        }
        """
      let messages = try Compiler.messages(of: ["Warned.swift": code], ["-swift-version", "6"])
      let texts = [
        "3: 'contains' is deprecated: renamed to 'containsExactly(_:_:)'",
        "4: 'contains' is deprecated: renamed to 'containsExactly(_:)'",
        "5: 'contains' is deprecated: renamed to 'containsExactly(_:_:)'",
        "6: 'is' is deprecated: renamed to 'equalTo(_:)'",
        "7: 'instanceOfAnd' is deprecated: name the type",
        "8: 'assertThat(_:_:message:fileID:file:line:column:)' is deprecated: write the label",
      ]
      #expect(messages.count == texts.count)
      for (message, text) in zip(messages, texts) {
        #expect("\(message.line): \(message.text)".hasPrefix(text))
      }
    }

    @Test("with patterns are, in Swift 5 mode, to be mended by number signs")
    func patterns() throws {
      let code = #"""
        import Charmest
        func test(_ receipt: String) {
          assertThat(receipt, matchesPattern(/\d+/))
          assertThat(receipt, matchesPattern(#/\d+/#))
          withLabel("in a block") { assertThrows { try boil() } }
        }
        func boil() throws {}
        """#
      let messages = try Compiler.messages(of: ["Patterns.swift": code], ["-swift-version", "5"])
      #expect(messages.allSatisfy { $0.line == 3 })
      #expect(messages.map(\.text).contains("'/' is not a prefix unary operator"))
    }

    @Test("take a text that is an error for what is expected, never for a label")
    func textsThatAreErrors() throws {
      let code = """
        import Charmest
        extension String: @retroactive Error {}
        func read() throws { throw "no such file" }
        func test() {
          let error: String? = assertThrows(try read(), "end of file")
          let other: String? = assertThrows("end of file") { try read() }
          let unexpected: Int? = assertThrows(try read(), "end of file")
        }
        """
      let messages = try Compiler.messages(of: ["Errors.swift": code], ["-swift-version", "6"])
      #expect(!messages.isEmpty && messages.allSatisfy { $0.line == 7 })
    }

    @Test("are explained under messages that the compiler gives")
    func explanations() throws {
      for (name, count) in [
        ("WhenItDoesNotCompile", 14), ("MigratingAssertions", 14),
        ("StubbingAndSuspending", 4),
      ] {
        let messages = try Article(name).code(inColumn: "The compiler says")
        #expect(messages.count >= count, "\(name)")
        for message in messages {
          #expect(Self.rejected.contains { $0.message.hasPrefix(message) }, "\(message)")
        }
      }
    }

    private static let prelude = """
      import Charmest
      import Foundation
      enum Currency { case eur, usd }
      enum Payment: Equatable { case cash, card(String) }
      struct Bowl { var bowls = 1; var name = "miso"; var names = ["miso"] }
      struct Boom: Error, Equatable {}
      func f(_ value: Double) {}
      func f(_ matcher: Matcher<Double>) {}
      enum FryError: Error, Equatable { case noOil }
      func fry() throws(FryError) -> Int { throw .noOil }
      func boil() throws -> Int { 1 }
      func load() async throws -> Int { 1 }
      final class MockBell: Mock {
        let ringCalls = MockMethod("ring(_:)", taking: Int.self)
        let payCalls = MockMethod("pay(_:_:_:)", taking: Int.self, Currency.self, Bowl.self)
        let noteCalls = MockMethod("note(_:_:)", taking: Int?.self, String.self)
        let seatCalls = MockMethod("seat(_:_:)", taking: Int.self, String?.self)
        let tipCalls = MockMethod("tip(_:_:)", taking: Int?.self, String?.self)
        let sizeCalls = MockMethod("size(_:)", taking: Int.self, returning: Int.self)
        let orderCalls = MockMethod("order(_:_:_:)", taking: Int.self, String.self, Int.self)
        let sizeProperty = MockProperty("size", of: Int.self)
        let tableProperty = MockProperty("table", of: Int?.self)
        func ring(_ number: Int) { ringCalls.invoke(number) }
      }
      """

    private static let parameters =
      "(_ bell: MockBell, _ text: String, _ number: Int?, _ payment: Payment) async throws"
  }
#endif
