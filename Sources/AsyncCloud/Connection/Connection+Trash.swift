import AsyncFetch
import HTTPTypes

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Cloud {
    /// An item in the trash.
    public struct TrashItem: Sendable, Hashable {
        /// The name in the trash, which is no other item's.
        public var id: String
        /// The name that the item had.
        public var name: String
        /// The place that the item had; `nil` if the server does not say.
        public var origin: Path?
        /// The time of the deletion.
        public var deleted: Date?
        /// The kind of the item.
        public var kind: Item.Kind
        /// The size in bytes, as far as the server says.
        public var size: Int64?
    }
}

extension Cloud.PropertyName {
    fileprivate static let trashName = ownCloud("trashbin-original-filename")
    fileprivate static let trashOrigin = ownCloud("trashbin-original-location")
    fileprivate static let trashTime = ownCloud("trashbin-delete-timestamp")
}

extension Cloud.Connection {
    /// Returns the items in the trash, the newest first.
    ///
    /// - Throws: ``Cloud/Error``, with ``Cloud/Error/Code/badAnswer`` for more than 500,000, or for more than 512 MiB of
    ///   their texts; `CancellationError`.
    public func trash() async throws -> [Cloud.TrashItem] { try await trash(within: ListBudget()) }

    func trash(within budget: ListBudget) async throws -> [Cloud.TrashItem] {
        try await watched {
            let properties: [Cloud.PropertyName] = [
                .resourceType, .contentLength, .size, .trashName, .trashOrigin, .trashTime,
            ]
            var items: [Cloud.TrashItem] = []
            var budget = budget
            let resources = try await trashFolder().resources(at: .root, properties: properties)
            for try await resource in resources where !resource.path.isRoot {
                let origin = resource.properties[.trashOrigin]?.text.nonEmpty
                let item = Cloud.TrashItem(
                    id: resource.path.name,
                    name: resource.properties[.trashName]?.text.nonEmpty ?? resource.path.name,
                    origin: origin.flatMap { try? Cloud.Path(validating: "/" + $0.drop { $0 == "/" }) },
                    deleted: resource.properties[.trashTime].flatMap { WireNumber.count($0.text) }
                        .map { Date(timeIntervalSince1970: TimeInterval($0)) },
                    kind: resource.kind,
                    size: resource.size
                )
                try budget.add(bytes: ListBudget.bytes(of: item.id, item.name, item.origin?.string), to: "the trash")
                items.append(item)
            }
            return items.sorted { ($0.deleted ?? .distantPast) > ($1.deleted ?? .distantPast) }
        }
    }

    /// Moves an item out of the trash.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - target: The new place, whose folder must exist; `nil` for the one that the item had. An existing item is not
    ///     replaced.
    /// - Throws: ``Cloud/Error``, such as ``Cloud/Error/Code/alreadyExists`` and ``Cloud/Error/Code/conflict``;
    ///   `CancellationError`.
    public func restore(_ item: Cloud.TrashItem, to target: Cloud.Path? = nil) async throws {
        guard let target = target ?? item.origin else {
            throw Cloud.Error(.invalidRequest, "the server does not say where \(item.name) was; name a place for it")
        }
        guard !target.isRoot else { throw Cloud.Error(.invalidRequest, "nothing takes the place of the root") }
        try await watched {
            let session = try await session()
            let dav = try await trashFolder()
            var request = try dav.request(.move, try Cloud.Path.root.appending(item.id))
            request.headerFields[.destination] = try session.dav.request(.move, target).url
            request.headerFields[.overwrite] = "F"
            try await dav.send(request)
        }
    }

    /// Deletes an item in the trash for good.
    ///
    /// - Throws: ``Cloud/Error``; `CancellationError`.
    public func purge(_ item: Cloud.TrashItem) async throws {
        try await watched { try await trashFolder().delete(try Cloud.Path.root.appending(item.id)) }
    }

    /// Deletes everything in the trash for good.
    ///
    /// It is not sent twice: what was deleted after the first time would go, too.
    ///
    /// - Throws: ``Cloud/Error``; `CancellationError`.
    public func emptyTrash() async throws {
        try await watched {
            let dav = try await trashFolder()
            try await dav.send(try dav.request(.delete, .root), isIdempotent: false)
        }
    }

    private func trashFolder() async throws -> Cloud.WebDAV {
        let user = PercentEncoding.encode(try await session().user.id)
        return try Cloud.WebDAV("\(server)remote.php/dav/trash-bin/\(user)", fetcher: fetcher, dialect: .ownCloud)
    }
}
