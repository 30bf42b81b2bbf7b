/// What a method returns that was not stubbed: `nil`, `false`, nothing or an empty collection, zero.
///
/// - Parameter type: The type of the result.
/// - Returns: The value; nothing where the type has no such value.
func unstubbedDefault<Result>(of type: Result.Type) -> Result? {
  let value: Any? =
    switch type {
    case is Void.Type: ()
    case is Bool.Type: false
    case let type as any ExpressibleByNilLiteral.Type: type.init(nilLiteral: ())
    case let type as any RangeReplaceableCollection.Type: type.init()
    case let type as any SetAlgebra.Type: type.init()
    case let type as any ExpressibleByDictionaryLiteral.Type: empty(type)
    case let type as any AdditiveArithmetic.Type: type.zero
    default: nil
    }
  return value as? Result
}

private func empty<Empty: ExpressibleByDictionaryLiteral>(_ type: Empty.Type) -> Empty { [:] }
