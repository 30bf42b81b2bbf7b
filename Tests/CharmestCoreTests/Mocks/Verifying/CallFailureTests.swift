import Charmest
import CharmestCore
import Testing

@Suite("The failure of a verification") struct CallFailureTests {
  private final class MockMailer: Mock {
    let sendCalls = MockMethod(
      "send(to:subject:body:attachments:)",
      taking: String.self, String.self, String.self, [String].self)

    func send(
      to receiver: String, subject: String = "Hello", body: String = "Hi.",
      attachments: [String] = []
    ) { sendCalls.invoke(receiver, subject, body, attachments) }
  }

  private let mailer = MockMailer()
  private let stove = MockStove()

  @Test("has all arguments that differ, with both sides, also inside of a list")
  func severalArguments() {
    mailer.send(to: "ann@example.com", attachments: ["photo.png"])
    #expect(
      differing {
        verify(mailer.sendCalls, calledWith: "bob@example.com", "Hello", "Hi.", ["letter.pdf"])
      } == [
        #""bob@example.com" / "ann@example.com""#, #""letter.pdf" / "photo.png""#,
      ])
    stove.heat(90, slowly: true)
    #expect(
      differing { verify(stove.heatCalls, calledWith: lessThan(50), equalTo(false)) } == [
        "a value less than 50 / 90", "false / true",
      ])
  }

  @Test("has each line of a long argument that differs")
  func severalInOneArgument() {
    func pass(_ category: String, _ days: Int) -> String {
      "category: \(category)\nresort: Sankt Anton\ndays: \(days)\nseason: winter\nprice: 310"
    }
    mailer.send(to: "ann@example.com", body: pass("adult", 5))
    mailer.send(to: "eve@example.com", subject: "Voucher")
    #expect(
      differing {
        verify(mailer.sendCalls, calledWith: "ann@example.com", "Hello", pass("youth", 6), [])
      } == [
        #""category: youth" / "category: adult""#, #""days: 6" / "days: 5""#,
      ])
  }

  @Test("is about the call of which the fewest arguments differ, wherever it is")
  func nearest() {
    mailer.send(to: "cleo@example.com", subject: "Voucher")
    mailer.send(to: "bob@example.com", subject: "Order")
    mailer.send(to: "dan@example.com", subject: "Voucher")
    #expect(
      differing { verify(mailer.sendCalls, calledWith: "bob@example.com", "Invoice", "Hi.", []) }
        == [#""Invoice" / "Order""#])
    for degrees in 1...10_000 { stove.heat(degrees, slowly: degrees == 5_000) }
    #expect(differing { verify(stove.heatCalls, calledWith: 0, true) } == ["0 / 5000"])
  }

  @Test("is about a call that differs, where some calls match")
  func tooFew() {
    stove.heat(90, slowly: true)
    stove.heat(40, slowly: true)
    #expect(
      differing { verify(stove.heatCalls, .atLeast(2), calledWith: lessThan(50), equalTo(true)) }
        == ["a value less than 50 / 90"])
  }
}
