import Synchronization

/// The items of a connection, for the vault of one account: the server's user is compared with that of the vault before
/// anything is read.
final class AccountSource: Cloud.ItemSource {
    private let connection: Cloud.Connection
    private let database: Cloud.Database
    private let isChecked = Atomic(false)

    init(_ connection: Cloud.Connection, _ database: Cloud.Database) {
        self.connection = connection
        self.database = database
    }

    var pollInterval: Duration { get async { await connection.pollInterval } }
    var allowsInfiniteDepth: Bool { get async { await connection.allowsInfiniteDepth } }
    var hasRecursiveETags: Bool { get async { await connection.hasRecursiveETags } }

    func item(at path: Cloud.Path) async throws -> Cloud.Item {
        try await check()
        return try await connection.item(at: path)
    }

    func listing(
        of folder: Cloud.Path,
        depth: Cloud.Depth
    ) -> any AsyncSequence<Cloud.Item, any Swift.Error> & Sendable {
        Cloud.Items { [self] in
            try await check()
            return try await connection.connect().dav.resources(at: folder, depth: depth)
        }
    }

    /// Throws if the vault has the items of another account.
    private func check() async throws {
        if isChecked.load(ordering: .acquiring) { return }
        let account = "\(connection.server) \(try await connection.connect().user.id)"
        guard try await database.claim(account) == account else {
            throw Cloud.Error(
                .vault,
                "the vault of \(database.path) belongs to another account; name another folder, or erase it"
            )
        }
        isChecked.store(true, ordering: .releasing)
    }
}
