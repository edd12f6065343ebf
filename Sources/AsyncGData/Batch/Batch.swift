public import AsyncFeeds
import AsyncXML

extension GData {
    /// One operation of a batch.
    public struct BatchOperation<Entry: Feeds.EntryRepresentable>: Sendable {
        /// The kinds of operation.
        public enum Kind: String, Sendable {
            /// Adds an entry.
            case insert
            /// Replaces the entry on the server.
            case update
            /// Deletes an entry.
            case delete
            /// Fetches an entry.
            case query
        }

        /// The kind of operation.
        public var kind: Kind
        /// The entry that the operation concerns.
        public var entry: Entry
        /// A Boolean value indicating whether the operation overrides changes by other clients.
        public var isForced = false

        /// Returns an operation that adds an entry.
        ///
        /// - Parameter entry: The new entry.
        /// - Returns: The operation.
        public static func insert(_ entry: Entry) -> Self { Self(kind: .insert, entry: entry) }

        /// Returns an operation that replaces the entry on the server.
        ///
        /// - Parameters:
        ///   - entry: The changed entry.
        ///   - force: Overrides changes by other clients.
        /// - Returns: The operation.
        public static func update(_ entry: Entry, force: Bool = false) -> Self {
            Self(kind: .update, entry: entry, isForced: force)
        }

        /// Returns an operation that deletes an entry.
        ///
        /// - Parameters:
        ///   - entry: The entry; only its identifier and ETag are sent.
        ///   - force: Overrides changes by other clients.
        /// - Returns: The operation.
        public static func delete(_ entry: Entry, force: Bool = false) -> Self {
            Self(kind: .delete, entry: entry, isForced: force)
        }

        /// Returns an operation that fetches an entry.
        ///
        /// - Parameter entry: The entry; only its identifier is sent.
        /// - Returns: The operation.
        public static func query(_ entry: Entry) -> Self { Self(kind: .query, entry: entry) }

        /// Returns the entry in the form in which it is sent.
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

    /// The response to a batch.
    public struct BatchAnswer<Entry: Feeds.EntryRepresentable>: Sendable {
        /// The results of the operations, in their order.
        public var results: [Result]
        /// The server's notice that it could not read the whole batch; `nil` if it could.
        ///
        /// Operations without a ``Result/status`` were not performed.
        public var interrupted: GDBatch.Interrupted?

        /// The result of one operation.
        public struct Result: Sendable {
            /// The operation.
            public var operation: BatchOperation<Entry>
            /// The HTTP status, such as 201; `nil` if the response has none, for example because the batch was
            /// interrupted.
            public var status: Int?
            /// The reason phrase of the status, for people.
            public var reason: String?
            /// The server's description of the failure.
            public var content: String?
            /// The errors of the failure, if the server sends them in Google Data's form; the most important first.
            public var errors: [GDataServiceError.ServerError] = []
            /// The entry as the server has it; `nil` if it was deleted or the operation failed.
            public var entry: Entry?
            /// The entry that the server sent although the operation failed; after a conflict it is often the server's
            /// own version.
            public var refusedEntry: Entry?

            /// A Boolean value indicating whether the operation succeeded.
            public var isSuccess: Bool { status.map { (200..<300).contains($0) } ?? false }
        }

        /// A Boolean value indicating whether all operations succeeded.
        public var isSuccess: Bool { interrupted == nil && results.allSatisfy(\.isSuccess) }
    }
}

extension GData.BatchAnswer {
    /// Creates a response from a feed whose entries it assigns to their operations.
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
    /// The errors in the content, as elements or as escaped XML.
    fileprivate var errors: [GDataServiceError.ServerError] {
        guard contentType?.lowercased().contains("xml") == true else { return [] }
        if let content, content.contains("<") { return GDataServiceError.serverErrors(in: Array(content.utf8)) }
        return extensions.elements.first.map { GDataServiceError.serverErrors(in: $0) } ?? []
    }
}
