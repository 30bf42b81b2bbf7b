/// The name of a type as Swift source has it: without modules, and as `[Int]`, `[String: Int]` or
/// `Int?` where that form exists.
///
/// Nested types keep the types around them (`Outer.Inner`). The name does not show that a type is
/// private or local to a function. A hidden class of a framework, such as `__NSCFNumber`, has the
/// name of the class that is documented.
///
/// - Parameters:
///   - type: Any type, including functions, tuples and existentials.
///   - withArguments: Whether the name includes generic arguments.
/// - Returns: One line, the same for equal types.
package func typeName(_ type: Any.Type, withArguments: Bool = true) -> String {
  (withArguments ? wholeTypeNames : plainTypeNames).value(for: type) { type in
    var reader = TypeNameReader(
      rest: qualifiedTypeName(publicClass(of: type))[...], keepsArguments: withArguments)
    return reader.read(until: []).escapedForLog
  }
}

private let wholeTypeNames = FoundOncePerType<String>()
private let plainTypeNames = FoundOncePerType<String>()

/// What is found out once of each type.
///
/// To read the name of a private type takes longer than to describe a value, and the search for the
/// nearest of many values looks at thousands of one type.
struct FoundOncePerType<Value: Sendable>: Sendable {
  private let known = Locked<[ObjectIdentifier: Value]>([:])

  func value(for type: Any.Type, _ find: (Any.Type) -> Value) -> Value {
    let key = ObjectIdentifier(type)
    if let value = known.withLock({ $0[key] }) { return value }
    let value = find(type)
    known.withLock { $0[key] = value }
    return value
  }
}

/// The names of two types, with their modules if the names are the same without them.
func typeNames(_ expected: Any.Type, _ actual: Any.Type) -> (expected: String, actual: String) {
  for name in [{ typeName($0) }, { qualifiedTypeName($0).escapedForLog }] {
    let names = (name(expected), name(actual))
    if names.0 != names.1 { return names }
  }
  // Private types with the same name in two files.
  return (typeName(expected), "another \(typeName(actual))")
}

/// The name of a type with its modules, without the parts that change from run to run.
func qualifiedTypeName(_ type: Any.Type) -> String {
  // `A.(unknown context at $1f).B` is a private type or a type local to a function.
  // `(extension in A):B.C` is a type declared in another module than its outer type.
  let name = String(reflecting: type)
  guard name.utf8.contains(UInt8(ascii: "(")) else { return name }
  return name.replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "").replacing(
    /\(extension in [^)]*\):/, with: ""
  ).replacing(/\((?<name>[^() ]+) in _[0-9A-F]+\)/) { $0.name }
}

/// A class, or the first of its superclasses that is no hidden class of a framework.
private func publicClass(of type: Any.Type) -> Any.Type {
  var next: AnyClass? = type as? AnyClass
  while let current = next {
    if !isHiddenClass(named: qualifiedTypeName(current)) { return current }
    next = _getSuperclass(current)
  }
  return type
}

/// Whether a class of this name stands for a public class of a framework.
///
/// Classes of Objective-C have no module in their names.
func isHiddenClass(named qualifiedName: String) -> Bool {
  let names = qualifiedName.split(separator: ".")
  guard names.count == 1 || names.count == 2 && libraryModules.contains(names[0]),
    let name = names.last
  else { return false }
  return ["_", "NSConcrete", "NSTaggedPointer"].contains { name.hasPrefix($0) }
}

/// Reads the full name that the runtime has for a type.
private struct TypeNameReader {
  var rest: Substring
  let keepsArguments: Bool

  private mutating func skip(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest.removeFirst(text.count)
    return true
  }

  /// Reads a type up to a character that ends it, without that character.
  mutating func read(until ends: [Character]) -> String {
    var text = ""
    while let next = rest.first, !ends.contains(next) {
      if next.startsName {
        text += readNominal()
      } else if skip("(") {
        text += "(" + read(until: [")"]) + ")"
        _ = skip(")")
      } else if skip("->") {
        text += "->"
      } else {
        text.append(rest.removeFirst())
      }
    }
    return text
  }

  /// Reads a name with its generic arguments and the names nested in it.
  private mutating func readNominal() -> String {
    var text = readPath()
    while rest.first == "<" {
      text = applied(text, to: readArguments())
      while skip(".") { text += "." + readName() }
    }
    return text
  }

  /// Reads dotted names and leaves out the module.
  private mutating func readPath() -> String {
    var names = [readName()]
    while skip(".") { names.append(readName()) }
    if names.first == "Self" { return "Self." + (names.last ?? "") }
    // `Any` is in no module, so `Any.Type` has none.
    if names.count > 1, names.first != "Any" { names.removeFirst() }
    return names.joined(separator: ".").asInSource
  }

  private mutating func readName() -> String {
    var name = ""
    var isRaw = false
    while let next = rest.first, isRaw || next.startsName {
      if next == "`" { isRaw.toggle() }
      name.append(rest.removeFirst())
    }
    return name
  }

  private mutating func readArguments() -> [String] {
    var arguments: [String] = []
    guard skip("<") else { return [] }
    repeat {
      // The types of a pack, which the source does not mark: `MockCall<Pack{Int, String}>`.
      while skip(" ") || skip("Pack{") {}
      let argument = read(until: [",", ">", "}"])
      if !argument.isEmpty { arguments.append(argument) }
      _ = skip("}")
    } while skip(",")
    _ = skip(">")
    return arguments
  }

  private func applied(_ name: String, to arguments: [String]) -> String {
    switch (name, arguments.count) {
    case ("Array", 1): return "[\(arguments[0])]"
    case ("Dictionary", 2): return "[\(arguments[0]): \(arguments[1])]"
    case ("Optional", 1):
      let wrapped = arguments[0]
      let isCompound = ["->", " & ", "any "].contains { wrapped.contains($0) }
      return isCompound && wrapped.last != "]" ? "(\(wrapped))?" : wrapped + "?"
    default: return keepsArguments ? name + "<\(arguments.joined(separator: ", "))>" : name
    }
  }
}

extension Character {
  fileprivate var startsName: Bool {
    isLetter || isNumber || self == "_" || self == "$" || self == "`" || !isASCII
  }
}
