import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A writer of bytes: the way from a command to a standard stream, and to a file, a device or a pipe with its result.
///
/// Libraries write the rest themselves, and throw what fails: downloads into files, manifests, logs of traffic, settings,
/// logins, the data of servers, and the modules of `gapi generate`.
///
/// After the first error, nothing more is written. The error is kept for ``finish()``, so that those who write text need
/// not look at each line, and the work that ``run(onFailure:_:)`` runs is cancelled.
final class OutputWriter: Sendable {
    typealias Put = @Sendable (UnsafeRawBufferPointer) throws(OutputError) -> Void
    typealias Listener = @Sendable (OutputError) -> Void

    private struct State {
        var error: OutputError?
        var listener: Listener?
    }

    private let put: Put
    private let settle: @Sendable () throws(OutputError) -> Void
    private let reachDisk: @Sendable () throws(OutputError) -> Void
    private let state = Mutex(State())

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - settle: Returns when what was written is in its place; called once, at the end.
    ///   - reachDisk: Returns when what was written outlives a loss of power, if it is in a file.
    ///   - put: Writes all of the bytes.
    init(
        settle: @escaping @Sendable () throws(OutputError) -> Void = {},
        reachDisk: @escaping @Sendable () throws(OutputError) -> Void = {},
        _ put: @escaping Put
    ) {
        (self.put, self.settle, self.reachDisk) = (put, settle, reachDisk)
    }

    /// Creates a writer to an open descriptor, which stays open.
    ///
    /// After a signal, it no longer waits for a reader.
    convenience init(descriptor: CInt, named name: String, until received: ReceivedSignal = .process) {
        let place = Place(descriptor, name, received)
        self.init(
            settle: { () throws(OutputError) in try Self.settle(descriptor, named: name) },
            reachDisk: { () throws(OutputError) in try Self.reachDisk(descriptor, named: name) }
        ) { (bytes) throws(OutputError) in
            try Self.writeAll(bytes, to: place)
        }
    }

    static let standardOutput = OutputWriter(descriptor: STDOUT_FILENO, named: "standard output")
    static let standardError = OutputWriter(descriptor: STDERR_FILENO, named: "standard error")

    /// Writes all of the bytes.
    ///
    /// - Throws: The error, or the one that an earlier call has met.
    func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError) {
        try attempt { () throws(OutputError) in try put(bytes) }
    }

    /// Writes text; an error is kept.
    func write(_ text: String) {
        var text = text
        text.withUTF8 { bytes in try? write(UnsafeRawBufferPointer(bytes)) }
    }

    /// A Boolean value indicating whether something could not be written.
    var hasFailed: Bool { state.withLock { $0.error != nil } }

    /// Throws the first error, if something could not be written.
    func check() throws(OutputError) {
        if let error = state.withLock(\.error) { throw error }
    }

    /// Returns when all that was written is on the disk, if it is in a file; at once for a pipe, a terminal or a device.
    ///
    /// Whoever stores elsewhere that something was written calls it before.
    ///
    /// - Throws: The first error.
    func synchronize() throws(OutputError) {
        try attempt { () throws(OutputError) in try reachDisk() }
    }

    /// Returns when all that was written is in its place.
    ///
    /// - Throws: The first error.
    func finish() throws(OutputError) {
        try attempt { () throws(OutputError) in try settle() }
        state.withLock { $0.listener = nil }
    }

    /// Runs work that writes, and cancels it when nothing can be written any more.
    ///
    /// - Parameters:
    ///   - onFailure: Receives the first error at once.
    ///   - work: The work.
    /// - Returns: The result of the work.
    /// - Throws: ``OutputError`` if something could not be written, whatever the work did then; its own error otherwise,
    ///   and if a signal has ended both.
    func run<Result: Sendable>(
        onFailure: @escaping Listener = { _ in },
        _ work: @escaping @Sendable () async throws -> Result
    ) async throws -> Result {
        let task = Task { try await work() }
        let listener: Listener = { error in
            onFailure(error)
            // Elsewhere, for who writes may hold a lock that the cancelled work wants.
            Task.detached { task.cancel() }
        }
        let earlier = state.withLock { state in
            state.listener = listener
            return state.error
        }
        // The work may have met it before there was a listener.
        if let earlier, earlier.signal == nil { listener(earlier) }
        let result = await withTaskCancellationHandler {
            await task.result
        } onCancel: {
            task.cancel()
        }
        do throws(OutputError) { try finish() } catch {
            if error.signal != nil { _ = try result.get() }
            throw error
        }
        return try result.get()
    }

    private func attempt(_ step: () throws(OutputError) -> Void) throws(OutputError) {
        let (error, listener) = state.withLock { state -> (OutputError?, Listener?) in
            if let error = state.error { return (error, nil) }
            do throws(OutputError) {
                try step()
                return (nil, nil)
            } catch {
                state.error = error
                // Whoever has received the signal says so.
                return (error, error.signal == nil ? state.listener : nil)
            }
        }
        guard let error else { return }
        listener?(error)  // outside of the lock, for it may write, too
        throw error
    }

    /// Some file systems tell only at a close that there was no room; the close of a copy asks them, too.
    private static func settle(_ descriptor: CInt, named name: String) throws(OutputError) {
        let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
        guard copy < 0 || close(copy) == 0 || errno == EINTR else { throw OutputError(name) }
    }

    private static func reachDisk(_ descriptor: CInt, named name: String) throws(OutputError) {
        while fsync(descriptor) != 0 {
            switch errno {
            case EINTR: continue
            // There is no disk behind it.
            case EINVAL, EROFS, ENOTSUP, EOPNOTSUPP: return
            default: throw OutputError(name)
            }
        }
    }

    /// An open descriptor.
    private final class Place: Sendable {
        let descriptor: CInt
        let name: String
        let received: ReceivedSignal
        /// A Boolean value indicating whether a write can wait for a reader.
        let hasReader: Bool
        /// The same terminal, opened once more; `nil` for other places.
        private let terminal: CInt?

        init(_ descriptor: CInt, _ name: String, _ received: ReceivedSignal) {
            (self.name, self.received) = (name, received)
            var info = stat()
            let kind = fstat(descriptor, &info) == 0 ? info.st_mode & S_IFMT : S_IFREG
            let isTerminal = isatty(descriptor) == 1
            hasReader = [S_IFIFO, S_IFSOCK].contains(kind) || isTerminal
            // The window's end of a Linux terminal, `/dev/ptmx`, is another terminal each time that it is opened.
            terminal = isTerminal && info.st_rdev != 0x502 ? Self.reopened(descriptor) : nil
            self.descriptor = terminal ?? descriptor
        }

        deinit { if let terminal { close(terminal) } }

        /// Opens a terminal once more, so that only this process does not wait in its writes; `nil` if that is not
        /// allowed.
        ///
        /// What polls as ready may still have less room than a write needs. On Darwin, the path is a copy of the
        /// descriptor, and a write may wait.
        private static func reopened(_ descriptor: CInt) -> CInt? {
            let copy = open("/dev/fd/\(descriptor)", O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
            return copy < 0 ? nil : copy
        }

        /// Throws after a signal.
        func checkSignal() throws(OutputError) {
            guard let signal = received.number else { return }
            var error = OutputError(name, ECANCELED)
            error.signal = signal
            throw error
        }

        /// Returns when bytes can be written, or when a write would say why not.
        func waitForRoom() throws(OutputError) {
            var milliseconds: CInt = 0
            while true {
                var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                let count = poll(&wanted, 1, milliseconds)
                guard count == 0 || count < 0 && errno == EINTR else { return }
                try checkSignal()
                milliseconds = 100
            }
        }
    }

    private static func writeAll(_ bytes: UnsafeRawBufferPointer, to place: Place) throws(OutputError) {
        // Where there is room at all, there is room for so many; a longer write would wait for the rest.
        let longest = place.hasReader ? Int(PIPE_BUF) : Int.max
        var rest = bytes
        while let start = rest.baseAddress, !rest.isEmpty {
            if place.hasReader { try place.waitForRoom() }
            let count = systemWrite(place.descriptor, start, min(rest.count, longest))
            if count >= 0 {
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
            } else if errno == EAGAIN || errno == EWOULDBLOCK {
                // Another program has made the pipe non-blocking, for it is its own, too; or a terminal that polls as
                // ready has no room for both bytes of a line break.
                try place.checkSignal()
                poll(nil, 0, 1)
                try place.waitForRoom()
            } else if errno != EINTR {
                throw OutputError(place.name)
            }
        }
    }
}

// A method of the same name would hide the function.
private func systemWrite(_ descriptor: CInt, _ start: UnsafeRawPointer, _ count: Int) -> Int {
    write(descriptor, start, count)
}
