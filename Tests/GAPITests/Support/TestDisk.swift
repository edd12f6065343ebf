import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A file system of 1 MiB, which can be filled or made read-only.
struct TestDisk: Sendable {
    /// Whether this process may mount one.
    static let isAvailable: Bool = {
        let folder = FileManager.default.temporaryDirectory.appending(path: "GAPITests-\(UUID().uuidString)").path
        guard (try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)) != nil
        else { return false }
        defer { try? FileManager.default.removeItem(atPath: folder) }
        return mount(["-t", "tmpfs", "-o", "size=1m", "tmpfs", folder]) && run("/bin/umount", [folder])
    }()

    /// The states of the disk.
    enum State: String, CaseIterable, Sendable {
        case full, readOnly

        /// The system's reason why nothing can be written.
        var reason: String { String(cString: strerror(self == .full ? ENOSPC : EROFS)) }
    }

    let path: String

    static func use(in folder: String, _ body: (TestDisk) async throws -> Void) async throws {
        let disk = TestDisk(path: folder + "/disk")
        try FileManager.default.createDirectory(atPath: disk.path, withIntermediateDirectories: true)
        guard mount(["-t", "tmpfs", "-o", "size=1m", "tmpfs", disk.path]) else { throw CocoaError(.fileWriteUnknown) }
        defer { _ = run("/bin/umount", ["-l", disk.path]) }  // files may be open for a moment
        try await body(disk)
    }

    /// Brings the disk into a state.
    func become(_ state: State) throws {
        switch state {
        case .full:
            let filler = open(path + "/filler", O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
            guard filler >= 0 else { throw CocoaError(.fileWriteUnknown) }
            defer { close(filler) }
            let page = [UInt8](repeating: 0, count: 4096)
            while write(filler, page, page.count) > 0 {}
        case .readOnly:
            guard Self.mount(["-o", "remount,ro", path]) else { throw CocoaError(.fileWriteUnknown) }
        }
    }

    /// Lets the disk take something again.
    func recover() throws {
        guard Self.mount(["-o", "remount,rw", path]) else { throw CocoaError(.fileWriteUnknown) }
        unlink(path + "/filler")
    }

    /// The paths of all files and folders but the filler.
    var paths: [String] {
        ((try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []).filter { $0 != "filler" }.sorted()
    }

    /// The bytes of all files but the filler, by their paths; folders have none.
    var files: [String: [UInt8]] { Dictionary(uniqueKeysWithValues: paths.map { ($0, contents(of: $0)) }) }

    /// Returns the bytes of a file; none if there is no such file.
    func contents(of name: String) -> [UInt8] {
        FileManager.default.contents(atPath: "\(path)/\(name)").map { [UInt8]($0) } ?? []
    }

    private static func mount(_ arguments: [String]) -> Bool { run("/bin/mount", arguments) }

    private static func run(_ tool: String, _ arguments: [String]) -> Bool {
        let process = Process()
        process.executableURL = URL(filePath: tool)
        process.arguments = arguments
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}
