internal import Foundation

extension NSError: HasParts {
  var parts: Parts { .record(typeName(type(of: self)), fieldsOfError(self)) }
}
extension CocoaError: HasParts { var parts: Parts { .record("CocoaError", fieldsOfError(self)) } }
extension URLError: HasParts { var parts: Parts { .record("URLError", fieldsOfError(self)) } }
extension POSIXError: HasParts { var parts: Parts { .record("POSIXError", fieldsOfError(self)) } }

private func fieldsOfError(_ error: any Error) -> [Parts.Field] {
  let error = error as NSError
  let more = [("file", NSFilePathErrorKey), ("underlyingError", NSUnderlyingErrorKey)]
  return [.init(name: "domain", value: error.domain), .init(name: "code", value: error.code)]
    + more.compactMap { name, key in error.userInfo[key].map { .init(name: name, value: $0) } }
}

extension DecodingError: HasParts {
  /// The place first: `DecodingError.typeMismatch at [1].price: Expected to decode Int …`.
  var parts: Parts {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      codingError(self, at: context.codingPath, context.debugDescription, context.underlyingError)
    // No reason, because it only repeats that there is no such key.
    case .keyNotFound(let key, let context):
      codingError(self, at: context.codingPath + [key], nil, nil)
    @unknown default: .words("DecodingError")
    }
  }
}

extension EncodingError: HasParts {
  var parts: Parts {
    guard case .invalidValue(_, let context) = self else { return .words("EncodingError") }
    return codingError(
      self, at: context.codingPath, context.debugDescription, context.underlyingError)
  }
}

private func codingError(
  _ error: any Error, at path: [any CodingKey], _ reason: String?, _ cause: (any Error)?
) -> Parts {
  let name = "\(typeName(type(of: error))).\(caseName(of: error) ?? "unknown")"
  let keys = path.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
  let place = keys.isEmpty ? "" : " at \(keys.hasPrefix(".") ? String(keys.dropFirst()) : keys)"
  let words = "\(name)\(place)\(reason.map { ": \($0)" } ?? "")".escaped
  return .words(words + (cause.map { " (\(text($0)))" } ?? ""))
}

/// The message of an error for people; nil if it is only the domain and the code.
func message(of error: any Error) -> String? {
  // Their messages say only that something could not be read.
  if error is DecodingError || error is EncodingError { return nil }
  let error = error as NSError
  let message = error.localizedDescription
  return message.contains("(\(error.domain)") ? nil : message
}
