import Foundation

/// A file system of 1 MiB.
enum SmallDisk {
    /// Whether this process may mount one.
    static let isAvailable: Bool = {
        let folder = FileManager.default.temporaryDirectory.appending(path: "AsyncGAPITests-\(UUID().uuidString)").path
        guard (try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)) != nil
        else {
            return false
        }
        defer { try? FileManager.default.removeItem(atPath: folder) }
        guard mount(folder) else { return false }
        return run("/bin/umount", folder)
    }()

    static func use(at folder: String, _ body: () async throws -> Void) async throws {
        guard mount(folder) else { throw CocoaError(.fileWriteUnknown) }
        defer { _ = run("/bin/umount", folder) }
        try await body()
    }

    private static func mount(_ folder: String) -> Bool {
        run("/bin/mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", folder)
    }

    private static func run(_ tool: String, _ arguments: String...) -> Bool {
        let process = Process()
        process.executableURL = URL(filePath: tool)
        process.arguments = arguments
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}
