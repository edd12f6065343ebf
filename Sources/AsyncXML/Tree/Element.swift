extension XML {
    /// An element with its attributes and all that it contains; a value.
    ///
    /// ```swift
    /// var entry = XML.Element(XML.Name(atom, "entry"))
    /// entry.append(XML.Element(XML.Name(atom, "title"), text: "Hello"))
    /// entry[attribute: "xml:lang"] = "en"
    /// entry["title"]?.text = "Hello, world"
    /// ```
    ///
    /// An element of a parsed document points into that document, which stays in memory with it, and reads from there
    /// what it is asked for; changing it copies one level. Namespace declarations and prefixes are how names are written:
    /// whatever is missing is declared where the element is written, so that names mean what they say wherever an element
    /// is moved. No operation recurses, so depth is bounded by memory alone.
    public struct Element: Sendable {
        enum Storage: Sendable {
            /// An element nobody changed, at an index of a tape.
            case taped(Tape, Int)
            case edited(ElementContents)
        }

        var storage: Storage

        init(_ tape: Tape, _ index: Int) { storage = .taped(tape, index) }

        /// Creates an element.
        ///
        /// - Parameters:
        ///   - name: Its name. Without a prefix, a prefix that its surroundings declare for the namespace is used, or
        ///     else the namespace becomes the default one.
        ///   - attributes: Its attributes.
        ///   - declarations: Namespaces to declare here, although nothing that is missing has to be.
        ///   - children: What it contains.
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

/// What somebody changed an element to.
///
/// Invariant behind `@unchecked`: changed only through the one reference there is (``XML/Element/contents`` sees to it).
final class ElementContents: @unchecked Sendable {
    var name: XML.Name
    var attributes: [XML.Attribute]
    var declarations: [XML.NamespaceDeclaration]
    var children: [XML.Node]
    /// The element of a document that this one was, for the namespaces that are declared around that.
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

    /// Takes a deep tree apart level by level: left to itself, each level would be released inside the one above.
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
    /// Hands over the children if nobody else has this element.
    fileprivate mutating func releaseChildren(into nodes: inout [XML.Node]) {
        guard case .edited(var contents) = storage else { return }
        // Drops the reference in `self`.
        storage = .edited(.nothing)
        guard isKnownUniquelyReferenced(&contents), !contents.children.isEmpty else { return }
        nodes.append(contentsOf: contents.children)
        contents.children = []
    }

    /// What the element holds, to be changed: a copy of its own if others have it too.
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
    /// Stands in for a moment where a reference was taken out.
    fileprivate static let nothing = ElementContents(
        name: XML.Name(nil, "nothing"),
        attributes: [],
        declarations: [],
        children: []
    )
}
