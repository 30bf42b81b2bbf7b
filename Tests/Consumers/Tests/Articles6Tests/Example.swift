// The code of the articles is only built, so nothing runs.

struct Example {
  init(code: Range<Int>?, text: Range<Int>?, setup: [Range<Int>]) {}
}

func run(
  _ document: StaticString, _ preamble: StaticString, _ examples: [Example],
  _ body: () throws -> Void
) {}

func run(
  isolation: isolated (any Actor)? = #isolation,
  _ document: StaticString, _ preamble: StaticString, _ examples: [Example],
  _ body: () async throws -> Void
) async {}

func expectQuote(_ document: StaticString, _ lines: Range<Int>) throws {}
