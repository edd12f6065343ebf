import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The right of a server to use a folder as its data directory, which ends with ``release()`` or with this object.
///
/// A file marks the folder as an emulator's. The server that uses the folder locks this file, and writes into it who it
/// is, for the next one. The system releases the lock if the process ends.
final class DirectoryLock: Sendable {
    private static let mark = ".gapi-emulator"
    private static let text =
        "This folder belongs to GAPIEmulator, which removes files of its own that it does not need any more.\n"

    /// The locked file; `nil` after the lock was released.
    private let descriptor: Mutex<CInt?>

    /// Locks a folder that is marked as an emulator's, is empty, or does not exist yet.
    init(_ folder: String) throws {
        try Self.create(folder)
        let path = "\(folder)/\(Self.mark)"
        guard access(path, F_OK) == 0 || Self.isEmpty(folder) else {
            throw DataDirectoryError(
                description:
                    "\(folder) has files of others; name a folder that is empty, or one that an emulator has made"
            )
        }
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644)
        guard descriptor >= 0 else { throw FileError(call: "open", path: path) }
        do {
            guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
                throw DataDirectoryError(
                    description: "\(Self.holder(descriptor)) uses \(folder); stop it, or name another folder"
                )
            }
            // The process that is named last is the one that holds the lock.
            var text = "\(Self.text)process \(getpid())\n"
            let count = text.withUTF8 { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
            guard count == text.utf8.count, ftruncate(descriptor, off_t(count)) == 0 else {
                throw FileError(call: "write", path: path)
            }
        } catch {
            close(descriptor)
            throw error
        }
        self.descriptor = Mutex(descriptor)
    }

    deinit { release() }

    /// Lets others use the folder.
    func release() {
        guard let descriptor = descriptor.withLock({ $0.take() }) else { return }
        // A child process may have the file for a moment, until it runs its own program.
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }

    /// Returns the process that has locked the file, as far as it has said so.
    private static func holder(_ descriptor: CInt) -> String {
        let bytes = [UInt8](unsafeUninitializedCapacity: 1024) { buffer, count in
            count = max(pread(descriptor, buffer.baseAddress, buffer.count, 0), 0)
        }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        guard let line = lines.last, line.hasPrefix("process "), let number = Int(line.dropFirst(8)) else {
            return "another process"
        }
        return number == Int(getpid()) ? "another server of this process" : "the process \(number)"
    }

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
