// ios:cannot find 'Process' in scope
import Foundation

let child = Process()
