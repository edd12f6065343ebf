extension XML {
    /// An XPath 1.0 expression with the namespaces of its prefixes.
    ///
    /// ```swift
    /// let late = try XML.XPath("//a:entry[a:updated > '2026']/a:title", namespaces: ["a": atom])
    /// for title in try late.elements(in: feed) { print(title.text) }
    /// let count = try XML.XPath("count(//a:entry)", namespaces: ["a": atom]).evaluate(in: feed)   // .number(12)
    /// ```
    ///
    /// Only the expression's own prefixes apply, not those of the document. A name without a prefix is in no namespace,
    /// even if the document has a default namespace. There are no variables and only XPath's own functions, so nothing
    /// is ever loaded. Each evaluation builds a tree for libxml2, about 150 bytes per node, and frees it afterwards.
    /// Results are values.
    public struct XPath: Sendable, Hashable {
        /// The expression.
        public let expression: String
        /// The namespaces of its prefixes.
        public let namespaces: [String: String]
        /// The largest number of steps of an evaluation, such as examining a node.
        ///
        /// With 0 or less, each evaluation fails.
        public var operationLimit = 100_000_000

        /// Creates an expression.
        ///
        /// - Parameters:
        ///   - expression: The expression, of at most 4096 bytes.
        ///   - namespaces: The namespace's URI for each prefix in the expression.
        /// - Throws: ``XML/Error`` if the text is not an expression, or if a prefix has no namespace.
        public init(_ expression: String, namespaces: [String: String] = [:]) throws(XML.Error) {
            self.expression = expression
            self.namespaces = namespaces
            try check()
            try XPathEvaluation.compile(self)
        }

        /// The result of an expression.
        public enum Value: Sendable, Hashable {
            /// Nodes in document order, each once.
            case nodes([Match])
            /// A text.
            case string(String)
            /// A number, which may be NaN.
            case number(Double)
            /// `true` or `false`.
            case boolean(Bool)
        }

        /// A node that an expression finds.
        public enum Match: Sendable, Hashable {
            /// The document.
            case document
            /// An element.
            case element(Element)
            /// An attribute.
            case attribute(Attribute)
            /// A namespace that is declared at or around an element.
            case namespace(NamespaceDeclaration)
            /// A text, CDATA section, comment or processing instruction.
            case node(Node)
        }
    }
}

extension XML.XPath {
    /// Evaluates the expression with a document as its context.
    ///
    /// - Parameter document: The document.
    /// - Returns: Nodes, a string, a number or a boolean, depending on the expression.
    /// - Throws: ``XML/Error`` if the evaluation takes more steps than ``operationLimit``, or if the document has
    ///   invalid names or is too large.
    public func evaluate(in document: XML.Document) throws(XML.Error) -> Value {
        try XPathEvaluation(document.tape()).evaluate(self, context: 0)
    }

    /// Evaluates the expression with an element as its context; the element is treated as the root of a document.
    ///
    /// - Parameter element: The element.
    /// - Returns: Nodes, a string, a number or a boolean, depending on the expression.
    /// - Throws: ``XML/Error`` if the evaluation takes more steps than ``operationLimit``, or if the element has
    ///   invalid names or is too large.
    public func evaluate(in element: XML.Element) throws(XML.Error) -> Value {
        try XPathEvaluation(TapeAssembly.tape(of: element)).evaluate(self, context: 1)
    }

    /// Returns the elements that the expression finds in a document; empty if its result is not nodes.
    ///
    /// - Parameter document: The document.
    /// - Returns: The elements in document order.
    /// - Throws: ``XML/Error`` if the evaluation takes more steps than ``operationLimit``, or if the document has
    ///   invalid names or is too large.
    public func elements(in document: XML.Document) throws(XML.Error) -> [XML.Element] {
        try evaluate(in: document).elements
    }

    /// Returns the elements that the expression finds in an element; empty if its result is not nodes.
    ///
    /// - Parameter element: The element.
    /// - Returns: The elements in document order.
    /// - Throws: ``XML/Error`` if the evaluation takes more steps than ``operationLimit``, or if the element has
    ///   invalid names or is too large.
    public func elements(in element: XML.Element) throws(XML.Error) -> [XML.Element] {
        try evaluate(in: element).elements
    }
}

extension XML.XPath.Value {
    /// The nodes; empty for other values.
    public var matches: [XML.XPath.Match] {
        if case .nodes(let matches) = self { matches } else { [] }
    }

    /// The elements among the nodes.
    public var elements: [XML.Element] {
        matches.compactMap { if case .element(let element) = $0 { element } else { nil } }
    }

    /// The texts of all nodes, or the text of a single value.
    public var strings: [String] {
        switch self {
        case .nodes(let matches): matches.map(\.string)
        case .string(let string): [string]
        case .number(let number): [Self.string(of: number)]
        case .boolean(let boolean): [boolean.description]
        }
    }

    /// Returns a number as XPath's `string()` writes it: without a point if it is a whole number.
    private static func string(of number: Double) -> String {
        if number.isInfinite { return number < 0 ? "-Infinity" : "Infinity" }
        return Int64(exactly: number)?.description ?? (number.isNaN ? "NaN" : number.description)
    }
}

extension XML.XPath.Match {
    /// The node's text as XPath defines it: all text inside an element, and the value of other nodes.
    ///
    /// It is empty for the document.
    public var string: String {
        switch self {
        case .document: ""
        case .element(let element): element.text
        case .attribute(let attribute): attribute.value
        case .namespace(let declaration): declaration.namespace
        case .node(.comment(let text)), .node(.instruction(_, let text)): text
        case .node(let node): node.text ?? ""
        }
    }
}
