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

struct AppVersion: Comparable, CustomStringConvertible {
  var major: Int
  var minor: Int
  var patch: Int
  var description: String { "\(major).\(minor).\(patch)" }
  static func < (a: Self, b: Self) -> Bool {
    (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
  }
}

struct Replica: Equatable {
  var host: String
  var port: Int
}

struct DatabaseSettings: Equatable {
  var name = "shop"
  var poolSize = 20
  var replicas = [
    Replica(host: "db-1.internal", port: 5432), Replica(host: "db-2.internal", port: 5432),
  ]
}

struct ServerSettings: Equatable {
  var environment = "production"
  var logLevel = "info"
  var database: DatabaseSettings? = DatabaseSettings()
  var features = ["search": true, "wishlist": true, "giftcards": false]
}

struct FeatureFlags: Equatable {
  var applePay = true
  var backInStockMail = true
  var cartSharing = false
  var darkMode = true
  var expressCheckout = true
  var favourites = true
  var giftCards = false
  var guestCheckout = true
  var loyaltyPoints = false
  var multiCurrency = true
  var newSearch = true
  var orderTracking = true
  var productVideos = false
  var recommendations = true
  var reviews = true
  var savedCarts = false
  var sizeAdvisor = false
  var storePickup = true
  var subscriptions = false
  var voiceSearch = false
}

struct Coordinate: Equatable {
  var latitude: Double
  var longitude: Double
}

/// An account is the same whatever its owner changes.
struct Account: Equatable {
  var id: Int
  var owner: String
  static func == (a: Self, b: Self) -> Bool { a.id == b.id }
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

enum LoadState<Value: Equatable & Sendable>: Equatable, Sendable {
  case idle
  case loading(progress: Double)
  case loaded(Value)
}

indirect enum PriceRule: Equatable {
  case fixed(Decimal)
  case percentage(of: PriceRule, Int)
  case sum(PriceRule, PriceRule)
  case atLeast(PriceRule, Decimal)
}

indirect enum JSONValue: Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
}

struct Screen: Equatable {
  var title = "Cart"
  var isLoading = false
  var rows = ["Darjeeling", "Cup", "Teapot"]
  var errorMessage: String?
}

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

final class MockSession: Mock {
  let dataTaskCalls = MockMethod(
    "dataTask(with:completionHandler:)", taking: URL.self, (@Sendable (Data?) -> Void).self)
  let uploadCalls = MockMethod(
    "upload(_:to:headers:)", taking: Data.self, URL.self, [String: String].self)
  func dataTask(with url: URL, completionHandler: @escaping @Sendable (Data?) -> Void) {
    dataTaskCalls.invoke(url, completionHandler)
  }
  func upload(_ body: Data, to url: URL, headers: [String: String] = [:]) {
    uploadCalls.invoke(body, url, headers)
  }
}

final class MockTracker: Mock {
  let trackCalls = MockMethod(
    "track(_:properties:)", taking: String.self, [String: String].self)
  func track(_ event: String, properties: [String: String] = [:]) {
    trackCalls.invoke(event, properties)
  }
}

enum LogLevel: Equatable { case debug, info, warning, error }

final class MockLog: Mock {
  let logCalls = MockMethod("log(_:_:)", taking: LogLevel.self, String.self)
  func log(_ level: LogLevel, _ message: String) { logCalls.invoke(level, message) }
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
