/// The module that connects SwiftHamcrest with Swift Testing, which Charmest does not need.
///
/// It is here so that a suite of tests compiles when only its imports are changed.
public enum HamcrestSwiftTesting {
  /// Does nothing: `import Charmest` serves both test frameworks.
  @available(*, deprecated, message: "not needed: delete this line")
  public static func enable() {}
}
