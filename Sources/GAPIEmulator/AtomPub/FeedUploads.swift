import AsyncFetchTesting
import AsyncXML
import HTTPTypes
import NIOCore

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

    /// The result of an upload: an error is the answer to later requests, too.
    private typealias Outcome = Result<StoredEntry, GoogleError>

    let store: FeedStore
    private let engine: UploadEngine<Outcome>

    init(store: FeedStore, granularity: Int, limits: EmulatorLimits) {
        self.store = store
        engine = UploadEngine(granularity: granularity, rules: .feeds, limits: limits)
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
        let (content, digest) = try await Upload.receive(path: nil, next: next)
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
            case .put: return ("upload.chunk", { try await put($0, try engine.session(id)) })
            case .delete:
                return (
                    "upload.cancel",
                    { _ in
                        guard let session = try? engine.session(id) else { return Reply(status: .notFound) }
                        throw try await engine.cancel(session)
                    }
                )
            default: return nil
            }
        }
        guard method == .post && number == nil || method == .put && number != nil else { return nil }
        return ("upload.start", { try await start($0, collection, number) })
    }

    private func start(_ request: IncomingRequest, _ collection: String, _ number: String?) async throws -> Reply {
        if let number { _ = try store.entry(collection, number) }
        try await engine.makeRoom()
        let text = try await request.body.collect(upTo: 16 << 20)
        let draft = Draft(
            entry: text.readableBytes == 0 ? nil : try Self.entry(text),
            slug: request.headers[.slug].map(Self.name)
        )
        let contentType = request.headers[.uploadContentType] ?? "application/octet-stream"
        let etags = request.headers[.ifMatch].map { [$0] }
        let session = UploadSession<Outcome>(
            id: engine.newID(),
            time: engine.now(),
            .init(total: request.headers[.uploadContentLength].flatMap { Int64($0) }),
            upload: try Upload(path: nil, granularity: engine.granularity)
        ) { [store] received in
            let media = StoredEntry.Media(
                contentType: contentType,
                content: received.content,
                size: received.digest.count
            )
            return Outcome { () throws(GoogleError) in
                guard let number else {
                    var draft = draft
                    draft.media = media
                    return store.insert(draft, into: collection)
                }
                return try store.change(collection, number, ifMatch: etags) { entry throws(GoogleError) in
                    if let changed = draft.entry { entry.take(changed) }
                    entry.media = media
                }
            }
        }
        await engine.open(session)
        return Reply(headers: [.location: "\(request.root)\(request.target.path)?upload_id=\(session.id)"])
    }

    /// Receives a chunk, or answers the query for the state of the upload.
    private func put(_ request: IncomingRequest, _ session: UploadSession<Outcome>) async throws -> Reply {
        guard let entry = try await engine.receive(request, session)?.get() else {
            return engine.incomplete(session, request)
        }
        return try Reply(
            status: .created,
            entry.element(root: request.root),
            type: "application/atom+xml; charset=UTF-8; type=entry",
            headers: [.eTag: entry.etag, .location: request.root + entry.path]
        )
    }
}

extension FeedStore {
    /// Adds an entry that is made from a draft.
    func insert(_ draft: FeedUploads.Draft, into collection: String) -> StoredEntry {
        insert(collection) { entry in
            if let sent = draft.entry { entry.take(sent) }
            entry.media = draft.media
            if entry.elements("title").isEmpty, draft.media != nil {
                entry.children.append(.element(FeedVocabulary.atom.element("title", draft.slug ?? "Untitled")))
            }
        }
    }
}
