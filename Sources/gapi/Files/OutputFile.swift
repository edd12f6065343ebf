import AsyncFetch
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A file that appears only after everything has been written to it; until then, only this user can read its bytes.
///
/// A device or a pipe receives the bytes immediately.
final class OutputFile: Sendable {
    private let path: String
    /// The path of the temporary file that replaces the file in the end; `nil` for a device.
    private let temporary: String?
    private let access: FileAccess
    private let descriptor: CInt
    /// The error of a console whose text could not be written.
    private let failure = Mutex<ToolFailure?>(nil)

    private init(_ path: String, _ access: FileAccess = .asBefore) throws {
        self.access = access
        do {
            if FileReplacement.isDevice(path) {
                self.path = path
                temporary = nil
                descriptor = try FileReplacement.openForWriting(path)
            } else {
                self.path = try FileReplacement.target(of: path)
                let temporary = FileReplacement.temporaryPath(beside: self.path)
                self.temporary = temporary
                descriptor = try FileReplacement.create(temporary)
            }
        } catch {
            throw ToolFailure(.cannotCreate, "\(path): \(error)")
        }
    }

    deinit {
        close(descriptor)
        if let temporary { unlink(temporary) }  // no longer exists after success
    }

    /// Runs work that writes to a console: to a file if there is a path, and otherwise to the given console.
    static func writing(_ path: String?, else standard: Console, _ work: (Console) async throws -> Void) async throws {
        guard let path, path != "-" else { return try await work(standard) }
        let file = try OutputFile(path)
        let console = Console(isTerminal: false, usesColor: false) { file.write($0, path) }
        try await work(console)
        if let failure = file.failure.withLock({ $0 }) { throw failure }
        try file.takePlace()
    }

    /// Runs work that writes bytes to a new file, which replaces the file at the path in the end.
    static func bytes(
        _ path: String,
        _ work: (_ write: (UnsafeRawBufferPointer) throws -> Void) async throws -> Void
    )
        async throws
    {
        let file = try OutputFile(path)
        try await work { try put($0, to: file.descriptor, path) }
        try file.takePlace()
    }

    /// Replaces a file by bytes that only this user may read.
    static func secret(_ path: String, _ bytes: [UInt8]) throws {
        let file = try OutputFile(path, .ownerOnly)
        try bytes.withUnsafeBytes { try put($0, to: file.descriptor, path) }
        try file.takePlace()
    }

    /// Throws the system's reason if a file cannot be created.
    static func check(_ path: String) throws { _ = try OutputFile(path) }

    /// Writes bytes to standard output.
    static func standardOutput(_ bytes: UnsafeRawBufferPointer) throws {
        try put(bytes, to: STDOUT_FILENO, "standard output")
    }

    /// Writes text of a console, which takes no errors: the first one is kept, and nothing is written after it.
    private func write(_ text: String, _ name: String) {
        failure.withLock { failure in
            guard failure == nil else { return }
            do {
                try Array(text.utf8).withUnsafeBytes { try Self.put($0, to: descriptor, name) }
            } catch {
                failure = ToolFailure(error)
            }
        }
    }

    private func takePlace() throws {
        guard let temporary else { return }
        do {
            try FileReplacement.setMode(descriptor, for: path, access)
            try FileReplacement.synchronize(descriptor)
            try FileReplacement.move(temporary, to: path)
        } catch {
            throw ToolFailure(.cannotCreate, "\(path): \(error)")
        }
    }

    private static func put(_ bytes: UnsafeRawBufferPointer, to descriptor: CInt, _ name: String) throws {
        var rest = bytes
        while let start = rest.baseAddress, !rest.isEmpty {
            let count = systemWrite(descriptor, start, rest.count)
            guard count >= 0 || errno == EINTR else {
                throw ToolFailure(.cannotCreate, "\(name): \(String(cString: strerror(errno)))")
            }
            rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(max(count, 0)))
        }
    }
}

private func systemWrite(_ descriptor: CInt, _ start: UnsafeRawPointer, _ count: Int) -> Int {
    write(descriptor, start, count)
}
