extension XML {
    /// A document as a tree of elements; a value.
    ///
    /// ```swift
    /// var feed = try XML.Document(parsing: bytes)
    /// feed.root["title"]?.text = "New"
    /// for entry in feed.root.elements(named: XML.Name(atom, "entry")) { … }
    /// let bytes = try feed.encoded()
    /// ```
    ///
    /// Parsing makes a compact index with the text in it, about twice as large as the document; elements are made when
    /// they are asked for. For large feeds use ``XML/Records``, which hold one record at a time. Everything is kept:
    /// comments, processing instructions, CDATA sections, prefixes and their order. A document nobody changed is written
    /// back as it was read, but for white space within tags, the kind of quotes, and references; the encoding is UTF-8.
    public struct Document: Sendable {
        /// The outermost element.
        public var root: Element

        /// Comments and processing instructions before the root element; other nodes are not written.
        public var prolog: [Node] { didSet { source = nil } }

        /// Comments and processing instructions behind the root element; other nodes are not written.
        public var epilog: [Node] { didSet { source = nil } }

        /// What stands in the document type declaration, such as `html`, without any declarations of its own.
        public var documentType: String? { didSet { source = nil } }

        /// What the XML declaration says about `standalone`.
        public var isStandalone: Bool? { didSet { source = nil } }

        /// What was parsed, unless more than the root was changed since.
        private var source: Tape?

        /// Creates a document.
        ///
        /// - Parameters:
        ///   - root: The outermost element.
        ///   - prolog: Comments and processing instructions before it.
        ///   - epilog: Comments and processing instructions behind it.
        public init(root: Element, prolog: [Node] = [], epilog: [Node] = []) {
            self.root = root
            self.prolog = prolog
            self.epilog = epilog
        }

        /// The document of a tape; nil without a root element.
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
        ///   - charset: The encoding that the transport names. It counts more than the one the document names, and less
        ///     than a byte order mark.
        ///   - limits: What to refuse.
        /// - Throws: ``XML/Error`` with the place of what is wrong.
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

        /// Parses a text; what it says about its encoding does not count.
        ///
        /// - Parameters:
        ///   - text: The document.
        ///   - limits: What to refuse.
        /// - Throws: ``XML/Error`` with the place of what is wrong.
        public init(parsing text: String, limits: Limits = Limits()) throws(XML.Error) {
            try self.init(parsing: text.utf8, charset: .utf8, limits: limits)
        }

        /// What all else works on.
        func tape() throws(XML.Error) -> Tape {
            if let source, case .taped(let tape, let index) = root.storage, tape === source, index == tape.view.root {
                return source
            }
            return try TapeAssembly.tape(of: self)
        }
    }
}
