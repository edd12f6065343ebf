import NIOCore
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The folder of a ``DiskStore``, which stays open; each method blocks its thread.
///
/// All paths are below the folder. Nobody else may be able to change what is in it (``OwnFolder``). That is checked when
/// it is opened and before responses are written. When a file is read, it must belong to this user.
final class DiskFolder: Sendable {
    /// A file with its size and the time of its last use in seconds since 1970.
    struct Found {
        let path: String
        let size: Int
        let used: Double
    }

    /// An open folder, which is closed when its last user is done.
    private final class Handle: Sendable {
        let descriptor: CInt
        init(_ descriptor: CInt) { self.descriptor = descriptor }
        deinit { close(descriptor) }
    }

    private let parent: String
    let path: String
    private let handle = Mutex<Handle?>(nil)

    init(_ name: String, in parent: String) {
        self.parent = parent
        path = parent + "/" + name
    }

    // MARK: The folder

    /// Makes sure that the folder is there and safe to write to.
    func prepareForWriting() throws {
        if renew() { return }
        try OwnFolder.require(parent)
        try OwnFolder.make(path)
        _ = try open()
    }

    /// Forgets the open folder if it is not safe, or if its name belongs to another one, which is then opened next.
    ///
    /// A folder that was removed or moved stays open, but other processes use the one with the name.
    ///
    /// - Returns: `true` if a folder stays open.
    @discardableResult
    func renew() -> Bool {
        handle.withLock { handle in
            guard let descriptor = handle?.descriptor else { return false }
            var opened = stat()
            var named = stat()
            guard fstat(descriptor, &opened) == 0, stat(path, &named) == 0, opened.st_dev == named.st_dev,
                opened.st_ino == named.st_ino, OwnFolder.isSafe(opened)
            else {
                handle = nil
                return false
            }
            return true
        }
    }

    /// Returns the open folder; `nil` if there is none.
    private func open() throws -> Handle? {
        try handle.withLock { handle in
            if let handle { return handle }
            try OwnFolder.require(parent)
            try OwnFolder.require(path)
            let descriptor = Self.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            guard descriptor >= 0 else {
                if errno == ENOENT || errno == ENOTDIR { return nil }
                throw SystemError()
            }
            let opened = Handle(descriptor)
            handle = opened
            return opened
        }
    }

    // The method of the same name hides this function.
    private static func open(_ path: String, _ flags: CInt) -> CInt {
        #if canImport(Glibc)
        Glibc.open(path, flags)
        #elseif canImport(Musl)
        Musl.open(path, flags)
        #else
        Darwin.open(path, flags)
        #endif
    }

    // MARK: Files

    /// Returns the bytes of a file, the time of its last use, and the stamp that it had before it was read.
    ///
    /// - Returns: `nil` if it does not exist, is no file, has more than `limit` bytes, or belongs to another user.
    func read(_ path: String, upTo limit: Int) throws -> (bytes: ByteBuffer, used: Double, stamp: FileStamp)? {
        guard let handle = try open() else { return nil }
        let file = openat(handle.descriptor, path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else {
            // The last one is a symbolic link.
            if errno == ENOENT || errno == ENOTDIR || errno == ELOOP { return nil }
            throw SystemError()
        }
        defer { close(file) }
        var info = stat()
        guard fstat(file, &info) == 0, info.st_mode & S_IFMT == S_IFREG, info.st_uid == geteuid(), info.st_size <= limit
        else { return nil }
        let size = Int(info.st_size)
        var buffer = ByteBufferAllocator().buffer(capacity: size)
        buffer.writeWithUnsafeMutableBytes(minimumWritableBytes: size) { bytes in
            var count = 0
            while count < size {
                let got = pread(file, bytes.baseAddress.map { $0 + count }, size - count, off_t(count))
                if got <= 0 { break }
                count += got
            }
            return count
        }
        return (buffer, info.modified, FileStamp(info))
    }

    /// Returns the stamp of a file; `nil` if there is none.
    ///
    /// It reads nothing, and the system still has the description of a file that was read lately.
    func stamp(of path: String) -> FileStamp? {
        guard let handle = try? open() else { return nil }
        var info = stat()
        guard fstatat(handle.descriptor, path, &info, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
        return FileStamp(info)
    }

    /// Returns `false` if the open folder has no such file; `true` if that is unknown.
    func mayHave(_ path: String) -> Bool {
        guard let handle = handle.withLock(\.self) else { return true }
        var info = stat()
        return fstatat(handle.descriptor, path, &info, AT_SYMLINK_NOFOLLOW) == 0 || errno != ENOENT
    }

    /// Sets the time of the last use of a file.
    func use(_ path: String, at time: Double) throws {
        guard let handle = try open() else { return }
        let now = timespec(time)
        utimensat(handle.descriptor, path, [now, now], AT_SYMLINK_NOFOLLOW)
    }

    /// Creates a file that only this user can read.
    func create(_ path: String, _ bytes: ByteBuffer) throws {
        let file = try making(folderOf: path) {
            openat($0, path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        }
        defer { close(file) }
        do { try bytes.withUnsafeReadableBytes { try FileReplacement.writeAll($0, to: file) } } catch {
            remove(path)
            throw error
        }
    }

    /// Gives a file its final name, and the time of its use if that is not the system's time.
    func move(_ path: String, to newPath: String, usedAt time: Double) throws {
        _ = try making(folderOf: newPath) { renameat($0, path, $0, newPath) }
        // The time is set only after the renaming: until then, it tells other processes how old the unfinished file is.
        if abs(time - Self.systemTime) > 60 { try use(newPath, at: time) }
    }

    func remove(_ path: String) { try? delete(path) }

    /// Removes a file, and throws if it still exists.
    func delete(_ path: String) throws {
        guard let handle = try open() else { return }
        guard unlinkat(handle.descriptor, path, 0) == 0 || errno == ENOENT else { throw SystemError() }
    }

    /// Calls a function of the system again after making the folder that a path's file is in, if that is missing.
    private func making(folderOf path: String, _ body: (CInt) -> CInt) throws -> CInt {
        guard let handle = try open() else { throw SystemError(ENOENT) }
        var result = body(handle.descriptor)
        if result < 0, errno == ENOENT {
            guard mkdirat(handle.descriptor, FileReplacement.folder(of: path), 0o700) == 0 || errno == EEXIST else {
                let failure = SystemError()
                // The folder itself has gone, and is made again for the next response.
                if failure.number == ENOENT { self.handle.withLock { $0 = nil } }
                throw failure
            }
            result = body(handle.descriptor)
        }
        guard result >= 0 else { throw SystemError() }
        return result
    }

    // MARK: Lists

    /// Returns the files in a folder with certain names; none if there is no such folder.
    func files(in folder: String, where isIncluded: (String) -> Bool) throws -> [Found] {
        guard let handle = try open() else { return [] }
        let descriptor = openat(handle.descriptor, folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { return [] }
            throw SystemError()
        }
        guard let stream = fdopendir(descriptor) else {
            let failure = SystemError()
            close(descriptor)
            throw failure
        }
        defer { closedir(stream) }
        var found: [Found] = []
        while true {
            // Only this tells a failure from the end.
            errno = 0
            guard let item = readdir(stream) else {
                if errno != 0 { throw SystemError() }
                return found
            }
            let name = withUnsafeBytes(of: &item.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard isIncluded(name) else { continue }
            var info = stat()
            guard fstatat(descriptor, name, &info, AT_SYMLINK_NOFOLLOW) == 0 else {
                if errno == ENOENT { continue }
                throw SystemError()
            }
            guard info.st_mode & S_IFMT == S_IFREG else { continue }
            found.append(Found(path: folder + "/" + name, size: Int(info.st_size), used: info.modified))
        }
    }

    static var systemTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return time.seconds
    }
}

/// What tells two states of a file apart: each change gives it a later time, and each replacement another number.
struct FileStamp: Equatable {
    private let number: UInt64
    private let size: Int64
    private let seconds: Int
    private let nanoseconds: Int

    /// Creates the stamp of a file with a description.
    init(_ info: stat = stat()) {
        number = UInt64(info.st_ino)
        size = Int64(info.st_size)
        let changed = info.changed
        (seconds, nanoseconds) = (changed.tv_sec, changed.tv_nsec)
    }

    /// Returns `true` if a change from now on would show: the time of a change is known to some milliseconds.
    var isDistinct: Bool { DiskFolder.systemTime - (Double(seconds) + Double(nanoseconds) / 1e9) > 0.05 }
}

extension stat {
    /// The time of the last change of its contents in seconds since 1970.
    fileprivate var modified: Double {
        #if canImport(Darwin)
        st_mtimespec.seconds
        #else
        st_mtim.seconds
        #endif
    }

    /// The time of the last change of anything.
    fileprivate var changed: timespec {
        #if canImport(Darwin)
        st_ctimespec
        #else
        st_ctim
        #endif
    }
}

extension timespec {
    fileprivate init(_ seconds: Double) {
        let seconds = min(max(seconds, -1e12), 1e12)
        let whole = seconds.rounded(.down)
        self.init(tv_sec: Int(whole), tv_nsec: Int((seconds - whole) * 1e9))
    }

    fileprivate var seconds: Double { Double(tv_sec) + Double(tv_nsec) / 1e9 }
}
