import AsyncFetch

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The system calls for the folders of a vault; each of them blocks its thread.
enum VaultFolder {
    /// An entry of a folder.
    struct Entry {
        let name: String
        let isFolder: Bool
        let size: Int64
    }

    /// The levels below a vault that are visited: a vault itself makes three.
    static let maximumDepth = 100

    /// Creates a folder and those above it, for this user alone.
    static func create(_ path: String) throws(Cloud.Error) {
        do {
            try OwnFolder.make(path)
        } catch {
            throw Cloud.Error(.vault, "the folder \(path) cannot be used: \(error)", cause: error)
        }
    }

    /// Takes a folder's rights from everybody but this user.
    static func protect(_ path: String) throws(Cloud.Error) {
        guard chmod(path, 0o700) == 0 else { throw failure("cannot protect the folder \(path)") }
    }

    /// Returns the entries of a folder; `nil` if it does not exist.
    ///
    /// Symbolic links are not followed: they count as files.
    static func entries(_ path: String) throws(Cloud.Error) -> [Entry]? {
        guard let folder = opendir(path) else {
            if errno == ENOENT { return nil }
            throw failure("cannot read the folder \(path)")
        }
        defer { closedir(folder) }
        var entries: [Entry] = []
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name == "." || name == ".." { continue }
            var info = stat()
            // A name that is no text, or one that is gone again.
            guard lstat("\(path)/\(name)", &info) == 0 else { continue }
            entries.append(
                Entry(name: name, isFolder: info.st_mode & S_IFMT == S_IFDIR, size: max(0, Int64(info.st_size)))
            )
        }
        return entries
    }

    /// Returns the length of all files in a folder.
    static func size(of path: String, depth: Int = 0) throws(Cloud.Error) -> Int64 {
        guard depth < maximumDepth else { throw Cloud.Error(.vault, "the folders in \(path) are too deep") }
        var total: Int64 = 0
        for entry in try entries(path) ?? [] {
            let size = entry.isFolder ? try size(of: "\(path)/\(entry.name)", depth: depth + 1) : entry.size
            total = total.addingReportingOverflow(size).overflow ? .max : total + size
        }
        return total
    }

    /// Deletes what is in a folder, except one name in it; links are deleted, never followed.
    static func deleteContents(of path: String, except kept: String? = nil, depth: Int = 0) throws(Cloud.Error) {
        guard depth < maximumDepth else { throw Cloud.Error(.vault, "the folders in \(path) are too deep") }
        for entry in try entries(path) ?? [] where entry.name != kept {
            let child = "\(path)/\(entry.name)"
            if entry.isFolder { try deleteContents(of: child, depth: depth + 1) }
            try remove(child, isFolder: entry.isFolder)
        }
    }

    /// Deletes a file or an empty folder, if it is there.
    static func remove(_ path: String, isFolder: Bool) throws(Cloud.Error) {
        guard (isFolder ? rmdir(path) : unlink(path)) == 0 || errno == ENOENT else {
            throw failure("cannot delete \(path)")
        }
    }

    /// Writes the names of a folder to the disk.
    static func synchronize(_ path: String) throws(Cloud.Error) {
        let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { throw failure("cannot open the folder \(path)") }
        defer { closeDescriptor(folder) }
        // EINVAL: this file system does not do that with folders.
        guard fsync(folder) == 0 || errno == EINVAL else { throw failure("cannot write \(path) to the disk") }
    }

    /// Returns the bytes that this user may still write to the disk of a folder.
    static func freeSpace(_ path: String) throws(Cloud.Error) -> Int64 {
        var info = statvfs()
        guard statvfs(path, &info) == 0 else { throw failure("cannot examine the disk of \(path)") }
        let (bytes, overflow) = UInt64(info.f_bavail).multipliedReportingOverflow(by: UInt64(info.f_frsize))
        return overflow ? .max : Int64(clamping: bytes)
    }

    /// Splits a path into its folder and its name.
    static func split(_ path: String) -> (folder: String, name: String) {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
        let folder = String(path[..<slash])
        return (folder.isEmpty ? "/" : folder, String(path[path.utf8.index(after: slash)...]))
    }

    static func failure(_ what: String) -> Cloud.Error {
        let number = errno
        return Cloud.Error(number == ENOSPC ? .diskFull : .vault, "\(what): \(String(cString: strerror(number)))")
    }
}

// Methods of the same name would hide the function.
private func closeDescriptor(_ descriptor: CInt) { _ = close(descriptor) }
