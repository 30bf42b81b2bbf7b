/// What is kept of the arguments of some calls, in a place of its own.
@usableFromInline
class CallContent {
  @usableFromInline init() {}

  func texts(at index: Int, _ limits: TextLimits) -> [String] { [] }
}

/// What the arguments of one call looked like that are not kept.
final class ForgottenArguments: CallContent {
  private let texts: [String]

  init(_ texts: [String]) {
    self.texts = texts
  }

  override func texts(at index: Int, _ limits: TextLimits) -> [String] { texts }
}

/// The arguments of some successive calls.
///
/// A block of memory for each call would take longer to ask for and to free than all the rest of
/// recording one. A call that somebody keeps keeps the others of its block, so blocks are small.
@usableFromInline
final class RetainedArguments<each Argument>: CallContent {
  /// How many calls fit in.
  @inlinable static var capacity: Int { 16 }

  @usableFromInline let places: Places<repeat each Argument>

  @inlinable
  override init() {
    places = Places(capacity: Self.capacity)
  }

  deinit {
    places.values.deinitialize(count: places.count.pointee)
    places.values.deallocate()
    places.count.deallocate()
  }

  /// The arguments of one call.
  func values(at index: Int) -> (repeat each Argument) { places.values[index] }

  override func texts(at index: Int, _ limits: TextLimits) -> [String] {
    var texts: [String] = []
    let values = values(at: index)
    for value in repeat each values { texts.append(describing(value)(limits)) }
    return texts
  }
}

/// The memory of some arguments, which is freed by ``RetainedArguments``.
///
/// Whoever asks for a place holds the lock of the method, and each place is written once. A call is
/// known to others only after that and reads no place but its own, so nobody reads what another
/// writes. Pointers only, also to the count, because the run time watches the accesses to variables
/// of an object, and would retain the object.
@usableFromInline
struct Places<each Argument> {
  @usableFromInline let values: UnsafeMutablePointer<(repeat each Argument)>
  @usableFromInline let count = UnsafeMutablePointer<Int>.allocate(capacity: 1)

  @inlinable
  init(capacity: Int) {
    values = .allocate(capacity: capacity)
    count.initialize(to: 0)
  }

  /// The next place, of which there must be one, to be filled at once.
  @inlinable
  func next() -> UnsafeMutablePointer<(repeat each Argument)> {
    defer { count.pointee += 1 }
    return values + count.pointee
  }
}
