extension XML {
    /// The records of a document that arrives in pieces, read one by one in constant memory.
    ///
    /// ```swift
    /// var entries = XML.Records(Entry.self, in: body).makeAsyncIterator()
    /// let head = try await entries.head(FeedHead.self)            // the content before the first entry
    /// while let entry = try await entries.next() { … }
    /// ```
    ///
    /// It holds one chunk, the records that were complete in 64 KiB of it, and the rest of the document without its
    /// records. The sequence is single-pass if the chunks are. Nothing is read before `next()`, and leaving a loop
    /// early reads no further. It does not retry. If its task is cancelled, it throws `CancellationError` or the
    /// chunks' error. Errors are those of the chunks, and ``XML/Error`` with path, line and column in the whole
    /// document. They are thrown after the records before them.
    public struct Records<Record, Chunks: AsyncSequence>: AsyncSequence where Chunks.Element: Sequence<UInt8> {
        private let chunks: Chunks
        private let makeReader: @Sendable () throws(XML.Error) -> RecordReader<Record>

        init(_ chunks: Chunks, _ makeReader: @escaping @Sendable () throws(XML.Error) -> RecordReader<Record>) {
            self.chunks = chunks
            self.makeReader = makeReader
        }

        /// Creates a sequence of records with synthesized or other `Codable`.
        ///
        /// - Parameters:
        ///   - type: The type of the records.
        ///   - place: The elements that are records; by default those with the name of the ``XML/Root``, otherwise the
        ///     children of the root element.
        ///   - chunks: The document in pieces, such as a response body.
        ///   - decoder: The decoder with its limits; the size applies to each record.
        @_disfavoredOverload
        public init(
            _ type: Record.Type,
            at place: RecordPlace? = nil,
            in chunks: Chunks,
            decoder: Decoder = Decoder()
        ) where Record: Decodable & SendableMetatype {
            self.init(chunks) { () throws(XML.Error) in try RecordReader(Record.self, at: place, decoder: decoder) }
        }

        /// Creates a sequence of records with synthesized or other `Codable` from single bytes.
        ///
        /// - Parameters:
        ///   - type: The type of the records.
        ///   - place: The elements that are records; the default is the same as for chunks.
        ///   - bytes: The document byte by byte; see ``XML/ByteChunks``.
        ///   - decoder: The decoder with its limits; the size applies to each record.
        @_disfavoredOverload
        public init<Bytes: AsyncSequence>(
            _ type: Record.Type,
            at place: RecordPlace? = nil,
            bytes: Bytes,
            decoder: Decoder = Decoder()
        ) where Record: Decodable & SendableMetatype, Chunks == ByteChunks<Bytes> {
            self.init(type, at: place, in: ByteChunks(bytes), decoder: decoder)
        }

        /// Creates an iterator, which begins to read at the first call.
        public func makeAsyncIterator() -> Iterator {
            Iterator(chunks: chunks.makeAsyncIterator(), makeReader: makeReader)
        }

        /// An iterator that reads one record after the other.
        public struct Iterator: AsyncIteratorProtocol {
            private var chunks: Chunks.AsyncIterator
            private let makeReader: @Sendable () throws(XML.Error) -> RecordReader<Record>
            private var reader: RecordReader<Record>?
            /// The bytes that were not yet given to the reader.
            private var chunk: ArraySlice<UInt8> = []
            /// Complete records that were not returned yet.
            @usableFromInline let ready = RecordQueue<Record>()
            /// The error to throw after these records.
            private var failure: (any Swift.Error)?
            private var isFinished = false

            fileprivate init(
                chunks: Chunks.AsyncIterator,
                makeReader: @escaping @Sendable () throws(XML.Error) -> RecordReader<Record>
            ) {
                self.chunks = chunks
                self.makeReader = makeReader
            }

            /// Returns the next record; `nil` after the last one.
            ///
            /// It returns a record that is ready, or reads chunks until a record is complete. Before and after each
            /// wait for a chunk it checks for cancellation.
            ///
            /// - Returns: The record.
            /// - Throws: The chunks' errors, `CancellationError`, the errors of a record's type, or ``XML/Error``.
            ///   After an error in the document there are no more records.
            @inlinable
            public mutating func next() async throws -> Record? { try await next(isolation: #isolation) }

            /// Returns the next record; `nil` after the last one.
            ///
            /// It returns a record that is ready, or reads chunks until a record is complete. Before and after each
            /// wait for a chunk it checks for cancellation.
            ///
            /// - Parameter actor: The actor on which the chunks are awaited.
            /// - Returns: The record.
            /// - Throws: The chunks' errors, `CancellationError`, the errors of a record's type, or ``XML/Error``.
            ///   After an error in the document there are no more records.
            @inlinable
            public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Record? {
                if let record = ready.pop() { return record }
                return try await readNext(isolation: actor)
            }

            @usableFromInline
            mutating func readNext(isolation actor: isolated (any Actor)?) async throws -> Record? {
                try await fill(isolation: actor)
                if let record = ready.pop() { return record }
                if let failure {
                    self.failure = nil
                    throw failure
                }
                return nil
            }

            /// Returns the content before the first record, or after the last one the document without its records.
            ///
            /// If no record is ready, it reads chunks until a record is complete or the document ends.
            ///
            /// - Parameter type: The type of the root element.
            /// - Returns: The value.
            /// - Throws: The chunks' errors, `CancellationError`, ``XML/Error``, or the errors of the type's own
            ///   `init(from:)`.
            public mutating func head<Head: Decodable>(_ type: Head.Type) async throws -> Head {
                try await fill(isolation: #isolation)
                if ready.isEmpty, let failure { throw failure }
                guard let reader else { throw XML.Error(.unexpectedEnd, "The document has no root element") }
                return try reader.head(type)
            }

            /// Reads until a record is complete, or until the end.
            private mutating func fill(isolation actor: isolated (any Actor)?) async throws {
                while ready.isEmpty, !isFinished {
                    if chunk.isEmpty {
                        try Task.checkCancellation()
                        guard let next = try await chunks.next(isolation: actor) else {
                            // Some sequences end when their task is cancelled. That is not the end of the document.
                            try Task.checkCancellation()
                            isFinished = true
                            take { reader, add in try reader.finish(add) }
                            return
                        }
                        chunk = ArraySlice(next)
                    }
                    let piece = chunk.prefix(Parser.slice)
                    chunk = chunk.dropFirst(Parser.slice)
                    take { reader, add in try reader.read(piece, add) }
                }
            }

            private mutating func take(_ read: (RecordReader<Record>, (consuming Record) -> Void) throws -> Void) {
                do {
                    let reader = try reader ?? makeReader()
                    self.reader = reader
                    try read(reader) { ready.append($0) }
                } catch {
                    failure = error
                    isFinished = true
                }
            }
        }
    }

    /// A sequence of chunks that are gathered from single bytes.
    ///
    /// A chunk is complete when it has 16 KiB or when the bytes end, because a sequence of bytes does not tell whether
    /// its next byte is there. For a slow stream, use its own chunks: each record is read as soon as they contain it.
    /// If the bytes throw an error, the bytes gathered before it are the last chunk, and the error comes after it.
    public struct ByteChunks<Bytes: AsyncSequence>: AsyncSequence where Bytes.Element == UInt8 {
        private let bytes: Bytes

        init(_ bytes: Bytes) { self.bytes = bytes }

        /// Creates an iterator, which begins to read at the first call.
        public func makeAsyncIterator() -> Iterator { Iterator(bytes: bytes.makeAsyncIterator()) }

        /// An iterator that gathers one chunk after the other.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var bytes: Bytes.AsyncIterator
            /// The error of the bytes, to be thrown after the last chunk.
            fileprivate var failure: (any Swift.Error)?
            fileprivate var isFinished = false

            /// Returns the next chunk of at most 16 KiB; `nil` at the end.
            ///
            /// It waits for 16 KiB or the end of the bytes. Cancellation takes effect where the bytes support it.
            ///
            /// - Returns: The chunk.
            /// - Throws: The errors of the bytes.
            public mutating func next() async throws -> [UInt8]? { try await next(isolation: #isolation) }

            /// Returns the next chunk of at most 16 KiB; `nil` at the end.
            ///
            /// It waits for 16 KiB or the end of the bytes. Cancellation takes effect where the bytes support it.
            ///
            /// - Parameter actor: The actor on which the bytes are awaited.
            /// - Returns: The chunk.
            /// - Throws: The errors of the bytes.
            public mutating func next(isolation actor: isolated (any Actor)?) async throws -> [UInt8]? {
                var chunk: [UInt8] = []
                chunk.reserveCapacity(1 << 14)
                do {
                    while chunk.count < 1 << 14, !isFinished {
                        if let byte = try await bytes.next(isolation: actor) {
                            chunk.append(byte)
                        } else {
                            isFinished = true
                        }
                    }
                } catch {
                    failure = error
                    isFinished = true
                }
                if !chunk.isEmpty { return chunk }
                if let failure {
                    self.failure = nil
                    throw failure
                }
                return nil
            }
        }
    }
}

extension XML.Records: Sendable where Chunks: Sendable {}
extension XML.ByteChunks: Sendable where Bytes: Sendable {}

@available(*, unavailable)
extension XML.Records.Iterator: Sendable {}
