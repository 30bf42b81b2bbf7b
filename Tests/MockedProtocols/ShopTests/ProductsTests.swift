import Charmest
import Foundation
import Testing

@testable import Shop

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Mocks of shapes of well-known projects", .serialized) struct ProductsTests {
  private let request = URLRequest(url: URL(fileURLWithPath: "/a"))

  @Test func responder() async throws {
    let mock = MockResponder()
    mock.respondToCalls.returns(Answer(status: 404))
    mock.respondToChainingToCalls.throws(SoldOut())
    assertThat(try await mock.respond(to: Query()), Answer(status: 404))
    await assertThrows(SoldOut()) { try await mock.respond(to: Query(), chainingTo: mock) }
    verify(mock.respondToCalls, calledWith: Query())
    verify(mock.respondToChainingToCalls, calledWith: equalTo(Query()), sameInstance(mock))
  }

  @Test func inboundHandler() {
    let mock = MockInboundHandler<Int, Never>()
    let context = Context()
    mock.channelReadCalls.answers { context, _ in context.name = "read" }
    mock.userEventCalls.returns()
    mock.channelRead(context: context, data: 1)
    assertThat(context.name, "read")
    mock.userEvent(context: context, event: "a")
    verify(mock.channelReadCalls, calledWith: sameInstance(context), equalTo(1))
    verify(mock.userEventCalls, calledWith: anything(), instanceOf(String.self))
  }

  @Test func loop() {
    let mock = MockLoop()
    let cook = MockSharedCook()
    mock.executeCalls.answers { task in task() }
    mock.submitCalls.returns(Promised(3))
    mock.syncShutdownCalls.throws(SoldOut())
    mock.oldCalls.returns(4)
    mock.execute { cook.wash() }
    verify(cook.washCalls)
    assertThat(mock.submit { 2 }.value, 3)
    assertThrows(try mock.syncShutdown(), SoldOut())
    assertThat(mock.old(1), 4)
    verify(mock.executeCalls)
    verify(mock.submitCalls)
    verify(mock.syncShutdownCalls)
    verify(mock.oldCalls, calledWith: 1)
  }

  @Test func serializing() throws {
    let mock = MockSerializing<Int>()
    mock.serializeCalls.returns(3)
    mock.encodeCalls.returns(request)
    assertThat(try mock.serialize(request: nil, response: nil, data: Data(), error: nil), 3)
    assertThat(try mock.encode("a", into: request), request)
    verify(
      mock.serializeCalls, calledWith: nilValue(), nilValue(), equalTo(Data()), nilValue())
    verify(mock.encodeCalls, calledWith: instanceOf(String.self), equalTo(request))
  }

  @MainActor @Test func adapting() {
    let mock = MockAdapting()
    let cook = MockSharedCook()
    mock.adaptCalls.answers { _, _, completion in completion(.failure(SoldOut())) }
    mock.retryCalls.answers { _, _, done in MainActor.assumeIsolated { done(true) } }
    mock.adapt(request, for: .shared) { _ in cook.wash() }
    var isDone = false
    mock.retry(request, completion: { _ in }, then: { isDone = $0 })
    assertThat(isDone, true)
    verify(cook.washCalls)
    verify(mock.adaptCalls)
    verify(mock.retryCalls)
  }

  @Test func logHandling() {
    let mock = MockLogHandling()
    mock.subscriptGets.returns(.text("b"))
    mock.subscriptSets.returns()
    mock.metadataProperty.returns([:])
    mock.logLevelMessageMetadataSourceLineCalls.returns()
    mock.logLevelMessageMetadataLineCalls.returns()
    assertThat(mock[metadataKey: "a"], .text("b"))
    mock[metadataKey: "a"] = nil
    assertThat(mock.metadata, [:])
    mock.metadata = ["c": .text("d")]
    mock.log(level: .info, message: "a", metadata: nil, source: "b", line: 1)
    mock.log(level: .error, message: "c", metadata: [:], line: 2)
    verify(mock.subscriptGets, calledWith: "a")
    verify(mock.subscriptSets, calledWith: "a", nil)
    verify(mock.metadataProperty.gets)
    verify(mock.metadataProperty.sets, calledWith: ["c": .text("d")])
    verify(mock.logLevelMessageMetadataSourceLineCalls, calledWith: .info, "a", nil, "b", 1)
    verify(mock.logLevelMessageMetadataLineCalls, calledWith: .error, "c", [:], 2)
  }

  @Test func convertible() {
    let mock = MockConvertible()
    MockConvertible.fromCalls.returns(mock)
    mock.storedProperty.returns(3)
    assertThat(MockConvertible.from(1) === mock, true)
    assertThat(mock.stored as? Int, 3)
    verify(MockConvertible.fromCalls)
    verify(mock.storedProperty.gets)
  }

  @Test func recording() throws {
    let mock = MockRecording()
    mock.willInsertCalls.throws(SoldOut())
    mock.aroundInsertCalls.throws(SoldOut())
    mock.aroundSaveCalls.returns(4)
    MockRecording.selectionCalls.returns([1, "a"])
    var recording: any Recording = mock
    assertThrows(try recording.willInsert(Context()), SoldOut())
    assertThrows(try mock.aroundInsert(Context()) { 3 }, SoldOut())
    assertThat(mock.aroundSave(Context()) { 3 }, 4)
    assertThat(MockRecording.selection(), hasCount(2))
    verify(mock.willInsertCalls)
    verify(mock.aroundInsertCalls)
    verify(mock.aroundSaveCalls)
    verify(MockRecording.selectionCalls)
  }

  @Test func reader() async throws {
    let mock = MockReader()
    let cook = MockSharedCook()
    mock.readCalls.returns(3)
    mock.readAsyncCalls.returns(4)
    mock.readLaterCalls.answers { body in body(.failure(SoldOut())) }
    func read() throws -> Int { try mock.read { _ in 3 } }
    assertThat(try read(), 3)
    let value = try await mock.read { @Sendable _ in 5 }
    assertThat(value, 4)
    mock.readLater { _ in cook.wash() }
    verify(cook.washCalls)
    verify(mock.readCalls)
    verify(mock.readAsyncCalls)
    verify(mock.readLaterCalls)
  }

  @Test func stateReducing() {
    let mock = MockStateReducing<Int, String>()
    mock.reduceCalls.returns(Effect(actions: ["b"]))
    var state = 1
    assertThat(mock.reduce(into: &state, action: "a").actions, ["b"])
    verify(mock.reduceCalls, calledWith: 1, "a")
  }

  @Test func postService() {
    let mock = MockPostService()
    mock.deleteCalls.answers { _, success, _ in success?() }
    mock.updateCalls.answers { _, _, done in done?(true, nil) }
    var seen: [String] = []
    mock.delete(1, success: { seen.append("deleted") }, failure: nil)
    mock.update(["a": ["b": nil]], keyed: [1: 2]) { isDone, _ in seen.append("\(isDone)") }
    assertThat(seen, ["deleted", "true"])
    verify(mock.deleteCalls)
    verify(mock.updateCalls)
  }

  @Test func transacting() {
    let mock = MockTransacting()
    mock.writeCalls.returns(3)
    assertThat(mock.write(file: "a") { _ in 3 }, 3)
    verify(mock.writeCalls, calledWith: "a")
  }

  @Test func toggles() {
    enum Feature: String { case fast }
    let mock = MockToggles()
    mock.isEnabledCalls.returns(true)
    mock.firstCalls.returns(3)
    assertThat(mock.isEnabled(Feature.fast) { $0.lowerBound }, true)
    assertThat(mock.first(in: [1, 2]), 3)
    verify(mock.isEnabledCalls)
    verify(mock.firstCalls)
  }

  @MainActor @Test func tabManaging() {
    let mock = MockTabManaging()
    let tab = Context()
    mock.subscriptIntGets.returns(tab)
    mock.subscriptContextGets.returns(2)
    mock.addTabCalls.returns(tab)
    assertThat(mock[1] === tab, true)
    assertThat(mock[tab], 2)
    mock.addTab(nil, after: tab)
    verify(mock.subscriptIntGets, calledWith: 1)
    verify(mock.subscriptContextGets, calledWith: sameInstance(tab))
    verify(mock.addTabCalls, calledWith: nilValue(), sameInstance(tab))
  }

  @Test func middleware() async throws {
    let mock = MockRouterMiddleware<Int, String>()
    mock.handleCalls.answers { number in "\(number + 1)" }
    assertThat(try await mock.handle(1) { number, _ in "\(number)" }, "2")
    verify(mock.handleCalls, calledWith: 1)
  }

  @Test func transport() async throws {
    let mock = MockTransport()
    mock.sendCalls.returns((Answer(), Data([1])))
    mock.interceptCalls.returns((Answer(status: 1), nil))
    assertThat(try await mock.send(Query(), body: nil, operationID: "a").1, Data([1]))
    let answer = try await mock.intercept(Query()) { _, _ in (Answer(), nil) }
    assertThat(answer.0, Answer(status: 1))
    verify(mock.sendCalls, calledWith: Query(), nil, "a")
    verify(mock.interceptCalls, calledWith: Query())
  }

  @Test func events() async throws {
    let writer = MockStreamWriting()
    writer.writeCalls.returns()
    writer.finishCalls.throws(SoldOut())
    try await writer.write([1])
    await assertThrows(SoldOut()) { try await writer.finish() }
    verify(writer.writeCalls, calledWith: [1])
    verify(writer.finishCalls)
    let mock = MockEventHandling<Int, String>()
    mock.handleCalls.returns("a")
    mock.streamCalls.returns()
    assertThat(try await mock.handle(1, query: Query()), "a")
    try await mock.stream([2], writer: writer)
    verify(mock.handleCalls, calledWith: 1, Query())
    verify(mock.streamCalls, calledWith: equalTo([2]), anything())
  }

  @Test func sealing() throws {
    MockSealing.sealCalls.returns(Data([1]))
    assertThat(try MockSealing.seal(Data(), nonce: 1, authenticating: [UInt8]()), Data([1]))
    verify(MockSealing.sealCalls, calledWith: anything(), equalTo(1), anything())
  }

  @Test func sessionChallenging() {
    let mock = MockSessionChallenging()
    let space = URLProtectionSpace(
      host: "a", port: 1, protocol: nil, realm: nil, authenticationMethod: nil)
    mock.challengeCalls.answers { _, _, completion in completion(.useCredential, nil) }
    var isCalled = false
    mock.challenge(.shared, didReceive: space) { _, _ in isCalled = true }
    assertThat(isCalled, true)
    verify(mock.challengeCalls)
  }

  @Test func timeSource() async throws {
    let mock = MockTimeSource<ContinuousClock.Instant>()
    let now = ContinuousClock.now
    mock.nowProperty.returns(now)
    mock.sleepCalls.throws(SoldOut())
    assertThat(mock.now, now)
    await assertThrows(SoldOut()) { try await mock.sleep(until: now, tolerance: nil) }
    verify(mock.nowProperty.gets)
    verify(mock.sleepCalls, calledWith: now, nil)
  }

  @Test func movable() {
    let mock = MockMovable()
    mock.moveCalls.returns(3)
    assertThat(mock.move(to: 1), 3)
    verify(mock.moveCalls, calledWith: 1)
  }

  @Test func isolatedCalls() async {
    let mock = MockIsolatedCalls()
    let context = Context()
    mock.runCalls.returns(4)
    mock.onceCalls.returns()
    mock.makeCalls.returns(context)
    assertThat(await mock.run(isolation: nil) { 3 }, 4)
    mock.once {}
    assertThat(mock.make() === context, true)
    verify(mock.runCalls, calledWith: nilValue())
    verify(mock.onceCalls)
    verify(mock.makeCalls)
  }

  @Test func keyPaths() {
    let mock = MockKeyPaths()
    mock.bindCalls.returns()
    mock.changedCalls.returns(\.path)
    mock.bind(\.name, to: "a")
    assertThat(mock.changed([\.path]), \.path)
    verify(mock.bindCalls, calledWith: anything(), instanceOf(String.self))
    verify(mock.changedCalls, calledWith: [\.path])
  }

  @Test func accessors() {
    let mock = MockAccessors()
    mock.firstProperty.returns(1)
    mock.secondProperty.returns(2)
    mock.subscriptGets.returns(3)
    mock.subscriptSets.returns()
    assertThat([mock.first, mock.second, mock["a", default: 4]], [1, 2, 3])
    mock.first = 5
    mock["b", default: 6] = 7
    verify(mock.firstProperty.gets)
    verify(mock.firstProperty.sets, calledWith: 5)
    verify(mock.secondProperty.gets)
    verify(mock.subscriptGets, calledWith: "a", 4)
    verify(mock.subscriptSets, calledWith: "b", 6, 7)
  }

  @Test func dynamic() {
    let mock = MockDynamic()
    mock.subscriptGets.returns(3)
    mock.subscriptSets.returns()
    mock.callAsFunctionCalls.returns(4)
    var dynamic: any Dynamic = mock
    assertThat(dynamic.price, 3)
    dynamic.price = 5
    assertThat(mock(1), 4)
    verify(mock.subscriptGets, calledWith: "price")
    verify(mock.subscriptSets, calledWith: "price", 5)
    verify(mock.callAsFunctionCalls, calledWith: 1)
  }

  @Test func ownOperators() {
    let mock = MockOwnOperators()
    MockOwnOperators.lessThanTildeGreaterThanCalls.returns(true)
    MockOwnOperators.tildeTildeCalls.returns(2)
    MockOwnOperators.plusEqualsCalls.returns()
    MockOwnOperators.tildeEqualsCalls.returns(true)
    assertThat(mock <~> 1, true)
    assertThat(mock~~, 2)
    assertThat(mock ~= 3, true)
    var sum = mock
    sum += 4
    verify(
      MockOwnOperators.lessThanTildeGreaterThanCalls, calledWith: sameInstance(mock), equalTo(1))
    verify(MockOwnOperators.tildeTildeCalls, calledWith: sameInstance(mock))
    verify(MockOwnOperators.plusEqualsCalls, calledWith: sameInstance(mock), equalTo(4))
    verify(MockOwnOperators.tildeEqualsCalls, calledWith: sameInstance(mock), equalTo(3))
  }

  @Test func deepSome() {
    let mock = MockDeepSome()
    mock.countCalls.returns(3)
    mock.sortCalls.returns([4])
    assertThat(mock.count([1, 2]), 3)
    assertThat(mock.sort([1, "a"]) as? [Int], [4])
    verify(mock.countCalls)
    verify(mock.sortCalls)
  }

  @MainActor @Test func classes() {
    let mock = MockInheritsGeneric()
    mock.countCalls.returns(3)
    assertThat((mock as Base<Int> as? any InheritsGeneric)?.count(), 3)
    verify(mock.countCalls)
    let bound = MockBoundToClass()
    bound.glowCalls.returns(4)
    assertThat(bound.glow(), 4)
    verify(bound.glowCalls)
  }

  @Test func functions() {
    let mock = MockFunctionsOfFunctions()
    mock.callbacksProperty.returns(["a": { _ in }])
    mock.pairProperty.returns((1, nil))
    mock.composeCalls.returns { first in { second in first + second } }
    mock.nestedCalls.answers { body in body? {} }
    assertThat(mock.callbacks.count, 1)
    mock.callbacks = [:]
    assertThat(mock.pair.first, 1)
    assertThat(mock.compose { first in { _ in first } }(1)(2), 3)
    var isNested = false
    mock.nested { _ in isNested = true }
    assertThat(isNested, true)
    verify(mock.callbacksProperty.gets)
    verify(mock.callbacksProperty.sets)
    verify(mock.pairProperty.gets)
    verify(mock.composeCalls)
    verify(mock.nestedCalls)
  }

  @Test func pointers() {
    let mock = MockPointers()
    mock.textCalls.returns(nil)
    assertThat(mock.text(nil, nil), nilValue())
    verify(mock.textCalls, calledWith: nil, nil)
  }

  @Test func builders() {
    let mock = MockDocument()
    mock.linesProperty.returns(["a", "b"])
    mock.footerCalls.returns(["c"])
    mock.chapterCalls.returns(4)
    #expect(mock.lines == ["a", "b"])
    #expect(mock.footer(3) == ["c"])
    #expect((mock as any Document).chapter { "d" } == 4)
    verify(mock.linesProperty.gets)
    verify(mock.footerCalls, calledWith: 3)
    verify(mock.chapterCalls)
  }
}
