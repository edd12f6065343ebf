extension XML {
    /// A type that reads itself from an element without `Codable`: the fast path for generated models.
    ///
    /// ```swift
    /// struct Entry: XML.Record {
    ///     var id = ""
    ///     var links: [Link] = []
    ///     var extensions: XML.Extensions
    ///
    ///     enum CodingKeys: String, AtomKeys { case id, links = "link", extensions }
    ///
    ///     init(xml: borrowing XML.Cursor) throws {
    ///         extensions = try xml.extensions(CodingKeys.self)
    ///         try xml.forEach(CodingKeys.self) { key, item in
    ///             switch key {
    ///             case .id: id = item.string
    ///             case .links: links.append(try item.record(Link.self))
    ///             case .extensions: break
    ///             }
    ///         }
    ///     }
    /// }
    /// ```
    ///
    /// Its keys are like those of `Codable`, with all forms of ``XML/Keys``, so one type can support both.
    /// ``XML/Decoder``, ``XML/Records`` and ``XML/RecordReader`` accept a record like a `Decodable` type. If a type is
    /// both, they read it as a record. A record is written as `Encodable`; if the keys are the same, its extensions
    /// return to their places. An ``XML/ExtensionRegistry`` accepts it like any other type.
    public protocol Record {
        /// Creates a record from an element.
        ///
        /// - Parameter xml: The element; it cannot be kept.
        /// - Throws: An error for content that does not fit the type.
        init(xml: borrowing Cursor) throws
    }

    /// An element, attribute or text of a document that is being read.
    ///
    /// It cannot be copied, because it is valid only during the call of the function that receives it.
    public struct Cursor: ~Copyable {
        /// The decoding; the creator of a cursor keeps it alive as long as the cursor exists.
        @usableFromInline let source: Unmanaged<DecodingSource>
        @usableFromInline let index: Int

        @usableFromInline
        init(source: Unmanaged<DecodingSource>, index: Int) {
            self.source = source
            self.index = index
        }

        // MARK: Children

        /// Passes the text, attributes and children that have keys to a closure, in document order.
        ///
        /// A key is passed once for each of its elements. A key for the element's own text is passed first, with this
        /// element. A key for a list inside another element is passed with each item of the list.
        ///
        /// - Parameters:
        ///   - keys: An enum of keys.
        ///   - body: Receives each key and its item; an error that it throws ends this function.
        /// - Throws: ``XML/Error`` if the keys cannot be resolved, or the errors of `body`.
        @inlinable
        public borrowing func forEach<Key: CodingKey>(
            _ keys: Key.Type,
            _ body: (Key, borrowing Cursor) throws -> Void
        ) throws {
            var walk = try CursorWalk(self, keys)
            while let (tag, index) = walk.next() {
                // The walk returns only tags of cases, as they are in memory.
                let key =
                    MemoryLayout<Key>.size == 0 ? unsafeBitCast((), to: Key.self) : unsafeBitCast(tag, to: Key.self)
                try body(key, Cursor(source: source, index: index))
            }
        }

        /// Returns the content that has no key, and the places of all content.
        ///
        /// - Parameter keys: An enum of keys; its case `extensions` has no content of its own.
        /// - Returns: The extensions.
        /// - Throws: ``XML/Error`` if the keys cannot be resolved.
        public borrowing func extensions<Key: CodingKey>(_ keys: Key.Type) throws -> Extensions {
            try source._withUnsafeGuaranteedRef { source in
                source.noteKeyed(index)
                guard let plan = try source.plan(for: keys, at: index)?.takeUnretainedValue() else {
                    throw CursorWalk.noEnum(keys)
                }
                if let key = Key(stringValue: "extensions") { plan.learnExtensions(KeyPlan.tag(of: key)) }
                guard source.options.keepsExtensions else { return Extensions() }
                plan.resolveNames(of: index, source)
                return ExtensionCopier(source, index, plan).copy(for: plan)
            }
        }

        // MARK: Values

        private var scalars: Scalars { source._withUnsafeGuaranteedRef { $0.scalars } }

        /// The name of an element or attribute.
        public var name: Name {
            source._withUnsafeGuaranteedRef { $0.names.name($0.view[index].name) }
        }

        /// The text of an attribute, or the text directly inside an element.
        public var string: String {
            scalars.string(at: index)
        }

        /// Returns the element as a record.
        ///
        /// - Parameter type: The record's type.
        /// - Returns: The record.
        /// - Throws: The record's errors.
        @inlinable
        public borrowing func record<R: Record>(_ type: R.Type) throws -> R {
            guard source._withUnsafeGuaranteedRef({ $0.notesTypes }) else { return try R(xml: self) }
            return try source._withUnsafeGuaranteedRef { source in
                try source.noting(type) { try R(xml: Cursor(source: self.source, index: index)) }
            }
        }

        /// Returns the element, attribute or text as a type with `Codable`.
        ///
        /// - Parameter type: The type.
        /// - Returns: The value.
        /// - Throws: ``XML/Error``, or the errors of the type's own `init(from:)`.
        @_disfavoredOverload
        public borrowing func value<T: Decodable>(_ type: T.Type) throws -> T {
            try source._withUnsafeGuaranteedRef { try $0.decode(type, at: index, by: .none) }
        }

        /// Returns the text as an integer.
        ///
        /// - Parameter type: The type.
        /// - Returns: The number.
        /// - Throws: ``XML/Error`` if it is not an integer.
        public borrowing func value(_ type: Int.Type) throws(Error) -> Int {
            try scalars.integer(at: index)
        }

        /// Returns the text as a number.
        ///
        /// - Parameter type: The type.
        /// - Returns: The number.
        /// - Throws: ``XML/Error`` if it is not a number.
        public borrowing func value(_ type: Double.Type) throws(Error) -> Double {
            try scalars.double(at: index)
        }

        /// Returns the text as `true` or `false`.
        ///
        /// - Parameter type: The type.
        /// - Returns: The value.
        /// - Throws: ``XML/Error`` if it is neither.
        public borrowing func value(_ type: Bool.Type) throws(Error) -> Bool {
            try scalars.bool(at: index)
        }

        /// Returns an error at this place of the document.
        ///
        /// - Parameter message: The reason why the content does not fit.
        /// - Returns: The error.
        public borrowing func invalid(_ message: String) -> Error {
            source._withUnsafeGuaranteedRef { $0.error(.invalidValue, message, at: index) }
        }
    }
}

// MARK: -

/// An iteration over the content of an element that has keys.
@usableFromInline
struct CursorWalk {
    private let source: Unmanaged<DecodingSource>
    /// The plan, which is held here because values that are read meanwhile may need plans for other namespaces.
    private let plan: KeyPlan
    private let view: TapeView
    private let table: UnsafeMutablePointer<KeyPlan.Table>
    private let element: Int
    private var position: Int
    private let firstChild: Int
    private let end: Int
    /// The key of the element itself until it was returned; negative for none.
    private var ownTag: KeyPlan.Meaning
    /// The items of a list inside a child.
    private var items: (tag: KeyPlan.Meaning, next: Int, end: Int) = (-1, 0, 0)

    @usableFromInline
    init<Key: CodingKey>(_ cursor: borrowing XML.Cursor, _ keys: Key.Type) throws {
        source = cursor.source
        element = cursor.index
        let element = element
        cursor.source._withUnsafeGuaranteedRef { $0.noteKeyed(element) }
        let plan = try cursor.source._withUnsafeGuaranteedRef { (source) throws(XML.Error) in
            try source.plan(for: keys, at: element)
        }
        guard let plan else { throw Self.noEnum(keys) }
        self.plan = plan.takeUnretainedValue()
        table = plan._withUnsafeGuaranteedRef { $0.table }
        let (view, count) = cursor.source._withUnsafeGuaranteedRef { ($0.view, $0.nameCount) }
        table.reserve(count)
        self.view = view
        ownTag = max(table.pointee.textTag, table.pointee.selfTag)
        let isElement = view[element].isElement
        position = isElement ? view.attributes(of: element).lowerBound : element
        firstChild = isElement ? view.firstChild(of: element) : element
        end = isElement ? view.end(of: element) : element
    }

    static func noEnum(_ keys: any Any.Type) -> XML.Error {
        XML.Error(.unsupported, "\(keys) is no enum of keys")
    }

    /// Returns the next item: the tag of its key, and its index.
    @usableFromInline
    mutating func next() -> (UInt8, Int)? {
        if ownTag >= 0 {
            defer { ownTag = -1 }
            return (UInt8(truncatingIfNeeded: ownTag), element)
        }
        if items.tag >= 0, let item = nextItem() { return item }
        while position < end {
            let index = position
            let node = view[index]
            let isElement = node.isElement
            position = index + Int(node.size)
            var meaning: KeyPlan.Meaning
            if isElement || index < firstChild {
                meaning = table.pointee.meanings[2 * node.name + (isElement ? 0 : 1)]
                if meaning == KeyPlan.unresolved {
                    meaning = plan.resolve(node.name, isAttribute: !isElement, view.name(at: index))
                }
            } else {
                meaning = node.isText ? table.pointee.mixedTag : -1
            }
            guard meaning >= 0 else { continue }
            if isElement, table.pointee.roles[Int(meaning)] == .wrapped {
                items = (meaning, view.firstChild(of: index), view.end(of: index))
                if let item = nextItem() { return item }
                continue
            }
            if isElement {
                let use = table.pointee.uses + Int(meaning)
                source._withUnsafeGuaranteedRef { $0.given = (index, use) }
            }
            return (UInt8(truncatingIfNeeded: meaning), index)
        }
        return nil
    }

    @inline(never)
    private mutating func nextItem() -> (UInt8, Int)? {
        let tag = items.tag
        guard let name = plan.items[tag],
            let item = view.firstElement(name, from: items.next, to: items.end)
        else {
            items.tag = -1
            return nil
        }
        items.next = view.end(of: item)
        return (UInt8(truncatingIfNeeded: tag), item)
    }
}

extension KeyPlan {
    /// Determines the meanings of the names of an element's attributes and children.
    func resolveNames(of element: Int, _ source: DecodingSource) {
        table.reserve(source.nameCount)
        guard source.view[element].isElement else { return }
        // A new name may change the meanings of other names.
        var changes = -1
        while changes != table.pointee.changes {
            changes = table.pointee.changes
            resolveUnresolvedNames(of: element, source.view)
        }
    }

    private func resolveUnresolvedNames(of element: Int, _ view: TapeView) {
        for attribute in view.attributes(of: element) {
            let name = view[attribute].name
            if table.pointee.meanings[2 * name + 1] == Self.unresolved {
                _ = resolve(name, isAttribute: true, view.name(at: attribute))
            }
        }
        var child = view.firstChild(of: element)
        while child < view.end(of: element) {
            let node = view[child]
            if node.isElement, table.pointee.meanings[2 * node.name] == Self.unresolved {
                _ = resolve(node.name, isAttribute: false, view.name(at: child))
            }
            child += Int(node.size)
        }
    }
}

// MARK: -

extension XML.Decoder {
    /// Decodes a document on the fast path.
    ///
    /// - Parameters:
    ///   - type: The type of the root element; an ``XML/Root`` declares the element's name.
    ///   - bytes: The document, in any encoding.
    /// - Returns: The value.
    /// - Throws: ``XML/Error``, or the errors of the type's own `init(xml:)`.
    public func decode<R: XML.Record>(_ type: R.Type, from bytes: some Sequence<UInt8>) throws -> R {
        let source = DecodingSource(try parse(bytes), self)
        source.outline = outline(bytes)
        defer { source.finish() }
        return try source.record(type, at: source.checked(source.view.root, type))
    }
}

extension DecodingSource {
    func record<R: XML.Record>(_ type: R.Type, at index: Int) throws -> R {
        try withExtendedLifetime(self) {
            try XML.Cursor(source: .passUnretained(self), index: index).record(type)
        }
    }
}

extension XML.RecordReader where Record: XML.Record {
    /// Creates a reader of records on the fast path.
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
        try self.init(place ?? Self.place(of: type), decoder) { try $0.record(Record.self, at: $1) }
    }
}

extension XML.Records where Record: XML.Record & SendableMetatype {
    /// Creates a sequence of records on the fast path.
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
