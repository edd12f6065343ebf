extension Cloud {
    /// The calls of a server that change items, as a ``Core`` uses them.
    package protocol CommandTarget: Sendable {
        func setFavorite(_ isFavorite: Bool, at path: Path) async throws
        func makeFolder(at path: Path) async throws
        func move(_ path: Path, to target: Path) async throws
        func copy(_ path: Path, to target: Path) async throws
        func delete(_ path: Path) async throws
    }
}

extension Cloud.Core {
    /// Marks an item as a favourite, or takes the mark from it.
    ///
    /// Like the other commands, it is sent at once, and fails without a network. It returns after the database has the
    /// lists of the folders concerned. It is not sent twice. Cancelling the task cancels the request; the database
    /// follows the server either way.
    ///
    /// - Throws: ``Cloud/Error``.
    public func setFavorite(_ isFavorite: Bool, at path: Cloud.Path) async throws {
        try await command([path.parent ?? path]) { try await $0.setFavorite(isFavorite, at: path) }
    }

    /// Creates a folder.
    ///
    /// - Throws: ``Cloud/Error``, such as ``Cloud/Error/Code/alreadyExists``.
    public func makeFolder(at path: Cloud.Path) async throws {
        try await command([try parent(path)]) { try await $0.makeFolder(at: path) }
    }

    /// Moves or renames an item; an existing target is not replaced.
    ///
    /// - Throws: ``Cloud/Error``, such as ``Cloud/Error/Code/alreadyExists``.
    public func move(_ path: Cloud.Path, to target: Cloud.Path) async throws {
        // The new place is read first, so that the item is moved in the database, too, and not removed.
        try await command([try parent(target), try parent(path)]) { try await $0.move(path, to: target) }
    }

    /// Copies an item; an existing target is not replaced.
    ///
    /// - Throws: ``Cloud/Error``, such as ``Cloud/Error/Code/alreadyExists``.
    public func copy(_ path: Cloud.Path, to target: Cloud.Path) async throws {
        try await command([try parent(target)]) { try await $0.copy(path, to: target) }
    }

    /// Deletes an item, and everything in it.
    ///
    /// - Throws: ``Cloud/Error``.
    public func delete(_ path: Cloud.Path) async throws {
        try await command([try parent(path)]) { try await $0.delete(path) }
    }

    private nonisolated func parent(_ path: Cloud.Path) throws(Cloud.Error) -> Cloud.Path {
        guard let parent = path.parent else {
            throw Cloud.Error(.invalidRequest, "the root can be neither made, moved, replaced nor deleted")
        }
        return parent
    }

    private func command(
        _ folders: [Cloud.Path],
        _ call: @escaping @Sendable (any Cloud.CommandTarget) async throws -> Void
    ) async throws {
        guard let target else { throw Cloud.Error(.unsupported, "the items of this core cannot be changed") }
        try await engine.change(folders) { try await call(target) }
    }
}
