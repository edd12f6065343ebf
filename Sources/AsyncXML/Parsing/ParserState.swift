import CLibXML2

/// What libxml2's callbacks write to: a tape, and the first failure.
struct ParserState {
    var builder: TapeBuilder
    var context: xmlParserCtxtPtr?
    /// The first failure.
    ///
    /// Nothing is written after it, and the parser gets no more than the slice that it is working on: that is safer
    /// than to stop it in the middle.
    private(set) var failure: XML.Error?
    private var isStopped = false
    var isAtEnd = false
    /// Whether the last `<` of the bytes given so far has no `>` after it.
    var hasOpenTag = false
    private(set) var hasRoot = false
    private var numbers: NameNumbers
    let limits: XML.Limits
    var isInDocumentType = false
    var records = RecordMarks()
    /// Where a part of a CDATA section ended with a carriage return, so that a line feed there is none; negative for nowhere.
    private var endOfReturn = -1
    /// Whether the builder's memory is still the parser's.
    private var ownsBuilder = true

    init(limits: XML.Limits, capacity: Int) {
        let names = NameTable()
        self.limits = limits
        builder = TapeBuilder(names: names, capacity: capacity, keepsPositions: true)
        numbers = NameNumbers()
    }

    func deallocate() {
        numbers.deallocate()
        if ownsBuilder { builder.deallocate() }
    }

    mutating func finishTape() -> Tape {
        ownsBuilder = false
        return builder.finish()
    }

    /// Changes with everything that is written.
    var progress: Int { builder.count &+ builder.textCount &+ builder.depth }

    /// Notes a failure if it is the first one.
    mutating func stop(_ error: XML.Error) {
        guard failure == nil else { return }
        failure = error
        isStopped = true
    }

    // MARK: Nodes

    var accepts: Bool {
        @inline(__always) get { !isStopped }
    }

    @inline(__always)
    mutating func hasRoom(_ count: Int) -> Bool {
        guard builder.count + count <= limits.nodes, builder.textCount <= Int(UInt32.max) - limits.valueLength else {
            fail(.sizeExceeded, "The document has more than \(limits.nodes) nodes or 4 GiB of text")
            return false
        }
        return true
    }

    @inline(__always)
    private mutating func number(
        _ local: UnsafePointer<UInt8>?,
        _ prefix: UnsafePointer<UInt8>?,
        _ namespace: UnsafePointer<UInt8>?
    ) -> Int {
        if let number = numbers.find(local, prefix, namespace) { return number }
        return addNumber(local, prefix, namespace)
    }

    @inline(never)
    private mutating func addNumber(
        _ local: UnsafePointer<UInt8>?,
        _ prefix: UnsafePointer<UInt8>?,
        _ namespace: UnsafePointer<UInt8>?
    ) -> Int {
        let parts = (namespace: namespace.bytes, prefix: prefix.bytes, local: local.bytes)
        if prefix != nil, namespace == nil {
            fail(.undeclaredPrefix, "The prefix \"\(String(decoding: parts.prefix, as: UTF8.self))\" is not declared")
        }
        if parts.local.count + parts.prefix.count + parts.namespace.count > limits.nameLength {
            fail(.lengthExceeded, "A name is longer than \(limits.nameLength) bytes")
        }
        let names = builder.names.takeUnretainedValue()
        if names.count >= min(limits.names, TapeNode.mostNames) {
            fail(.sizeExceeded, "The document has more than \(limits.names) different names")
        }
        guard accepts else { return 0 }
        let number = names.append(namespace: parts.namespace, prefix: parts.prefix, local: parts.local)
        numbers.insert(local, prefix, namespace, number)
        records.learn(number, names[number])
        return number
    }

    mutating func startElement(
        _ local: UnsafePointer<UInt8>?,
        _ prefix: UnsafePointer<UInt8>?,
        _ namespace: UnsafePointer<UInt8>?,
        namespaces: UnsafeMutablePointer<UnsafePointer<UInt8>?>?,
        _ namespaceCount: Int,
        attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?,
        _ attributeCount: Int
    ) {
        guard accepts, hasRoom(1 + namespaceCount + attributeCount) else { return }
        guard builder.depth < limits.depth else {
            return fail(.depthExceeded, "Elements are nested deeper than \(limits.depth)")
        }
        guard namespaceCount + attributeCount <= min(limits.attributes, Int(UInt16.max)) else {
            return fail(.attributesExceeded, "An element has more than \(limits.attributes) attributes")
        }
        hasRoot = true
        let name = number(local, prefix, namespace)
        records.begin(name, depth: builder.depth)
        builder.beginElement(
            name: name,
            namespaceCount: namespaceCount,
            attributeCount: attributeCount
        )
        if let namespaces {
            for index in 0..<namespaceCount {
                appendNamespace(prefix: namespaces[2 * index], uri: namespaces[2 * index + 1])
            }
        }
        if let attributes {
            var attribute = attributes
            for _ in 0..<attributeCount {
                defer { attribute += 5 }
                let name = number(attribute[0], attribute[1], attribute[2])
                guard let start = attribute[3], let end = attribute[4] else { continue }
                appendValue(.attribute, name, UnsafeBufferPointer(start: start, count: end - start))
            }
        }
        builder.appendPosition(position)
    }

    private mutating func appendNamespace(prefix: UnsafePointer<UInt8>?, uri: UnsafePointer<UInt8>?) {
        // The declaration of the default namespace has another key than that of a prefix, which is never empty.
        var number = numbers.find(prefix, nil, NameNumbers.declaration)
        if number == nil {
            let names = builder.names.takeUnretainedValue()
            let local = prefix.map { UnsafePointer<UInt8>?($0).bytes }
            let name = XML.Name(
                namespace: XML.xmlnsNamespace,
                prefix: local == nil ? nil : "xmlns",
                local: local.map { String(decoding: $0, as: UTF8.self) } ?? "xmlns"
            )
            let added = names.append(name)
            numbers.insert(prefix, nil, NameNumbers.declaration, added)
            number = added
        }
        appendValue(.namespace, number ?? 0, uri.bytes)
    }

    @inline(__always)
    mutating func appendValue(_ kind: TapeNode.Kind, _ name: Int, _ bytes: UnsafeBufferPointer<UInt8>) {
        if bytes.count > limits.valueLength {
            fail(.lengthExceeded, "A value is longer than \(limits.valueLength) bytes")
        }
        builder.append(kind, name: name, bytes)
    }

    @inline(__always)
    mutating func endElement() {
        guard accepts, builder.depth > 0 else { return }
        let element = builder.open
        builder.endElement()
        records.end(element, depth: builder.depth)
    }

    @inline(__always)
    mutating func characters(_ kind: TapeNode.Kind, _ bytes: UnsafeBufferPointer<UInt8>) {
        guard accepts, hasRoom(1) else { return }
        builder.appendPiece(kind, bytes)
    }

    /// A part of a CDATA section, in which libxml2 2.9 lets overlong forms pass, and leaves line ends as they are.
    mutating func cdata(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard accepts else { return }
        guard UTF8Scanner.isValid(bytes) else { return fail(.invalidEncoding, "Input is not proper UTF-8") }
        let carriageReturn = UInt8(ascii: "\r")
        let isAfterReturn = endOfReturn == inputOffset
        endOfReturn = bytes.last == carriageReturn ? inputOffset + bytes.count : -1
        guard isAfterReturn || bytes.contains(carriageReturn) else { return characters(.cdata, bytes) }
        var lines: [UInt8] = []
        var previous = isAfterReturn ? carriageReturn : 0
        for byte in bytes {
            if byte != UInt8(ascii: "\n") || previous != carriageReturn {
                lines.append(byte == carriageReturn ? UInt8(ascii: "\n") : byte)
            }
            previous = byte
        }
        lines.withUnsafeBufferPointer { characters(.cdata, $0) }
    }

    mutating func comment(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard accepts, !isInDocumentType, hasRoom(1) else { return }
        appendValue(.comment, 0, bytes)
    }

    mutating func instruction(_ target: UnsafePointer<UInt8>?, _ bytes: UnsafeBufferPointer<UInt8>) {
        guard accepts, !isInDocumentType, hasRoom(1) else { return }
        appendValue(.instruction, number(target, nil, nil), bytes)
    }
}
