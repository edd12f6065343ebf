extension XML {
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
            defer { walk.finish() }
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
                guard let plan = try source.plan(for: keys, at: index) else { throw CursorWalk.noEnum(keys) }
                return plan._withUnsafeGuaranteedRef { plan in
                    if plan.table.pointee.extensionsTag < 0 { plan.learnExtensions(of: keys) }
                    guard source.options.keepsExtensions, source.view[index].isElement else { return Extensions() }
                    plan.table.reserve(source.nameCount)
                    return ExtensionCopier(source, index, plan).copy(for: plan).extensions
                }
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

        /// Returns the element as a type that reads itself.
        ///
        /// - Parameter type: The type.
        /// - Returns: The value.
        /// - Throws: The errors of the type's own `init(xml:)`.
        @inlinable
        public borrowing func value<R: CursorDecodable>(_ type: R.Type) throws -> R {
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
