/// The types of the payloads of all cases of an enum, without a value of it.
///
/// - Parameter type: An enum, but no optional.
/// - Returns: The types; nil if one is not known.
func payloadTypes(of type: Any.Type) -> [Any.Type]? {
  guard let (metadata, records) = recordsOfCases(type) else { return nil }
  // A case without a payload has no name of a type.
  let names = records.compactMap { target(ofPointerAt: $0 + 4) }
  let types = names.compactMap { name in
    _getTypeByMangledNameInContext(
      name.assumingMemoryBound(to: UInt8.self), UInt(lengthOfMangledName(name)),
      genericContext: metadata[1], genericArguments: metadata + 2)
  }
  return types.count == names.count ? types : nil
}

/// The names of the cases of an enum; nil for another type, and where they are not known.
func namesOfCases(_ type: Any.Type) -> [String]? {
  guard let records = recordsOfCases(type)?.records else { return nil }
  let names = records.compactMap { target(ofPointerAt: $0 + 8) }
    .map { String(cString: $0.assumingMemoryBound(to: CChar.self)).withBlanks }
  // Without reflection metadata, names are empty.
  return names.isEmpty || names.contains("") ? nil : names
}

/// The metadata of an enum and the records of its cases; nil for another type.
///
/// No function of the runtime tells them, so they are read from the metadata, whose layout is part
/// of Swift's stable ABI (docs/ABI/TypeMetadata.rst, include/swift/Reflection/Records.h).
private func recordsOfCases(
  _ type: Any.Type
) -> (metadata: UnsafePointer<UnsafeRawPointer>, records: [UnsafeRawPointer])? {
  // There, pointers in metadata are signed.
  #if _ptrauth(_arm64e)
    return nil
  #else
    guard TypeKind(type) == .enumeration else { return nil }
    let metadata = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)
    guard let fields = target(ofPointerAt: metadata[1] + 16) else { return nil }
    let size = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
    let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
    return (metadata, (0..<count).map { fields + 16 + $0 * size })
  #endif
}

/// Where a relative pointer leads; nil if it is null.
private func target(ofPointerAt place: UnsafeRawPointer) -> UnsafeRawPointer? {
  let offset = Int(place.load(as: Int32.self))
  return offset == 0 ? nil : place + offset
}

/// The number of bytes of a mangled name, in which references to types may have zeros.
private func lengthOfMangledName(_ name: UnsafeRawPointer) -> Int {
  var length = 0
  while true {
    switch name.load(fromByteOffset: length, as: UInt8.self) {
    case 0: return length
    case 0x01...0x17: length += 1 + MemoryLayout<Int32>.size
    case 0x18...0x1F: length += 1 + MemoryLayout<Int>.size
    default: length += 1
    }
  }
}
