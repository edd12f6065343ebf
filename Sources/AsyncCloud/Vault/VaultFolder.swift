import AsyncFetch

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A folder of a vault that is open, and the system calls for such folders; each of them blocks its thread.
///
/// What is in it is reached by its descriptor, so that it is never another folder's that has the path meanwhile. Names
/// are bytes with a NUL at their end, which need not be UTF-8.
struct VaultFolder: ~Copyable {
    /// The levels below a vault that are visited: a vault itself makes three.
    static let maximumDepth = 100
    /// The links to links that are followed to a folder that does not exist.
    private static let maximumLinks = 30

    private let path: String
    private let descriptor: CInt

    /// Opens a folder; `nil` if it does not exist.
    init?(_ path: String) throws(Cloud.Error) {
        try self.init(Array(path.utf8CString), in: AT_FDCWD, path: path)
    }

    private init?(_ name: [CChar], in parent: CInt, flags: CInt = 0, path: String) throws(Cloud.Error) {
        let folder = openat(parent, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC | flags)
        guard folder >= 0 else {
            if errno == ENOENT { return nil }
            throw Self.failure("cannot read the folder \(path)")
        }
        self.path = path
        descriptor = folder
    }

    deinit { closeDescriptor(descriptor) }

    /// Returns the names of what is in the folder.
    func names() throws(Cloud.Error) -> [[CChar]] {
        // The stream closes its descriptor, and moves the position of all copies of it.
        let own = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard own >= 0, let stream = fdopendir(own) else {
            defer { if own >= 0 { closeDescriptor(own) } }
            throw Self.failure("cannot read the folder \(path)")
        }
        defer { closedir(stream) }
        var names: [[CChar]] = []
        errno = 0
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                bytes.prefix { $0 != 0 }.map { CChar(truncatingIfNeeded: $0) } + [0]
            }
            if name != [46, 0], name != [46, 46, 0] { names.append(name) }
            errno = 0
        }
        guard errno == 0 else { throw Self.failure("cannot read the folder \(path)") }
        return names
    }

    /// Returns what has a name: links are not followed; `nil` if there is nothing.
    func info(_ name: [CChar]) throws(Cloud.Error) -> stat? {
        var info = stat()
        guard fstatat(descriptor, name, &info, AT_SYMLINK_NOFOLLOW) == 0 else {
            if errno == ENOENT { return nil }
            throw Self.failure("cannot examine \(pathOf(name))")
        }
        return info
    }

    /// Returns the length of all files in the folder; symbolic links count as files.
    func size(depth: Int = 0) throws(Cloud.Error) -> Int64 {
        guard depth < Self.maximumDepth else { throw Cloud.Error(.vault, "the folders in \(path) are too deep") }
        var total: Int64 = 0
        for name in try names() {
            guard let info = try info(name) else { continue }
            let size = info.isFolder ? try folder(name)?.size(depth: depth + 1) ?? 0 : info.length
            total = total.addingReportingOverflow(size).overflow ? .max : total + size
        }
        return total
    }

    /// Deletes what is in the folder, except one name; links are deleted, never followed.
    ///
    /// What cannot be deleted does not keep the rest.
    func deleteContents(except kept: [CChar]? = nil, depth: Int = 0) throws(Cloud.Error) {
        guard depth < Self.maximumDepth else { throw Cloud.Error(.vault, "the folders in \(path) are too deep") }
        var failure: Cloud.Error?
        for name in try names() where name != kept {
            do throws(Cloud.Error) {
                let isFolder = try info(name)?.isFolder == true
                if isFolder { try folder(name)?.deleteContents(depth: depth + 1) }
                try delete(name, isFolder: isFolder)
            } catch {
                failure = failure ?? error
            }
        }
        if let failure { throw failure }
    }

    /// Deletes a file or an empty folder, if it is there.
    func delete(_ name: [CChar], isFolder: Bool = false) throws(Cloud.Error) {
        guard unlinkat(descriptor, name, isFolder ? AT_REMOVEDIR : 0) == 0 || errno == ENOENT else {
            throw Self.failure("cannot delete \(pathOf(name))")
        }
    }

    private func folder(_ name: [CChar]) throws(Cloud.Error) -> VaultFolder? {
        try VaultFolder(name, in: descriptor, flags: O_NOFOLLOW, path: pathOf(name))
    }

    /// For messages.
    private func pathOf(_ name: [CChar]) -> String { "\(path)/\(Self.text(name))" }
}

extension VaultFolder {
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

    /// Creates a folder for this user alone, and those above it.
    ///
    /// - Returns: Its absolute path without symbolic links.
    static func createReal(_ path: String, links: Int = 0) throws(Cloud.Error) -> String {
        // What a link names may have been erased.
        if links < maximumLinks, let target = missingTarget(of: path) {
            return try createReal(target, links: links + 1)
        }
        try create(path)
        guard let bytes = realpath(path, nil) else { throw failure("cannot examine the folder \(path)") }
        defer { free(bytes) }
        guard let real = String(validatingCString: bytes) else {
            throw Cloud.Error(.vault, "the path of the folder \(path) is not UTF-8; name another folder")
        }
        return real
    }

    /// Returns what a link of this user, or of the administrator, names, if that does not exist.
    private static func missingTarget(of link: String) -> String? {
        var info = stat()
        guard lstat(link, &info) == 0, info.st_mode & S_IFMT == S_IFLNK,
            info.st_uid == geteuid() || info.st_uid == 0, access(link, F_OK) != 0, errno == ENOENT
        else { return nil }
        var bytes = [CChar](repeating: 0, count: 4096)
        let count = readlink(link, &bytes, bytes.count)
        let name = bytes.prefix(max(0, count)).map { UInt8(truncatingIfNeeded: $0) }
        guard !name.isEmpty, let target = String(validating: name, as: UTF8.self) else { return nil }
        return target.utf8.first == UInt8(ascii: "/") ? target : "\(split(link).folder)/\(target)"
    }

    /// Writes the names of a folder to the disk.
    static func synchronize(_ path: String) throws(Cloud.Error) {
        let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else {
            // Names can be changed in a folder that cannot be read.
            if errno == EACCES { return }
            throw failure("cannot open the folder \(path)")
        }
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

    /// Returns a name as text; bytes that are not UTF-8 are replaced.
    static func text(_ name: [CChar]) -> String {
        String(decoding: name.dropLast().map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
    }

    static func failure(_ what: String) -> Cloud.Error {
        let number = errno
        return Cloud.Error(number == ENOSPC ? .diskFull : .vault, "\(what): \(String(cString: strerror(number)))")
    }
}

extension stat {
    var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
    /// The number of bytes of a file.
    var length: Int64 { max(0, Int64(st_size)) }
    /// Whether this is the same file.
    func isSame(as other: stat) -> Bool { st_dev == other.st_dev && st_ino == other.st_ino }
}

// Methods of the same name would hide the function.
private func closeDescriptor(_ descriptor: CInt) { _ = close(descriptor) }
