import AsyncFetch
import HTTPTypes

extension Cloud.Connection {
    /// Returns the link to an item for the users of this server; `nil` if the server has no such links.
    ///
    /// - Throws: ``Cloud/Error``; `CancellationError`.
    public func privateLink(of path: Cloud.Path) async throws -> String? {
        try await watched { try await session().dav.resource(at: path, properties: [.privateLink]).privateLink }
    }

    /// Returns the place of the item that a private link of this server leads to.
    ///
    /// The link itself is not opened: its identifier is looked up on this server.
    ///
    /// - Parameter link: The link, such as `https://cloud.example.com/index.php/f/5`.
    /// - Returns: The place.
    /// - Throws: ``Cloud/Error``: ``Cloud/Error/Code/invalidRequest`` for a link that is none of this server's,
    ///   ``Cloud/Error/Code/notFound`` if the user has no such item, and others; `CancellationError`.
    public func resolve(privateLink link: String) async throws -> Cloud.Path {
        let base = try? HTTPRequest(url: server)
        guard let target = try? HTTPRequest(url: link), let base, target.scheme == base.scheme,
            target.authority?.lowercased() == base.authority?.lowercased(),
            let fileID = Self.fileID(in: target.path ?? "", below: base.path ?? "/")
        else { throw Cloud.Error(.invalidRequest, "this is no private link of \(shownServer)") }
        return try await watched {
            let root = "\(server)remote.php/dav/meta/\(PercentEncoding.encode(fileID))"
            let dav = try Cloud.WebDAV(root, fetcher: fetcher, dialect: .ownCloud)
            let found = try await dav.resource(at: .root, properties: [.metaPath])
            guard let text = found.properties[.metaPath]?.text.nonEmpty, let path = try? Cloud.Path(validating: text)
            else { throw Cloud.Error(.notFound, "the server does not say where the item of the link is") }
            return path
        }
    }

    /// Returns the identifier in a path such as `/index.php/f/5` or `/f/5`.
    private static func fileID(in path: String, below base: String) -> String? {
        guard path.hasPrefix(base) else { return nil }
        var names = path.dropFirst(base.count).prefix { $0 != "?" }.split(separator: "/")
        if names.first == "index.php" { names.removeFirst() }
        guard names.count == 2, names[0] == "f", names[1] != ".", names[1] != ".." else { return nil }
        return PercentEncoding.decode(String(names[1]))
    }
}

extension Cloud.PropertyName {
    fileprivate static let metaPath = ownCloud("meta-path-for-user")
}
