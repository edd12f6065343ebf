extension XML {
    /// An element with its attributes and its content; it is a value.
    ///
    /// ```swift
    /// var entry = XML.Element(XML.Name(atom, "entry"))
    /// entry.append(XML.Element(XML.Name(atom, "title"), text: "Hello"))
    /// entry[attribute: "xml:lang"] = "en"
    /// entry["title"]?.text = "Hello, world"
    /// ```
    ///
    /// An element of a parsed document points into that document and reads from it on access. The document stays in
    /// memory with it. Changing the element copies one level. Namespace declarations and prefixes only affect how names
    /// are written: missing ones are declared where the element is written, so that names keep their meaning wherever
    /// an element is moved. No operation is recursive, so depth is limited only by memory.
    public struct Element: Sendable {
        enum Storage: Sendable {
            /// An unchanged element, at an index of a tape.
            case taped(Tape, Int)
            case edited(ElementContents)
        }

        var storage: Storage

        init(_ tape: Tape, _ index: Int) { storage = .taped(tape, index) }

        /// Creates an element.
        ///
        /// - Parameters:
        ///   - name: Its name. If it has no prefix, a prefix that is declared around it for the namespace is used.
        ///     Otherwise the namespace becomes the default one.
        ///   - attributes: Its attributes.
        ///   - declarations: Namespaces to declare here; missing ones are declared automatically.
        ///   - children: Its content.
        public init(
            _ name: Name,
            attributes: [Attribute] = [],
            declarations: [NamespaceDeclaration] = [],
            children: [Node] = []
        ) {
            storage = .edited(
                ElementContents(name: name, attributes: attributes, declarations: declarations, children: children)
            )
        }

        /// Creates an element that contains a text.
        ///
        /// - Parameters:
        ///   - name: Its name.
        ///   - attributes: Its attributes.
        ///   - text: The text.
        public init(_ name: Name, attributes: [Attribute] = [], text: String) {
            self.init(name, attributes: attributes, children: text.isEmpty ? [] : [.text(text)])
        }
    }
}

/// The contents of a changed or new element.
///
/// Invariant behind `@unchecked`: they are changed only through a single reference, which ``XML/Element/contents``
/// ensures.
final class ElementContents: @unchecked Sendable {
    var name: XML.Name
    var attributes: [XML.Attribute]
    var declarations: [XML.NamespaceDeclaration]
    var children: [XML.Node]
    /// The element of a document that this one was, for the namespaces that are declared around it.
    let origin: (tape: Tape, index: Int)?

    init(
        name: XML.Name,
        attributes: [XML.Attribute],
        declarations: [XML.NamespaceDeclaration],
        children: [XML.Node],
        origin: (tape: Tape, index: Int)? = nil
    ) {
        self.name = name
        self.attributes = attributes
        self.declarations = declarations
        self.children = children
        self.origin = origin
    }

    func copy() -> ElementContents {
        ElementContents(
            name: name,
            attributes: attributes,
            declarations: declarations,
            children: children,
            origin: origin
        )
    }

    /// Releases a deep tree level by level; otherwise each level would be released inside the level above.
    deinit {
        var released = children
        children = []
        while let node = released.popLast() {
            guard case .element(var element) = consume node else { continue }
            element.releaseChildren(into: &released)
        }
    }
}

extension XML.Element {
    /// Moves the children to an array if nothing else refers to this element.
    fileprivate mutating func releaseChildren(into nodes: inout [XML.Node]) {
        guard case .edited(var contents) = storage else { return }
        // Drops the reference in `self`.
        storage = .edited(.nothing)
        guard isKnownUniquelyReferenced(&contents), !contents.children.isEmpty else { return }
        nodes.append(contentsOf: contents.children)
        contents.children = []
    }

    /// The contents of the element, to be changed: a copy if something else refers to them too.
    var contents: ElementContents {
        mutating get {
            if case .edited(var contents) = storage {
                storage = .edited(.nothing)
                if !isKnownUniquelyReferenced(&contents) { contents = contents.copy() }
                storage = .edited(contents)
                return contents
            }
            let contents = ElementContents(
                name: name,
                attributes: attributes,
                declarations: declarations,
                children: children,
                origin: origin
            )
            storage = .edited(contents)
            return contents
        }
    }

    /// The element of a document that this one is or was.
    var origin: (tape: Tape, index: Int)? {
        switch storage {
        case .taped(let tape, let index): (tape, index)
        case .edited(let contents): contents.origin
        }
    }
}

extension ElementContents {
    /// A replacement for a reference that was taken out for a moment.
    fileprivate static let nothing = ElementContents(
        name: XML.Name(nil, "nothing"),
        attributes: [],
        declarations: [],
        children: []
    )
}
