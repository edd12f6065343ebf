extension Cloud.Vault {
    /// The bytes that a vault needs on its disk.
    public struct Size: Sendable, Hashable {
        /// The bytes of the database, with its journal.
        public var database: Int64
        /// The bytes of the files that are here.
        public var files: Int64
        /// The bytes of what is not complete yet.
        public var temporary: Int64

        /// The bytes of all of it.
        public var total: Int64 {
            [files, temporary].reduce(database) { $0.addingReportingOverflow($1).overflow ? .max : $0 + $1 }
        }
    }

    /// Returns the sizes of the vault's files, which it adds up.
    ///
    /// - Throws: ``Cloud/Error`` with ``Cloud/Error/Code/vault``.
    @concurrent public func size() async throws -> Size {
        try requireOpen()
        var database: Int64 = 0
        if let folder = try VaultFolder(path) {
            for name in try folder.names() {
                guard let info = try folder.info(name), !info.isFolder else { continue }
                database = database.addingReportingOverflow(info.length).overflow ? .max : database + info.length
            }
        }
        return try Size(
            database: database,
            files: VaultFolder(filesFolder)?.size() ?? 0,
            temporary: VaultFolder(temporaryFolder)?.size() ?? 0
        )
    }

    /// Returns the bytes that this user may still write to the disk of the vault.
    ///
    /// - Throws: ``Cloud/Error`` with ``Cloud/Error/Code/vault``.
    @concurrent public func freeSpace() async throws -> Int64 {
        try requireOpen()
        return try VaultFolder.freeSpace(path)
    }

    /// Makes sure that a number of bytes fits on the disk of the vault, before they are written.
    ///
    /// - Parameters:
    ///   - bytes: The number of bytes to write.
    ///   - reserve: The bytes to leave free for the database and for others.
    /// - Throws: ``Cloud/Error`` with ``Cloud/Error/Code/diskFull`` if they do not fit.
    @concurrent public func requireSpace(for bytes: Int64, reserve: Int64 = 64 << 20) async throws {
        let free = try await freeSpace()
        let (needed, overflow) = max(0, bytes).addingReportingOverflow(max(0, reserve))
        guard !overflow, needed <= free else {
            throw Cloud.Error(.diskFull, "\(path) has \(free) bytes left, but \(bytes) bytes are to be written")
        }
    }

    /// Returns the path of an item's file, and creates its folder.
    ///
    /// A name that is too long for a file system is shortened; its extension stays.
    ///
    /// - Parameters:
    ///   - localID: The identity of the item.
    ///   - name: The name of the item.
    /// - Returns: The path; the file need not exist.
    /// - Throws: ``Cloud/Error`` with ``Cloud/Error/Code/invalidName`` for an identity or a name that cannot be one.
    @concurrent public func file(of localID: Cloud.Item.LocalID, named name: String) async throws -> String {
        let isPlain = localID.rawValue.utf8.allSatisfy {
            (48...57).contains($0) || (97...122).contains($0) || (65...90).contains($0) || $0 == 45
        }
        guard isPlain, (1...64).contains(localID.rawValue.utf8.count) else {
            throw Cloud.Error(.invalidName, "the identity of an item is made of letters, digits and hyphens")
        }
        guard !name.utf8.isEmpty, name != ".", name != "..", !name.utf8.contains(where: { $0 == 0 || $0 == 47 }) else {
            throw Cloud.Error(.invalidName, "the name of a file is not empty, has no slash and no NUL")
        }
        let folder = "\(filesFolder)/\(localID.rawValue)"
        try lock.use(path) { () throws(Cloud.Error) in try VaultFolder.create(folder) }
        return "\(folder)/\(Self.shortened(name))"
    }

    /// Returns a name of at most 255 bytes.
    static func shortened(_ name: String) -> String {
        guard name.utf8.count > 255 else { return name }
        var suffix = ""
        if let dot = name.utf8.lastIndex(of: 46), dot > name.startIndex, name.utf8[dot...].count <= 32 {
            suffix = String(name[dot...])
        }
        var stem = ""
        var count = suffix.utf8.count
        for scalar in name.unicodeScalars {
            count += UTF8.width(scalar)
            if count > 255 { break }
            stem.unicodeScalars.append(scalar)
        }
        return stem + suffix
    }
}
