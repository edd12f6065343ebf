extension XML {
    /// A document that is written piece by piece: a head, then each record when it arrives, then its end.
    ///
    /// ```swift
    /// for try await chunk in XML.RecordWriter(head, entries) { try await body.write(chunk) }
    /// ```
    ///
    /// The chunks are the beginning of the document, each record, and the end. The sequence holds no more than one of
    /// them. It requests no record before `next()`, and it does not retry. The sequence of records handles
    /// cancellation. Namespaces that the head does not declare are declared on each record. Errors are those of the
    /// records, and ``XML/Error``.
    public struct RecordWriter<Head: Encodable, Records: AsyncSequence>: AsyncSequence
    where Records.Element: Encodable {
        private let head: Head
        private let name: Name
        private let records: Records
        private let recordName: Name
        private let encoder: Encoder

        /// Creates a document with the content of a head and then records.
        ///
        /// - Parameters:
        ///   - head: The root element without its records.
        ///   - records: The records.
        ///   - encoder: The encoder of the head and the records.
        public init(_ head: Head, _ records: Records, encoder: Encoder = Encoder())
        where Head: Root, Records.Element: Root {
            self.init(head, as: Head.element, records, as: Records.Element.element, encoder: encoder)
        }

        /// Creates a document with the content of a head and then records, with given names.
        ///
        /// - Parameters:
        ///   - head: The root element without its records.
        ///   - name: The root element's name.
        ///   - records: The records.
        ///   - recordName: The name of each record.
        ///   - encoder: The encoder of the head and the records.
        public init(
            _ head: Head,
            as name: Name,
            _ records: Records,
            as recordName: Name,
            encoder: Encoder = Encoder()
        ) {
            self.head = head
            self.name = name
            self.records = records
            self.recordName = recordName
            self.encoder = encoder
        }

        /// Creates an iterator, which begins to write at the first `next()`.
        public func makeAsyncIterator() -> Iterator { Iterator(self, records.makeAsyncIterator()) }

        /// An iterator that writes one chunk after the other.
        public struct Iterator: AsyncIteratorProtocol {
            private let document: RecordWriter
            private var records: Records.AsyncIterator
            private var encoding: RecordEncoding?
            /// The root element's end tag.
            private var end: [UInt8] = []
            /// The text after the root element.
            private var epilog: [UInt8] = []
            private var isFinished = false

            fileprivate init(_ document: RecordWriter, _ records: Records.AsyncIterator) {
                self.document = document
                self.records = records
            }

            /// The number of names that it holds.
            var nameCount: Int { encoding?.source.nameCount ?? 0 }

            /// Returns the next chunk; `nil` after the end of the document.
            ///
            /// It awaits one record, except for the first chunk. Cancellation takes effect where the records support
            /// it.
            ///
            /// - Returns: UTF-8 bytes.
            /// - Throws: The errors of the records, or ``XML/Error``. After an error there are no more chunks.
            public mutating func next() async throws -> [UInt8]? { try await next(isolation: #isolation) }

            /// Returns the next chunk; `nil` after the end of the document.
            ///
            /// It awaits one record, except for the first chunk. Cancellation takes effect where the records support
            /// it.
            ///
            /// - Parameter actor: The actor on which the records are awaited.
            /// - Returns: UTF-8 bytes.
            /// - Throws: The errors of the records, or ``XML/Error``. After an error there are no more chunks.
            public mutating func next(isolation actor: isolated (any Actor)?) async throws -> [UInt8]? {
                guard !isFinished else { return nil }
                isFinished = true
                guard let source = encoding?.source else {
                    let source = EncodingSource(document.encoder)
                    encoding = RecordEncoding(source)
                    let (beginning, epilog) = try source.encodeHead(document.head, as: document.name)
                    self.epilog = epilog
                    end = source.endOfHead
                    isFinished = false
                    return beginning
                }
                guard let record = try await records.next(isolation: actor) else {
                    encoding = nil
                    return end + epilog
                }
                let bytes = try source.encodeRecord(record, as: document.recordName)
                if source.holdsMuchOfRecords {
                    encoding = RecordEncoding(EncodingSource(document.encoder, after: source))
                }
                isFinished = false
                return bytes
            }
        }
    }
}

@available(*, unavailable)
extension XML.RecordWriter.Iterator: Sendable {}

/// Ends an encoding with its loop, which may be left early or end in an error: its containers hold it.
private final class RecordEncoding {
    let source: EncodingSource

    init(_ source: EncodingSource) { self.source = source }

    deinit { source.finish() }
}

extension EncodingSource {
    /// Returns the document up to the root element's end tag, and the text after that tag.
    fileprivate func encodeHead<Head: Encodable>(
        _ head: Head,
        as name: XML.Name
    ) throws -> (beginning: [UInt8], epilog: [UInt8]) {
        var (bytes, epilog) = try encodeDocument(head, as: name)
        elements.state.pointee.prefixes.beginRecords()
        headNameCount = nameCount
        if bytes.suffix(2).elementsEqual("/>".utf8) {
            bytes.removeLast(2)
            bytes.append(UInt8(ascii: ">"))
        } else {
            bytes.removeLast(endOfHead.count)
        }
        return (bytes, epilog)
    }

    /// The root element's end tag.
    fileprivate var endOfHead: [UInt8] { Array("</".utf8) + Array(elements.writtenName(0)) + [UInt8(ascii: ">")] }

    /// Creates a source that continues with the records of a document.
    fileprivate convenience init(_ options: XML.Encoder, after source: EncodingSource) {
        self.init(options)
        elements.state.pointee.prefixes.beginRecords(after: source.elements.state.pointee.prefixes)
    }

    /// A Boolean value indicating whether the records had so many names and prefixes that these should be released.
    fileprivate var holdsMuchOfRecords: Bool {
        nameCount - headNameCount > 4096 || elements.state.pointee.prefixes.countOfRecords > 256
    }

    fileprivate func encodeRecord<Record: Encodable>(_ record: Record, as name: XML.Name) throws -> [UInt8] {
        elements.writer.pointee.removeAll()
        elements.state.pointee.prefixes.forgetRecord()
        let number = try elements.state.pointee.recordName ?? elements.number(name, isAttribute: false)
        elements.state.pointee.recordName = number
        try encode(record, to: .element(number), level: 0)
        if let failure = elements.writer.pointee.failure { throw failure }
        return elements.writer.pointee.result
    }
}
