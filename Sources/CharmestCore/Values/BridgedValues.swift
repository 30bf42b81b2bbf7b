internal import Foundation

/// Whether a cast kept what a value is: the value has the same type, or was an Objective-C object
/// and is now the Swift value that the object stands for.
///
/// On Apple's systems, JSON, property lists and `userInfo` are full of such objects. `as?` converts
/// more: a number to a `Bool`, a `Float` to a `Double`. There, something is lost.
func isKept(_ original: Any, as cast: Any) -> Bool {
  type(of: original) == type(of: cast) || isBridged(original, to: cast)
}

private func isBridged(_ original: Any, to cast: Any) -> Bool {
  // Asked of the type, because a cast to `NSObject` would turn Swift values into objects.
  guard type(of: original) is NSObject.Type, let original = original as? NSObject,
    let inner = unwrapped(cast), type(of: inner) == type(of: cast)
  else { return false }
  switch original {
  case let array as NSArray:
    guard let elements = cast as? [Any], elements.count == array.count else { return false }
    return zip(array, elements).allSatisfy { isElementKept($0, as: $1) }
  case let set as NSSet:
    guard let members = cast as? Set<AnyHashable>, members.count == set.count else { return false }
    let kept = byObject(members.map { ($0.base, ()) })
    return set.allSatisfy { member in
      object(member).flatMap { kept[$0] }.map { isElementKept(member, as: $0.key) } ?? false
    }
  case let dictionary as NSDictionary:
    guard let entries = cast as? [AnyHashable: Any], entries.count == dictionary.count else {
      return false
    }
    let kept = byObject(entries.map { ($0.key.base, $0.value) })
    return dictionary.allSatisfy { key, value in
      object(key).flatMap { kept[$0] }.map {
        isElementKept(key, as: $0.key) && isElementKept(value, as: $0.value)
      }
        ?? false
    }
  case let number as NSNumber:
    guard let other = cast as? NSNumber, number.isEqual(other) else { return false }
    // Numbers and truth values have classes of their own, but may have the same C type.
    return number.cType == other.cType && number.isBool == other.isBool
  case let error as NSError:
    // Errors of a framework store the object. `as?` does not always look at the domain.
    guard let cast = cast as? any CustomNSError else { return false }
    return type(of: cast).errorDomain == error.domain && cast.errorCode == error.code
  default:
    return (cast as? NSObject)?.isEqual(original) ?? false
  }
}

/// The same for an element of a collection of objects, which outside Apple's systems may come out as
/// a Swift value.
private func isElementKept(_ element: Any, as cast: Any) -> Bool {
  isKept(element, as: cast) || object(element).map { isBridged($0, to: cast) } ?? false
}

private func object(_ value: Any) -> NSObject? { value as? NSObject }

/// Keys and values by the objects that the keys would be in Objective-C.
private func byObject<Value>(_ entries: [(key: Any, value: Value)])
  -> [NSObject: (key: Any, value: Value)]
{
  Dictionary(
    entries.compactMap { entry in object(entry.key).map { ($0, entry) } },
    uniquingKeysWith: { first, _ in first }
  )
}

extension NSNumber {
  fileprivate var cType: String { String(cString: objCType) }
  fileprivate var isBool: Bool { type(of: self) == type(of: NSNumber(value: true)) }
}
