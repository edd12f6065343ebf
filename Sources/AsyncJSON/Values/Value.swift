extension JSON {
    /// Any JSON value, for documents without a declared struct.
    ///
    /// ```swift
    /// var value = try JSON.Value(parsing: #"{"items":[{"size":"12"}],"ratio":1.10}"#)
    /// value["items"]?[0]?["size"]?.int64     // 12
    /// value["ratio"] = nil                   // removed; `.null` would write null
    /// String(decoding: value.encoded(), as: UTF8.self)
    /// ```
    ///
    /// Parsing checks and indexes the text. Values inside the document are created on access. Until they are changed,
    /// they point into the shared document: use ``detached()`` to keep a small part of a large document. Members keep
    /// their order, numbers keep their spelling (`1.10`, `1e400`, twenty digits), and strings keep their escapes.
    public struct Value: Sendable {
        enum Storage: Sendable {
            case null
            case bool(Bool)
            /// The number as it is spelled.
            case number(String)
            case string(String)
            case array([JSON.Value])
            case object([Member])
            /// An unchanged value, at an index of a document's tape.
            case node(Document, Int)
        }

        struct Member: Sendable {
            var name: String
            var value: JSON.Value
        }

        var storage: Storage

        init(_ storage: Storage) { self.storage = storage }

        init(_ document: Document, _ index: Int) {
            storage =
                switch document.tape.kind(at: index) {
                case .null: .null
                case .true: .bool(true)
                case .false: .bool(false)
                default: .node(document, index)
                }
        }

        /// Parses a document, which must be one JSON value in UTF-8.
        ///
        /// Memory: one copy of the bytes, and about two thirds as much for the index, or more if its values are short.
        ///
        /// - Parameters:
        ///   - bytes: The document.
        ///   - limits: The limits beyond which a document is refused.
        /// - Throws: ``JSON/Error`` with the place of the first byte that is not JSON.
        public init(parsing bytes: some Sequence<UInt8>, limits: Limits = Limits()) throws(JSON.Error) {
            self.init(try Document(PaddedBytes.copy(bytes, limits: limits), limits: limits), 0)
        }

        /// Parses a text, which must be one JSON value.
        ///
        /// - Parameters:
        ///   - text: The document.
        ///   - limits: The limits beyond which a document is refused.
        /// - Throws: ``JSON/Error`` with the place of the first byte that is not JSON.
        public init(parsing text: String, limits: Limits = Limits()) throws(JSON.Error) {
            try self.init(parsing: text.utf8, limits: limits)
        }

        /// JSON's `null`.
        public static let null = JSON.Value(.null)

        /// Returns a copy that shares no memory with the document it comes from.
        ///
        /// A value keeps its whole document alive, even if parts of the value were changed. Detach a value that
        /// outlives a large document.
        public func detached() -> JSON.Value {
            switch storage {
            case .null, .bool, .number, .string: self
            case .array, .object, .node: (try? JSON.Value(parsing: encoded(), limits: Limits(depth: .max))) ?? self
            }
        }

        /// Decodes a model from this value.
        ///
        /// - Parameters:
        ///   - type: The model's type.
        ///   - isStrict: A Boolean value indicating whether a member that does not fit its property is an error; see
        ///     ``Limits/isStrict``.
        /// - Returns: The model. Members for which it has no property are among its unknown members.
        /// - Throws: ``JSON/Error`` if this is not an object, or for a member that does not fit if `isStrict` is
        ///   `true`.
        public func decode<T: Model>(_ type: T.Type, isStrict: Bool = false) throws(JSON.Error) -> T {
            guard case .node(let document, let index) = storage else {
                return try T(json: encoded(), limits: Limits(depth: .max, isStrict: isStrict))
            }
            var reader = document.reader(at: index, limits: Limits(isStrict: isStrict))
            do { return try T(reading: &reader) } catch { throw error.located(in: reader.start) }
        }
    }
}

// MARK: - Kinds

extension JSON.Value {
    /// A Boolean value indicating whether this is `null`.
    public var isNull: Bool {
        if case .null = storage { true } else { false }
    }

    /// A Boolean value indicating whether this is an object.
    public var isObject: Bool { kind == .object }

    /// A Boolean value indicating whether this is an array.
    public var isArray: Bool { kind == .array }

    /// The text of a string; `nil` for other kinds.
    public var string: String? {
        switch storage {
        case .string(let string): string
        case .node(let document, let index) where document.tape.kind(at: index).isString: document.string(at: index)
        default: nil
        }
    }

    /// The value of `true` or `false`; `nil` for other kinds.
    public var bool: Bool? {
        if case .bool(let bool) = storage { bool } else { nil }
    }

    /// The value as a signed integer; `nil` if the value does not fit.
    ///
    /// The spellings `1.0` and `"1"` are accepted too: Google's services write integers of 64 bits as strings.
    public var int64: Int64? { withNumberText(Int64.init(jsonNumber:)) }

    /// The value as an unsigned integer, also if it is spelled `1.0` or `"1"`; `nil` if the value does not fit.
    public var uint64: UInt64? { withNumberText(UInt64.init(jsonNumber:)) }

    /// The nearest floating-point number, also of a string; `nil` for other kinds and for numbers out of range.
    public var double: Double? { withNumberText(Double.init(jsonNumber:)) }

    /// The number exactly as it is spelled; `nil` for other kinds.
    public var numberText: String? {
        kind == .number ? withNumberText { String(decoding: $0, as: UTF8.self) } : nil
    }

    /// The elements of an array; `nil` for other kinds.
    public var array: [JSON.Value]? {
        switch storage {
        case .array(let elements):
            return elements
        case .node(let document, let index) where document.tape.kind(at: index) == .array:
            let tape = document.tape
            var elements: [JSON.Value] = []
            elements.reserveCapacity(tape.length(at: index))
            var element = index + 2
            while element < tape.next(after: index) {
                elements.append(JSON.Value(document, element))
                element = tape.next(after: element)
            }
            return elements
        default:
            return nil
        }
    }

    var kind: Tape.Kind {
        switch storage {
        case .null: .null
        case .bool(let bool): bool ? .true : .false
        case .number: .number
        case .string: .string
        case .array: .array
        case .object: .object
        case .node(let document, let index): document.tape.kind(at: index)
        }
    }

    private func withNumberText<T>(_ body: (UnsafeBufferPointer<UInt8>) -> T?) -> T? {
        switch storage {
        case .number(var text), .string(var text):
            text.withUTF8(body)
        case .node(let document, let index) where !document.tape.kind(at: index).isContainer:
            document.withText(at: index, body)
        default:
            nil
        }
    }
}
