import Foundation
import NIOPosix

/// `gapi serve` as people run it, in a process of its own.
enum ToolServer {
    /// The server has ended before it has said where it is.
    struct DidNotStart: Error {}

    /// Runs a server on a free port for as long as the closure runs.
    ///
    /// - Parameters:
    ///   - words: The words after `gapi serve`.
    ///   - body: The closure, with the URL of the server and the number of its process.
    /// - Returns: The result of the closure.
    /// - Throws: The closure's error, and ``DidNotStart``.
    static func run<R>(
        _ words: [String] = [],
        _ body: (_ url: String, _ process: Int32) async throws -> R
    ) async throws -> R {
        let process = Process()
        let output = Pipe()
        process.executableURL = Program.tool
        process.arguments = ["serve", "--port", "0"] + words
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        try process.run()
        let reading = output.fileHandleForReading
        let result: Result<R, any Error>
        do {
            let url = try await NIOThreadPool.singleton.runIfActive { try Self.url(in: reading) }
            result = .success(try await body(url, process.processIdentifier))
        } catch { result = .failure(error) }
        process.terminate()
        try await NIOThreadPool.singleton.runIfActive { process.waitUntilExit() }
        return try result.get()
    }

    /// Reads the introduction of a server, up to the line with its URL.
    private static func url(in output: FileHandle) throws -> String {
        let mark = "  export STORAGE_EMULATOR_HOST="
        var text = ""
        while true {
            let data = output.availableData
            guard !data.isEmpty else { throw DidNotStart() }
            text += String(decoding: data, as: UTF8.self)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            if let line = lines.first(where: { $0.hasPrefix(mark) }) { return String(line.dropFirst(mark.count)) }
        }
    }
}
