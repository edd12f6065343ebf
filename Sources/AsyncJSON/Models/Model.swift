extension JSON {
    /// A struct that is read from JSON objects and written to them by its field table.
    ///
    /// ```swift
    /// public struct Bucket: JSON.Model {
    ///     public var id: String?
    ///     public var metageneration: Int64?
    ///     public var labels: [String: String]?
    ///     public var unknown = JSON.UnknownMembers()
    ///     public init() {}
    ///
    ///     public static let fields: JSON.FieldTable<Self> = [
    ///         .string("id", \.id), .int64("metageneration", \.metageneration),
    ///         .map("labels", \.labels, of: .string),
    ///     ]
    /// }
    ///
    /// var bucket = try Bucket(json: bytes)
    /// let patch = Bucket.patch(from: bucket, to: Bucket { $0.id = bucket.id })
    /// ```
    ///
    /// Properties are stored optionals. A member may not fit its property: a string in the place of a number, an
    /// invalid date, or a number out of range. Nothing is lost then. The property is `nil`, and the member is kept and
    /// written back as it was read until the property gets a value; ``jsonIssues(limit:)`` lists such members.
    ///
    /// Equality, hashing, text and `Codable` follow from the table. Foundation's coders work too and keep unknown
    /// members, but they reformat numbers (`1.10` becomes `1.1`).
    public protocol Model: Codable, Hashable, Sendable, CustomDebugStringConvertible {
        /// Creates an object without members.
        init()

        /// The table, as a stored `static let`: a computed one would be built at every access.
        static var fields: FieldTable<Self> { get }

        /// The members that the table does not name, and explicit nulls, as a stored property.
        var unknown: UnknownMembers { get set }
    }
}

extension JSON.Model {
    /// Creates a model and sets its properties in one expression: `Bucket { $0.id = "x" }`.
    ///
    /// - Parameter configure: Sets the properties.
    /// - Throws: Any error that `configure` throws.
    public init<E: Swift.Error>(_ configure: (inout Self) throws(E) -> Void) throws(E) {
        self.init()
        try configure(&self)
    }

    // MARK: JSON

    /// Reads a document, which must be one object.
    ///
    /// Of members with the same name, the last one counts. If a member does not fit its property, it is kept unchanged
    /// among the ``unknown`` members, and the property is `nil`; see ``jsonIssues(limit:)``. Memory: one copy of the
    /// bytes while reading.
    ///
    /// - Parameters:
    ///   - bytes: The document in UTF-8.
    ///   - limits: The limits beyond which a document is refused.
    /// - Throws: ``JSON/Error`` with position if the document is not a JSON object; with strict `limits`, also for a
    ///   member that does not fit its property, with its path.
    public init(json bytes: some Sequence<UInt8>, limits: JSON.Limits = JSON.Limits()) throws(JSON.Error) {
        let source = try PaddedBytes.copy(bytes, limits: limits)
        var reader = Reader(source, limits: limits)
        defer { withExtendedLifetime(source) {} }
        try self.init(document: &reader)
    }

    /// Reads a whole document.
    init(document reader: inout Reader) throws(JSON.Error) {
        do throws(JSON.Error) {
            try self.init(reading: &reader)
            try reader.finish()
        } catch {
            throw error.located(in: reader.start)
        }
    }

    /// Reads a text, which must be one object.
    ///
    /// - Parameters:
    ///   - text: The document.
    ///   - limits: The limits beyond which a document is refused.
    /// - Throws: ``JSON/Error`` with position if the document is not a JSON object; with strict `limits`, also for a
    ///   member that does not fit its property, with its path.
    public init(json text: String, limits: JSON.Limits = JSON.Limits()) throws(JSON.Error) {
        try self.init(json: text.utf8, limits: limits)
    }

    /// Returns the model as compact JSON.
    ///
    /// First come the properties in the order of the table, then unknown members verbatim, then explicit nulls.
    ///
    /// - Returns: UTF-8 bytes.
    public func jsonBytes() -> [UInt8] {
        var writer = Writer()
        write(to: &writer)
        return writer.finish()
    }

    /// The model as compact JSON text.
    ///
    /// The property is not called `description`, because many APIs have a property of that name.
    public var debugDescription: String { String(decoding: jsonBytes(), as: UTF8.self) }

    // MARK: Patches

    /// Sets a property to `nil` and sends `null` for it; in a PATCH request, this removes a value at the server.
    ///
    /// The `null` is sent as long as the property is `nil`.
    ///
    /// - Parameter path: A property of the table; any other path is a programming error.
    public mutating func setNull<Value>(_ path: WritableKeyPath<Self, Value?>) {
        guard let name = Self.fields.name(of: path) else {
            preconditionFailure("\(path) is no field of \(Self.self)")
        }
        self[keyPath: path] = nil
        unknown[name] = .null
    }

    /// Returns the difference of two models as a JSON merge patch (RFC 7396), which is the body of a PATCH request.
    ///
    /// A removed member becomes `null`, and an unchanged one is left out. Objects and maps are compared member by
    /// member, arrays as a whole. Unknown members are compared too.
    ///
    /// - Parameters:
    ///   - old: The model as the server has it.
    ///   - new: The model as it should become.
    /// - Returns: The patch; `nil` if nothing changed.
    public static func patch(from old: Self, to new: Self) -> JSON.Value? {
        JSON.Value.mergePatch(from: JSON.Value(old), to: JSON.Value(new))
    }

    // MARK: Other coders

    /// Reads the model from any decoder.
    ///
    /// - Parameter decoder: The decoder.
    /// - Throws: The decoder's errors, or ``JSON/Error`` if the value is not an object.
    public init(from decoder: any Swift.Decoder) throws {
        if let node = decoder as? Node {
            var reader = node.document.reader(at: node.index, limits: node.source.options.limits)
            do throws(JSON.Error) {
                try self.init(reading: &reader)
            } catch {
                throw node.source.located(error, at: node.index)
            }
        } else {
            self = try JSON.Value(from: decoder).decode(Self.self)
        }
    }

    /// Writes the model to any encoder.
    ///
    /// - Parameter encoder: The encoder.
    /// - Throws: The encoder's errors.
    public func encode(to encoder: any Swift.Encoder) throws {
        if let encoder = encoder as? PieceEncoder {
            write(to: &encoder.piece.writer)
        } else {
            try JSON.Value(self).encode(to: encoder)
        }
    }
}
