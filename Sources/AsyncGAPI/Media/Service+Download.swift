public import AsyncFetch
import NIOCore
import Synchronization

extension Service {
    /// Downloads media to a file.
    ///
    /// The bytes go to a file beside `path`, which takes its place only when it is complete, verified and on the disk: whatever goes
    /// wrong, `path` holds the old content or the new one. After a broken connection the rest is asked for, as long as the media has not
    /// changed (`If-Match`, or `ifGenerationMatch` for objects of Cloud Storage); where the server tells no version, all of it is asked
    /// for again. Memory does not grow with the media. Cancelling the surrounding task closes the connection; what has arrived is
    /// kept for the next download to the same file, in this process or another, unless `resume` is ``DownloadResume/never``.
    /// - Parameters:
    ///   - query: whose media to get.
    ///   - path: where to put it.
    ///   - range: the bytes to get, such as `0..<100`, `100...` or `.suffix(100)`; everything when `nil`.
    ///   - encoding: the content, or the bytes as they are stored.
    ///   - resume: whether to go on with what an earlier download has left, and to leave something for a later one.
    ///   - options: what this download does differently.
    ///   - progress: is told how far it is, at most once per chunk; must not block.
    /// - Returns: what the server said of the media.
    /// - Throws: ``GAPIError``, with ``GAPIError/Code/checksumMismatch`` when the bytes are not those of `x-goog-hash`, and
    ///   ``GAPIError/Code/file`` for what the disk does not take; `CancellationError`.
    @discardableResult
    @concurrent public func download<Q: DownloadQuery>(
        _ query: Q,
        to path: String,
        range: (any MediaRangeExpression)? = nil,
        encoding: MediaEncoding = .identity,
        resume: DownloadResume = .automatic,
        options: QueryOptions = .init(),
        progress: (@Sendable (TransferProgress) -> Void)? = nil
    ) async throws -> MediaInfo {
        let options = core.options(options)
        try Task.checkCancellation()
        return try await core.ticket(timeout: options.fetch.transferTimeout, method: query.method.id) {
            [self] monitor in
            try await transfer(query, range?.mediaRange, encoding, options, monitor)
                .run(toFile: path, resume: resume, progress: progress)
        }.join()
    }

    /// The bytes of media, in chunks as they arrive.
    ///
    /// Each loop is a download of its own. ``MediaSequence/opened()`` tells what the media is before its bytes are read.
    ///
    /// Two chunks are in memory at a time: when the reader stops, so does the server. After a broken connection the rest is asked
    /// for, where the server tells a version by which it can be sure to be the same media. When all of it has come and its
    /// checksum is not the server's, the loop ends with an error. Leaving the loop or cancelling its task closes the connection.
    /// - Parameters:
    ///   - query: whose media to get.
    ///   - range: the bytes to get, such as `0..<100`, `100...` or `.suffix(100)`; everything when `nil`. What is beyond the end is
    ///     left out.
    ///   - encoding: the content, or the bytes as they are stored.
    ///   - options: what this download does differently.
    /// - Returns: the chunks.
    public nonisolated func media<Q: DownloadQuery>(
        _ query: Q,
        range: (any MediaRangeExpression)? = nil,
        encoding: MediaEncoding = .identity,
        options: QueryOptions = .init()
    ) -> MediaSequence {
        let options = core.options(options)
        let range = range?.mediaRange
        return MediaSequence { [self] head in
            core.pump(method: query.method.id) { monitor, send in
                let transfer = self.transfer(query, range, encoding, options, monitor)
                guard range?.isEmpty != true else { return try range?.check() ?? () }
                _ = try await transfer.run { info in
                    head.set(info)
                } sink: {
                    try await send($0)
                }
            }
        }
    }

    private nonisolated func transfer<Q: DownloadQuery>(
        _ query: Q,
        _ range: MediaRange?,
        _ encoding: MediaEncoding,
        _ options: QueryOptions,
        _ monitor: FetchMonitor
    ) -> MediaTransfer {
        MediaTransfer(
            core: core.fetcher.core,
            monitor: monitor,
            range: range,
            encoding: encoding,
            options: options.fetch
        ) { [self] generation in
            var options = options
            if let generation { options.parameters["ifGenerationMatch"] = generation }
            var call = try core.builder(options).call(for: query, purpose: .download)
            call = await admit(call, for: query, options)
            call.transport = options.responders.transport(for: query, isDownload: true)
            return call
        }
    }
}

/// The bytes of media, in chunks as they arrive.
public struct MediaSequence: AsyncSequence, Sendable {
    /// What the sequence gives.
    public typealias Element = ByteBuffer
    /// What the sequence can throw.
    public typealias Failure = any Error

    /// What one pass has come to know of its media.
    final class Head: Sendable {
        private let info = Mutex<MediaInfo?>(nil)
        func set(_ info: MediaInfo) { self.info.withLock { $0 = info } }
        var value: MediaInfo? { info.withLock { $0 } }
    }

    let start: @Sendable (Head) -> ChunkStream

    /// Starts one pass.
    public func makeAsyncIterator() -> Iterator { Iterator(chunks: start(Head()).makeAsyncIterator()) }

    /// Starts one pass and returns as soon as its first bytes are there, with what the server says of the media.
    ///
    /// ```swift
    /// let media = try await storage.media(query).opened()
    /// print(media.info.contentType ?? "", media.info.etag ?? "")
    /// for try await chunk in media { … }
    /// ```
    ///
    /// Cancelling the task that waits closes the connection, and so does dropping what is returned.
    /// - Throws: ``GAPIError`` for an answer that is no media; ``GAPIError/Code/invalidRequest`` for an empty range, of which nothing
    ///   is asked; `CancellationError`.
    public func opened() async throws -> OpenMedia {
        let head = Head()
        let chunks = start(head)
        var iterator = chunks.makeAsyncIterator()
        let first = try await iterator.next()
        guard let info = head.value else {
            throw GAPIError(.invalidRequest, "nothing is asked of an empty range")
        }
        return OpenMedia(info: info, first: first, rest: chunks)
    }

    /// Reads all bytes.
    /// - Throws: ``FetchError/Code/tooLarge`` as soon as there are more than `limit`.
    @concurrent public func collect(upTo limit: Int) async throws -> ByteBuffer {
        try await collected(upTo: limit)
    }

    /// Reads the chunks of one download.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate var first: ByteBuffer?
        fileprivate var chunks: ChunkStream.Iterator

        fileprivate init(first: ByteBuffer? = nil, chunks: ChunkStream.Iterator) {
            self.first = first
            self.chunks = chunks
        }

        /// The next element; `nil` at the end.
        public mutating func next() async throws -> ByteBuffer? { try await next(isolation: #isolation) }

        /// The next element, on the isolation of its caller.
        public mutating func next(isolation actor: isolated (any Actor)?) async throws -> ByteBuffer? {
            if let chunk = first.take() { return chunk }
            return try await chunks.next(isolation: actor)
        }
    }
}

@available(*, unavailable)
extension MediaSequence.Iterator: Sendable {}

/// Media that is arriving: what the server says of it, and its bytes.
///
/// Single pass.
public struct OpenMedia: AsyncSequence, Sendable {
    /// What the sequence gives.
    public typealias Element = ByteBuffer
    /// What the sequence can throw.
    public typealias Failure = any Error

    /// What the server says of the media: its type, its version, its size.
    public let info: MediaInfo
    private let first: Once
    private let rest: ChunkStream

    /// A chunk that one reader takes.
    private final class Once: Sendable {
        private let chunk: Mutex<ByteBuffer?>
        init(_ chunk: ByteBuffer?) { self.chunk = Mutex(chunk) }
        func take() -> ByteBuffer? { chunk.withLock { $0.take() } }
    }

    fileprivate init(info: MediaInfo, first: ByteBuffer?, rest: ChunkStream) {
        self.info = info
        self.first = Once(first)
        self.rest = rest
    }

    /// Goes on with the pass.
    public func makeAsyncIterator() -> MediaSequence.Iterator {
        MediaSequence.Iterator(first: first.take(), chunks: rest.makeAsyncIterator())
    }

    /// Reads all bytes.
    /// - Throws: ``FetchError/Code/tooLarge`` as soon as there are more than `limit`.
    @concurrent public func collect(upTo limit: Int) async throws -> ByteBuffer {
        try await collected(upTo: limit)
    }
}

extension AsyncSequence where Element == ByteBuffer {
    fileprivate func collected(upTo limit: Int) async throws -> ByteBuffer {
        var collected = ByteBuffer()
        for try await var chunk in self {
            guard collected.readableBytes + chunk.readableBytes <= limit else {
                throw FetchError(
                    .tooLarge,
                    "the media has more than \(limit) bytes; raise the limit or read it in chunks"
                )
            }
            collected.writeBuffer(&chunk)
        }
        return collected
    }
}
