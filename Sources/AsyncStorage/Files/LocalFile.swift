import AsyncFetch

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What the file system tells of a name.
package struct LocalFile: Sendable, Hashable {
    /// The kinds of things that have names.
    enum Kind: Sendable, Hashable { case file, folder, link, other }

    /// The identity of a thing, by which a circle of links is found.
    struct Identity: Sendable, Hashable {
        let device: UInt64
        let number: UInt64
    }

    let kind: Kind
    let size: Int64
    /// The time of the last change in whole seconds since 1970.
    let modified: Int64
    /// The permissions, such as `0o644`.
    let mode: UInt32
    let identity: Identity

    private init(_ info: stat) {
        kind =
            switch info.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            default: .other
            }
        size = Int64(info.st_size)
        #if canImport(Darwin)
        modified = Int64(info.st_mtimespec.tv_sec)
        #else
        modified = Int64(info.st_mtim.tv_sec)
        #endif
        mode = UInt32(info.st_mode & 0o7777)
        identity = Identity(device: UInt64(truncatingIfNeeded: info.st_dev), number: UInt64(info.st_ino))
    }

    /// Examines a name; `nil` if there is nothing.
    ///
    /// It blocks its thread.
    ///
    /// - Throws: `FetchError.Code.file`.
    static func examine(_ path: String, followingLinks: Bool) throws -> LocalFile? {
        var info = stat()
        let result = followingLinks ? stat(path, &info) : lstat(path, &info)
        guard result == 0 else {
            if errno == ENOENT { return nil }
            throw failure("cannot examine \(path)")
        }
        return LocalFile(info)
    }

    /// Examines what is open.
    ///
    /// - Throws: `FetchError.Code.file`.
    static func examine(_ descriptor: CInt, named path: String) throws -> LocalFile {
        var info = stat()
        guard fstat(descriptor, &info) == 0 else { throw failure("cannot examine \(path)") }
        return LocalFile(info)
    }

    /// Returns the names in a folder, in no order, as the bytes that they are.
    ///
    /// It blocks its thread.
    ///
    /// - Throws: `FetchError.Code.file`.
    package static func names(in folder: String) throws -> [[UInt8]] {
        guard let stream = opendir(folder) else { throw failure("cannot read the folder \(folder)") }
        defer { closedir(stream) }
        var names: [[UInt8]] = []
        while true {
            errno = 0
            guard let entry = readdir(stream) else {
                guard errno == 0 else { throw failure("cannot read the folder \(folder)") }
                return names
            }
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            if name != Array(".".utf8), name != Array("..".utf8) { names.append(name) }
        }
    }

    /// Makes the folders above a file below a root, and makes sure that none of them is a link out of it.
    ///
    /// It blocks its thread.
    ///
    /// - Throws: `FetchError.Code.file`.
    static func makeFolders(above name: String, below root: String, followingLinks: Bool) throws {
        var path = root
        // By bytes: with a mark for a letter after it, a slash is another character, and to the system still a slash.
        for part in name.utf8.split(separator: UInt8(ascii: "/")).dropLast() {
            path += "/" + String(decoding: part, as: UTF8.self)
            if mkdir(path, 0o777) == 0 { continue }
            guard errno == EEXIST else { throw failure("cannot make the folder \(path)") }
            guard let there = try examine(path, followingLinks: followingLinks) else { continue }
            switch there.kind {
            case .folder: continue
            case .link: throw FetchError(.file, "\(path) is a symbolic link, through which nothing is written")
            case .file, .other: throw FetchError(.file, "\(path) is a file where a folder is needed; move it away")
            }
        }
    }

    /// Makes sure that no folder above a file below a root is a link out of it.
    ///
    /// It blocks its thread.
    ///
    /// - Throws: `FetchError.Code.file`.
    static func requireNoLink(above name: String, below root: String) throws {
        var path = root
        for part in name.utf8.split(separator: UInt8(ascii: "/")).dropLast() {
            path += "/" + String(decoding: part, as: UTF8.self)
            guard try examine(path, followingLinks: false)?.kind != .link else {
                throw FetchError(.file, "\(path) is a symbolic link, through which nothing is deleted")
            }
        }
    }

    /// Makes a folder and those above it.
    ///
    /// It blocks its thread.
    ///
    /// - Throws: `FetchError.Code.file`.
    static func makeFolder(_ path: String) throws {
        if mkdir(path, 0o777) == 0 { return }
        if errno == EEXIST {
            guard try examine(path, followingLinks: true)?.kind == .folder else {
                throw FetchError(.file, "\(path) is not a folder")
            }
            return
        }
        guard errno == ENOENT, let parent = parent(of: path) else {
            throw failure("cannot make the folder \(path)")
        }
        try makeFolder(parent)
        guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw failure("cannot make the folder \(path)") }
    }

    /// Returns the folder that a path names something in; `nil` for the working folder and the root.
    static func parent(of path: String) -> String? {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex else { return nil }
        return String(decoding: path.utf8[..<slash], as: UTF8.self)
    }

    /// Makes sure that a file may come under a name: nothing is there, or a file.
    ///
    /// It blocks its thread.
    ///
    /// - Throws: `FetchError.Code.file`.
    static func requirePlace(_ path: String, followingLinks: Bool) throws {
        switch try examine(path, followingLinks: followingLinks)?.kind {
        case nil, .file: break
        case .folder: throw FetchError(.file, "\(path) is a folder where a file is to be; move it away")
        case .link: throw FetchError(.file, "\(path) is a symbolic link, through which nothing is written")
        case .other: throw FetchError(.file, "\(path) is no file; move it away")
        }
    }

    /// Makes sure that a file has no other name in its folder: in other capitals, or through a symbolic link.
    ///
    /// It blocks its thread.
    ///
    /// - Throws: `FetchError.Code.file`.
    static func requireNoOtherName(of path: String, folding: Bool, followingLinks: Bool) throws {
        guard let file = try examine(path, followingLinks: followingLinks) else { return }
        let folder = FileReplacement.folder(of: path)
        let name = path.lastSlash.map { path.utf8[$0...].dropFirst() } ?? path.utf8[...]
        let folded = String(decoding: name, as: UTF8.self).lowercased()
        for bytes in try names(in: folder) where !bytes.elementsEqual(name) {
            let other = String(decoding: bytes, as: UTF8.self)
            // Strings are equal if they look the same, in whatever bytes.
            guard followingLinks || (folding && other.lowercased() == folded) else { continue }
            let there = try? examine(folder + "/" + other, followingLinks: followingLinks)
            guard there?.identity == file.identity else { continue }
            throw FetchError(
                .file,
                "\(path) is also \(LocalName.readable(bytes)) there, which can be another object; move it elsewhere"
            )
        }
    }

    /// Sets the time of the last change, and the permissions if they are given.
    ///
    /// If links are not followed, the time is never that of a file elsewhere.
    ///
    /// It blocks its thread.
    ///
    /// - Throws: `FetchError.Code.file`.
    static func set(_ path: String, modified: Int64?, mode: UInt32?, followingLinks: Bool) throws {
        if let modified, let seconds = time_t(exactly: modified) {
            let time = timespec(tv_sec: seconds, tv_nsec: 0)
            let times = [time, time]
            guard utimensat(AT_FDCWD, path, times, followingLinks ? 0 : AT_SYMLINK_NOFOLLOW) == 0 else {
                throw failure("cannot set the time of \(path)")
            }
        }
        // Never the bits with which a file runs as another user.
        if let mode, chmod(path, mode_t(mode & 0o777)) != 0 { throw failure("cannot set the mode of \(path)") }
    }

    /// Gives a file another name if that is free; else the file is deleted.
    ///
    /// It blocks its thread.
    ///
    /// - Returns: `false` if there is something of that name.
    /// - Throws: `FetchError.Code.file`.
    static func move(_ path: String, toFree name: String) throws -> Bool {
        // Nothing, or the second name, is left of it in any case.
        defer { unlink(path) }
        if link(path, name) == 0 { return true }
        if errno == EEXIST { return false }
        guard [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS].contains(errno) else { throw failure("cannot make \(name)") }
        // A file system without second names.
        guard try examine(name, followingLinks: false) == nil else { return false }
        guard rename(path, name) == 0 else { throw failure("cannot make \(name)") }
        return true
    }

    /// Deletes a file.
    ///
    /// It blocks its thread.
    ///
    /// - Throws: `FetchError.Code.file`; nothing if it is not there.
    static func delete(_ path: String) throws {
        guard unlink(path) == 0 || errno == ENOENT else { throw failure("cannot delete \(path)") }
    }

    /// Returns `true` if the names of a folder are the same in capitals and small letters.
    ///
    /// It blocks its thread.
    package static func foldsNames(in folder: String) -> Bool {
        isSame(".async-storage-", ".ASYNC-STORAGE-", in: folder)
    }

    /// Returns what the file system of a folder does not tell apart in names.
    ///
    /// It blocks its thread.
    package static func nameFolding(in folder: String) -> NameFolding {
        var folding: NameFolding = foldsNames(in: folder) ? .capitals : []
        if isSame(".async-storage-\u{E9}-", ".async-storage-e\u{301}-", in: folder) { folding.insert(.forms) }
        return folding
    }

    /// Returns `true` if a new file whose name begins with a text is found with another text, too.
    private static func isSame(_ start: String, _ other: String, in folder: String) -> Bool {
        let name = UniqueName.make(bits: 64)
        let probe = folder + "/" + start + name
        guard let descriptor = try? FileReplacement.create(probe) else { return false }
        close(descriptor)
        defer { unlink(probe) }
        return (try? examine(folder + "/" + other + name, followingLinks: false)) != nil
    }

    /// Returns `true` if a name in a folder leads to its file in other capitals, too; `false` without a name that shows it.
    ///
    /// Unlike ``foldsNames(in:)``, it writes nothing. It blocks its thread.
    static func showsFoldedNames(in folder: String) -> Bool {
        guard let found = try? Set(names(in: folder)) else { return false }
        for bytes in found {
            guard bytes.allSatisfy({ $0 < 0x80 }), let name = String(validating: bytes, as: UTF8.self) else { continue }
            let other = name == name.uppercased() ? name.lowercased() : name.uppercased()
            guard other != name else { continue }
            guard !found.contains(Array(other.utf8)),
                let file = try? examine(folder + "/" + name, followingLinks: false),
                let same = try? examine(folder + "/" + other, followingLinks: false)
            else { return false }
            return file.identity == same.identity
        }
        return false
    }

    static func failure(_ what: String) -> FetchError {
        FetchError(.file, "\(what): \(String(cString: strerror(errno)))")
    }
}
