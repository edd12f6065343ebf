/// An element that an encoder makes instead of text; it refers to bytes of the encoder's writer.
///
/// It becomes part of a tape when its root element has ended: its declarations are known only then.
final class EncodedElement {
    enum Child {
        case element(EncodedElement)
        case text(Range<Int>)
        /// A node that extensions remember, with namespaces to declare on it.
        case kept(Int, of: Tape, declaring: [NamespaceScope.Binding])
    }

    enum Attribute {
        case written(EncodingState.Segment)
        /// An attribute that extensions remember, with the prefix that it has here.
        case kept(Int, of: Tape, prefix: String)
    }

    /// The number of its name in the encoder's table.
    var name: Int
    var declarations: [NamespaceScope.Binding] = []
    var attributes: [Attribute] = []
    var children: [Child] = []
    /// The number of declarations that extensions remember; they come first.
    var rememberedCount = 0

    init(_ name: Int) { self.name = name }

    /// Releases a deep tree level by level; otherwise each level would be released inside the level above.
    deinit {
        var released = children
        children = []
        while let child = released.popLast() {
            guard case .element(let element) = child, !element.children.isEmpty else { continue }
            released += element.children
            element.children = []
        }
    }
}

/// The elements that an encoder makes.
final class EncodedTree {
    /// The outermost elements: one, if the value is that of an element.
    private(set) var roots: [EncodedElement] = []
    /// The elements that have not ended, the innermost last.
    var open: [EncodedElement] = []

    /// Adds a node to the innermost element, or as an outermost element.
    ///
    /// - Parameter child: The node.
    /// - Returns: Its place among the element's children.
    func add(_ child: EncodedElement.Child) -> Int {
        guard let parent = open.last else {
            if case .element(let element) = child { roots.append(element) }
            return 0
        }
        parent.children.append(child)
        return parent.children.count - 1
    }

    /// The numbers of outermost elements, and of children and attributes of the innermost element.
    var counts: (roots: Int, children: Int, attributes: Int) {
        (roots.count, open.last?.children.count ?? 0, open.last?.attributes.count ?? 0)
    }

    /// Removes the nodes that were added since there were so many, with `level` open elements.
    func rollBack(to counts: (roots: Int, children: Int, attributes: Int), level: Int) {
        open.removeLast(max(0, open.count - level))
        roots.removeLast(max(0, roots.count - counts.roots))
        guard let parent = open.last else { return }
        parent.children.removeLast(max(0, parent.children.count - counts.children))
        parent.attributes.removeLast(max(0, parent.attributes.count - counts.attributes))
    }

    /// Returns the tape of a document that contains only the outermost element; `nil` if there is not exactly one.
    ///
    /// - Parameters:
    ///   - names: The encoder's names; those of remembered nodes are added.
    ///   - text: The bytes that the encoder wrote.
    /// - Returns: The tape.
    /// - Throws: ``XML/Error`` for an element with two attributes of one name, and for more than a tape can hold.
    func tape(names: NameTable, text: UnsafeBufferPointer<UInt8>) throws(XML.Error) -> Tape? {
        guard let root = roots.first, roots.count == 1 else { return nil }
        var assembly = EncodedAssembly(names: names, text: text)
        assembly.append(root)
        return try assembly.finish()
    }
}

/// A builder of the tape of elements that an encoder made.
private struct EncodedAssembly {
    private var builder: TapeBuilder
    private let names: NameTable
    private let text: UnsafeBufferPointer<UInt8>
    private var copiers: [ObjectIdentifier: NameCopier] = [:]
    private var failure: XML.Error?

    init(names: NameTable, text: UnsafeBufferPointer<UInt8>) {
        builder = TapeBuilder(names: names, capacity: 16)
        self.names = names
        self.text = text
    }

    mutating func finish() throws(XML.Error) -> Tape {
        let failure = failure ?? builder.excess
        let tape = builder.finish()
        if let failure { throw failure }
        return tape
    }

    /// Adds an element with its content; there is no recursion, so that any depth fits the stack.
    mutating func append(_ root: EncodedElement) {
        begin(root)
        var open = [(element: root, next: 0)]
        while let last = open.indices.last {
            let (element, next) = open[last]
            guard next < element.children.count else {
                builder.endElement()
                open.removeLast()
                continue
            }
            open[last].next += 1
            switch element.children[next] {
            case .element(let child):
                begin(child)
                open.append((child, 0))
            case .text(let range): builder.appendPiece(.text, bytes(range))
            case .kept(let index, let tape, let declarations): append(index, of: tape, declarations)
            }
        }
    }

    private mutating func begin(_ element: EncodedElement) {
        builder.beginElement(
            name: element.name,
            namespaceCount: element.declarations.count,
            attributeCount: element.attributes.count
        )
        for declaration in element.declarations {
            builder.append(declarationOf: declaration.prefix, declaration.namespace)
        }
        var seen: Set<XML.Name> = []
        for attribute in element.attributes {
            let number: Int
            switch attribute {
            case .written(let segment):
                number = Int(segment.name)
                builder.append(.attribute, name: number, bytes(segment.start..<segment.end))
            case .kept(let index, let tape, let prefix):
                var name = tape.names.name(tape.view[index].name)
                name.prefix = prefix.isEmpty ? nil : prefix
                number = names.append(name)
                builder.append(.attribute, name: number, tape.view.bytes(at: index))
            }
            if element.attributes.count > 1, failure == nil {
                let name = names.name(number)
                if !seen.insert(name).inserted { failure = .twoAttributes(name) }
            }
        }
    }

    private mutating func append(_ index: Int, of tape: Tape, _ declarations: [NamespaceScope.Binding]) {
        let view = tape.view
        let copier = copiers[ObjectIdentifier(tape.names)] ?? NameCopier(from: tape.names, to: names)
        copiers[ObjectIdentifier(tape.names)] = copier
        switch view[index].kind {
        case .element: builder.append(element: index, of: view, copier, declaring: declarations)
        case .text: builder.appendPiece(.text, view.bytes(at: index))
        default: builder.append(subtree: index, of: view, name: copier.number(of:))
        }
    }

    private func bytes(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: text[range])
    }
}
