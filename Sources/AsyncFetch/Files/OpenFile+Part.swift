import NIOCore

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension OpenFile {
    /// Opens or creates the part file of a download, readable for this user alone.
    ///
    /// It is locked until it has its final name, is closed, or its process ends.
    ///
    /// - Returns: `nil` if the name belongs to something else, to another user's file, or to another running download;
    ///   with `isNew`, if there is anything of that name.
    static func sharedPart(_ path: String, isNew: Bool = false) async throws -> OpenFile? {
        try await run("cannot open \(path)") {
            let flags: CInt = O_RDWR | O_CREAT | (isNew ? O_EXCL : 0) | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
            let descriptor = openDescriptor(path, flags, 0o600)
            guard descriptor >= 0 else {
                if [EEXIST, ELOOP, EISDIR, ENXIO, EACCES, EPERM].contains(errno) { return nil }
                throw SystemError()
            }
            let file = OpenFile(descriptor: descriptor, path: path)
            var opened = stat()
            guard fstat(descriptor, &opened) == 0, opened.st_mode & S_IFMT == S_IFREG, opened.st_uid == geteuid(),
                lockDescriptor(descriptor, LOCK_EX | LOCK_NB) == 0,
                // The process that had the lock before may have given the file its final name.
                file.hasItsName
            else { return nil }
            return file
        }
    }

    /// Returns `true` if a file has the bytes of a download that is under way; blocks the thread.
    static func isArriving(_ path: String) -> Bool {
        guard hasPartEnding(path) else { return false }
        let descriptor = openDescriptor(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        return lockDescriptor(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
    }

    /// Waits for a download that has given its file a name and is about to unlock it; not for one that goes on.
    static func waitForUnlocking(of path: String) async throws {
        guard hasPartEnding(path) else { return }
        for _ in 0..<50 {
            guard try await run("cannot examine \(path)", { isArriving(path) }) else { return }
            // Another process unlocks the file in real time, and nothing tells of it.
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    /// Lets others take the name of the file.
    func unlock() { _ = lockDescriptor(descriptor, LOCK_UN) }

    private static func hasPartEnding(_ path: String) -> Bool { path.utf8.suffix(5).elementsEqual(".part".utf8) }

    /// Creates a file for the bytes that become the file at a path, readable for this user alone.
    ///
    /// Where the system can do that, it is in no folder yet, so that nothing stays when the process is killed.
    static func temporary(beside path: String) async throws -> OpenFile {
        #if os(Linux)
        let unnamed: OpenFile? = try await run("cannot write \(path)") {
            let flags = temporaryFile | O_DIRECTORY | O_RDWR | O_CLOEXEC
            let descriptor = openDescriptor(FileReplacement.folder(of: path), flags, 0o600)
            guard descriptor >= 0 else { return nil }
            let file = OpenFile(descriptor: descriptor, path: "/proc/self/fd/\(descriptor)", unnamedFor: path)
            return access(file.path, F_OK) == 0 ? file : nil
        }
        if let unnamed { return unnamed }
        #endif
        return try await creating(FileReplacement.temporaryPath(beside: path))
    }

    #if os(Linux)
    /// `O_TMPFILE` without `O_DIRECTORY`, which Swift does not import.
    private static let temporaryFile: CInt = 0o20_000_000
    #endif

    /// Returns `true` if no other user may read or write the file.
    func isPrivate() async throws -> Bool {
        try await Self.run("cannot examine \(shownPath)") { [descriptor] in
            var info = stat()
            guard fstat(descriptor, &info) == 0 else { throw SystemError() }
            return info.st_mode & 0o077 == 0
        }
    }

    /// Truncates the file.
    func truncate(to size: Int64) async throws {
        try await Self.run("cannot write \(shownPath)") { [descriptor] in
            guard ftruncate(descriptor, off_t(size)) == 0 else { throw SystemError() }
        }
    }

    /// Returns `true` if there is anything of a name, including a link that leads nowhere.
    package static func isThere(_ path: String) async throws -> Bool {
        try await run("cannot examine \(path)") {
            var info = stat()
            return lstat(path, &info) == 0
        }
    }

    /// Replaces a file by a small one that only this user can read.
    static func replaceOwn(_ path: String, by bytes: ByteBuffer) async throws {
        try await run("cannot write \(path)") {
            let new = "\(path).\(String(UInt64.random(in: .min ... .max), radix: 36))"
            let descriptor = openDescriptor(new, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { throw SystemError() }
            defer { close(descriptor) }
            let written = bytes.withUnsafeReadableBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
            guard written == bytes.readableBytes, renamePath(new, path) == 0 else {
                let error = SystemError()
                unlink(new)
                throw error
            }
        }
    }

    /// Returns the bytes of a small file of this user; `nil` if there is none.
    static func small(_ path: String, upTo limit: Int) async throws -> ByteBuffer? {
        let file: OpenFile? = try await run("cannot open \(path)") {
            let descriptor = openDescriptor(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0)
            guard descriptor >= 0 else { return nil }
            let file = OpenFile(descriptor: descriptor, path: path)
            var info = stat()
            guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG, info.st_uid == geteuid(),
                info.st_size <= limit
            else { return nil }
            return file
        }
        return try await file?.read(from: 0, count: limit)
    }
}

// Methods of the same name elsewhere would hide these functions.
private func openDescriptor(_ path: String, _ flags: CInt, _ mode: mode_t) -> CInt { open(path, flags, mode) }
private func renamePath(_ from: String, _ to: String) -> CInt { rename(from, to) }
private func lockDescriptor(_ descriptor: CInt, _ operation: CInt) -> CInt { flock(descriptor, operation) }
