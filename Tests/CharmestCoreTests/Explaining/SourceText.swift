import CharmestCore

/// Swift source with a `▼` before the parenthesis of the call to look at.
struct SourceText {
  let source: String
  let line: Int
  let column: Int

  init(_ marked: String) {
    let parts = marked.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let marker = Array("▼".utf8)
    var place = (line: 1, column: 1)
    for (index, line) in parts.enumerated() {
      let bytes = Array(line)
      let columns = bytes.indices.first { bytes[$0...].starts(with: marker) }
      if let columns { place = (index + 1, columns + 1) }
    }
    source = String(decoding: marked.utf8.removing(marker), as: UTF8.self)
    (line, column) = place
  }

  var firstArgument: String? {
    SourceSubject.firstArgument(
      in: source,
      verbs: ["assertThat", "requireThat", "verify"],
      line: line,
      column: column
    )
  }

  var trailingClosure: String? {
    SourceSubject.trailingClosure(
      in: source,
      verbs: ["assertEventually"],
      line: line,
      column: column
    )
  }
}

extension String.UTF8View {
  fileprivate func removing(_ part: [UInt8]) -> [UInt8] {
    let bytes = Array(self)
    guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: part) }) else {
      return bytes
    }
    return Array(bytes[..<start] + bytes[(start + part.count)...])
  }
}
