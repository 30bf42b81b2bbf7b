// macos ios windows:class property 'current' is unavailable from asynchronous contexts
import Foundation

func name() async { _ = Thread.current }
