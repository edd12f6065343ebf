import GAPIStorage
import GRDB

/// A row of the catalog: one object of a bucket.
struct CatalogEntry: Codable, Sendable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "entry"

    var bucket: String
    var name: String
    var size: Int64
    /// The time of the last change, in UTC (RFC 3339), so that texts are in the order of times.
    var updated: String
    /// The number of the listing that found the object last.
    var listing: Int64
}

extension CatalogEntry {
    /// Creates the row of an object; `nil` if the object has no name.
    init?(_ object: Storage.Object, in bucket: String, listing: Int64) {
        guard let name = object.name else { return nil }
        self.init(
            bucket: bucket,
            name: name,
            size: Int64(clamping: object.size ?? 0),
            updated: object.updated?.description ?? "",
            listing: listing
        )
    }

    /// The row as JSON, for an answer.
    var json: JSON.Value {
        ["name": JSON.Value(name), "size": JSON.Value(size), "updated": JSON.Value(updated)]
    }
}
