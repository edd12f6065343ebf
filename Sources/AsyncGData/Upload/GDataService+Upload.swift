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
            let carrier = UploadCarrier(of: FetchCall(try core.request(.put, linked: session.state.url)))
            return try await self.session(run, carrier).send(opened, resumes: true)
        }
    }
}
