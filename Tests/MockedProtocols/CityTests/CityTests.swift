import Charmest
import City
import CityMocks
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The mocks stand in another module, so each member that is used here must be public.
@Suite("Mocks that several targets share", .serialized) struct CityTests {
  private let url = URL(fileURLWithPath: "/a")

  // Network and storage

  @Test func httpClient() async throws {
    let mock = MockHTTPClient()
    mock.timeoutProperty.returns(2)
    mock.uploadCalls.answers { call in call.arguments.2(0.5) }
    mock.dataCalls.answers { request in
      let url = try #require(request.url)
      let response = URLResponse(
        url: url, mimeType: nil, expectedContentLength: 1, textEncodingName: nil)
      return (Data([1]), response)
    }
    assertThat(try await mock.data(for: URLRequest(url: url)).0, equalTo(Data([1])))
    let logging = MockLogWriting()
    try await mock.upload(Data(), to: url) { _ in logging.level = .info }
    verify(logging.levelProperty.sets)
    assertThat(mock.timeout, 2)
    mock.timeout = 3
    verify(mock.dataCalls, calledWith: URLRequest(url: url))
    verify(mock.uploadCalls)
    verify(mock.timeoutProperty.gets)
    verify(mock.timeoutProperty.sets, calledWith: 3)
  }

  @Test func interceptor() async throws {
    let mock = MockRequestInterceptor()
    let other = URLRequest(url: URL(fileURLWithPath: "/b"))
    mock.adaptCalls.returns()
    mock.retryCalls.when(anything(), anything(), lessThan(3)).returns(true)
    var request = URLRequest(url: url)
    try mock.adapt(&request)
    assertThat(await mock.retry(other, dueTo: Failed(), attempt: 2), true)
    verify(mock.adaptCalls, calledWith: URLRequest(url: url))
    verify(mock.retryCalls, calledWith: equalTo(other), instanceOf(Failed.self), equalTo(2))
  }

  @Test func webSocket() async throws {
    let mock = MockWebSocket()
    mock.connectCalls.throws(Failed())
    mock.messagesCalls.returns(AsyncThrowingStream { $0.finish(throwing: Failed()) })
    mock.closeCalls.returns()
    mock.isOpenProperty.returns(true)
    await assertThrows(Failed()) { try await mock.connect(headers: ["a": "b"]) }
    var messages = mock.messages().makeAsyncIterator()
    await assertThrows(instanceOf(Failed.self)) { try await messages.next() }
    mock.close(code: 1, reason: nil)
    assertThat(mock.isOpen, true)
    verify(mock.connectCalls, calledWith: ["a": "b"])
    verify(mock.messagesCalls)
    verify(mock.closeCalls, calledWith: 1, nil)
    verify(mock.isOpenProperty.gets)
  }

  @Test func keyValueStore() {
    let mock = MockKeyValueStore()
    mock.setCalls.returns()
    mock.objectCalls.returns(4)
    mock.subscriptGets.when("a").returns(5)
    mock.subscriptSets.returns()
    mock.set(3, forKey: "a")
    assertThat(mock.object(forKey: "b", as: Int.self), equalTo(4))
    let value: Int? = mock["a"]
    assertThat(value, equalTo(5))
    mock["a"] = 3
    verify(mock.setCalls, calledWith: anything(), equalTo("a"))
    verify(mock.objectCalls, calledWith: equalTo("b"), anything())
    verify(mock.subscriptGets, calledWith: "a")
    verify(mock.subscriptSets, calledWith: equalTo("a"), instanceOf(Int.self))
  }

  @Test func cache() {
    let mock = MockCache<String, Int>()
    mock.subscriptGets.returns(3)
    mock.subscriptSets.returns()
    mock.valueCalls.returns(5)
    assertThat(mock["a"], 3)
    mock["a"] = 1
    assertThat(mock.value(for: "b") { _ in 6 }, 5)
    verify(mock.subscriptGets, calledWith: "a")
    verify(mock.subscriptSets, calledWith: "a", 1)
    verify(mock.valueCalls, calledWith: "b")
  }

  @Test func entityStore() async throws {
    let mock = MockEntityStore<Row>()
    mock.findCalls.returns(Row(id: 1))
    mock.saveCalls.returns()
    assertThat(try await mock.find(1)?.id, equalTo(1))
    try await mock.save(Row(id: 2), Row(id: 3))
    verify(mock.findCalls, calledWith: 1)
    verify(mock.saveCalls, calledWith: [Row(id: 2), Row(id: 3)])
  }

  struct Row: Identifiable, Equatable, Sendable { let id: Int }

  @Test func database() async throws {
    let mock = MockDatabase<Int>()
    mock.readCalls.returns("1")
    mock.writeCalls.returns("2")
    assertThat(try mock.read { "\($0)" }, "1")
    assertThat(try await mock.write { "\($0)" }, "2")
    verify(mock.readCalls)
    verify(mock.writeCalls)
  }

  @Test func fileStoring() {
    let mock = MockFileStoring()
    mock.fileExistsCalls.answers { _, isDirectory in
      isDirectory?.pointee = true
      return true
    }
    mock.enumerateCalls.returns()
    var isDirectory = false
    assertThat(mock.fileExists(at: "/a", isDirectory: &isDirectory), true)
    assertThat(isDirectory, true)
    mock.enumerate(url) { _, stop in stop = true }
    verify(mock.fileExistsCalls, calledWith: equalTo("/a"), present())
    verify(mock.enumerateCalls, calledWith: url)
  }

  @Test func uploader() {
    let mock = MockUploader()
    let id = UUID()
    mock.uploadCalls.answers { _, completion in
      completion(.success(Account()))
      return id
    }
    var account: Account?
    assertThat(mock.upload(url) { account = try? $0.get() }, id)
    assertThat(account, Account())
    verify(mock.uploadCalls)
  }

  // Users and payments

  @Test func authenticating() async throws {
    let mock = MockAuthenticating()
    mock.currentProperty.returns(Account())
    mock.signInPasswordCalls.returns(Account())
    mock.signInWithCalls.throws(Failed())
    mock.changesProperty.returns(AsyncStream { $0.finish() })
    assertThat(await mock.current, equalTo(Account()))
    assertThat(try await mock.signIn("a", password: "b"), equalTo(Account()))
    await assertThrows(Failed()) { try await mock.signIn(with: "c") }
    var changes = mock.changes.makeAsyncIterator()
    assertThat(await changes.next() == nil, true)
    verify(mock.currentProperty.gets)
    verify(mock.signInPasswordCalls, calledWith: "a", "b")
    verify(mock.signInWithCalls, calledWith: "c")
    verify(mock.changesProperty.gets)
  }

  @Test func cart() {
    let mock = MockCart<String>()
    mock.itemsProperty.returns(["b"])
    mock.addCalls.returns()
    mock.totalCalls.returns(900)
    assertThat(mock.items, ["b"])
    mock.items = []
    mock.add("a", count: 2)
    assertThat(mock.total { $0 }, 900)
    verify(mock.itemsProperty.gets)
    verify(mock.itemsProperty.sets, calledWith: [])
    verify(mock.addCalls, calledWith: "a", 2)
    verify(mock.totalCalls)
  }

  @Test func subscriptions() {
    let mock = MockSubscriptions()
    let token = Window()
    mock.observeCalls.returns(token)
    var isActive = false
    assertThat(mock.observe("a") { isActive = $0 } === token, true)
    mock.observeCalls.calls[0].arguments.1(true)
    assertThat(isActive, true)
    verify(mock.observeCalls)
  }

  @Test func featureFlags() {
    let mock = MockFeatureFlags()
    mock.isEnabledCalls.when("a").returns(true)
    mock.valueCalls.returns(5)
    assertThat(mock.isEnabled("a"), true)
    assertThat(mock.value("a", default: 1), 5)
    verify(mock.isEnabledCalls, calledWith: "a")
    verify(mock.valueCalls, calledWith: equalTo("a"), instanceOf(Int.self))
  }

  @MainActor @Test func permissionRequesting() {
    let mock = MockPermissionRequesting()
    mock.requestCalls.answers { _, completion in MainActor.assumeIsolated { completion(true) } }
    var isAllowed = false
    mock.request(.info) { isAllowed = $0 }
    assertThat(isAllowed, true)
    verify(mock.requestCalls)
  }

  // Screens: these records belong to actors, and are read here without `await`.

  @Test func router() async {
    let mock = MockRouter()
    mock.pushCalls.returns()
    mock.presentCalls.answers { _, completion in completion?() }
    mock.pathProperty.returns(["home"])
    await navigate(mock)
    verify(mock.pushCalls, calledWith: "home", true)
    verify(mock.presentCalls)
    verify(mock.pathProperty.gets)
    verify(mock.pathProperty.sets, calledWith: [])
  }

  @MainActor private func navigate(_ router: any Router) {
    router.push("home", animated: true)
    var isPresented = false
    router.present(Window()) { isPresented = true }
    assertThat(isPresented, true)
    assertThat(router.path, ["home"])
    router.path = []
  }

  @MainActor @Test func listModel() async {
    let mock = MockListModel<Row>()
    mock.rowsProperty.returns([Row(id: 1)])
    mock.loadCalls.returns()
    assertThat(mock.rows, hasCount(1))
    await mock.load()
    verify(mock.rowsProperty.gets)
    verify(mock.loadCalls)
  }

  @MainActor @Test func coordinating() {
    let mock = MockCoordinating()
    let child = MockCoordinating()
    mock.childrenProperty.returns([child])
    mock.parentProperty.returns(child)
    assertThat(mock.children, hasCount(1))
    mock.children = []
    assertThat(mock.parent === child, true)
    verify(mock.childrenProperty.gets)
    verify(mock.childrenProperty.sets, calledWith: empty())
    verify(mock.parentProperty.gets)
  }

  @MainActor @Test func themed() {
    let mock = MockThemed()
    MockThemed.sharedProperty.returns(mock)
    mock.colorCalls.answers { _ in (red: 1, green: 0, blue: 0) }
    assertThat(MockThemed.shared === mock, true)
    assertThat(mock.color("a")?.red, 1)
    verify(MockThemed.sharedProperty.gets)
    verify(mock.colorCalls, calledWith: "a")
  }

  @Test func localizing() {
    let mock = MockLocalizing()
    mock.textCalls.returns("Hi Ann")
    mock.textCountCalls.returns("2 bowls")
    assertThat(mock.text("hi", "Ann"), "Hi Ann")
    assertThat(mock.text("bowls", count: 2), "2 bowls")
    verify(mock.textCalls, calledWith: equalTo("hi"), hasCount(1))
    verify(mock.textCountCalls, calledWith: "bowls", 2)
  }

  @Test func imageLoading() async throws {
    let mock = MockImageLoading()
    mock.imageCalls.returns(Data([1]))
    assertThat(try await mock.image(at: url, size: (width: 1, height: 2)), Data([1]))
    verify(mock.imageCalls)
  }

  // Machines

  @Test func locating2D() {
    let mock = MockLocating2D()
    var seen = 0.0
    mock.onMoveProperty.returns { seen = $0 + $1 }
    mock.distanceCalls.when(0, 0, 3, 4).returns(5)
    mock.onMove?(1, 2)
    assertThat(seen, 3)
    mock.onMove = nil
    assertThat(mock.distance(from: (0, 0), to: (3, 4)), 5)
    verify(mock.onMoveProperty.gets)
    verify(mock.onMoveProperty.sets)
    verify(mock.distanceCalls, calledWith: 0, 0, 3, 4)
  }

  @Test func player() {
    let mock = MockPlayer()
    mock.volumeProperty.returns(0.5)
    mock.playCalls.answers { _, _, completion in completion() }
    assertThat(mock.volume, 0.5)
    mock.volume = 1
    var isDone = false
    mock.play(url, from: nil) { isDone = true }
    assertThat(isDone, true)
    verify(mock.volumeProperty.gets)
    verify(mock.volumeProperty.sets, calledWith: 1)
    verify(mock.playCalls)
  }

  @Test func printing() {
    let mock = MockPrinting()
    mock.printCalls.returns()
    mock.print(1, "a", separator: ",")
    verify(mock.printCalls, calledWith: hasCount(2), equalTo(","))
  }

  @Test func recognizing() async throws {
    let mock = MockRecognizing()
    mock.recognizeCalls.returns([(text: "a", confidence: 0.5)])
    assertThat(try await mock.recognize(3).first?.text, "a")
    verify(mock.recognizeCalls, calledWith: instanceOf(Int.self))
  }

  // Working

  @Test func logWriting() {
    let mock = MockLogWriting()
    mock.logCalls.returns()
    mock.levelProperty.returns(.debug)
    mock.log(.error, "hot", metadata: nil, file: "a", line: 1)
    assertThat(mock.level, .debug)
    mock.level = .info
    verify(
      mock.logCalls,
      calledWith: equalTo(.error), equalTo("hot"), nilValue(), anything(), equalTo(1))
    verify(mock.levelProperty.gets)
    verify(mock.levelProperty.sets, calledWith: .info)
  }

  @Test func scheduling() {
    let mock = MockScheduling<Int>()
    mock.scheduleCalls.returns(3)
    assertThat(mock.schedule(after: .seconds(1)) {}, 3)
    verify(mock.scheduleCalls)
  }

  @Test func middleware() {
    let mock = MockMiddleware<Int>()
    mock.handleCalls.returns(2)
    assertThat(mock.handle("a", state: 1) { _ in 3 }, 2)
    verify(mock.handleCalls, calledWith: "a", 1)
  }

  @Test func eventBus() {
    let mock = MockEventBus()
    let token = Window()
    mock.publishCalls.returns()
    mock.subscribeCalls.returns(token)
    mock.publish(3)
    assertThat(mock.subscribe(Int.self) { _ in } === token, true)
    verify(mock.publishCalls, calledWith: instanceOf(Int.self))
    verify(mock.subscribeCalls)
  }

  @Test func container() {
    let mock = MockContainer()
    mock.registerCalls.returns()
    mock.resolveCalls.returns(7)
    mock.resolveNameCalls.returns(8)
    mock.register(Int.self, name: "a") { _ in 1 }
    assertThat(mock.resolve(Int.self), 7)
    assertThat(mock.resolve(Int.self, name: "b"), 8)
    verify(mock.registerCalls, calledWith: anything(), equalTo("a"), anything())
    verify(mock.resolveCalls)
    verify(mock.resolveNameCalls, calledWith: anything(), equalTo("b"))
  }

  @Test func parser() {
    let mock = MockParser<Int>()
    mock.parseCalls.returns(3)
    var input: Substring = "ab"
    assertThat(try? mock.parse(&input), equalTo(3))
    verify(mock.parseCalls, calledWith: "ab")
  }

  @Test func encoding() throws {
    let mock = MockEncoding()
    mock.encodeCalls.returns(Data([1]))
    mock.decodeCalls.returns(2)
    assertThat(try mock.encode(3), Data([1]))
    assertThat(try mock.decode(Int.self, from: Data()), 2)
    verify(mock.encodeCalls, calledWith: instanceOf(Int.self))
    verify(mock.decodeCalls, calledWith: anything(), equalTo(Data()))
  }

  @Test func visitor() {
    let mock = MockVisitor<Int>()
    mock.visitIntCalls.returns(1)
    mock.visitStringCalls.returns(2)
    mock.visitMockVisitorArrayCalls.returns(3)
    assertThat([mock.visit(4), mock.visit("a"), mock.visit([mock])], [1, 2, 3])
    verify(mock.visitIntCalls, calledWith: 4)
    verify(mock.visitStringCalls, calledWith: "a")
    verify(mock.visitMockVisitorArrayCalls, calledWith: hasCount(1))
  }

  @Test func observing() {
    let mock = MockObserving()
    mock.observeCalls.answers { _, change in (change as? (String, String) -> Void)?("a", "b") }
    var seen = ""
    mock.observe(\.id) { seen = $0 + $1 }
    assertThat(seen, "ab")
    verify(mock.observeCalls)
  }

  @Test func lockProviding() {
    let mock = MockLockProviding()
    mock.withLockCalls.returns(3)
    assertThat(mock.withLock { 3 }, 3)
    verify(mock.withLockCalls)
  }

  @Test func money() {
    let mock = MockMoney()
    let sum = MockMoney()
    mock.amountProperty.returns(900)
    MockMoney.plusCalls.returns(sum)
    MockMoney.lessThanCalls.returns(true)
    assertThat(mock.amount, 900)
    assertThat(mock + mock === sum, true)
    assertThat(mock < sum, true)
    verify(mock.amountProperty.gets)
    verify(MockMoney.plusCalls, calledWith: mock, mock)
    verify(MockMoney.lessThanCalls, calledWith: mock, sum)
  }

  @Test func telemetry() async {
    let mock = MockTelemetry()
    mock.recordCalls.returns()
    mock.spanCalls.returns(3)
    await mock.record("a", value: 1, tags: [:])
    assertThat(mock.span("a") { 3 }, 3)
    verify(mock.recordCalls, calledWith: "a", 1, [:])
    verify(mock.spanCalls, calledWith: "a")
  }

  @Test func jobQueue() async throws {
    let mock = MockJobQueue()
    let id = UUID()
    mock.enqueueCalls.returns(id)
    mock.drainCalls.returns()
    assertThat(try await mock.enqueue("a", priority: 1), id)
    await mock.drain { _ in }
    verify(mock.enqueueCalls, calledWith: instanceOf(String.self), equalTo(1))
    verify(mock.drainCalls)
  }

  @Test func migrating() {
    let mock = MockMigrating()
    MockMigrating.versionProperty.returns(2)
    mock.migrateCalls.throws(Failed())
    assertThat(MockMigrating.version, 2)
    assertThrows(try mock.migrate(MockKeyValueStore()), Failed())
    verify(MockMigrating.versionProperty.gets)
    verify(mock.migrateCalls)
  }

  @Test func refereeing() {
    let mock = MockRefereeing()
    mock.judgeCalls.answers { _, _, done in
      done("x")
      return City.Character()
    }
    mock.lastProperty.returns(nil)
    var seen: Swift.Character = "o"
    assertThat(mock.judge(City.Matcher(), [], done: { seen = $0 }).number, 2)
    assertThat(seen, "x")
    assertThat(mock.last, nilValue())
    mock.last = City.Matcher()
    verify(mock.judgeCalls, calledWith: equalTo(City.Matcher()), empty(), anything())
    verify(mock.lastProperty.gets)
    verify(mock.lastProperty.sets, calledWith: City.Matcher())
  }
}
