public import AsyncFetch
import NIOPosix

/// A store in a file, which any number of processes of one user share.
///
/// ```swift
/// let client = OAuthClient(server, id: "my-client", store: .file("/srv/ann/.config/my-tool/accounts.json"))
/// ```
///
/// **Locks.** One process at a time works with an account: it reads the account anew, refreshes, and stores the result.
/// The others wait, for up to 60 s, and then find the new tokens. Each account has a lock of its own, an empty file
/// beside the store (`accounts.json.….lock`), so a slow server of one account makes no other wait. The lock of the
/// whole file (`accounts.json.lock`) is held only while the file is replaced. The system ends the locks of a process
/// that is killed. Locks are never removed; the folder must not be on a network file system without `flock`.
///
/// **Rights.** The file is for this user alone (0600), from its first byte on, and so are folders that the store creates
/// (0700). A file with a wider mode is refused, not mended: somebody may have read it. The same goes for symbolic links,
/// files of other users, and folders in which others can exchange files.
///
/// **Crashes.** The file is replaced as a whole, after its bytes are on the disk. So it has the old or the new content
/// at any time. A file that is damaged, or was written by a newer version, is an error and is never overwritten. One
/// loss remains: a process that is killed after the server has replaced a refresh token, and before the new one is
/// stored, leaves a token that the server refuses. The account then says ``StoredAccount/needsLogin``. A full disk does
/// the same.
public final class FileTokenStore: TokenStore {
    /// The path of the file.
    public let path: String
    private let folder: String
    private let name: String
    private let clock: FetchClock
    private let random: @Sendable () -> Double
    private let turns = TurnQueues()

    private static let waitLimit = Duration.seconds(60)
    private static let sizeLimit = 1 << 20
    /// The size up to which records are added: the rest is for longer tokens of those that are there.
    ///
    /// Without it, a full store would lose tokens that the server has replaced already.
    private static let sizeLimitOfAdding = sizeLimit / 4 * 3

    /// Creates a store; nothing is read or created before it is used.
    ///
    /// - Parameters:
    ///   - path: The path of the file; missing folders are created.
    ///   - clock: The clock for waiting.
    ///   - random: A source of numbers from 0 up to, but not including, 1, for the pauses between two attempts to get a
    ///     lock.
    public init(
        _ path: String,
        clock: FetchClock = .continuous,
        random: @escaping @Sendable () -> Double = { .random(in: 0..<1) }
    ) {
        self.path = path
        self.clock = clock
        self.random = random
        name = String(path.lastSlash.map { path[path.utf8.index(after: $0)...] } ?? path[...])
        folder = FileReplacement.folder(of: path)
    }

    /// Runs a closure while no other task and no other process changes the account.
    ///
    /// Cancelling the task ends its wait for the account; what the closure leaves is stored nevertheless. The whole
    /// file, at most 1 MiB, is in memory meanwhile.
    ///
    /// - Throws: ``OAuthError/Code/store``; ``OAuthError/Code/storeLocked`` after a wait of 60 s; `CancellationError`; or
    ///   the closure's error.
    public func withAccount<Result: Sendable>(
        _ id: StoredAccount.ID,
        _ body: @Sendable (inout StoredAccount?) async throws -> Result
    ) async throws -> Result {
        try await withRecord(id, body)
    }

    /// Returns all accounts in the file; none if there is no file.
    ///
    /// - Throws: ``OAuthError/Code/store``; `CancellationError`.
    public func accounts() async throws -> [StoredAccount] {
        try await document().records(StoredAccount.self)
    }

    /// Runs a closure while no other task and no other process changes the registration of a client.
    ///
    /// Cancelling the task ends its wait for the registration; what the closure leaves is stored nevertheless.
    ///
    /// - Throws: ``OAuthError/Code/store``; ``OAuthError/Code/storeLocked`` after a wait of 60 s; `CancellationError`; or
    ///   the closure's error.
    public func withRegistration<Result: Sendable>(
        _ id: ClientRegistration.ID,
        _ body: @Sendable (inout ClientRegistration?) async throws -> Result
    ) async throws -> Result {
        try await withRecord(id, body)
    }

    private func withRecord<Record: StoreRecord, R: Sendable>(
        _ id: Record.ID,
        _ body: @Sendable (inout Record?) async throws -> R
    ) async throws -> R {
        try await locked("\(name).\(Record.digest(id)).lock") {
            let before: Record? = try await document().record(id)
            var record = before
            let result: Result<R, any Error>
            do { result = .success(try await body(&record)) } catch { result = .failure(error) }
            record?.id = id
            if record != before {
                let changed = record
                // A task of its own: a cancelled one must not lose the tokens that it has got.
                let storing = await Task { try await self.store(changed, for: id, isNew: before == nil) }.result
                // The error of the closure says more than that its trace could not be stored.
                if case .success = result { try storing.get() }
            }
            return try result.get()
        }
    }

    private func store<Record: StoreRecord>(_ record: Record?, for id: Record.ID, isNew: Bool) async throws {
        try await locked("\(name).lock") {
            var document = try await document()
            document.set(record, for: id)
            let bytes = document.encoded()
            let limit = isNew ? Self.sizeLimitOfAdding : Self.sizeLimit
            guard bytes.count <= limit else {
                throw OAuthError(.store, "\(path) would be larger than \(limit) bytes; log accounts out")
            }
            try await onPool { [folder, name] in try Self.open(folder).replace(name, by: bytes) }
        }
    }

    private func document() async throws -> StoreDocument {
        let bytes = try await onPool { [folder, name] in
            try StoreFolder.open(folder, isCreated: false)?.contents(of: name, upTo: Self.sizeLimit)
        }
        return try bytes.map { try StoreDocument($0, path: path) } ?? StoreDocument(path: path)
    }

    // MARK: Locks

    /// Runs a closure with the lock of a side file.
    private func locked<R>(_ lockName: String, _ body: () async throws -> R) async throws -> R {
        let end = clock.now() + Self.waitLimit
        // The tasks of this process wait for each other in order; the lock is for other processes, and other stores.
        try await turns.enter(lockName, within: Self.waitLimit, by: clock)
        defer { turns.leave(lockName) }
        let lock = try await lock(lockName, until: end)
        defer { lock.release() }
        return try await body()
    }

    private func lock(_ lockName: String, until end: Duration) async throws -> FileLock {
        guard !name.isEmpty, name != ".", name != "..", !path.utf8.contains(0) else {
            throw OAuthError(.store, "\(path) is not the path of a file")
        }
        var pause = Duration.milliseconds(5)
        while true {
            if let lock = try await onPool({ [folder] in try Self.open(folder).lock(lockName) }) { return lock }
            let rest = end - clock.now()
            guard rest > .zero else {
                throw OAuthError(
                    .storeLocked,
                    "another process has held \(folder)/\(lockName) for \(Self.waitLimit); try again later"
                )
            }
            // The pauses differ, so that no process is always too late.
            try await clock.sleep(min(pause * (0.5 + random() / 2), rest))
            pause = min(pause * 2, .milliseconds(200))
        }
    }

    private static func open(_ folder: String) throws -> StoreFolder {
        guard let folder = try StoreFolder.open(folder, isCreated: true) else {
            throw OAuthError(.store, "the folder \(folder) is gone")
        }
        return folder
    }

    private func onPool<R: Sendable>(_ work: @escaping @Sendable () throws -> R) async throws -> R {
        try await NIOThreadPool.singleton.runIfActive(work)
    }
}

extension TokenStore where Self == FileTokenStore {
    /// A store in a file, which other processes of this user can share.
    public static func file(_ path: String) -> FileTokenStore { FileTokenStore(path) }
}
