extension JSON {
    /// A struct that JSON objects are read into and written from by its field table.
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
    /// Properties are stored optionals. A member that does not fit its property (a string where a number belongs, a date that is
    /// none, a number out of range) loses nothing: the property is nil, and the member is kept and written back as it was read
    /// until the property gets a value; ``jsonIssues(limit:)`` tells of it. Equality, hashing, text and Codable follow from the table. Foundation's
    /// coders work too and keep unknown members, but print numbers anew (`1.10` becomes `1.1`).
    public protocol Model: Codable, Hashable, Sendable, CustomDebugStringConvertible {
        /// An object without members.
        init()

        /// The table: a stored `static let`, for a computed one would be built at every access.
        static var fields: FieldTable<Self> { get }

        /// What the table does not name, and explicit nulls: a stored property.
        var unknown: UnknownMembers { get set }
    }
}

extension JSON.Model {
    /// Creates a model and sets its properties in one expression: `Bucket { $0.id = "x" }`.
    ///
    /// - Parameter configure: Sets properties.
    /// - Throws: What `configure` throws.
    public init<E: Swift.Error>(_ configure: (inout Self) throws(E) -> Void) throws(E) {
        self.init()
        try configure(&self)
    }

    // MARK: JSON

    /// Reads a document, which must be one object.
    ///
    /// Of members with the same name, the last one counts. One that does not fit its property is kept as it is among the
    /// ``unknown`` ones, and the property is nil; see ``jsonIssues(limit:)``. Memory: one copy of the bytes while reading.
    ///
    /// - Parameters:
    ///   - bytes: The document in UTF-8.
    ///   - limits: What to refuse.
    /// - Throws: ``JSON/Error`` with position for what is no JSON object; with `limits` that are strict, also for a member that
    ///   does not fit its property, with its path.
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
    ///   - limits: What to refuse.
    /// - Throws: ``JSON/Error`` with position for what is no JSON object; with `limits` that are strict, also for a member that
    ///   does not fit its property, with its path.
    public init(json text: String, limits: JSON.Limits = JSON.Limits()) throws(JSON.Error) {
        try self.init(json: text.utf8, limits: limits)
    }

    /// The model as compact JSON: properties in the order of the table, then unknown members verbatim, then explicit nulls.
    ///
    /// - Returns: UTF-8 bytes.
    public func jsonBytes() -> [UInt8] {
        var writer = Writer()
        write(to: &writer)
        return writer.finish()
    }

    /// The model as compact JSON text.
    ///
    /// Not `description`, which is the name of many an API's property.
    public var debugDescription: String { String(decoding: jsonBytes(), as: UTF8.self) }

    // MARK: Patches

    /// Makes a property nil and sends null for it, which is how a PATCH removes a value at the server.
    ///
    /// The null is sent as long as the property is nil.
    ///
    /// - Parameter path: A property of the table; another path is a programming error.
    public mutating func setNull<Value>(_ path: WritableKeyPath<Self, Value?>) {
        guard let name = Self.fields.name(of: path) else {
            preconditionFailure("\(path) is no field of \(Self.self)")
        }
        self[keyPath: path] = nil
        unknown[name] = .null
    }

    /// The difference of two models as a JSON merge patch (RFC 7396), the body of a PATCH.
    ///
    /// What was removed is null, what stayed is left out, objects and maps are compared member by member, arrays as a
    /// whole. Unknown members take part.
    ///
    /// - Parameters:
    ///   - old: What the server has.
    ///   - new: What it should have.
    /// - Returns: The patch; nil when nothing changed.
    public static func patch(from old: Self, to new: Self) -> JSON.Value? {
        JSON.Value.mergePatch(from: JSON.Value(old), to: JSON.Value(new))
    }

    // MARK: Other coders

    /// Reads the model from any coder.
    ///
    /// - Parameter decoder: The coder's decoder.
    /// - Throws: What the decoder throws, or ``JSON/Error`` for what is no object.
    public init(from decoder: any Swift.Decoder) throws {
        if let node = decoder as? Node {
            var reader = node.document.reader(at: node.index, isStrict: node.source.options.limits.isStrict)
            do throws(JSON.Error) {
                try self.init(reading: &reader)
            } catch {
                throw node.source.located(error, at: node.index)
            }
        } else {
            self = try JSON.Value(from: decoder).decode(Self.self)
        }
    }

    /// Writes the model to any coder.
    ///
    /// - Parameter encoder: The coder's encoder.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Swift.Encoder) throws {
        if let encoder = encoder as? PieceEncoder {
            write(to: &encoder.piece.writer)
        } else {
            try JSON.Value(self).encode(to: encoder)
        }
    }
}
