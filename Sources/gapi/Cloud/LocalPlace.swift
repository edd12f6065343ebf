import AsyncFetch
import AsyncStorage
import GAPIDescription

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The files and folders of this machine that transfers read and write.
enum LocalPlace {
    /// What is at a path; a symbolic link itself, and not what it leads to.
    struct Found: Equatable {
        enum Kind { case file, folder, link, other }

        var kind: Kind
        var size: Int64
        var modified: Date?
    }

    /// Returns what is at a path; `nil` for nothing.
    static func found(at path: String) -> Found? {
        var status = stat()
        guard lstat(path, &status) == 0 else {
            // Something that cannot be looked at is there, too.
            return errno == ENOENT || errno == ENOTDIR ? nil : Found(kind: .other, size: 0)
        }
        return Found(status)
    }

    /// Returns what a path leads to that the user has named.
    static func followed(_ path: String) throws -> Found {
        var status = stat()
        guard stat(path, &status) == 0 else {
            throw ToolFailure(.unreadable, "\(path.singleLine) cannot be read")
        }
        let found = Found(status)
        guard found.kind == .file || found.kind == .folder else {
            throw ToolFailure(.unreadable, "\(path.singleLine) is no file")
        }
        return found
    }

    /// Returns `true` if two paths lead to one thing; a symbolic link is itself.
    static func isSame(_ path: String, _ other: String) -> Bool {
        var (first, second) = (stat(), stat())
        guard lstat(path, &first) == 0, lstat(other, &second) == 0 else { return false }
        return first.st_dev == second.st_dev && first.st_ino == second.st_ino
    }

    /// Returns the names in a folder that are UTF-8, in their order.
    static func names(in folder: String) throws -> [String] { try allNames(in: folder).texts }

    /// Returns the names in a folder, in their order: those that are UTF-8, and the others as people may read them.
    static func allNames(in folder: String) throws -> (texts: [String], others: [String]) {
        let names: [[UInt8]]
        do { names = try LocalFile.names(in: folder) } catch {
            throw ToolFailure(.unreadable, "the folder cannot be read")
        }
        let others = names.filter { String(validating: $0, as: UTF8.self) == nil }.map { ByteNames.text($0) }
        return (names.compactMap { String(validating: $0, as: UTF8.self) }.sorted(), others.sorted())
    }

    /// Returns the number of bytes of all files below a folder, without those behind symbolic links.
    static func totalSize(of folder: String) -> Int64 {
        var total: Int64 = 0
        var folders = [folder]
        while let next = folders.popLast() {
            for name in (try? names(in: next)) ?? [] {
                let path = next.appendingPathPart(name)
                guard let found = found(at: path) else { continue }
                if found.kind == .folder { folders.append(path) }
                if found.kind == .file { total = total.addingReportingOverflow(found.size).partialValue }
            }
        }
        return total
    }

    /// Returns the path of a name in a folder.
    ///
    /// - Throws: ``ToolFailure`` with `badData` for a name that would lead elsewhere.
    static func path(of name: String, in folder: String) throws -> String {
        let bytes = name.utf8
        let leads =
            bytes.isEmpty || name == "." || name == ".." || bytes.contains(UInt8(ascii: "/")) || bytes.contains(0)
        guard !leads, bytes.count <= 255 else {
            throw ToolFailure(.badData, "no file here can have the name \(name.singleLine)")
        }
        return folder.appendingPathPart(name)
    }

    /// Makes a folder if there is none; a symbolic link is none.
    static func makeFolder(_ path: String) throws {
        switch found(at: path)?.kind {
        case .folder?: return
        case .link?: throw ToolFailure(.cannotCreate, "\(path.singleLine) is a symbolic link, which is not followed")
        case nil where mkdir(path, 0o777) == 0: return
        case nil: throw failure(at: path)
        default: throw ToolFailure(.cannotCreate, "\(path.singleLine) is there already, and is no folder")
        }
    }

    /// Makes a folder that the user has named, and those that it is in.
    static func makeFolders(_ path: String) throws {
        let folder = FileReplacement.folder(of: path)
        guard !isFolder(path), mkdir(path, 0o777) != 0 else { return }
        guard errno == ENOENT, folder != path else { throw failure(at: path) }
        try makeFolders(folder)
        guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw failure(at: path) }
    }

    // MARK: The folder of the tool

    /// Makes a folder that only this user can read, and those that it is in; one that is there must be the user's own.
    static func makeOwnFolder(_ path: String) throws {
        var info = stat()
        if stat(path, &info) == 0 { try requireOwn(folder: path, info) }
        do { try OwnFolder.make(path) } catch { throw ToolFailure(.cannotCreate, "\(path.singleLine): \(error)") }
    }

    /// Throws if others can change a file of the tool's folder, which says where passwords and tokens are sent.
    ///
    /// Its folder has the rule, the message and the exit code of the logins beside it. Of a symbolic link, which people
    /// have who keep their settings elsewhere, the file counts and its folder, too. A file that is not there is accepted.
    static func requireOwn(file path: String) throws {
        let folder = FileReplacement.folder(of: path)
        var (above, file) = (stat(), stat())
        // What cannot be examined cannot be read either, and that says why.
        guard stat(folder, &above) == 0, lstat(path, &file) == 0 else { return }
        let (owner, isLink) = (file.st_uid, file.st_mode & S_IFMT == S_IFLNK)
        if isLink, stat(path, &file) != 0 { return }
        try requireOwn(folder: folder, above)
        guard isLink else { return try requireOwn(path, file, in: above) }
        guard OwnFolder.isOwn(owner) else { throw notOwn(path) }
        guard let whole = realpath(path, nil) else { return }
        defer { free(whole) }
        let target = String(cString: whole)
        let targetFolder = FileReplacement.folder(of: target)
        guard stat(targetFolder, &above) == 0 else { return }
        try requireOwn(folder: targetFolder, above)
        // Unlike that of the tool, a folder elsewhere may be open to others at other times.
        try requireOwn(target, file, in: nil)
    }

    private static func notOwn(_ path: String) -> ToolFailure {
        ToolFailure(.cannotCreate, "the file \(path) belongs to another user; remove it")
    }

    /// Throws if others can change a file, which they cannot do in a folder that only this user may enter.
    private static func requireOwn(_ path: String, _ file: stat, in folder: stat?) throws {
        guard OwnFolder.isOwn(file.st_uid) else { throw notOwn(path) }
        let isReachable = folder.map { $0.st_mode & (S_IXGRP | S_IXOTH) != 0 } ?? true
        let isOpen = file.st_mode & S_IFMT == S_IFREG && file.st_mode & (S_IWGRP | S_IWOTH) != 0
        guard !isReachable || !isOpen else {
            throw ToolFailure(.cannotCreate, "others can change the file \(path); run: chmod 600 \(path)")
        }
    }

    private static func requireOwn(folder: String, _ info: stat) throws {
        let objection = OwnFolder.objection(toLoginsIn: folder, owner: info.st_uid, mode: UInt32(info.st_mode))
        if let objection { throw ToolFailure(.cannotCreate, objection) }
    }

    // MARK: Files that appear when they are whole

    /// Returns the path of the file that is written for a path of the user: that to which a symbolic link leads.
    static func target(of path: String) throws -> String {
        guard found(at: path)?.kind == .link else { return path }
        do { return try FileReplacement.target(of: path) } catch {
            throw ToolFailure(.cannotCreate, "\(path.singleLine): \(error)")
        }
    }

    /// Refuses the path of a new file if something is there that stays.
    static func requireFree(_ path: String, replaces: Bool) throws {
        switch found(at: path)?.kind {
        case nil: return
        case .file? where replaces, .link? where replaces: return
        case .file?, .link?:
            throw ToolFailure(.cannotCreate, "\(path.singleLine) is there already; --force replaces it")
        default: throw ToolFailure(.cannotCreate, "\(path.singleLine) is there already, and is no file")
        }
    }

    /// Returns the path of the bytes that are to become a file.
    ///
    /// It is the same each time, so that a download goes on where it was stopped; and no name that a server knows.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - source: The place of the contents.
    /// - Returns: The path of a hidden file in the same folder.
    static func temporary(for path: String, from source: String) -> String {
        let whole = realpath(FileReplacement.folder(of: path), nil)
        defer { free(whole) }
        let folder = whole.map { String(cString: $0) } ?? ""
        let digest = "\(folder)\n\(path.lastPathPart)\n\(source)".sha256.prefix(24)
        let temporary = FileReplacement.folder(of: path).appendingPathPart(".gapi-\(digest)")
        // A run that ended at its last step has left the file.
        if found(at: temporary)?.kind == .file { unlink(temporary) }
        return temporary
    }

    /// Returns the temporary path with the mode of the file that is replaced in the end; `nil` if there is none.
    static func finalMode(_ temporary: String, before path: String) -> FileReplacement.FinalMode? {
        let replaced = ByteOutput.written(at: path)?.finalMode?.mode ?? mode(of: path).map { UInt32($0) }
        return replaced.map { FileReplacement.FinalMode(temporary, mode: $0) }
    }

    /// Gives a whole file its name.
    ///
    /// - Throws: ``ToolFailure`` with `cannotCreate`, also if something got the name in the meantime; the bytes are
    ///   removed then.
    static func place(_ temporary: String, at path: String, replaces: Bool) throws {
        do {
            try requireFree(path, replaces: replaces)
            if !replaces {
                // A link never replaces anything, whoever else writes there.
                if link(temporary, path) == 0 {
                    unlink(temporary)
                    return
                }
                // File systems without links.
                guard [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS].contains(errno) else { throw failure(at: path) }
            } else {
                keepMode(of: path, for: temporary)
            }
            guard rename(temporary, path) == 0 else { throw failure(at: path) }
        } catch {
            unlink(temporary)
            throw error
        }
    }

    /// Gives a new file the mode of the one that it replaces.
    private static func keepMode(of path: String, for temporary: String) {
        if let mode = mode(of: path) { chmod(temporary, mode) }
    }

    /// Returns the mode of a file; `nil` if there is none.
    private static func mode(of path: String) -> mode_t? {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return status.st_mode & 0o777
    }

    /// Gives a file the time of its last change on the server, if that is a time that files have.
    static func setModified(_ date: Date?, of path: String) {
        guard let date, (0..<1e11).contains(date.timeIntervalSince1970) else { return }
        try? FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    }

    private static func failure(at path: String) -> ToolFailure {
        let reason = errno == EEXIST ? "it is there already" : String(cString: strerror(errno))
        return ToolFailure(.cannotCreate, "\(path.singleLine): \(reason)")
    }
}

extension LocalPlace.Found {
    /// Creates the value for what the system says.
    fileprivate init(_ status: stat) {
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            default: .other
            }
        #if canImport(Darwin)
        let time = status.st_mtimespec
        #else
        let time = status.st_mtim
        #endif
        size = Int64(status.st_size)
        modified = Date(timeIntervalSince1970: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
    }
}
