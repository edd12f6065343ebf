#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The right of this process to use a folder as its data directory, which ends with this object.
///
/// A file marks the folder as an emulator's. The process that uses the folder locks this file. The system releases the
/// lock if the process ends.
final class DirectoryLock: Sendable {
    private static let mark = ".gapi-emulator"
    private static let text =
        "This folder belongs to GAPIEmulator, which removes files that it does not need any more.\n"

    private let descriptor: CInt

    /// Locks a folder that is marked as an emulator's, is empty, or does not exist yet.
    init(_ folder: String) throws {
        try Self.create(folder)
        let path = "\(folder)/\(Self.mark)"
        let isMarked = access(path, F_OK) == 0
        guard isMarked || Self.isEmpty(folder) else {
            throw DataDirectoryError(
                description:
                    "\(folder) has files of others; name a folder that is empty, or one that an emulator has made"
            )
        }
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644)
        guard descriptor >= 0 else { throw FileError(call: "open", path: path) }
        // The lock belongs to the process: a next emulator in it may open the folder before the last one is completely
        // gone.
        var wanted = flock()
        wanted.l_type = Int16(F_WRLCK)
        wanted.l_whence = Int16(SEEK_SET)
        guard fcntl(descriptor, F_SETLK, &wanted) == 0 else {
            close(descriptor)
            throw DataDirectoryError(description: "another process uses \(folder); stop it, or name another folder")
        }
        if !isMarked {
            var text = Self.text
            let count = text.withUTF8 { write(descriptor, $0.baseAddress, $0.count) }
            guard count == text.utf8.count else {
                let error = FileError(call: "write", path: path)
                unlink(path)
                close(descriptor)
                throw error
            }
        }
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }

    /// Creates a folder, and the folders above it, if they are missing.
    static func create(_ folder: String) throws {
        var path = folder.hasPrefix("/") ? "" : "."
        for part in folder.split(separator: "/") {
            path += "/\(part)"
            guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw FileError(call: "mkdir", path: path) }
        }
    }

    private static func isEmpty(_ folder: String) -> Bool {
        guard let directory = opendir(folder) else { return false }
        defer { closedir(directory) }
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { return false }
        }
        return true
    }
}

/// The reason why a folder cannot be the data directory.
struct DataDirectoryError: Error, CustomStringConvertible {
    let description: String
}
