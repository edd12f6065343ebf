import Foundation
import NIOPosix

/// This program once more, in a process of its own.
final class ChildProcess: Sendable {
    /// The child ended with this status instead of 0.
    struct Failure: Error {
        let arguments: [String]
        let status: Int32
    }

    private let arguments: [String]
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()

    private init(_ arguments: [String]) throws {
        self.arguments = arguments
        process.executableURL = Bundle.main.executableURL
        process.arguments = arguments
        process.standardInput = input
        process.standardOutput = output
        try process.run()
    }

    /// The output of a child until its end.
    static func output(_ arguments: [String]) async throws -> Data {
        let child = try ChildProcess(arguments)
        return try await NIOThreadPool.singleton.runIfActive {
            let data = try child.output.fileHandleForReading.readToEnd()
            child.process.waitUntilExit()
            guard child.process.terminationStatus == 0 else {
                throw Failure(arguments: arguments, status: child.process.terminationStatus)
            }
            return data ?? Data()
        }
    }

    /// Runs an emulator in a child for as long as the closure runs; it keeps its objects in a directory or, without
    /// one, in memory.
    static func withServer<R>(directory: String? = nil, _ body: (_ url: String) async throws -> R) async throws -> R {
        try await withServer(["serve"] + (directory.map { ["--data", $0] } ?? []), body)
    }

    /// Runs a server in a child for as long as the closure runs: a subcommand that prints its URL and ends with its
    /// input.
    static func withServer<R>(_ arguments: [String], _ body: (_ url: String) async throws -> R) async throws -> R {
        try await withServer(arguments) { url, _ in try await body(url) }
    }

    /// Runs a server like the other function, with the number of its process.
    static func withServer<R>(
        _ arguments: [String],
        _ body: (_ url: String, _ process: Int32) async throws -> R
    ) async throws -> R {
        let child = try ChildProcess(arguments)
        let url = try await NIOThreadPool.singleton.runIfActive {
            String(decoding: child.output.fileHandleForReading.availableData, as: UTF8.self)
        }
        let result: Result<R, any Error>
        do { result = .success(try await body(url.filter { !$0.isWhitespace }, child.process.processIdentifier)) } catch
        { result = .failure(error) }
        try await NIOThreadPool.singleton.runIfActive {
            try child.input.fileHandleForWriting.close()  // at which a server ends, also when this process dies
            child.process.waitUntilExit()
        }
        return try result.get()
    }
}
