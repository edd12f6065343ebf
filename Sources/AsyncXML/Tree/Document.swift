extension XML {
    /// A document as a tree of elements; it is a value.
    ///
    /// ```swift
    /// var feed = try XML.Document(parsing: bytes)
    /// feed.root["title"]?.text = "New"
    /// for entry in feed.root.elements(named: XML.Name(atom, "entry")) { … }
    /// let bytes = try feed.encoded()
    /// ```
    ///
    /// Parsing creates a compact index with the text in it, about twice as large as the document. Elements are created
    /// on access. For large feeds use ``XML/Records``, which hold one record at a time. Everything is kept: comments,
    /// processing instructions, CDATA sections, and prefixes, in their order. An unchanged document is written back as
    /// it was read, except for white space within tags, the kind of quotes, and references. The encoding is UTF-8.
    public struct Document: Sendable {
        /// The outermost element.
        public var root: Element

        /// Comments and processing instructions before the root element; nodes of other kinds are not written.
        public var prolog: [Node] { didSet { source = nil } }

        /// Comments and processing instructions after the root element; nodes of other kinds are not written.
        public var epilog: [Node] { didSet { source = nil } }

        /// The content of the document type declaration, such as `html`, without the declarations inside it.
        public var documentType: String? { didSet { source = nil } }

        /// The value of `standalone` in the XML declaration.
        public var isStandalone: Bool? { didSet { source = nil } }

        /// The parsed tape, unless something other than the root was changed since.
        private var source: Tape?

        /// Creates a document.
        ///
        /// - Parameters:
        ///   - root: The outermost element.
        ///   - prolog: Comments and processing instructions before it.
        ///   - epilog: Comments and processing instructions after it.
        public init(root: Element, prolog: [Node] = [], epilog: [Node] = []) {
            self.root = root
            self.prolog = prolog
            self.epilog = epilog
        }

        /// Creates the document of a tape; `nil` if it has no root element.
        init?(_ tape: Tape) {
            let view = tape.view
            guard let root = view.root else { return nil }
            self.root = Element(tape, root)
            var (prolog, epilog): ([Node], [Node]) = ([], [])
            for child in view.children(of: 0) where child != root {
                if view[child].kind == .documentType {
                    documentType = view.string(at: child)
                } else if let node = Node(tape, child), node.text == nil {
                    if child < root { prolog.append(node) } else { epilog.append(node) }
                }
            }
            self.prolog = prolog
            self.epilog = epilog
            isStandalone = tape.isStandalone
            source = tape
        }

        /// Parses a document.
        ///
        /// - Parameters:
        ///   - bytes: The document.
        ///   - charset: The encoding that the transport names. It has precedence over the one that the document names,
        ///     and a byte order mark has precedence over both.
        ///   - limits: The limits beyond which a document is refused.
        /// - Throws: ``XML/Error`` with the place of the failure.
        public init(
            parsing bytes: some Sequence<UInt8>,
            charset: Charset? = nil,
            limits: Limits = Limits()
        ) throws(XML.Error) {
            let tape = try Tape.parse(bytes, charset: charset, limits: limits)
            guard let document = Document(tape) else {
                throw XML.Error(.unexpectedEnd, "The document has no root element")
            }
            self = document
        }

        /// Parses a text; its own statement about its encoding is ignored.
        ///
        /// - Parameters:
        ///   - text: The document.
        ///   - limits: The limits beyond which a document is refused.
        /// - Throws: ``XML/Error`` with the place of the failure.
        public init(parsing text: String, limits: Limits = Limits()) throws(XML.Error) {
            try self.init(parsing: text.utf8, charset: .utf8, limits: limits)
        }

        /// Returns the tape of the document, on which all other operations work.
        func tape() throws(XML.Error) -> Tape {
            if let source, case .taped(let tape, let index) = root.storage, tape === source, index == tape.view.root {
                return source
            }
            return try TapeAssembly.tape(of: self)
        }
    }
}
