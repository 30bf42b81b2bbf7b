extension Duration {
  /// The duration, rounded for a reader: `12 ms`, `1 second`, `1.5 seconds`.
  ///
  /// Below a second in whole milliseconds, above in tenths of a second. Below a millisecond, the
  /// exact value would only say how fast the machine is.
  package var rounded: String {
    let (seconds, attoseconds) = components
    // Clamped, because the longest duration has more milliseconds than an `Int64` can hold.
    let whole = min(max(seconds, 0), .max / 10_000)
    let milliseconds = whole * 1_000 + max(attoseconds, 0) / 1_000_000_000_000_000
    guard milliseconds >= 1 else { return "less than 1 ms" }
    guard milliseconds >= 950 else { return "\(milliseconds) ms" }
    let tenths = (milliseconds + 50) / 100
    guard tenths != 10 else { return "1 second" }
    return tenths % 10 == 0 ? "\(tenths / 10) seconds" : "\(tenths / 10).\(tenths % 10) seconds"
  }
}
