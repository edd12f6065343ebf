import CLibXML2

/// A tape as the tree on which libxml2's XPath works.
///
/// Each node of the tree stores its index on the tape.
final class XPathTree {
    let document: xmlDocPtr
    /// The number of elements whose order libxml2 knows; without it, each comparison goes through their siblings.
    private(set) var orderedCount = 0
    private let view: TapeView
    /// The namespaces of the tape's names, created when they are needed.
    private var namespaces: [Int: xmlNsPtr] = [:]
    private var lastNamespace: xmlNsPtr?

    /// Creates the tree of a tape, which must outlive it.
    init(_ tape: Tape) throws(XML.Error) {
        guard tape.textCount <= Int(Int32.max), let document = xmlNewDoc(nil) else {
            throw XML.Error(.sizeExceeded, "The document is too large for an expression")
        }
        self.document = document
        view = tape.view
        document.pointee.dict = xmlDictCreate()
        guard build() else { throw XML.Error(.sizeExceeded, "There is no memory for the tree") }
        orderedCount = Int(xmlXPathOrderDocElems(document))
    }

    deinit { xmlFreeDoc(document) }

    /// Returns the tape index of a node of the tree; 0 for the document.
    static func index(of node: xmlNodePtr) -> Int { Int(bitPattern: node.pointee._private) }

    private func build() -> Bool {
        var open: [(node: xmlNodePtr, end: Int)] = []
        var index = 1
        while index < view.end(of: 0) {
            while let element = open.last, index == element.end { open.removeLast() }
            guard view[index].kind != .documentType else {
                index += 1
                continue
            }
            let end = view[index].isText ? endOfTexts(from: index, in: open.last?.end ?? index + 1) : index + 1
            guard let node = makeNode(index, until: end) else { return false }
            node.pointee._private = UnsafeMutableRawPointer(bitPattern: index)
            let parent = open.last?.node ?? UnsafeMutableRawPointer(document).assumingMemoryBound(to: xmlNode.self)
            guard xmlAddChild(parent, node) != nil else { return false }
            if view[index].isElement {
                guard addAttributes(of: index, to: node) else { return false }
                open.append((node, view.end(of: index)))
                index = view.firstChild(of: index)
            } else {
                index = end
            }
        }
        return true
    }

    /// Returns the index after a text and the texts and CDATA sections that follow it: they are one node of the tree.
    private func endOfTexts(from index: Int, in parentEnd: Int) -> Int {
        var end = index + 1
        while end < parentEnd, view[end].isText { end += 1 }
        return end
    }

    private func makeNode(_ index: Int, until end: Int) -> xmlNodePtr? {
        let bytes = view.bytes(at: index)
        switch view[index].kind {
        case .element:
            return xmlNewDocNodeEatName(document, namespace(ofNameAt: index), interned(view.name(at: index).local), nil)
        case .comment:
            return xmlNewDocComment(document, Self.terminated(bytes))
        case .instruction:
            return xmlNewDocPI(document, interned(view.name(at: index).qualified), Self.terminated(bytes))
        case .text, .cdata, .document, .documentType, .namespace, .attribute, .placeholder:
            // Adjacent texts are also adjacent in the tape's memory.
            let count = (index..<end).reduce(0) { $0 + view.bytes(at: $1).count }
            return xmlNewDocTextLen(document, bytes.baseAddress, Int32(count))
        }
    }

    private func addAttributes(of index: Int, to node: xmlNodePtr) -> Bool {
        for declaration in view.namespaces(of: index) {
            let name = view.name(at: declaration)
            let prefix = name.prefix.isEmpty ? nil : interned(name.local)
            // The result is nil for the prefix xml, which is declared anyway.
            _ = xmlNewNs(node, Self.terminated(view.bytes(at: declaration)), prefix)
        }
        for attribute in view.attributes(of: index) {
            let namespace = namespace(ofNameAt: attribute)
            let name = interned(view.name(at: attribute).local)
            let value = Self.terminated(view.bytes(at: attribute))
            guard let added = xmlNewNsPropEatName(node, namespace, name, value) else { return false }
            added.pointee._private = UnsafeMutableRawPointer(bitPattern: attribute)
        }
        return true
    }

    /// Returns the namespace of a name.
    ///
    /// It belongs to the document, so that finding it needs no search through declarations.
    private func namespace(ofNameAt index: Int) -> xmlNsPtr? {
        let number = view[index].name
        if let namespace = namespaces[number] { return namespace }
        let name = view.name(at: index)
        guard !name.namespace.isEmpty else { return nil }
        let root = UnsafeMutableRawPointer(document).assumingMemoryBound(to: xmlNode.self)
        // The first entry of a document's list is the namespace of the prefix xml, which this call creates.
        if lastNamespace == nil { lastNamespace = xmlSearchNs(document, root, "xml") }
        if name.prefix.hasSameBytes(as: "xml") {
            return lastNamespace.flatMap { _ in xmlSearchNs(document, root, "xml") }
        }
        let prefix = name.prefix.isEmpty ? nil : interned(name.prefix)
        guard let last = lastNamespace, let namespace = xmlNewNs(nil, Self.terminated(name.namespace), prefix) else {
            return nil
        }
        last.pointee.next = namespace
        lastNamespace = namespace
        namespaces[number] = namespace
        return namespace
    }

    /// Returns a name in the memory of the document's dictionary.
    private func interned(_ name: UnsafeBufferPointer<UInt8>) -> UnsafeMutablePointer<UInt8>? {
        UnsafeMutablePointer(mutating: xmlDictLookup(document.pointee.dict, name.baseAddress, Int32(name.count)))
    }

    /// Returns a copy of a text with a zero at its end.
    private static func terminated(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] { Array(bytes) + [0] }
}
