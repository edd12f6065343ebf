import GRDB

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Cloud.Database {
    /// Stores the state of a transfer, with which another process can go on.
    ///
    /// - Parameters:
    ///   - state: The state, as the transfer has written it.
    ///   - id: The identifier of the transfer.
    ///   - item: The item whose contents are transferred.
    /// - Throws: ``Cloud/Error``; `CancellationError`.
    package func storeTransfer(_ state: [UInt8], id: String, of item: Cloud.Item.LocalID) async throws {
        try await write { db in
            try db.execute(
                sql: "INSERT OR REPLACE INTO transfers VALUES (?, ?, ?)",
                arguments: [id, item.rawValue, Data(state)]
            )
        }
    }

    /// Returns the states of the transfers of an item, by their identifiers.
    package func transfers(of item: Cloud.Item.LocalID) async throws -> [String: [UInt8]] {
        try await read { db in
            let sql = "SELECT id, state FROM transfers WHERE localID = ?"
            let rows = try Row.fetchAll(db, sql: sql, arguments: [item.rawValue])
            var states: [String: [UInt8]] = [:]
            for row in rows { states[try row.decode(atIndex: 0)] = Array(try row.decode(Data.self, atIndex: 1)) }
            return states
        }
    }

    /// Forgets a transfer that has ended.
    package func removeTransfer(id: String) async throws {
        try await write { db in try db.execute(sql: "DELETE FROM transfers WHERE id = ?", arguments: [id]) }
    }
}
