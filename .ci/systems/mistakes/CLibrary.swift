// macos ios windows:cannot find 'gettid' in scope
import Foundation

let thread = gettid()
