public import NIOCore
import Synchronization

/// The bytes of a request, from memory, a file or a sequence; streamed, never collected.
///
/// A body that can be read again (bytes, a file, a sequence that is made anew) lets a request be retried, redirected, and sent once
/// more with a new token; one from a single sequence does not.
public struct RequestBody: Sendable {
    enum Storage: Sendable {
        case bytes(ByteBuffer)
        /// Starts one pass over the chunks.
        case chunks(@Sendable () throws -> Chunks.Next)
    }

    let storage: Storage
    /// The number of bytes, or `nil` when that is not known (sent with chunked transfer coding).
    public let length: Int64?
    /// Whether the bytes can be read a second time.
    public let isReplayable: Bool

    /// A body held in memory.
    public static func bytes(_ bytes: ByteBuffer) -> Self {
        Self(storage: .bytes(bytes), length: Int64(bytes.readableBytes), isReplayable: true)
    }

    /// A body held in memory.
    public static func bytes(_ bytes: some Sequence<UInt8>) -> Self {
        .bytes(ByteBuffer(bytes: bytes))
    }

    /// A part of a file, read while it is sent; 1 MiB is in memory at a time.
    ///
    /// Fails with ``FetchError/Code/source`` when the file ends before `length` bytes were read.
    public static func file(_ path: String, from offset: Int64 = 0, length: Int64) -> Self {
        file(path, from: offset, length: length, expecting: nil)
    }

    /// A part of a file that must not change while it is sent.
    package static func file(_ path: String, from offset: Int64, length: Int64, expecting expected: FileStatus?) -> Self
    {
        Self(
            storage: .chunks {
                let reader = FileReader(path: path, from: offset, length: length, expecting: expected)
                return { try await reader.next() }
            },
            length: length,
            isReplayable: true
        )
    }

    /// The chunks of a sequence, pulled as fast as the peer takes them.
    ///
    /// Single pass.
    public static func stream<S: AsyncSequence & Sendable>(_ sequence: S, length: Int64? = nil) -> Self
    where S.Element == ByteBuffer {
        Self(
            storage: .chunks {
                let source = SequenceReader(sequence, length: length)
                return { try await source.next() }
            },
            length: length,
            isReplayable: false
        )
    }

    /// The chunks of a sequence that is made anew for each attempt, pulled as fast as the peer takes them.
    ///
    /// ```swift
    /// let body = RequestBody.stream { rows.map { ByteBuffer(string: $0.line) } }
    /// ```
    ///
    /// - Parameters:
    ///   - length: the bytes of each of them, where that is known.
    ///   - make: makes a sequence of the same bytes each time; what it throws ends the call with ``FetchError/Code/source``.
    /// - Returns: a body that can be read again.
    public static func stream<S: AsyncSequence & Sendable>(
        length: Int64? = nil,
        making make: @escaping @Sendable () throws -> S
    ) -> Self where S.Element == ByteBuffer {
        Self(
            storage: .chunks {
                let sequence: S
                do { sequence = try make() } catch {
                    throw FetchError(.source, "the sequence that supplies the body could not be made", cause: error)
                }
                let source = SequenceReader(sequence, length: length)
                return { try await source.next() }
            },
            length: length,
            isReplayable: true
        )
    }

    /// The same body, showing `observe` each chunk as it is handed to the connection, and where in the body it belongs.
    package func observed(_ observe: @escaping @Sendable (ByteBuffer, _ offset: Int64) -> Void) -> Self {
        let start = self
        return Self(
            storage: .chunks {
                let next = try start.chunks().pull()
                let offset = Atomic<Int64>(0)
                return {
                    guard let chunk = try await next() else { return nil }
                    let count = Int64(chunk.readableBytes)
                    observe(chunk, offset.wrappingAdd(count, ordering: .relaxed).oldValue)
                    return chunk
                }
            },
            length: length,
            isReplayable: isReplayable
        )
    }

    /// The bodies one after the other, such as the parts of a multipart body.
    package static func joined(_ parts: [RequestBody]) -> Self {
        let lengths = parts.map(\.length)
        return Self(
            storage: .chunks {
                let reader = JoinedReader(parts)
                return { try await reader.next() }
            },
            length: lengths.contains(nil) ? nil : lengths.reduce(0) { $0 + ($1 ?? 0) },
            isReplayable: parts.allSatisfy(\.isReplayable)
        )
    }

    /// One pass over the bytes, for transports.
    public func chunks() -> Chunks {
        switch storage {
        case .chunks(let start): return Chunks(start: start)
        case .bytes(let bytes):
            return Chunks {
                let rest = Mutex<ByteBuffer?>(bytes)
                return { rest.withLock { $0.take() } }
            }
        }
    }

    /// The chunks of a body in order.
    public struct Chunks: AsyncSequence, Sendable {
        /// What the sequence gives.
        public typealias Element = ByteBuffer
        package typealias Next = @Sendable () async throws -> ByteBuffer?

        fileprivate let start: @Sendable () throws -> Next

        /// Starts one pass.
        public func makeAsyncIterator() -> Iterator { Iterator(start: start) }

        /// Starts one pass, as a function to call for each chunk.
        package func pull() throws -> Next { try start() }

        /// Pulls the chunks of one pass.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate let start: @Sendable () throws -> Next
            private var pull: Next?

            fileprivate init(start: @escaping @Sendable () throws -> Next) {
                self.start = start
            }

            /// The next element; `nil` at the end.
            public mutating func next() async throws -> ByteBuffer? {
                let pull = try self.pull ?? start()
                self.pull = pull
                return try await pull()
            }
        }
    }
}

/// Reads the chunks of several bodies in order.
private actor JoinedReader {
    private var remaining: ArraySlice<RequestBody>
    private var current: RequestBody.Chunks.Next?

    init(_ parts: [RequestBody]) {
        remaining = parts[...]
    }

    func next() async throws -> ByteBuffer? {
        while true {
            if let current, let chunk = try await current() { return chunk }
            guard let part = remaining.popFirst() else { return nil }
            current = try part.chunks().pull()
        }
    }
}

/// Reads any sequence of chunks from `@Sendable` closures.
///
/// Invariant behind `@unchecked`: a body is pulled by one reader, which waits for each chunk before it asks for the next, so
/// the iterator is never used from two places at once.
private final class SequenceReader<S: AsyncSequence>: @unchecked Sendable where S.Element == ByteBuffer {
    private var iterator: S.AsyncIterator
    private let length: Int64?
    private var count: Int64 = 0

    /// Where the sequence has not the `length` bytes that were announced, it fails instead of ending.
    init(_ sequence: S, length: Int64?) {
        iterator = sequence.makeAsyncIterator()
        self.length = length
    }

    func next() async throws -> ByteBuffer? {
        let chunk: ByteBuffer?
        do {
            chunk = try await iterator.next(isolation: nil)
            // In a cancelled task AsyncStream and others just end, before they are complete.
            if chunk == nil { try Task.checkCancellation() }
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            throw FetchError(.source, "the sequence that supplies the body threw", cause: error)
        }
        count += Int64(chunk?.readableBytes ?? 0)
        if let length, chunk == nil ? count < length : count > length {
            let fault = chunk == nil ? "ends after \(count) of" : "goes on after"
            throw FetchError(.source, "the sequence \(fault) the \(length) bytes that were announced")
        }
        return chunk
    }
}
