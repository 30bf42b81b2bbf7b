/// Whether a description is of the expectation or of its opposite.
@usableFromInline package enum Sense {
  case asItIs
  case opposite

  @usableFromInline package var isOpposite: Bool { self == .opposite }

  /// `not ` for the opposite, otherwise nothing.
  @usableFromInline package var not: String { isOpposite ? "not " : "" }

  /// `an`, or `no` for the opposite.
  @usableFromInline var an: String { isOpposite ? "no" : "an" }

  /// `with`, or `without` for the opposite.
  var with: String { isOpposite ? "without" : "with" }

  @usableFromInline package static prefix func ! (sense: Sense) -> Sense {
    sense.isOpposite ? .asItIs : .opposite
  }
}
