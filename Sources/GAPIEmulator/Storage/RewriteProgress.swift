import AsyncJSON

/// A copy that takes several calls: which object becomes which, and how much of it is copied.
///
/// It is a document of the server's own bucket, and so outlives the process.
struct RewriteProgress: Sendable {
    private let sourceGeneration: Int64
    private let destination: String
    /// The number of copied bytes.
    var copied: Int64

    /// Begins a copy.
    init(source: StoredObject, _ draft: ObjectDraft) {
        sourceGeneration = source.generation
        destination = "\(draft.bucket)/\(draft.name)"
        copied = 0
    }

    /// Reads a document.
    init(_ document: JSON.Value) {
        sourceGeneration = document.int64("sourceGeneration") ?? 0
        destination = document["destination"]?.string ?? ""
        copied = document.int64("copied") ?? 0
    }

    func isSameCopy(as other: RewriteProgress) -> Bool {
        sourceGeneration == other.sourceGeneration && destination.isSameName(as: other.destination)
    }

    /// Returns the key of the document of a copy with a token.
    static func key(_ token: String) -> String { "rewrite/\(token)" }

    /// The time, in microseconds, after which a copy that does not go on is forgotten: Google's week.
    fileprivate static let lifetime: Int64 = 7 * 86_400 * 1_000_000

    /// The most copies that may go on.
    static let most = 1000

    /// Returns the document.
    fileprivate func document(now: Int64) -> JSON.Value {
        [
            "sourceGeneration": JSON.Value("\(sourceGeneration)"), "destination": JSON.Value(destination),
            "copied": JSON.Value("\(copied)"), "time": JSON.Value("\(now)"),
        ]
    }
}

extension StoreTransaction {
    /// Stores how far a copy has come, and forgets those that have not gone on for a week; throws 503 if too many others
    /// go on.
    mutating func save(_ progress: RewriteProgress, _ token: String) throws(GoogleError) {
        let name = StoredBucket.ownName
        var count = 0
        for (key, document) in try bucket(name).documents where key.hasPrefix(RewriteProgress.key("")) {
            if let time = document.int64("time"), now - time > RewriteProgress.lifetime {
                try setDocument(name, key, nil)
            } else if key != RewriteProgress.key(token) {
                count += 1
            }
        }
        guard count < RewriteProgress.most else { throw .tooManyOpen(count, "rewrites") }
        try setDocument(name, RewriteProgress.key(token), progress.document(now: now))
    }
}
