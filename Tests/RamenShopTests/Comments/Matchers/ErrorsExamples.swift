import Charmest
import RamenShop
import Testing

private enum LendingError: Error, Equatable { case alreadyLent }

@Suite("The examples in Errors.swift") struct ErrorsExamples {
  @Test func anyError() {
    func parse(_ text: String) throws -> Int { 5 }
    example {
      assertThat({ try parse("5") }, throwsError())
      // { try parse("5") }: expected to throw, but returned 5
    }
  }

  @Test func matchedErrors() {
    let cook = MockCook()
    cook.priceCalls.throws(OutOfStock(soup: .miso))
    example {
      assertThat({ try cook.price(of: .miso) }, throwsError(hasProperty(\OutOfStock.soup, .miso)))
    }
  }

  @Test func errors() {
    func parse(_ text: String) throws -> Int { throw ParseError.eof(line: 1) }
    example {
      assertThat({ try parse("") }, throwsError(ParseError.empty))
      // { try parse("") }: expected to throw ParseError.empty, but threw ParseError.eof(line: 1)
    }
    example {
      assertThat({ try parse("") }, throwsError(ParseError.self))
    }
  }

  @Test func errorsOfAnyType() {
    func parse(_ text: String) throws -> Int { throw ParseError.empty }
    example {
      assertThat({ try parse("") }, throwsError(isCase("eof")))
      // { try parse("") }: expected to throw .eof, but threw ParseError.empty
    }
  }

  @Test func success() {
    let result = Result<Int, OutOfStock>.failure(OutOfStock(soup: .miso))
    example {
      assertThat(result, succeeds())
      // result: expected success, but failed with OutOfStock(soup: .miso)
    }
  }

  @Test func matchedSuccess() {
    let result = Result<Int, OutOfStock>.success(850)
    example {
      assertThat(result, succeeds(greaterThan(900)))
      // result: expected a value greater than 900, but was 850
    }
  }

  @Test func failure() {
    let result = Result<Int, OutOfStock>.success(900)
    example {
      assertThat(result, fails())
      // result: expected failure, but succeeded with 900
    }
  }

  @Test func matchedFailure() {
    let result = Result<Int, any Error>.failure(OutOfStock(soup: .shio))
    example {
      assertThat(result, fails(hasProperty(\OutOfStock.soup, .miso)))
      // result error.soup: expected .miso, but was .shio
    }
  }

  @Test func equalFailure() {
    let loan = Result<String, LendingError>.success("Emma")
    example {
      assertThat(loan, fails(.alreadyLent))
      // loan: expected failure with LendingError.alreadyLent, but succeeded with "Emma"
    }
  }

  @Test func failureOfAnyType() {
    let result = Result<Int, any Error>.failure(ParseError.empty)
    example {
      assertThat(result, fails(isCase("eof")))
      // result: expected failure with .eof, but failed with ParseError.empty
    }
  }
}
