import AsyncJSON
import HTTPTypes

/// Where the store has the multipart uploads of the XML API: each is a document of the server's own bucket, and its parts
/// are objects there.
enum PartUploads {
    /// Returns the key of the document of an upload.
    static func key(_ id: String) -> String { "upload/\(id)" }

    /// Returns the beginning of the names of the objects that are the parts of an upload.
    static func prefix(_ id: String) -> String { "\(id)/" }

    /// The time, in microseconds, after which an upload that has not ended is forgotten: a week, as for other uploads.
    fileprivate static let lifetime: Int64 = 7 * 86_400 * 1_000_000
}

extension StoreTransaction {
    /// Stores a new multipart upload, and forgets those that began more than a week ago.
    ///
    /// - Parameters:
    ///   - id: The id of the upload.
    ///   - document: The document of the upload, with its bucket and the time `initiated`.
    ///   - most: The most uploads that may be open.
    /// - Throws: 503 if there are too many others.
    mutating func startPartUpload(_ id: String, _ document: JSON.Value, most: Int) throws(GoogleError) {
        try makeOwnBucket()
        let now = now
        try removePartUploads { $0.microseconds("initiated").map { now - $0 > PartUploads.lifetime } ?? true }
        let prefix = PartUploads.key("")
        let count = try bucket(StoredBucket.ownName).documents.keys.count { $0.hasPrefix(prefix) }
        guard count < most else { throw .tooManyOpen(count, "uploads") }
        try setDocument(StoredBucket.ownName, PartUploads.key(id), document)
    }

    /// Removes the multipart uploads whose documents fulfil a condition, with their parts.
    mutating func removePartUploads(where isOver: (JSON.Value) -> Bool) throws(GoogleError) {
        let name = StoredBucket.ownName
        guard let own = buckets[name] else { return }
        let prefix = PartUploads.key("")
        for (key, document) in own.documents where key.hasPrefix(prefix) && isOver(document) {
            for part in own.objects(below: PartUploads.prefix(key.dropping(prefix))) {
                try deleteObject(name, part.name, generation: nil, .none)
            }
            try setDocument(name, key, nil)
        }
    }
}

extension GoogleError {
    /// Returns the error for something that could be opened if others ended.
    static func tooManyOpen(_ count: Int, _ kind: String) -> Self {
        GoogleError(
            code: 503,
            reason: "backendError",
            message: "There are \(count) open \(kind), and no more are taken.",
            headers: [.retryAfter: "60"]
        )
    }
}
