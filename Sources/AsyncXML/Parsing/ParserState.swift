import CLibXML2

/// The state to which libxml2's callbacks write: a tape, and the first failure.
struct ParserState {
    var builder: TapeBuilder
    var context: xmlParserCtxtPtr?
    /// The first failure.
    ///
    /// Nothing is written after it, and the parser gets no more input than its current slice. That is safer than
    /// stopping it in the middle.
    private(set) var failure: XML.Error?
    var isStopped = false
    var isAtEnd = false
    /// A Boolean value indicating whether the last `<` of the bytes taken so far has no `>` after it.
    var hasOpenTag = false
    var hasRoot = false
    private var numbers: NameNumbers
    /// The numbers of the names that the tokenizer found, for libxml2, which continues after it.
    var knownNames: KnownNames?
    let limits: XML.Limits
    var isInDocumentType = false
    var records = RecordMarks()
    /// The open elements that declare namespaces, with the number of declarations of each.
    private var declarations: [(depth: Int, count: Int)] = []
    /// The number of elements around the innermost of them; negative if there is none.
    private var declaringDepth = -1
    /// The number of namespaces that all of them declare.
    private var declared = 0
    /// The place where a part of a CDATA section ended with a carriage return; negative for none.
    ///
    /// A line feed at this place is dropped.
    private var endOfReturn = -1
    /// A Boolean value indicating whether the parser still owns the builder's memory.
    private var ownsBuilder = true

    init(limits: XML.Limits, capacity: Int) {
        self.limits = limits.representable
        builder = TapeBuilder(names: NameTable(), capacity: capacity, keepsPositions: true)
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

    /// The tape that remains when its complete records are removed; it contains nothing of the open record.
    var rest: Tape {
        guard let record = records.open else { return builder.copy(to: builder.end, in: builder.open) }
        return builder.copy(to: record.start, in: builder.view.parent(ofElement: record.element))
    }

    /// A number that changes with everything that is written.
    var progress: Int { builder.count &+ builder.textCount &+ builder.depth }

    /// Records a failure if it is the first one.
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
    mutating func hasRoom(nodes: Int = 0, text: Int = 0) -> Bool {
        guard builder.count + nodes <= limits.nodes, builder.textCount + text <= TapeNode.mostText else {
            fail(.sizeExceeded, "The document has more than \(limits.nodes) nodes or 4 GiB of text")
            return false
        }
        return true
    }

    /// Returns the number of a name; after a failure, the number has no meaning.
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
        if let known = knownNames?.number(parts.namespace, parts.prefix, parts.local) {
            numbers.insert(local, prefix, namespace, known)
            return known
        }
        if prefix != nil, namespace == nil {
            fail(.undeclaredPrefix, "The prefix \"\(String(decoding: parts.prefix, as: UTF8.self))\" is not declared")
        }
        let names = builder.names.takeUnretainedValue()
        guard admitsName(of: parts.local.count + parts.prefix.count + parts.namespace.count, to: names) else {
            return 0
        }
        let number = names.append(namespace: parts.namespace, prefix: parts.prefix, local: parts.local)
        numbers.insert(local, prefix, namespace, number)
        records.learn(number, names)
        return number
    }

    /// Returns `true` if another name of this length is allowed; otherwise records a failure.
    private mutating func admitsName(of length: Int, to names: NameTable) -> Bool {
        if length > limits.nameLength {
            fail(.lengthExceeded, "A name is longer than \(limits.nameLength) bytes")
        } else if names.count >= limits.names {
            fail(.sizeExceeded, "The document has more than \(limits.names) different names")
        }
        return accepts
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
        guard accepts, hasRoom(nodes: 1 + namespaceCount + attributeCount) else { return }
        guard builder.depth < limits.depth else {
            return fail(.depthExceeded, "Elements are nested deeper than \(limits.depth)")
        }
        guard namespaceCount + attributeCount <= limits.attributes else {
            return fail(.attributesExceeded, "An element has more than \(limits.attributes) attributes")
        }
        if namespaceCount > 0 { declare(namespaceCount) }
        hasRoot = true
        let name = number(local, prefix, namespace)
        guard accepts else { return }
        if records.isOutside { records.begin(name, in: builder) }
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
                let start = attribute[3]
                let count = start.flatMap { start in attribute[4].map { $0 - start } } ?? 0
                appendValue(.attribute, name, UnsafeBufferPointer(start: start, count: count))
            }
        }
        builder.appendPosition(position)
        // The element would claim attributes that were refused.
        guard !accepts else { return }
        records.abandon(builder.open)
        builder.abandonElement()
    }

    /// Records the number of namespaces that an element declares; the element is about to begin.
    @inline(never)
    mutating func declare(_ count: Int) {
        declared += count
        declaringDepth = builder.depth
        declarations.append((declaringDepth, count))
        if declared > limits.namespaces {
            fail(.attributesExceeded, "More than \(limits.namespaces) namespaces are declared in each other")
        }
    }

    /// Returns `true` if an element may declare so many namespaces.
    func admitsDeclarations(_ count: Int) -> Bool { declared + count <= limits.namespaces }

    @inline(never)
    private mutating func forgetDeclarations() {
        declared -= declarations.popLast()?.count ?? 0
        declaringDepth = declarations.last?.depth ?? -1
    }

    private mutating func appendNamespace(prefix: UnsafePointer<UInt8>?, uri: UnsafePointer<UInt8>?) {
        // The key of the default namespace's declaration differs from that of a prefix, which is never empty.
        var number = numbers.find(prefix, nil, NameNumbers.declaration)
        if number == nil {
            let names = builder.names.takeUnretainedValue()
            let local = prefix.bytes
            var added = knownNames?.declaration(local)
            if added == nil {
                guard admitsName(of: local.count, to: names) else { return }
                added = names.append(XML.Name(declarationOf: local))
            }
            numbers.insert(prefix, nil, NameNumbers.declaration, added ?? 0)
            number = added
        }
        appendValue(.namespace, number ?? 0, uri.bytes)
    }

    @inline(__always)
    mutating func appendValue(_ kind: TapeNode.Kind, _ name: Int, _ bytes: UnsafeBufferPointer<UInt8>) {
        guard bytes.count <= limits.valueLength else {
            return fail(.lengthExceeded, "A value is longer than \(limits.valueLength) bytes")
        }
        if hasRoom(text: bytes.count) { builder.append(kind, name: name, bytes) }
    }

    @inline(__always)
    mutating func endElement() {
        guard accepts, builder.depth > 0 else { return }
        builder.endElement()
        if builder.depth == declaringDepth { forgetDeclarations() }
        if builder.depth == records.openDepth { records.end(in: builder) }
    }

    @inline(__always)
    mutating func characters(_ kind: TapeNode.Kind, _ bytes: UnsafeBufferPointer<UInt8>) {
        guard accepts, hasRoom(nodes: 1, text: bytes.count) else { return }
        builder.appendPiece(kind, bytes)
    }

    /// Takes a part of a CDATA section.
    ///
    /// libxml2 2.9 does not refuse overlong UTF-8 in such sections, and it does not normalize their line ends.
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
        guard accepts, !isInDocumentType, hasRoom(nodes: 1) else { return }
        appendValue(.comment, 0, bytes)
    }

    mutating func instruction(_ target: UnsafePointer<UInt8>?, _ bytes: UnsafeBufferPointer<UInt8>) {
        guard accepts, !isInDocumentType, hasRoom(nodes: 1) else { return }
        let name = number(target, nil, nil)
        if accepts { appendValue(.instruction, name, bytes) }
    }
}
