import Charmest
import Pantry
import Testing

@testable import Shop

protocol Clerk { func greet() -> String }

@Suite struct CookTests {
  @Test func serves() async throws {
    let cook = MockCook()
    cook.takeCalls.returns([Jar(), Jar()])
    cook.washCalls.returns(true)
    let waiter = Waiter(cook: cook)
    let isServed = try await waiter.serve()
    #expect(isServed)
    verifyInOrder {
      cook.openCalls.called()
      cook.takeCalls.called(with: 2)
      cook.washCalls.called(with: 2)
    }
    verifyNoMoreCalls(cook)
  }

  @Test func others() throws {
    let shelf = ShelfMock()
    shelf.takeCalls.returns([Jar()])
    #expect(try shelf.take(1) == [Jar()])
    let cellar = MockCellar()
    cellar.lock()
    verify(cellar.lockCalls)
    let clerk = MockClerk()
    clerk.greetCalls.returns("hello")
    #expect(clerk.greet() == "hello")
  }
}
