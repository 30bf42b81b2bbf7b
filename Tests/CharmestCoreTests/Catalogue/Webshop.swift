import CharmestCore
import Foundation

// The world of the catalogue: a shop on the web, with what its server knows and sends.

struct PostalAddress: Hashable {
  var street = "Mariahilfer Straße 41"
  var city = "Wien"
  var zip = "1060"
  var country = "AT"
}

struct Customer: Hashable {
  var id = 17
  var name = "Annette Schmidt"
  var email = "annette.schmidt@example.com"
  var address = PostalAddress()
  var nickname: String?
  var tags = ["returning", "invoice"]
  var newsletter = true
}

struct LineItem: Hashable {
  var sku: String
  var title: String
  var quantity = 1
  var price: Decimal
}

enum Carrier: Hashable { case dhl, ups, post }

enum DeliveryState: Hashable {
  case draft
  case paid(method: String)
  case shipped(tracking: String, carrier: Carrier)
  case cancelled(reason: String)
}

struct Purchase: Hashable {
  var number = "ORD-2026-004711"
  var customer = Customer()
  var items = [
    LineItem(sku: "TEA-01", title: "Darjeeling First Flush", price: 12.5),
    LineItem(sku: "CUP-07", title: "Cup, white", quantity: 2, price: 8),
    LineItem(sku: "POT-02", title: "Cast-iron teapot", price: 79),
  ]
  var state = DeliveryState.paid(method: "card")
  var note: String?
  var shippingAddress: PostalAddress? = PostalAddress()
}

enum ServiceError: Error, Equatable {
  case http(status: Int, message: String)
  case timeout(seconds: Int)
  case decoding(path: String, reason: String)
}

struct TemplateError: Error, Equatable {
  var message: String
  var line: Int
}

struct Coordinate: Equatable {
  var latitude: Double
  var longitude: Double
}

final class LoginSession: Sendable {
  let user: String
  init(user: String) { self.user = user }
}

protocol Principal: Sendable {}
struct Employee: Principal, Equatable {
  var login: String
  var isAdmin: Bool
}
struct ServiceAccount: Principal, Equatable { var client: String }

struct Attachment: Equatable {
  var name: String
  var bytes: Int
}

final class MockMailer: Mock {
  let sendCalls = MockMethod(
    "send(to:subject:body:attachments:)", taking: String.self, String.self, String.self,
    [Attachment].self)
  func send(to: String, subject: String, body: String, attachments: [Attachment] = []) {
    sendCalls.invoke(to, subject, body, attachments)
  }
}

final class MockPayments: Mock {
  let chargeCalls = MockMethod(
    "charge(amount:currency:card:customer:key:capture:)", taking: Decimal.self, String.self,
    String.self, Int.self, String.self, Bool.self)
  let refundCalls = MockMethod("refund(_:reason:)", taking: String.self, String.self)
  func charge(
    amount: Decimal, currency: String = "EUR", card: String = "tok_visa_4242", customer: Int = 17,
    key: String = "8b1f7c1e-ORD-2026-004711", capture: Bool = true
  ) { chargeCalls.invoke(amount, currency, card, customer, key, capture) }
  func refund(_ charge: String, reason: String) { refundCalls.invoke(charge, reason) }
}

final class MockTracker: Mock {
  let trackCalls = MockMethod(
    "track(_:properties:)", taking: String.self, [String: String].self)
  func track(_ event: String, properties: [String: String] = [:]) {
    trackCalls.invoke(event, properties)
  }
}

final class MockStore: Mock {
  let beginCalls = MockMethod("begin()")
  let saveCalls = MockMethod("save(_:)", taking: Purchase.self)
  let deleteCalls = MockMethod("delete(id:)", taking: Int.self)
  let commitCalls = MockMethod("commit()")
  let rollbackCalls = MockMethod("rollback()")
  func begin() { beginCalls.invoke() }
  func save(_ purchase: Purchase) { saveCalls.invoke(purchase) }
  func delete(id: Int) { deleteCalls.invoke(id) }
  func commit() { commitCalls.invoke() }
  func rollback() { rollbackCalls.invoke() }
}

final class MockThermostat: Mock {
  let degreesProperty = MockProperty("degrees", initially: 20.0)
  var degrees: Double {
    get { degreesProperty.get() }
    set { degreesProperty.set(newValue) }
  }
}

enum LogLevel: Equatable { case debug, info, warning, error }

final class MockLog: Mock {
  let logCalls = MockMethod("log(_:_:)", taking: LogLevel.self, String.self)
  func log(_ level: LogLevel, _ message: String) { logCalls.invoke(level, message) }
}
