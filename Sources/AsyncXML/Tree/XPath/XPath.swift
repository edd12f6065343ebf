extension XML {
    /// An XPath 1.0 expression with the namespaces that its prefixes stand for.
    ///
    /// ```swift
    /// let late = try XML.XPath("//a:entry[a:updated > '2026']/a:title", namespaces: ["a": atom])
    /// for title in try late.elements(in: feed) { print(title.text) }
    /// let count = try XML.XPath("count(//a:entry)", namespaces: ["a": atom]).number(in: feed)
    /// ```
    ///
    /// Prefixes are those of the expression alone, and a name without one is in no namespace, whatever the document's
    /// default namespace is. There are no variables and no functions but XPath's own, so nothing is ever loaded. Each
    /// evaluation makes a tree for libxml2, some 150 bytes a node, and takes it down again; results are values.
    public struct XPath: Sendable, Hashable {
        /// The expression.
        public let expression: String
        /// What its prefixes stand for.
        public let namespaces: [String: String]
        /// How many steps an evaluation may take, such as looking at a node.
        public var operationLimit = 100_000_000

        /// Creates an expression.
        ///
        /// - Parameters:
        ///   - expression: The expression, of at most 4096 bytes.
        ///   - namespaces: For each prefix in it the namespace's URI.
        /// - Throws: ``XML/Error`` for what is no expression, and for prefixes that stand for nothing.
        public init(_ expression: String, namespaces: [String: String] = [:]) throws(XML.Error) {
            self.expression = expression
            self.namespaces = namespaces
            try check()
            try XPathEvaluation.compile(self)
        }

        /// What an expression gives.
        public enum Value: Sendable, Hashable {
            /// Nodes in document order, each once.
            case nodes([Match])
            /// A text.
            case string(String)
            /// A number, which may be NaN.
            case number(Double)
            /// True or false.
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
    /// - Returns: Nodes, a string, a number or a boolean, as the expression has it.
    /// - Throws: ``XML/Error`` when the evaluation takes more steps than ``operationLimit``.
    public func evaluate(in document: XML.Document) throws(XML.Error) -> Value {
        try XPathEvaluation(document.tape()).evaluate(self, context: 0)
    }

    /// Evaluates the expression with an element as its context, which is the root of a document of its own.
    ///
    /// - Parameter element: The element.
    /// - Returns: Nodes, a string, a number or a boolean, as the expression has it.
    /// - Throws: ``XML/Error`` when the evaluation takes more steps than ``operationLimit``.
    public func evaluate(in element: XML.Element) throws(XML.Error) -> Value {
        try XPathEvaluation(TapeAssembly.tape(of: element)).evaluate(self, context: 1)
    }

    /// The elements that the expression finds in a document; none where it gives anything but nodes.
    ///
    /// - Parameter document: The document.
    /// - Returns: The elements in document order.
    /// - Throws: ``XML/Error`` when the evaluation takes more steps than ``operationLimit``.
    public func elements(in document: XML.Document) throws(XML.Error) -> [XML.Element] {
        try evaluate(in: document).elements
    }

    /// The elements that the expression finds in an element; none where it gives anything but nodes.
    ///
    /// - Parameter element: The element.
    /// - Returns: The elements in document order.
    /// - Throws: ``XML/Error`` when the evaluation takes more steps than ``operationLimit``.
    public func elements(in element: XML.Element) throws(XML.Error) -> [XML.Element] {
        try evaluate(in: element).elements
    }
}

extension XML.XPath.Value {
    /// The nodes; none for other values.
    public var matches: [XML.XPath.Match] {
        if case .nodes(let matches) = self { matches } else { [] }
    }

    /// The elements among the nodes.
    public var elements: [XML.Element] {
        matches.compactMap { if case .element(let element) = $0 { element } else { nil } }
    }

    /// The texts of all nodes, or the one text.
    public var strings: [String] {
        switch self {
        case .nodes(let matches): matches.map(\.string)
        case .string(let string): [string]
        case .number(let number): [Self.string(of: number)]
        case .boolean(let boolean): [boolean.description]
        }
    }

    /// A number as XPath's `string()` writes it: without a point where it is whole.
    private static func string(of number: Double) -> String {
        if number.isInfinite { return number < 0 ? "-Infinity" : "Infinity" }
        return Int64(exactly: number)?.description ?? (number.isNaN ? "NaN" : number.description)
    }
}

extension XML.XPath.Match {
    /// The node's text as XPath defines it: of an element all text inside, of the others their value.
    ///
    /// Empty for the document.
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
