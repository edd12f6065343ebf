import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The right to use a vault, which ends with this object and with the process.
///
/// The locked file also marks the folder as a vault. Its text says who has the lock.
final class VaultLock: Sendable {
    /// The name of the file.
    static let mark = ".cloud-vault"
    private static let text = "This folder is a vault of AsyncCloud, which may delete any file in it. Process: "

    private let descriptor: Mutex<CInt?>

    /// Locks a folder that is a vault, is empty, or does not exist yet.
    init(_ folder: String) throws(Cloud.Error) {
        try VaultFolder.create(folder)
        let path = "\(folder)/\(Self.mark)"
        if access(path, F_OK) != 0, try VaultFolder.entries(folder)?.isEmpty == false, access(path, F_OK) != 0 {
            throw Cloud.Error(.vault, "\(folder) has files of others; name a folder that is empty, or a vault")
        }
        let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
        guard file >= 0 else { throw VaultFolder.failure("cannot open \(path)") }
        do throws(Cloud.Error) {
            try Self.take(file, path, folder)
            try VaultFolder.protect(folder)
        } catch {
            closeFile(file)
            throw error
        }
        descriptor = Mutex(file)
    }

    deinit { release() }

    /// Locks the folder of an interrupted erasure.
    ///
    /// - Returns: `nil` if another process has it, or if it is no vault.
    static func ofErased(_ folder: String) -> VaultLock? {
        guard access("\(folder)/\(mark)", F_OK) == 0 else { return nil }
        return try? VaultLock(folder)
    }

    /// Ends the lock.
    func release() {
        let file = descriptor.withLock { file in
            defer { file = nil }
            return file
        }
        if let file { closeFile(file) }
    }

    /// Throws if the lock was released.
    func require(_ path: String) throws(Cloud.Error) {
        guard descriptor.withLock({ $0 != nil }) else { throw Cloud.Error(.vault, "the vault \(path) is closed") }
    }

    private static func take(_ file: CInt, _ path: String, _ folder: String) throws(Cloud.Error) {
        var opened = stat()
        guard fstat(file, &opened) == 0, opened.st_mode & S_IFMT == S_IFREG else {
            throw Cloud.Error(.vault, "\(path) is no file")
        }
        guard lockFile(file, LOCK_EX | LOCK_NB) == 0 else {
            guard errno == EWOULDBLOCK || errno == EINTR else {
                throw VaultFolder.failure("cannot lock \(path); a network folder may be unable to")
            }
            throw Cloud.Error(.vaultInUse, "\(holder(file)) uses the vault \(folder); stop it, or name another folder")
        }
        // Somebody may have erased the vault meanwhile: then this file is not the one of the folder.
        var named = stat()
        guard lstat(path, &named) == 0, named.st_ino == opened.st_ino, named.st_dev == opened.st_dev else {
            throw Cloud.Error(.vaultInUse, "the vault \(folder) was just erased; open it again")
        }
        var note = "\(text)\(getpid())\n"
        let count = note.withUTF8 { pwrite(file, $0.baseAddress, $0.count, 0) }
        guard count == note.utf8.count, ftruncate(file, off_t(count)) == 0 else {
            throw VaultFolder.failure("cannot write \(path)")
        }
    }

    private static func holder(_ file: CInt) -> String {
        var bytes = [UInt8](repeating: 0, count: 200)
        let count = pread(file, &bytes, bytes.count, 0)
        let digits = bytes.prefix(max(0, count)).drop { $0 < UInt8(ascii: "0") || $0 > UInt8(ascii: "9") }
            .prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
        return digits.isEmpty ? "another process" : "process \(String(decoding: digits, as: UTF8.self))"
    }
}

// Methods of the same name, and a type, would hide these functions.
private func lockFile(_ file: CInt, _ operation: CInt) -> CInt { flock(file, operation) }
private func closeFile(_ file: CInt) { _ = close(file) }
