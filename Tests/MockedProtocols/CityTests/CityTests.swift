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
  @Test func network() async throws {
    let client = MockHTTPClient()
    let url = try #require(URL(string: "https://charmest.dev"))
    client.dataCalls.answers { request in
      let url = try #require(request.url)
      let response = URLResponse(
        url: url, mimeType: nil, expectedContentLength: 1, textEncodingName: nil)
      return (Data([1]), response)
    }
    assertThat(try await client.data(for: URLRequest(url: url)).0, equalTo(Data([1])))
    client.timeout = 3
    verify(client.timeoutProperty.sets, calledWith: 3)
    let interceptor = MockRequestInterceptor()
    var request = URLRequest(url: url)
    try interceptor.adapt(&request)
    assertThat(await interceptor.retry(request, dueTo: Failed(), attempt: 2), false)
    verify(interceptor.retryCalls)
    let socket = MockWebSocket()
    try await socket.send("a")
    verify(socket.sendCalls, calledWith: "a")
    socket.close(code: 1, reason: nil)
    verify(socket.closeCalls)
  }

  @Test func storage() async throws {
    let store = MockKeyValueStore()
    store["a"] = 3
    let value: Int? = store["a"]
    assertThat(value, equalTo(nil))
    store.objectCalls.returns(4)
    assertThat(store.object(forKey: "b", as: Int.self), equalTo(4))
    let cache = MockCache<String, Int>()
    cache["a"] = 1
    verify(cache.subscriptSets, calledWith: "a", 1)
    let repository = MockEntityStore<Row>()
    repository.findCalls.returns(Row(id: 1))
    assertThat(try await repository.find(1)?.id, equalTo(1))
    try await repository.save(Row(id: 2), Row(id: 3))
    verify(repository.saveCalls)
    let files = MockFileStoring()
    files.enumerateCalls.returns([(URL(fileURLWithPath: "/a"), false)])
    var seen = 0
    files.enumerate(URL(fileURLWithPath: "/")) { _, stop in
      seen += 1
      stop = true
    }
    assertThat(seen, 1)
    let keychain = MockKeychain()
    assertThat(try keychain.remove(service: "a"), 0)
    verify(keychain.removeCalls, calledWith: "a")
  }

  struct Row: Identifiable, Sendable { let id: Int }

  @Test func people() async throws {
    let users = MockAuthenticating()
    users.signInPasswordCalls.returns(Account())
    assertThat(try await users.signIn("a", password: "b"), equalTo(Account()))
    verify(users.signInPasswordCalls, calledWith: "a", "b")
    verify(users.signInWithCalls, .never)
    let flags = MockFeatureFlags()
    flags.valueCalls.returns(5)
    assertThat(flags.value("a", default: 1), 5)
    verify(flags.valueCalls)
    let cart = MockCart<String>()
    cart.add("a", count: 2)
    verify(cart.addCalls, calledWith: "a", 2)
  }

  @Test func records() async {
    // These records belong to actors, and are read here without `await`.
    let router = MockRouter()
    await router.push("home", animated: true)
    verify(router.pushCalls, calledWith: "home", true)
    let view = MockListView()
    await view.show(["a"])
    verify(view.showStringArrayCalls, calledWith: ["a"])
    verify(view.showErrorCalls, .never)
    let sensor = MockSensor()
    sensor.limitProperty.returns(2)
    assertThat(await sensor.limit, equalTo(2))
    assertThat(sensor.describe(), "")
    verify(sensor.describeCalls)
    let device = MockDevice(id: "a")
    device.sendCalls.returns([1])
    assertThat(try? await device.send([2]), equalTo([1]))
    verify(device.sendCalls, calledWith: [2])
    let telemetry = MockTelemetry()
    assertThat(telemetry.span("a") { 3 }, 3)
    await telemetry.flush()
    verify(telemetry.flushCalls)
  }

  @Test func machines() {
    let logging = MockLogWriting()
    logging.log(.error, "hot", metadata: nil, file: "a", line: 1)
    verify(logging.logCalls)
    let tracking = MockTracking()
    tracking.track(event: "a", parameters: [:])
    verify(tracking.trackEventParametersCalls)
    verify(tracking.trackEventCalls, .never)
    let delegate = MockListDelegate()
    assertThat(delegate.list(Window(), heightOf: 2), 0)
    verify(delegate.listHeightOfCalls)
    let parser = MockParser<Int>()
    parser.parseCalls.returns((3, "b"))
    var input: Substring = "ab"
    assertThat(try? parser.parse(&input), equalTo(3))
    assertThat(String(input), "b")
    let reducer = MockReducing<Int, String>()
    reducer.reduceCalls.returns((nil, 4))
    var state = 1
    _ = reducer.reduce(into: &state, action: "a")
    assertThat(state, 4)
    verify(reducer.reduceCalls)
    let container = MockContainer()
    container.resolveCalls.returns(7)
    assertThat(container.resolve(Int.self), 7)
    MockMigrating.versionProperty.returns(2)
    assertThat(MockMigrating.version, 2)
    let visitor = MockVisitor<Int>()
    assertThat(visitor.visit("a"), 0)
    verify(visitor.visitStringCalls, calledWith: "a")
  }

  @Test func names() {
    let referee = MockRefereeing()
    referee.judgeCalls.returns(City.Character())
    assertThat(referee.judge(City.Matcher(), [], done: { _ in }).number, 2)
    verify(referee.judgeCalls, calledWith: equalTo(City.Matcher()), empty(), anything())
    referee.last = City.Matcher()
    verify(referee.lastProperty.sets, calledWith: City.Matcher())
  }
}
