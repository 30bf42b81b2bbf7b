// What the sources and tests use of XCTest, as Apple's systems declare it.

@_exported public import Foundation

open class XCTest: NSObject {
  open func setUp() {}
  open func tearDown() {}
  open func setUpWithError() throws {}
  open func tearDownWithError() throws {}
}

open class XCTestCase: XCTest {
  open class func setUp() {}
  open class func tearDown() {}
  open var continueAfterFailure: Bool {
    get { true }
    set {}
  }
  open func addTeardownBlock(_ block: @escaping () -> Void) {}
}

open class XCTestExpectation: NSObject, @unchecked Sendable {
  public init(description: String) {}
  open func fulfill() {}
  open var expectedFulfillmentCount: Int {
    get { 1 }
    set {}
  }
}

extension XCTestCase {
  public func expectation(description: String) -> XCTestExpectation { fatalError() }
  @available(*, noasync)
  public func wait(for expectations: [XCTestExpectation], timeout seconds: TimeInterval) {}
}

public func XCTFail(
  _ message: String = "", file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertEqual<T>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) where T: Equatable {}
public func XCTAssertNotEqual<T>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) where T: Equatable {}
public func XCTAssertEqual<T>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  accuracy: T, _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: UInt = #line
) where T: FloatingPoint {}
public func XCTAssertTrue(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertFalse(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertNotIdentical(
  _ expression1: @autoclosure () throws -> AnyObject?,
  _ expression2: @autoclosure () throws -> AnyObject?,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTUnwrap<T>(
  _ expression: @autoclosure () throws -> T?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) throws -> T { fatalError() }

public struct XCTSkip: Error {
  public init(
    _ message: @autoclosure () -> String? = nil, file: StaticString = #filePath,
    line: UInt = #line
  ) {}
}
public func XCTSkipUnless(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil,
  file: StaticString = #filePath, line: UInt = #line
) throws {}
