public import AsyncFetch
import NIOCore
import Synchronization

extension Service {
    /// Downloads media to a file.
    ///
    /// The bytes go to a temporary file beside `path`, which takes its place only when it is complete, verified and on the disk:
    /// whatever goes wrong, `path` holds the old content or the new one. After a broken connection the rest is asked for, as long
    /// as the media has not changed (`If-Match`). Memory does not grow with the media. Cancelling the surrounding task closes the
    /// connection and removes the temporary file.
    /// - Parameters:
    ///   - query: whose media to get.
    ///   - path: where to put it.
    ///   - options: what this download does differently.
    ///   - progress: is told how far it is, at most once per chunk; must not block.
    /// - Returns: what the server said of the media.
    /// - Throws: ``GAPIError``, with ``GAPIError/Code/checksumMismatch`` when the bytes are not those of `x-goog-hash`;
    ///   `CancellationError`.
    @discardableResult
    @concurrent public func download<Q: DownloadQuery>(
        _ query: Q,
        to path: String,
        options: QueryOptions = .init(),
        progress: (@Sendable (TransferProgress) -> Void)? = nil
    ) async throws -> MediaInfo {
        let options = core.options(options)
        try Task.checkCancellation()
        return try await core.ticket(timeout: options.fetch.transferTimeout, method: query.method.id) {
            [self] monitor in
            try await self.transfer(query, options: options, monitor).run(toFile: path, progress: progress)
        }.join()
    }

    /// The bytes of media, in chunks as they arrive.
    ///
    /// Each loop is a download of its own.
    ///
    /// Two chunks are in memory at a time: when the reader stops, so does the server. After a broken connection the rest is asked
    /// for, as in ``download(_:to:options:progress:)``. Leaving the loop or cancelling its task closes the connection.
    /// - Parameters:
    ///   - query: whose media to get.
    ///   - range: the bytes to get, counted from 0; everything when `nil`. A range beyond the end is cut off there.
    ///   - options: what this download does differently.
    /// - Returns: the chunks.
    public nonisolated func media<Q: DownloadQuery>(
        _ query: Q,
        range: Range<Int64>? = nil,
        options: QueryOptions = .init()
    ) -> MediaSequence {
        let options = core.options(options)
        return MediaSequence { [self] in
            core.pump(method: query.method.id) { monitor, send in
                guard range?.isEmpty != true else { return }
                let transfer = self.transfer(query, range: range, options: options, monitor)
                _ = try await transfer.run { _ in
                } sink: {
                    try await send($0)
                }
            }
        }
    }

    private nonisolated func transfer<Q: DownloadQuery>(
        _ query: Q,
        range: Range<Int64>? = nil,
        options: QueryOptions,
        _ monitor: FetchMonitor
    ) -> MediaTransfer {
        MediaTransfer(core: core.fetcher.core, monitor: monitor, range: range, options: options.fetch) { [self] in
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

    fileprivate let start: @Sendable () -> ChunkStream

    /// Starts one pass.
    public func makeAsyncIterator() -> Iterator { Iterator(chunks: start().makeAsyncIterator()) }

    /// Reads all bytes.
    /// - Throws: ``FetchError/Code/tooLarge`` as soon as there are more than `limit`.
    @concurrent public func collect(upTo limit: Int) async throws -> ByteBuffer {
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

    /// Reads the chunks of one download.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate var chunks: ChunkStream.Iterator

        /// The next element; `nil` at the end.
        public mutating func next() async throws -> ByteBuffer? { try await chunks.next(isolation: #isolation) }

        /// The next element, on the isolation of its caller.
        public mutating func next(isolation actor: isolated (any Actor)?) async throws -> ByteBuffer? {
            try await chunks.next(isolation: actor)
        }
    }
}

@available(*, unavailable)
extension MediaSequence.Iterator: Sendable {}
