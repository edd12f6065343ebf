extension Cloud.Core {
    /// Returns a small picture of a file: the one that the database keeps of this version, or else the server's.
    ///
    /// The database keeps 64 MiB of them. Cancelling the task ends the request.
    ///
    /// - Parameters:
    ///   - file: The file, of a snapshot.
    ///   - width: The most pixels of a row, 1 to 2048.
    ///   - height: The most rows, 1 to 2048.
    /// - Returns: The picture.
    /// - Throws: ``Cloud/Error`` as of ``Cloud/Connection/thumbnail(of:width:height:)``; `CancellationError`.
    public func thumbnail(of file: Cloud.Item, width: Int = 256, height: Int = 256) async throws -> Cloud.Thumbnail {
        guard let pictures else { throw Cloud.Error(.unsupported, "the items of this core have no pictures") }
        return try await pictures.thumbnail(of: file, width: width, height: height)
    }
}

/// The pictures of an account, kept in its database.
struct Pictures: Sendable {
    let source: AccountSource
    let database: Cloud.Database

    func thumbnail(of file: Cloud.Item, width: Int, height: Int) async throws -> Cloud.Thumbnail {
        if let kept = try await database.thumbnail(of: file, width: width, height: height) { return kept }
        let picture = try await source.thumbnail(of: file, width: width, height: height)
        // A picture that cannot be kept can be shown.
        try? await database.store(picture, of: file, width: width, height: height)
        return picture
    }
}
