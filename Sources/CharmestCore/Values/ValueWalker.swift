/// Walks a value and writes it as a Swift literal, as far as there is room.
///
/// The text comes from the first of these that exists: the type's own text for failures, the
/// shape of a known type of the standard library or of Foundation, the type's `description` or
/// `debugDescription`, its elements if it is a collection, its stored properties.
struct ValueWalker {
  let detail: ValueDescription.Detail
  /// The names of parts of the outermost value that are left out.
  private let hidden: Set<String>
  private var depth = 0
  /// The instances that contain the value being described.
  private var ancestors: [ObjectIdentifier] = []
  /// How many entries may be rendered only to put them in order.
  ///
  /// A set divides its remaining allowance evenly among its elements. So the work is bounded, and
  /// the result does not depend on the order of hashes.
  private var sortingAllowance = ValueLimits.orderedByText

  init(_ detail: ValueDescription.Detail = .readable, without hidden: Set<String> = []) {
    self.detail = detail
    self.hidden = hidden
  }

  mutating func describe(_ value: Any, in room: WidthLimit) -> LimitedText {
    let known = Shape(knownOf: value)
    if let text = ownText(of: value, known) { return escaped(text, .unquoted, in: room) }
    return write(known ?? Shape(unknown: value, detail), of: value, in: room)
  }

  /// What a type says of a value in place of its parts.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - known: Its shape, if its type or this library gives it one.
  /// - Returns: Nil for a value that is shown by its shape.
  func ownText(of value: Any, _ known: Shape?) -> String? {
    let isByParts = detail == .exact && (known ?? Shape(unknown: value, detail)).tellsMore
    if !isByParts, let text = (value as? any FailureDescribable)?.failureDescription, !text.isBlank
    {
      return text
    }
    if known != nil { return nil }
    if let type = value as? Any.Type { return typeName(type) + ".self" }
    // Walking a lazy sequence would run the test's closures once more than the test expects.
    if value is any LazySequenceProtocol { return typeName(type(of: value)) }
    return isByParts || Shape.isSystemError(value) ? nil : ownDescription(of: value)
  }

  /// Describes a value only by its type.
  func named(by value: Any) -> LimitedText { LimitedText(typeName(type(of: value))) }

  /// The type's name before a parenthesis, without generic arguments, because the values show them.
  func head(of value: Any) -> String { typeName(type(of: value), withArguments: false) }

  /// Goes one level down, unless that is too deep.
  mutating func descending(_ body: (inout ValueWalker) -> LimitedText) -> LimitedText {
    guard depth < ValueLimits.deepest else { return LimitedText("...", isComplete: false) }
    depth += 1
    defer { depth -= 1 }
    return body(&self)
  }

  /// Goes into an instance, unless that instance contains the value already.
  mutating func entering(_ instance: AnyObject, _ body: (inout ValueWalker) -> LimitedText)
    -> LimitedText
  {
    let identity = ObjectIdentifier(instance)
    guard !ancestors.contains(identity) else { return LimitedText("<cycle>") }
    ancestors.append(identity)
    defer { ancestors.removeLast() }
    return body(&self)
  }

  /// Puts the members of an unordered collection in an order that is the same in every process.
  ///
  /// - Parameters:
  ///   - members: The members, in the order of their hashes.
  ///   - key: The value that is compared first.
  ///   - second: The value that is compared where the first reads the same.
  /// - Returns: The members in order, or nil where there are too many to look at all of them.
  mutating func sorted<Members: Collection>(
    _ members: Members, by key: (Members.Element) -> Any,
    then second: ((Members.Element) -> Any)? = nil
  ) -> [Members.Element]? {
    let count = members.count
    guard count > 1 else { return Array(members) }
    guard count <= sortingAllowance else { return nil }
    let members = Array(members)
    var walker = self
    walker.sortingAllowance = (sortingAllowance - count) / count
    let room = WidthLimit(max(ValueLimits.leastOfOrder, ValueLimits.roomOfOrder / count))
    func text(_ value: Any) -> String { walker.describe(value, in: room).text }
    let keys = members.map(key)
    let order = indicesInStableOrder(
      keys, byTexts: { text(keys[$0]) },
      then: second.map { second in { text(second(members[$0])) } }
    )
    return order.map { members[$0] }
  }

  /// A type's own description of a value; nil if it says no more than the name of a class.
  private func ownDescription(of value: Any) -> String? {
    let text =
      switch value {
      case let value as any CustomStringConvertible: value.description
      case let value as any CustomDebugStringConvertible: value.debugDescription
      case let value as any TextOutputStreamable: "\(value)"
      default: ""
      }
    guard !text.isBlank else { return nil }
    guard let object = object(in: value) else { return text }
    return withoutAddresses(text, of: UInt(bitPattern: ObjectIdentifier(object)))
  }
}

/// The description of an object without the addresses in it, which change in each run:
/// `<UIView: 0x600002c4a0e0; frame = (0 0; 9 9)>` becomes `<UIView; frame = (0 0; 9 9)>`.
///
/// - Parameters:
///   - description: The text.
///   - own: The address of the object. A text without it is left as it is.
/// - Returns: Nil if only a name is left, or an address that is written in another way.
func withoutAddresses(_ description: String, of own: UInt) -> String? {
  let digits = String(own, radix: 16)
  guard description.lowercased().contains(digits) else { return description }
  // Those of other objects as well, such as `layer = <CALayer: 0x600002c4a0f0>`.
  let text = description.replacing(/(?<name>[\w>)]): 0x[0-9a-fA-F]{9,}/) { $0.name }
    .replacing(": 0x\(digits)", with: "")
  let isName = !text.contains(where: \.isWhitespace)
  return isName || text.lowercased().contains(digits) ? nil : text
}

extension ValueWalker {
  /// Writes a value by its shape.
  private mutating func write(_ shape: Shape, of value: Any, in room: WidthLimit) -> LimitedText {
    switch shape {
    case .text(let text): return escaped(text, .quoted, in: room)
    case .words(let words): return escaped(words, .unquoted, in: room)
    case .address(let address): return escaped(address.text, .unquoted, in: room)
    case .atom(let text): return LimitedText(text)
    case .date(let date): return LimitedText(date.text(detail))
    case .bytes(let bytes): return bytes.text(after: head(of: value), in: room)
    case .opaque: return named(by: value)
    case .optional(nil): return LimitedText("nil")
    case .optional(let wrapped?):
      let isBox = type(of: value) == AnyHashable.self || isOptional(type(of: value))
      // A mirror of the type's own may say that the value is wrapped in itself.
      guard isBox else { return descending { $0.describe(wrapped, in: room) } }
      guard isOptional(type(of: value)), unwrapped(wrapped) == nil else {
        return describe(wrapped, in: room)
      }
      // Not the same as nil.
      let inside = describe(wrapped, in: room.less(".some()".count))
      return LimitedText(".some(") + inside + LimitedText(")")
    case .range(let lower, let sign, let upper): return range(lower, sign, upper, in: room)
    case .list(let elements): return self.elements(of: elements, in: room)
    case .set(let members): return unorderedElements(of: members.all, in: room)
    case .pairs(let pairs): return entries(of: pairs, in: room)
    case .dictionary(let entries): return unorderedEntries(of: entries.all, in: room)
    case .tuple(let parts): return list(parts, of: "", in: room)
    case .enumCase(let name?, let payload):
      guard !payload.isEmpty else { return escaped("." + name, .unquoted, in: room) }
      return list(payload, of: "." + name.escapedForLog, in: room)
    case .enumCase(nil, _): return namelessCase(value, in: room)
    case .error(let domain, let code, _):
      return write(.components([("domain", domain), ("code", code)]), of: value, in: room)
    case .components(let components):
      let known = components.compactMap { name, value in
        value.map { StoredProperty(name: name, value: $0) }
      }
      return list(known, of: head(of: value), in: room)
    case .record(let properties):
      let head = head(of: value)
      guard let object = object(in: value) else { return list(properties, of: head, in: room) }
      return entering(object) { $0.list(properties, of: head, in: room) }
    }
  }

  private mutating func range(
    _ lower: Any?, _ sign: String, _ upper: Any?, in room: WidthLimit
  ) -> LimitedText {
    let left = room.less(sign.count)
    // Both bounds are shown, so neither may take the room of the other.
    let half =
      lower == nil || upper == nil ? left : WidthLimit(whole: left.whole / 2, cut: left.cut / 2)
    let texts = [lower, upper].map { $0.map { describe($0, in: half) } ?? LimitedText("") }
    return texts[0] + LimitedText(sign) + texts[1]
  }

  /// Lists properties after a name.
  mutating func list(_ properties: [StoredProperty], of head: String, in room: WidthLimit)
    -> LimitedText
  {
    var shown = properties[...]
    if depth == 0, !hidden.isEmpty { shown.removeAll { $0.name.map(hidden.contains) ?? false } }
    var frame = Listing.parts(shown.count, of: head)
    if shown.count < properties.count { frame.open += "..., " }
    return list(frame, { shown.popFirst().map { .part($0) } }, in: room)
  }

  /// Writes a case of an enum of C, which does not know the names of its cases.
  private mutating func namelessCase(_ value: Any, in room: WidthLimit) -> LimitedText {
    guard let value = value as? any RawRepresentable else { return named(by: value) }
    let rawValue = StoredProperty(name: "rawValue", value: value.rawValue)
    return list([rawValue], of: head(of: value), in: room)
  }
}
