/// Writes a value as source has it, up to a limit.
struct ValueWriter {
  private var text = ""
  private var limit: Int
  private var isCut = false
  /// The objects that are being written, because they may contain themselves.
  private var open: Set<ObjectIdentifier> = []
  private var depth = 0
  /// How many members of sets may be written only to sort them.
  private var sortable = 10_000

  /// The text of a value, and whether it is complete.
  static func text(of value: Any, limit: Int = Limits.value) -> (text: String, isWhole: Bool) {
    var writer = ValueWriter(limit: limit)
    writer.write(value)
    return writer.isFull ? (writer.text + "...", false) : (writer.text, !writer.isCut)
  }

  private var isFull: Bool { text.utf8.count > limit }

  private mutating func write(_ value: Any) {
    guard !isFull else { return }
    guard depth < 60 else { return leaveOut("...") }
    depth += 1
    defer { depth -= 1 }
    guard let inner = unwrapped(value), type(of: inner) is AnyClass else {
      return writeParts(of: unwrapped(value) ?? value)
    }
    let object = ObjectIdentifier(inner as AnyObject)
    guard open.insert(object).inserted else {
      text += "(\(typeName(type(of: inner))) again)"
      return
    }
    writeParts(of: inner)
    open.remove(object)
  }

  private mutating func writeParts(of value: Any) {
    let start = text.endIndex
    if value is any FailureDescribable, !isMock(type(of: value)),
      let description = ownDescription(of: value)
    {
      // Takes precedence over the parts that are compared.
      write(.words(description))
    } else {
      let parts = Parts(of: value)
      if case .enumCase = parts, value is any Error { text += typeName(type(of: value)) }
      write(parts)
    }
    guard !isFull, let error = value as? any Error, let message = message(of: error),
      !text[start...].contains(message.escaped)
    else { return }
    text += " (\(message.prefix(limit + 1).quoted))"
  }

  private mutating func write(_ parts: Parts) {
    switch parts {
    case .text(let string): text += string.prefix(limit + 1).quoted
    case .words(let words): text += words.prefix(limit + 1)
    case .hidden(let type): text += "(\(type))"
    case .list(let elements, _): write("[", elements) { $0.write($1) }
    case .set(let elements):
      guard let sorted = inOrder(elements, by: { [$0] }) else {
        return leaveOut("[\(counted(elements.count, "element"))]")
      }
      write("[", sorted) { $0.write($1) }
    case .dictionary(let entries) where entries.isEmpty: text += "[:]"
    case .dictionary(let entries):
      guard let sorted = inOrder(entries, by: { [$0.key, $0.value] }) else {
        return leaveOut("[\(counted(entries.count, "entry", "entries"))]")
      }
      write("[", sorted) { writer, entry in
        writer.write(entry.key)
        writer.text += ": "
        writer.write(entry.value)
      }
    case .record(let name, let fields): write("\(name)(", fields, ")") { $0.write($1) }
    case .tuple(let fields): write("(", fields, ")") { $0.write($1) }
    case .enumCase(let name, let fields) where fields.isEmpty: text += name.escaped
    case .enumCase(let name, let fields): write("\(name.escaped)(", fields, ")") { $0.write($1) }
    }
  }

  private mutating func write(_ field: Parts.Field) {
    if let name = field.name { text += "\(name.escaped): " }
    write(field.value)
  }

  private mutating func write<Elements: Sequence>(
    _ start: String, _ elements: Elements, _ end: String = "]",
    _ writeElement: (inout ValueWriter, Elements.Element) -> Void
  ) {
    text += start
    for (index, element) in elements.enumerated() {
      guard !isFull else { return }
      if index > 0 { text += ", " }
      writeElement(&self, element)
    }
    if !isFull { text += end }
  }

  private mutating func leaveOut(_ mark: String) {
    isCut = true
    text += mark
  }

  /// Members of a set or dictionary in an order that is the same in each run; nil if there are too
  /// many.
  private func inOrder<Member>(
    _ members: LazyElements<Member>, by keys: (Member) -> [Any]
  ) -> [Member]? {
    guard members.count > 1 else { return Array(members) }
    guard members.count <= sortable else { return nil }
    // A copy, because it knows the objects around the set. Sets in sets share the limit.
    var writer = self
    writer.limit = 200
    writer.sortable /= members.count
    func text(_ value: Any) -> String {
      var writer = writer
      writer.text = ""
      writer.write(value)
      return writer.text
    }
    let members = members.map { (member: $0, text: text(keys($0)[0])) }
    return members.sorted { first, second in
      first.text != second.text
        ? comesFirst(first.text, second.text)
        : comesFirst(text(keys(first.member).last ?? ()), text(keys(second.member).last ?? ()))
    }.map(\.member)
  }
}

/// The text of a value.
package func text(_ value: Any) -> String { ValueWriter.text(of: value).text }

/// Whether a text comes first: numbers by their values, then other texts by the alphabet.
func comesFirst(_ first: String, _ second: String) -> Bool {
  (number(first), first) < (number(second), second)
}

/// The value of a number; infinity for other texts and `nan`, which come last.
func number(_ text: String) -> Double { Double(text).flatMap { $0.isNaN ? nil : $0 } ?? .infinity }
