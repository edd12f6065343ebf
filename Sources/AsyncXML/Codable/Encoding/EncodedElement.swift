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

    init(_ name: Int) { self.name = name }
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

    /// Returns the tape of a document that contains only the outermost element; `nil` if there is not exactly one.
    ///
    /// - Parameters:
    ///   - names: The encoder's names; those of remembered nodes are added.
    ///   - text: The bytes that the encoder wrote.
    /// - Returns: The tape.
    func tape(names: NameTable, text: UnsafeBufferPointer<UInt8>) -> Tape? {
        guard let root = roots.first, roots.count == 1 else { return nil }
        var assembly = EncodedAssembly(names: names, text: text)
        assembly.append(root)
        return assembly.builder.finish()
    }
}

/// A builder of the tape of elements that an encoder made.
private struct EncodedAssembly {
    var builder: TapeBuilder
    private let names: NameTable
    private let text: UnsafeBufferPointer<UInt8>
    private var copiers: [ObjectIdentifier: NameCopier] = [:]

    init(names: NameTable, text: UnsafeBufferPointer<UInt8>) {
        builder = TapeBuilder(names: names, capacity: 16)
        self.names = names
        self.text = text
    }

    /// The calls are nested as deeply as those of the values that were encoded.
    mutating func append(_ element: EncodedElement) {
        builder.beginElement(
            name: element.name,
            namespaceCount: element.declarations.count,
            attributeCount: element.attributes.count
        )
        for declaration in element.declarations {
            builder.append(declarationOf: declaration.prefix, declaration.namespace)
        }
        for attribute in element.attributes {
            switch attribute {
            case .written(let segment):
                builder.append(.attribute, name: Int(segment.name), bytes(segment.start..<segment.end))
            case .kept(let index, let tape, let prefix):
                var name = tape.names.name(tape.view[index].name)
                name.prefix = prefix.isEmpty ? nil : prefix
                builder.append(.attribute, name: names.append(name), tape.view.bytes(at: index))
            }
        }
        for child in element.children {
            switch child {
            case .element(let element): append(element)
            case .text(let range): builder.appendPiece(.text, bytes(range))
            case .kept(let index, let tape, let declarations): append(index, of: tape, declarations)
            }
        }
        builder.endElement()
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
