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
/// A device, a pipe or an open descriptor (`/dev/fd/5`) receives the bytes immediately.
final class OutputFile: Sendable {
    private let path: String
    /// The path of the temporary file that replaces the file in the end; `nil` for a device.
    private let temporary: String?
    private let access: FileAccess
    /// The descriptor; `nil` when it is closed.
    private let descriptor: Mutex<CInt?>
    private let writer: OutputWriter

    private init(_ path: String, _ access: FileAccess = .asBefore) throws {
        self.access = access
        let descriptor: CInt
        do {
            // Opened by its path, a file that is standard output would be replaced, though the shell said `>>`.
            if let open = DescriptorPath.descriptor(in: path) {
                descriptor = fcntl(open, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
                guard descriptor >= 0 else { throw OutputError(path) }
                (self.path, temporary) = (path, nil)
            } else if FileReplacement.isDevice(path) {
                descriptor = try FileReplacement.openForWriting(path)
                (self.path, temporary) = (path, nil)
            } else {
                self.path = try FileReplacement.target(of: path)
                let temporary = FileReplacement.temporaryPath(beside: self.path)
                self.temporary = temporary
                descriptor = try FileReplacement.create(temporary)
            }
        } catch let error where error is OutputError || error is CancellationError {
            throw error
        } catch {
            throw ToolFailure(.cannotCreate, "\(path): \(error)")
        }
        self.descriptor = Mutex(descriptor)
        writer = OutputWriter(descriptor: descriptor, named: path)
    }

    deinit {
        try? close()
        if let temporary { unlink(temporary) }  // no longer exists after success
    }

    // MARK: Places

    /// Returns `true` for a path that means standard output.
    static func isStandardOutput(_ path: String) -> Bool {
        path == "-" || DescriptorPath.descriptor(in: path) == STDOUT_FILENO
    }

    /// Returns `true` for a path whose bytes go on at once: standard output, an open descriptor, a device or a pipe.
    static func isStream(_ path: String) -> Bool {
        path == "-" || DescriptorPath.descriptor(in: path) != nil || FileReplacement.isDevice(path)
    }

    // MARK: Work

    /// Runs work that writes to a console: to a file if there is a path, and otherwise to the given console.
    ///
    /// The work is cancelled when its file cannot be written.
    ///
    /// - Throws: ``OutputError``, ``ToolFailure``, and the errors of the work; the old file stays then.
    static func writing<Result: Sendable>(
        _ path: String?,
        else standard: Console,
        _ work: @escaping @Sendable (Console) async throws -> Result
    ) async throws -> Result {
        guard let path, !isStandardOutput(path) else { return try await work(standard) }
        let file = try OutputFile(path)
        let console = Console(isTerminal: false, usesColor: false, file.writer)
        let result = try await file.writer.run { try await work(console) }
        try file.takePlace()
        return result
    }

    /// Runs work that writes bytes to a new file, which replaces the file at the path in the end; or to standard output.
    ///
    /// A bar shows how many there are, unless the terminal shows the bytes themselves.
    ///
    /// - Parameters:
    ///   - path: The path; `-` is standard output.
    ///   - streams: The surroundings of the command.
    ///   - total: The number of all bytes; 0 if it is not known.
    ///   - asJSON: A Boolean value indicating whether a program reads what the command writes, so that there is no bar.
    ///   - work: The work.
    /// - Returns: The number of bytes.
    /// - Throws: ``OutputError``, ``ToolFailure``, and the errors of the work; the old file stays then.
    @discardableResult
    static func bytes(
        _ path: String,
        _ streams: ToolStreams,
        total: Int64 = 0,
        asJSON: Bool = false,
        _ work: (_ write: (UnsafeRawBufferPointer) throws -> Void) async throws -> Void
    ) async throws -> Int64 {
        let isStandard = isStandardOutput(path)
        let isShown = isStandard && streams.output.isTerminal
        if isShown { CommandNetwork.current.waits.beQuiet() }
        let bar = ProgressBar("downloading", .bytes, on: asJSON || isShown ? .silent : streams.output.forProgress)
        defer { bar.finish() }
        let file: OutputFile? = try isStandard ? nil : OutputFile(path)
        var count: Int64 = 0
        try await work { bytes in
            if let file { try file.writer.write(bytes) } else { try streams.write(bytes) }
            count += Int64(bytes.count)
            bar.update(.init(done: count, ahead: count, total: total))
        }
        try file?.takePlace()
        return count
    }

    /// Replaces a file by bytes that only this user may read.
    static func secret(_ path: String, _ bytes: [UInt8]) throws {
        let file = try OutputFile(path, .ownerOnly)
        try bytes.withUnsafeBytes { try file.writer.write($0) }
        try file.takePlace()
    }

    /// Throws the system's reason if a file cannot be created that is to be read again later.
    static func check(_ path: String) throws {
        guard !isStream(path) else { throw ToolFailure(.usage, "\(path) is no file that can be read again later") }
        _ = try OutputFile(path)
    }

    // MARK: The end

    private func takePlace() throws {
        try writer.check()
        guard let temporary else { return try close() }
        do {
            try descriptor.withLock { descriptor in
                guard let descriptor else { return }
                try FileReplacement.setMode(descriptor, for: path, access, ByteOutput.written(at: path)?.finalMode)
                try FileReplacement.synchronize(descriptor)
            }
            try close()
            try FileReplacement.move(temporary, to: path)
            try ByteOutput.written(at: path)?.takePlace(keepsMode: access == .asBefore)
        } catch let error as OutputError {
            throw error
        } catch let error as ToolFailure {
            throw error
        } catch {
            throw ToolFailure(.cannotCreate, "\(path): \(error)")
        }
    }

    /// Closes the descriptor, which some file systems answer with the error of a write.
    private func close() throws(OutputError) {
        let open = descriptor.withLock { descriptor in
            defer { descriptor = nil }
            return descriptor
        }
        guard let open else { return }
        guard closeDescriptor(open) == 0 || errno == EINTR else { throw OutputError(path) }
    }
}

// A method of the same name would hide the function.
private func closeDescriptor(_ descriptor: CInt) -> CInt { close(descriptor) }
