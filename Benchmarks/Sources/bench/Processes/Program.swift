import Foundation
import NIOPosix

/// Programs that run once, each in a process of its own.
enum Program {
    /// The program ended with this status instead of 0.
    struct Failure: Error {
        let words: [String]
        let status: Int32
    }

    private static let folder = (Bundle.main.executableURL ?? URL(filePath: "/")).deletingLastPathComponent()

    /// The place of `gapi`, beside this program.
    static var tool: URL { folder.appending(path: "gapi") }

    /// A Boolean value indicating whether `gapi` stands beside this program.
    static var hasTool: Bool { FileManager.default.isExecutableFile(atPath: tool.path) }

    /// Returns `true` if a program is installed.
    static func isInstalled(_ name: String) -> Bool { path(of: name) != nil }

    private static func path(of name: String) -> String? {
        [folder.path, "/usr/local/bin", "/usr/bin", "/bin", "/opt/homebrew/bin"].map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// Runs a program whose output is thrown away, and returns its cost from its start to its end.
    static func cost(_ name: String, _ words: [String], _ variables: [String: String] = [:]) async throws -> Cost {
        let clock = ContinuousClock()
        let (start, before) = (clock.now, Usage.cpuSecondsOfChildren)
        _ = try await run(name, words, variables, output: FileHandle.nullDevice)
        let seconds = (clock.now - start) / .seconds(1)
        return Cost(seconds: seconds, cpuSeconds: Usage.cpuSecondsOfChildren - before)
    }

    /// Runs a program, and returns what it writes.
    static func output(_ name: String, _ words: [String]) async throws -> String {
        let output = Pipe()
        return try await String(decoding: run(name, words, [:], output: output), as: UTF8.self)
    }

    private static func run(
        _ name: String,
        _ words: [String],
        _ variables: [String: String],
        output: Any
    ) async throws -> Data {
        let process = Process()
        process.executableURL = URL(filePath: path(of: name) ?? name)
        process.arguments = words
        process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        try process.run()
        let reading = (output as? Pipe)?.fileHandleForReading
        return try await NIOThreadPool.singleton.runIfActive {
            let data = try reading?.readToEnd() ?? Data()
            process.waitUntilExit()
            guard process.terminationStatus == 0 else { throw Failure(words: words, status: process.terminationStatus) }
            return data
        }
    }
}
