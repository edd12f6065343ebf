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

/// A change of the files in a directory that is made as a whole, or not at all.
///
///     DIRECTORY/.UUID/new/Drive.swift     the new files, until all of them are written
///     DIRECTORY/.UUID/old/Drive.swift     the old files, until all new ones have their places
///
/// A process that is killed while the files get their places leaves some old ones and some new ones, and this folder.
struct DirectoryChange {
    /// The failure of a change whose old files could not all be put back.
    struct Unfinished: Error {
        /// The folder of the old files.
        let folder: String
        /// The failure of the change itself.
        let cause: POSIXError
    }

    private let directory: String
    /// The folder of the new and the old files, on the same disk as their places.
    private let beside: String
    /// Renames a file as the system's function does.
    private let move: (_ old: String, _ new: String) -> CInt

    /// Prepares a change; nothing is made yet.
    ///
    /// - Parameters:
    ///   - directory: The path of the directory.
    ///   - move: Renames a file; by default the system's function.
    init(
        in directory: String,
        movingWith move: @escaping (_ old: String, _ new: String) -> CInt = { rename($0, $1) }
    ) {
        self.directory = directory
        self.move = move
        beside = "\(directory)/.\(UUID().uuidString)"
    }

    /// Writes files, moves them to their places, and removes others.
    ///
    /// - Parameters:
    ///   - files: The files, which may replace others.
    ///   - removed: The paths of the files to remove.
    /// - Throws: An error of the system; then the files in the directory are as they were. ``Unfinished`` if they are
    ///   not.
    func make(writing files: [(path: String, text: String)], removing removed: [String]) throws {
        var isKept = false
        defer { if !isKept { try? FileManager.default.removeItem(atPath: beside) } }
        for folder in ["new", "old"] {
            let path = "\(beside)/\(folder)"
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        }
        for file in files { try Self.create("\(beside)/new/\(file.path)", file.text) }
        var reversal: [() -> Bool] = []
        do {
            for file in files {
                let hasOld = try keep(file.path, adding: &reversal)
                let place = "\(directory)/\(file.path)"
                guard move("\(beside)/new/\(file.path)", place) == 0 else { throw Self.failure }
                if !hasOld { reversal.append { unlink(place) == 0 || errno == ENOENT } }
            }
            for path in removed {
                guard try keep(path, adding: &reversal) else { continue }
                guard unlink("\(directory)/\(path)") == 0 || errno == ENOENT else { throw Self.failure }
            }
        } catch {
            // All of them, whatever becomes of the others.
            for step in reversal.reversed() where !step() { isKept = true }
            guard isKept else { throw error }
            try? FileManager.default.removeItem(atPath: "\(beside)/new")
            throw Unfinished(folder: "\(beside)/old", cause: error as? POSIXError ?? POSIXError(.EIO))
        }
    }

    /// Keeps the old file of a path; where the file system has hard links, it stays in its place, too.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - reversal: The steps that undo the change, to which one for this file is added.
    /// - Returns: `false` if there is no old file.
    /// - Throws: An error of the system; then nothing is changed.
    private func keep(_ path: String, adding reversal: inout [() -> Bool]) throws -> Bool {
        let (place, old) = ("\(directory)/\(path)", "\(beside)/old/\(path)")
        guard link(place, old) == 0 || move(place, old) == 0 else {
            guard errno == ENOENT else { throw Self.failure }
            return false
        }
        reversal.append { [move] in move(old, place) == 0 }
        return true
    }

    /// Writes a new file; an error of its close counts, too, for some file systems tell only then that there is no room.
    private static func create(_ path: String, _ text: String) throws {
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard file >= 0 else { throw failure }
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                let error = failure
                close(file)
                throw error
            }
        }
        guard close(file) == 0 || errno == EINTR else { throw failure }
    }

    /// The error of the last system call.
    private static var failure: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
