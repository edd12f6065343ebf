/// A place where the sessions of uploads outlive their process.
protocol UploadArchive: Sendable {
    /// Stores a record if a condition holds when its turn comes.
    func save(_ upload: UploadRecord, if condition: @escaping @Sendable () -> Bool) async throws

    /// Removes the record of an upload.
    func removeUpload(_ id: String) async throws
}

/// The sessions in a database.
private struct StoredUploads: UploadArchive {
    let kind: StoreRecord.Kind
    let transactions: TransactionQueue

    func save(_ upload: UploadRecord, if condition: @escaping @Sendable () -> Bool) async throws {
        guard let record = upload.stored(as: kind) else { return }
        try await transactions.perform { commit in if condition() { try commit([.save(record)]) } }
    }

    func removeUpload(_ id: String) async throws {
        try await transactions.perform { [kind] commit in try commit([.remove(kind, key: id)]) }
    }
}

extension ObjectStore {
    /// Returns the archive of uploads of a kind; `nil` for memory.
    func archive(_ kind: StoreRecord.Kind) -> (any UploadArchive)? {
        directory == nil ? nil : StoredUploads(kind: kind, transactions: transactions)
    }
}
