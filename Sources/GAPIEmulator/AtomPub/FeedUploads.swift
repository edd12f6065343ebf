import AsyncXML
import HTTPTypes
import NIOCore
import Synchronization

/// The creation of entries and their media: from an entry, from media, from both in one request, or from an upload
/// session.
struct FeedUploads: Sendable {
    /// The parts that a client has sent.
    struct Draft: Sendable {
        var entry: XML.Element?
        var media: StoredEntry.Media?
        /// The name that the client prefers.
        var slug: String?
    }

    /// An upload of media in several requests.
    final class Session: Sendable {
        let collection: String
        /// The number of the entry whose media are replaced; `nil` for a new entry.
        let number: String?
        let etags: [String]?
        let draft: Draft
        let contentType: String
        let upload: Upload
        let total: Mutex<Int64?>
        /// The result of the upload after its media are complete, which happens only once.
        let result = Mutex<Result<StoredEntry, GoogleError>?>(nil)

        init(
            collection: String,
            number: String?,
            etags: [String]?,
            draft: Draft,
            contentType: String,
            total: Int64?,
            upload: Upload
        ) {
            self.collection = collection
            self.number = number
            self.etags = etags
            self.draft = draft
            self.contentType = contentType
            self.total = Mutex(total)
            self.upload = upload
        }
    }

    let store: FeedStore
    let granularity: Int
    private let sessions = Sessions()

    private final class Sessions: Sendable {
        let byID = Mutex<[String: Session]>([:])
    }

    init(store: FeedStore, granularity: Int) {
        self.store = store
        self.granularity = max(1, granularity)
    }

    /// Adds an entry that is made from a draft.
    func insert(_ draft: Draft, into collection: String) throws(GoogleError) -> StoredEntry {
        store.insert(collection) { entry in
            if let sent = draft.entry { entry.take(sent) }
            entry.media = draft.media
            if entry.elements("title").isEmpty, draft.media != nil {
                entry.children.append(.element(FeedVocabulary.atom.element("title", draft.slug ?? "Untitled")))
            }
        }
    }

    // MARK: Single requests

    /// Reads an entry, media, or both.
    func draft(of request: IncomingRequest) async throws -> Draft {
        let type = request.headers[.contentType] ?? ""
        var draft = Draft(slug: request.headers[.slug].map(Self.name))
        if type.hasPrefix("application/atom+xml") {
            draft.entry = try Self.entry(try await request.body.collect(upTo: 16 << 20))
        } else if type.hasPrefix("multipart/related") {
            var parts = try MultipartRelated(contentType: type, body: request.body)
            let (text, contentType) = try await parts.readMetadata()
            draft.entry = try Self.entry(text)
            draft.media = try await media(contentType) { try await parts.nextPiece() }
        } else {
            draft.media = try await media(type) { try await request.body.next() }
        }
        return draft
    }

    private func media(
        _ contentType: String?,
        next: () async throws -> ByteBuffer?
    ) async throws -> StoredEntry.Media {
        let upload = try Upload(path: nil, granularity: granularity)
        let turn = try await upload.begin()
        while let bytes = try await next() { try await upload.append(bytes, turn) }
        let (content, digest) = try await upload.finish(turn)
        return StoredEntry.Media(
            contentType: contentType.flatMap { $0.isEmpty ? nil : $0 } ?? "application/octet-stream",
            content: content,
            size: digest.count
        )
    }

    /// Returns the entry of a document; throws Google's 400 if it has none.
    static func entry(_ bytes: ByteBuffer) throws(GoogleError) -> XML.Element {
        do {
            let root = try XML.Document(parsing: bytes.readableBytesView).root
            guard root.name == FeedVocabulary.atom.name("entry") else {
                throw GoogleError(
                    code: 400,
                    reason: "InvalidEntry",
                    message: "The document is a \(root.name.local), no entry."
                )
            }
            return root
        } catch let error as GoogleError {
            throw error
        } catch {
            throw GoogleError(code: 400, reason: "parseError", message: "The entry is no XML: \(error)")
        }
    }

    /// Returns a name without the percent-encoding of the header field.
    private static func name(_ slug: String) -> String {
        (try? RequestTarget("/" + slug.replacing("/", with: "%2F").replacing("?", with: "%3F")))?.segments.first ?? slug
    }
}

// MARK: - Several requests

extension FeedUploads {
    func operation(
        _ method: HTTPRequest.Method,
        collection: String,
        number: String?,
        _ query: RequestTarget.Query
    ) -> (operation: String, run: (IncomingRequest) async throws -> Reply)? {
        if let id = query["upload_id"] {
            switch method {
            case .put: return ("upload.chunk", { try await put($0, try session(id)) })
            case .delete:
                return (
                    "upload.cancel",
                    { _ in
                        guard sessions.byID.withLock({ $0.removeValue(forKey: id) }) != nil else {
                            return Reply(status: .notFound)
                        }
                        throw GoogleError(code: 499, reason: "cancelled", message: "The upload is cancelled.")
                    }
                )
            default: return nil
            }
        }
        guard method == .post && number == nil || method == .put && number != nil else { return nil }
        return ("upload.start", { try await start($0, collection, number) })
    }

    private func session(_ id: String) throws(GoogleError) -> Session {
        guard let session = sessions.byID.withLock({ $0[id] }) else { throw .notFound("There is no upload \(id).") }
        return session
    }

    private func start(_ request: IncomingRequest, _ collection: String, _ number: String?) async throws -> Reply {
        if let number { _ = try store.entry(collection, number) }
        let text = try await request.body.collect(upTo: 16 << 20)
        let draft = Draft(
            entry: text.readableBytes == 0 ? nil : try Self.entry(text),
            slug: request.headers[.slug].map(Self.name)
        )
        let session = Session(
            collection: collection,
            number: number,
            etags: request.headers[.ifMatch].map { [$0] },
            draft: draft,
            contentType: request.headers[.uploadContentType] ?? "application/octet-stream",
            total: request.headers[.uploadContentLength].flatMap { Int64($0) },
            upload: try Upload(path: nil, granularity: granularity)
        )
        let id = "feed-\(String(UInt64.random(in: .min ... .max), radix: 36))"
        sessions.byID.withLock { $0[id] = session }
        return Reply(headers: [.location: "\(request.root)\(request.target.path)?upload_id=\(id)"])
    }

    /// Receives a chunk, or answers the query for the state of the upload.
    private func put(_ request: IncomingRequest, _ session: Session) async throws -> Reply {
        if let result = session.result.withLock({ $0 }) { return try done(request, try result.get()) }
        guard let header = request.headers[.contentRange] else {
            throw GoogleError.badRequest("Content-Range is missing.")
        }
        let range = try ContentRange(header: header)
        let total = session.total.withLock { total in
            total = total ?? range.total
            return total
        }
        let turn = try await session.upload.begin()
        var position = range.bytes?.lowerBound ?? turn.storedCount
        guard position <= turn.storedCount else {
            throw GoogleError.uploadGap(offset: position, stored: turn.storedCount)
        }
        if range.bytes != nil {
            while var bytes = try await request.body.next() {
                let end = position + Int64(bytes.readableBytes)
                guard end <= total ?? .max else { throw GoogleError.badRequest("The body is longer than the upload.") }
                if end > turn.storedCount {
                    bytes.moveReaderIndex(forwardBy: Int(max(0, turn.storedCount - position)))
                    try await session.upload.append(bytes, turn)
                }
                position = end
            }
        }
        guard position == total else { return incomplete(session, request) }
        let (content, digest) = try await session.upload.finish(turn)
        let media = StoredEntry.Media(contentType: session.contentType, content: content, size: digest.count)
        let result = entry(with: media, of: session)
        session.result.withLock { $0 = result }
        return try done(request, try result.get())
    }

    /// Creates the entry for the media, or replaces the media of an entry.
    private func entry(with media: StoredEntry.Media, of session: Session) -> Result<StoredEntry, GoogleError> {
        Result { () throws(GoogleError) in
            guard let number = session.number else {
                var draft = session.draft
                draft.media = media
                return try insert(draft, into: session.collection)
            }
            return try store.change(session.collection, number, ifMatch: session.etags) { entry throws(GoogleError) in
                if let changed = session.draft.entry { entry.take(changed) }
                entry.media = media
            }
        }
    }

    private func done(_ request: IncomingRequest, _ entry: StoredEntry) throws -> Reply {
        try Reply(
            status: .created,
            entry.element(root: request.root),
            type: "application/atom+xml; charset=UTF-8; type=entry",
            headers: [.eTag: entry.etag, .location: request.root + entry.path]
        )
    }

    private func incomplete(_ session: Session, _ request: IncomingRequest) -> Reply {
        var reply = Reply(status: .init(code: 308, reasonPhrase: "Resume Incomplete"))
        let stored = session.upload.storedCount
        if stored > 0 { reply.headers[.range] = "bytes=0-\(stored - 1)" }
        if request.headers[.refuses308] == "yes" {
            reply.status = .ok
            reply.headers[.statusOverride] = "308"
        }
        return reply
    }
}
