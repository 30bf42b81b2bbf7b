extension String: LiteralDescribable {
  func literal(in room: Room, by walker: inout ValueWalker) -> Piece {
    escaped(self, .quoted, in: room)
  }
}

extension Substring: LiteralDescribable {
  func literal(in room: Room, by walker: inout ValueWalker) -> Piece {
    escaped(self, .quoted, in: room)
  }
}

extension Character: LiteralDescribable {
  func literal(in room: Room, by walker: inout ValueWalker) -> Piece {
    String(self).literal(in: room, by: &walker)
  }
}

extension Unicode.Scalar: LiteralDescribable {
  func literal(in room: Room, by walker: inout ValueWalker) -> Piece {
    String(self).literal(in: room, by: &walker)
  }
}

extension StaticString: LiteralDescribable {
  func literal(in room: Room, by walker: inout ValueWalker) -> Piece {
    escaped(description, .quoted, in: room)
  }
}

extension Optional: LiteralDescribable {
  func literal(in room: Room, by walker: inout ValueWalker) -> Piece {
    map { walker.describe($0, in: room) } ?? Piece("nil")
  }
}

extension AnyHashable: LiteralDescribable {
  func literal(in room: Room, by walker: inout ValueWalker) -> Piece {
    walker.describe(base, in: room)
  }
}

extension Array: LiteralDescribable {
  func literal(in room: Room, by walker: inout ValueWalker) -> Piece {
    walker.elements(of: self, in: room)
  }
}

extension ArraySlice: LiteralDescribable {
  func literal(in room: Room, by walker: inout ValueWalker) -> Piece {
    walker.elements(of: self, in: room)
  }
}

extension ContiguousArray: LiteralDescribable {
  func literal(in room: Room, by walker: inout ValueWalker) -> Piece {
    walker.elements(of: self, in: room)
  }
}

extension Set: LiteralDescribable {
  func literal(in room: Room, by walker: inout ValueWalker) -> Piece {
    walker.unorderedElements(of: self, in: room)
  }
}

extension Dictionary: LiteralDescribable {
  func literal(in room: Room, by walker: inout ValueWalker) -> Piece {
    walker.unorderedEntries(of: self, in: room)
  }
}

extension Dictionary.Keys: LiteralDescribable {
  func literal(in room: Room, by walker: inout ValueWalker) -> Piece {
    walker.unorderedElements(of: self, in: room)
  }
}

extension Dictionary.Values: LiteralDescribable {
  func literal(in room: Room, by walker: inout ValueWalker) -> Piece {
    walker.unorderedElements(of: self, in: room)
  }
}

extension KeyValuePairs: LiteralDescribable {
  func literal(in room: Room, by walker: inout ValueWalker) -> Piece {
    walker.entries(of: lazy.map { (key: $0.key, value: $0.value) }, in: room)
  }
}

extension AnyKeyPath: LiteralDescribable {
  func literal(in room: Room, by walker: inout ValueWalker) -> Piece {
    // `\Team.lead?.name` ends in a question mark that is not in the source, and a computed property
    // is shown by the address of its getter.
    var path = debugDescription.replacing(#/<computed 0x[0-9a-fA-F]+ /#, with: "<computed ")
    let root = "\\\(Self.rootType)"
    if path.hasPrefix(root) {
      path = "\\" + typeName(Self.rootType) + path.dropFirst(root.count)
    }
    if path.hasSuffix("?") { path.removeLast() }
    return escaped(path, .unquoted, in: room)
  }
}

extension UnsafePointer: OpaqueDescribable {}
extension UnsafeMutablePointer: OpaqueDescribable {}
extension UnsafeRawPointer: OpaqueDescribable {}
extension UnsafeMutableRawPointer: OpaqueDescribable {}
extension OpaquePointer: OpaqueDescribable {}
extension UnsafeBufferPointer: OpaqueDescribable {}
extension UnsafeMutableBufferPointer: OpaqueDescribable {}
extension UnsafeRawBufferPointer: OpaqueDescribable {}
extension UnsafeMutableRawBufferPointer: OpaqueDescribable {}
extension Unmanaged: OpaqueDescribable {}
extension ObjectIdentifier: OpaqueDescribable {}
extension Hasher: OpaqueDescribable {}
extension AnySequence: OpaqueDescribable {}
extension AnyIterator: OpaqueDescribable {}
extension Task: OpaqueDescribable {}
extension UnsafeContinuation: OpaqueDescribable {}
extension CheckedContinuation: OpaqueDescribable {}
extension AsyncStream: OpaqueDescribable {}
extension AsyncThrowingStream: OpaqueDescribable {}
