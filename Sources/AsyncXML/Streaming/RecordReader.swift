extension XML {
    /// A reader of the records of a document that arrives in pieces; it reads each record as soon as it is complete.
    ///
    /// ```swift
    /// let reader = try XML.RecordReader(Entry.self)
    /// for chunk in chunks { try reader.read(chunk) { entry in … } }
    /// try reader.finish { entry in … }
    /// ```
    ///
    /// ``XML/Records`` is built on it. Use it directly if the pieces do not come from an `AsyncSequence`. It holds one
    /// record and the rest of the document without the records. Two tasks must not use it at the same time.
    public final class RecordReader<Record> {
        private let parser: Parser
        private let names: NameTable
        private let decoder: Decoder
        private var source: DecodingSource
        private let decode: (DecodingSource, Int) throws -> Record
        /// A Boolean value indicating whether records are being read from the memory of the parser.
        private var isGivingRecords = false

        /// Creates a reader of records with synthesized or other `Codable`.
        ///
        /// - Parameters:
        ///   - type: The type of the records.
        ///   - place: The elements that are records; by default those with the name of the ``XML/Root``, otherwise the
        ///     children of the root element.
        ///   - decoder: The decoder with its limits; the size applies to each record.
        /// - Throws: ``XML/Error`` if no memory is available.
        @_disfavoredOverload
        public convenience init(
            _ type: Record.Type,
            at place: RecordPlace? = nil,
            decoder: Decoder = Decoder()
        ) throws(XML.Error) where Record: Decodable {
            try self.init(place ?? Self.place(of: type), decoder) { try $0.decode(type, at: $1, by: .none) }
        }

        init(
            _ place: RecordPlace,
            _ decoder: Decoder,
            usesTokenizer: Bool = Tokenizer.isUsed,
            decode: @escaping (DecodingSource, Int) throws -> Record
        ) throws(XML.Error) {
            parser = try Parser(limits: decoder.limits, charset: decoder.charset, usesTokenizer: usesTokenizer)
            parser.state.pointee.records = RecordMarks(place)
            names = parser.state.pointee.builder.names.takeUnretainedValue()
            self.decoder = decoder
            self.decode = decode
            source = DecodingSource(parser.view, names: names, decoder)
        }

        static func place(of type: Record.Type) -> RecordPlace {
            (type as? any Root.Type).map { .name($0.element) } ?? .depth(1)
        }

        deinit { source.finish() }

        // MARK: Reading

        /// Takes the next piece of the document.
        ///
        /// - Parameters:
        ///   - bytes: The piece.
        ///   - body: Receives each record that is complete; it cannot read more. An error that it throws ends this
        ///     function; the reader must not be used after it.
        /// - Throws: ``XML/Error``, the errors of a type's `init(from:)`, or the errors of `body`.
        public func read(_ bytes: some Sequence<UInt8>, _ body: (consuming Record) throws -> Void) throws {
            let isRead: Void? = try bytes.withContiguousStorageIfAvailable { try read($0, body) }
            if isRead == nil { try Array(bytes).withUnsafeBufferPointer { try read($0, body) } }
        }

        private func read(_ bytes: UnsafeBufferPointer<UInt8>, _ body: (consuming Record) throws -> Void) throws {
            try checkIdle()
            var rest = bytes
            while !rest.isEmpty {
                let result = Result { () throws(XML.Error) in
                    try parser.take(UnsafeBufferPointer(rebasing: rest.prefix(Parser.slice)))
                }
                rest = UnsafeBufferPointer(rebasing: rest.dropFirst(Parser.slice))
                // Records that were complete before a failure are passed on before it.
                try giveRecords(body)
                try result.get()
            }
        }

        /// Ends the document.
        ///
        /// - Parameter body: Receives each record that is complete; it cannot read more.
        /// - Throws: ``XML/Error`` if the document is not complete, or the errors of ``read(_:_:)``.
        public func finish(_ body: (consuming Record) throws -> Void) throws {
            try checkIdle()
            let result = Result { () throws(XML.Error) in try parser.finish() }
            try giveRecords(body)
            try result.get()
        }

        /// Throws while records are given: the parser would move the memory from which they are read.
        private func checkIdle() throws(XML.Error) {
            guard !isGivingRecords else {
                throw XML.Error(.unsupported, "A reader cannot read more while it gives a record; do that after it")
            }
        }

        private func giveRecords(_ body: (consuming Record) throws -> Void) throws {
            guard !parser.state.pointee.records.complete.isEmpty else { return }
            source.update(parser.view)
            isGivingRecords = true
            defer {
                isGivingRecords = false
                secureEscapedDecoders()
                parser.removeRecords()
            }
            for record in parser.state.pointee.records.complete {
                source.record = (record.element, record.number)
                try body(try decodeRecord(record.element))
            }
        }

        private func decodeRecord(_ index: Int) throws -> Record {
            defer { source.settle() }
            return try decode(source, index)
        }

        /// Gives memory of their own to decoders that a type kept, because the parser continues to use its memory.
        private func secureEscapedDecoders() {
            source.releaseContainers()
            guard !isKnownUniquelyReferenced(&source) else { return }
            let builder = parser.state.pointee.builder
            let copy = builder.copy(to: builder.end, in: builder.open)
            source.detach(copy)
            source = DecodingSource(parser.view, names: names, decoder)
        }

        // MARK: Head

        /// The name of the root element; `nil` before it was read.
        public var root: XML.Name? {
            let view = parser.view
            var child = 1
            while child < nodeCount, !view[child].isElement { child = view.end(of: child) }
            return child < nodeCount ? names.name(view[child].name) : nil
        }

        /// The number of nodes that it holds.
        var nodeCount: Int { parser.state.pointee.builder.count }

        /// Returns the document so far without its records: after the first record its head, at the end all of it.
        ///
        /// It contains nothing of a record that is not complete yet, and not the white space directly before records.
        ///
        /// - Parameter type: The type of the root element.
        /// - Returns: The value.
        /// - Throws: ``XML/Error``, or the errors of the type's own `init(from:)`.
        public func head<Head: Decodable>(_ type: Head.Type) throws -> Head {
            // While records are read, nothing may be added to the tape: its memory may move.
            try decoder.decode(type, from: isGivingRecords ? parser.state.pointee.rest : parser.rest)
        }
    }
}

@available(*, unavailable)
extension XML.RecordReader: Sendable {}
