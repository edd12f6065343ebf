import AsyncXML

extension GData {
    /// One of the operations of a batch.
    public struct BatchOperation<Entry: EntryRepresentable>: Sendable {
        /// What is to be done.
        public enum Kind: String, Sendable {
            /// Adds an entry.
            case insert
            /// Puts an entry in the place of the one that is there.
            case update
            /// Deletes an entry.
            case delete
            /// Gets an entry.
            case query
        }

        /// What is to be done.
        public var kind: Kind
        /// With what.
        public var entry: Entry
        /// Whether it is done although somebody else has changed the entry.
        public var isForced = false

        /// Adds an entry.
        ///
        /// - Parameter entry: The new entry.
        /// - Returns: The operation.
        public static func insert(_ entry: Entry) -> Self { Self(kind: .insert, entry: entry) }

        /// Puts an entry in the place of the one that is there.
        ///
        /// - Parameters:
        ///   - entry: The changed entry.
        ///   - force: Does it whatever somebody else has done.
        /// - Returns: The operation.
        public static func update(_ entry: Entry, force: Bool = false) -> Self {
            Self(kind: .update, entry: entry, isForced: force)
        }

        /// Deletes an entry.
        ///
        /// - Parameters:
        ///   - entry: The entry, of which only the identifier and the ETag are sent.
        ///   - force: Does it whatever somebody else has done.
        /// - Returns: The operation.
        public static func delete(_ entry: Entry, force: Bool = false) -> Self {
            Self(kind: .delete, entry: entry, isForced: force)
        }

        /// Gets an entry.
        ///
        /// - Parameter entry: The entry, of which only the identifier is sent.
        /// - Returns: The operation.
        public static func query(_ entry: Entry) -> Self { Self(kind: .query, entry: entry) }

        /// The entry as it is sent.
        func entry(id: String) -> Entry {
            var entry = entry
            var atom = entry.atomEntry
            if kind == .delete || kind == .query {
                let whole = atom
                atom = Atom.Entry()
                atom.id = whole.id
                atom.etag = kind == .delete ? whole.etag : nil
            }
            if isForced { atom.etag = "*" } else if atom.etag?.hasPrefix("W/") == true { atom.etag = nil }
            atom.batchID = id
            atom.batchOperation = kind.rawValue
            entry.atomEntry = atom
            return entry
        }
    }

    /// What became of a batch.
    public struct BatchAnswer<Entry: EntryRepresentable>: Sendable {
        /// What became of each operation, in their order.
        public var results: [Result]
        /// That the server could not read the batch to its end; nil where it could.
        ///
        /// Operations without a ``Result/status`` were not done.
        public var interrupted: GDBatch.Interrupted?

        /// What became of one operation.
        public struct Result: Sendable {
            /// The operation.
            public var operation: BatchOperation<Entry>
            /// The status of HTTP, such as 201; nil where the server does not say, because it was interrupted.
            public var status: Int?
            /// What that means, for people.
            public var reason: String?
            /// What went wrong, in the server's words.
            public var content: String?
            /// What went wrong, where the server says it in the form of Google Data's errors; the most important first.
            public var errors: [GDataServiceError.ServerError] = []
            /// The entry as the server has it; nil for what was deleted or went wrong.
            public var entry: Entry?
            /// What the server sent of the entry although the operation went wrong: with a conflict often its own version.
            public var refusedEntry: Entry?

            /// Whether it was done.
            public var isSuccess: Bool { status.map { (200..<300).contains($0) } ?? false }
        }

        /// Whether all was done.
        public var isSuccess: Bool { interrupted == nil && results.allSatisfy(\.isSuccess) }
    }
}

extension GData.BatchAnswer {
    /// Puts the entries of an answer to the operations that they belong to.
    init(_ feed: Atom.Feed<Entry>, to operations: [GData.BatchOperation<Entry>]) {
        results = operations.map { Result(operation: $0) }
        for entry in feed.entries {
            let atom = entry.atomEntry
            interrupted = atom[GDBatch.Interrupted.self] ?? interrupted
            guard let index = atom.batchID.flatMap({ Int($0) }), results.indices.contains(index) else { continue }
            let status = atom.batchStatus
            results[index].status = status?.code
            results[index].reason = status?.reason
            if let content = status?.content, !content.allSatisfy(\.isWhitespace) { results[index].content = content }
            let isSuccess = results[index].isSuccess
            if !isSuccess, let status { results[index].errors = status.errors }
            if isSuccess, results[index].operation.kind == .delete { continue }
            var own = entry
            own.atomEntry.batchID = nil
            own.atomEntry.batchOperation = nil
            own.atomEntry.batchStatus = nil
            if isSuccess { results[index].entry = own } else { results[index].refusedEntry = own }
        }
    }
}

extension GDBatch.Status {
    /// The errors in the content: as elements, or as text that is a document of its own.
    fileprivate var errors: [GDataServiceError.ServerError] {
        guard contentType?.lowercased().contains("xml") == true else { return [] }
        if let content, content.contains("<") { return GDataServiceError.serverErrors(in: Array(content.utf8)) }
        guard let document = try? GData.element(of: self).elements.first?.encoded() else { return [] }
        return GDataServiceError.serverErrors(in: document)
    }
}
