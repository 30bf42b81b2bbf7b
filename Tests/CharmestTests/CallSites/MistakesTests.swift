#if os(Linux)
  import Charmest
  import Foundation
  import Testing

  /// Expressions that must not compile, and those that compile but do not mean what one may think.
  @Suite("Mistaken call sites") struct MistakesTests {
    /// One mistake a line, with what the compiler says to it.
    ///
    /// The article "When it does not compile" explains those whose message does not name the cause.
    static let rejected: [(expression: String, message: String)] = [
      // Too few arguments.
      ("assertThat([1], contains())", "missing argument for parameter #1 in call"),
      ("assertThat([1], containsInAnyOrder())", "missing argument for parameter #1 in call"),
      ("assertThat([1], hasItems())", "missing argument for parameter #1 in call"),
      ("assertThat(1, allOf())", "missing argument for parameter #1 in call"),
      ("assertThat(1, anyOf())", "missing argument for parameter #1 in call"),
      ("assertThat(1, noneOf())", "missing argument for parameter #1 in call"),
      (
        "assertThat([1], empty)",
        "function produces expected type 'Matcher<[Int]>'; did you mean to call it with '()'?"
      ),
      (
        "assertThat(1, greaterThan)",
        "cannot convert value of type '@Sendable (Value) -> Matcher<Value>' to expected argument type 'Matcher<Int>'"
      ),
      // An error whose type nothing names.
      ("assertThrows(try fry(), .noOil)", "generic parameter 'Failure' could not be inferred"),
      ("assertThrows(.noOil) { try fry() }", "generic parameter 'Failure' could not be inferred"),
      // A value that is never nil.
      (
        #"try requireThat(4, "4")"#,
        "'requireThat(_:_:fileID:file:line:column:)' is deprecated: name what is expected of the value, such as present() [#DeprecatedDeclaration]"
      ),
      // A value or a matcher of another type.
      ("assertThat(1, text)", "no exact matches in call to global function 'assertThat'"),
      (
        #"assertThat(1, "1")"#,
        "integer literal value '1' cannot be used as a boolean; did you mean 'true'?"
      ),
      (
        #"assertThat("1", equalTo(1))"#,
        "conflicting arguments to generic parameter 'Value' ('Int' vs. 'String')"
      ),
      (
        #"assertThat(1, greaterThan("1"))"#,
        "conflicting arguments to generic parameter 'Value' ('String' vs. 'Int')"
      ),
      (
        #"assertThat(1, hasPrefix("x"))"#,
        "global function 'hasPrefix' requires that 'Int' conform to 'StringProtocol'"
      ),
      (
        "assertThat(1, hasItem(1))",
        "global function 'assertThat(_:_:_:fileID:file:line:column:)' requires that 'Matcher<Items>' conform to 'Equatable'"
      ),
      (
        #"assertThat([1], contains("a"))"#,
        "cannot convert value of type 'Int' to expected element type 'String.Element' (aka 'Character')"
      ),
      (
        "assertThat(text, containsString(1))",
        "cannot convert value of type 'Int' to expected argument type 'String'"
      ),
      (
        "assertThat(text, hasPrefix(number))",
        "cannot convert value of type 'Int?' to expected argument type 'String'"
      ),
      (
        "assertThat(number, greaterThan(nil))",
        "'nil' is not compatible with expected argument type 'Int'"
      ),
      (
        #"assertThat(Bowl(), hasProperty(\.bowls, "1"))"#,
        "cannot convert value of type 'String' to expected argument type 'Int'"
      ),
      (
        #"assertThat(Bowl(), hasProperty(\.size, 1))"#,
        "cannot convert value of type 'KeyPath<Root, Value>' to expected argument type 'String'"
      ),
      (
        "assertThat(1 as Any, equalTo(1))",
        "cannot convert value of type 'Any' to expected argument type 'Int'"
      ),
      (
        "assertThat(number)",
        "optional type 'Int?' cannot be used as a boolean; test for '!= nil' instead"
      ),
      (
        "assertThat([1], hasItem(greaterThan(1), lessThan(2)))",
        "'hasItem' is unavailable: write hasItems for one element each, or hasItem(allOf(…))"
      ),
      // A value that cannot be compared.
      (
        "assertThat(Bowl(), equalTo(Bowl()))",
        "global function 'equalTo' requires that 'Bowl' conform to 'Equatable'"
      ),
      (
        "assertThat(Bowl(), Bowl())",
        "cannot convert value of type 'Bowl' to expected argument type 'Matcher<Bowl>'"
      ),
      // A case of an enum where a matcher is meant.
      (
        "assertThat(payment, isCase(.cash))",
        "'isCase' is unavailable: write the case's name as a string, or equalTo for a value of the enum"
      ),
      (
        #"assertThat(payment, isCase("card", containsInAnyOrder("Jon", "Ann")))"#,
        "generic parameter 'Items' could not be inferred"
      ),
      (
        #"assertThat(Bowl(), hasProperty("name", presentAnd(hasPrefix("m"))))"#,
        "generic parameter 'Text' could not be inferred"
      ),
      (
        #"assertThat(payment, isCase("card", lessThan(1), 1))"#,
        "global function 'isCase' requires that 'Matcher<Int>' conform to 'Equatable'"
      ),
      (
        #"assertThat(payment, anyOf(.cash, .card("1")))"#,
        "type 'Matcher<Payment>' has no member 'cash'"
      ),
      (
        #"assertThat([payment], contains(.cash, isCase("card")))"#,
        "cannot convert value of type 'Matcher<String>' to expected argument type 'Payment'"
      ),
      // A value beside a matcher.
      (
        "verify(bell.payCalls, calledWith: 100, .eur, anything())",
        "'verify(_:_:calledWith:_:_:)' is unavailable: beside a matcher, write equalTo(value) for each value"
      ),
      (
        "verify(bell.payCalls, .never, calledWith: anything(), .eur, anything())",
        "'verify(_:_:calledWith:_:_:)' is unavailable: beside a matcher, write equalTo(value) for each value"
      ),
      (
        "verify(bell.payCalls, calledWith: text.count, equalTo(.eur), anything())",
        "'verify(_:_:calledWith:_:_:)' is unavailable: beside a matcher, write equalTo(value) for each value"
      ),
      (
        "verify(bell.noteCalls, calledWith: anything(), text)",
        "'verify(_:_:calledWith:_:_:)' is unavailable: beside a matcher, write equalTo(value) for each value"
      ),
      (
        "verify(bell.payCalls, calledWith: text.count, .eur, anything())",
        "'verify(_:_:calledWith:_:_:)' is unavailable: beside a matcher, write equalTo(value) for each value"
      ),
      (
        "verify(bell.noteCalls, calledWith: 1, hasPrefix(text))",
        "'verify(_:_:calledWith:_:_:)' is unavailable: beside a matcher, write equalTo(value) for each value"
      ),
      (
        "verify(bell.noteCalls, calledWith: number, anything())",
        "'verify(_:_:calledWith:_:_:)' is unavailable: beside a matcher, write equalTo(value) for each value"
      ),
      // A matcher for the value of an optional parameter, beside others.
      (
        "verify(bell.noteCalls, calledWith: greaterThan(3), anything())",
        "'verify(_:_:calledWith:_:_:)' is unavailable: for an optional parameter, write presentAnd(matcher)"
      ),
      (
        "verify(bell.seatCalls, calledWith: 1, hasPrefix(text))",
        "'verify(_:_:calledWith:_:_:)' is unavailable: for an optional parameter, write presentAnd(matcher)"
      ),
      (
        "verify(bell.seatCalls, .never, calledWith: equalTo(1), hasPrefix(text))",
        "'verify(_:_:calledWith:_:_:)' is unavailable: for an optional parameter, write presentAnd(matcher)"
      ),
      (
        "verify(bell.tipCalls, calledWith: nilValue(), hasPrefix(text))",
        "'verify(_:_:calledWith:_:_:)' is unavailable: for an optional parameter, write presentAnd(matcher)"
      ),
      (
        "verify(bell.tipCalls, calledWith: greaterThan(3), hasPrefix(text))",
        "'verify(_:_:calledWith:_:_:)' is unavailable: for an optional parameter, write presentAnd(matcher)"
      ),
      (
        "bell.seatCalls.when(anything(), hasPrefix(text)).returns()",
        "global function 'hasPrefix' requires that 'String?' conform to 'StringProtocol'"
      ),
      (
        "bell.payCalls.when(100, .eur, anything())",
        "cannot convert value of type 'Matcher<Value>' to expected argument type 'Bowl'"
      ),
      // A matcher without its value.
      ("let matcher = anything()", "generic parameter 'Value' could not be inferred"),
      ("let matcher = instanceOf(Int.self)", "generic parameter 'Value' could not be inferred"),
      (
        #"let matcher = hasProperty(\.name, "Jon")"#,
        "cannot infer key path type from context; consider explicitly specifying a root type"
      ),
      // Matchers of one's own.
      (
        #"_ = Matcher<Int>("an even number") { $0 % 2 }"#,
        "'init(_:_:)' is unavailable: the closure returns a Bool or a MatchResult"
      ),
      (
        "_ = Matcher<Int> { $0 % 2 == 0 }",
        #"'init(_:)' is unavailable: begin with what is expected: Matcher("an even number") { … }"#
      ),
      // Calls of a mock.
      (
        "verify(bell.ring, calledWith: 1)",
        "cannot convert value of type '(Int) -> ()' to expected argument type 'MockMethod<Int, Result, Failure>'"
      ),
      (
        "verify(bell.ring(1))",
        "'verify' is unavailable: name the MockMethod of the method: verify(mock.ringCalls)"
      ),
      (
        "verify(bell, calledWith: 1)",
        "cannot convert value of type 'MockBell' to expected argument type 'MockMethod<Int, Result, Failure>'"
      ),
      (
        #"verify(bell.ringCalls, calledWith: "once")"#,
        "cannot convert value of type 'String' to expected argument type 'Int'"
      ),
      (
        "verify(bell.ringCalls, calledWith: 1, 2)",
        "cannot convert value of type 'MockMethod<Int, Void, Never>' to expected argument type 'MockMethod<Int, Int, Void, Never>'"
      ),
      (
        "verify(bell.payCalls, calledWith: 100)",
        "'verify(_:_:calledWith:)' is unavailable: expect something of each argument, such as anything()"
      ),
      ("verify(bell.ringCalls, with: 1)", "'verify(_:_:with:)' is unavailable: write calledWith:"),
      (
        "verify(bell.ringCalls, .twice)", "'twice' is unavailable: write the number: verify(…, 2)"
      ),
      (
        "verify(bell.ringCalls, times(2))", "'times' is unavailable: write the number: verify(…, 2)"
      ),
      ("verify(bell.ringCalls, never())", "'never()' has been renamed to 'CallCount.never'"),
      ("verify(bell.ringCalls, once())", "'once()' has been renamed to 'CallCount.once'"),
      (
        "verify(bell.ringCalls, atLeast(1))",
        "'atLeast' has been replaced by 'CallCount.atLeast(_:)'"
      ),
      ("verify(bell.ringCalls, atMost(1))", "'atMost' has been replaced by 'CallCount.atMost(_:)'"),
      (
        "verify(bell.ringCalls, atLeastOnce())",
        "'atLeastOnce()' has been renamed to 'CallCount.atLeastOnce'"
      ),
      (
        "verifyNoInteractions(bell)",
        "'verifyNoInteractions' has been renamed to 'verifyNoCalls(_:)'"
      ),
      (
        "verifyZeroInteractions(bell)",
        "'verifyZeroInteractions' has been renamed to 'verifyNoCalls(_:)'"
      ),
      (
        "verifyNoMoreInteractions(bell)",
        "'verifyNoMoreInteractions' has been renamed to 'verifyNoMoreCalls(_:)'"
      ),
      ("verify(bell.ringCalls, .times(2))", "'times' has been renamed to 'exactly(_:)'"),
      (
        "verify(bell.ringCalls, 1...2)",
        "cannot convert value of type 'ClosedRange<Int>' to expected argument type 'CallCount'"
      ),
      ("verifyNever(bell.ringCalls)", "'verifyNever' is unavailable: write verify(…, .never)"),
      (
        "await verify(bell.ringCalls, timeout: .seconds(1))",
        "'verify(_:_:timeout:)' is unavailable: write within:"
      ),
      (
        "verifyInOrder(bell.ringCalls.called(), bell.payCalls.called())",
        "'verifyInOrder' is unavailable: write the steps in braces, one a line: verifyInOrder { … }"
      ),
      (
        "verifyInOrder { bell.ringCalls(1) }",
        "cannot call value of non-function type 'MockMethod<Int, Void, Never>'"
      ),
      (
        "bell.ringCalls.returns(1)",
        "cannot convert value of type 'Int' to expected argument type 'Void'"
      ),
      (
        "bell.ringCalls.invoke(1) { $0 }",
        "trailing closure passed to parameter of type 'Void' that does not accept a closure"
      ),
      // Stubs.
      (
        "bell.sizeCalls.throws(Boom())",
        "'throws' is unavailable: the method does not throw: its MockMethod has no throwing: argument"
      ),
      (
        "bell.sizeCalls.when(1).throws(Boom())",
        "'throws' is unavailable: the method does not throw: its MockMethod has no throwing: argument"
      ),
      (
        "bell.sizeCalls.gives(.failure(Boom()))",
        "'failure' is unavailable: the method does not throw: its MockMethod has no throwing: argument"
      ),
      (
        "bell.sizeProperty.throws(Boom())",
        "'throws' is unavailable: the property does not throw: its MockProperty has no throwing: argument"
      ),
      (
        "try await bell.sizeCalls.suspends().next().resume(throwing: Boom())",
        "'resume(throwing:)' is unavailable: the method does not throw: its MockMethod has no throwing: argument"
      ),
      (
        "bell.sizeCalls.returnsOnce(1)",
        "'returnsOnce' is unavailable: write returns(first, second): the last result stays"
      ),
      ("bell.sizeCalls.thenReturn(1)", "'thenReturn' has been renamed to 'returns(_:)'"),
      ("bell.sizeCalls.when(1).thenReturn(1)", "'thenReturn' has been renamed to 'returns(_:)'"),
      ("bell.sizeCalls.when(1).willReturn(1)", "'willReturn' has been renamed to 'returns(_:)'"),
      (
        "var n = 0; bell.sizeCalls.answers { _ in n += 1; return 1 }",
        "mutation of captured var 'n' in concurrently-executing code [#SendableClosureCaptures]"
      ),
      (
        "final class Tests { var price = 1; func go(_ bell: MockBell) { bell.sizeCalls.answers { _ in self.price } } }",
        "capture of 'self' with non-Sendable type 'Tests' in a '@Sendable' closure [#SendableClosureCaptures]"
      ),
      (
        "@MainActor final class Screen { var n = 1; func go(_ bell: MockBell) { bell.sizeCalls.answers { _ in self.n } } }",
        "main actor-isolated property 'n' can not be referenced from a Sendable closure"
      ),
      (
        "final class Real { func size(_ n: Int) -> Int { n } }; bell.sizeCalls.forwards(to: Real().size)",
        "converting non-Sendable function value to '@Sendable (Int) -> Int' may introduce data races"
      ),
      // What cannot be mocked.
      (
        "struct Ticket: ~Copyable {}; _ = MockMethod(taking: Ticket.self)",
        "generic class 'MockMethod' requires that 'Ticket' conform to 'Copyable'"
      ),
      (
        "func map(_ body: (Int) throws -> Int) rethrows { let calls = MockMethod(throwing: (any Error).self); try calls.invoke() }",
        "call can throw, but the error is not handled; a function declared 'rethrows' may only throw if its parameter does"
      ),
      (
        "func each(_ body: (Int) -> Void) { let calls = MockMethod(taking: ((Int) -> Void).self); calls.invoke(body) }",
        "passing non-escaping parameter 'body' to function expecting an '@escaping' closure"
      ),
      ("bell.ringCalls.clear()", "'clear()' has been renamed to 'reset()'"),
      ("assertThat(bell.ringCalls.count, 1)", "'count' is unavailable: write calls.count"),
      ("assertThat(bell.ringCalls.callCount, 1)", "'callCount' is unavailable: write calls.count"),
      // `try` and `await`.
      ("assertThat(boil(), 1)", "call can throw but is not marked with 'try'"),
      ("assertThat(await load(), 1)", "call can throw but is not marked with 'try'"),
      ("assertThat(try load(), 1)", "expression is 'async' but is not marked with 'await'"),
      ("func test() { assertThat(try boil(), 1) }", "errors thrown from here are not handled"),
      (
        #"withLabel("miso") { assertThrows(try boil()) }"#,
        "call can throw but is not marked with 'try'"
      ),
      (
        #"func test() { withLabel("miso") { assertThrows(try boil()) } }"#,
        "call can throw, but it is not marked with 'try' and the error is not handled"
      ),
      (
        "let value: Int = requireThat(number, present())",
        "call can throw but is not marked with 'try'"
      ),
      (
        "await assertThrows(try await load())",
        "'async' call in an autoclosure that does not support concurrency"
      ),
      ("assertThrows { try await load() }", "expression is 'async' but is not marked with 'await'"),
      ("assertEventually(1) { 1 }", "expression is 'async' but is not marked with 'await'"),
      (
        "func ring() async { bell.ringCalls.invoke(1) }",
        "expression is 'async' but is not marked with 'await'"
      ),
      (
        "await assertEventually(try await load(), equalTo(1))",
        "'assertEventually' is unavailable: put the value into a closure: await assertEventually(matcher) { value }"
      ),
      (
        "await assertEventually(number == 1)",
        "'assertEventually' is unavailable: put the condition into a closure: await assertEventually { condition }"
      ),
      (
        "await assertEventually { try await load() }",
        "cannot convert value of type 'Int' to closure result type 'Bool'"
      ),
      (
        "await verify(bell.ringCalls, within: 1)",
        "cannot convert value of type 'Int' to expected argument type 'Duration'"
      ),
      // Names of other libraries.
      ("assertThat(1, any())", "'any()' has been renamed to 'anything()'"),
      ("assertThat(number, isNil())", "'isNil()' has been renamed to 'nilValue()'"),
      ("assertThat(text, isEmpty())", "'isEmpty()' has been renamed to 'empty()'"),
      (#"assertThat(text, startsWith("a"))"#, "'startsWith' has been renamed to 'hasPrefix(_:)'"),
      (#"assertThat(text, endsWith("a"))"#, "'endsWith' has been renamed to 'hasSuffix(_:)'"),
      ("assertThat([1], hasSize(1))", "'hasSize' has been renamed to 'hasCount(_:)'"),
      ("assertThat(1, isEqual(to: 1))", "'isEqual(to:)' has been renamed to 'equalTo(_:)'"),
      ("assertThat(1, isGreaterThan(1))", "'isGreaterThan' has been renamed to 'greaterThan(_:)'"),
      ("assertThat(1, isLessThan(1))", "'isLessThan' has been renamed to 'lessThan(_:)'"),
      ("assertThat(1, isEqualTo(1))", "'isEqualTo' has been renamed to 'equalTo(_:)'"),
      (
        "assertThat(true, isTrue())",
        "'isTrue()' is unavailable: write assertThat(condition), or equalTo(true)"
      ),
      (
        "assertThat(true, isFalse())",
        "'isFalse()' is unavailable: write assertThat(!condition), or equalTo(false)"
      ),
      ("assertThat(number, notNil())", "'notNil()' has been renamed to 'present()'"),
      ("assertThat(number, isNotNil())", "'isNotNil()' has been renamed to 'present()'"),
      ("assertThat(text, isNotEmpty())", "'isNotEmpty()' is unavailable: write not(empty())"),
      ("assertThat(text, hasLength(1))", "'hasLength' has been renamed to 'hasCount(_:)'"),
      (#"assertThat(text, matches("a+"))"#, "'matches' has been renamed to 'matchesPattern(_:)'"),
      (
        "assertThat([1], allElements(greaterThan(0)))",
        "'allElements' has been renamed to 'everyItem(_:)'"
      ),
      (
        #"assertThat(Bowl(), having(\.name, hasPrefix("a")))"#,
        "'having' has been renamed to 'hasProperty(_:_:)'"
      ),
      ("assertThat(1, between(1, 2))", "'between' is unavailable: write inInterval(low...high)"),
      ("assertThat(1, inRange(1...2))", "'inRange' has been renamed to 'inInterval(_:)'"),
      (
        "assertThat(Result<Int, Boom>.success(1), isSuccess())",
        "'isSuccess()' has been renamed to 'succeeds()'"
      ),
      (
        "assertThat(Result<Int, Boom>.success(1), isFailure())",
        "'isFailure()' has been renamed to 'fails()'"
      ),
      ("assertThat(Date(), before(Date()))", "'before' has been renamed to 'isBefore(_:)'"),
      ("assertThat(Date(), after(Date()))", "'after' has been renamed to 'isAfter(_:)'"),
      ("let value = try unwrap(number)", "'unwrap' has been renamed to 'requireThat(_:)'"),
      (#"fail("no")"#, "'fail' is unavailable: write Issue.record(…), or XCTFail(…) in XCTest"),
      (
        "assertAll { assertThat(1, 1) }",
        "'assertAll' is unavailable: write the assertions one after the other: all are reported; withLabel names a block"
      ),
      // Equality by properties, and tuples.
      (
        #"assertThat(Bowl(), equalTo(Bowl(), ignoring: \.size))"#,
        "cannot convert value of type 'KeyPath<Root, Value>' to expected argument type 'String'"
      ),
      (
        "assertThat((1, text), tuple(1, 2))",
        "conflicting arguments to generic parameter 'Value' ('(Int, String)' vs. '(Int, Int)')"
      ),
      ("assertThat(1.0, closeTo(1, within: 0.1))", "extraneous argument label 'within:' in call"),
      (
        #"assertThat(["a": 1], hasEntry(key: "a", value: 1))"#,
        "extraneous argument labels 'key:value:' in call"
      ),
      (
        #"assertThat(text, matchesPattern("a", options: .caseInsensitive))"#,
        "extra argument 'options' in call"
      ),
      (
        #"assertThat(text, hasProperty(hasPrefix("co"), 1))"#,
        "cannot convert value of type 'Matcher<Text>' to expected argument type 'String'"
      ),
      (
        "_ = applyMatcher(equalTo(1), toValue: 1)",
        "'applyMatcher(_:toValue:)' is unavailable: write explain(value, matcher)"
      ),
      ("_ = greaterThan(1).matches(2).boolValue", "'boolValue' has been renamed to 'isMatch'"),
      ("func judge(_ matcher: Matcher<Int>.T) {}", "'T' has been renamed to 'Value'"),
      // What SwiftHamcrest has and Charmest has not.
      ("Hamcrest.assertThat(1, equalTo(1))", "cannot find 'Hamcrest' in scope"),
      (
        "HamcrestReportFunction = { _, _, _ in }",
        "cannot find 'HamcrestReportFunction' in scope"
      ),
      (
        "assertThat(text, matchesPattern(try NSRegularExpression(pattern: text)))",
        "global function 'matchesPattern' requires that 'NSRegularExpression' conform to 'RegexComponent'"
      ),
      (
        "if case .mismatch(let why?) = greaterThan(1).matches(2) { print(why) }",
        "pattern with associated values does not match enum case 'mismatch'"
      ),
      (
        "func judge() -> MatchResult { return false }",
        "cannot convert return expression of type 'Bool' to return type 'MatchResult'"
      ),
      ("f(1)", "ambiguous use of 'f'"),
    ]

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
        assertThat(
          messages.filter { $0.line == start + index }.map(\.text),
          hasItem(mistake.message),
          mistake.expression
        )
      }
      assertThat(messages, everyItem(hasProperty(\.line, greaterThanOrEqualTo(start))))
    }

    @Test("that compile are warned of where one value is given to contains")
    func warnings() throws {
      let code = """
        import Charmest
        func warned(_ list: [Int], _ only: String) {
          assertThat(list, contains(4))
          assertThat(list, not(contains(list[0])))
          assertThat("wakame", contains("kam"))
          assertThat(only, contains(only))
        }
        func unwarned(_ list: [Int]) {
          assertThat(list, contains(4, 5))
          assertThat(list, contains(list))
          assertThat(list, contains([4]))
          assertThat(list, contains(greaterThan(3)))
          assertThat(list, containsExactly(4))
          assertThat("wa", contains("w", "a"))
        }
        func unwarned(_ calls: MockMethod<Int, Void, Never>) async {
          withLabel("of one verification") { verify(calls, .never, calledWith: 1) }
          await withLabel("of another") { await verify(calls, within: .seconds(1)) }
        }
        """
      let messages = try Compiler.messages(of: ["Warned.swift": code], ["-swift-version", "6"])
      assertThat(
        messages.map { "\($0.line): \($0.text)" },
        containsExactly(
          hasPrefix("3: 'contains' is deprecated: it must be the only element: write"),
          hasPrefix("4: 'contains' is deprecated: it must be the only element: write"),
          hasPrefix("5: 'contains' is deprecated: it must be the whole text: write"),
          hasPrefix("6: 'contains' is deprecated: it must be the whole text: write")))
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
      assertThat(messages.map(\.line), everyItem(3))
      assertThat(messages.map(\.text), hasItem("'/' is not a prefix unary operator"))
    }

    @Test("are explained under messages that the compiler gives")
    func explanations() throws {
      for (name, count) in [
        ("WhenItDoesNotCompile", 14), ("MigratingFromSwiftHamcrest", 14),
        ("StubbingAndSuspending", 4),
      ] {
        let messages = try Article(name).code(inColumn: "The compiler says")
        assertThat(messages, hasCount(greaterThanOrEqualTo(count)), name)
        for message in messages {
          assertThat(Self.rejected.map(\.message), hasItem(hasPrefix(message)), name)
        }
      }
    }

    @Test("mean something else than you may think")
    func misread() {
      // `containsExactly` names every element; `hasItem` asks for one.
      #expect(explain([1, 2], containsExactly(1)) != nil)
      #expect(explain([1, 2], hasItem(1)) == nil)
      // The elements of a text are characters; `containsString` looks for a part.
      #expect(explain("wakame", containsExactly("kam")) != nil)
      #expect(explain("wakame", containsString("kam")) == nil)
      // A value that is not optional is never nil, and is always present.
      #expect(explain(1, nilValue()) != nil)
      #expect(explain(1, present()) == nil)
      // One element does for several expectations of `hasItems`, but not of `isSuperset`.
      #expect(explain([1], hasItems(1, 1)) == nil)
      #expect(explain([1], isSuperset(of: [1, 1])) != nil)
      // NaN equals nothing, itself included.
      #expect(explain(Double.nan, equalTo(.nan)) != nil)
      #expect(explain(Double.nan, isNaN()) == nil)
    }

    private static let prelude = """
      import Charmest
      import Foundation
      enum Currency { case eur, usd }
      enum Payment: Equatable { case cash, card(String) }
      struct Bowl { var bowls = 1; var name = "miso" }
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
        let sizeProperty = MockProperty("size", of: Int.self)
        func ring(_ number: Int) { ringCalls.invoke(number) }
      }
      """

    private static let parameters =
      "(_ bell: MockBell, _ text: String, _ number: Int?, _ payment: Payment) async throws"
  }
#endif
