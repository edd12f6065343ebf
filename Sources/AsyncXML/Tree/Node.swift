extension XML {
    /// What an element or document contains.
    public enum Node: Sendable, Hashable {
        /// An element.
        case element(Element)
        /// Text; what XML reserves is escaped where it is written.
        case text(String)
        /// Text that is written as a CDATA section.
        case cdata(String)
        /// A comment.
        case comment(String)
        /// A processing instruction, such as `<?xml-stylesheet href="a.css"?>`.
        case instruction(target: String, data: String)
    }
}

extension XML.Node {
    /// The element; nil for other nodes.
    public var element: XML.Element? {
        if case .element(let element) = self { element } else { nil }
    }

    /// The text of a text, a CDATA section or all texts in an element; nil for comments and instructions.
    public var text: String? {
        switch self {
        case .element(let element): element.text
        case .text(let text), .cdata(let text): text
        case .comment, .instruction: nil
        }
    }

    /// The node at an index of a tape; nil for those that are part of an element, or of the document itself.
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
        /// Its name; without a namespace where it has no prefix, whatever the default namespace is.
        public var name: Name
        /// Its value, with references resolved.
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
        /// What stands for the namespace; nil for the default namespace.
        public var prefix: String?
        /// The namespace's URI; empty where the default namespace ends.
        public var namespace: String

        /// Creates a declaration.
        ///
        /// - Parameters:
        ///   - prefix: What stands for the namespace; nil for the default namespace.
        ///   - namespace: The namespace's URI.
        public init(prefix: String?, _ namespace: String) {
            self.prefix = prefix
            self.namespace = namespace
        }
    }
}
