import AsyncGAPI

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A folder for the files of one test, which is removed at the end.
final class CredentialFolder: Sendable {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.path + "/credentials-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file and returns its path; folders on the way are made.
    @discardableResult
    func write(_ text: String, to name: String) throws -> String {
        let file = "\(path)/\(name)"
        let folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(filePath: file))
        return file
    }

    /// Makes a pipe that nobody writes to, and returns its path.
    func makePipe(_ name: String) throws -> String {
        guard mkfifo("\(path)/\(name)", 0o600) == 0 else { throw POSIXError(.EIO) }
        return "\(path)/\(name)"
    }

    /// Changes the mode of a file or folder.
    func setMode(_ mode: mode_t, of name: String) { chmod("\(path)/\(name)", mode) }

    /// A Boolean value indicating whether modes keep this process from reading: the superuser reads everything.
    static let modesCount = geteuid() != 0
}
