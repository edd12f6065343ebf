extension XML.RecordReader where Record: XML.CursorDecodable {
    /// Creates a reader of records that read themselves.
    ///
    /// - Parameters:
    ///   - type: The type of the records.
    ///   - place: The elements that are records; by default those with the name of the ``XML/Root``, otherwise the
    ///     children of the root element.
    ///   - decoder: The decoder with its limits; the size applies to each record.
    /// - Throws: ``XML/Error`` if no memory is available.
    public convenience init(
        _ type: Record.Type,
        at place: XML.RecordPlace? = nil,
        decoder: XML.Decoder = XML.Decoder()
    ) throws(XML.Error) {
        try self.init(place ?? Self.place(of: type), decoder) { try $0.read(Record.self, at: $1) }
    }
}

extension XML.Records where Record: XML.CursorDecodable & SendableMetatype {
    /// Creates a sequence of records that read themselves.
    ///
    /// - Parameters:
    ///   - type: The type of the records.
    ///   - place: The elements that are records; by default those with the name of the ``XML/Root``, otherwise the
    ///     children of the root element.
    ///   - chunks: The document in pieces, such as a response body.
    ///   - decoder: The decoder with its limits; the size applies to each record.
    public init(
        _ type: Record.Type,
        at place: XML.RecordPlace? = nil,
        in chunks: Chunks,
        decoder: XML.Decoder = XML.Decoder()
    ) {
        self.init(chunks) { () throws(XML.Error) in
            try XML.RecordReader(Record.self, at: place, decoder: decoder)
        }
    }
}
