import GRDB

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension Emulator {
    /// The reason why an emulator could not start on its directory, such as a disk that is full or read-only.
    ///
    /// A directory of others, one that is in use and damaged data are other errors, which say what to do.
    public struct DirectoryError: Error, CustomStringConvertible {
        /// The path of the directory.
        public let path: String
        /// What failed: a system call with its file, or the database, and the system's reason.
        public let reason: String

        /// The directory and the reason, in one line.
        public var description: String { "\(path) cannot keep the data: \(reason)" }

        /// Creates the error for a failure of the start; `nil` if neither a file nor the database has failed.
        init?(_ path: String, _ error: any Error) {
            switch error {
            case let error as FileError: reason = error.description
            case let error as DatabaseError where error.isDiskFull:
                reason = "store.sqlite: \(String(cString: strerror(ENOSPC)))"
            case let error as DatabaseError:
                let message = error.message.map { ": \($0)" } ?? ""
                reason = "store.sqlite: SQLite reports \(error.extendedResultCode)\(message)"
            default: return nil
            }
            self.path = path
        }
    }
}

extension DatabaseError {
    /// A Boolean value indicating whether the disk has no room for a page, or for the index of the log (`store.sqlite-shm`).
    var isDiskFull: Bool { resultCode == .SQLITE_FULL || extendedResultCode == .SQLITE_IOERR_SHMSIZE }
}
