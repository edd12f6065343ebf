import AsyncFetch

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The system calls of a file store in the folder of its file; each of them blocks its thread.
///
/// All names are looked up in one open folder, so that nobody can exchange a folder on the way between two calls.
final class StoreFolder: Sendable {
    private let folder: CInt
    /// The path of the folder, for messages.
    private let path: String

    private init(folder: CInt, path: String) {
        self.folder = folder
        self.path = path
    }

    deinit { close(folder) }

    /// Opens a folder that nobody else can change.
    ///
    /// A missing folder, and those above it, are created for this user alone if `isCreated` is `true`.
    ///
    /// - Returns: `nil` if it is missing.
    /// - Throws: ``OAuthError/Code/store``.
    static func open(_ path: String, isCreated: Bool) throws(OAuthError) -> StoreFolder? {
        if isCreated { try make(path) }
        let descriptor = openat(AT_FDCWD, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT, !isCreated { return nil }
            throw failure("cannot open the folder \(path)")
        }
        let folder = StoreFolder(folder: descriptor, path: path)
        var info = stat()
        guard fstat(descriptor, &info) == 0 else { throw failure("cannot examine the folder \(path)") }
        // In a folder like /tmp, others can only add files, which are refused by their owner.
        if let objection = OwnFolder.objection(toLoginsIn: path, owner: info.st_uid, mode: UInt32(info.st_mode)) {
            throw OAuthError(.store, objection)
        }
        return folder
    }

    /// Returns the bytes of a file that is this user's alone; `nil` if there is none.
    func contents(of name: String, upTo limit: Int) throws(OAuthError) -> [UInt8]? {
        // Without O_NONBLOCK, opening a pipe would wait for its writer.
        let file = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else {
            if errno == ENOENT { return nil }
            throw refusal(name)
        }
        defer { close(file) }
        try requireOwn(file, name)
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(file, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw Self.failure("cannot read \(path)/\(name)") }
            if count == 0 { return bytes }
            bytes += chunk.prefix(count)
            guard bytes.count <= limit else {
                throw OAuthError(.store, "\(path)/\(name) is larger than \(limit) bytes, so it is no token store")
            }
        }
    }

    /// Replaces a file, which has either the old or the new bytes at any time, and is never readable for others.
    ///
    /// The caller holds the lock of the file, so the name of the new file is fixed. What a killed process has left is
    /// removed by the next one.
    func replace(_ name: String, by bytes: [UInt8]) throws(OAuthError) {
        let new = "\(name).new"
        unlinkat(folder, new, 0)
        let file = openat(folder, new, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw Self.failure("cannot create \(path)/\(new)") }
        defer { close(file) }
        do throws(OAuthError) {
            // A umask can take rights from this user too.
            guard fchmod(file, 0o600) == 0 else { throw Self.failure("cannot protect \(path)/\(new)") }
            try write(bytes, to: file, new)
            guard fsync(file) == 0 else { throw Self.failure("cannot write \(path)/\(new) to the disk") }
            guard renameat(folder, new, folder, name) == 0 else { throw Self.failure("cannot replace \(path)/\(name)") }
        } catch {
            unlinkat(folder, new, 0)
            throw error
        }
        // EINVAL: this file system does not do that with folders.
        guard fsync(folder) == 0 || errno == EINVAL else { throw Self.failure("cannot write \(path) to the disk") }
    }

    /// Opens or creates a side file and locks it.
    ///
    /// - Returns: `nil` if another descriptor has the lock.
    func lock(_ name: String) throws(OAuthError) -> FileLock? {
        let file = openat(folder, name, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw refusal(name) }
        let lock = FileLock(file)
        try requireOwn(file, name)
        // A umask can have taken rights from this user: the next process needs them.
        guard fchmod(file, 0o600) == 0 else { throw Self.failure("cannot protect \(path)/\(name)") }
        guard lockDescriptor(file, LOCK_EX | LOCK_NB) == 0 else {
            if errno == EWOULDBLOCK || errno == EINTR { return nil }
            throw Self.failure("cannot lock \(path)/\(name); a network folder may be unable to")
        }
        // Somebody may have removed the file meanwhile: then the next process locks another one.
        var (opened, named) = (stat(), stat())
        guard fstat(file, &opened) == 0, fstatat(folder, name, &named, AT_SYMLINK_NOFOLLOW) == 0,
            opened.st_ino == named.st_ino, opened.st_dev == named.st_dev
        else { return nil }
        return lock
    }

    private func requireOwn(_ file: CInt, _ name: String) throws(OAuthError) {
        var info = stat()
        guard fstat(file, &info) == 0 else { throw Self.failure("cannot examine \(path)/\(name)") }
        guard info.st_mode & S_IFMT == S_IFREG else {
            throw OAuthError(.store, "\(path)/\(name) is no file; choose another path for the token store")
        }
        guard info.st_uid == geteuid() else {
            throw OAuthError(.store, "\(path)/\(name) belongs to another user; choose a path of your own")
        }
        guard info.st_mode & 0o077 == 0 else {
            throw OAuthError(
                .store,
                "other users may have read \(path)/\(name), whose mode is not 0600; run: chmod 600 \(path)/\(name), "
                    + "and log in again if they are not to be trusted"
            )
        }
    }

    private func write(_ bytes: [UInt8], to file: CInt, _ name: String) throws(OAuthError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { writeBytes(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw Self.failure("cannot write \(path)/\(name)") }
            rest = rest.dropFirst(count)
        }
    }

    private func refusal(_ name: String) -> OAuthError {
        // FreeBSD has another number for the same.
        if errno == ELOOP || errno == EMLINK {
            return OAuthError(.store, "\(path)/\(name) is a symbolic link, which is refused; name the file itself")
        }
        return Self.failure("cannot open \(path)/\(name)")
    }

    private static func make(_ path: String) throws(OAuthError) {
        if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
        guard errno == ENOENT, let slash = path.lastSlash, slash != path.startIndex else {
            throw failure("cannot create the folder \(path)")
        }
        try make(String(path[..<slash]))
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw failure("cannot create the folder \(path)") }
    }

    private static func failure(_ what: String) -> OAuthError {
        OAuthError(.store, "\(what): \(String(cString: strerror(errno)))")
    }
}

/// A lock on a file, which ends with this value and with the process.
final class FileLock: Sendable {
    private let descriptor: CInt

    fileprivate init(_ descriptor: CInt) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// Ends the lock.
    func release() { _ = lockDescriptor(descriptor, LOCK_UN) }
}

// Methods of the same name, and a type, would hide these functions.
private func lockDescriptor(_ descriptor: CInt, _ operation: CInt) -> CInt { flock(descriptor, operation) }
private func writeBytes(_ file: CInt, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { write(file, bytes, count) }
