public import NIOCore

/// The bytes of a response, in the chunks in which they arrived.
///
/// The body can be read only once. Nothing is read ahead beyond the connection's own buffer: when the reader stops, so
/// does the server. Leaving the loop, or cancelling the task that waits in it, closes the connection.
public struct FetchResponseBody: AsyncSequence, Sendable {
    /// The type of the elements.
    public typealias Element = ByteBuffer

    /// Streams are in a place of their own, because each call that waits has room for several responses.
    private enum Storage: Sendable {
        indirect case client(ClientChunks)
        case bytes(ByteBuffer)
        indirect case sequence(any AsyncSequence<ByteBuffer, any Error> & Sendable)
    }

    private let storage: Storage
    /// The place at the host, which is kept until the body is read or dropped.
    private(set) var slot: Slot?

    init(client chunks: ClientChunks) {
        storage = .client(chunks)
    }

    /// Creates a body held in memory.
    public init(_ bytes: ByteBuffer) {
        storage = .bytes(bytes)
    }

    /// Creates a body from a sequence, for transports.
    public init(_ chunks: some AsyncSequence<ByteBuffer, any Error> & Sendable) {
        storage = .sequence(chunks)
    }

    /// The bytes, if they are in memory already.
    package var bytes: ByteBuffer? { if case .bytes(let bytes) = storage { bytes } else { nil } }

    /// Returns the bytes if they are in memory already and not more than `limit`.
    func bytes(upTo limit: Int) -> ByteBuffer? { bytes.flatMap { $0.readableBytes <= limit ? $0 : nil } }

    /// An empty body.
    public static let empty = FetchResponseBody(ByteBuffer())

    /// Ends the attempt now if the body is in memory, and otherwise when the body has been read or dropped.
    mutating func keep(_ slot: Slot, _ outcome: Slot.Outcome) {
        if case .bytes = storage { return slot.end(outcome) }
        slot.report(outcome)
        slot.becomeStream()
        self.slot = slot
    }

    /// Starts one pass.
    public func makeAsyncIterator() -> Iterator {
        switch storage {
        case .client(let body): Iterator(.client(body.makeAsyncIterator()), slot)
        case .bytes(let bytes): Iterator(.bytes(bytes.readableBytes == 0 ? nil : bytes), slot)
        case .sequence(let chunks): Iterator(.sequence(chunks.makeAsyncIterator()), slot)
        }
    }

    /// Reads all bytes and buffers them in memory.
    ///
    /// Cancelling the task closes the connection.
    ///
    /// - Parameter limit: The most bytes to buffer.
    /// - Returns: The whole body.
    /// - Throws: ``FetchError/Code/tooLarge`` as soon as more than `limit` bytes have arrived; ``FetchError`` when the
    ///   connection fails; `CancellationError`.
    @concurrent public func collect(upTo limit: Int) async throws -> ByteBuffer {
        if let bytes = bytes(upTo: limit) { return bytes }
        return try await Interruption.cancellable { try await read(upTo: limit) }
    }

    private func read(upTo limit: Int) async throws -> ByteBuffer {
        var collected: ByteBuffer?
        var iterator = makeAsyncIterator()
        while var chunk = try await iterator.next() {
            guard (collected?.readableBytes ?? 0) + chunk.readableBytes <= limit else {
                throw FetchError.tooLarge(limit)
            }
            // Most response bodies come in one chunk, which then needs no copy.
            if collected == nil { collected = chunk } else { collected?.writeBuffer(&chunk) }
        }
        return collected ?? ByteBuffer()
    }

    /// An iterator over the chunks of a body.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate enum Source {
            case client(ClientChunks.Iterator)
            case bytes(ByteBuffer?)
            case sequence(any AsyncIteratorProtocol<ByteBuffer, any Error>)
        }

        private var source: Source
        private let slot: Slot?

        fileprivate init(_ source: Source, _ slot: Slot?) {
            self.source = source
            self.slot = slot
        }

        /// Returns the next chunk; `nil` at the end.
        ///
        /// - Throws: ``FetchError`` when the connection fails; `CancellationError`.
        public mutating func next() async throws -> ByteBuffer? {
            try await next(isolation: #isolation)
        }

        /// Returns the next chunk; `nil` at the end.
        ///
        /// Runs on the isolation of its caller.
        ///
        /// - Throws: ``FetchError`` when the connection fails; `CancellationError`.
        public mutating func next(isolation actor: isolated (any Actor)?) async throws -> ByteBuffer? {
            do {
                let chunk = try await pull(isolation: actor)
                if chunk == nil { slot?.end() } else { slot?.noteProgress() }
                return chunk
            } catch {
                slot?.end()
                throw FetchError.transport(error)
            }
        }

        private mutating func pull(isolation actor: isolated (any Actor)?) async throws -> ByteBuffer? {
            switch source {
            case .bytes(let bytes):
                source = .bytes(nil)
                return bytes
            case .client(var iterator):
                source = .bytes(nil)
                let chunk = try await iterator.next(isolation: actor)
                if chunk != nil { source = .client(iterator) } else { try Task.checkCancellation() }
                return chunk
            case .sequence(var iterator):
                source = .bytes(nil)
                let chunk = try await iterator.next(isolation: actor)
                // Some sequences end when their task is cancelled; a part must not look like the whole body.
                if chunk != nil { source = .sequence(iterator) } else { try Task.checkCancellation() }
                return chunk
            }
        }
    }
}

@available(*, unavailable)
extension FetchResponseBody.Iterator: Sendable {}
