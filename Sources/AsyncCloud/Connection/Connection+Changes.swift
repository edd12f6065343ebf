public import AsyncFetch

extension Cloud.Connection {
    /// Marks an item as a favourite, or takes the mark from it.
    ///
    /// - Throws: ``Cloud/Error``; `CancellationError`.
    public func setFavorite(_ isFavorite: Bool, at path: Cloud.Path) async throws {
        try await watched { try await session().dav.setProperties([.favorite(isFavorite)], at: path) }
    }

    /// Makes a folder; its parent must exist.
    ///
    /// - Throws: ``Cloud/Error``, such as ``Cloud/Error/Code/alreadyExists``; `CancellationError`.
    public func makeFolder(at path: Cloud.Path) async throws {
        try await watched { try await session().dav.makeFolder(at: path) }
    }

    /// Moves or renames an item; an existing target is not replaced.
    ///
    /// - Throws: ``Cloud/Error``, such as ``Cloud/Error/Code/alreadyExists``; `CancellationError`.
    public func move(_ path: Cloud.Path, to target: Cloud.Path) async throws {
        try await watched { try await session().dav.move(path, to: target) }
    }

    /// Copies an item; an existing target is not replaced.
    ///
    /// - Throws: ``Cloud/Error``, such as ``Cloud/Error/Code/alreadyExists``; `CancellationError`.
    public func copy(_ path: Cloud.Path, to target: Cloud.Path) async throws {
        try await watched { try await session().dav.copy(path, to: target) }
    }

    /// Moves an item to the trash, with everything in it.
    ///
    /// - Throws: ``Cloud/Error``; `CancellationError`.
    public func delete(_ path: Cloud.Path) async throws {
        try await watched { try await session().dav.delete(path) }
    }

    /// Downloads a file to a file of this machine; see ``Cloud/WebDAV/download(_:to:ifMatch:options:progress:)``.
    ///
    /// - Throws: ``Cloud/Error``; `CancellationError`.
    @discardableResult
    public func download(
        _ path: Cloud.Path,
        to file: String,
        ifMatch: Cloud.ETag? = nil,
        progress: (@Sendable (TransferProgress) -> Void)? = nil
    ) async throws -> MediaInfo {
        try await watched {
            try await session().dav.download(path, to: file, ifMatch: ifMatch, progress: progress)
        }
    }

    /// Uploads a file of this machine, in one request; see ``Cloud/WebDAV/upload(file:to:options:progress:)``.
    ///
    /// A server that compares checksums gets the SHA-1, for which the file is read once before.
    ///
    /// - Throws: ``Cloud/Error``; `CancellationError`.
    @discardableResult
    public func upload(
        file: String,
        to path: Cloud.Path,
        options: Cloud.UploadOptions = .init(),
        progress: (@Sendable (Int64) -> Void)? = nil
    ) async throws -> Cloud.Uploaded {
        let session = try await session()
        var options = options
        if options.checksum == nil, session.capabilities.checksums.contains("SHA1") {
            do { options.checksum = "SHA1:" + (try await FileChecksum.sha1(of: file)) } catch {
                throw Cloud.Error.mapping(error)
            }
        }
        return try await watched { [options] in
            try await session.dav.upload(file: file, to: path, options: options, progress: progress)
        }
    }
}
