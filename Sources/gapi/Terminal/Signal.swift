import Dispatch

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A signal that asks the process to end.
struct Signal {
    static let interrupt = Signal(number: SIGINT)
    static let terminate = Signal(number: SIGTERM)
    static let hangUp = Signal(number: SIGHUP)

    let number: Int32
}

/// Runs work that is cancelled by one of some signals, so that it can clean up.
///
/// A second signal of the same kind ends the process immediately.
func withCancellation<R: Sendable>(
    on signals: [Signal],
    _ work: @escaping @Sendable () async throws -> R
) async throws -> R {
    let task = Task { try await work() }
    let sources = signals.map(\.number).map { number in
        signal(number, SIG_IGN)  // the dispatch source still receives the signal
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler {
            signal(number, SIG_DFL)
            task.cancel()
        }
        source.resume()
        return source
    }
    defer { for source in sources { source.cancel() } }
    return try await withTaskCancellationHandler {
        try await task.value
    } onCancel: {
        task.cancel()
    }
}
