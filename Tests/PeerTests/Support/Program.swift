import Foundation

/// Programs of this machine and of the peers' Python environment (`Scripts/bootstrap --peers`).
enum Program {
    struct Failed: Error, CustomStringConvertible {
        let description: String
    }

    /// The peers' Python environment.
    private static let peers =
        ProcessInfo.processInfo.environment["PEERS_VENV"]
        ?? URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../.build/peers")
        .standardizedFileURL.path
    private static let folders = [
        "/usr/sbin", "/usr/bin", "/usr/local/bin", "/usr/lib/squid", peers + "/bin", "/opt/homebrew/bin",
        "/opt/homebrew/opt/squid/libexec",
    ]

    static func path(_ name: String) -> String? {
        folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    static func areInstalled(_ names: String...) -> Bool { names.allSatisfy { path($0) != nil } }

    /// Whether the peers' Python has a package.
    static func hasPythonPackage(_ name: String) -> Bool { pythonFile(name) != nil }

    /// The path of a file of a package that the peers' Python has.
    static func pythonFile(_ name: String) -> String? {
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: "\(peers)/lib")) ?? []
        return versions.map { "\(peers)/lib/\($0)/site-packages/\(name)" }
            .first { FileManager.default.fileExists(atPath: $0) }
    }

    /// Starts a program, whose output goes to a file of its name in the folder.
    static func start(_ name: String, _ arguments: [String], in folder: String) throws -> ChildProcess {
        guard let path = path(name) else { throw Failed(description: "\(name) is not installed") }
        return try ChildProcess(path, arguments, in: folder, output: "\(folder)/\(name).output")
    }

    /// Runs a program to its end; its arguments are separated by spaces.
    static func run(_ name: String, _ arguments: String, in folder: String) async throws {
        let child = try start(name, arguments.split(separator: " ").map(String.init), in: folder)
        if await child.wait() != 0 { throw failure(of: name, in: folder) }
    }

    /// Runs the peers' Python to its end.
    static func runPython(_ arguments: [String], in folder: String) async throws {
        let child = try ChildProcess("\(peers)/bin/python3", arguments, in: folder, output: "\(folder)/python3.output")
        if await child.wait() != 0 { throw failure(of: "python3", in: folder) }
    }

    static func failure(of name: String, in folder: String) -> Failed {
        let output = try? String(contentsOfFile: "\(folder)/\(name).output", encoding: .utf8)
        return Failed(description: "\(name) failed: \(output ?? "")")
    }
}
