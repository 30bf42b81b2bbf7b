import Charmest
import Foundation
import Testing

@testable import MockWriter

@Suite("A request for mocks") struct MockRequestTests {
  private func request(_ names: String..., graphs: [String] = ["Shop", "Pantry"]) -> MockRequest {
    MockRequest(
      graphs: graphs.map { Fixture.path("\($0).symbols.json") },
      names: names,
      sources: [Fixture.path("Shop.swift")],
      package: Fixture.folder.path
    )
  }

  @Test("is answered by the text of a file")
  func text() throws {
    let answer = request("Counter", "House.Door").answer()
    assertThat(
      answer.text,
      """
      import Charmest
      import Foundation
      import Pantry

      @testable import Shop

      final class MockCounter: Mock, Counter {
        let openCalls = MockMethod("open()")

        func open() { openCalls.invoke() }
      }

      final class MockDoor: Mock, House.Door {
        let knockCalls = MockMethod("knock()")

        func knock() { knockCalls.invoke() }
      }

      """
    )
    assertThat(answer.errors, empty())
  }

  @Test("finds in the sources which types cannot be copied")
  func noncopyable() throws {
    assertThat(
      request("Uncopyable").answer().text,
      containsString("// By hand: ticket cannot be kept, so it is not recorded.")
    )
  }

  @Test("for a public mock has what other modules need")
  func access() throws {
    var request = request("Counter")
    request.access = .public
    assertThat(
      request.answer().text,
      """
      import Foundation
      import Pantry
      public import CharmestCore
      public import Shop

      public final class MockCounter: Mock, Counter {
        public let openCalls = MockMethod("open()")

        public init() {}

        public func open() { openCalls.invoke() }
      }

      """
    )
  }

  @Test("is refused where a mock would have more access than its protocol")
  func tooMuchAccess() throws {
    var request = request("Cook", "House.Door")
    request.access = .package
    assertThat(
      request.answer().errors,
      [
        "Cook is internal, so its mock cannot be package. Make the protocol package, or print the "
          + "mock without --access, for the test target itself.",
        "House.Door is internal, so its mock cannot be package. Make the protocol package, or print "
          + "the mock without --access, for the test target itself.",
      ]
    )
  }

  @Test("is refused where two mocks would have one name, also with several modules")
  func mocksOfOneName() throws {
    assertThat(
      request("Counter", "House.Screen", "Screen").answer(),
      equalTo(
        MockAnswer(
          errors: [
            "The mocks of Shop.House.Screen and Shop.Screen would have one name, MockScreen. Print "
              + "them one by one, and rename one of them."
          ]
        )
      )
    )
    let twice = request("Counter", "Shop.Counter").answer()
    assertThat(twice.errors, empty())
    assertThat(twice.text, request("Counter").answer().text)
  }

  @Test("names the modules whose graphs are needed")
  func missing() throws {
    var request = request("Stocked", graphs: ["Shop"])
    request.available = ["Pantry", "Other"]
    assertThat(request.answer(), equalTo(MockAnswer(missing: ["Pantry"])))
  }

  @Test("is refused where one name is unknown")
  func unknown() throws {
    let answer = request("Counter", "Cok").answer()
    assertThat(answer.text, "")
    assertThat(
      answer.errors, containsExactly(hasPrefix("There is no protocol Cok. Did you mean Cook")))
  }
}
