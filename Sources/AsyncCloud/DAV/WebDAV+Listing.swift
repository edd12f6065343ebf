import AsyncFetch
import HTTPTypes

extension Cloud.WebDAV {
    /// The most bytes of an answer about one resource.
    private static let mostBytesOfOne = 1 << 20

    /// Returns the resources at a path and below it; the first one is usually the folder itself.
    ///
    /// The request is sent by each loop over the result. It holds one chunk of the answer, however long that is; an answer
    /// of more than 1 MiB about one resource is refused.
    ///
    /// - Parameters:
    ///   - path: The place of the folder.
    ///   - depth: The number of levels; many servers refuse ``Cloud/Depth/infinity`` with
    ///     ``Cloud/Error/Code/unsupported``.
    ///   - properties: The properties to ask for.
    /// - Returns: The resources as they arrive.
    public nonisolated func resources(
        at path: Cloud.Path,
        depth: Cloud.Depth = .one,
        properties: [Cloud.PropertyName] = .standard
    ) -> Cloud.Resources {
        Cloud.Resources(.init(href: href, folder: path, depth: depth)) {
            var request = try self.request(.propfind, path, isFolder: depth != .zero)
            request.headerFields[.depth] = depth.rawValue
            request.headerFields[.prefer] = "return=minimal"
            let limit = depth == .zero ? Self.mostBytesOfOne : .max
            return try await self.multistatus(request, xml: DAVBody.propfind(properties), upTo: limit)
        }
    }

    /// Returns the resource at a path.
    ///
    /// Cancelling its task ends the request, which is repeated after a lost connection.
    ///
    /// - Parameters:
    ///   - path: The place of the resource.
    ///   - properties: The properties to ask for.
    /// - Returns: The resource.
    /// - Throws: ``Cloud/Error``, with ``Cloud/Error/Code/notFound`` where nothing is; `CancellationError`.
    public func resource(
        at path: Cloud.Path,
        properties: [Cloud.PropertyName] = .detailed
    ) async throws -> Cloud.Resource {
        var resources = resources(at: path, depth: .zero, properties: properties).makeAsyncIterator()
        guard let resource = try await resources.next() else {
            throw Cloud.Error(.badAnswer, "the server's answer does not describe \(path)")
        }
        return resource
    }

    /// Returns the resources that a report finds, anywhere below the root.
    ///
    /// The request is sent by each loop over the result.
    ///
    /// - Parameters:
    ///   - report: The question.
    ///   - path: The place of the folder that is asked.
    /// - Returns: The resources as they arrive.
    public nonisolated func report(_ report: Cloud.Report, at path: Cloud.Path = .root) -> Cloud.Resources {
        Cloud.Resources(.init(href: href, folder: .root, depth: .infinity)) {
            try await self.multistatus(self.request(.report, path, isFolder: true), xml: report.body)
        }
    }

    /// Finds out the abilities of the server, by `OPTIONS` and the properties of the root.
    ///
    /// No server tells whether it obeys preconditions. They are believed of servers with ownCloud's identities, of
    /// Apache and of wsgidav; all others count as servers that do not obey.
    ///
    /// - Throws: ``Cloud/Error``; `CancellationError`.
    public func options() async throws -> Cloud.Dialect {
        let head = try await send(request(.options, .root)).head
        let root = try await resource(at: .root, properties: [.resourceType, .eTag, .fileID])
        let server = (head.headerFields[.server] ?? "").lowercased()
        let isOwnCloud = root.fileID != nil
        return Cloud.Dialect(
            hasRecursiveETags: isOwnCloud && root.eTag != nil,
            honoursPreconditions: isOwnCloud || server.hasPrefix("apache") || server.hasPrefix("wsgidav"),
            hasFileIDs: isOwnCloud,
            keepsModificationTimes: isOwnCloud,
            classes: Set(Self.words(head.headerFields[values: .davClasses]).map { $0.lowercased() }),
            methods: Set(Self.words(head.headerFields[values: .allow]))
        )
    }

    private static func words(_ values: [String]) -> [String] {
        values.flatMap { $0.split { $0 == "," || $0 == " " } }.map(String.init)
    }
}
