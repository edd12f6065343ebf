import AsyncFetch

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The file of a database, before SQLite opens it.
enum DatabaseFile {
    /// Creates the file for this user alone, or makes sure that it is.
    ///
    /// SQLite gives its companions the mode of the file.
    static func prepare(_ path: String) throws {
        guard !path.isEmpty, !path.utf8.contains(0), path.utf8.last != UInt8(ascii: "/") else {
            throw OpeningError(description: "this is not the path of a file")
        }
        try OwnFolder.make(FileReplacement.folder(of: path))
        if !exists(path) {
            do { close(try FileReplacement.create(path)) } catch {
                // Another process may have been faster.
                guard exists(path) else { throw error }
            }
        }
        for suffix in ["", "-wal", "-shm"] { try check(path + suffix) }
    }

    /// Returns `true` if there is anything under a name, be it a link that leads nowhere.
    static func exists(_ path: String) -> Bool {
        var info = stat()
        return lstat(path, &info) == 0
    }

    /// Blocks the thread for the time in which another process opens a database.
    static func pause() { usleep(10_000) }

    private static func check(_ path: String) throws {
        var info = stat()
        guard lstat(path, &info) == 0 else { return }
        guard info.st_mode & S_IFMT == S_IFREG else {
            throw OpeningError(description: "\(path) is not a file, or is a symbolic link")
        }
        guard info.st_uid == geteuid() else { throw OpeningError(description: "\(path) belongs to somebody else") }
        guard info.st_mode & 0o077 == 0 else {
            throw OpeningError(description: "others can read or write \(path); make it 0600 or remove it")
        }
    }
}
