import AsyncFetch

extension Cloud {
    /// The folder of an account on this machine: its database, and the files that are here.
    ///
    /// A vault contains `db.sqlite`, `files/<identity>/<name>`, and `tmp` for what is not complete yet. Only this user can
    /// read it, and only one vault object in all processes can use a folder at a time. A folder that has files of others
    /// is refused, so that nothing is ever deleted that a vault has not made.
    ///
    /// ```swift
    /// let vault = try await Cloud.Vault(at: "/var/lib/wall/alice")
    /// print(try await vault.size().total)
    /// try await vault.erase()
    /// ```
    public final class Vault: Sendable {
        /// The path of the folder.
        public let path: String

        private let lock: VaultLock

        /// Opens a vault, or creates one; the folders above it are created, too.
        ///
        /// It finishes what an interrupted ``erase()`` has left. It does not wait for another process, and is not
        /// cancelled.
        ///
        /// - Throws: ``Cloud/Error`` with ``Cloud/Error/Code/vaultInUse`` if another process has the vault open, else with
        ///   ``Cloud/Error/Code/vault``.
        @concurrent public init(at path: String) async throws {
            var path = path
            while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
            guard !path.utf8.isEmpty, !path.utf8.contains(0), path != "/", path != ".", path != ".." else {
                throw Cloud.Error(.vault, "the path of a vault names a folder of its own")
            }
            self.path = path
            try VaultErasure.finish(beside: path)
            lock = try VaultLock(path)
            try VaultFolder.create(databaseFolder)
            try VaultFolder.create(filesFolder)
            try VaultFolder.create(temporaryFolder)
        }

        /// The path of the database.
        public var databasePath: String { "\(path)/db.sqlite" }

        var databaseFolder: String { path }
        var filesFolder: String { "\(path)/files" }
        var temporaryFolder: String { "\(path)/tmp" }

        /// Gives the vault back, so that another process can open it; later calls of this object fail.
        public func close() { lock.release() }

        /// Deletes the vault with everything in it, and closes it.
        ///
        /// First the folder gets another name, then its contents are deleted. A process that dies between leaves the
        /// renamed folder, which the next vault at the same path deletes. Close the database before. It cannot be
        /// cancelled.
        ///
        /// - Throws: ``Cloud/Error`` with ``Cloud/Error/Code/vault``.
        @concurrent public func erase() async throws {
            try lock.require(path)
            let grave = try VaultErasure.begin(path)
            defer { lock.release() }
            try VaultErasure.delete(grave)
        }

        /// Throws if this object does not have the vault any more.
        func requireOpen() throws(Cloud.Error) { try lock.require(path) }
    }
}
