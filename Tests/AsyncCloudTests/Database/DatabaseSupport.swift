import AsyncFetchTesting
import Foundation
import GRDB
import NIOCore
import Testing

@testable import AsyncCloud

/// A database in a folder of its own.
func withDatabase(_ body: (Cloud.Database, _ path: String) async throws -> Void) async throws {
    try await withDatabaseFolder { folder in
        let database = try Cloud.Database(at: folder + "/db.sqlite") { 1_000_000 }
        defer { database.close() }
        try await body(database, folder + "/db.sqlite")
    }
}

/// A folder that is deleted at the end.
func withDatabaseFolder(_ body: (String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "database-\(UUID())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await body(folder)
}

extension Cloud.Item {
    /// An item as a server sends it.
    static func remote(_ path: Cloud.Path, _ kind: Kind = .file, id: String? = nil, version: String = "1") -> Self {
        var item = Cloud.Item(path, kind)
        item.fileID = id ?? "id-\(path)"
        item.eTag = Cloud.ETag(version)
        return item
    }
}

extension Cloud.Database {
    /// Merges a list.
    @discardableResult
    func list(_ folder: Cloud.Item, _ children: Cloud.Item...) async throws -> Cloud.CoreMerge {
        try await list(folder, children, follows: false)
    }

    /// Merges a list, and stores which folders are to be read then.
    @discardableResult
    func follow(_ folder: Cloud.Item, _ children: Cloud.Item...) async throws -> Cloud.CoreMerge {
        try await list(folder, children, follows: true)
    }

    @discardableResult
    func list(_ folder: Cloud.Item, _ children: [Cloud.Item], follows: Bool) async throws -> Cloud.CoreMerge {
        try await mergeList(folder, children: children, since: start(), follows: follows)
    }

    /// The place of the oldest folder that is still to be read, except some.
    func nextScan(excluding folders: Set<Cloud.Path>) async throws -> Cloud.Path? {
        try await nextScan(from: 0, excluding: folders)?.folder
    }

    /// The folders that are still to be read, the oldest first.
    func jobs() async throws -> [Cloud.Path] {
        var jobs: [Cloud.Path] = []
        while let next = try await nextScan(excluding: Set(jobs)) { jobs.append(next) }
        return jobs
    }

    /// Holds an item, or ends that.
    func hold(_ path: Cloud.Path, _ activity: Cloud.Item.Activity = .updating) async throws {
        let id = try #require(try await item(at: path)?.localID)
        _ = try await update(id) { $0.activity = activity }
    }

    /// All items that exist, by path.
    func all() async throws -> [Cloud.Path: Cloud.Item] {
        let items = try await contents(of: .changes(since: -1)).items
        return Dictionary(items.map { ($0.path, $0) }) { first, _ in first }
    }
}
