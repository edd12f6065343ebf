import ArgumentParser

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The error for a file that cannot be read, with the system's reason.
struct InputError: Error {
    let reason: String

    /// The error of the last system call of this thread.
    fileprivate static var current: InputError { InputError(reason: strerror(errno).map { String(cString: $0) } ?? "") }
}

extension ExitCode {
    /// A file that is missing or cannot be read: `EX_NOINPUT` of `sysexits.h`.
    static let unreadable = ExitCode(66)
}

/// Reads the whole contents of a file, a pipe or a device; `-` is standard input.
///
/// - Throws: ``InputError``, or `CancellationError` while a pipe has nothing yet.
func readInput(path: String) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try readInput(path: path) { bytes += $0 }
    return bytes
}

/// Reads a file, a pipe or a device in pieces of at most 64 KiB, as they arrive; `-` is standard input.
///
/// - Throws: ``InputError``, what the closure throws, or `CancellationError` while a pipe has nothing yet.
func readInput(path: String, each: (ArraySlice<UInt8>) throws -> Void) throws {
    let input = try InputFile(path: path)
    while true {
        try input.waitForNext()
        guard let piece = try input.next() else { return }
        try each(piece)
    }
}

/// Returns `true` if there is something at a path.
func isThere(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0
}

/// Returns `true` if there is a folder at a path.
func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
}

/// Returns `true` if a path leads to a file whose bytes can be read again, and whose size is known before.
///
/// Pipes, devices and most files of `/proc` are none.
func isRegularFile(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    if status.st_size > 0 { return true }
    guard let input = try? InputFile(path: path), let piece = try? input.next() else { return true }
    return piece.isEmpty
}

/// An open file.
final class InputFile {
    private let descriptor: CInt
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)

    /// The flag that lets a pipe be opened that nobody writes to yet, so that cancellation ends the wait for it.
    ///
    /// Elsewhere than on Linux, such a pipe is at its end until it has a writer.
    #if os(Linux)
    private static let opensAtOnce = O_NONBLOCK
    #else
    private static let opensAtOnce: CInt = 0
    #endif

    init(path: String) throws(InputError) {
        descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC | Self.opensAtOnce)
        guard descriptor >= 0 else { throw .current }
        var status = stat()
        if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {  // can be opened, but not read
            errno = EISDIR
            throw .current
        }
    }

    deinit { if descriptor > STDIN_FILENO { close(descriptor) } }

    /// Waits until a piece can be read; throws if the task is cancelled, because cancellation does not end a `read`.
    func waitForNext() throws(CancellationError) {
        var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        repeat {
            if Task.isCancelled { throw CancellationError() }
        } while poll(&wanted, 1, 100) == 0
    }

    /// A Boolean value indicating whether the next piece, the end or an error can be read without waiting.
    var isReady: Bool {
        var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&wanted, 1, 0) != 0
    }

    /// Reads a line, without its end, and nothing behind it; `nil` at the end of the file.
    ///
    /// Cancellation ends the wait, and the line is left to whoever reads next.
    func line() async throws -> String? {
        var line: [UInt8] = []
        while true {
            // Cancellation does not end a `read`, and a blocking `poll` would hold a thread while a person thinks.
            while !isReady { try await Task.sleep(for: .milliseconds(20)) }
            try Task.checkCancellation()
            guard let byte = try next(upTo: 1)?.first else {
                return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
            }
            if byte == UInt8(ascii: "\n") { break }
            line.append(byte)
        }
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        return String(decoding: line, as: UTF8.self)
    }

    /// Reads the next piece, at most 64 KiB, and blocks the thread until there is one; `nil` at the end.
    func next(upTo limit: Int = 1 << 16) throws(InputError) -> ArraySlice<UInt8>? {
        while true {
            var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&wanted, 1, -1) >= 0 || errno == EINTR else { throw .current }
            let count = read(descriptor, &buffer, min(limit, buffer.count))
            if count > 0 { return buffer[..<count] }
            if count == 0 { return nil }
            if ![EINTR, EAGAIN].contains(errno) { throw .current }
        }
    }
}
