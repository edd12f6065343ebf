/// Puts elements that were changed, made or moved together into one tape, on which all else works.
///
/// What nobody changed is copied as it is. Around it, each name gets a prefix that stands for its namespace: its own if
/// that is declared, else one that is declared with it. An element that was moved brings along the namespaces that were
/// declared where it comes from, for its text may use them too (`xsi:type="gd:when"`).
struct TapeAssembly {
    private var builder: TapeBuilder
    private var scope = NamespaceScope()
    private var numbers: [Spelling: Int] = [:]
    /// For the names of a tape their numbers here, -1 where they have none yet.
    private var copiedNumbers: [ObjectIdentifier: [Int]] = [:]
    /// The first name that XML cannot spell.
    private var failure: XML.Error?

    /// A name with its prefix, which the equality of names leaves out.
    private struct Spelling: Hashable {
        var name: XML.Name
        var prefix: String?
    }

    /// An open element that somebody changed, with what is yet to come in it.
    private struct Frame {
        var children: ArraySlice<XML.Node>
        /// The element of a tape in which the same namespaces are declared as here.
        var origin: (tape: Tape, index: Int)?
    }

    private init() { builder = TapeBuilder(names: NameTable()) }

    /// The tape of a document.
    static func tape(of document: XML.Document) throws(XML.Error) -> Tape {
        var assembly = TapeAssembly()
        assembly.builder.isStandalone = document.isStandalone
        if var type = document.documentType { type.withUTF8 { assembly.builder.append(.documentType, $0) } }
        for node in document.prolog where node.text == nil { assembly.appendLeaf(node) }
        assembly.append(document.root)
        for node in document.epilog where node.text == nil { assembly.appendLeaf(node) }
        return try assembly.finish()
    }

    /// The tape of a document with an element and nothing else.
    static func tape(of element: XML.Element) throws(XML.Error) -> Tape {
        var assembly = TapeAssembly()
        assembly.append(element)
        return try assembly.finish()
    }

    /// The tape of an element whose names need not be names in XML.
    static func uncheckedTape(of element: XML.Element) -> Tape {
        var assembly = TapeAssembly()
        assembly.append(element)
        return assembly.builder.finish()
    }

    private mutating func finish() throws(XML.Error) -> Tape {
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

    /// Writes an element as a whole, or begins it and gives what follows in it.
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
            let isUnchangedInside = origin.map { declares($0.tape.bindings(at: $0.index, isInside: true)) } ?? false
            return Frame(children: contents.children[...], origin: isUnchangedInside ? origin : nil)
        }
    }

    private mutating func appendLeaf(_ node: XML.Node) {
        switch node {
        case .element: break
        case .text(var text): if !text.isEmpty { text.withUTF8 { builder.appendPiece(.text, $0) } }
        case .cdata(var text): text.withUTF8 { builder.append(.cdata, $0) }
        case .comment(var text): text.withUTF8 { builder.append(.comment, $0) }
        case .instruction(let target, var data):
            let number = number(of: XML.Name(namespace: nil, local: target))
            data.withUTF8 { builder.append(.instruction, name: number, $0) }
        }
    }

    private mutating func end() {
        builder.endElement()
        scope.leave()
    }

    // MARK: Namespaces

    /// Whether these are in force here.
    private func declares(_ bindings: [NamespaceScope.Binding]) -> Bool {
        bindings.allSatisfy { scope.namespace(of: $0.prefix) == $0.namespace }
    }

    private mutating func begin(_ element: XML.Element, isInPlace: Bool) {
        scope.enter()
        for declaration in element.declarations where declaration.prefix != "xml" && declaration.prefix != "xmlns" {
            scope.declare(declaration.prefix ?? "", declaration.namespace)
        }
        if !isInPlace, let origin = element.origin {
            for (prefix, namespace) in origin.tape.bindings(at: origin.index, isInside: false)
            where scope.namespace(of: prefix) != namespace && !scope.innermost.contains(where: { $0.prefix == prefix })
            {
                scope.declare(prefix, namespace)
            }
        }

        let name = spelled(element.name)
        var prefixes: Set = [name.prefix ?? ""]
        var attributes: [XML.Attribute] = []
        var seen: Set<XML.Name> = []
        for attribute in element.attributes where seen.insert(attribute.name).inserted {
            let name = spelled(attribute: attribute.name, besides: prefixes)
            prefixes.insert(name.prefix ?? "")
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

    /// An element's name with a prefix that stands for its namespace here.
    private mutating func spelled(_ name: XML.Name) -> XML.Name {
        var name = name
        let namespace = name.namespace ?? ""
        if namespace == XML.xmlNamespace {
            name.prefix = "xml"
        } else if namespace.isEmpty {
            name.prefix = nil
            if scope.namespace(of: "") != "" { scope.declare("", "") }
        } else if scope.namespace(of: name.prefix ?? "") != namespace {
            if name.prefix == nil, let declared = scope.prefix(for: namespace) {
                name.prefix = declared
            } else {
                if name.prefix == "xml" || name.prefix == "xmlns" { name.prefix = scope.unusedPrefix() }
                scope.declare(name.prefix ?? "", namespace)
            }
        }
        return name
    }

    /// An attribute's name with a prefix that stands for its namespace here.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - used: Prefixes of the same tag, which have to go on to mean what they mean.
    /// - Returns: The name with its prefix.
    private mutating func spelled(attribute name: XML.Name, besides used: Set<String>) -> XML.Name {
        var name = name
        let namespace = name.namespace ?? ""
        guard !namespace.isEmpty else {
            name.prefix = nil
            return name
        }
        guard namespace != XML.xmlNamespace else {
            name.prefix = "xml"
            return name
        }
        if let prefix = name.prefix, !prefix.isEmpty, scope.namespace(of: prefix) == namespace { return name }
        if let declared = scope.prefix(for: namespace) {
            name.prefix = declared
            return name
        }
        let isFree =
            name.prefix.map { prefix in
                !prefix.isEmpty && prefix != "xml" && prefix != "xmlns" && !used.contains(prefix)
                    && !scope.innermost.contains { $0.prefix == prefix }
            } ?? false
        let prefix = isFree ? name.prefix ?? "" : scope.unusedPrefix()
        name.prefix = prefix
        scope.declare(prefix, namespace)
        return name
    }

    // MARK: Names

    private mutating func number(of name: XML.Name) -> Int {
        let spelling = Spelling(name: name, prefix: name.prefix)
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
    /// Whether this is a name without a colon (Namespaces in XML, NCName).
    var isXMLName: Bool {
        guard let first = unicodeScalars.first, first.beginsXMLName else { return false }
        return unicodeScalars.dropFirst().allSatisfy(\.continuesXMLName)
    }
}

extension Unicode.Scalar {
    /// Whether a name can begin with this character (XML 1.0, production 4, without the colon).
    var beginsXMLName: Bool {
        switch value {
        case 0x41...0x5A, 0x5F, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF,
            0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD,
            0x10000...0xEFFFF:
            true
        default: false
        }
    }

    /// Whether a name can go on with this character (XML 1.0, production 4a, without the colon).
    var continuesXMLName: Bool {
        switch value {
        case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
        default: beginsXMLName
        }
    }
}
