import AsyncFetch
import HTTPTypes

extension Cloud.WebDAV {
    /// Makes a folder; its parent must exist.
    ///
    /// It is not repeated after a lost connection.
    ///
    /// - Throws: ``Cloud/Error``: ``Cloud/Error/Code/alreadyExists``, ``Cloud/Error/Code/conflict`` without a parent, and
    ///   others; `CancellationError`.
    public func makeFolder(at path: Cloud.Path, lock: Cloud.Lock? = nil) async throws {
        var request = try request(.mkcol, path, isFolder: true)
        try show(lock, in: &request)
        try await send(request)
    }

    /// Moves an item, with everything in it.
    ///
    /// It is repeated after a lost connection only with `ifMatch`; ``Cloud/Error/Code/notFound`` can then be its own
    /// success.
    ///
    /// - Parameters:
    ///   - path: The place of the item.
    ///   - destination: The new place; its parent must exist.
    ///   - overwrite: A Boolean value indicating whether an item there is replaced.
    ///   - ifMatch: The version that the item must have.
    ///   - isFolder: A Boolean value indicating whether the item is a folder, which nginx wants to know.
    ///   - lock: The lock that the caller holds on the item.
    /// - Throws: ``Cloud/Error``: ``Cloud/Error/Code/alreadyExists``, ``Cloud/Error/Code/changed``,
    ///   ``Cloud/Error/Code/unsupported`` for `ifMatch` where the server ignores it, and others; `CancellationError`.
    public func move(
        _ path: Cloud.Path,
        to destination: Cloud.Path,
        overwrite: Bool = false,
        ifMatch: Cloud.ETag? = nil,
        isFolder: Bool = false,
        lock: Cloud.Lock? = nil
    ) async throws {
        var request = try transfer(.move, path, destination, overwrite, isFolder, lock)
        try require(ifMatch, in: &request)
        try await send(request)
    }

    /// Copies an item, with everything in it.
    ///
    /// It takes as long as the server needs, unless that is silent for longer than the fetcher's `idleTimeout`; the server
    /// may go on then. It is not repeated after a lost connection.
    ///
    /// - Parameters:
    ///   - path: The place of the item.
    ///   - destination: The place of the copy; its parent must exist.
    ///   - overwrite: A Boolean value indicating whether an item there is replaced.
    ///   - ifMatch: The version that the item must have.
    ///   - isFolder: A Boolean value indicating whether the item is a folder.
    ///   - lock: The lock that the caller holds on the destination.
    /// - Throws: ``Cloud/Error`` as of ``move(_:to:overwrite:ifMatch:isFolder:lock:)``; `CancellationError`.
    public func copy(
        _ path: Cloud.Path,
        to destination: Cloud.Path,
        overwrite: Bool = false,
        ifMatch: Cloud.ETag? = nil,
        isFolder: Bool = false,
        lock: Cloud.Lock? = nil
    ) async throws {
        var request = try transfer(.copy, path, destination, overwrite, isFolder, lock)
        request.headerFields[.depth] = "infinity"
        try require(ifMatch, in: &request)
        try await send(request, isIdempotent: false)  // `If-Match` is about the source, which stays
    }

    private func transfer(
        _ method: HTTPRequest.Method,
        _ path: Cloud.Path,
        _ destination: Cloud.Path,
        _ overwrite: Bool,
        _ isFolder: Bool,
        _ lock: Cloud.Lock?
    ) throws(Cloud.Error) -> HTTPRequest {
        guard !path.contains(destination), !destination.contains(path) else {
            throw Cloud.Error(.invalidRequest, "\(path) and \(destination) cannot take each other's place")
        }
        var request = try request(method, path, isFolder: isFolder)
        // Its URL is written as the request's own, with the same default port and the same host.
        request.headerFields[.destination] = try self.request(method, destination, isFolder: isFolder).url
        request.headerFields[.overwrite] = overwrite ? "T" : "F"
        try show(lock, in: &request)
        return request
    }

    /// Deletes an item, with everything in it.
    ///
    /// It is repeated after a lost connection only with `ifMatch`; ``Cloud/Error/Code/notFound`` or
    /// ``Cloud/Error/Code/changed`` can then be its own success. Without, a repetition would delete what somebody else has
    /// put there meanwhile.
    ///
    /// - Parameters:
    ///   - path: The place of the item.
    ///   - ifMatch: The version that a file must have; ownCloud refuses it for folders, whatever their version.
    ///   - isFolder: A Boolean value indicating whether the item is a folder, which nginx wants to know.
    ///   - lock: The lock that the caller holds on the item.
    /// - Throws: ``Cloud/Error``: ``Cloud/Error/Code/notFound``, ``Cloud/Error/Code/changed``,
    ///   ``Cloud/Error/Code/unsupported`` for `ifMatch` where the server ignores it, and others; `CancellationError`.
    public func delete(
        _ path: Cloud.Path,
        ifMatch: Cloud.ETag? = nil,
        isFolder: Bool = false,
        lock: Cloud.Lock? = nil
    ) async throws {
        guard !path.isRoot else { throw Cloud.Error(.invalidRequest, "the root of an account is never deleted") }
        if isFolder, ifMatch != nil {
            throw Cloud.Error(.unsupported, "servers refuse to compare the version of a folder; leave ifMatch out")
        }
        var request = try request(.delete, path, isFolder: isFolder)
        try show(lock, in: &request)
        try require(ifMatch, in: &request)
        try await send(request, isIdempotent: ifMatch == nil ? false : nil)
    }

    /// Changes properties of an item, all of them or none.
    ///
    /// - Throws: ``Cloud/Error`` with the status of the first property that the server refuses; `CancellationError`.
    public func setProperties(
        _ changes: [Cloud.PropertyChange],
        at path: Cloud.Path,
        lock: Cloud.Lock? = nil
    ) async throws {
        guard !changes.isEmpty else { return }
        var request = try request(.proppatch, path)
        request.headerFields[.contentType] = "application/xml; charset=utf-8"
        try show(lock, in: &request)
        try await send(request, body: .bytes(DAVBody.update(changes).utf8))
    }

    /// Adds the version that an item must have.
    nonisolated func require(_ eTag: Cloud.ETag?, in request: inout HTTPRequest) throws(Cloud.Error) {
        guard let eTag else { return }
        guard dialect.honoursPreconditions else {
            throw Cloud.Error(
                .unsupported,
                "this server is not known to compare versions, so it could change one that nobody has seen; "
                    + "compare by a list first and leave ifMatch out"
            )
        }
        request.headerFields[.ifMatch] = eTag.condition
    }

    /// Shows the token of a lock; for another item than the request's own, with the place that it is for.
    nonisolated func show(_ lock: Cloud.Lock?, in request: inout HTTPRequest) throws(Cloud.Error) {
        guard let lock else { return }
        let place = try self.request(.lock, lock.path).path ?? "/"
        let isOwn = request.path == place || request.path == place + "/"
        request.headerFields[.ifTokens] = (isOwn ? "" : "<\(place)> ") + "(<\(lock.token)>)"
    }
}
