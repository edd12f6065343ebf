import AsyncFetch
import Foundation
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The tool as a process of its own, as a shell starts it.
enum GapiProcess {
    /// The place of standard output, or of standard error.
    enum StandardOutput: String, CaseIterable, Sendable {
        case file
        /// A device that takes nothing.
        case full
        /// The file `output` on a full ``TestDisk`` in the folder.
        case fullDisk
        /// A descriptor that is closed.
        case closed
        /// A terminal whose window was closed.
        case hungUp
        /// A pipe that nobody reads.
        case brokenPipe
    }

    /// The tool that was built with the tests; `nil` where it is not beside them.
    static let program = ShellCommand.tools.map { $0 + "/gapi" }

    /// Runs a command line; a process that a signal ends has the code that a shell shows.
    ///
    /// - Parameters:
    ///   - words: The words after `gapi`.
    ///   - output: The place of standard output.
    ///   - errors: The place of standard error.
    ///   - folder: A folder for what is written.
    ///   - variables: The environment variables that differ from those of the tests.
    ///   - limit: The largest file in blocks of 512 bytes, by the shell's `ulimit`; `nil` for no limit.
    /// - Returns: What the process did.
    /// - Throws: The reason why there was no process.
    static func run(
        _ words: [String],
        to output: StandardOutput = .file,
        errors: StandardOutput = .file,
        in folder: String,
        _ variables: [String: String] = [:],
        limit: Int? = nil
    ) async throws -> Ran {
        let (outputPath, errorPath) = (folder + "/.stdout", folder + "/.stderr")
        for path in [outputPath, errorPath] { try Data().write(to: URL(filePath: path)) }
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        let places = redirection(of: STDOUT_FILENO, to: output) + redirection(of: STDERR_FILENO, to: errors)
        let ulimit = limit.map { "ulimit -f \($0); " } ?? ""
        process.arguments = ["-c", ulimit + #"exec "$@""# + places, "sh", try #require(program)] + words
        process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
        process.standardInput = FileHandle.nullDevice
        let errorFile = try handle(for: errors, outputPath: errorPath, in: folder)
        let outputFile = try handle(for: output, outputPath: outputPath, in: folder)
        // Foundation keeps them open for as long as this process lives.
        defer { for file in [errorFile, outputFile] { try? file.close() } }
        (process.standardError, process.standardOutput) = (errorFile, outputFile)
        let end = Promise<Void>()
        process.terminationHandler = { _ in end.fulfill(.success(())) }
        try process.run()
        try await end.value
        let isSignal = process.terminationReason == .uncaughtSignal
        return Ran(
            code: (isSignal ? 128 : 0) + process.terminationStatus,
            output: try String(contentsOfFile: outputPath, encoding: .utf8),
            errors: try String(contentsOfFile: errorPath, encoding: .utf8)
        )
    }

    #if os(Linux)
    /// Whether `env` gives signals back to processes: that of GNU does, since coreutils 8.31.
    static let resetsSignals: Bool = {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["--default-signal=TERM", "true"]
        process.standardInput = FileHandle.nullDevice
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()

    /// Runs a command line that does not end by itself: it gets SIGTERM when it has written to standard output.
    ///
    /// One that goes on for long gets SIGKILL, so that it fails its test and does not outlive it.
    ///
    /// - Parameters:
    ///   - words: The words after `gapi`.
    ///   - errors: The place of standard error, which is none that only a shell can open.
    ///   - folder: A folder for what is written.
    ///   - variables: The environment variables that differ from those of the tests.
    /// - Returns: What the process did; of its output, what came first.
    /// - Throws: The reason why there was no process.
    static func runUntilOutput(
        _ words: [String],
        errors: StandardOutput,
        in folder: String,
        _ variables: [String: String]
    ) async throws -> Ran {
        let errorPath = folder + "/.stderr"
        try Data().write(to: URL(filePath: errorPath))
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        // A process that has run commands of the tool may ignore the signal, and so would what it starts.
        process.arguments = ["--default-signal=TERM", try #require(program)] + words
        process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
        process.standardInput = FileHandle.nullDevice
        let errorFile = try handle(for: errors, outputPath: errorPath, in: folder)
        defer { try? errorFile.close() }
        let pipe = Pipe()
        (process.standardError, process.standardOutput) = (errorFile, pipe)
        let end = Promise<Void>()
        process.terminationHandler = { _ in end.fulfill(.success(())) }
        try process.run()
        let (id, reader) = (process.processIdentifier, pipe.fileHandleForReading)
        let first = Promise<String>()
        // In a thread of its own, which waits. The pipe has room for the rest.
        Thread.detachNewThread {
            let data = reader.availableData
            if !data.isEmpty { kill(id, SIGTERM) }
            first.fulfill(.success(String(decoding: data, as: UTF8.self)))
        }
        let output = try await first.value
        // A process that ends fulfils the promise; nothing tells that one will never do so.
        let killing = Task {
            try await Task.sleep(for: .seconds(30))
            kill(id, SIGKILL)
        }
        try await end.value
        killing.cancel()
        try? reader.close()
        let isSignal = process.terminationReason == .uncaughtSignal
        return Ran(
            code: (isSignal ? 128 : 0) + process.terminationStatus,
            output: output,
            errors: try String(contentsOfFile: errorPath, encoding: .utf8)
        )
    }
    #endif

    /// Runs a command line whose standard output is a terminal.
    ///
    /// - Parameters:
    ///   - words: The words after `gapi`; they write less than a page, which nobody reads before the end.
    ///   - columns: The number of columns of the terminal.
    ///   - variables: The environment variables that differ from those of the tests.
    /// - Returns: The exit code, and what the terminal got.
    /// - Throws: The reason why there was no process.
    static func run(
        _ words: [String],
        onTerminalOf columns: UInt16,
        _ variables: [String: String]
    ) async throws -> (code: Int32, text: String) {
        var (window, terminal): (CInt, CInt) = (-1, -1)
        var size = winsize()
        size.ws_col = columns
        size.ws_row = 24
        guard openpty(&window, &terminal, nil, nil, &size) == 0 else {
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
        for end in [window, terminal] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        // Who still has the other end does not matter: what was written is there.
        _ = fcntl(window, F_SETFL, O_NONBLOCK)
        defer { close(window) }
        let file = FileHandle(fileDescriptor: terminal, closeOnDealloc: true)
        defer { try? file.close() }
        let process = Process()
        process.executableURL = URL(filePath: try #require(program))
        process.arguments = words
        process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
        (process.standardInput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        process.standardOutput = file
        let end = Promise<Void>()
        process.terminationHandler = { _ in end.fulfill(.success(())) }
        try process.run()
        try await end.value
        var text: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 4096)
        var count = 1
        while count > 0 {
            count = read(window, &piece, piece.count)
            text += piece.prefix(max(count, 0))
        }
        return (process.terminationStatus, String(decoding: text, as: UTF8.self))
    }

    /// Returns what a shell adds to a line for the place of a stream.
    private static func redirection(of stream: CInt, to place: StandardOutput) -> String {
        switch place {
        case .file, .fullDisk, .hungUp, .brokenPipe: ""
        case .full: " \(stream)> /dev/full"
        case .closed: " \(stream)>&-"
        }
    }

    private static func handle(
        for place: StandardOutput,
        outputPath: String,
        in folder: String
    ) throws -> FileHandle {
        switch place {
        case .brokenPipe: try brokenPipe(in: folder)
        case .hungUp: try hungUpTerminal()
        case .fullDisk: try FileHandle(forWritingTo: URL(filePath: folder + "/disk/output"))
        case .file, .full, .closed: try FileHandle(forWritingTo: URL(filePath: outputPath))
        }
    }

    private static func hungUpTerminal() throws -> FileHandle {
        var (window, terminal): (CInt, CInt) = (-1, -1)
        guard openpty(&window, &terminal, nil, nil, nil) == 0 else {
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
        close(window)
        return FileHandle(fileDescriptor: terminal, closeOnDealloc: true)
    }

    private static func brokenPipe(in folder: String) throws -> FileHandle {
        let pipe = try TestPipe(in: folder)
        close(pipe.input)
        return FileHandle(fileDescriptor: pipe.output, closeOnDealloc: true)
    }
}
