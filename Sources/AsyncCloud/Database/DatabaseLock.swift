import AsyncFetch

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The right to have a database open, which ends with this object and with the process.
///
/// Only who has it may put a new file in the place of a damaged one: nobody else can write into the old one meanwhile,
/// or take the new one away. The locked file is one beside the database, which stays, because the database is renamed.
final class DatabaseLock: Sendable {
    /// The end of the lock, for those who wait for it.
    let end = Promise<Void>()
    private let descriptor: CInt

    /// Locks a database.
    ///
    /// - Throws: ``Cloud/Error`` with ``Cloud/Error/Code/database`` if somebody has it open, here or in another process,
    ///   or if its folder cannot be written; with ``Cloud/Error/Code/diskFull``.
    init(_ path: String) throws(Cloud.Error) {
        let file = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
        guard file >= 0 else {
            throw Self.failure("\(path) cannot be opened for writing", "is the folder there, and ours?")
        }
        guard lockFile(file, LOCK_EX | LOCK_NB) == 0 else {
            let error =
                errno == EWOULDBLOCK
                ? Cloud.Error(.database, "\(path) is open already, here or in another process; close it there first")
                : Self.failure("\(path) cannot be locked", "a network folder may be unable to")
            close(file)
            throw error
        }
        descriptor = file
    }

    deinit {
        // A child process may have the file for a moment, until it runs its own program.
        _ = lockFile(descriptor, LOCK_UN)
        close(descriptor)
        end.fulfill(.success(()))
    }

    private static func failure(_ what: String, _ hint: String) -> Cloud.Error {
        let number = errno
        let reason = String(cString: strerror(number))
        return Cloud.Error(number == ENOSPC ? .diskFull : .database, "\(what): \(reason); \(hint)")
    }
}

// The type of the same name would hide the function.
private func lockFile(_ file: CInt, _ operation: CInt) -> CInt { flock(file, operation) }
