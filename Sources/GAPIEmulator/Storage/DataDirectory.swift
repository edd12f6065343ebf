import NIOPosix

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The folder of a store that outlives its process.
///
///     .gapi-emulator             marks the folder as an emulator's; locked by the server that uses it
///     store.sqlite               the records of buckets, objects, uploads and feeds, in transactions
///     contents/NUMBER.STORE      the bytes of an object, or of a running upload
///
/// A content is written to its file first. Then a transaction refers to the file, and is in the database before the
/// response is sent. A file to which no transaction refers after a crash is removed at the next start. Names of objects
/// never become names of files.
///
/// Only files with the store's own random name in theirs are ever removed. A folder that has files but no mark belongs to
/// others, and is refused.
final class DataDirectory: Sendable {
    /// The order of all transactions in the database.
    let transactions: TransactionQueue
    let database: StoreDatabase
    private let root: String
    /// The lock that keeps other servers out.
    private let lock: DirectoryLock
    /// The end of the names of all contents of this store.
    private let suffix: String

    /// Opens a folder, which is created if it is missing; this call blocks.
    /// - Throws: ``DataDirectoryError`` for a folder of others or one in use; ``FileError`` if a system call fails.
    init(path: String) throws {
        root = path
        lock = try DirectoryLock(path)
        let file = "\(path)/store.sqlite"
        guard access(file, F_OK) == 0 || access("\(path)/objects", F_OK) != 0 else {
            throw DataDirectoryError(
                description: "\(path) is of an older version of this program; name another folder"
            )
        }
        database = try StoreDatabase(path: file)
        suffix = ".\(try database.storeName())"
        transactions = TransactionQueue(database: database)
        try DirectoryLock.create("\(path)/contents")
    }

    /// Opens a folder on a thread that may block.
    static func open(_ path: String) async throws -> DataDirectory {
        try await NIOThreadPool.singleton.runIfActive { try DataDirectory(path: path) }
    }

    /// Waits for the transactions that have begun, closes the database, and lets others use the folder.
    func close() async {
        await transactions.close()
        lock.release()
    }

    /// Returns the path of the content with a number.
    func contentPath(_ number: Int64) -> String { contentPath(named: "\(number)\(suffix)") }

    /// Returns the path of a content that exists.
    func contentPath(named name: String) -> String { "\(root)/contents/\(name)" }

    /// Returns the number of one of the store's contents; `nil` for the name of another file.
    func number(ofContent name: String) -> Int64? {
        guard name.hasSuffix(suffix), let number = Int64(name.dropLast(suffix.count)), number >= 0,
            contentPath(number) == contentPath(named: name)
        else { return nil }
        return number
    }

    /// Returns the sizes of the store's contents by their names; this call blocks.
    func contentSizes() throws -> [String: Int64] {
        let path = "\(root)/contents"
        guard let directory = opendir(path) else { throw FileError(call: "opendir", path: path) }
        defer { closedir(directory) }
        var sizes: [String: Int64] = [:]
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard number(ofContent: name) != nil else { continue }
            var info = stat()
            guard fstatat(dirfd(directory), name, &info, AT_SYMLINK_NOFOLLOW) == 0 else { continue }
            if info.st_mode & S_IFMT == S_IFREG { sizes[name] = Int64(info.st_size) }
        }
        return sizes
    }

    /// Removes one of the store's contents; this call blocks.
    func removeContent(_ name: String) {
        if number(ofContent: name) != nil { unlink(contentPath(named: name)) }
    }
}
