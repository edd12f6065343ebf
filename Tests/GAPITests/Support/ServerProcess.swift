import AsyncFetch
import Foundation
import Testing

/// `gapi serve` in a process of its own.
struct ServerProcess: Sendable {
    /// The reason why the server does not run.
    struct CannotStart: Error {
        let output: String
    }

    /// The URL of the server.
    let url: String
    let id: pid_t
    private let ended: Promise<Int32>

    /// Starts a server on a free port, and waits until it says that it runs.
    ///
    /// - Parameters:
    ///   - words: The words after `gapi serve`.
    ///   - launcher: A program and its first words, which runs the words that follow in its own place; empty for none.
    /// - Returns: The server.
    /// - Throws: ``CannotStart`` if it ends instead; an error of the system.
    static func start(_ words: [String], by launcher: [String] = []) async throws -> ServerProcess {
        let command = launcher + [try #require(GapiProcess.program), "serve", "--port", "0"] + words
        let process = Process()
        process.executableURL = URL(filePath: command[0])
        process.arguments = Array(command.dropFirst())
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        let ended = Promise<Int32>()
        process.terminationHandler = { ended.fulfill(.success($0.terminationStatus)) }
        try process.run()
        let id = process.processIdentifier
        let output = pipe.fileHandleForReading
        let url: String? = await withCheckedContinuation { continuation in
            // The server writes a page and is silent then: the pipe has room for all of it.
            Thread.detachNewThread {
                var text = ""
                while true {
                    let data = output.availableData
                    text += String(decoding: data, as: UTF8.self)
                    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
                    let mark = "  export STORAGE_EMULATOR_HOST="
                    if let line = lines.first(where: { $0.hasPrefix(mark) }) {
                        return continuation.resume(returning: String(line.dropFirst(mark.count)))
                    }
                    if data.isEmpty { return continuation.resume(returning: nil) }
                }
            }
        }
        guard let url else {
            throw CannotStart(output: "\(try await ended.value)")
        }
        return ServerProcess(url: url, id: id, ended: ended, output: output)
    }

    /// Keeps the pipe open.
    private let output: FileHandle

    private init(url: String, id: pid_t, ended: Promise<Int32>, output: FileHandle) {
        self.url = url
        self.id = id
        self.ended = ended
        self.output = output
    }

    /// Sends a signal if the process has not ended yet, and waits for the end.
    ///
    /// - Returns: The exit code, or the number of the signal that ended the process.
    @discardableResult
    func end(_ signal: Int32) async throws -> Int32 {
        if ended.result == nil { kill(id, signal) }
        return try await ended.value
    }
}
