#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The access to a file that replaces another.
package enum FileAccess: Sendable {
    /// The access of the old file; for a new file, the process's default (its umask).
    case asBefore
    /// Access for this user alone.
    case ownerOnly
}

/// The system calls that replace a file: the one way for downloads, cookies and cassettes.
///
/// The bytes go to a file next to it that nobody else can read. When it is whole, it gets the mode and name of the old
/// file. So a reader finds all of the old bytes or all of the new ones, and nobody sees them early. Each call blocks
/// its thread.
package enum FileReplacement {
    /// Returns the final destination of bytes for a path: the file itself, or the file that its symbolic links lead to.
    ///
    /// - Throws: An error if the path exists and is not a file, such as a device or a pipe, which a file must not
    ///   replace; or if it leads to a name that is not UTF-8.
    package static func target(of path: String) throws -> String {
        var info = stat()
        guard stat(path, &info) == 0 else {
            guard errno == ENOENT else { throw SystemError() }
            return try missingTarget(of: path)
        }
        guard info.st_mode & S_IFMT == S_IFREG else { throw SystemError(EINVAL, "it is there and is no file") }
        guard lstat(path, &info) == 0, info.st_mode & S_IFMT == S_IFLNK, let resolved = realpath(path, nil) else {
            return path
        }
        defer { free(resolved) }
        guard let target = String(validatingCString: resolved) else {
            throw SystemError(EINVAL, "it leads to a name that is not UTF-8")
        }
        return target
    }

    /// Returns the path of the file that is missing where the symbolic links of a path lead; the path itself without
    /// links.
    private static func missingTarget(of path: String) throws -> String {
        var path = path
        for _ in 0..<longestChain {
            guard let place = try target(ofLink: path) else { return path }
            path = place
        }
        throw SystemError(ELOOP)
    }

    /// Returns the path that a symbolic link names; `nil` if it is no link.
    private static func target(ofLink path: String) throws -> String? {
        let size = Int(PATH_MAX)
        var name = [CChar](repeating: 0, count: size)
        let count = readlink(path, &name, size)
        guard count >= 0 else { return nil }
        guard count < size,
            let place = String(validating: name[..<count].map(UInt8.init(truncatingIfNeeded:)), as: UTF8.self)
        else { throw SystemError(EINVAL, "it is a link to a name that is too long or not UTF-8") }
        return place.utf8.first == UInt8(ascii: "/") ? place : "\(folder(of: path))/\(place)"
    }

    /// Returns the places of a path and of what its symbolic links lead to, one after the other.
    ///
    /// The last one is that of the file, whether it is there or not. Each place is one path for all paths of the link or
    /// the file itself.
    package static func places(of path: String) -> [String] {
        var places: [String] = []
        var path = path
        while places.count <= longestChain {
            let folder = resolved(Self.folder(of: path))
            let name = path.lastSlash.map { path[$0...].utf8.dropFirst() } ?? path[...].utf8
            let place = (folder == "/" ? "" : folder) + "/" + String(decoding: name, as: UTF8.self)
            places.append(place)
            guard let target = try? Self.target(ofLink: place) else { break }
            path = target
        }
        return places
    }

    /// Returns one path for all paths that symbolic links lead to the same place, whether anything is there or not.
    package static func resolved(_ path: String) -> String {
        if let whole = realpath(path, nil) {
            defer { free(whole) }
            return String(cString: whole)
        }
        var path = path
        while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") {
            path = String(decoding: path.utf8.dropLast(), as: UTF8.self)
        }
        let target = (try? Self.target(of: path)) ?? path
        let folder = Self.folder(of: target)
        guard folder != target else { return target }
        let name = target.lastSlash.map { target[$0...].utf8.dropFirst() } ?? target[...].utf8
        let above = resolved(folder)
        return (above == "/" ? above : above + "/") + String(decoding: name, as: UTF8.self)
    }

    /// The most symbolic links in a row, as the system allows.
    private static let longestChain = 40

    /// Returns an unused name next to a path.
    package static func temporaryPath(beside path: String) -> String {
        self.path(beside: path, "." + String(UInt64.random(in: .min ... .max), radix: 36) + ".part")
    }

    /// Returns the path of a file next to another one: the path and an ending.
    ///
    /// A name that would be too long for a file system is cut, and a checksum of the whole name follows.
    ///
    /// - Parameters:
    ///   - path: The path of the other file.
    ///   - ending: The ending, of at most 32 bytes.
    /// - Returns: The path, always the same for the same path and ending.
    package static func path(beside path: String, _ ending: String) -> String {
        let start = path.lastSlash.map { path.utf8.index(after: $0) } ?? path.startIndex
        let name = path.utf8[start...]
        guard name.count > longestName - longestEnding else { return path + ending }
        var checksum = CRC32C()
        checksum.update(name)
        var end = path.utf8.index(start, offsetBy: longestName - longestEnding - "-4294967295".utf8.count)
        while end.samePosition(in: path.unicodeScalars) == nil { end = path.utf8.index(before: end) }
        return "\(path[..<end])-\(checksum.value)\(ending)"
    }

    /// The most bytes of a name of a file, and of an ending.
    private static let (longestName, longestEnding) = (255, 32)

    /// Creates a file that only this user can read, and never follows a link that somebody else put there.
    package static func create(_ path: String) throws -> CInt {
        let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw SystemError() }
        return descriptor
    }

    /// Returns `true` if the path is a device, a pipe or a socket, which takes bytes as they come.
    package static func isDevice(_ path: String) -> Bool {
        var info = stat()
        guard stat(path, &info) == 0 else { return false }
        return [S_IFCHR, S_IFIFO, S_IFSOCK].contains(info.st_mode & S_IFMT)
    }

    /// Opens a device or a pipe for writing; blocks the thread until a pipe has a reader or the task is cancelled.
    package static func openForWriting(_ path: String) throws -> CInt {
        while true {
            // Cancellation does not end an `open` that waits.
            let descriptor = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
            if descriptor >= 0 {
                guard fcntl(descriptor, F_SETFL, O_WRONLY) == 0 else {
                    let error = SystemError()
                    close(descriptor)
                    throw error
                }
                return descriptor
            }
            let error = SystemError()
            var info = stat()
            guard error.number == ENXIO, stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFIFO else { throw error }
            try Task.checkCancellation()
            poll(nil, 0, 20)
        }
    }

    /// Returns when all written bytes are on the disk.
    package static func synchronize(_ descriptor: CInt) throws {
        guard fsync(descriptor) == 0 else { throw SystemError() }
    }

    /// Opens a file for reading, which may belong to another user.
    static func openForReading(_ path: String) throws -> CInt {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemError() }
        return descriptor
    }

    static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: CInt) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw SystemError() }
            rest = rest.dropFirst(count)
        }
    }

    /// Sets the final mode of a whole file.
    package static func setMode(
        _ descriptor: CInt,
        for path: String,
        _ access: FileAccess,
        _ finalMode: FinalMode? = nil
    ) throws {
        guard access == .asBefore else { return }
        let known = finalMode.flatMap { $0.path == path ? mode_t($0.mode & 0o777) : nil }
        guard fchmod(descriptor, try known ?? mode(for: path)) == 0 else { throw SystemError() }
    }

    /// The mode that a file gets with its name, though its name or its mode changes once more in a second step.
    ///
    /// Nobody reads it between the steps who cannot read it in the end.
    package struct FinalMode: Sendable {
        let path: String
        package let mode: UInt32

        /// Creates the value for a path and the mode of its file.
        package init(_ path: String, mode: UInt32) { (self.path, self.mode) = (path, mode) }

        /// The mode of a file that the current task downloads; `nil` for most.
        @TaskLocal package static var current: FinalMode?
    }

    /// Gives an open file that has no name the first one.
    static func link(_ descriptorPath: String, to path: String) throws {
        guard linkat(AT_FDCWD, descriptorPath, AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0 else { throw SystemError() }
    }

    /// Gives a file its final name, and replaces an existing file.
    package static func move(_ temporaryPath: String, to path: String) throws {
        guard rename(temporaryPath, path) == 0 else { throw SystemError() }
    }

    /// Makes a rename durable.
    static func synchronizeFolder(of path: String) throws {
        let folder = open(Self.folder(of: path), O_RDONLY | O_CLOEXEC)
        guard folder >= 0 else { throw SystemError() }
        defer { close(folder) }
        guard fsync(folder) == 0 || errno == EINVAL else { throw SystemError() }  // EINVAL: not supported here
    }

    /// Returns the path of the folder that a path's last name is in.
    package static func folder(of path: String) -> String {
        guard let slash = path.lastSlash else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Returns the mode of the existing file, or the mode that a new file gets.
    private static func mode(for path: String) throws -> mode_t {
        var info = stat()
        if stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG { return info.st_mode & 0o777 }
        // Creates an empty file to find out, because reading the umask means setting it, for all threads.
        let probe = temporaryPath(beside: path)
        let descriptor = open(probe, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw SystemError() }
        defer { close(descriptor) }
        unlink(probe)
        guard fstat(descriptor, &info) == 0 else { throw SystemError() }
        return info.st_mode & 0o777
    }
}

extension StringProtocol where UTF8View: BidirectionalCollection {
    /// The position of the last slash of a path; `nil` if there is none.
    ///
    /// The operating system splits paths by bytes. A slash before a combining mark is one, too, though not a `Character`.
    package var lastSlash: Index? { utf8.lastIndex(of: UInt8(ascii: "/")) }
}

extension FetchError {
    /// A Boolean value indicating whether a file could not be written because the disk is full.
    package var isDiskFull: Bool { (cause as? SystemError)?.number == ENOSPC }
}

/// An error number of the operating system.
struct SystemError: Error, CustomStringConvertible {
    let number: CInt
    private let reason: String?

    init(_ number: CInt = errno, _ reason: String? = nil) { (self.number, self.reason) = (number, reason) }

    var description: String { reason ?? String(cString: strerror(number)) }
}
