/// How a throwing expression ended: with a value or with an error.
package enum ThrowingOutcome<Value> {
  case returned(Value)
  case threw(any Error)

  package init(of expression: () throws -> Value) {
    do { self = .returned(try expression()) } catch { self = .threw(error) }
  }

  package init(of expression: @concurrent () async throws -> Value) async {
    do { self = .returned(try await expression()) } catch { self = .threw(error) }
  }

  package func get() throws -> Value {
    switch self {
    case .returned(let value): return value
    case .threw(let error): throw error
    }
  }

  package var value: Value? { if case .returned(let value) = self { value } else { nil } }

  package var error: (any Error)? { if case .threw(let error) = self { error } else { nil } }
}
