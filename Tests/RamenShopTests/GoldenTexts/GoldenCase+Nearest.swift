import Charmest

extension GoldenCase {
  private struct Customer: Equatable, Sendable {
    var id = 17
    var name = "Annette Schmidt"
    var street = "Rue des Petits Champs 4"
    var city = "Paris"
    var newsletter = true
  }

  private static let arguments =
    ["build", "-scheme", "Shop", "-configuration", "Debug"] + (0..<16).map { "FLAG_\($0)=YES" }
    + ["COMPILER_INDEX_STORE=NO", "test"]

  static let ofNearest: [GoldenCase] = [
    value(
      "40-nearest-of-long-values",
      about: "guests",
      { [Customer(newsletter: false)] },
      { containsInAnyOrder(Customer()) }
    ),
    value(
      "41-nearest-item",
      about: "arguments",
      { arguments },
      { hasItem("COMPILER_INDEX_STORE_ENABLE=NO") }
    ),
    value(
      "42-nearest-part-of-a-text",
      about: "json",
      { (0..<90).map { "\"key\($0)\": \($0)" }.joined(separator: ",\n") },
      { containsString("\"key47\": 48") }
    ),
    value(
      "43-nearest-line",
      about: "settings",
      { (0..<20).map { $0 == 12 ? "timeout = 300" : "option\($0) = on" }.joined(separator: "\n") },
      { hasLine("timeout = 30") }
    ),
    value(
      "44-nearest-key",
      about: "headers",
      { ["accept": 1, "accept-language": 2, "authorization": 3, "host": 4] },
      { hasKey("Authorization") }
    ),
    value(
      "45-another-order", about: "steps", { ["c", "a", "b"] }, { containsExactly("a", "b", "c") }),
    value("46-not-an-item", about: "names", { ["ann", "bob", "root"] }, { not(hasItem("root")) }),
    failure("47-two-arguments-differ") {
      let mailer = MockMailer()
      mailer.send(to: "ann@x.org", subject: "Hello", attachments: ["cv.pdf", "photo.png"])
      verify(
        mailer.sendCalls, calledWith: hasSuffix("@y.org"), equalTo("Hello"),
        containsInAnyOrder("photo.png", "letter.pdf"))
    },
    failure("48-nearest-step") {
      let mailer = MockMailer()
      mailer.send(to: "ann@x.org", subject: "Hello", attachments: [])
      mailer.send(to: "bob@x.org", subject: "Hello", attachments: ["cv.pdf"])
      verifyInOrder {
        mailer.sendCalls.called(with: "ann@x.org", "Hello", [])
        mailer.sendCalls.called(with: "bob@x.org", "Hello", ["letter.pdf"])
      }
    },
  ]
}

private final class MockMailer: Mock {
  let sendCalls = MockMethod(
    "send(to:subject:attachments:)", taking: String.self, String.self, [String].self)

  func send(to receiver: String, subject: String, attachments: [String]) {
    sendCalls.invoke(receiver, subject, attachments)
  }
}
