import Foundation

/// How the output is coloured: only on a terminal, unless the user wants it otherwise.
enum Terminal {
  enum Style: Int {
    case bold = 1
    case dim = 2
    case red = 31
    case green = 32
  }

  static let hasColor: Bool = {
    let environment = ProcessInfo.processInfo.environment
    func isSet(_ name: String) -> Bool { !(environment[name] ?? "").isEmpty }
    if isSet("NO_COLOR") { return false }
    if isSet("CLICOLOR_FORCE") { return environment["CLICOLOR_FORCE"] != "0" }
    #if os(Windows)
      return false
    #else
      return isatty(STDOUT_FILENO) == 1 && environment["TERM"] != "dumb"
    #endif
  }()

  static func styled(_ text: some StringProtocol, _ styles: Style...) -> String {
    guard hasColor else { return String(text) }
    return "\u{1B}[\(styles.map { "\($0.rawValue)" }.joined(separator: ";"))m\(text)\u{1B}[0m"
  }
}
