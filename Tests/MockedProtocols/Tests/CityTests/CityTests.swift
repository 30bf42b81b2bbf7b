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
    verify(mock.timeoutProperty.sets, calledWith: 3)
  }

  @Test func interceptor() async throws {
    let mock = MockRequestInterceptor()
    let other = URLRequest(url: URL(fileURLWithPath: "/b"))
    mock.retryCalls.when(anything(), anything(), lessThan(3)).returns(true)
    var request = URLRequest(url: url)
    try mock.adapt(&request)
    assertThat(await mock.retry(other, dueTo: Failed(), attempt: 2), true)
    verify(mock.adaptCalls, calledWith: URLRequest(url: url))
    verify(mock.retryCalls, calledWith: equalTo(other), instanceOf(Failed.self), equalTo(2))
  }

  @Test func keyValueStore() {
    let mock = MockKeyValueStore()
    mock.objectCalls.returns(4)
    mock.subscriptGets.when("a").returns(5)
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

  @MainActor @Test func themed() {
    let mock = MockThemed()
    MockThemed.sharedProperty.returns(mock)
    mock.colorCalls.answers { _ in (red: 1, green: 0, blue: 0) }
    assertThat(MockThemed.shared === mock, true)
    assertThat(mock.color("a")?.red, 1)
    verify(mock.colorCalls, calledWith: "a")
  }

  @Test func container() {
    let mock = MockContainer()
    mock.resolveCalls.returns(7)
    mock.resolveNameCalls.returns(8)
    mock.register(Int.self, name: "a") { _ in 1 }
    assertThat(mock.resolve(Int.self), 7)
    assertThat(mock.resolve(Int.self, name: "b"), 8)
    verify(mock.registerCalls, calledWith: anything(), equalTo("a"), anything())
    verify(mock.resolveNameCalls, calledWith: anything(), equalTo("b"))
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
    verify(MockMoney.plusCalls, calledWith: mock, mock)
    verify(MockMoney.lessThanCalls, calledWith: mock, sum)
  }
}
