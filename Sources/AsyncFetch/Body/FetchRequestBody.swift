public import NIOCore
import Synchronization

/// The bytes of a request from memory, a file or a sequence; they are streamed, never collected.
///
/// Some bodies can be read again: bytes, a file, a sequence that is made anew. With such a body, a request can be
/// retried, redirected, and sent once more with a new token. A body from a single sequence can be read only once.
public struct FetchRequestBody: Sendable {
    enum Storage: Sendable {
        case bytes(ByteBuffer)
        /// Starts one pass over the chunks and returns a function that pulls them.
        case chunks(@Sendable () throws -> Chunks.Next)
    }

    let storage: Storage
    /// The number of bytes; `nil` if it is unknown, so that the body is sent with chunked transfer coding.
    public let length: Int64?
    /// A Boolean value indicating whether the bytes can be read a second time.
    public let isReplayable: Bool

    /// The bytes, if they are in memory.
    package var bytesInMemory: ByteBuffer? { if case .bytes(let bytes) = storage { bytes } else { nil } }

    /// Creates a body held in memory.
    public static func bytes(_ bytes: ByteBuffer) -> Self {
        Self(storage: .bytes(bytes), length: Int64(bytes.readableBytes), isReplayable: true)
    }

    /// Creates a body held in memory.
    public static func bytes(_ bytes: some Sequence<UInt8>) -> Self {
        .bytes(ByteBuffer(bytes: bytes))
    }

    /// Creates a body from a part of a file, which is read while it is sent.
    ///
    /// 1 MiB is in memory at a time. Sending fails with ``FetchError/Code/source`` when the file ends before `length`
    /// bytes were read.
    public static func file(_ path: String, from offset: Int64 = 0, length: Int64) -> Self {
        file(path, from: offset, length: length, expecting: nil)
    }

    /// Creates a body from a part of a file that must not change while it is sent.
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

    /// Creates a body from the chunks of a sequence, which are pulled as fast as the server takes them.
    ///
    /// The body can be read only once. Sending fails with ``FetchError/Code/source`` if the sequence throws, or if it
    /// has more or fewer bytes than `length`.
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

    /// Creates a body from a sequence that is made anew for each attempt.
    ///
    /// The chunks are pulled as fast as the server takes them. Sending fails with ``FetchError/Code/source`` if the
    /// sequence throws, or if it has more or fewer bytes than `length`.
    ///
    /// ```swift
    /// let body = FetchRequestBody.stream { rows.map { ByteBuffer(string: $0.line) } }
    /// ```
    ///
    /// - Parameters:
    ///   - length: The number of bytes of each sequence, if it is known.
    ///   - make: Makes a sequence of the same bytes each time; if it throws, the call ends with
    ///     ``FetchError/Code/source``.
    /// - Returns: A body that can be read again.
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

    /// Returns the same body, which passes each chunk and its offset to `observe` when the connection takes the chunk.
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

    /// Creates a body from several bodies in order, such as the parts of a multipart body.
    package static func joined(_ parts: [FetchRequestBody]) -> Self {
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

    /// Starts one pass over the bytes, for transports.
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
        /// The type of the elements.
        public typealias Element = ByteBuffer
        package typealias Next = @Sendable () async throws -> ByteBuffer?

        fileprivate let start: @Sendable () throws -> Next

        /// Starts one pass.
        public func makeAsyncIterator() -> Iterator { Iterator(start: start) }

        /// Starts one pass and returns a function that pulls the chunks.
        package func pull() throws -> Next { try start() }

        /// An iterator over the chunks of one pass.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate let start: @Sendable () throws -> Next
            private var pull: Next?

            fileprivate init(start: @escaping @Sendable () throws -> Next) {
                self.start = start
            }

            /// Returns the next chunk; `nil` at the end.
            ///
            /// - Throws: ``FetchError`` when the source fails; `CancellationError` when the task is cancelled.
            public mutating func next() async throws -> ByteBuffer? {
                let pull = try self.pull ?? start()
                self.pull = pull
                return try await pull()
            }
        }
    }
}

/// A reader of the chunks of several bodies in order.
private actor JoinedReader {
    private var remaining: ArraySlice<FetchRequestBody>
    private var current: FetchRequestBody.Chunks.Next?

    init(_ parts: [FetchRequestBody]) {
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

/// A reader of any sequence of chunks, for use in `@Sendable` closures.
///
/// Invariant behind `@unchecked`: one reader pulls a body, and it waits for each chunk before it asks for the next. So
/// the iterator is never used from two places at once.
private final class SequenceReader<S: AsyncSequence>: @unchecked Sendable where S.Element == ByteBuffer {
    private var iterator: S.AsyncIterator
    private let length: Int64?
    private var count: Int64 = 0

    /// Creates a reader that fails instead of ending if the sequence does not have the announced `length`.
    init(_ sequence: S, length: Int64?) {
        iterator = sequence.makeAsyncIterator()
        self.length = length
    }

    func next() async throws -> ByteBuffer? {
        let chunk: ByteBuffer?
        do {
            chunk = try await iterator.next(isolation: nil)
            // In a cancelled task, AsyncStream and other sequences just end early.
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
