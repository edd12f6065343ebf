public import AsyncFetch
import NIOCore
import Synchronization

extension GAPI.Service {
    /// Downloads media to a file.
    ///
    /// The bytes go to a file next to `path`, which replaces `path` only when it is complete, verified and on the disk.
    /// So `path` always has the old content or the new one. Memory use does not grow with the media.
    ///
    /// After a broken connection, only the rest is requested, if the media has not changed (`If-Match`, or
    /// `ifGenerationMatch` for objects of Cloud Storage). If the server tells no version, the whole is requested again.
    /// `options.retry` limits these attempts, and `options.transferTimeout` limits the whole download.
    ///
    /// Cancelling the surrounding task closes the connection. The bytes that have arrived are kept for the next
    /// download to the same file, in this process or another, unless `resume` is `DownloadResume.never`.
    ///
    /// - Parameters:
    ///   - query: The query for the media.
    ///   - path: The path of the file.
    ///   - range: The bytes to get, such as `0..<100`, `100...` or `.suffix(100)`; all bytes if `nil`.
    ///   - encoding: The form of the bytes: the content itself, or the bytes as they are stored.
    ///   - resume: The way in which the download continues an earlier one, and leaves bytes for a later one.
    ///   - slices: The division of all bytes into slices that arrive at the same time; a `range` comes as one stream.
    ///   - options: The options of this download.
    ///   - progress: A closure that gets the progress after each chunk and at the end; it must not block.
    /// - Returns: The server's information about the media.
    /// - Throws: ``GAPI/Error``, with ``GAPI/Error/Code/checksumMismatch`` if the bytes do not match `x-goog-hash`,
    ///   ``GAPI/Error/Code/file`` if the file cannot be written, and ``GAPI/Error/Code/invalidRequest`` for required
    ///   slices of media that cannot be sliced; `CancellationError`.
    @discardableResult
    @concurrent public func download<Q: GAPI.DownloadQuery>(
        _ query: Q,
        to path: String,
        range: (any MediaRangeExpression)? = nil,
        encoding: MediaEncoding = .identity,
        resume: DownloadResume = .automatic,
        slices: DownloadSlices = .never,
        options: GAPI.QueryOptions = .init(),
        progress: (@Sendable (TransferProgress) -> Void)? = nil
    ) async throws -> MediaInfo {
        let options = core.options(options)
        try Task.checkCancellation()
        return try await core.ticket(timeout: options.fetch.transferTimeout, method: query.method.id) {
            [self] monitor in
            try await transfer(query, range?.mediaRange, encoding, options, monitor)
                .run(toFile: path, resume: resume, slices: slices, progress: progress)
        }.join()
    }

    /// Returns the bytes of media, in chunks as they arrive.
    ///
    /// Each loop is a separate download. ``GAPI/MediaSequence/opened()`` returns information about the media before its
    /// bytes are read.
    ///
    /// Two chunks are in memory at a time: when the reader stops, so does the server. After a broken connection, the
    /// rest is requested, if the server tells a version that identifies the media. If all bytes have arrived and their
    /// checksum is not the server's, the loop ends with an error. Leaving the loop, or cancelling its task, closes the
    /// connection. No timeout limits the whole; `options.transferTimeout` limits the waits between attempts.
    ///
    /// - Parameters:
    ///   - query: The query for the media.
    ///   - range: The bytes to get, such as `0..<100`, `100...` or `.suffix(100)`; all bytes if `nil`. A part of the
    ///     range after the end of the media is ignored.
    ///   - encoding: The form of the bytes: the content itself, or the bytes as they are stored.
    ///   - options: The options of this download.
    /// - Returns: The chunks; nothing has been requested yet. The loop throws ``GAPI/Error`` or `CancellationError`.
    public nonisolated func media<Q: GAPI.DownloadQuery>(
        _ query: Q,
        range: (any MediaRangeExpression)? = nil,
        encoding: MediaEncoding = .identity,
        options: GAPI.QueryOptions = .init()
    ) -> GAPI.MediaSequence {
        let options = core.options(options)
        let range = range?.mediaRange
        return GAPI.MediaSequence { [self] head in
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

    private nonisolated func transfer<Q: GAPI.DownloadQuery>(
        _ query: Q,
        _ range: MediaRange?,
        _ encoding: MediaEncoding,
        _ options: GAPI.QueryOptions,
        _ monitor: FetchMonitor
    ) -> MediaTransfer {
        let credentials = Mutex<(any FetchCredentials)?>(nil)
        return MediaTransfer(
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
            // After a break, the download goes on with the credentials that it began with.
            call.credentials = credentials.withLock { [current = call.credentials] credentials in
                credentials = credentials ?? current
                return credentials
            }
            call.transport = options.responders.transport(for: query, isDownload: true)
            return call
        }
    }
}

extension GAPI {
    /// The bytes of media, in chunks as they arrive.
    public struct MediaSequence: AsyncSequence, Sendable {
        /// The type of the elements.
        public typealias Element = ByteBuffer
        /// The type of the errors.
        public typealias Failure = any Swift.Error

        /// The information about the media of one pass.
        final class Head: Sendable {
            private let info = Mutex<MediaInfo?>(nil)
            func set(_ info: MediaInfo) { self.info.withLock { $0 = info } }
            var value: MediaInfo? { info.withLock { $0 } }
        }

        let start: @Sendable (Head) -> ChunkStream

        /// Starts one pass.
        public func makeAsyncIterator() -> Iterator { Iterator(chunks: start(Head()).makeAsyncIterator()) }

        /// Starts one pass and returns it when its first bytes have arrived, with the server's information about the
        /// media.
        ///
        /// ```swift
        /// let media = try await storage.media(query).opened()
        /// print(media.info.contentType ?? "", media.info.etag ?? "")
        /// for try await chunk in media { … }
        /// ```
        ///
        /// Cancelling the waiting task, or releasing the returned value, closes the connection.
        ///
        /// - Throws: ``GAPI/Error`` for a response without media; ``GAPI/Error/Code/invalidRequest`` for an empty
        ///   range, for which nothing is requested; `CancellationError`.
        public func opened() async throws -> OpenMedia {
            let head = Head()
            let chunks = start(head)
            var iterator = chunks.makeAsyncIterator()
            let first = try await iterator.next()
            guard let info = head.value else {
                throw GAPI.Error(.invalidRequest, "nothing is asked of an empty range")
            }
            return OpenMedia(info: info, first: first, rest: chunks)
        }

        /// Reads all bytes and buffers them in memory.
        ///
        /// Cancelling the task closes the connection.
        ///
        /// - Throws: `FetchError.Code.tooLarge` as soon as there are more than `limit` bytes; ``GAPI/Error``;
        ///   `CancellationError`.
        @concurrent public func collect(upTo limit: Int) async throws -> ByteBuffer {
            try await collected(upTo: limit)
        }

        /// An iterator over the chunks of one download.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var first: ByteBuffer?
            fileprivate var chunks: ChunkStream.Iterator

            fileprivate init(first: ByteBuffer? = nil, chunks: ChunkStream.Iterator) {
                self.first = first
                self.chunks = chunks
            }

            /// Returns the next chunk; `nil` at the end.
            ///
            /// - Throws: ``GAPI/Error``, or `CancellationError`.
            public mutating func next() async throws -> ByteBuffer? { try await next(isolation: #isolation) }

            /// Returns the next chunk, on the isolation of its caller; `nil` at the end.
            ///
            /// - Throws: ``GAPI/Error``, or `CancellationError`.
            public mutating func next(isolation actor: isolated (any Actor)?) async throws -> ByteBuffer? {
                if let chunk = first.take() { return chunk }
                return try await chunks.next(isolation: actor)
            }
        }
    }
}

@available(*, unavailable)
extension GAPI.MediaSequence.Iterator: Sendable {}

extension GAPI {
    /// Media that is arriving: the server's information about it, and its bytes.
    ///
    /// The bytes can be read once.
    public struct OpenMedia: AsyncSequence, Sendable {
        /// The type of the elements.
        public typealias Element = ByteBuffer
        /// The type of the errors.
        public typealias Failure = any Swift.Error

        /// The server's information about the media: its type, version and size.
        public let info: MediaInfo
        private let first: Once
        private let rest: ChunkStream

        /// A chunk that only one reader gets.
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

        /// Continues the pass.
        public func makeAsyncIterator() -> MediaSequence.Iterator {
            MediaSequence.Iterator(first: first.take(), chunks: rest.makeAsyncIterator())
        }

        /// Reads all bytes and buffers them in memory.
        ///
        /// Cancelling the task closes the connection.
        ///
        /// - Throws: `FetchError.Code.tooLarge` as soon as there are more than `limit` bytes; ``GAPI/Error``;
        ///   `CancellationError`.
        @concurrent public func collect(upTo limit: Int) async throws -> ByteBuffer {
            try await collected(upTo: limit)
        }
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
