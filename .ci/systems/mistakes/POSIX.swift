// windows:cannot find 'getppid' in scope
import Foundation

let parent = getppid()
