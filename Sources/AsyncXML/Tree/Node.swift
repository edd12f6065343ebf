extension XML {
    /// A part of the content of an element or document.
    public enum Node: Sendable, Hashable {
        /// An element.
        case element(Element)
        /// Text; reserved characters are escaped where it is written.
        case text(String)
        /// Text that is written as a CDATA section.
        case cdata(String)
        /// A comment.
        ///
        /// XML has none that contains `--` or a carriage return or that ends with `-`; writing such a one throws.
        case comment(String)
        /// A processing instruction, such as `<?xml-stylesheet href="a.css"?>`.
        ///
        /// Its data cannot contain `?>` or a carriage return, nor begin with white space; writing such a one throws.
        case instruction(target: String, data: String)
    }
}

extension XML.Node {
    /// The element; `nil` for other nodes.
    public var element: XML.Element? {
        if case .element(let element) = self { element } else { nil }
    }

    /// The text of a text, a CDATA section or all texts in an element; `nil` for comments and instructions.
    public var text: String? {
        switch self {
        case .element(let element): element.text
        case .text(let text), .cdata(let text): text
        case .comment, .instruction: nil
        }
    }

    /// Creates the node at an index of a tape; `nil` for parts of an element, and for the document itself.
    init?(_ tape: Tape, _ index: Int) {
        let view = tape.view
        switch view[index].kind {
        case .element: self = .element(XML.Element(tape, index))
        case .text: self = .text(view.string(at: index))
        case .cdata: self = .cdata(view.string(at: index))
        case .comment: self = .comment(view.string(at: index))
        case .instruction:
            self = .instruction(target: tape.names.name(view[index].name).local, data: view.string(at: index))
        case .document, .documentType, .namespace, .attribute, .placeholder: return nil
        }
    }
}

extension XML {
    /// An attribute of an element.
    public struct Attribute: Sendable, Hashable {
        /// The name; without a prefix it has no namespace, even if a default namespace is declared.
        public var name: Name
        /// The value, with references resolved.
        public var value: String

        /// Creates an attribute.
        ///
        /// - Parameters:
        ///   - name: Its name.
        ///   - value: Its value.
        public init(_ name: Name, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// A namespace declaration of an element, such as `xmlns:gd="http://schemas.google.com/g/2005"`.
    public struct NamespaceDeclaration: Sendable, Hashable {
        /// The prefix for the namespace; `nil` for the default namespace.
        public var prefix: String?
        /// The namespace's URI; an empty one ends the default namespace.
        public var namespace: String

        /// Creates a declaration.
        ///
        /// - Parameters:
        ///   - prefix: The prefix for the namespace; `nil` for the default namespace.
        ///   - namespace: The namespace's URI.
        public init(prefix: String?, _ namespace: String) {
            self.prefix = prefix
            self.namespace = namespace
        }
    }
}
