import NIOCore

/// A row of the database: a piece of metadata, which may refer to a file with a content.
struct StoreRecord: Sendable {
    /// The kinds of records, with the meanings of their other members.
    enum Kind: String, Sendable {
        /// A bucket: key NAME; value the bucket resource.
        case bucket
        /// A document of a bucket: key BUCKET/KEY, the latter in percent-encoding; value the document.
        case document
        /// A generation of an object: key GENERATION; state ``StoredObject/State``; value the object resource.
        case object
        /// A resumable upload: key ID; time of its start or end; value an ``UploadRecord`` (state 0), or the resource that
        /// the upload has brought (state 1).
        case upload
        /// An upload to a feed: as ``upload``, but the value of an ended one is the place of its entry.
        case feedUpload
        /// A number to count on from: key NAME; value the number.
        case counter
        /// An entry of a feed: key NUMBER; state 1 if it is deleted; time of its last change.
        case entry
        /// The login to feeds: key ADDRESS; value its token, and how often the token was used.
        case account
    }

    let kind: Kind
    let key: String
    var state: Int64 = 0
    /// A time in microseconds since 1970.
    var time: Int64 = 0
    /// The name of a file in the folder of contents.
    var content: String?
    var value: ByteBuffer
}

/// A change that a transaction makes in the database.
enum StoreChange: Sendable {
    /// Adds a record, or replaces the one with the same kind and key.
    case save(StoreRecord)
    case remove(StoreRecord.Kind, key: String)
}
