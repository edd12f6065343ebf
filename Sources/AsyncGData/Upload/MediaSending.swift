import AsyncFetch
import AsyncGAPI
import AsyncXML
import HTTPTypes

/// Media to upload, and the entry that describes it.
struct MediaDraft<Entry: GData.EntryRepresentable>: Sendable {
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

/// The parts of one upload that do not change.
struct UploadRun: Sendable {
    let options: FetchOptions
    let control: UploadControl
    let monitor: FetchMonitor
}

extension GDataService {
    nonisolated func start<Entry: GData.EntryRepresentable>(
        _ options: FetchOptions?,
        _ operation: @escaping @Sendable (UploadRun) async throws -> Entry
    ) -> Upload<Entry> {
        let options = options?.merged(over: configuration.options) ?? configuration.options
        return Upload { control in
            core.ticket(timeout: options.transferTimeout) { monitor in
                defer { control.progress.finish() }
                return try await operation(UploadRun(options: options, control: control, monitor: monitor))
            }
        }
    }

    /// Sends media in the way that the options, the source and the links allow.
    nonisolated func send<Entry: GData.EntryRepresentable>(
        _ media: MediaDraft<Entry>,
        from source: UploadSource,
        _ target: MediaTarget,
        _ uploadOptions: UploadOptions,
        _ options: FetchOptions?
    ) -> Upload<Entry> {
        start(options) { [self] run in
            let opened = try await source.open()
            run.control.progress.report { $0.total = opened.length }
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
    nonisolated func sendAtOnce<Entry: GData.EntryRepresentable>(
        _ media: MediaDraft<Entry>,
        _ source: OpenSource,
        _ request: HTTPRequest,
        withEntry: Bool,
        _ run: UploadRun
    ) async throws -> Entry {
        let progress = run.control.progress
        let sent = SentBytes()
        var body = source.whole().observed { chunk, position in
            let count = sent.add(chunk, at: position)
            progress.report { $0.sent = count }
        }
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
        let response = try await core.fetcher.core.fetch(call, monitor: run.monitor)
        guard response.head.status.kind == .successful else { throw GDataServiceError(response: response) }
        let entry: Entry = try await read(response, of: request, options: run.options)
        progress.finish(at: sent.count)
        return entry
    }

    /// Opens a session with the entry, and sends the media to the session.
    nonisolated func sendToSession<Entry: GData.EntryRepresentable>(
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
        let session: SessionUpload<Entry> = session(run, UploadCarrier(of: call))
        try await session.open(call, method: "gdata.upload", source, media.contentType, uploadOptions)
        return try await session.send(source, resumes: false)
    }

    nonisolated func session<Entry: GData.EntryRepresentable>(
        _ run: UploadRun,
        _ carrier: UploadCarrier
    ) -> SessionUpload<Entry> {
        SessionUpload(core.fetcher, run.options, carrier, run.control, run.monitor) { [core] response in
            let location = response.head.headerFields[.location] ?? ""
            return try core.decode(response, from: location) { try $0.decode(Entry.self, from: $1) }
        } failure: { response, isExpired in
            var error = GDataServiceError(response: response)
            if isExpired { error.code = .uploadSessionExpired }
            return error
        }
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
