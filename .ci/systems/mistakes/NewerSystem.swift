// macos ios:is only available in
import Synchronization

func count() { _ = Atomic(0) }
