import AsyncFetch
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
    static let markName = Array(mark.utf8CString)
    private static let text = "This folder is a vault of AsyncCloud, which may delete any file in it. Process: "

    private let descriptor: Mutex<CInt?>

    /// Locks a folder that is a vault, or is empty.
    init(_ folder: String) throws(Cloud.Error) {
        let path = "\(folder)/\(Self.mark)"
        if access(path, F_OK) != 0, try VaultFolder(folder)?.names().isEmpty == false, access(path, F_OK) != 0 {
            throw Cloud.Error(.vault, "\(folder) has files of others; name a folder that is empty, or a vault")
        }
        let file = try Self.open(path, of: folder, flags: O_CREAT)
        descriptor = Mutex(file)
        try Self.sign(file, path)
        try VaultFolder.protect(folder)
    }

    /// Locks the folder of an interrupted erasure; `nil` if another process has it, or if it is no vault.
    init?(ofErased folder: String) {
        guard (try? OwnFolder.require(folder)) != nil,
            let file = try? Self.open("\(folder)/\(Self.mark)", of: folder)
        else { return nil }
        descriptor = Mutex(file)
    }

    private init(_ file: CInt) { descriptor = Mutex(file) }

    deinit { release() }

    /// Ends the lock.
    func release() {
        let file = descriptor.withLock { file in
            defer { file = nil }
            return file
        }
        guard let file else { return }
        // A child process may have the file for a moment, until it runs its own program.
        _ = lockFile(file, LOCK_UN)
        closeFile(file)
    }

    /// Does something in the locked folder, which cannot be released or renamed meanwhile.
    ///
    /// - Throws: ``Cloud/Error`` if the lock was released, or if the path is another folder's now.
    func use(_ folder: String, _ body: () throws(Cloud.Error) -> Void = {}) throws(Cloud.Error) {
        try descriptor.withLock { file throws(Cloud.Error) in
            _ = try Self.require(file, of: folder)
            try body()
        }
    }

    /// Renames the locked folder, and no other one.
    ///
    /// - Returns: The lock of the renamed folder. This one is released, so that nobody makes files in that folder.
    func rename(_ folder: String, to path: String) throws(Cloud.Error) -> VaultLock {
        try descriptor.withLock { file throws(Cloud.Error) in
            let locked = try Self.require(file, of: folder)
            guard renameFolder(folder, path) == 0 else {
                throw VaultFolder.failure("cannot rename the vault \(folder)")
            }
            file = nil
            return VaultLock(locked)
        }
    }

    /// Returns whether the locked file is that of a folder.
    func isOf(_ folder: borrowing VaultFolder) throws(Cloud.Error) -> Bool {
        guard let named = try folder.info(Self.markName), let file = descriptor.withLock({ $0 }) else { return false }
        return Self.isSame(file, named)
    }

    private static func require(_ file: CInt?, of folder: String) throws(Cloud.Error) -> CInt {
        guard let file else { throw Cloud.Error(.vault, "the vault \(folder) is closed") }
        var named = stat()
        guard lstat("\(folder)/\(mark)", &named) == 0, isSame(file, named) else {
            throw Cloud.Error(.vault, "\(folder) is not the vault that was opened; somebody has moved that one")
        }
        return file
    }

    private static func isSame(_ file: CInt, _ named: stat) -> Bool {
        var opened = stat()
        return fstat(file, &opened) == 0 && opened.isSame(as: named)
    }

    private static func open(_ path: String, of folder: String, flags: CInt = 0) throws(Cloud.Error) -> CInt {
        let file = openFile(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | flags)
        guard file >= 0 else {
            guard errno != ENOENT else { throw erased(folder) }
            throw VaultFolder.failure("cannot open \(path)")
        }
        do throws(Cloud.Error) {
            try take(file, path, folder)
        } catch {
            closeFile(file)
            throw error
        }
        return file
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
        guard lstat(path, &named) == 0, named.isSame(as: opened) else { throw erased(folder) }
    }

    private static func erased(_ folder: String) -> Cloud.Error {
        Cloud.Error(.vaultInUse, "the vault \(folder) was just erased; open it again")
    }

    /// Writes into the file who has the lock.
    private static func sign(_ file: CInt, _ path: String) throws(Cloud.Error) {
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
private func openFile(_ path: String, _ flags: CInt) -> CInt { open(path, flags, 0o600) }
private func renameFolder(_ old: String, _ new: String) -> CInt { rename(old, new) }
private func lockFile(_ file: CInt, _ operation: CInt) -> CInt { flock(file, operation) }
private func closeFile(_ file: CInt) { _ = close(file) }
