/// Matches a value if a matcher matches one of its properties.
///
/// ```swift
/// assertThat(guest, hasProperty(\.address, hasProperty(\.city, hasPrefix("Ber"))))
/// // guest.address.city: expected a string starting with "Ber", but was "Oslo"
/// ```
///
/// The failure shows the path to the property through any nesting.
///
/// - Parameters:
///   - keyPath: The property, or a path through several.
///   - matcher: What is expected of the property's value.
///   - fileID: Defaults to the call site, like the next three.
///   - file: The path of the file. The name of a computed property is read there, because it has
///     none at run time.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: A matcher for the value that has the property.
@inlinable @_disfavoredOverload  // One parameter more, so that the form for optionals wins.
public func hasProperty<Root, Value>(
  _ keyPath: KeyPath<Root, Value>, _ matcher: Matcher<Value>, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Matcher<Root> {
  property(
    of: { $0[keyPath: keyPath] }, keyPath,
    at: { Path.property(keyPath, of: .hasProperty, in: file, line, column) }, matcher)
}

/// Matches a value whose property equals another value.
///
/// ```swift
/// assertThat(guest, hasProperty(\.name, "Ann"))
/// // guest.name: expected "Ann", but was "Bob"
/// ```
///
/// - Parameters:
///   - keyPath: The property, or a path through several.
///   - value: The value that the property must equal.
///   - file: Defaults to the call site, like the next two.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: A matcher for the value that has the property.
@inlinable public func hasProperty<Root, Value: Equatable>(
  _ keyPath: KeyPath<Root, Value>, _ value: Value, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> Matcher<Root> { hasProperty(keyPath, equalTo(value), file: file, line: line, column: column) }

/// Matches a value if its optional property holds a value that a matcher matches.
///
/// ```swift
/// assertThat(order, hasProperty(\.guestName, hasPrefix("Jon")))
/// // order.guestName: expected a string starting with "Jon", but was nil
/// ```
///
/// - Parameters:
///   - keyPath: The optional property, or a path with optional chaining.
///   - matcher: What is expected of the wrapped value; with `nil`, there must be none.
///   - file: Defaults to the call site, like the next two.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: A matcher for the value that has the property.
@inlinable @_disfavoredOverload  // `Matcher?`, so that the exact form wins where it fits.
public func hasProperty<Root, Value>(
  _ keyPath: KeyPath<Root, Value?>, _ matcher: Matcher<Value>?, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) -> Matcher<Root> {
  property(
    of: { $0[keyPath: keyPath] },
    at: { Path.property(keyPath, of: .hasProperty, in: file, line, column) }, presentOrNil(matcher))
}

/// Matches a value if a matcher matches something that a closure extracts from it.
///
/// ```swift
/// assertThat(order, having("total price", { $0.bowls * 900 }, lessThan(5_000)))
/// // order total price: expected a value less than 5000, but was 5400
/// ```
///
/// Use it for everything that a key path cannot reach. A label that begins with a dot or a bracket
/// is shown as code: `order.price(in: .yen)`.
///
/// - Parameters:
///   - label: What is extracted, for the failure text.
///   - extract: Extracts it. Called once for each evaluation; an error that it throws is a
///     mismatch.
///   - matcher: What is expected of it.
/// - Returns: A matcher for the whole value.
@_disfavoredOverload public func having<Root, Value>(
  _ label: String, _ extract: @escaping (Root) throws -> Value, _ matcher: Matcher<Value>
) -> Matcher<Root> {
  let isCode = label.hasPrefix(".") || label.hasPrefix("[")
  let property = Property(
    extract, nil, { isCode ? .expression(label) : .words(label) }, matcher)
  let extraction = Extraction(of: Value.self, from: Root.self)
  return Matcher(describedBy: { property.description($0) }) { root, judging in
    if extraction.mayReadValue, let undecided = judging.handOver(root) { return undecided }
    let verdict = property.judge(root, &judging, mayBeRead: extraction.mayReadParts)
    if extraction.mayReadParts { judging.noteClosure() }
    return verdict
  }
}

/// Matches a value if a matcher matches what is in an optional that a closure extracts from it.
///
/// ```swift
/// assertThat(order, having("guest", { $0.guestName }, hasPrefix("J")))
/// // order guest: expected a string starting with "J", but was "Ann"
/// ```
///
/// If the closure gives `nil`, that is a mismatch, also of `not("Jon")`.
///
/// - Parameters:
///   - label: What is extracted, for the failure text.
///   - extract: Extracts it. Called once for each evaluation; an error that it throws is a
///     mismatch.
///   - matcher: What is expected of the wrapped value; with `nil`, there must be none.
/// - Returns: A matcher for the whole value.
@_disfavoredOverload  // `Matcher?`, so that the exact form wins where it fits.
public func having<Root, Value>(
  _ label: String, _ extract: @escaping (Root) throws -> Value?, _ matcher: Matcher<Value>?
) -> Matcher<Root> { having(label, extract, presentOrNil(matcher)) }

/// Matches a value if something that a closure extracts from it equals another value.
///
/// ```swift
/// assertThat(order, having("total price", { $0.bowls * 900 }, 1_800))
/// // order total price: expected 1800, but was 2700
/// ```
///
/// - Parameters:
///   - label: What is extracted, for the failure text.
///   - extract: Extracts it. Called once for each evaluation; an error that it throws is a
///     mismatch.
///   - value: The value that it must equal.
/// - Returns: A matcher for the whole value.
public func having<Root, Value: Equatable>(
  _ label: String, _ extract: @escaping (Root) throws -> Value, _ value: Value
) -> Matcher<Root> { having(label, extract, equalTo(value)) }

/// Matches a value if several of its parts are all as expected.
///
/// ```swift
/// let jon = object(
///   hasProperty(\Guest.name, "Jon"),
///   hasProperty(\Guest.visits, greaterThan(2)),
///   hasProperty(\Guest.address.city, hasPrefix("Kyo"))
/// )
/// assertThat(guest, jon)
/// // guest: 2 of 3 properties differ: .visits expected a value greater than 2, but was 1;
/// //   .address.city expected a string starting with "Kyo", but was "Osaka"
/// ```
///
/// It works like `allOf`, but counts properties. All properties that differ are reported.
///
/// - Parameters:
///   - first: What is expected of one part.
///   - rest: What is expected of other parts.
/// - Returns: A matcher for the whole value.
/// - Complexity: O(*n*), where *n* is the number of matchers.
public func object<Value>(_ first: Matcher<Value>, _ rest: Matcher<Value>...) -> Matcher<Value> {
  let properties = [first] + rest
  return Matcher(describedBy: { sense in
    let all = Phrase.conditions(properties.lazy.map(\.expected), joinedBy: "and")
    return sense.isOpposite && properties.count > 1 ? "not (\(all))" : "\(sense.not)\(all)"
  }) { value, judging in
    judgeAll(properties, value, by: &judging, counting: .properties)
  }
}

/// Matches a value if a matcher matches its description.
///
/// ```swift
/// assertThat(price, hasDescription(hasSuffix("yen")))
/// // price.description: expected a string ending with "yen", but was "900"
/// ```
///
/// Optionals, `Any` and `AnyHashable` are unwrapped; the description of nil is `nil`.
///
/// - Parameter matcher: What is expected of `String(describing:)`.
/// - Returns: A matcher for values of any type.
@_disfavoredOverload public func hasDescription<Value>(_ matcher: Matcher<String>) -> Matcher<Value>
{
  property(
    of: { unwrapped($0).map { String(describing: $0) } ?? "nil" }, at: { .field("description") },
    matcher
  )
}

/// Matches a value that has this description.
///
/// - Parameter text: The expected `String(describing:)`.
/// - Returns: A matcher for values of any type.
public func hasDescription<Value>(_ text: String) -> Matcher<Value> {
  hasDescription(equalTo(text))
}

/// Matches a value if a matcher matches its debug description.
///
/// - Parameter matcher: What is expected of `String(reflecting:)`.
/// - Returns: A matcher for values of any type.
@_disfavoredOverload public func hasDebugDescription<Value>(_ matcher: Matcher<String>) -> Matcher<
  Value
> {
  property(
    of: { unwrapped($0).map { String(reflecting: $0) } ?? "nil" },
    at: { .field("debugDescription") },
    matcher)
}

/// Matches a value that has this debug description.
///
/// - Parameter text: The expected `String(reflecting:)`.
/// - Returns: A matcher for values of any type.
public func hasDebugDescription<Value>(_ text: String) -> Matcher<Value> {
  hasDebugDescription(equalTo(text))
}

extension Phrase {
  /// A value by what is expected of a part of it: `Guest whose .visits is 3`.
  fileprivate static func part(_ path: Path, of whole: Any.Type, is expected: Phrase) -> Phrase {
    let name = nameOfWhole(whole)
    return path.beginsWithName
      ? "\(Phrase.lead(name, .whose))\(path.inList) \(expected.predicate)"
      : "\(name) whose \(path.inList) \(expected.predicate)"
  }
}

/// A matcher of one part of a value, whose differences are shown at the part's path.
@inlinable package func property<Root, Value>(
  of extract: @escaping (Root) throws -> Value, _ keyPath: AnyKeyPath? = nil,
  at path: @escaping () -> Path, _ matcher: Matcher<Value>
) -> Matcher<Root> {
  let property = Property(extract, keyPath, path, matcher)
  return Matcher(
    describedBy: { property.description($0) }
  ) { root, judging in property.judge(root, &judging) }
}

/// What is expected of one part of a value.
///
/// An object, because closures that capture nothing but one object need no memory of their own.
@usableFromInline final class Property<Root, Value> {
  private let extract: (Root) throws -> Value
  private let keyPath: AnyKeyPath?
  private let path: () -> Path
  private let matcher: Matcher<Value>

  @usableFromInline init(
    _ extract: @escaping (Root) throws -> Value, _ keyPath: AnyKeyPath?,
    _ path: @escaping () -> Path, _ matcher: Matcher<Value>
  ) {
    self.extract = extract
    self.keyPath = keyPath
    self.path = path
    self.matcher = matcher
  }

  @usableFromInline func description(_ sense: Sense) -> Phrase {
    let expected = matcher.describe(sense)
    return path().isRoot ? expected : .part(path(), of: Root.self, is: expected)
  }

  /// - Parameters:
  ///   - root: The value.
  ///   - judging: Judges the part.
  ///   - mayBeRead: Whether the user's own closure gives the part, and may read others.
  /// - Returns: What the matcher found.
  @usableFromInline func judge(
    _ root: Root, _ judging: inout Judging, mayBeRead: Bool = false
  ) -> Verdict {
    do {
      let value = try extract(root)
      return judging.judge(
        matcher, property: value, by: .property(keyPath), at: path, of: root,
        whichMayBeRead: mayBeRead)
    } catch {
      return Verdict.undecided(
        expecting: self.matcher.expected, "threw \(describing(error: error))"
      ).at(self.path())
    }
  }
}

extension Judging {
  /// Judges one part of a value, whose differences are shown at the part's path.
  ///
  /// - Parameters:
  ///   - matcher: What is expected of the part.
  ///   - value: The part.
  ///   - step: How one comes from the value to the part.
  ///   - path: Where the part is in the value.
  ///   - root: The value.
  ///   - mayBeRead: Whether the user's own closure gave the part, and may have read others.
  /// - Returns: What the matcher found.
  mutating func judge<Root, Value>(
    _ matcher: Matcher<Value>, property value: Value, by step: Place.Step = .unnamed,
    at path: @escaping () -> Path, of root: Root, whichMayBeRead mayBeRead: Bool = false
  ) -> Verdict {
    if mayBeRead, let undecided = handedOver(root, giving: value) { return undecided.at(path()) }
    var verdict = judgeInSense(matcher, part: value, at: path(), by: step)
    if case .match(let because) = verdict {
      guard context.sense.isOpposite else { return verdict }
      verdict = .match(
        because: Reason(
          (because?.mismatch ?? nil).completed(
            expected: { matcher.describe(.opposite) }, actual: value)))
    }
    return verdict.explained { inner in
      var explanation = inner.at(path())
      if explanation.whole?.expected == nil, !path().isRoot {
        // The outermost value that fits shows best which value it was.
        let outermost = describing(root)
        explanation.whole = WholeValues(
          actual: .if(
            .shown([outermost]), outermost, orElse: explanation.whole?.actual ?? outermost))
      }
      return explanation
    }
  }

  /// Judges one part of a value, whose type is known only at run time.
  ///
  /// A part of another type than the matcher's cannot be judged: the matcher is wrong then, and
  /// `not` must not pass.
  mutating func judge<Root, Value>(
    _ matcher: Matcher<Value>, untyped found: Any, at path: Path, of root: Root
  ) -> Verdict {
    if let value = value(found, as: Value.self) {
      return judge(matcher, property: value, at: { path }, of: root)
    }
    let hasNoValue = isNil(found, insteadOf: Value.self)
    if hasNoValue, matcher.acceptsNil { return .match }
    let isUnset = found is UnsetLazyProperty || hasNoValue
    let explanation = {
      let types = typeNames(Value.self, isNil(found) ? type(of: found) : dynamicType(of: found))
      return Explanation(
        .reason(
          expected: matcher.expected,
          but: isUnset
            ? "was \(describing(found))"
            : "was \(describing(found)) (\(types.actual), not \(types.expected))")
      ).at(path)
    }
    if isUnset { return .mismatch(explanation) }
    let mismatch = Mismatch.undecided(explanation)
    note(mismatch)
    return .mismatch(mismatch)
  }
}

/// Matches a value if a matcher matches its stored property of this name.
///
/// ```swift
/// assertThat(event, hasProperty("amount", greaterThan(900)))
/// // event.amount: expected a value greater than 900, but was 850
/// ```
///
/// It reads the stored properties of the value and its superclasses by reflection, including
/// private ones. The names are those in failure texts: lazy, wrapped and observed properties have
/// their names in the source. An optional is unwrapped, unless the matcher is for optionals. The
/// property's value must be of the matcher's type and is not converted: an `[Int]` is not an
/// `[Any]`. Only an object of Objective-C, such as an `NSString`, counts as the Swift value that it
/// stands for. If the type is known, prefer a key path, because the compiler checks it. If there is
/// no such property, the failure lists the existing ones. `not` fails as well then, and for a
/// property of another type; of `nil` it passes.
///
/// - Parameters:
///   - name: The name of the property.
///   - matcher: What is expected of its value.
/// - Returns: A matcher for values of any type.
/// - Complexity: O(*n*), where *n* is the number of stored properties.
@_disfavoredOverload public func hasProperty<Root, Value>(_ name: String, _ matcher: Matcher<Value>)
  -> Matcher<Root>
{ property(named: name, matcher) }

private func property<Root, Value>(named name: String, _ matcher: Matcher<Value>) -> Matcher<Root> {
  Matcher(describedBy: {
    "\($0.not)\(Phrase.part(.field(name), of: Root.self, is: matcher.expected))"
  }) { root, judging in
    guard let found = storedProperty(name, of: root) else {
      let missing = missingProperty(name, of: root)
      // Under a wrong name, `not` must not pass.
      return .mismatch(isNil(root) ? Mismatch(explainedBy: missing) : .undecided(missing))
    }
    return judging.judge(matcher, untyped: found, at: .field(name), of: root)
  }
}

/// Matches a value if a matcher for texts matches its stored property of this name.
///
/// ```swift
/// assertThat(event, hasProperty("currency", hasPrefix("EU")))
/// // event.currency: expected a string starting with "EU", but was "JPY"
/// ```
///
/// A matcher for any collection, such as `empty()`, counts as one for texts here. For a list, say its
/// type, `empty() as Matcher<[String]>`, or use a key path.
///
/// - Parameters:
///   - name: The name of the property.
///   - matcher: What is expected of its value.
/// - Returns: A matcher for values of any type.
/// - Complexity: O(*n*), where *n* is the number of stored properties.
@_disfavoredOverload public func hasProperty<Root>(_ name: String, _ matcher: Matcher<String>)
  -> Matcher<Root>
{ property(named: name, matcher) }

/// Matches a value if a matcher for values of any type matches its stored property of this name.
///
/// ```swift
/// assertThat(event, hasProperty("discount", present()))
/// // event.discount: expected a value, but was nil
/// ```
///
/// - Parameters:
///   - name: The name of the property.
///   - matcher: What is expected of its value.
/// - Returns: A matcher for values of any type.
/// - Complexity: O(*n*), where *n* is the number of stored properties.
public func hasProperty<Root>(_ name: String, _ matcher: Matcher<Any>) -> Matcher<Root> {
  property(named: name, matcher)
}

/// Matches a value whose stored property of this name equals another value.
///
/// ```swift
/// assertThat(event, hasProperty("amount", 900))
/// // event.amount: expected 900, but was 850
/// ```
///
/// - Parameters:
///   - name: The name of the property.
///   - value: The value that the property must equal.
/// - Returns: A matcher for values of any type.
/// - Complexity: O(*n*), where *n* is the number of stored properties.
public func hasProperty<Root, Value: Equatable>(_ name: String, _ value: Value) -> Matcher<Root> {
  hasProperty(name, equalTo(value))
}

/// Matches a value that has a stored property of this name.
///
/// ```swift
/// assertThat(event, hasProperty("amount"))
/// ```
///
/// - Parameter name: The name of the property.
/// - Returns: A matcher for values of any type.
/// - Complexity: O(*n*), where *n* is the number of stored properties.
public func hasProperty<Root>(_ name: String) -> Matcher<Root> {
  Matcher(describedBy: {
    "\($0.not)\(Phrase.lead(nameOfWhole(Root.self), .with)).\(name)"
  }) { root, _ in
    storedProperty(name, of: root) == nil ? .mismatch(missingProperty(name, of: root)) : .match
  }
}

private func storedProperty(_ name: String, of value: Any) -> Any? {
  let properties = storedProperties(of: value)
  // A wrapper that computes its value looks the same as a property that begins with `_`.
  return
    (properties.first { $0.name.withoutBackticks == name.withoutBackticks }
    ?? properties.first { $0.name == "_\(name)" })?.value
}

private func storedProperties(of value: Any) -> [(name: String, value: Any)] {
  unwrapped(value).map { Shape(reflecting: $0).named } ?? []
}

private func missingProperty<Root>(_ name: String, of root: Root) -> () -> Explanation {
  // Read now, because the object may have changed when the text is made.
  let names = storedProperties(of: root).map { ".\($0.name)" as Phrase }
  return {
    let all = names.isEmpty ? "no stored properties" : list(names)
    let cause: Phrase =
      isNil(root) ? "the value is nil" : "\(typeName(dynamicType(of: root))) has \(all)"
    return Explanation(
      .statement("missing property .\(name): \(cause)"),
      whole: WholeValues(actual: describing(root)))
  }
}

extension Path {
  /// The properties of a key path: `\Guest.address.city` gives `.address.city`.
  ///
  /// Computed properties have no name at run time; their type is shown instead.
  static func property(_ keyPath: AnyKeyPath) -> Path {
    let components = String(describing: keyPath).asInSource
    let root = "\\" + String(describing: type(of: keyPath).rootType).asInSource
    let path =
      components.hasPrefix(root) ? components.dropFirst(root.count) : components.dropFirst()
    var text = String(path)
    // Asked before searching, because a text asks for a path many times.
    if text.utf8.contains(UInt8(ascii: "<")) {
      // In `<computed 0x00005581 (String)>`, addresses change in each run. The type of a tuple or a
      // closure has parentheses of its own, so only the last parenthesis ends it.
      text.replace(/<computed 0x[0-9a-fA-F]+ \((.*?)\)>(?=[.\[?!]|$)/) { "<computed \($0.1)>" }
    }
    if zip(text.utf8, text.utf8.dropFirst()).contains(where: { $0 == $1 && $0 == UInt8(ascii: ".") }
    ) {
      // The run time writes an element of a tuple with two dots (Swift 6.3).
      text.replace(/\.\.(?=\w)/, with: ".")
    }
    return .components(text)
  }

  /// Whether it has a computed property, of which the run time knows only the type.
  var hasNoName: Bool { inList.contains("<computed ") }

  /// The components of a key path, as an expression after a value.
  ///
  /// A key path writes an optional as a component (`\.city.?.count`, `\.city?.count?`), and an
  /// expression only where something follows (`.city?.count`).
  private static func components(_ text: String) -> Path {
    var text = text
    for sign in ["?", "!", "["] { text = text.replacing(".\(sign)", with: sign) }
    while text.last == "?" { text.removeLast() }
    let inside = text.drop { "?!".contains($0) }
    let steps: Path = [".self", ""].contains(inside) ? .root : .expression(String(inside))
    return inside.startIndex == text.startIndex ? steps : .unwrapping + steps
  }

  /// The properties of a key path, in the words of the source if there is no other name.
  ///
  /// - Parameters:
  ///   - keyPath: The key path.
  ///   - verb: The function whose first argument it was.
  ///   - file: Where the function was called, like the next two.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The path, `.root` for `\.self`.
  @usableFromInline static func property(
    _ keyPath: AnyKeyPath, of verb: VerbForm, in file: StaticString, _ line: UInt, _ column: UInt
  ) -> Path {
    let named = property(keyPath)
    guard named.hasNoName,
      let words = CallSource(
        of: verb, inFile: file.description, line: line, column: column)?.firstArgument
    else { return named }
    guard words.hasPrefix("\\") else {
      return PostfixChain(words) == nil ? named : .expression("[keyPath: \(words)]")
    }
    // The source may leave out the type, or name it without the types around it.
    let type = typeName(type(of: keyPath).rootType)
    let names = type.indices.filter { type[$0] == "." }.map { type[$0...].dropFirst() }
    for name in ["", type[...]] + names where words.dropFirst().hasPrefix(name) {
      let path = words.dropFirst(name.count + 1)
      // Behind the backslash, a bracket begins the name of a type.
      guard let first = path.first, (name.isEmpty ? "." : ".[?!").contains(first) else { continue }
      return .components(String(path))
    }
    return named
  }
}

extension VerbForm {
  @usableFromInline package static let hasProperty = VerbForm("hasProperty")
}
