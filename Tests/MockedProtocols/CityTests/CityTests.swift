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

  struct Row: Identifiable, Equatable, Sendable { let id: Int }

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
}
