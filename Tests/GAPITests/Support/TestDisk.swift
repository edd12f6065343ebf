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
        return make(at: folder) && remove(at: folder)
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
        guard make(at: disk.path) else { throw CocoaError(.fileWriteUnknown) }
        defer { _ = remove(at: disk.path) }
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
            guard Self.change(path, isReadOnly: true) else { throw CocoaError(.fileWriteUnknown) }
        }
    }

    /// Lets the disk take something again.
    func recover() throws {
        guard Self.change(path, isReadOnly: false) else { throw CocoaError(.fileWriteUnknown) }
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

    // Not by /bin/mount: there are hundreds of these disks, and Foundation waits for the end of a process in steps.

    #if os(Linux)
    private static func make(at path: String) -> Bool { mount("tmpfs", path, "tmpfs", 0, "size=1m") == 0 }

    private static func change(_ path: String, isReadOnly: Bool) -> Bool {
        let flags = MS_REMOUNT | (isReadOnly ? MS_RDONLY : 0)
        return mount(nil, path, nil, UInt(flags), nil) == 0
    }

    /// Removes a disk even if files are open for a moment.
    private static func remove(at path: String) -> Bool { umount2(path, CInt(MNT_DETACH)) == 0 }
    #else
    private static func make(at path: String) -> Bool { false }
    private static func change(_ path: String, isReadOnly: Bool) -> Bool { false }
    private static func remove(at path: String) -> Bool { false }
    #endif
}
