import AsyncFetch
import Synchronization

/// The items of a connection, for the vault of one account: the server's user is compared with that of the vault before
/// anything is read or changed.
final class AccountSource: Cloud.ItemSource {
    private let connection: Cloud.Connection
    private let database: Cloud.Database
    /// The account that the vault was seen to belong to.
    private let claimed = Mutex<String?>(nil)

    init(_ connection: Cloud.Connection, _ database: Cloud.Database) {
        self.connection = connection
        self.database = database
    }

    var pollInterval: Duration { get async { await connection.pollInterval } }
    var allowsInfiniteDepth: Bool { get async { await connection.allowsInfiniteDepth } }
    var hasRecursiveETags: Bool { get async { await connection.hasRecursiveETags } }

    func item(at path: Cloud.Path) async throws -> Cloud.Item {
        try await connection.watched {
            let resource = try await session().dav.resource(at: path)
            try connection.requireOwn(resource)
            return Cloud.Item(resource)
        }
    }

    func listing(
        of folder: Cloud.Path,
        depth: Cloud.Depth
    ) -> any AsyncSequence<Cloud.Item, any Swift.Error> & Sendable {
        Cloud.Items(of: connection, isWhole: true) { [self] in
            try await session().dav.resources(at: folder, depth: depth)
        }
    }

    /// Returns the session of the vault's account.
    ///
    /// - Throws: ``Cloud/Error/Code/vault`` if the user is another one, such as after other credentials came.
    private func session() async throws -> Cloud.Connection.Session {
        let session = try await connection.connect()
        let account = "\(ServerURL.canonical(connection.server)) \(session.user.id)"
        // By their bytes, as paths: `é` in one code point and in two are two users.
        if claimed.withLock({ $0?.utf8.elementsEqual(account.utf8) == true }) { return session }
        guard try await database.claim(account).utf8.elementsEqual(account.utf8) else {
            // The next call asks again: the login may be that of the account by then.
            await connection.reconnect()
            throw Cloud.Error(
                .vault,
                "the vault of \(database.path) belongs to another account; name another folder, or erase it"
            )
        }
        claimed.withLock { $0 = account }
        return session
    }
}

extension AccountSource: Cloud.CommandTarget {
    func setFavorite(_ isFavorite: Bool, at path: Cloud.Path) async throws {
        try await change { try await $0.setProperties([.favorite(isFavorite)], at: path) }
    }

    func makeFolder(at path: Cloud.Path) async throws { try await change { try await $0.makeFolder(at: path) } }

    func move(_ path: Cloud.Path, to target: Cloud.Path) async throws {
        try await change { try await $0.move(path, to: target) }
    }

    func copy(_ path: Cloud.Path, to target: Cloud.Path) async throws {
        try await change { try await $0.copy(path, to: target) }
    }

    func delete(_ path: Cloud.Path) async throws { try await change { try await $0.delete(path) } }

    func thumbnail(of file: Cloud.Item, width: Int, height: Int) async throws -> Cloud.Thumbnail {
        _ = try await session()
        return try await connection.thumbnail(of: file, width: width, height: height)
    }

    private func change(_ call: (Cloud.WebDAV) async throws -> Void) async throws {
        try await connection.watched { try await call(session().dav) }
    }
}
