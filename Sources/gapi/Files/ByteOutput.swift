import AsyncFetch

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A file to write whose name is no UTF-8, as names of files may be.
///
/// The rest of the tool writes it under another name in the same folder. When it is whole, it gets its own.
struct ByteOutput: Sendable {
    /// That of the current command; `nil` for most.
    @TaskLocal static var current: ByteOutput?

    /// The path by which the rest of the tool writes the file.
    let path: String
    /// The user's path, as people may read it.
    private let shownName: String
    /// The bytes of the path to which the symbolic links of the user's path lead, with a 0 at the end.
    private let name: [CChar]
    /// The path of the rest of the tool with the mode of the file that is replaced; `nil` for a new file.
    let finalMode: FileReplacement.FinalMode?

    /// Finds a way to write a file.
    ///
    /// - Parameter path: The bytes of its path.
    /// - Throws: ``ToolFailure`` if there is no such folder, or if something else than a file is there.
    init(_ path: [UInt8]) throws {
        let name = try Self.target(of: path)
        shownName = ByteNames.text(path)
        self.name = Self.cString(name)
        var info = stat()
        let isThere = stat(self.name, &info) == 0
        if isThere {
            guard info.st_mode & S_IFMT == S_IFREG else {
                throw ToolFailure(.cannotCreate, "\(shownName): it is there and is no file")
            }
        }
        let mode = UInt32(info.st_mode)
        let slash = name.lastIndex(of: UInt8(ascii: "/"))
        let folder = slash.map { Array(name[...$0]) } ?? [UInt8(ascii: ".")]
        let descriptor = open(Self.cString(folder), O_RDONLY | O_DIRECTORY | O_CLOEXEC)  // open until the process ends
        guard descriptor >= 0 else {
            throw ToolFailure(.cannotCreate, "\(shownName): \(String(cString: strerror(errno)))")
        }
        let last = slash.map { Array(name[($0 + 1)...]) } ?? name
        let place = "\(DescriptorPath.path(of: descriptor))/\(ByteNames.text(last))"
        self.path = FileReplacement.path(beside: place, ".new")
        finalMode = isThere ? FileReplacement.FinalMode(self.path, mode: mode) : nil
        // Nobody else's file is written over, nor what is left of one by a run that was killed.
        guard lstat(self.path, &info) != 0 else {
            let other = self.path.split(separator: "/").last ?? ""
            throw ToolFailure(.cannotCreate, "\(shownName): remove \(other), which is beside it")
        }
    }

    /// Returns the path to which the symbolic links of a path lead, whether there is a file or not.
    private static func target(of path: [UInt8]) throws -> [UInt8] {
        var target = path
        for _ in 0..<longestChain {
            var place = [CChar](repeating: 0, count: Int(PATH_MAX))
            let count = readlink(cString(target), &place, place.count)
            guard count >= 0 else { return target }  // it is no link
            guard count < place.count else { break }
            let bytes = place[..<count].map(UInt8.init(truncatingIfNeeded:))
            let isWhole = bytes.first == UInt8(ascii: "/")
            target = (isWhole ? [] : target.lastIndex(of: UInt8(ascii: "/")).map { Array(target[...$0]) } ?? []) + bytes
        }
        throw ToolFailure(.cannotCreate, "\(ByteNames.text(path)): \(String(cString: strerror(ELOOP)))")
    }

    /// More symbolic links in a row than the system follows.
    private static let longestChain = 41

    private static func cString(_ path: [UInt8]) -> [CChar] { path.map(CChar.init(truncatingIfNeeded:)) + [0] }

    /// Gives the file its name, with the mode of the file that was there; does nothing if nothing was written.
    ///
    /// - Parameters:
    ///   - replaces: If `false`, a file that is there stays, whoever has written it.
    ///   - keepsMode: If `false`, the file keeps the mode that it was written with.
    /// - Throws: ``ToolFailure``; what was written is removed then.
    func takePlace(replaces: Bool = true, keepsMode: Bool = true) throws {
        var info = stat()
        guard lstat(path, &info) == 0 else { return }
        do {
            try requireFree(replaces: replaces)
            if !replaces {
                // A link never replaces anything.
                if link(path, name) == 0 {
                    unlink(path)
                    return
                }
                // File systems without links.
                guard [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS].contains(errno) else { throw failure() }
            } else if keepsMode, stat(name, &info) == 0 {
                chmod(path, info.st_mode & 0o777)
            }
            guard rename(path, name) == 0 else { throw failure() }
        } catch {
            unlink(path)
            throw error
        }
    }

    /// A Boolean value indicating whether a file has the name.
    var isThere: Bool {
        var info = stat()
        return lstat(name, &info) == 0
    }

    /// Refuses the name if a file has it that is not to be replaced.
    func requireFree(replaces: Bool) throws {
        guard !replaces, isThere else { return }
        throw ToolFailure(.cannotCreate, "\(shownName) is there already; --force replaces it")
    }

    private func failure() -> ToolFailure {
        let reason = errno == EEXIST ? "it is there already" : String(cString: strerror(errno))
        return ToolFailure(.cannotCreate, "\(shownName): \(reason)")
    }

    /// Returns the file that the rest of the tool writes at a path; `nil` if its name is text.
    static func written(at path: String) -> ByteOutput? { current?.path == path ? current : nil }

    /// Returns a path as people may read it: the user's own.
    static func shown(_ path: String) -> String { written(at: path)?.shownName ?? path }

    // MARK: Files that are also read

    /// Returns the path by which a file is read that the tool writes, too; `nil` if it is not there yet.
    static func existing(at path: String) -> String? {
        guard let output = written(at: path) else { return gapi.isThere(path) ? path : nil }
        let descriptor = open(output.name, O_RDONLY | O_CLOEXEC)
        return descriptor < 0 ? nil : DescriptorPath.path(of: descriptor)  // open until the process ends
    }

    /// Removes a file that the tool writes, by whatever name.
    static func remove(_ path: String) {
        if let output = written(at: path) { unlink(output.name) } else { unlink(path) }
    }
}
