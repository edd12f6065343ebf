import ArgumentParser
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The first signal that has cancelled some work.
final class ReceivedSignal: Sendable {
    /// The first one of this process that has cancelled anything.
    static let process = ReceivedSignal()

    private let state = Mutex<Int32?>(nil)

    /// Its number; `nil` before there is one.
    var number: Int32? { state.withLock { $0 } }

    func set(_ number: Int32) { state.withLock { $0 = $0 ?? number } }

    /// Returns the error with the exit code of the signal, if the error is the cancellation by it.
    func end(of error: any Error) -> any Error {
        guard let number, number != SIGINT else { return error }
        if error is CancellationError || (error as? ToolFailure)?.code == .cancelled {
            var failure = ToolFailure(error)
            failure.code = ExitCode(128 + number)
            return failure
        }
        return error as? ExitCode == .cancelled ? ExitCode(128 + number) : error
    }
}
