import AsyncFetch
import HTTPTypes

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Cloud {
    /// A former version of a file.
    public struct Version: Sendable, Hashable {
        /// The name of the version on the server.
        public var name: String
        /// The time of the version.
        public var modified: Date?
        /// The size in bytes.
        public var size: Int64?
        /// The tag of the version.
        public var eTag: ETag?
        /// The media type.
        public var contentType: String?
    }
}

extension Cloud.Connection {
    /// Returns the former versions of a file, the newest first.
    ///
    /// - Parameter file: The file; it must have a ``Cloud/Item/fileID``.
    /// - Returns: The versions.
    /// - Throws: ``Cloud/Error``, with ``Cloud/Error/Code/badAnswer`` for more than 500,000, or for more than 512 MiB of
    ///   their texts; `CancellationError`.
    public func versions(of file: Cloud.Item) async throws -> [Cloud.Version] {
        try await versions(of: file, within: ListBudget())
    }

    func versions(of file: Cloud.Item, within budget: ListBudget) async throws -> [Cloud.Version] {
        try await watched {
            let dav = try versionFolder(of: file)
            var versions: [Cloud.Version] = []
            var budget = budget
            for try await resource in dav.resources(at: .root) where !resource.path.isRoot {
                let version = Cloud.Version(
                    name: resource.path.name,
                    modified: resource.modified,
                    size: resource.size,
                    eTag: resource.eTag,
                    contentType: resource.contentType
                )
                let bytes = ListBudget.bytes(of: version.name, version.eTag?.value, version.contentType)
                try budget.add(bytes: bytes, to: "the list of the versions of \(file.path)")
                versions.append(version)
            }
            return versions.sorted { ($0.modified ?? .distantPast) > ($1.modified ?? .distantPast) }
        }
    }

    /// Makes a former version the contents of its file; what the file has now becomes a version.
    ///
    /// - Throws: ``Cloud/Error``; `CancellationError`.
    public func restore(_ version: Cloud.Version, of file: Cloud.Item) async throws {
        guard !file.path.isRoot else { throw Cloud.Error(.invalidRequest, "the root is a folder and has no versions") }
        try await watched {
            let session = try await session()
            let dav = try versionFolder(of: file)
            var request = try dav.request(.copy, try Cloud.Path.root.appending(version.name))
            request.headerFields[.destination] = try session.dav.request(.copy, file.path).url
            try await dav.send(request)
        }
    }

    /// Downloads a former version to a file of this machine.
    ///
    /// - Throws: ``Cloud/Error``; `CancellationError`.
    @discardableResult
    public func download(
        _ version: Cloud.Version,
        of file: Cloud.Item,
        to target: String
    ) async throws -> MediaInfo {
        try await watched {
            try await versionFolder(of: file).download(try Cloud.Path.root.appending(version.name), to: target)
        }
    }

    /// Returns the contents of a former version as they arrive; see ``Cloud/WebDAV/media(at:range:ifMatch:)``.
    ///
    /// - Throws: ``Cloud/Error``; `CancellationError`. Contents that end early are a `FetchError` of the sequence.
    public func media(of version: Cloud.Version, of file: Cloud.Item) async throws -> FetchResponseBody {
        try await watched { try await versionFolder(of: file).media(at: try Cloud.Path.root.appending(version.name)) }
    }

    private nonisolated func versionFolder(of file: Cloud.Item) throws(Cloud.Error) -> Cloud.WebDAV {
        guard let fileID = file.fileID else {
            throw Cloud.Error(
                .invalidRequest,
                "\(file.path) has no identity on the server, so its versions are not known"
            )
        }
        let root = "\(server)remote.php/dav/meta/\(PercentEncoding.encode(fileID))/v"
        return try Cloud.WebDAV(root, fetcher: fetcher, dialect: .ownCloud)
    }
}
