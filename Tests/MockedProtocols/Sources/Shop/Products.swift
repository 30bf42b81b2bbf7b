import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// Shapes of protocols in well-known projects: servers, event loops, databases, logs, apps.

struct Query: Equatable, Sendable { var path = "" }
struct Answer: Equatable, Sendable { var status = 200 }
final class Context { var name = "" }
final class Promised<Value: Sendable>: Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
struct Effect<Action> { var actions: [Action] = [] }
class Base<Element> { init() {} }
@resultBuilder enum Lines {
  static func buildBlock(_ lines: String...) -> [String] { lines }
}
enum Log {
  enum Level: Sendable { case info, error }
  enum Value: Equatable, Sendable { case text(String) }
  typealias Metadata = [String: Value]
}
typealias Completion<Value> = @Sendable (Swift.Result<Value, any Error>) -> Void
typealias Done = @MainActor (Bool) -> Void

protocol Responder: Sendable {
  func respond(to query: Query) async throws -> Answer
  func respond(to query: Query, chainingTo next: any Responder) async throws -> Answer
}

protocol InboundHandler<InboundIn>: AnyObject {
  associatedtype InboundIn
  associatedtype InboundOut = Never
  func channelRead(context: Context, data: InboundIn)
  func userEvent(context: Context, event: Any)
}

protocol Loop: AnyObject, Sendable {
  func execute(_ task: @escaping @Sendable () -> Void)
  @preconcurrency func submit<Value: Sendable>(
    _ task: @escaping @Sendable () throws -> Value
  ) -> Promised<Value>
  @available(*, noasync) func syncShutdown() throws
  @available(*, deprecated) func old(_ number: Int) -> Int
}

protocol Serializing<Object> {
  associatedtype Object: Sendable
  func serialize(
    request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: (any Error)?
  ) throws -> Object
  func encode<Parameters: Encodable & Sendable>(
    _ parameters: Parameters?, into request: URLRequest
  ) throws -> URLRequest
}

protocol Adapting: Sendable {
  func adapt(
    _ request: URLRequest, for session: URLSession,
    completion: @escaping @Sendable (_ result: Swift.Result<URLRequest, any Error>) -> Void
  )
  func retry(
    _ request: URLRequest, completion: @escaping Completion<Int>, then done: @escaping Done)
}

protocol LogHandling {
  subscript(metadataKey _: String) -> Log.Metadata.Value? { get set }
  var metadata: Log.Metadata { get set }
  func log(level: Log.Level, message: String, metadata: Log.Metadata?, source: String, line: UInt)
  @available(*, deprecated, renamed: "log(level:message:metadata:source:line:)")
  func log(level: Log.Level, message: String, metadata: Log.Metadata?, line: UInt)
}

protocol Convertible: Sendable {
  static func from(_ value: Any?) -> Self?
  var stored: (any Sendable)? { get }
}

protocol Recording {
  mutating func willInsert(_ store: Context) throws
  func aroundInsert(_ store: Context, insert: () throws -> Int) throws
  func aroundSave<Success>(_ store: Context, save: () throws -> Success) rethrows -> Success?
  static func selection() -> [any Hashable]
}

protocol Reader: AnyObject, Sendable {
  func read<Value>(_ body: (Context) throws -> Value) throws -> Value
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (Context) throws -> Value
  ) async throws -> Value
  func readLater(_ body: @escaping @Sendable (Swift.Result<Context, any Error>) -> Void)
}

protocol StateReducing<State, Action> {
  associatedtype State
  associatedtype Action
  func reduce(into state: inout State, action: Action) -> Effect<Action>
}

protocol Document {
  @Lines var lines: [String] { get }
  @Lines func footer(_ page: Int) -> [String]
  func chapter(@Lines _ content: () -> [String]) -> Int
}

protocol PostService: AnyObject {
  func delete(_ post: Int, success: (() -> Void)?, failure: ((NSError?) -> Void)?)
  func update(
    _ changes: [String: [String: Any?]], keyed keys: [AnyHashable: Any],
    done: ((Bool, (any Error)?) -> Void)!
  )
}

protocol Transacting {
  func write<Value, Failure: Error>(
    file: String, block: (Context) throws(Failure) -> Value
  ) throws(Failure) -> Value
}

protocol Toggles {
  func isEnabled<Feature: RawRepresentable>(
    _ feature: Feature, randomizer: (Range<Double>) -> Double
  ) -> Bool where Feature.RawValue == String
  func first<Items: Collection>(in items: Items) -> Items.Element? where Items.Element: Equatable
}

@MainActor protocol TabManaging: AnyObject {
  subscript(index: Int) -> Context? { get }
  subscript(context: Context) -> Int? { get }
  @discardableResult func addTab(_ request: URLRequest?, after tab: Context?) -> Context
}

protocol RouterMiddleware<Input, Output>: Sendable {
  associatedtype Input
  associatedtype Output
  func handle(
    _ input: Input, next: (Input, Context) async throws -> Output
  ) async throws -> Output
}

protocol Transport: Sendable {
  func send(_ query: Query, body: Data?, operationID: String) async throws -> (Answer, Data?)
  func intercept(
    _ query: Query, next: @Sendable (Query, Data?) async throws -> (Answer, Data?)
  ) async throws -> (Answer, Data?)
}

protocol StreamWriting {
  func write(_ bytes: [UInt8]) async throws
  consuming func finish() async throws
}

protocol EventHandling<Event, Output> {
  associatedtype Event
  associatedtype Output
  mutating func handle(_ event: sending Event, query: Query) async throws -> sending Output
  mutating func stream(_ event: [UInt8], writer: some StreamWriting) async throws
}

protocol Sealing {
  static func seal<Plain: DataProtocol, Other: DataProtocol>(
    _ message: Plain, nonce: Int?, authenticating other: Other
  ) throws -> Data
}

protocol SessionChallenging: AnyObject {
  func challenge(
    _ session: URLSession, didReceive space: URLProtectionSpace,
    completionHandler:
      @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  )
}

protocol TimeSource<Instant>: Sendable {
  associatedtype Instant: InstantProtocol
  var now: Instant { get }
  func sleep(until deadline: Instant, tolerance: Instant.Duration?) async throws
}

protocol Movable: ~Copyable { func move(to place: Int) -> Int }

protocol IsolatedCalls {
  func run(isolation: isolated (any Actor)?, _ body: () -> Int) async -> Int
  func once(_ work: @escaping @isolated(any) () -> Void)
  func make() -> sending Context
}

protocol KeyPaths {
  func bind<Value>(_ path: ReferenceWritableKeyPath<Context, Value>, to value: Value)
  func changed(_ paths: Set<PartialKeyPath<Query>>) -> KeyPath<Query, String>?
}

protocol Accessors {
  var first: Int { get nonmutating set }
  var second: Int { mutating get }
  subscript(key: String, default value: @autoclosure () -> Int) -> Int { get set }
}

@dynamicMemberLookup protocol Dynamic {
  subscript(dynamicMember name: String) -> Int? { get set }
  func callAsFunction(_ number: Int) -> Int
}

infix operator <~>
postfix operator ~~

protocol OwnOperators {
  static func <~> (first: Self, second: Int) -> Bool
  static postfix func ~~ (value: Self) -> Int
  static func += (first: inout Self, second: Int)
  static func ~= (pattern: Self, value: Int) -> Bool
}

protocol DeepSome {
  func count(_ items: some Sequence<some Equatable>) -> Int
  func sort(_ items: any Sequence<any Hashable>) -> any Sequence<Int>
}

protocol InheritsGeneric: Base<Int> { func count() -> Int }

@MainActor protocol BoundToClass where Self: Stove { func glow() -> Int }

protocol FunctionsOfFunctions {
  var callbacks: [String: @Sendable (Int) async throws -> Void] { get set }
  var pair: (first: Int, second: ((Int) -> String)?) { get }
  func compose(_ step: @escaping (Int) -> (Int) -> Int) -> (Int) -> (Int) -> Int?
  func nested(_ body: ((@escaping () -> Void) -> Void)?)
}

protocol Pointers {
  func text(_ start: UnsafePointer<CChar>?, _ handle: OpaquePointer?) -> UnsafeMutablePointer<Int>?
}
