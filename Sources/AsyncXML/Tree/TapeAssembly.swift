/// A builder that puts changed, new and moved elements together into one tape, on which all other operations work.
///
/// Unchanged parts are copied. Around them, each name gets a prefix for its namespace: its own one if that is declared,
/// otherwise another one that is declared for the namespace. An element that was moved keeps the namespaces that were
/// declared at its origin, because its text may use them too (`xsi:type="gd:when"`).
struct TapeAssembly {
    private var builder: TapeBuilder
    private var scope = NamespaceScope()
    private var numbers: [Spelling: Int] = [:]
    /// The numbers of a tape's names in this one; -1 for names that have none yet.
    private var copiedNumbers: [ObjectIdentifier: [Int]] = [:]
    /// The declarations in effect inside an element of a tape; those around its children are the same.
    private var known: (tape: Tape, element: Int, bindings: [NamespaceScope.Binding])?
    /// The first name that XML cannot express.
    private var failure: XML.Error?

    /// A name with its prefix, which is not part of a name's equality.
    private struct Spelling: Hashable {
        var name: XML.Name
        var prefix: ExactText?
    }

    /// An open element that was changed, with its remaining children.
    private struct Frame {
        var children: ArraySlice<XML.Node>
        /// The element of a tape at which the same namespaces are declared as here.
        var origin: (tape: Tape, index: Int)?
    }

    private init() { builder = TapeBuilder(names: NameTable()) }

    /// Returns the tape of a document.
    static func tape(of document: XML.Document) throws(XML.Error) -> Tape {
        var assembly = TapeAssembly()
        assembly.builder.isStandalone = document.isStandalone
        if var type = document.documentType { type.withUTF8 { assembly.builder.append(.documentType, $0) } }
        for node in document.prolog where node.text == nil { assembly.appendLeaf(node) }
        assembly.append(document.root)
        for node in document.epilog where node.text == nil { assembly.appendLeaf(node) }
        return try assembly.finish()
    }

    /// Returns the tape of a document that contains only an element.
    static func tape(of element: XML.Element) throws(XML.Error) -> Tape {
        var assembly = TapeAssembly()
        assembly.append(element)
        return try assembly.finish()
    }

    /// Returns the tape of an element whose names may be invalid in XML.
    static func uncheckedTape(of element: XML.Element) -> Tape {
        var assembly = TapeAssembly()
        assembly.append(element)
        return assembly.builder.finish()
    }

    private mutating func finish() throws(XML.Error) -> Tape {
        let failure = failure ?? builder.excess
        let tape = builder.finish()
        if let failure { throw failure }
        return tape
    }

    // MARK: Nodes

    private mutating func append(_ root: XML.Element) {
        var open: [Frame] = [Frame(children: [.element(root)])]
        while let node = open[open.count - 1].children.popFirst() {
            if case .element(let element) = node, let frame = append(element, in: open[open.count - 1]) {
                open.append(frame)
            } else {
                appendLeaf(node)
            }
            while open.count > 1, open[open.count - 1].children.isEmpty {
                open.removeLast()
                end()
            }
        }
    }

    /// Writes a whole element, or begins it and returns its remaining content.
    private mutating func append(_ element: XML.Element, in frame: Frame) -> Frame? {
        let origin = element.origin
        let isInPlace =
            frame.origin.map { around in
                origin.map { $0.tape === around.tape && $0.tape.view.parent(ofElement: $0.index) == around.index }
                    ?? false
            } ?? false
        switch element.storage {
        case .taped(let tape, let index) where isInPlace:
            copy(index, of: tape)
            return nil
        case .taped(let tape, let index):
            begin(element, isInPlace: false)
            for child in tape.view.children(of: index) { copy(child, of: tape) }
            end()
            return nil
        case .edited(let contents):
            begin(element, isInPlace: isInPlace)
            guard !contents.children.isEmpty else {
                end()
                return nil
            }
            var frame = Frame(children: contents.children[...])
            if let origin, declaresSame(asInside: origin, isInPlace: isInPlace) { frame.origin = origin }
            return frame
        }
    }

    private mutating func appendLeaf(_ node: XML.Node) {
        switch node {
        case .element: break
        case .text(var text): if !text.isEmpty { text.withUTF8 { builder.appendPiece(.text, $0) } }
        case .cdata(var text): text.withUTF8 { builder.append(.cdata, $0) }
        case .comment(var text): text.withUTF8 { builder.append(.comment, $0) }
        case .instruction(let target, var data):
            if failure == nil, target.lowercased() == "xml" {
                failure = XML.Error(.illegalCharacter, "A processing instruction cannot have the target \"\(target)\"")
            }
            let number = number(of: XML.Name(namespace: nil, local: target))
            data.withUTF8 { builder.append(.instruction, name: number, $0) }
        }
    }

    private mutating func end() {
        builder.endElement()
        scope.leave()
    }

    // MARK: Namespaces

    /// Returns the declarations that are in effect in or around an element of a tape.
    private mutating func bindings(
        at origin: (tape: Tape, index: Int),
        isInside: Bool
    ) -> [NamespaceScope.Binding] {
        let (tape, view) = (origin.tape, origin.tape.view)
        // In a fragment, each element uses other ones.
        if tape.isFragment { return tape.bindings(at: origin.index, isInside: isInside) }
        var element = isInside ? origin.index : view.parent(ofElement: origin.index)
        while view[element].isElement, view[element].namespaceCount == 0 { element = view.parent(ofElement: element) }
        if let known, known.tape === tape, known.element == element { return known.bindings }
        let bindings = tape.bindings(at: element, isInside: true)
        known = (tape, element, bindings)
        return bindings
    }

    /// Returns `true` if the declarations inside an element of a tape are in effect in the innermost element.
    private mutating func declaresSame(asInside origin: (tape: Tape, index: Int), isInPlace: Bool) -> Bool {
        // An element in its place adds nothing to what is the same around it, unless it has declarations of its own.
        if isInPlace, scope.innermost.isEmpty, origin.tape.view[origin.index].namespaceCount == 0 { return true }
        let bindings = bindings(at: origin, isInside: true)
        return bindings.allSatisfy { scope.binds($0.prefix, to: $0.namespace) }
    }

    private mutating func begin(_ element: XML.Element, isInPlace: Bool) {
        scope.enter()
        for declaration in element.declarations where declaration.prefix != "xml" && declaration.prefix != "xmlns" {
            scope.declare(declaration.prefix ?? "", declaration.namespace)
        }
        if !isInPlace, let origin = element.origin {
            for (prefix, namespace) in bindings(at: origin, isInside: false)
            where !scope.binds(prefix, to: namespace) && !scope.declaresInnermost(prefix) {
                scope.declare(prefix, namespace)
            }
        }

        let name = spelled(element.name)
        var prefixes: Set = [ExactText(name.prefix ?? "")]
        var attributes: [XML.Attribute] = []
        var seen: Set<XML.Name> = []
        for attribute in element.attributes where seen.insert(attribute.name).inserted {
            let name = spelled(attribute: attribute.name, besides: prefixes)
            prefixes.insert(ExactText(name.prefix ?? ""))
            attributes.append(XML.Attribute(name, attribute.value))
        }

        builder.beginElement(
            name: number(of: name),
            namespaceCount: scope.innermost.count,
            attributeCount: attributes.count
        )
        for (prefix, namespace) in scope.innermost {
            let name = XML.Name(
                namespace: XML.xmlnsNamespace,
                prefix: prefix.isEmpty ? nil : "xmlns",
                local: prefix.isEmpty ? "xmlns" : prefix
            )
            append(.namespace, name, namespace)
        }
        for attribute in attributes { append(.attribute, attribute.name, attribute.value) }
    }

    private mutating func append(_ kind: TapeNode.Kind, _ name: XML.Name, _ value: String) {
        let number = number(of: name)
        var value = value
        value.withUTF8 { builder.append(kind, name: number, $0) }
    }

    /// Returns an element's name with a prefix for its namespace in this place.
    private mutating func spelled(_ name: XML.Name) -> XML.Name {
        var name = name
        let namespace = name.namespace ?? ""
        if namespace == XML.xmlNamespace {
            name.prefix = "xml"
        } else if namespace.isEmpty {
            name.prefix = nil
            if scope.namespace(of: "") != "" { scope.declare("", "") }
        } else if !scope.binds(name.prefix ?? "", to: namespace) {
            if name.prefix == nil, let declared = scope.prefix(for: namespace) {
                name.prefix = declared
            } else {
                if name.prefix == "xml" || name.prefix == "xmlns" { name.prefix = scope.unusedPrefix() }
                scope.declare(name.prefix ?? "", namespace)
            }
        }
        return name
    }

    /// Returns an attribute's name with a prefix for its namespace in this place.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - used: Prefixes of the same tag, whose meanings must not change.
    /// - Returns: The name with its prefix.
    private mutating func spelled(attribute name: XML.Name, besides used: Set<ExactText>) -> XML.Name {
        var name = name
        let namespace = name.namespace ?? ""
        guard !namespace.isEmpty else {
            if failure == nil, name.isDeclaration { failure = .declarationAsAttribute }
            name.prefix = nil
            return name
        }
        guard namespace != XML.xmlNamespace else {
            name.prefix = "xml"
            return name
        }
        if let prefix = name.prefix, !prefix.isEmpty, scope.binds(prefix, to: namespace) { return name }
        if let declared = scope.prefix(for: namespace) {
            name.prefix = declared
            return name
        }
        let isFree =
            name.prefix.map { prefix in
                !prefix.isEmpty && prefix != "xml" && prefix != "xmlns" && !used.contains(ExactText(prefix))
                    && !scope.declaresInnermost(prefix)
            } ?? false
        let prefix = isFree ? name.prefix ?? "" : scope.unusedPrefix()
        name.prefix = prefix
        scope.declare(prefix, namespace)
        return name
    }

    // MARK: Names

    private mutating func number(of name: XML.Name) -> Int {
        let spelling = Spelling(name: name, prefix: name.prefix.map { ExactText($0) })
        if let number = numbers[spelling] { return number }
        if failure == nil, !name.local.isXMLName || name.prefix.map({ !$0.isXMLName }) ?? false {
            failure = XML.Error(.illegalCharacter, "\"\(name.qualified)\" is not a name in XML")
        }
        let number = builder.names.takeUnretainedValue().append(name)
        numbers[spelling] = number
        return number
    }

    private mutating func copy(_ index: Int, of tape: Tape) {
        let names = tape.names
        var known = copiedNumbers.removeValue(forKey: ObjectIdentifier(names)) ?? []
        builder.append(subtree: index, of: tape.view) { [builder] name in
            if name >= known.count { known.append(contentsOf: repeatElement(-1, count: name + 1 - known.count)) }
            if known[name] < 0 { known[name] = builder.names.takeUnretainedValue().append(names.name(name)) }
            return known[name]
        }
        copiedNumbers[ObjectIdentifier(names)] = known
    }
}

extension String {
    /// A Boolean value indicating whether this is a name without a colon (Namespaces in XML, NCName).
    var isXMLName: Bool {
        guard let first = unicodeScalars.first, first.beginsXMLName else { return false }
        return unicodeScalars.dropFirst().allSatisfy(\.continuesXMLName)
    }
}

extension Unicode.Scalar {
    /// A Boolean value indicating whether a name can begin with this character (XML 1.0, production 4, without the
    /// colon).
    var beginsXMLName: Bool {
        switch value {
        case 0x41...0x5A, 0x5F, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF,
            0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD,
            0x10000...0xEFFFF:
            true
        default: false
        }
    }

    /// A Boolean value indicating whether a name can contain this character (XML 1.0, production 4a, without the
    /// colon).
    var continuesXMLName: Bool {
        switch value {
        case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
        default: beginsXMLName
        }
    }
}
