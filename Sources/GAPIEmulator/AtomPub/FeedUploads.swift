import AsyncFetch
import AsyncFetchTesting
import AsyncJSON
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
    /// The archive that stores sessions for the next process; `nil` if they end with this one.
    private let archive: (any UploadArchive)?
    /// The memory for the entries of open uploads; `nil` if nobody counts them.
    private let memory: StoreMemory?
    /// Returns the place of the next content.
    private let newContentPlace: @Sendable () -> ContentPlace

    /// Creates uploads to a store of feeds, whose files are those of a store of objects.
    init(store: FeedStore, granularity: Int, limits: EmulatorLimits, sharing objects: ObjectStore) {
        self.store = store
        engine = UploadEngine(granularity: granularity, rules: .feeds, limits: limits, now: objects.now)
        archive = objects.archive(.feedUpload)
        memory = objects.memory
        newContentPlace = { objects.newContentPlace() }
    }

    /// Lets the sessions go; see ``UploadEngine/stop()``.
    func stop() { engine.stop() }

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
        let (content, digest) = try await Upload.receive(newContentPlace(), next: next)
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
        return ("upload.start", start)
    }

    private func start(_ request: IncomingRequest) async throws -> Reply {
        let session = try await engine.open { id in
            let text = try await request.body.collect(upTo: 16 << 20)
            let room = try memory?.room(for: text.readableBytes)
            let beginning = UploadRecord.Beginning(request, JSON.Value(String(buffer: text)))
            return try await UploadSession<Outcome>.open(
                id: id,
                beginning,
                .init(request),
                Upload(newContentPlace(), granularity: engine.granularity),
                archive,
                room,
                time: engine.now(),
                finish: try finish(beginning, id: id)
            )
        }
        return Reply(headers: [.location: "\(request.root)\(request.target.path)?upload_id=\(session.id)"])
    }

    /// Returns the function that makes an entry of the media, after checking the request that has started the upload.
    private func finish(
        _ beginning: UploadRecord.Beginning,
        id: String
    ) throws -> @Sendable (ReceivedMedia) async throws -> Outcome {
        // upload/feeds/COLLECTION, or upload/feeds/COLLECTION/NUMBER
        let path = try RequestTarget(beginning.target).segments
        guard path.count > 2 else { throw GoogleError.badRequest("The record is of no upload.") }
        let (collection, number) = (path[2], path.count > 3 ? path[3] : nil)
        if let number { _ = try store.entry(collection, number) }
        let text = beginning.metadata.string ?? ""
        let sent = text.isEmpty ? nil : try Self.entry(ByteBuffer(string: text))
        let slug = beginning.headers[.slug].map(Self.name)
        let contentType = beginning.headers[.uploadContentType] ?? "application/octet-stream"
        let etags = beginning.headers[.ifMatch].map { [$0] }
        return { [store, archive] received in
            let media = StoredEntry.Media(
                contentType: contentType,
                content: received.content,
                size: received.digest.count
            )
            do {
                guard let number else {
                    let draft = Draft(entry: sent, media: media, slug: slug)
                    return .success(try await store.insert(draft, into: collection, upload: id).shown)
                }
                let entry = try await store.change(collection, number, ifMatch: etags, upload: id) { entry in
                    if let sent { entry.take(sent) }
                    entry.media = media
                }
                return .success(entry.shown)
            } catch let error as GoogleError where !error.isStoreFull {
                // The answer to later requests of this process.
                try await archive?.removeUpload(id)
                received.content.file?.release()
                return .failure(error)
            }
        }
    }

    /// Restores the uploads that an earlier process has started; uploads that cannot succeed any more are removed.
    func restore(_ records: [UploadRecord]) async throws {
        guard let archive else { return }
        for record in records.sorted(by: { $0.time < $1.time }) {
            let session = try await UploadSession<Outcome>.restored(
                record,
                archive,
                granularity: engine.granularity,
                hashes: [.md5],
                result: { place in
                    let number = place["number"]?.string ?? ""
                    return .success(try store.entry(place["collection"]?.string ?? "", number).shown)
                },
                finish: { try finish($0, id: record.id) }
            )
            if let session { await engine.restore(session) }
        }
    }

    /// Receives a chunk, or answers the query for the state of the upload.
    private func put(_ request: IncomingRequest, _ session: UploadSession<Outcome>) async throws -> Reply {
        guard let entry = try await engine.receive(request, session)?.get() else {
            return try await engine.incomplete(session, request)
        }
        return try Reply(
            status: .created,
            entry.element(root: request.root),
            type: "application/atom+xml; charset=UTF-8; type=entry",
            headers: [.eTag: entry.etag, .location: request.root + entry.path]
        )
    }
}

extension StoredEntry {
    /// The entry as an upload remembers it for its answers: without the content, which may go before the upload does.
    fileprivate var shown: StoredEntry {
        var entry = self
        entry.media?.content = .memory([])
        return entry
    }
}

extension FeedStore {
    /// Adds an entry that is made from a draft.
    func insert(
        _ draft: FeedUploads.Draft,
        into collection: String,
        upload: String? = nil
    ) async throws -> StoredEntry {
        try await insert(collection, upload: upload) { entry in
            if let sent = draft.entry { entry.take(sent) }
            entry.media = draft.media
            if entry.elements("title").isEmpty, draft.media != nil {
                entry.children.append(.element(FeedVocabulary.atom.element("title", draft.slug ?? "Untitled")))
            }
        }
    }
}
