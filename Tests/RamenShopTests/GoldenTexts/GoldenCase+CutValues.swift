import Charmest

private enum StreamEvent: Equatable, Sendable {
  case trainStarted(service: String)
  case delayed(service: String, station: String, minutes: Int)
  case platformChanged(service: String, station: String, from: String, to: String)
  case arrived(service: String, station: String)
}

private struct Money: Equatable, Sendable, CustomStringConvertible {
  var rappen: Int

  var description: String {
    "\(rappen / 100).\(rappen % 100 < 10 ? "0" : "")\(rappen % 100) CHF"
  }
}

private struct Employee: Equatable, Sendable {
  var id = "E-1042"
  var name = "Beat Zurbrügg"
  var canton = "BE"
}

private struct Payslip: Equatable, Sendable {
  var employee = Employee()
  var gross = Money(rappen: 480_000)
  var deductions = Money(rappen: 48_000)
  var net = Money(rappen: 432_000)
}

private enum HTTPMethod: Equatable, Sendable { case get, patch, delete }

private struct Request: Sendable {
  var method: HTTPMethod
  var path: String
}

private enum RouterError: Error, Equatable {
  case methodNotAllowed(path: String, allowed: [HTTPMethod])
  case notFound(path: String)
}

private struct Router {
  func dispatch(_ request: Request) throws -> String {
    throw RouterError.notFound(path: request.path)
  }
}

private struct Message: Sendable { var body: String }

extension GoldenCase {
  private static let isConsistent = Matcher<Payslip>(
    "a payslip whose net is gross less deductions"
  ) { $0.net.rappen == $0.gross.rappen - $0.deductions.rappen }

  static let ofCutValues: [GoldenCase] = [
    value(
      "52-cut-value-stands-below",
      about: "payslips",
      { [Payslip(), Payslip(), Payslip(net: Money(rappen: 418_520)), Payslip()] },
      { everyItem(isConsistent) }
    ),
    failure("53-what-only-one-side-has") {
      let router = Router()
      assertThrows(
        try router.dispatch(Request(method: .delete, path: "/v2/projects/84c1")),
        RouterError.methodNotAllowed(path: "/v2/projects/84c1", allowed: [.get, .patch]))
    },
    failure("57-missing-event-of-a-stream") {
      let events = AsyncStream<StreamEvent> { continuation in
        continuation.yield(.trainStarted(service: "ICE 73"))
        continuation.yield(.delayed(service: "ICE 73", station: "Karlsruhe Hbf", minutes: 12))
        continuation.yield(.arrived(service: "ICE 73", station: "Karlsruhe Hbf"))
        continuation.finish()
      }
      let collected = await collect(events)
      assertThat(
        collected.elements,
        containsExactly(
          .trainStarted(service: "ICE 73"),
          .delayed(service: "ICE 73", station: "Karlsruhe Hbf", minutes: 12),
          .platformChanged(service: "ICE 73", station: "Karlsruhe Hbf", from: "8", to: "5"),
          .arrived(service: "ICE 73", station: "Karlsruhe Hbf")))
    },
    failure("58-strings-in-order-one-nearly") {
      let messages = [
        17: Message(
          body: """
            Dear Ann,
            your table on 2026-03-04 at 19:30 is booked for 4 guests.
            If you are late, please call +41 44 123 45 67.
            """)
      ]
      assertThat(
        messages.values.first?.body,
        presentAnd(containsStringsInOrder("2026-03-05", "19:30", "4 guests", "+41 44 123 45 67")))
    },
  ]
}
