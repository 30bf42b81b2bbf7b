// What the sources and tests use of Foundation, as Apple's systems declare it.

#if canImport(Darwin)
  @_exported public import Darwin
#else
  @_exported public import CRT
#endif
@_exported public import Dispatch

// MARK: Objects

public protocol NSObjectProtocol: AnyObject {}
open class NSObject: NSObjectProtocol, Hashable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  public init() {}
  open var description: String { "" }
  open var debugDescription: String { "" }
  open func isEqual(_ object: Any?) -> Bool { false }
  open var hash: Int { 0 }
  public static func == (a: NSObject, b: NSObject) -> Bool { false }
  public func hash(into hasher: inout Hasher) {}
}

public func NSClassFromString(_ name: String) -> AnyClass? { nil }

public protocol NSLocking {
  @available(*, noasync) func lock()
  @available(*, noasync) func unlock()
}
extension NSLocking {
  public func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() }
}
open class NSCondition: NSObject, NSLocking, @unchecked Sendable {
  @available(*, noasync) open func lock() {}
  @available(*, noasync) open func unlock() {}
  @available(*, noasync) open func wait() {}
  @available(*, noasync) open func wait(until limit: Date) -> Bool { false }
  open func signal() {}
  open func broadcast() {}
}
open class NSNull: NSObject {}
open class NSUUID: NSObject { open var uuidString: String { "" } }

open class NSLock: NSObject, NSLocking, @unchecked Sendable {
  @available(*, noasync) open func lock() {}
  @available(*, noasync) open func unlock() {}
}
open class NSRecursiveLock: NSLock, @unchecked Sendable {}
open class NSConditionLock: NSLock, @unchecked Sendable {}

open class OperationQueue: NSObject, @unchecked Sendable {}
open class Operation: NSObject, @unchecked Sendable {}

@frozen public enum ComparisonResult: Int, Sendable {
  case orderedAscending = -1
  case orderedSame, orderedDescending
}

/// How a value of Swift and an object stand for each other with `as`.
public protocol Bridged: _ObjectiveCBridgeable where _ObjectiveCType: NSObject {}
extension Bridged {
  public func _bridgeToObjectiveC() -> _ObjectiveCType { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: _ObjectiveCType, result: inout Self?
  ) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType?) -> Self {
    fatalError()
  }
}

// MARK: Numbers

/// Has the members of `Double`, which it stores.
public struct CGFloat: BinaryFloatingPoint, Hashable, Sendable, CustomStringConvertible {
  public typealias NativeType = Double
  public var native = 0.0
  public init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt64) {}
  public init(sign: FloatingPointSign, exponent: Int, significand: CGFloat) {}
  public init(_ value: Int) {}
  public init(_ value: some BinaryInteger) {}
  public init?(exactly value: some BinaryInteger) {}
  public init(floatLiteral value: Double) {}
  public init(integerLiteral value: Int) {}
  public var description: String { "" }
  public static var exponentBitCount: Int { 0 }
  public static var significandBitCount: Int { 0 }
  public static var radix: Int { 2 }
  public static var nan: CGFloat { 0 }
  public static var signalingNaN: CGFloat { 0 }
  public static var infinity: CGFloat { 0 }
  public static var greatestFiniteMagnitude: CGFloat { 0 }
  public static var leastNormalMagnitude: CGFloat { 0 }
  public static var leastNonzeroMagnitude: CGFloat { 0 }
  public static var pi: CGFloat { 0 }
  public var exponentBitPattern: UInt { 0 }
  public var significandBitPattern: UInt64 { 0 }
  public var binade: CGFloat { self }
  public var significandWidth: Int { 0 }
  public var magnitude: CGFloat { self }
  public var sign: FloatingPointSign { .plus }
  public var exponent: Int { 0 }
  public var significand: CGFloat { self }
  public var ulp: CGFloat { self }
  public var nextUp: CGFloat { self }
  public var isNormal: Bool { true }
  public var isFinite: Bool { true }
  public var isZero: Bool { true }
  public var isSubnormal: Bool { true }
  public var isInfinite: Bool { true }
  public var isNaN: Bool { true }
  public var isSignalingNaN: Bool { true }
  public var isCanonical: Bool { true }
  public static func + (a: CGFloat, b: CGFloat) -> CGFloat { a }
  public static func - (a: CGFloat, b: CGFloat) -> CGFloat { a }
  public static func * (a: CGFloat, b: CGFloat) -> CGFloat { a }
  public static func / (a: CGFloat, b: CGFloat) -> CGFloat { a }
  public static func += (a: inout CGFloat, b: CGFloat) {}
  public static func -= (a: inout CGFloat, b: CGFloat) {}
  public static func *= (a: inout CGFloat, b: CGFloat) {}
  public static func /= (a: inout CGFloat, b: CGFloat) {}
  public mutating func formRemainder(dividingBy other: CGFloat) {}
  public mutating func formTruncatingRemainder(dividingBy other: CGFloat) {}
  public mutating func formSquareRoot() {}
  public mutating func addProduct(_ a: CGFloat, _ b: CGFloat) {}
  public mutating func round(_ rule: FloatingPointRoundingRule) {}
  public func isEqual(to other: CGFloat) -> Bool { true }
  public func isLess(than other: CGFloat) -> Bool { true }
  public func isLessThanOrEqualTo(_ other: CGFloat) -> Bool { true }
  public func isTotallyOrdered(belowOrEqualTo other: CGFloat) -> Bool { true }
  public func distance(to other: CGFloat) -> CGFloat { self }
  public func advanced(by n: CGFloat) -> CGFloat { self }
}

public struct Decimal: Hashable, Sendable, SignedNumeric, Comparable, Strideable, Codable {
  public init() {}
  public init(_ value: Int) {}
  public init(integerLiteral value: Int) {}
  public init(floatLiteral value: Double) {}
  public init?(exactly source: some BinaryInteger) {}
  public init?(string: String) {}
  public init(from decoder: any Decoder) throws {}
  public func encode(to encoder: any Encoder) throws {}
  public static var nan: Decimal { Decimal() }
  public static var greatestFiniteMagnitude: Decimal { Decimal() }
  public var isNaN: Bool { false }
  public var magnitude: Decimal { self }
  public static func < (a: Decimal, b: Decimal) -> Bool { false }
  public static func + (a: Decimal, b: Decimal) -> Decimal { a }
  public static func - (a: Decimal, b: Decimal) -> Decimal { a }
  public static func * (a: Decimal, b: Decimal) -> Decimal { a }
  public static func / (a: Decimal, b: Decimal) -> Decimal { a }
  public static func *= (a: inout Decimal, b: Decimal) {}
  public func distance(to other: Decimal) -> Decimal { self }
  public func advanced(by n: Decimal) -> Decimal { self }
}
extension Decimal: ExpressibleByFloatLiteral {}
extension Decimal: CustomStringConvertible { public var description: String { "" } }

open class NSValue: NSObject {}
open class NSNumber: NSValue, @unchecked Sendable {
  open var objCType: UnsafePointer<CChar> { fatalError() }
  open var boolValue: Bool { false }
  public init(value: Int) {}
  public init(value: Double) {}
  public init(value: Bool) {}
  public init(value: Float) {}
  public init(value: Int8) {}
  public init(value: Int64) {}
  public init(value: UInt) {}
  public init(value: UInt8) {}
  public init(value: UInt64) {}
}

open class NSDecimalNumber: NSNumber, @unchecked Sendable {
  public init(string: String?) { super.init(value: 0) }
}

// MARK: Texts

extension String {
  public struct Encoding: Sendable, Hashable { public static let utf8 = Encoding() }
  public init?(data: Data, encoding: Encoding) { self = "" }
  public init(contentsOf url: URL, encoding: Encoding) throws { self = "" }
  public init(contentsOfFile path: String, encoding: Encoding) throws { self = "" }
  public init(format: String, _ arguments: any CVarArg...) { self = format }
}
extension StringProtocol {
  public var decomposedStringWithCompatibilityMapping: String { "" }
  public var precomposedStringWithCanonicalMapping: String { "" }
  public func components<T: StringProtocol>(separatedBy separator: T) -> [String] { [] }
  public func trimmingCharacters(in set: CharacterSet) -> String { "" }
  public func replacingOccurrences<A: StringProtocol, B: StringProtocol>(of: A, with: B) -> String {
    ""
  }
  public func range<T: StringProtocol>(of text: T) -> Range<Index>? { nil }
  public func write(to url: URL, atomically: Bool, encoding: String.Encoding) throws {}
}

public struct CharacterSet: Hashable, Sendable {
  public static var newlines: CharacterSet { CharacterSet() }
  public static var whitespaces: CharacterSet { CharacterSet() }
  public static var whitespacesAndNewlines: CharacterSet { CharacterSet() }
}

open class NSString: NSObject, ExpressibleByStringLiteral {
  public init(string: String) {}
  public convenience init(_ string: String) { self.init(string: string) }
  public required convenience init(stringLiteral: StaticString) { self.init(string: "") }
  open func contains(_ text: String) -> Bool { false }
}
extension String: Bridged { public typealias _ObjectiveCType = NSString }

open class NSMutableString: NSString {}

open class NSAttributedString: NSObject {
  public init(string: String) {}
  open var string: String { "" }
}

@available(macOS 12, iOS 15, *)
public struct AttributedString: Hashable, Sendable, CustomStringConvertible {
  public var description: String { "" }
  public init(_ text: String) {}
  public var characters: CharacterView { CharacterView() }
  public var runs: Runs { Runs() }
  public static func + (a: AttributedString, b: AttributedString) -> AttributedString { a }
  public var link: URL? {
    get { nil }
    set {}
  }
  public var languageIdentifier: String? {
    get { nil }
    set {}
  }

  public struct Index: Comparable, Hashable, Sendable {
    public static func < (a: Index, b: Index) -> Bool { false }
  }
  public struct CharacterView: BidirectionalCollection, Sendable {
    public var startIndex: Index { Index() }
    public var endIndex: Index { Index() }
    public func index(after index: Index) -> Index { index }
    public func index(before index: Index) -> Index { index }
    public subscript(index: Index) -> Character { "a" }
    public subscript(range: Range<Index>) -> Slice<CharacterView> {
      Slice(base: self, bounds: range)
    }
  }
  public struct Runs: BidirectionalCollection, Sendable {
    public var startIndex: Index { Index() }
    public var endIndex: Index { Index() }
    public func index(after index: Index) -> Index { index }
    public func index(before index: Index) -> Index { index }
    public subscript(index: Index) -> Run { Run() }

    public struct Run: Hashable, Sendable, CustomStringConvertible {
      public var description: String { "" }
      public var range: Range<AttributedString.Index> { fatalError() }
      public var attributes: AttributeContainer { AttributeContainer() }
    }
  }
}
@available(macOS 12, iOS 15, *)
public struct AttributeContainer: Hashable, Sendable {
  public init() {}
}

// MARK: Regular expressions

public typealias NSRange = _NSRange
public struct _NSRange: Hashable, Sendable {
  public init(location: Int, length: Int) {}
  public init<R: RangeExpression, S: StringProtocol>(_ region: R, in target: S)
  where R.Bound == S.Index {}
  public var location: Int { 0 }
  public var length: Int { 0 }
}
public let NSNotFound = Int.max

extension Range where Bound == String.Index {
  public init?<S: StringProtocol>(_ range: NSRange, in string: S) { return nil }
}
open class NSTextCheckingResult: NSObject { open var range: NSRange { fatalError() } }

open class NSRegularExpression: NSObject, @unchecked Sendable {
  public struct Options: OptionSet, Sendable {
    public var rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var caseInsensitive: Options { Options(rawValue: 1) }
  }
  public struct MatchingOptions: OptionSet, Sendable {
    public var rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var reportProgress: MatchingOptions { MatchingOptions(rawValue: 1) }
    public static var reportCompletion: MatchingOptions { MatchingOptions(rawValue: 2) }
  }
  public struct MatchingFlags: OptionSet, Sendable {
    public var rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var progress: MatchingFlags { MatchingFlags(rawValue: 1) }
    public static var internalError: MatchingFlags { MatchingFlags(rawValue: 16) }
  }
  public init(pattern: String, options: Options = []) throws {}
  open var pattern: String { "" }
  open var options: Options { [] }
  open func enumerateMatches(
    in string: String, options: MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}
@frozen public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
  public init(booleanLiteral value: Bool) {}
  public var boolValue: Bool { false }
}

// MARK: Data

public struct Data: Hashable, Sendable, Codable, RandomAccessCollection, MutableCollection,
  RangeReplaceableCollection, CustomStringConvertible
{
  public init() {}
  public init(_ bytes: some Sequence<UInt8>) {}
  public init(contentsOf url: URL) throws {}
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> UInt8 {
    get { 0 }
    set {}
  }
  public subscript(range: Range<Int>) -> Data {
    get { self }
    set {}
  }
  public mutating func replaceSubrange(
    _ range: Range<Int>, with elements: some Collection<UInt8>
  ) {}
  public var description: String { "" }
  public func write(to url: URL) throws {}
  public func range(of data: Data, in range: Range<Int>? = nil) -> Range<Int>? { nil }
}
open class NSData: NSObject { public init(data: Data) {} }
extension Data: Bridged { public typealias _ObjectiveCType = NSData }

open class JSONDecoder: @unchecked Sendable {
  public init() {}
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
}
open class JSONEncoder: @unchecked Sendable {
  public init() {}
  public enum KeyEncodingStrategy: Sendable { case useDefaultKeys }
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let sortedKeys = OutputFormatting(rawValue: 2)
  }
  open var outputFormatting: OutputFormatting = []
  open func encode<T: Encodable>(_ value: T) throws -> Data { fatalError() }
}
open class JSONSerialization: NSObject {
  open class func jsonObject(with data: Data) throws -> Any { 0 }
  open class func data(withJSONObject object: Any) throws -> Data { Data() }
}

// MARK: Collections

open class NSOrderedSet: NSObject { open var array: [Any] { [] } }
open class NSArray: NSObject, Sequence {
  public func makeIterator() -> AnyIterator<Any> { fatalError() }
  override public init() {}
  public init(array: [Any]) {}
  open var count: Int { 0 }
  open func object(at index: Int) -> Any { 0 }
}

extension Array: Bridged { public typealias _ObjectiveCType = NSArray }

open class NSSet: NSObject, Sequence {
  public func makeIterator() -> AnyIterator<Any> { fatalError() }
  open var count: Int { 0 }
  public init(array: [Any]) {}
  open var allObjects: [Any] { [] }
}

open class NSDictionary: NSObject, Sequence, ExpressibleByDictionaryLiteral {
  override public init() {}
  open var count: Int { 0 }
  open func object(forKey key: Any) -> Any? { nil }
  public convenience init(dictionary: [AnyHashable: Any]) { self.init() }
  public convenience init(objects: [Any], forKeys keys: [NSString]) { self.init() }
  public required convenience init(dictionaryLiteral elements: (Any, Any)...) { self.init() }
  public func makeIterator() -> AnyIterator<(key: Any, value: Any)> { fatalError() }
}
open class NSMutableDictionary: NSDictionary {
  open subscript(key: Any) -> Any? {
    get { nil }
    set {}
  }
}

public struct IndexSet: Hashable, Sendable, BidirectionalCollection, CustomStringConvertible {
  public var description: String { "" }
  public typealias Element = Int
  public var isEmpty: Bool { true }
  public init() {}
  public init(_ elements: some Sequence<Int>) {}
  public init(arrayLiteral elements: Int...) {}
  public struct Index: Comparable, Sendable {
    public static func < (a: Index, b: Index) -> Bool { false }
  }
  public var startIndex: Index { Index() }
  public var endIndex: Index { Index() }
  public func index(after index: Index) -> Index { index }
  public func index(before index: Index) -> Index { index }
  public subscript(index: Index) -> Int { 0 }
}
extension IndexSet: SetAlgebra {
  public func contains(_ member: Int) -> Bool { false }
  public func union(_ other: IndexSet) -> IndexSet { self }
  public func intersection(_ other: IndexSet) -> IndexSet { self }
  public func symmetricDifference(_ other: IndexSet) -> IndexSet { self }
  @discardableResult
  public mutating func insert(_ new: Int) -> (inserted: Bool, memberAfterInsert: Int) { (true, 0) }
  @discardableResult public mutating func remove(_ member: Int) -> Int? { nil }
  @discardableResult public mutating func update(with new: Int) -> Int? { nil }
  public mutating func formUnion(_ other: IndexSet) {}
  public mutating func formIntersection(_ other: IndexSet) {}
  public mutating func formSymmetricDifference(_ other: IndexSet) {}
}

public struct IndexPath: Hashable, Sendable, RandomAccessCollection {
  public init(indexes: [Int]) {}
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> Int { 0 }
}

// MARK: Dates

public typealias TimeInterval = Double

public struct Date: Hashable, Comparable, Sendable, Codable, Strideable {
  public init() {}
  public init(timeIntervalSince1970: TimeInterval) {}
  public init(timeIntervalSinceReferenceDate: TimeInterval) {}
  public static let timeIntervalBetween1970AndReferenceDate: TimeInterval = 978_307_200
  public init(timeIntervalSinceNow: TimeInterval) {}
  public var timeIntervalSince1970: TimeInterval { 0 }
  public var timeIntervalSinceReferenceDate: TimeInterval { 0 }
  public func timeIntervalSince(_ date: Date) -> TimeInterval { 0 }
  public static func < (a: Date, b: Date) -> Bool { false }
  public static func - (a: Date, b: TimeInterval) -> Date { a }
  public static func + (a: Date, b: TimeInterval) -> Date { a }
  @available(macOS 10.15, iOS 13, *)
  public func distance(to other: Date) -> TimeInterval { 0 }
  @available(macOS 10.15, iOS 13, *)
  public func advanced(by n: TimeInterval) -> Date { self }

  public func addingTimeInterval(_ interval: TimeInterval) -> Date { self }
  public static let distantPast = Date()
  public static let distantFuture = Date()

  @available(macOS 12, iOS 15, *)
  public struct FormatStyle: Sendable {}
  public struct ISO8601FormatStyle: Sendable, Foundation.FormatStyle, ParseStrategy {
    public enum DateSeparator: Sendable { case dash, omitted }
    public enum DateTimeSeparator: Sendable { case space, standard }
    public enum TimeSeparator: Sendable { case colon, omitted }
    public enum TimeZoneSeparator: Sendable { case colon, omitted }
    public init(
      dateSeparator: DateSeparator = .dash, dateTimeSeparator: DateTimeSeparator = .standard,
      timeSeparator: TimeSeparator = .colon, timeZoneSeparator: TimeZoneSeparator = .omitted,
      includingFractionalSeconds: Bool = false, timeZone: TimeZone = TimeZone(identifier: "")!
    ) {}
    public func format(_ value: Date) -> String { "" }
    public func parse(_ value: String) throws -> Date { Date() }
  }
  @available(macOS 12, iOS 15, *)
  public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput
  where F.FormatInput == Date { format.format(self) }
  @available(macOS 12, iOS 15, *)
  public init<S: ParseStrategy>(_ value: S.ParseInput, strategy: S) throws
  where S.ParseOutput == Date {}
}
@available(macOS 12, iOS 15, *)
public protocol FormatStyle<FormatInput, FormatOutput> {
  associatedtype FormatInput
  associatedtype FormatOutput
  func format(_ value: FormatInput) -> FormatOutput
}
@available(macOS 12, iOS 15, *)
public protocol ParseStrategy<ParseInput, ParseOutput> {
  associatedtype ParseInput
  associatedtype ParseOutput
  func parse(_ value: ParseInput) throws -> ParseOutput
}
@available(macOS 12, iOS 15, *)
extension FormatStyle where Self == Date.ISO8601FormatStyle {
  public static var iso8601: Self { fatalError() }
}
@available(macOS 12, iOS 15, *)
extension ParseStrategy where Self == Date.ISO8601FormatStyle {
  public static var iso8601: Self { fatalError() }
}

open class NSDate: NSObject { public init(timeIntervalSince1970: TimeInterval) {} }
extension Date: Bridged { public typealias _ObjectiveCType = NSDate }

public struct DateInterval: Hashable, Comparable, Sendable {
  public init(start: Date, duration: TimeInterval) {}
  public var start: Date { Date() }
  public var end: Date { Date() }
  public var duration: TimeInterval { 0 }
  public static func < (a: DateInterval, b: DateInterval) -> Bool { false }
}

public struct DateComponents: Hashable, Sendable {
  public init(
    calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil,
    month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil,
    nanosecond: Int? = nil, weekday: Int? = nil, weekdayOrdinal: Int? = nil, quarter: Int? = nil,
    weekOfMonth: Int? = nil, weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil
  ) {}
  public var calendar: Calendar?
  public var timeZone: TimeZone?
  public var era: Int?
  public var year: Int?
  public var month: Int?
  public var day: Int?
  public var hour: Int?
  public var minute: Int?
  public var second: Int?
  public var nanosecond: Int?
  public var weekday: Int?
  public var weekdayOrdinal: Int?
  public var quarter: Int?
  public var weekOfMonth: Int?
  public var weekOfYear: Int?
  public var yearForWeekOfYear: Int?
  public var isLeapMonth: Bool?
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *) public var dayOfYear: Int? {
    get { nil }
    set {}
  }
}

public struct Calendar: Hashable, Sendable {
  public enum Identifier: Hashable, Sendable { case gregorian }
  public enum Component: Hashable, Sendable {
    case era, year, month, day, weekday, nanosecond, quarter, timeZone
  }
  public func component(_ component: Component, from date: Date) -> Int { 0 }
  public func dateInterval(of component: Component, for date: Date) -> DateInterval? { nil }
  public static var current: Calendar { Calendar(identifier: .gregorian) }
  public func isDate(_ date1: Date, equalTo date2: Date, toGranularity component: Component) -> Bool
  { false }
  public init(identifier: Identifier) {}
  public var identifier: Identifier { .gregorian }
  public var locale: Locale? {
    get { nil }
    set {}
  }
  public var timeZone: TimeZone {
    get { fatalError() }
    set {}
  }
  public var firstWeekday: Int {
    get { 0 }
    set {}
  }
  public var minimumDaysInFirstWeek: Int {
    get { 0 }
    set {}
  }
}
public struct Locale: Hashable, Sendable { public var identifier: String { "" } }
public struct TimeZone: Hashable, Sendable {
  public init?(identifier: String) {}
  public var identifier: String { "" }
}
extension TimeZone {
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public static var gmt: TimeZone { fatalError() }
}

// MARK: Names and addresses

public struct UUID: Hashable, Sendable, Codable, CustomStringConvertible {
  public init() {}
  public init?(uuidString: String) {}
  public init(
    uuid: (
      UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
      UInt8, UInt8, UInt8
    )
  ) {}
  public var uuidString: String { "" }
  public var description: String { "" }
}

public struct PersonNameComponents: Hashable, Sendable {
  public init() {}
  public var namePrefix: String?
  public var givenName: String?
  public var middleName: String?
  public var familyName: String?
  public var nameSuffix: String?
  public var nickname: String?
  public var phoneticRepresentation: PersonNameComponents? {
    get { nil }
    set {}
  }
}

public struct URL: Hashable, Sendable, Codable {
  public init?(string: String) {}
  public init?(string: String, relativeTo url: URL?) {}
  public init(fileURLWithPath path: String) {}
  public init(fileURLWithPath path: String, relativeTo base: URL?) {}
  public var absoluteString: String { "" }
  public var relativeString: String { "" }
  public var baseURL: URL? { nil }
  public var scheme: String? { nil }
  public var path: String { "" }
  public var pathExtension: String { "" }
  public var lastPathComponent: String { "" }
  public var pathComponents: [String] { [] }
  public var standardizedFileURL: URL { self }
  public func deletingLastPathComponent() -> URL { self }
  public func deletingPathExtension() -> URL { self }
  public func resolvingSymlinksInPath() -> URL { self }
  public mutating func deleteLastPathComponent() {}
  public var standardized: URL { self }
  public var query: String? { nil }
  @available(macOS 13, iOS 16, *)
  public func query(percentEncoded: Bool = true) -> String? { nil }
  @available(macOS 13, iOS 16, *)
  public init(filePath path: String) {}
  @available(macOS 13, iOS 16, *)
  public func appending(path: some StringProtocol) -> URL { self }
  @available(macOS 13, iOS 16, *)
  public func appending(component: some StringProtocol) -> URL { self }
  public func appendingPathComponent(_ name: String) -> URL { self }
}
open class NSURL: NSObject {
  public init?(string: String) {}
  public init(fileURLWithPath path: String) {}
}
public struct URLRequest: Hashable, Sendable {
  public init(url: URL) {}
  public var httpBody: Data? {
    get { nil }
    set {}
  }
}
extension URL: Bridged { public typealias _ObjectiveCType = NSURL }

public struct URLComponents: Hashable, Sendable, CustomStringConvertible {
  public var description: String { "" }
  public init() {}
  public var path: String {
    get { "" }
    set {}
  }
  public var query: String?
  public init?(string: String) {}
  public init?(url: URL, resolvingAgainstBaseURL: Bool) {}
  public var scheme: String?
  public var port: Int?
  public var percentEncodedUser: String?
  public var percentEncodedPassword: String?
  @available(macOS 13, iOS 16, *)
  public var encodedHost: String? {
    get { nil }
    set {}
  }
  public var percentEncodedPath: String {
    get { "" }
    set {}
  }
  public var percentEncodedQuery: String?
  public var percentEncodedFragment: String?
  public var queryItems: [URLQueryItem]?
}
public struct URLQueryItem: Hashable, Sendable {
  public var name: String
  public var value: String?
  public init(name: String, value: String?) { (self.name, self.value) = (name, value) }
}

// MARK: Measurements

open class Unit: NSObject { open var symbol: String { "" } }
open class Dimension: Unit {}
public final class UnitLength: Dimension {
  public class var feet: UnitLength { fatalError() }
  public class var meters: UnitLength { fatalError() }
}
public struct Measurement<UnitType: Unit>: Hashable, Comparable {
  public let unit: UnitType
  public var value: Double
  public init(value: Double, unit: UnitType) { (self.value, self.unit) = (value, unit) }
  public static func < (a: Measurement, b: Measurement) -> Bool { false }
}

// MARK: Errors

open class NSError: NSObject, Error, @unchecked Sendable {
  public init(domain: String, code: Int, userInfo: [String: Any]? = nil) {}
  open var domain: String { "" }
  open var code: Int { 0 }
  open var userInfo: [String: Any] { [:] }
}
public protocol LocalizedError: Error { var errorDescription: String? { get } }
extension LocalizedError { public var errorDescription: String? { nil } }
public protocol CustomNSError: Error {
  static var errorDomain: String { get }
  var errorCode: Int { get }
  var errorUserInfo: [String: Any] { get }
}
extension CustomNSError {
  public static var errorDomain: String { "" }
  public var errorCode: Int { 0 }
  public var errorUserInfo: [String: Any] { [:] }
}
extension Error { public var localizedDescription: String { "" } }

public struct URLError: Error, CustomNSError, Hashable {}
public struct POSIXError: Error, CustomNSError, Hashable {}
public struct CocoaError: Error, CustomNSError, Hashable {
  public init(_ code: Code) {}
  public struct Code: Hashable, Sendable {
    public static var fileNoSuchFile: Code { Code() }
    public static var fileReadUnknown: Code { Code() }
  }
}
public let NSLocalizedDescriptionKey = "NSLocalizedDescription"
public let NSFilePathErrorKey = "NSFilePath"
public let NSUnderlyingErrorKey = "NSUnderlyingError"
public let NSCocoaErrorDomain = "NSCocoaErrorDomain"

// MARK: Notifications

public struct Notification {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {}
  public var name: Name { fatalError() }
  public var object: Any?
  public var userInfo: [AnyHashable: Any]?
}
@available(*, unavailable) extension Notification: Sendable {}
extension Notification: Hashable {
  public static func == (a: Notification, b: Notification) -> Bool { false }
  public func hash(into hasher: inout Hasher) {}
}
open class NotificationCenter: NSObject, @unchecked Sendable {
  open func post(name: Notification.Name, object: Any?) {}
  open func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { fatalError() }
  open func removeObserver(_ observer: Any) {}
}

// MARK: Processes and files

open class ProcessInfo: NSObject, @unchecked Sendable {
  open class var processInfo: ProcessInfo { fatalError() }
  open var environment: [String: String] { [:] }
  open var arguments: [String] { [] }
  open var processIdentifier: Int32 { 0 }
  open var activeProcessorCount: Int { 1 }
}

open class Thread: NSObject, @unchecked Sendable {
  @available(*, noasync) open class var current: Thread { fatalError() }
  open var threadDictionary: NSMutableDictionary { NSMutableDictionary() }
  open class var callStackSymbols: [String] { [] }
  @available(*, noasync) open class func sleep(forTimeInterval seconds: TimeInterval) {}
  @available(macOS 10.12, iOS 10, *)
  open class func detachNewThread(_ block: @escaping @Sendable () -> Void) {}
}

open class Bundle: NSObject, @unchecked Sendable {
  open class var allBundles: [Bundle] { [] }
  open var bundlePath: String { "" }
  open var executableURL: URL? { nil }
  open var bundleURL: URL { fatalError() }
}

open class FileHandle: NSObject, @unchecked Sendable {
  open class var standardError: FileHandle { fatalError() }
  open class var standardOutput: FileHandle { fatalError() }
  open class var nullDevice: FileHandle { fatalError() }
  public convenience init?(forReadingAtPath path: String) { self.init() }
  public convenience init(forReadingFrom url: URL) throws { self.init() }
  open func write(_ data: Data) {}
  @available(macOS 10.15.4, iOS 13.4, *)
  public func read(upToCount count: Int) throws -> Data? { nil }
  open func readDataToEndOfFile() -> Data { Data() }
  @available(macOS 10.15.4, iOS 13.4, *)
  public func readToEnd() throws -> Data? { nil }
}

open class FileManager: NSObject, @unchecked Sendable {
  open class var `default`: FileManager { fatalError() }
  open var temporaryDirectory: URL { fatalError() }
  open var currentDirectoryPath: String { "" }
  open func fileExists(atPath path: String) -> Bool { false }
  open func fileExists(
    atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?
  ) -> Bool { false }
  open func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] { [:] }
  open func setAttributes(_ attributes: [FileAttributeKey: Any], ofItemAtPath path: String) throws {
  }
  open func isWritableFile(atPath path: String) -> Bool { false }
  open func contents(atPath path: String) -> Data? { nil }
  open func createDirectory(at url: URL, withIntermediateDirectories: Bool) throws {}
  open func removeItem(at url: URL) throws {}
  open func createSymbolicLink(at url: URL, withDestinationURL destination: URL) throws {}
  open func contentsOfDirectory(atPath path: String) throws -> [String] { [] }
  open func subpathsOfDirectory(atPath path: String) throws -> [String] { [] }
  open func enumerator(atPath path: String) -> DirectoryEnumerator? { nil }
  open func enumerator(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?
  ) -> DirectoryEnumerator? { nil }
  open class DirectoryEnumerator: NSObject, Sequence {
    @available(*, noasync) public func makeIterator() -> AnyIterator<Any> { fatalError() }
  }
}
public struct FileAttributeKey: Hashable, Sendable {
  public static let modificationDate = FileAttributeKey()
}
public struct URLResourceKey: Hashable, Sendable {}

#if !os(iOS)
  open class Process: NSObject, @unchecked Sendable {
    open class func run(_ url: URL, arguments: [String]) throws -> Process { fatalError() }
    open var executableURL: URL?
    open var arguments: [String]?
    open var currentDirectoryURL: URL?
    open var environment: [String: String]?
    open var standardInput: Any?
    open var standardOutput: Any?
    open var standardError: Any?
    open var terminationStatus: Int32 { 0 }
    open func run() throws {}
    open func waitUntilExit() {}
  }
#endif
open class Pipe: NSObject, @unchecked Sendable {
  open var fileHandleForReading: FileHandle { fatalError() }
  open var fileHandleForWriting: FileHandle { fatalError() }
}

/// What the compiler calls for `error as NSError`.
public func _convertErrorToNSError(_ error: any Error) -> NSError { fatalError() }
