import AsyncFetch

extension Cloud {
    /// The folder of an account on this machine: its database, and the files that are here.
    ///
    /// A vault contains `db.sqlite` with its lock, `files/<identity>/<name>`, and `tmp` for what is not complete yet. Only
    /// this user can read it, and only one vault object in all processes can use a folder at a time. A folder that has files
    /// of others is refused, so that nothing is ever deleted that a vault has not made.
    ///
    /// ```swift
    /// let vault = try await Cloud.Vault(at: "/var/lib/wall/alice")
    /// print(try await vault.size().total)
    /// try await vault.erase()
    /// ```
    public final class Vault: Sendable {
        /// The path of the folder, absolute and without symbolic links.
        public let path: String

        let lock: VaultLock

        /// Opens a vault, or creates one; the folders above it are created, too.
        ///
        /// A symbolic link stands for the folder that it names, from now on. Opening finishes what an interrupted
        /// ``erase()`` has left; what of that cannot be deleted stays for the next time. It does not wait for another process, and is not
        /// cancelled.
        ///
        /// - Throws: ``Cloud/Error`` with ``Cloud/Error/Code/vaultInUse`` if another process has the vault open, else with
        ///   ``Cloud/Error/Code/vault``.
        @concurrent public init(at path: String) async throws {
            var path = path
            while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path.unicodeScalars.removeLast() }
            guard !path.utf8.isEmpty, !path.utf8.contains(0), path != "/", path != ".", path != ".." else {
                throw Cloud.Error(.vault, "the path of a vault names a folder of its own")
            }
            path = try VaultFolder.createReal(path)
            self.path = path
            VaultErasure.finishAll(beside: path)
            lock = try VaultLock(path)
            try VaultFolder.create(filesFolder)
            try VaultFolder.create(temporaryFolder)
        }

        /// The path of the database.
        public var databasePath: String { "\(path)/db.sqlite" }

        var filesFolder: String { "\(path)/files" }
        var temporaryFolder: String { "\(path)/tmp" }

        /// Gives the vault back, so that another process can open it; later calls of this object fail.
        public func close() { lock.release() }

        /// Deletes the vault with everything in it, and closes it.
        ///
        /// First the folder gets another name, and the vault is closed; then its contents are deleted. A process that
        /// dies between leaves the renamed folder, which the next vault at the same path deletes. A folder that was put
        /// in the place of the vault is never deleted. Close the database before. It cannot be cancelled.
        ///
        /// - Throws: ``Cloud/Error`` with ``Cloud/Error/Code/vault``; the vault stays open if its folder could not be
        ///   renamed.
        @concurrent public func erase() async throws { try VaultErasure(of: path, lock: lock).finish() }

        /// Throws if this object does not have the vault any more.
        func requireOpen() throws(Cloud.Error) { try lock.use(path) }
    }
}
