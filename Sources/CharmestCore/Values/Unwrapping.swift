internal import Foundation

/// An optional or an `AnyHashable`.
private protocol Box {
  static var contentType: Any.Type { get }
  var content: Any? { get }
}

extension Optional: Box {
  fileprivate static var contentType: Any.Type { Wrapped.self }
  fileprivate var content: Any? { map { $0 } }
}

extension AnyHashable: Box {
  fileprivate static var contentType: Any.Type { Any.self }
  fileprivate var content: Any? { base }
}

/// The value inside optionals and `AnyHashable`; nil if there is none.
func unwrapped(_ value: Any) -> Any? {
  guard let box = value as? any Box else { return value }
  return box.content.flatMap(unwrapped)
}

/// The type of a value inside optionals and `AnyHashable`; for a nil, the type of the missing
/// value.
func innerType(of value: Any) -> Any.Type {
  innermostType(unwrapped(value).map { type(of: $0) } ?? type(of: value))
}

func innermostType(_ type: Any.Type) -> Any.Type {
  (type as? any Box.Type).map { innermostType($0.contentType) } ?? type
}

/// The type of the values in an optional or a collection.
func contentType(_ type: Any.Type) -> Any.Type {
  let type = innermostType(type)
  func element<Items: Collection>(_ type: Items.Type) -> Any.Type { Items.Element.self }
  guard isOfPlatform(type), let items = type as? any Collection.Type else { return type }
  let content = element(items)
  // On Linux, an `XMLNode` is a collection of its like.
  return content == type ? type : contentType(content)
}

/// The kind of a type, from the first word of its metadata.
enum TypeKind: Int {
  case structure = 0x200
  case enumeration = 0x201
  case tuple = 0x301

  /// Nil for a type whose values may have other types, such as a class or a protocol.
  init?(_ type: Any.Type) { self.init(rawValue: kind(of: type)) }
}

private func kind(of type: Any.Type) -> Int { unsafeBitCast(type, to: UnsafePointer<Int>.self)[0] }

/// Whether the values of a type may have different types, as those of a protocol.
///
/// Those of `any Store<Int>` have a kind of their own.
func isExistential(_ type: Any.Type) -> Bool { [0x303, 0x307].contains(kind(of: type)) }

/// Whether a type is a class of Core Foundation, which has no description of its properties.
func isForeignClass(_ type: Any.Type) -> Bool { kind(of: type) == 0x203 }

/// An optional of any type.
protocol AnyOptional {}
extension Optional: AnyOptional {}

/// Whether the values of a type are functions or types, which have no parts.
func isFunctionOrType(_ type: Any.Type) -> Bool {
  let (function, metatype, existentialMetatype) = (0x302, 0x304, 0x306)
  return [function, metatype, existentialMetatype].contains(kind(of: type))
}

/// How many optionals hold the nil: one for `.some(nil)`, none for nil.
func depthOfNil(_ box: Any) -> Int { (box as? any Box)?.content.map { 1 + depthOfNil($0) } ?? 0 }

/// Whether two values are equal by `==`; nil if their type has none.
func areEqual(_ first: Any, _ second: Any) -> Bool? {
  // Inside `AnyHashable`, numbers of different types can be equal.
  if type(of: first) == AnyHashable.self, type(of: second) == AnyHashable.self {
    return (first as? AnyHashable) == (second as? AnyHashable)
  }
  switch (unwrapped(first), unwrapped(second)) {
  case (nil, nil): return depthOfNil(first) == depthOfNil(second)
  case (nil, _), (_, nil): return false
  case (let first?, let other?):
    // By identity, because `==` of a mock could call it.
    if isMockObject(first) { return first as AnyObject === other as AnyObject }
    // Equal objects can have different hidden types.
    if type(of: first) is NSObject.Type, type(of: other) is NSObject.Type {
      return (first as? NSObject)?.isEqual(other)
    }
    // A cast makes a `Bool` of an `NSNumber`, and an empty `[String]` of an empty `[Int]`.
    guard type(of: first) == type(of: other) else { return false }
    guard let first = first as? any Equatable else { return nil }
    func isEqual<Part: Equatable>(_ first: Part) -> Bool? { (other as? Part).map { first == $0 } }
    return isEqual(first)
  }
}

/// Identifies a pair of objects, which are not in optionals.
struct ObjectPair: Hashable {
  let first: ObjectIdentifier
  let second: ObjectIdentifier

  init?(_ first: Any, _ second: Any) {
    guard type(of: first) is AnyClass, type(of: second) is AnyClass else { return nil }
    self.first = ObjectIdentifier(first as AnyObject)
    self.second = ObjectIdentifier(second as AnyObject)
  }
}
