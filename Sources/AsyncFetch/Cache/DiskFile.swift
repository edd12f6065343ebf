import NIOCore

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The system calls of a ``DiskStore``; each blocks its thread.
enum DiskFile {
    /// A file with its size and the time of its last use in seconds since 1970.
    struct Found {
        let path: String
        let size: Int
        let used: Double
    }

    static var systemTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return time.seconds
    }

    // MARK: Files

    /// Reads a file and marks it as used; returns `nil` if it does not exist, or has more than `limit` bytes.
    static func read(_ path: String, upTo limit: Int, usedAt time: Double) -> ByteBuffer? {
        let file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var info = stat()
        // Files of other users do not belong to the cache.
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
        use(file, at: time)
        return buffer
    }

    /// Creates a file that only this user can read.
    static func write(_ bytes: ByteBuffer, to path: String) throws {
        let file = try FileReplacement.create(path)
        defer { close(file) }
        do { try bytes.withUnsafeReadableBytes { try FileReplacement.writeAll($0, to: file) } } catch {
            unlink(path)
            throw error
        }
    }

    /// Gives a file its final name in a folder, which is created if necessary, and the time of its use.
    ///
    /// The time is set only after the renaming: until then, it tells other processes how old the unfinished file is.
    static func move(_ path: String, to newPath: String, in folder: String, usedAt time: Double) throws {
        // Another process may remove the empty folder before the file is in it.
        for _ in 0..<10 {
            if rename(path, newPath) == 0 {
                let now = moment(time)
                utimensat(AT_FDCWD, newPath, [now, now], 0)
                return
            }
            guard errno == ENOENT else { break }
            try? OwnFolder.make(folder)
        }
        throw SystemError()
    }

    static func remove(_ path: String) { unlink(path) }

    /// Removes a file, and throws if it still exists.
    static func delete(_ path: String) throws {
        guard unlink(path) == 0 || errno == ENOENT else { throw SystemError() }
    }

    // MARK: Folders

    static func names(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let item = readdir(stream) {
            let name = withUnsafeBytes(of: &item.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    /// Returns the files at exactly this depth below a folder; 1 stands for the folder itself.
    static func all(in folder: String, depth: Int) -> [Found] {
        names(in: folder).flatMap { name -> [Found] in
            let path = folder + "/" + name
            if depth > 1 { return all(in: path, depth: depth - 1) }
            var info = stat()
            guard lstat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return [] }
            #if canImport(Darwin)
            let used = info.st_mtimespec.seconds
            #else
            let used = info.st_mtim.seconds
            #endif
            return [Found(path: path, size: Int(info.st_size), used: used)]
        }
    }

    /// Removes a folder and its subfolders if they are empty.
    static func removeEmptyFolders(in folder: String) {
        for name in names(in: folder) { rmdir(folder + "/" + name) }
        rmdir(folder)
    }

    /// Removes the two folders above a file if they are empty.
    static func removeFolders(of path: String) {
        var path = path[...]
        for _ in 0..<2 {
            guard let slash = path.lastSlash else { return }
            path = path[..<slash]
            guard rmdir(String(path)) == 0 else { return }
        }
    }

    private static func use(_ file: CInt, at time: Double) {
        let now = moment(time)
        futimens(file, [now, now])
    }

    private static func moment(_ time: Double) -> timespec {
        let whole = time.rounded(.down)
        return timespec(tv_sec: Int(whole), tv_nsec: Int((time - whole) * 1e9))
    }
}

extension timespec {
    fileprivate var seconds: Double { Double(tv_sec) + Double(tv_nsec) / 1e9 }
}
