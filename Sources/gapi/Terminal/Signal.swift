import ArgumentParser
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

    /// The numbers of those signals that the process ignored when it began.
    ///
    /// They are determined once: later, this process itself changes what the signals do.
    fileprivate static let ignored: Set<Int32> = Set(
        [SIGINT, SIGTERM, SIGHUP].filter { number in
            // Asked without a change: a signal that comes meanwhile is not lost.
            var action = sigaction()
            guard sigaction(number, nil, &action) == 0 else { return false }
            #if canImport(Darwin)
            let handler = action.__sigaction_u.__sa_handler
            #else
            let handler = action.__sigaction_handler.sa_handler
            #endif
            return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
        }
    )
}

/// Runs work that is cancelled by one of some signals, so that it can clean up.
///
/// The work begins when the signals are watched: an earlier one ends the process, which has done nothing yet. A second
/// signal of the same kind ends the process immediately, as does any of them after the work. A signal that the parent has
/// chosen to be ignored, as `nohup` and shells without job control do, stays so.
func withCancellation<R: Sendable>(
    on signals: [Signal],
    _ work: @escaping @Sendable () async throws -> R
) async throws -> R {
    let (gate, opening) = AsyncStream<Never>.makeStream()
    let task = Task {
        for await _ in gate {}
        return try await work()
    }
    let received = ReceivedSignal()
    let registration = DispatchGroup()
    let sources = signals.map(\.number).filter { !Signal.ignored.contains($0) }.map { number in
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler {
            signal(number, SIG_DFL)
            received.set(number)
            ReceivedSignal.process.set(number)
            task.cancel()
        }
        registration.enter()
        source.setRegistrationHandler {
            #if canImport(Darwin)
            signal(number, SIG_IGN)  // the source still receives it; elsewhere, the source has set a handler
            #endif
            registration.leave()
        }
        // Dispatch leaves its handler behind, which would swallow the signal from then on.
        source.setCancelHandler { signal(number, SIG_DFL) }
        source.resume()
        return source
    }
    registration.notify(queue: .global()) { opening.finish() }
    defer { for source in sources { source.cancel() } }
    do {
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    } catch {
        throw received.end(of: error)
    }
}
