import Subprocess
import SystemPackage
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A line of a shell in a process of its own, with the `gapi` that was built with the tests on its `PATH`.
///
/// Not by Foundation's `Process`: that of Swift 6.3 can crash where more than a thousand files and connections are open
/// (swift-corelibs-foundation #5472).
enum ShellCommand {
    /// The folder of the `gapi` that was built with the tests; `nil` where it is not beside them.
    static let tools: String? = {
        let tests = CommandLine.arguments.first ?? ""
        let folder = URL(filePath: tests).deletingLastPathComponent().path
        return tests.hasSuffix(".xctest") && FileManager.default.isExecutableFile(atPath: folder + "/gapi")
            ? folder : nil
    }()

    /// Returns `true` if a shell is installed.
    static func hasShell(_ name: String) -> Bool { path(of: name) != nil }

    private static func path(of shell: String) -> String? {
        ["/usr/bin/\(shell)", "/bin/\(shell)"].first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// Runs a text in a shell; a line that fails in the middle of a pipe fails in Bash as a whole.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - shell: The name of the shell.
    ///   - folder: The working directory.
    ///   - variables: All environment variables besides `PATH`, and those of a sanitizer.
    ///   - first: A folder of programs that are found before all others.
    /// - Returns: The exit code, 128 for a signal, and what was written.
    /// - Throws: The reason why the shell could not be started.
    static func run(
        _ text: String,
        by shell: String = "bash",
        in folder: String,
        _ variables: [String: String] = [:],
        before first: String? = nil
    ) async throws -> (code: Int32, output: String) {
        let tools = try #require(Self.tools)
        let path = [first, tools, "/usr/local/bin:/usr/bin:/bin"].compactMap(\.self).joined(
            separator: ":"
        )
        var environment = variables.merging(["PATH": path, "LC_ALL": "C.UTF-8"]) { $1 }
        // What ThreadSanitizer has to know holds for the tool, too.
        environment["TSAN_OPTIONS"] = ProcessInfo.processInfo.environment["TSAN_OPTIONS"]
        let result = try await Subprocess.run(
            .path(FilePath(try #require(Self.path(of: shell)))),
            arguments: Arguments((shell == "bash" ? ["-o", "pipefail"] : []) + ["-c", text]),
            environment: .custom(Dictionary(uniqueKeysWithValues: environment.map { (.init(stringLiteral: $0), $1) })),
            workingDirectory: FilePath(folder),
            output: .string(limit: 4 << 20),
            error: .combinedWithOutput
        )
        switch result.terminationStatus {
        case .exited(let code): return (Int32(code), result.standardOutput)
        default: return (128, result.standardOutput)
        }
    }
}
