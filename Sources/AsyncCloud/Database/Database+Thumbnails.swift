import GRDB
import NIOCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Cloud.Database {
    /// The most bytes of all stored thumbnails; those that nobody has used for the longest time make room.
    package static let thumbnailBytes = 64 << 20

    /// Returns a stored picture of a version of a file.
    package func thumbnail(of item: Cloud.Item, width: Int, height: Int) async throws -> Cloud.Thumbnail? {
        guard let fileID = item.fileID, let eTag = item.eTag?.text else { return nil }
        let now = time
        let condition = "fileID = ? AND width = ? AND height = ? AND eTag = ?"
        let arguments: StatementArguments = [fileID, width, height, eTag]
        let found = try await read { db -> Cloud.Thumbnail? in
            let sql = "SELECT contentType, bytes FROM thumbnails WHERE \(condition)"
            guard let row = try Row.fetchOne(db, sql: sql, arguments: arguments) else { return nil }
            let bytes = try row.decode(Data.self, atIndex: 1)
            return Cloud.Thumbnail(bytes: ByteBuffer(bytes: bytes), contentType: try row.decode(atIndex: 0))
        }
        guard let found else { return nil }
        // A picture whose use cannot be noted can be shown, such as on a full disk.
        try? await write { db in
            try db.execute(sql: "UPDATE thumbnails SET used = ? WHERE \(condition)", arguments: [now] + arguments)
        }
        return found
    }

    /// Stores a picture of a version of a file, in place of that of another version.
    package func store(
        _ thumbnail: Cloud.Thumbnail,
        of item: Cloud.Item,
        width: Int,
        height: Int
    ) async throws {
        guard let fileID = item.fileID, let eTag = item.eTag?.text else { return }
        let bytes = Data(thumbnail.bytes.readableBytesView)
        let now = time
        try await write { db in
            try db.execute(
                sql: "INSERT OR REPLACE INTO thumbnails VALUES (?, ?, ?, ?, ?, ?, ?)",
                arguments: [fileID, eTag, width, height, thumbnail.contentType, bytes, now]
            )
            var total = try Int.fetchOne(db, sql: "SELECT sum(length(bytes)) FROM thumbnails") ?? 0
            while total > Self.thumbnailBytes {
                let oldest = "SELECT rowid, length(bytes) FROM thumbnails ORDER BY used, rowid LIMIT 1"
                guard let row = try Row.fetchOne(db, sql: oldest) else { return }
                try db.execute(
                    sql: "DELETE FROM thumbnails WHERE rowid = ?",
                    arguments: [try row.decode(Int64.self, atIndex: 0)]
                )
                total -= try row.decode(Int.self, atIndex: 1)
            }
        }
    }
}
