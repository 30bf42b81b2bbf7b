private struct Closed: Error, Equatable {}

private final class MockGuest: Mock {
  let nameProperty = MockProperty("name", of: String.self)
  let onDoneCalls = MockMethod("onDone(_:)", taking: ((Int) -> Void).self)
}

private struct RealCook: Sendable {
  func price(of soup: RamenSoup) throws(OutOfStock) -> Int { 800 }
}

private let realCook = RealCook()
private var titles: AsyncThrowingStream<String, any Error> { stream("Open", "Ready") }
private var only: AsyncThrowingStream<String, any Error> { stream("Open") }
private var broken: AsyncThrowingStream<String, any Error> { stream(throwing: Closed()) }

// MARK: table From Cuckoo and Mockable, Stubs
let (cook, user) = (MockCook(), MockGuest())
user.onDoneCalls.invoke { _ in }

// MARK: table From Cuckoo and Mockable, Verification 1...8
let (cook, user) = (MockCook(), MockGuest())
cook.greet("Jon")
user.nameProperty.set("Jon")
_ = user.nameProperty.get()

// MARK: table From RxTest and RxBlocking, Read a stream

// MARK: table From RxTest and RxBlocking, Read a stream 2...10
let all = await collect(titles)
