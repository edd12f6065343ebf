public import AsyncFetch
public import AsyncGAPI
import AsyncXML
import HTTPTypes

extension GDataService {
    /// Uploads media with an entry that describes it, and returns at once with a handle on the running upload.
    ///
    /// ```swift
    /// let upload = photos.upload(entry, from: .file("cat.jpg"), contentType: "image/jpeg", slug: "cat.jpg", to: url)
    /// for await progress in upload.progress { print(progress.acknowledged, progress.total ?? 0) }
    /// let entry = try await upload.value
    /// ```
    ///
    /// Entry and media go in one request (`multipart/related`). With the mode `media` the media go alone, as every server
    /// of the Atom Publishing Protocol understands it, and with `resumable` through a session that survives broken connections, for
    /// which `url` is where the feed's `resumable-create-media` link leads.
    /// - Parameters:
    ///   - entry: What is said of the media.
    ///   - source: The bytes.
    ///   - contentType: Their media type.
    ///   - slug: A name for the new resource, such as that of the file.
    ///   - url: The collection.
    ///   - uploadOptions: How to send.
    ///   - options: What the requests do differently; nil for the service's way.
    /// - Returns: The running upload, whose value is the entry as the server has it.
    public nonisolated func upload<Entry: GData.EntryRepresentable>(
        _ entry: Entry,
        from source: UploadSource,
        contentType: String,
        slug: String? = nil,
        to url: String,
        upload uploadOptions: UploadOptions = .init(),
        options: FetchOptions? = nil
    ) -> Upload<Entry> {
        let media = MediaDraft(entry: entry, contentType: contentType, slug: slug)
        return start(options) { [self] run in
            let opened = try await source.open()
            run.control.progress.report { $0.total = opened.length }
            let request = try core.request(.post, named: url)
            switch uploadOptions.mode {
            case .automatic, .multipart: return try await sendAtOnce(media, opened, request, withEntry: true, run)
            case .media: return try await sendAtOnce(media, opened, request, withEntry: false, run)
            case .resumable: return try await sendToSession(media, opened, request, uploadOptions, run)
            }
        }
    }

    /// Uploads media to a feed, by the best way that its links offer.
    ///
    /// Large media, and those of unknown length, go through a session where the feed has a `resumable-create-media` link, and all
    /// others in one request to its `post` link, or to the feed itself.
    /// - Parameters:
    ///   - entry: What is said of the media.
    ///   - source: The bytes.
    ///   - contentType: Their media type.
    ///   - slug: A name for the new resource, such as that of the file.
    ///   - feed: The feed.
    ///   - uploadOptions: How to send.
    ///   - options: What the requests do differently; nil for the service's way.
    /// - Returns: The running upload, whose value is the entry as the server has it.
    public nonisolated func upload<Entry: GData.EntryRepresentable>(
        _ entry: Entry,
        from source: UploadSource,
        contentType: String,
        slug: String? = nil,
        to feed: some GData.FeedRepresentable,
        upload uploadOptions: UploadOptions = .init(),
        options: FetchOptions? = nil
    ) -> Upload<Entry> {
        let atom = feed.atomFeed
        return send(
            MediaDraft(entry: entry, contentType: contentType, slug: slug),
            from: source,
            MediaTarget(
                method: .post,
                session: atom.target(.resumableCreateMedia),
                whole: atom.target(.post) ?? atom.target(.self)
            ),
            uploadOptions,
            options
        )
    }

    /// Puts other media in the place of those that an entry describes.
    ///
    /// Fails with ``GDataServiceError/isConflict`` when somebody else has changed them since, as ``update(_:force:options:)``. Large
    /// media go through a session where the entry has a `resumable-edit-media` link, and all others alone to its `edit-media` link; with
    /// the mode `multipart` the entry goes with them.
    /// - Parameters:
    ///   - entry: The entry.
    ///   - source: The bytes.
    ///   - contentType: Their media type.
    ///   - force: Does it whatever somebody else has done.
    ///   - uploadOptions: How to send.
    ///   - options: What the requests do differently; nil for the service's way.
    /// - Returns: The running upload, whose value is the entry as the server has it.
    public nonisolated func replaceMedia<Entry: GData.EntryRepresentable>(
        of entry: Entry,
        from source: UploadSource,
        contentType: String,
        force: Bool = false,
        upload uploadOptions: UploadOptions = .init(),
        options: FetchOptions? = nil
    ) -> Upload<Entry> {
        let atom = entry.atomEntry
        return send(
            MediaDraft(entry: entry, contentType: contentType),
            from: source,
            MediaTarget(
                method: .put,
                session: atom.target(.resumableEditMedia),
                whole: atom.target(.editMedia),
                etag: force ? "*" : (atom.link(.editMedia)?.etag ?? atom.etag).flatMap { $0.hasPrefix("W/") ? nil : $0 }
            ),
            uploadOptions,
            options
        )
    }

    /// Goes on with an upload that another process, or an earlier part of this one, has begun.
    ///
    /// Asks the server what it has, and sends the rest. Its `value` throws ``GDataServiceError/Code/sourceChanged`` for another
    /// source, and ``GDataServiceError/Code/uploadSessionExpired`` when the server has dropped the session.
    /// - Parameters:
    ///   - session: Of the upload that was begun.
    ///   - source: The same file or bytes as before.
    ///   - options: What the requests do differently; nil for the service's way.
    /// - Returns: The running upload.
    public nonisolated func resumeUpload<Entry: GData.EntryRepresentable>(
        _ session: Upload<Entry>.Session,
        from source: UploadSource,
        options: FetchOptions? = nil
    ) -> Upload<Entry> {
        start(options) { [self] run in
            let opened = try await source.open()
            guard try await opened.identity() == session.state.source, session.state.source != nil else {
                throw GDataServiceError(
                    .sourceChanged,
                    "the source is not the one that the upload began with; start a new upload"
                )
            }
            run.control.session = session.state
            run.control.progress.report { $0.total = session.state.total }
            return try await self.session(run).send(opened, resumes: true) { _, _ in }
        }
    }
}

/// Media to be sent, and what is said of them.
private struct MediaDraft<Entry: GData.EntryRepresentable>: Sendable {
    let entry: Entry
    let contentType: String
    var slug: String?
}

/// Where media can be sent to.
private struct MediaTarget: Sendable {
    let method: HTTPRequest.Method
    /// Opens sessions.
    let session: String?
    /// Takes all in one request.
    let whole: String?
    var etag: String?
}

/// What stays the same during one upload.
private struct UploadRun: Sendable {
    let options: FetchOptions
    let control: UploadControl
    let monitor: FetchMonitor
}

extension GDataService {
    private nonisolated func start<Entry: GData.EntryRepresentable>(
        _ options: FetchOptions?,
        _ operation: @escaping @Sendable (UploadRun) async throws -> Entry
    ) -> Upload<Entry> {
        let options = options ?? configuration.options
        return Upload { control in
            core.ticket(timeout: options.transferTimeout) { monitor in
                defer { control.progress.finish() }
                return try await operation(UploadRun(options: options, control: control, monitor: monitor))
            }
        }
    }

    /// Sends media by the way that they, the server and the caller want.
    private nonisolated func send<Entry: GData.EntryRepresentable>(
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

    /// Sends everything in one request.
    private nonisolated func sendAtOnce<Entry: GData.EntryRepresentable>(
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
                    .init(try Self.encoded(media.entry), contentType: "application/atom+xml; charset=UTF-8"),
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

    /// Opens a session with the entry, and sends the media to it.
    private nonisolated func sendToSession<Entry: GData.EntryRepresentable>(
        _ media: MediaDraft<Entry>,
        _ source: OpenSource,
        _ request: HTTPRequest,
        _ uploadOptions: UploadOptions,
        _ run: UploadRun
    ) async throws -> Entry {
        var request = request
        request.headerFields[.slug] = media.slug.map(Self.slug)
        request.headerFields[.contentType] = Self.entryType
        let call = await call(request, body: try Self.encoded(media.entry), options: run.options)
        let session: SessionUpload<Entry> = session(run)
        try await session.open(call, method: "gdata.upload", source, media.contentType, uploadOptions)
        return try await session.send(source, resumes: false) { _, _ in }
    }

    private nonisolated func session<Entry: GData.EntryRepresentable>(_ run: UploadRun) -> SessionUpload<Entry> {
        SessionUpload(core.fetcher, run.options, run.control, run.monitor) { [core] response in
            let location = response.head.headerFields[.location] ?? ""
            return try core.decode(response, from: location) { try $0.decode(Entry.self, from: $1) }
        } failure: { response, isExpired in
            var error = GDataServiceError(response: response)
            if isExpired { error.code = .uploadSessionExpired }
            return error
        }
    }

    /// A name as the header has it: bytes that are not printable ASCII, and `%`, as `%41` (RFC 5023, section 9.7.1).
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
