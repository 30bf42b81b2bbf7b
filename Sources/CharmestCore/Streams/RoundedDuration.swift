extension Duration {
  /// The duration as a reader needs it: `12 ms`, `1 second`, `1.5 seconds`.
  ///
  /// Whole milliseconds below a second, tenths of a second above; below a millisecond the exact
  /// value says nothing but how fast the machine is.
  package var rounded: String {
    let (seconds, attoseconds) = components
    // Clamped, because the number of milliseconds of the longest durations is no `Int64`.
    let whole = min(max(seconds, 0), .max / 10_000)
    let milliseconds = whole * 1_000 + max(attoseconds, 0) / 1_000_000_000_000_000
    guard milliseconds >= 1 else { return "less than 1 ms" }
    guard milliseconds >= 950 else { return "\(milliseconds) ms" }
    let tenths = (milliseconds + 50) / 100
    guard tenths != 10 else { return "1 second" }
    return tenths % 10 == 0 ? "\(tenths / 10) seconds" : "\(tenths / 10).\(tenths % 10) seconds"
  }
}
