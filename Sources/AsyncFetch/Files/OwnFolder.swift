#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Checks of folders that nobody else may change: for logins and settings, a traffic log, and a cache.
package enum OwnFolder {
    /// Returns the reason why a folder is no place for logins, and for settings that say where they are sent.
    ///
    /// It must belong to this user or to the administrator. Not even its group may change what is in it. Others may at
    /// most add their own files, as in `/tmp`, so whoever reads a file there has to look at its owner, too.
    ///
    /// - Parameters:
    ///   - path: The path of the folder, for the message, which says how to mend it.
    ///   - owner: The owner, as the system tells it.
    ///   - mode: The mode, as the system tells it.
    /// - Returns: `nil` if it is one.
    package static func objection(toLoginsIn path: String, owner: UInt32, mode: UInt32) -> String? {
        guard isOwn(owner) else {
            return "the folder \(path) belongs to another user; choose a folder of your own"
        }
        guard mode & UInt32(S_IWGRP | S_IWOTH) == 0 || mode & UInt32(S_ISVTX) != 0 else {
            return "others can change the folder \(path); run: chmod 700 \(path)"
        }
        return nil
    }

    /// Returns `true` for this user and the administrator.
    package static func isOwn(_ owner: UInt32) -> Bool { owner == geteuid() || owner == 0 }

    /// Creates a folder that only this user can read, and those above it; an existing folder must pass `require(_:)`.
    package static func make(_ path: String) throws {
        try makeAll(path)
        try require(path)
    }

    /// Makes sure that nobody else controls the content of a folder.
    ///
    /// The folder and a symbolic link to it must belong to this user or to the administrator. Others may at most add
    /// their own files, as in `/tmp`. A folder that does not exist is accepted.
    package static func require(_ path: String) throws {
        var info = stat()
        guard lstat(path, &info) == 0 else {
            if errno == ENOENT || errno == ENOTDIR { return }
            throw SystemError()
        }
        guard isOwn(info) else { throw SystemError(EPERM, "\(path) belongs to somebody else") }
        guard stat(path, &info) == 0 else { throw SystemError() }
        guard info.st_mode & S_IFMT == S_IFDIR else { throw SystemError(ENOTDIR) }
        guard isOwn(info) else { throw SystemError(EPERM, "\(path) belongs to somebody else") }
        guard isSafe(info) else { throw SystemError(EPERM, "everybody can change what is in \(path)") }
    }

    /// Returns `true` if nobody else controls the content of a folder with this state.
    static func isSafe(_ info: stat) -> Bool {
        isOwn(info) && (info.st_mode & S_IWOTH == 0 || info.st_mode & S_ISVTX != 0)
    }

    private static func isOwn(_ info: stat) -> Bool { isOwn(info.st_uid) }

    private static func makeAll(_ path: String) throws {
        if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
        guard errno == ENOENT, let slash = path.lastSlash, slash != path.startIndex else {
            throw SystemError()
        }
        try makeAll(String(path[..<slash]))
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw SystemError() }
    }
}
