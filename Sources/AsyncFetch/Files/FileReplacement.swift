#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Who may read a file that takes the place of another.
package enum FileAccess: Sendable {
    /// Whoever could read the old file; a new one as the process makes files (its umask).
    case asBefore
    /// This user alone.
    case ownerOnly
}

/// The system calls that put a file in the place of another: the one way for downloads, cookies and cassettes.
///
/// The bytes go to a file beside it that nobody else can read, which gets mode and name of the old one when it is whole: a
/// reader finds all of the old bytes or all of the new ones, and nobody sees them early. Each call blocks its thread.
package enum FileReplacement {
    /// Where bytes for a path go in the end: to the file that it is, or that its symbolic links lead to.
    ///
    /// - Throws: for what is there and no file, such as a device or a pipe, which a file must not replace.
    package static func target(of path: String) throws -> String {
        var info = stat()
        guard stat(path, &info) == 0 else {
            // A link that leads nowhere would be replaced by the file.
            return path
        }
        guard info.st_mode & S_IFMT == S_IFREG else { throw SystemError(EINVAL, "it is there and is no file") }
        guard lstat(path, &info) == 0, info.st_mode & S_IFMT == S_IFLNK, let resolved = realpath(path, nil) else {
            return path
        }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// A name beside a path that nobody has.
    package static func temporaryPath(beside path: String) -> String {
        "\(path).\(String(UInt64.random(in: .min ... .max), radix: 36)).part"
    }

    /// Makes a file that only this user can read, and never one through a link that somebody else put there.
    package static func create(_ path: String) throws -> CInt {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw SystemError() }
        return descriptor
    }

    /// Whether bytes for a path go to somebody who takes them as they come.
    package static func isDevice(_ path: String) -> Bool {
        var info = stat()
        guard stat(path, &info) == 0 else { return false }
        return [S_IFCHR, S_IFIFO, S_IFSOCK].contains(info.st_mode & S_IFMT)
    }

    /// Opens a device or a pipe for writing.
    package static func openForWriting(_ path: String) throws -> CInt {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemError() }
        return descriptor
    }

    /// Returns when everything written is on the disk.
    package static func synchronize(_ descriptor: CInt) throws {
        guard fsync(descriptor) == 0 else { throw SystemError() }
    }

    /// Opens a file for reading, which need not be one's own.
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

    /// Gives a whole file the mode that it has from now on.
    package static func setMode(_ descriptor: CInt, for path: String, _ access: FileAccess) throws {
        guard access == .asBefore else { return }
        guard fchmod(descriptor, try mode(for: path)) == 0 else { throw SystemError() }
    }

    /// Gives a file its final name, replacing one that is there.
    package static func move(_ temporaryPath: String, to path: String) throws {
        guard rename(temporaryPath, path) == 0 else { throw SystemError() }
    }

    /// Makes a rename durable.
    static func synchronizeFolder(of path: String) throws {
        let folder = open(Self.folder(of: path), O_RDONLY | O_CLOEXEC)
        guard folder >= 0 else { throw SystemError() }
        defer { close(folder) }
        guard fsync(folder) == 0 || errno == EINVAL else { throw SystemError() }  // EINVAL: no such thing here
    }

    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The mode of the file that is there, or the one that a new file gets.
    private static func mode(for path: String) throws -> mode_t {
        var info = stat()
        if stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG { return info.st_mode & 0o777 }
        // An empty file tells: asking for the umask means setting it, for all threads.
        let probe = temporaryPath(beside: path)
        let descriptor = open(probe, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw SystemError() }
        defer { close(descriptor) }
        unlink(probe)
        guard fstat(descriptor, &info) == 0 else { throw SystemError() }
        return info.st_mode & 0o777
    }
}

/// An error number of the system.
struct SystemError: Error, CustomStringConvertible {
    let number: CInt
    private let reason: String?

    init(_ number: CInt = errno, _ reason: String? = nil) { (self.number, self.reason) = (number, reason) }

    var description: String { reason ?? String(cString: strerror(number)) }
}
