/// The values that a poll saw one after the other, each once while it stayed.
///
/// Only values without objects in them are kept: an object that is kept here would not go away, which
/// may be just what is waited for. Texts are made only of what is still kept in the end.
struct SeenValues<Value> {
  private static var most: Int { 5 }

  private var last: [Value] = []
  private var count = 0
  private let areKept = Self.holdNoObjects

  /// What is smaller than a reference holds none, such as an enum without payload.
  private static var holdNoObjects: Bool {
    MemoryLayout<Value>.size < MemoryLayout<UnsafeRawPointer>.size
      || Value.self is any ObjectFree.Type
  }

  mutating func add(_ value: Value) {
    guard areKept, value is any Equatable else { return }
    if let previous = last.last, areEqual(value, previous) == true { return }
    count += 1
    if last.count == Self.most { last.removeFirst() }
    last.append(value)
  }

  /// A line with the values, if there were several.
  var facts: [Fact] {
    guard count > 1 else { return [] }
    let values = last
    let left = count - values.count
    return [
      Fact(.context, "values seen") { limits in
        var limits = limits
        // The commas and the count of the others take some of the line, too.
        limits.value = max((limits.value - 30) / values.count, 1)
        let list = values.map { describing($0)(limits) }.joined(separator: ", ")
        return left > 0 ? "\(left) \(left == 1 ? "other" : "others"), then \(list)" : list
      }
    ]
  }
}

/// A type whose values hold no objects that anyone could wait to go away.
private protocol ObjectFree {}

extension String: ObjectFree {}
extension Int: ObjectFree {}
extension Int64: ObjectFree {}
extension UInt: ObjectFree {}
extension UInt64: ObjectFree {}
extension Double: ObjectFree {}
extension Duration: ObjectFree {}
extension Optional: ObjectFree where Wrapped: ObjectFree {}
extension Array: ObjectFree where Element: ObjectFree {}
