import AsyncFeeds
import AsyncFetch
import AsyncXML
import HTTPTypes

/// Media to upload, and the entry that describes it.
struct MediaDraft<Entry: Feeds.EntryRepresentable>: Sendable {
    let entry: Entry
    let contentType: String
    var slug: String?
}

/// The URLs that media can be sent to.
struct MediaTarget: Sendable {
    let method: HTTPRequest.Method
    /// The URL that opens sessions.
    let session: String?
    /// The URL that accepts all media in one request.
    let whole: String?
    var etag: String?
}

extension GDataService {
    nonisolated func start<Entry: Feeds.EntryRepresentable>(
        _ options: FetchOptions?,
        _ operation: @escaping @Sendable (UploadRun) async throws -> Entry
    ) -> FetchUpload<Entry> {
        let options = options?.merged(over: configuration.options) ?? configuration.options
        return FetchUpload(
            core.fetcher.core,
            options,
            ticket: { core.ticket(timeout: options.transferTimeout, $0) },
            operation: operation
        )
    }

    /// Sends media in the way that the options, the source and the links allow.
    nonisolated func send<Entry: Feeds.EntryRepresentable>(
        _ media: MediaDraft<Entry>,
        from source: UploadSource,
        _ target: MediaTarget,
        _ uploadOptions: UploadOptions,
        _ options: FetchOptions?
    ) -> FetchUpload<Entry> {
        start(options) { [self] run in
            let opened = try await run.open(source)
            let mode = uploadOptions.mode
            let isLarge = opened.length.map { $0 >= uploadOptions.resumableThreshold } ?? true
            let wantsSession = mode == .resumable || mode == .automatic && (isLarge || target.whole == nil)
            guard let url = wantsSession ? target.session ?? (mode == .resumable ? nil : target.whole) : target.whole
            else {
                throw GDataServiceError(.invalidRequest, "there is no link that takes media in this way")
            }
            var request = try core.request(target.method, linked: url)
            request.headerFields[.ifMatch] = target.etag
            if wantsSession, target.session != nil {
                return try await sendToSession(media, opened, request, uploadOptions, run)
            }
            let withEntry = mode == .multipart || mode == .automatic && target.method == .post
            return try await sendAtOnce(media, opened, request, withEntry: withEntry, run)
        }
    }

    /// Sends the media in one request, with or without the entry.
    nonisolated func sendAtOnce<Entry: Feeds.EntryRepresentable>(
        _ media: MediaDraft<Entry>,
        _ source: OpenSource,
        _ request: HTTPRequest,
        withEntry: Bool,
        _ run: UploadRun
    ) async throws -> Entry {
        let sent = SentBytes()
        var body = run.counting(source.whole(), in: sent)
        var request = request
        request.headerFields[.slug] = media.slug.map(Self.slug)
        request.headerFields[.contentType] = media.contentType
        if withEntry {
            let document = MultipartBody(
                .related(type: "application/atom+xml"),
                [
                    .init(try core.encoded(media.entry), contentType: "application/atom+xml; charset=UTF-8"),
                    .init(
                        body,
                        headerFields: [.contentType: media.contentType, .contentTransferEncoding: "binary"]
                    ),
                ]
            )
            body = document.body
            request.headerFields[.contentType] = document.contentType
            request.headerFields[.mimeVersion] = "1.0"
        }
        let call = await call(request, body: body, options: run.options)
        let response = try await run.fetch(call)
        guard response.head.status.kind == .successful else { throw GDataServiceError(response: response) }
        let entry: Entry = try await read(response, of: request, options: run.options)
        run.finish(source, sent)
        return entry
    }

    /// Opens a session with the entry, and sends the media to the session.
    nonisolated func sendToSession<Entry: Feeds.EntryRepresentable>(
        _ media: MediaDraft<Entry>,
        _ source: OpenSource,
        _ request: HTTPRequest,
        _ uploadOptions: UploadOptions,
        _ run: UploadRun
    ) async throws -> Entry {
        var request = request
        request.headerFields[.slug] = media.slug.map(Self.slug)
        request.headerFields[.contentType] = Self.entryType
        let call = await call(request, body: try core.encoded(media.entry), options: run.options)
        let engine = UploadEngine(run, ContentRangeWire(), call, keeper: uploadOptions.keeper)
        let answer = try await engine.upload(
            source,
            contentType: media.contentType,
            method: "gdata.upload",
            partSize: uploadOptions.chunkSize
        )
        let entry: Entry = try finish(answer, source, engine, run)
        await engine.forgetSession()
        return entry
    }

    /// Reads the last answer of a session.
    nonisolated func finish<Entry: Feeds.EntryRepresentable>(
        _ answer: FetchResponse,
        _ source: OpenSource,
        _ engine: UploadEngine,
        _ run: UploadRun
    ) throws -> Entry {
        let location = answer.head.headerFields[.location] ?? ""
        let entry = try core.decode(answer, from: location) { try $0.decode(Entry.self, from: $1) }
        run.finish(source, engine.sent)
        return entry
    }

    /// Encodes a name for the header field `Slug`: `%` and all bytes that are not printable ASCII are percent-encoded
    /// (RFC 5023, section 9.7.1).
    static func slug(_ name: String) -> String {
        var text = ""
        for byte in name.utf8 {
            if byte >= 0x20, byte <= 0x7E, byte != UInt8(ascii: "%") {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                text += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }
        return text
    }
}
