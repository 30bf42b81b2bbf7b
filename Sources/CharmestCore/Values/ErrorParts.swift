internal import Foundation

extension NSError: HasParts {
  var parts: Parts { .record(typeName(type(of: self)), fieldsOfError(self)) }
}
extension CocoaError: HasParts { var parts: Parts { .record("CocoaError", fieldsOfError(self)) } }
extension URLError: HasParts { var parts: Parts { .record("URLError", fieldsOfError(self)) } }
extension POSIXError: HasParts { var parts: Parts { .record("POSIXError", fieldsOfError(self)) } }

private func fieldsOfError(_ error: any Error) -> [Parts.Field] {
  let error = error as NSError
  return [.init(name: "domain", value: error.domain), .init(name: "code", value: error.code)]
}

extension DecodingError: HasParts {
  /// The place first: `DecodingError.typeMismatch at [1].price: Expected to decode Int …`.
  var parts: Parts {
    let (name, context, path): (String, Context?, [any CodingKey]) =
      switch self {
      case .typeMismatch(_, let context): ("typeMismatch", context, context.codingPath)
      case .valueNotFound(_, let context): ("valueNotFound", context, context.codingPath)
      // No context, because it only repeats that there is no such key.
      case .keyNotFound(let key, let context): ("keyNotFound", nil, context.codingPath + [key])
      case .dataCorrupted(let context): ("dataCorrupted", context, context.codingPath)
      @unknown default: ("unknown", nil, [])
      }
    let keys = path.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
    let place = keys.isEmpty ? "" : " at \(keys.hasPrefix(".") ? String(keys.dropFirst()) : keys)"
    let cause = context?.underlyingError.map { " (\(text($0)))" } ?? ""
    let reason = context.map { ": \($0.debugDescription)" } ?? ""
    return .words("DecodingError.\(name)\(place)\(reason)".escaped + cause)
  }
}

/// The message of an error for people; nil if it is only the domain and the code.
func message(of error: any Error) -> String? {
  // Their messages say only that something could not be read.
  if error is DecodingError || error is EncodingError { return nil }
  let error = error as NSError
  let message = error.localizedDescription
  return message.contains("(\(error.domain)") ? nil : message
}
