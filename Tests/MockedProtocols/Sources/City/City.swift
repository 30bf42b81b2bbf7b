// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A value of the protocols below.
public struct Account: Equatable, Sendable, Codable {
  public var id: String
  public init(id: String = "1") { self.id = id }
}

public struct Failed: Error, Equatable { public init() {} }

public enum Level: Int, Sendable { case debug, info, error }

public final class Window {
  public var title = ""
  public init() {}
}

// Network and storage

public protocol HTTPClient: Sendable {
  func data(for request: URLRequest) async throws -> (Data, URLResponse)
  func upload(_ data: Data, to url: URL, progress: @escaping @Sendable (Double) -> Void)
    async throws
  var timeout: TimeInterval { get set }
}

public protocol RequestInterceptor {
  func adapt(_ request: inout URLRequest) throws
  func retry(_ request: URLRequest, dueTo error: any Error, attempt: Int) async -> Bool
}

public protocol WebSocket: AnyObject, Sendable {
  func connect(headers: [String: String]) async throws(Failed)
  func messages() -> AsyncThrowingStream<String, any Error>
  func close(code: Int?, reason: String?)
  var isOpen: Bool { get }
}

public protocol KeyValueStore {
  func set(_ value: Any?, forKey key: String)
  func object<Value>(forKey key: String, as type: Value.Type) -> Value?
  subscript<Value: Codable>(key: String) -> Value? { get set }
}

public protocol Cache<Key, Value>: AnyObject {
  associatedtype Key: Hashable & Sendable
  associatedtype Value
  subscript(key: Key) -> Value? { get set }
  func value(for key: Key, orLoad load: (Key) throws -> Value) rethrows -> Value
}

public protocol EntityStore<Entity>: Sendable {
  associatedtype Entity: Identifiable & Sendable
  func find(_ id: Entity.ID) async throws -> Entity?
  func save(_ entities: Entity...) async throws
}

public protocol Database {
  associatedtype Connection
  func read<Result>(_ body: (Connection) throws -> Result) throws -> Result
  func write<Result: Sendable>(_ body: @Sendable (Connection) async throws -> Result) async throws
    -> Result
}

public protocol FileStoring {
  func fileExists(at path: String, isDirectory: UnsafeMutablePointer<Bool>?) -> Bool
  func enumerate(_ url: URL, _ body: (URL, inout Bool) throws -> Void) rethrows
}

public protocol Uploader {
  func upload(_ file: URL, completion: @escaping (Result<Account, any Error>) -> Void) -> UUID
}

// Users and payments

public protocol Authenticating: Sendable {
  var current: Account? { get async }
  func signIn(_ name: String, password: String) async throws -> Account
  func signIn(with token: String) async throws -> Account
  var changes: AsyncStream<Account?> { get }
}

public protocol Cart {
  associatedtype Item: Equatable
  var items: [Item] { get set }
  mutating func add(_ item: Item, count: Int)
  func total(with discount: (Decimal) -> Decimal) -> Decimal
}

public protocol Subscriptions {
  func observe(_ id: String, onChange: @escaping (Bool) -> Void) -> AnyObject
}

public protocol FeatureFlags: Sendable {
  func isEnabled(_ name: String) -> Bool
  func value<Value: Sendable>(_ name: String, default value: @autoclosure () -> Value) -> Value
}

public protocol PermissionRequesting {
  func request(_ kind: Level, _ completion: @escaping @MainActor (Bool) -> Void)
}

// Screens

@MainActor public protocol Router: AnyObject {
  func push(_ route: String, animated: Bool)
  func present(_ window: Window, completion: (() -> Void)?)
  var path: [String] { get set }
}

@MainActor public protocol ListModel: AnyObject, Identifiable, Sendable {
  associatedtype Row: Identifiable
  var rows: [Row] { get }
  func load() async
}

@MainActor public protocol Coordinating: AnyObject {
  var children: [any Coordinating] { get set }
  var parent: (any Coordinating)? { get }
}

@MainActor public protocol Themed {
  static var shared: Self? { get }
  func color(_ name: String) -> (red: Double, green: Double, blue: Double)?
}

public protocol Localizing {
  func text(_ key: String, _ arguments: any CVarArg...) -> String
  func text(_ key: String, count: Int) -> String
}

public protocol ImageLoading: Sendable {
  func image(at url: URL, size: (width: Int, height: Int)?) async throws -> Data
}

// Machines

public protocol Locating2D: AnyObject {
  var onMove: ((Double, Double) -> Void)? { get set }
  func distance(from first: (Double, Double), to second: (Double, Double)) -> Double
}

public protocol Player: AnyObject {
  var volume: Float { get set }
  func play(_ url: URL!, from start: Duration?, then completion: @escaping () -> Void)
}

public protocol Printing { func print(_ items: Any..., separator: String) }

public protocol Recognizing {
  func recognize<Image: Sendable>(_ image: Image) async throws -> [(
    text: String, confidence: Float
  )]
}

// Working

public protocol LogWriting: Sendable {
  func log(
    _ level: Level, _ message: @autoclosure () -> String, metadata: [String: String]?,
    file: StaticString, line: UInt
  )
  var level: Level { get set }
}

public protocol Scheduling {
  associatedtype Token: Hashable
  func schedule(after delay: Duration, _ work: @escaping @Sendable () async -> Void) -> Token
}

public protocol Middleware<State> {
  associatedtype State
  func handle(_ action: String, state: State, next: (String) -> State) -> State
}

public protocol EventBus: AnyObject {
  func publish<Event>(_ event: Event)
  func subscribe<Event>(_ type: Event.Type, _ handler: @escaping (Event) -> Void) -> AnyObject
}

public protocol Container {
  func register<Service>(
    _ type: Service.Type, name: String?, _ make: @escaping (any Container) -> Service)
  func resolve<Service>(_ type: Service.Type) -> Service
  func resolve<Service>(_ type: Service.Type, name: String?) -> Service?
}

public protocol Parser {
  associatedtype Output
  func parse(_ input: inout Substring) throws -> Output
}

public protocol Encoding {
  func encode<Value: Encodable>(_ value: Value) throws -> Data
  func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value
}

public protocol Visitor {
  associatedtype Result
  func visit(_ number: Int) -> Result
  func visit(_ text: String) -> Result
  func visit(_ list: [Self]) -> Result
}

public protocol Observing: AnyObject {
  func observe<Value>(_ path: KeyPath<Account, Value>, _ change: @escaping (Value, Value) -> Void)
}

public protocol LockProviding: Sendable {
  func withLock<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure)
    -> Result
}

public protocol Money: Comparable, Hashable, Sendable {
  var amount: Decimal { get }
  static func + (first: Self, second: Self) -> Self
}

public protocol Telemetry: Actor, Identifiable {
  func record(_ name: String, value: Double, tags: [String: String])
  nonisolated func span<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result
}

public protocol JobQueue: Sendable {
  func enqueue<Job: Codable & Sendable>(_ job: Job, priority: Int) async throws -> UUID
  func drain(_ body: @Sendable (UUID) async throws -> Void) async rethrows
}

public protocol Migrating {
  static var version: Int { get }
  func migrate(_ store: any KeyValueStore) throws
}

// Types with the names of others

public struct Matcher: Equatable {
  public var number = 1
  public init() {}
}

public struct Character: Equatable {
  public var number = 2
  public init() {}
}

public protocol Refereeing {
  func judge(
    _ matcher: Matcher, _ results: [Character], done: @escaping (Swift.Character) -> Void
  )
    -> Character
  var last: Matcher? { get set }
}
