// macos ios:instance method 'wait' is unavailable from asynchronous contexts
import Dispatch

func stand(at semaphore: DispatchSemaphore) async { semaphore.wait() }
