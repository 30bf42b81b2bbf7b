/// The types of the payloads of all cases of an enum, without a value of it.
///
/// No function of the runtime tells them, so they are read from the metadata, whose layout is part
/// of Swift's stable ABI (docs/ABI/TypeMetadata.rst, include/swift/Reflection/Records.h).
///
/// - Parameter type: An enum, but no optional.
/// - Returns: The types; nil if one is not known.
func payloadTypes(of type: Any.Type) -> [Any.Type]? {
  guard TypeKind(type) == .enumeration else { return nil }
  let metadata = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)
  let descriptor = metadata[1]
  guard let fields = target(ofPointerAt: descriptor + 16) else { return nil }
  let recordSize = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
  let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
  var types: [Any.Type] = []
  for index in 0..<count {
    let record = fields + 16 + index * recordSize
    // A case without a payload has no name of a type.
    guard let name = target(ofPointerAt: record + 4) else { continue }
    let length = UInt(lengthOfMangledName(name))
    guard
      let found = _getTypeByMangledNameInContext(
        name.assumingMemoryBound(to: UInt8.self), length, genericContext: descriptor,
        genericArguments: metadata + 2)
    else { return nil }
    types.append(found)
  }
  return types
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
