import Charmest
import Testing

/// Values that have no part in common are judged by every matcher that takes values: the first line
/// tells some of the parts and counts the others, so each part must stand in the lines below.
@Suite("A value of which all is changed") struct ChangedValueTests {
  @Test("stands in the text with each of its parts", arguments: ChangedValue.all)
  fileprivate func texts(_ value: ChangedValue) async {
    let misses = await value.misses()
    let all = misses.joined(separator: "\n")
    #expect(misses == [], "\(misses.count) texts:\n\(all)")
  }
}

private struct Address: Hashable, Sendable { var street: String; var zip: Int }

private struct Order: Hashable, Sendable {
  var id: Int
  var guest: String
  var address: Address
  var soup: String
  var extras: [String]
}

private struct Visit: Hashable, Sendable { var table: Int; var guest: String; var soup: String }

private enum Job: Hashable, Sendable {
  case cook(order: Int, soup: String, guest: String)
  case wash(plates: Int, room: String, by: String)
}

/// A value, another one, and the words of both.
private struct ChangedValue: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let misses: @Sendable () async -> [String]

  /// - Parameters:
  ///   - name: What the value is.
  ///   - left: The forms with a text that may lack a word.
  ///   - value: Makes a value of which each part has the number, with the words of its parts.
  init<Value: Hashable & Sendable>(
    _ name: String, without left: Set<String> = [],
    _ value: @escaping @Sendable (_ number: Int) -> (Value, words: [String])
  ) {
    testDescription = name
    misses = {
      let (expected, actual, other) = (value(1), value(2), value(3))
      let words = expected.words + actual.words
      var misses: [String] = []
      for form in LeafForm<Value>.all {
        for others in form.takesOthers ? [[], [other.0]] : [[]] {
          let name = "\(form.name)\(others.isEmpty ? "" : ", crowded")"
          guard !left.contains(name) else { continue }
          let failures = await collectFailures {
            await form.judge(expected.0, actual.0, others)
          }
          let text = failures.map(\.description).joined(separator: "\n")
          let missing = words.filter { !text.contains($0) }
          if failures.count != 1 || !missing.isEmpty || failures[0].text.cutsItsSentence {
            misses.append("\(name): \(missing) is not in the text, or it is cut\n\(text)")
          }
        }
      }
      return misses
    }
  }
}

extension FailureText {
  /// Whether the first line is cut in its middle, and not only inside of a value or a subject.
  fileprivate var cutsItsSentence: Bool {
    let sentence = summary.firstRange(of: /expected\b|missing\b/).map { summary[$0.upperBound...] }
    return (sentence ?? summary[...]).contains(/[^"(, ]\.\.\.[^,")\]\s:]/)
  }
}

extension ChangedValue {
  static let all = [
    ChangedValue("struct", order(with: "")),
    // An event shows at most a line of its value.
    ChangedValue("struct with texts", without: ["next, crowded"], order(with: " of the evening")),
    ChangedValue("small struct") { number in
      let words = ["400\(number)", "guest\(number)", "soup\(number)"]
      return (Visit(table: 4000 + number, guest: words[1], soup: words[2]), words)
    },
    ChangedValue("small struct with texts") { number in
      let words = ["guest\(number)", "soup\(number)"]
      let texts = words.map { "\($0), and what the waiter heard of it, late in the evening" }
      return (Visit(table: number, guest: texts[0], soup: texts[1]), words)
    },
    ChangedValue("enum") { number in
      let words = ["400\(number)", "first\(number)", "second\(number)"]
      return number == 1
        ? (Job.cook(order: 4001, soup: words[1], guest: words[2]), words)
        : (Job.wash(plates: 4000 + number, room: words[1], by: words[2]), words)
    },
  ]

  private static func order(with end: String) -> @Sendable (Int) -> (Order, words: [String]) {
    { number in
      let words = ["guest", "street", "soup", "first", "second"].map { "\($0)\(number)" }
      let texts = words.map { $0 + end }
      let order = Order(
        id: 4000 + number, guest: texts[0], address: Address(street: texts[1], zip: 9000 + number),
        soup: texts[2], extras: [texts[3], texts[4]])
      return (order, words + ["400\(number)", "900\(number)"])
    }
  }
}
