public import AsyncFeeds
public import AsyncFetch
import AsyncXML
import HTTPTypes

extension GDataService {
    /// Uploads media with an entry that describes it, and returns a running upload at once.
    ///
    /// ```swift
    /// let upload = photos.upload(entry, from: .file("cat.jpg"), contentType: "image/jpeg", slug: "cat.jpg", to: url)
    /// for await progress in upload.progress { print(progress.acknowledged, progress.total ?? 0) }
    /// let entry = try await upload.value
    /// ```
    ///
    /// By default, entry and media are sent in one request (`multipart/related`). The mode `media` sends the media
    /// alone, which every server of the Atom Publishing Protocol understands. The mode `resumable` uses a session that
    /// survives broken connections; `url` is then the target of the feed's `resumable-create-media` link.
    ///
    /// The media is read from its source while it is sent. A session that reads a sequence keeps one chunk of it in
    /// memory. The response is buffered. An upload in one request is not retried, unless `options` declare it
    /// idempotent; a session sends the parts again that the server has not stored. `FetchUpload.cancel()` stops the
    /// upload, and so does ``cancelAll()``. `options.transferTimeout` limits the time of the whole upload.
    /// `FetchUpload.value` throws ``GDataServiceError``, or `CancellationError`.
    ///
    /// - Parameters:
    ///   - entry: The entry that describes the media.
    ///   - source: The source of the bytes.
    ///   - contentType: The media type of the bytes.
    ///   - slug: A name for the new resource, such as that of the file.
    ///   - url: The URL of the collection.
    ///   - uploadOptions: The mode of the upload, and the size of its parts.
    ///   - options: The options of the requests; `nil` for those of the service.
    /// - Returns: The running upload, whose value is the entry as the server has it.
    public nonisolated func upload<Entry: Feeds.EntryRepresentable>(
        _ entry: Entry,
        from source: UploadSource,
        contentType: String,
        slug: String? = nil,
        to url: String,
        upload uploadOptions: UploadOptions = .init(),
        options: FetchOptions? = nil
    ) -> FetchUpload<Entry> {
        let media = MediaDraft(entry: entry, contentType: contentType, slug: slug)
        return start(options) { [self] run in
            let opened = try await run.open(source)
            let request = try core.request(.post, named: url)
            switch uploadOptions.mode {
            case .automatic, .multipart: return try await sendAtOnce(media, opened, request, withEntry: true, run)
            case .media: return try await sendAtOnce(media, opened, request, withEntry: false, run)
            case .resumable: return try await sendToSession(media, opened, request, uploadOptions, run)
            }
        }
    }

    /// Uploads media to a feed, in the best way that its links offer.
    ///
    /// Large media, and media of unknown length, use a session if the feed has a `resumable-create-media` link. All
    /// other media is sent in one request to the feed's `post` link, or to the feed itself. Cancellation, buffering,
    /// retries and errors are those of the upload to a URL.
    ///
    /// - Parameters:
    ///   - entry: The entry that describes the media.
    ///   - source: The source of the bytes.
    ///   - contentType: The media type of the bytes.
    ///   - slug: A name for the new resource, such as that of the file.
    ///   - feed: The feed.
    ///   - uploadOptions: The mode of the upload, and the size of its parts.
    ///   - options: The options of the requests; `nil` for those of the service.
    /// - Returns: The running upload, whose value is the entry as the server has it.
    public nonisolated func upload<Entry: Feeds.EntryRepresentable>(
        _ entry: Entry,
        from source: UploadSource,
        contentType: String,
        slug: String? = nil,
        to feed: some Feeds.FeedRepresentable,
        upload uploadOptions: UploadOptions = .init(),
        options: FetchOptions? = nil
    ) -> FetchUpload<Entry> {
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

    /// Replaces the media that an entry describes.
    ///
    /// Fails with ``GDataServiceError/isConflict`` if another client has changed the media since, as
    /// ``update(_:force:options:)`` does. Large media, and media of unknown length, use a session if the entry has a
    /// `resumable-edit-media` link. All other media is sent alone to the entry's `edit-media` link; the mode
    /// `multipart` sends the entry too. Cancellation, buffering and errors are those of the upload of a new entry. In
    /// contrast to that, an upload in one request is retried as the options say, because it is safe to repeat.
    ///
    /// - Parameters:
    ///   - entry: The entry that describes the media.
    ///   - source: The source of the bytes.
    ///   - contentType: The media type of the bytes.
    ///   - force: Overrides changes by other clients.
    ///   - uploadOptions: The mode of the upload, and the size of its parts.
    ///   - options: The options of the requests; `nil` for those of the service.
    /// - Returns: The running upload, whose value is the entry as the server has it.
    public nonisolated func replaceMedia<Entry: Feeds.EntryRepresentable>(
        of entry: Entry,
        from source: UploadSource,
        contentType: String,
        force: Bool = false,
        upload uploadOptions: UploadOptions = .init(),
        options: FetchOptions? = nil
    ) -> FetchUpload<Entry> {
        let atom = entry.atomEntry
        return send(
            MediaDraft(entry: entry, contentType: contentType),
            from: source,
            MediaTarget(
                method: .put,
                session: atom.target(.resumableEditMedia),
                whole: atom.target(.editMedia),
                etag: force ? "*" : (atom.link(.editMedia)?.etag ?? atom.etag)?.tagForChange
            ),
            uploadOptions,
            options
        )
    }

    /// Resumes an upload that another process, or an earlier part of this process, has started.
    ///
    /// Asks the server which bytes it has, and sends the rest. `FetchUpload.value` throws
    /// ``GDataServiceError/Code/sourceChanged`` if the source is another one, or if its identity is unknown. It throws
    /// ``GDataServiceError/Code/uploadSessionExpired`` if the server has dropped the session. It throws
    /// ``GDataServiceError/Code/invalidRequest`` if the session is at a place that a link of the service's server must
    /// not lead to, such as this machine; name such a server in ``Configuration/trustedOrigins``.
    ///
    /// - Parameters:
    ///   - session: The session of the started upload.
    ///   - source: The same file or bytes as before.
    ///   - options: The options of the requests; `nil` for those of the service.
    /// - Returns: The running upload.
    public nonisolated func resumeUpload<Entry: Feeds.EntryRepresentable>(
        _ session: FetchUpload<Entry>.Session,
        from source: UploadSource,
        options: FetchOptions? = nil
    ) -> FetchUpload<Entry> {
        start(options) { [self] run in
            let opened = try await run.open(source)
            let call = try prepared {
                let request = try core.request(.put, linked: session.state.url)
                let call = core.call(request, credentials: NoCredentials(), options: options, namesIt: false)
                // A stored session may come from anywhere, like a link.
                try core.fetcher.core.requireAllowedSource(of: call)
                return call
            }
            let engine = UploadEngine(run, ContentRangeWire(), call)
            return try finish(try await engine.resume(session.state, from: opened), opened, engine, run)
        }
    }
}
