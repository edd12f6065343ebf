import GAPIStorage
import GRDB

/// The objects of buckets in a table of SQLite, as the last listing of each bucket found them.
struct Catalog: Sendable {
    private let database: any DatabaseWriter

    /// Opens a catalog; creates its table if it is missing.
    init(_ database: any DatabaseWriter) throws {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("entries") { database in
            try database.create(table: CatalogEntry.databaseTableName) { table in
                table.column("bucket", .text).notNull()
                table.column("name", .text).notNull()
                table.column("size", .integer).notNull()
                table.column("updated", .text).notNull()
                table.column("listing", .integer).notNull()
                table.primaryKey(["bucket", "name"])
            }
        }
        try migrator.migrate(database)
        self.database = database
    }

    /// Writes one page of a listing, in a transaction of its own.
    func write(_ page: GAPI.Page<Storage.ObjectsListQuery>, of bucket: String, listing: Int64) async throws {
        let entries = page.items.compactMap { CatalogEntry($0, in: bucket, listing: listing) }
        try await database.write { database in
            for entry in entries { try entry.upsert(database) }
        }
    }

    /// Ends a listing: deletes the entries of objects that it has not found.
    ///
    /// - Returns: The number of objects, and of their bytes.
    func finish(listing: Int64, of bucket: String) async throws -> (objects: Int, bytes: Int64) {
        try await database.write { database in
            try CatalogEntry.filter(Column("bucket") == bucket && Column("listing") != listing).deleteAll(database)
            let sums = "SELECT COUNT(*) AS objects, COALESCE(SUM(size), 0) AS bytes FROM entry WHERE bucket = ?"
            guard let row = try Row.fetchOne(database, sql: sums, arguments: [bucket]) else { return (0, 0) }
            let objects: Int = row["objects"]
            let bytes: Int64 = row["bytes"]
            return (objects, bytes)
        }
    }

    /// Returns the next entries of a bucket, by name.
    func entries(of bucket: String, after name: String, limit: Int = 500) async throws -> [CatalogEntry] {
        try await database.read { database in
            try CatalogEntry
                .filter(Column("bucket") == bucket && Column("name") > name)
                .order(Column("name"))
                .limit(limit)
                .fetchAll(database)
        }
    }

    /// Returns the entries of a bucket that changed last, the newest first.
    func newest(of bucket: String, limit: Int = 20) async throws -> [CatalogEntry] {
        try await database.read { database in
            try CatalogEntry
                .filter(Column("bucket") == bucket)
                .order(Column("updated").desc, Column("name"))
                .limit(limit)
                .fetchAll(database)
        }
    }
}
