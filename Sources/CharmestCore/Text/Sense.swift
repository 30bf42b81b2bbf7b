/// Whether a description says what is expected, or the opposite.
@usableFromInline package enum Sense {
  case asItIs
  case opposite

  @usableFromInline package var isOpposite: Bool { self == .opposite }

  /// `not ` before what is not expected.
  @usableFromInline package var not: String { isOpposite ? "not " : "" }

  @usableFromInline package static prefix func ! (sense: Sense) -> Sense {
    sense.isOpposite ? .asItIs : .opposite
  }
}
