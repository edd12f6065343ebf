extension Writer {
    /// Writes a document: its declaration, and each node outside the root element on a separate line.
    mutating func document(_ tape: Tape) {
        declaration(isStandalone: tape.isStandalone)
        let view = tape.view
        var child = 1
        let end = view.end(of: 0)
        while child < end {
            subtree(child, of: view)
            byte(UInt8(ascii: "\n"))
            child = view.end(of: child)
        }
    }

    /// Writes the XML declaration.
    mutating func declaration(isStandalone: Bool? = nil) {
        literal("<?xml version=\"1.0\" encoding=\"UTF-8\"")
        if let isStandalone { literal(isStandalone ? " standalone=\"yes\"" : " standalone=\"no\"") }
        literal("?>\n")
    }

    /// Writes a node and its content as they were read.
    ///
    /// It uses the nodes' indices and parents and no recursion, so that any depth fits the stack.
    ///
    /// - Parameters:
    ///   - root: The node.
    ///   - view: The view of the nodes.
    ///   - declarations: Namespaces to declare on the node in addition to its own.
    mutating func subtree(
        _ root: Int,
        of view: TapeView,
        declaring declarations: [(prefix: String, namespace: String)] = []
    ) {
        let end = view.end(of: root)
        var index = root
        var open = -1
        while true {
            while open >= 0, index == view.end(of: open) {
                endTag(view.name(at: open).qualified)
                open = open == root ? -1 : view.parent(ofElement: open)
            }
            guard index < end else { return }
            if view[index].isElement {
                startTag(index, of: view, declaring: index == root ? declarations : [])
                let child = view.firstChild(of: index)
                if child == view.end(of: index) {
                    literal("/>")
                } else {
                    byte(UInt8(ascii: ">"))
                    open = index
                }
                index = child
            } else {
                leaf(index, of: view)
                index += 1
            }
        }
    }

    /// Writes `<name`, the namespace declarations and the attributes.
    mutating func startTag(
        _ index: Int,
        of view: TapeView,
        declaring declarations: [(prefix: String, namespace: String)] = []
    ) {
        byte(UInt8(ascii: "<"))
        raw(view.name(at: index).qualified)
        for (prefix, uri) in declarations { namespace(prefix, uri) }
        for item in (index + 1)..<view.firstChild(of: index) {
            attribute(view.name(at: item).qualified, view.bytes(at: item))
        }
    }

    @inline(__always)
    mutating func attribute(_ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>) {
        attributeStart(name)
        escaped(value, .attribute)
        byte(UInt8(ascii: "\""))
    }

    // Each of the three below checks only once for space, since it runs for every element or attribute.

    /// Writes ` name="`.
    @inline(__always)
    mutating func attributeStart(_ name: UnsafeBufferPointer<UInt8>) {
        guard let source = name.baseAddress else { return }
        let room = reserve(name.count + 3)
        room[0] = UInt8(ascii: " ")
        (room + 1).update(from: source, count: name.count)
        room[name.count + 1] = UInt8(ascii: "=")
        room[name.count + 2] = UInt8(ascii: "\"")
        commit(name.count + 3)
    }

    /// Writes `<name>`.
    @inline(__always)
    mutating func startTag(_ name: UnsafeBufferPointer<UInt8>) {
        guard let source = name.baseAddress else { return }
        let room = reserve(name.count + 2)
        room[0] = UInt8(ascii: "<")
        (room + 1).update(from: source, count: name.count)
        room[name.count + 1] = UInt8(ascii: ">")
        commit(name.count + 2)
    }

    /// Writes `</name>`.
    @inline(__always)
    mutating func endTag(_ name: UnsafeBufferPointer<UInt8>) {
        guard let source = name.baseAddress else { return }
        let room = reserve(name.count + 3)
        room[0] = UInt8(ascii: "<")
        room[1] = UInt8(ascii: "/")
        (room + 2).update(from: source, count: name.count)
        room[name.count + 2] = UInt8(ascii: ">")
        commit(name.count + 3)
    }

    /// Writes a node that is neither an element nor an attribute.
    mutating func leaf(_ index: Int, of view: TapeView) {
        let bytes = view.bytes(at: index)
        switch view[index].kind {
        case .text: escaped(bytes, .text)
        case .cdata: cdata(bytes)
        case .comment: comment(bytes)
        case .instruction: instruction(view.name(at: index).qualified, bytes)
        case .documentType:
            literal("<!DOCTYPE ")
            // libxml2 keeps them in public identifiers.
            verbatim(bytes, refusesReturns: false)
            byte(UInt8(ascii: ">"))
        case .document, .element, .namespace, .attribute, .placeholder: break
        }
    }

    /// Writes a CDATA section, or several if the text contains `]]>` or a carriage return.
    mutating func cdata(_ bytes: UnsafeBufferPointer<UInt8>) {
        literal("<![CDATA[")
        var start = 0
        for index in 0..<bytes.count {
            if bytes[index] == UInt8(ascii: "\r") {
                verbatim(UnsafeBufferPointer(rebasing: bytes[start..<index]))
                literal("]]>&#13;<![CDATA[")
                start = index + 1
            } else if bytes[index] == UInt8(ascii: "]"), index + 2 < bytes.count,
                bytes[index + 1] == UInt8(ascii: "]"), bytes[index + 2] == UInt8(ascii: ">")
            {
                verbatim(UnsafeBufferPointer(rebasing: bytes[start..<(index + 2)]))
                literal("]]><![CDATA[")
                start = index + 2
            }
        }
        verbatim(UnsafeBufferPointer(rebasing: bytes[start...]))
        literal("]]>")
    }

    /// Writes a comment; it is a failure if the text contains `--` or a carriage return, or ends with `-`.
    mutating func comment(_ bytes: UnsafeBufferPointer<UInt8>) {
        let hyphen = UInt8(ascii: "-")
        for index in 0..<bytes.count where bytes[index] == hyphen {
            if index + 1 == bytes.count || bytes[index + 1] == hyphen {
                fail(.illegalCharacter, "A comment cannot contain \"--\" or end with \"-\"")
            }
        }
        literal("<!--")
        verbatim(bytes)
        literal("-->")
    }

    /// Writes a processing instruction; it is a failure if the text contains `?>` or a carriage return, or begins with
    /// white space.
    mutating func instruction(_ target: UnsafeBufferPointer<UInt8>, _ bytes: UnsafeBufferPointer<UInt8>) {
        for index in 0..<max(0, bytes.count - 1)
        where bytes[index] == UInt8(ascii: "?") && bytes[index + 1] == UInt8(ascii: ">") {
            fail(.illegalCharacter, "A processing instruction cannot contain \"?>\"")
        }
        if let first = bytes.first, first.isXMLSpace {
            fail(.illegalCharacter, "The data of a processing instruction cannot begin with white space")
        }
        literal("<?")
        raw(target)
        if !bytes.isEmpty { byte(UInt8(ascii: " ")) }
        verbatim(bytes)
        literal("?>")
    }
}
