extension XML {
    /// The records of a document that arrives in pieces, one after the other, in constant memory.
    ///
    /// ```swift
    /// var entries = XML.Records(Entry.self, in: body).makeAsyncIterator()
    /// let head = try await entries.head(FeedHead.self)            // what stands before the first entry
    /// while let entry = try await entries.next() { … }
    /// ```
    ///
    /// It holds one chunk, the records that were complete in 64 KiB of it, and the rest of the document without its records.
    /// Single-pass if the chunks are; nothing is read before `next()`, and leaving a loop early reads no further. Cancelling
    /// its task ends it with `CancellationError` or what the chunks throw. Errors are those of the
    /// chunks, and ``XML/Error`` with path, line and column in the whole document, after the records before them.
    public struct Records<Record, Chunks: AsyncSequence>: AsyncSequence where Chunks.Element: Sequence<UInt8> {
        private let chunks: Chunks
        private let makeReader: @Sendable () throws(XML.Error) -> RecordReader<Record>

        init(_ chunks: Chunks, _ makeReader: @escaping @Sendable () throws(XML.Error) -> RecordReader<Record>) {
            self.chunks = chunks
            self.makeReader = makeReader
        }

        /// Reads records with synthesized or other `Codable`.
        ///
        /// - Parameters:
        ///   - type: What the records are.
        ///   - place: Which elements they are; by default those with the name of the ``XML/Root``, else the children of the
        ///     root element.
        ///   - chunks: The document in pieces, such as a response's body.
        ///   - decoder: How they are decoded, and what is refused; the size holds for each record.
        @_disfavoredOverload
        public init(
            _ type: Record.Type,
            at place: RecordPlace? = nil,
            in chunks: Chunks,
            decoder: Decoder = Decoder()
        ) where Record: Decodable & SendableMetatype {
            self.init(chunks) { () throws(XML.Error) in try RecordReader(Record.self, at: place, decoder: decoder) }
        }

        /// Reads records with synthesized or other `Codable` from single bytes.
        ///
        /// - Parameters:
        ///   - type: What the records are.
        ///   - place: Which elements they are, as for chunks.
        ///   - bytes: The document byte by byte.
        ///   - decoder: How they are decoded, and what is refused.
        @_disfavoredOverload
        public init<Bytes: AsyncSequence>(
            _ type: Record.Type,
            at place: RecordPlace? = nil,
            bytes: Bytes,
            decoder: Decoder = Decoder()
        ) where Record: Decodable & SendableMetatype, Chunks == ByteChunks<Bytes> {
            self.init(type, at: place, in: ByteChunks(bytes), decoder: decoder)
        }

        /// Begins to read.
        public func makeAsyncIterator() -> Iterator {
            Iterator(chunks: chunks.makeAsyncIterator(), makeReader: makeReader)
        }

        /// Reads one record after the other.
        public struct Iterator: AsyncIteratorProtocol {
            private var chunks: Chunks.AsyncIterator
            private let makeReader: @Sendable () throws(XML.Error) -> RecordReader<Record>
            private var reader: RecordReader<Record>?
            /// What was not yet given to the reader.
            private var chunk: ArraySlice<UInt8> = []
            /// Complete records.
            @usableFromInline let ready = RecordQueue<Record>()
            /// What is to be thrown after them.
            private var failure: (any Swift.Error)?
            private var isFinished = false

            fileprivate init(
                chunks: Chunks.AsyncIterator,
                makeReader: @escaping @Sendable () throws(XML.Error) -> RecordReader<Record>
            ) {
                self.chunks = chunks
                self.makeReader = makeReader
            }

            /// The next record; nil after the last one.
            ///
            /// - Returns: The record.
            /// - Throws: What the chunks throw; ``XML/Error``, after which there are no more records.
            @inlinable
            public mutating func next() async throws -> Record? { try await next(isolation: #isolation) }

            /// The next record; nil after the last one.
            ///
            /// - Parameter actor: Where the chunks are awaited.
            /// - Returns: The record.
            /// - Throws: What the chunks throw; ``XML/Error``, after which there are no more records.
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

            /// What stands before the first record, or all of the document besides its records after the last one.
            ///
            /// - Parameter type: What the root element is.
            /// - Returns: The value.
            /// - Throws: What the chunks throw; ``XML/Error``; what the type's own `init(from:)` throws.
            public mutating func head<Head: Decodable>(_ type: Head.Type) async throws -> Head {
                try await fill(isolation: #isolation)
                if ready.isEmpty, let failure { throw failure }
                guard let reader else { throw XML.Error(.unexpectedEnd, "The document has no root element") }
                return try reader.head(type)
            }

            /// Reads until a record is complete, or to the end.
            private mutating func fill(isolation actor: isolated (any Actor)?) async throws {
                while ready.isEmpty, !isFinished {
                    if chunk.isEmpty {
                        try Task.checkCancellation()
                        guard let next = try await chunks.next(isolation: actor) else {
                            // Some sequences end when their task is cancelled, which is no end of the document.
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

    /// Single bytes gathered into chunks.
    public struct ByteChunks<Bytes: AsyncSequence>: AsyncSequence where Bytes.Element == UInt8 {
        private let bytes: Bytes

        init(_ bytes: Bytes) { self.bytes = bytes }

        /// Begins to read.
        public func makeAsyncIterator() -> Iterator { Iterator(bytes: bytes.makeAsyncIterator()) }

        /// Reads one chunk after the other.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var bytes: Bytes.AsyncIterator

            /// The next chunk of at most 16 KiB; nil at the end.
            ///
            /// - Returns: The chunk.
            /// - Throws: What the bytes throw.
            public mutating func next() async throws -> [UInt8]? { try await next(isolation: #isolation) }

            /// The next chunk of at most 16 KiB; nil at the end.
            ///
            /// - Parameter actor: Where the bytes are awaited.
            /// - Returns: The chunk.
            /// - Throws: What the bytes throw.
            public mutating func next(isolation actor: isolated (any Actor)?) async throws -> [UInt8]? {
                var chunk: [UInt8] = []
                chunk.reserveCapacity(1 << 14)
                while chunk.count < 1 << 14, let byte = try await bytes.next(isolation: actor) { chunk.append(byte) }
                return chunk.isEmpty ? nil : chunk
            }
        }
    }
}

extension XML.Records: Sendable where Chunks: Sendable {}
extension XML.ByteChunks: Sendable where Bytes: Sendable {}

@available(*, unavailable)
extension XML.Records.Iterator: Sendable {}
