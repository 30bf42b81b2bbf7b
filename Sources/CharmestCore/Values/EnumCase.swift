/// The case that a value of an enum is.
///
/// It is read from the metadata of the type. So it is the name in the source, whatever the type
/// says of itself by its description or its mirror.
struct EnumCase {
  /// With backticks, if it is no word.
  let name: String
  /// What the case holds; nil if its declaration has no parentheses.
  let payload: Any?

  /// - Parameter value: Any value; nil is returned if it is no enum, or an enum of C or
  ///   Objective-C, whose cases have no names at run time.
  init?(of value: Any) {
    guard let name = nameOfCase(value) else { return nil }
    self.name = String(cString: name).asInSource
    payload = Self.payload(of: value)
  }

  private static func payload(of value: Any) -> Any? {
    let type = type(of: value)
    guard countOfParts(value, type) > 0 else { return nil }
    var (name, release): (UnsafePointer<CChar>?, ReleaseOfName?)
    let payload = part(of: value, type, 0, &name, &release)
    release?(name)
    return payload
  }
}

extension EnumCase {
  /// What a value is to someone who asks for a case by its name.
  enum Answer {
    case found(EnumCase)
    case another
    /// The type of the value has no such case, but these.
    case unknown(Any.Type, known: [String])
    /// The type of the value has no names of cases.
    case nameless(Any.Type, isEnum: Bool)
  }

  /// Looks for a case in a value, and inside of optionals and `AnyHashable`.
  ///
  /// `some` and `none` are the cases of the optional itself, unless the enum in it has a case of
  /// that name.
  static func find(_ name: String, in value: Any) -> Answer {
    let inner = unwrapped(value)
    let type = inner.map { Swift.type(of: $0) } ?? typeOfMissingValue(value)
    let innerCase = inner.flatMap { EnumCase(of: $0) }
    let names = type.flatMap(Self.names)
    func isMeant(_ other: String) -> Bool { other.withoutBackticks == name.withoutBackticks }
    if let innerCase, isMeant(innerCase.name) { return .found(innerCase) }
    if names?.contains(where: isMeant) == true { return .another }
    if isOptional(Swift.type(of: value)), let optional = EnumCase(of: value) {
      if isMeant(optional.name) { return .found(optional) }
      if ["some", "none"].contains(where: isMeant) { return .another }
    }
    guard let type else { return .another }
    if let names { return .unknown(type, known: names) }
    if innerCase != nil { return .another }
    return .nameless(type, isEnum: MetadataKind(of: type)?.isEnum == true)
  }

  /// The type of the value that is not there; nil if it could be one of many types.
  private static func typeOfMissingValue(_ value: Any) -> Any.Type? {
    let type = typeInside(value)
    return isConcreteValueType(type) ? type : nil
  }
}

extension EnumCase {
  /// The names of all cases of an enum; nil if they are not known.
  ///
  /// They are in the descriptor of the type's fields, whose layout is part of Swift's stable ABI.
  private static func names(of type: Any.Type) -> [String]? {
    // There, pointers in metadata are signed.
    #if _ptrauth(_arm64e)
      return nil
    #else
      guard MetadataKind(of: type)?.isEnum == true else { return nil }
      let descriptor = unsafeBitCast(type, to: UnsafeRawPointer.self).load(
        fromByteOffset: MemoryLayout<Int>.size, as: UnsafeRawPointer.self)
      guard let fields = target(of: descriptor + 16) else { return nil }
      let size = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
      let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
      let names = (0..<count).compactMap { target(of: fields + 16 + $0 * size + 8) }.map {
        String(cString: $0.assumingMemoryBound(to: CChar.self)).asInSource
      }
      // Without reflection metadata, names are empty.
      return names.isEmpty || names.contains("") ? nil : names
    #endif
  }

  /// What a relative pointer points to.
  private static func target(of place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = place.load(as: Int32.self)
    return distance == 0 ? nil : place + Int(distance)
  }
}

extension String {
  /// A name of metadata, where a blank in a raw identifier is a no-break space, as in the source.
  var asInSource: String {
    // Hardly any name has one, and to search is slow.
    unicodeScalars.contains("\u{A0}") ? replacing("\u{A0}", with: " ") : self
  }

  /// A name as it is without the marks of a raw identifier.
  var withoutBackticks: String {
    count > 2 && first == "`" && last == "`" ? String(dropFirst().dropLast()) : self
  }
}

extension Unicode.Scalar {
  /// Whether a name that is no raw identifier may have it.
  var isNamePart: Bool { properties.isXIDContinue || self == "$" }
}

extension StringProtocol {
  /// The name at the start, up to one of these signs, which a raw identifier may have in its marks.
  func name(until signs: String) -> SubSequence {
    guard first == "`", let end = dropFirst().firstIndex(of: "`") else {
      return prefix { !signs.contains($0) }
    }
    return self[...end]
  }

  /// The last name of `Outer.Inner`.
  var lastOfDottedNames: SubSequence {
    let name = name(until: ".")
    let rest = self[name.endIndex...].dropFirst()
    return rest.isEmpty ? name : rest.lastOfDottedNames
  }
}

// What the standard library itself uses to print values. The functions are not public in it, but
// are exported by all its versions since Swift 5.

private typealias ReleaseOfName = @convention(c) (UnsafePointer<CChar>?) -> Void

@_silgen_name("swift_EnumCaseName")
private func nameOfCase<Value>(_ value: Value) -> UnsafePointer<CChar>?

@_silgen_name("swift_reflectionMirror_count")
private func countOfParts<Value>(_ value: Value, _ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_subscript")
private func part<Value>(
  of value: Value, _ type: Any.Type, _ index: Int,
  _ name: UnsafeMutablePointer<UnsafePointer<CChar>?>,
  _ releaseOfName: UnsafeMutablePointer<ReleaseOfName?>
) -> Any
