extension JSON {
    /// The elements of one array of a document that arrives in pieces, read one by one in constant memory.
    ///
    /// ```swift
    /// var rows = JSON.Records(Row.self, at: "rows", in: body).makeAsyncIterator()
    /// while let row = try await rows.next() { … }
    /// rows.envelope["totalRows"]                                  // the members around the array
    /// ```
    ///
    /// It holds one chunk, one element, and the rest of the document without the array. A document without that array
    /// has no elements. The sequence is single-pass if the chunks are. Nothing is read before `next()`, and leaving a
    /// loop early reads no further. It does not retry. The sequence of chunks handles cancellation. Errors are those of
    /// the chunks, and ``JSON/Error`` with path and offset in the whole document.
    ///
    /// Of members with the same name, the last one counts. Elements that were given cannot be taken back, so it is an
    /// error if a name that leads to the array comes again after it.
    public struct Records<Record: Model, Chunks: AsyncSequence>: AsyncSequence where Chunks.Element: Sequence<UInt8> {
        private let chunks: Chunks
        private let path: [String]
        private let limits: Limits

        /// Creates the sequence of the elements of an array.
        ///
        /// An element that is not an object becomes a blank model that is written as it was read. With strict `limits`,
        /// it is an error.
        ///
        /// - Parameters:
        ///   - type: The type of the elements.
        ///   - path: The names that lead to the array; none for a document that is the array.
        ///   - chunks: The document in pieces, such as a response body.
        ///   - limits: The limits beyond which a document is refused; the size applies to each element, and to the rest
        ///     of the document.
        public init(_ type: Record.Type, at path: String..., in chunks: Chunks, limits: Limits = Limits()) {
            self.chunks = chunks
            self.path = path
            self.limits = limits
        }

        /// Creates an iterator, which begins to read at the first `next()`.
        public func makeAsyncIterator() -> Iterator {
            Iterator(chunks: chunks.makeAsyncIterator(), path: path, limits: limits)
        }

        /// An iterator that reads one element after the other.
        public struct Iterator: AsyncIteratorProtocol {
            private var chunks: Chunks.AsyncIterator
            private var splitter: RecordSplitter
            private let path: [String]
            private let limits: Limits
            private var isFinished = false

            fileprivate init(chunks: Chunks.AsyncIterator, path: [String], limits: Limits) {
                self.chunks = chunks
                self.path = path
                self.limits = limits
                splitter = RecordSplitter(path: path, limits: limits)
            }

            /// The document with an empty array in the place of the elements; `.null` until all elements were read.
            public private(set) var envelope = Value.null

            /// Returns the next element; `nil` after the last one.
            ///
            /// It awaits chunks until an element is complete. Cancellation takes effect where the chunks support it.
            ///
            /// - Returns: The element.
            /// - Throws: The chunks' errors, or ``JSON/Error``. After an error there are no more elements.
            public mutating func next() async throws -> Record? {
                try await next(isolation: #isolation)
            }

            /// Returns the next element; `nil` after the last one.
            ///
            /// It awaits chunks until an element is complete. Cancellation takes effect where the chunks support it.
            ///
            /// - Parameter actor: The actor on which the chunks are awaited.
            /// - Returns: The element.
            /// - Throws: The chunks' errors, or ``JSON/Error``. After an error there are no more elements.
            public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Record? {
                guard !isFinished else { return nil }
                isFinished = true
                while true {
                    if let element = try splitter.next() {
                        let record = try decode(element)
                        isFinished = false
                        return record
                    }
                    guard let chunk = try await chunks.next(isolation: actor) else { break }
                    splitter.take(chunk)
                }
                envelope = try splitter.parseEnvelope()
                return nil
            }

            private func decode(_ element: [UInt8]) throws(JSON.Error) -> Record {
                do throws(JSON.Error) {
                    return try Record(element: element, limits: limits)
                } catch {
                    let start = splitter.elementStart
                    let located = path.reversed().reduce(error.inside(element: splitter.count - 1)) {
                        $0.inside(member: $1)
                    }
                    let column = error.line == 1 ? start.column : 1
                    throw located.moved(by: start.offset, line: start.line, column: column)
                }
            }
        }
    }
}

@available(*, unavailable)
extension JSON.Records.Iterator: Sendable {}
