/// What kind of type a type is, by its number in the ABI; only the kinds that are asked for.
///
/// Functions conform to no protocol, and the name of a type would have to be made and parsed.
enum MetadataKind: Int {
  case structure = 0x200
  case enumeration = 0x201
  case optional = 0x202
  case function = 0x302
  case existential = 0x303

  init?(of type: Any.Type) {
    self.init(rawValue: unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee)
  }

  /// Whether it is an enum; an optional is one.
  var isEnum: Bool { self == .enumeration || self == .optional }
}

/// Whether values have just this type: it is a struct or an enum, and no box for others.
func isConcreteValueType(_ type: Any.Type) -> Bool {
  guard type != AnyHashable.self, let kind = MetadataKind(of: type) else { return false }
  return kind == .structure || kind.isEnum
}

/// The type inside an optional type, one level deep; nil for any other type.
///
/// It is the first generic argument in the ABI, after the kind and the descriptor. To ask an
/// optional for a protocol takes twice as long with each level of optionals inside it.
func wrappedType(of type: Any.Type) -> Any.Type? {
  guard MetadataKind(of: type) == .optional else { return nil }
  return unsafeBitCast(type, to: UnsafePointer<Any.Type>.self)[2]
}
