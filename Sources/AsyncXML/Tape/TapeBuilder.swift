/// An unfinished tape, in memory that grows.
///
/// It is a struct behind a pointer, without reference counting, because the parser's callbacks write to it for each
/// node. Its owner must call ``finish()`` or ``deallocate()``.
struct TapeBuilder {
    var nodes: UnsafeMutablePointer<TapeNode>
    var count = 0
    private var capacity: Int
    var text: UnsafeMutablePointer<UInt8>
    var textCount = 0
    private var textCapacity: Int
    private(set) var positions: UnsafeMutablePointer<TapePosition>?
    var positionCount = 0
    private var positionCapacity = 0
    /// The innermost element that was begun and has not ended; 0 for the document.
    var open = 0
    /// The number of open elements.
    var depth = 0
    /// The kind of the last node if the next piece of the same kind belongs to it; otherwise 0.
    var growing: UInt8 = 0
    let names: Unmanaged<NameTable>
    var isStandalone: Bool?
    /// A Boolean value indicating whether an element has more attributes or declarations than a node can count.
    private var hasTooManyAttributes = false

    /// Creates a builder of a document.
    ///
    /// - Parameters:
    ///   - names: The table that gives the numbers of names.
    ///   - capacity: The number of nodes for which there is space before memory has to grow; the space for text is
    ///     sixteen times as many bytes.
    ///   - keepsPositions: A Boolean value indicating whether positions of elements are recorded.
    init(names: NameTable, capacity: Int = 64, keepsPositions: Bool = false) {
        self.names = .passRetained(names)
        self.capacity = max(capacity, 16)
        nodes = .allocate(capacity: self.capacity)
        textCapacity = self.capacity * 16
        text = .allocate(capacity: textCapacity)
        if keepsPositions {
            positionCapacity = self.capacity / 2
            positions = .allocate(capacity: positionCapacity)
        }
        append(TapeNode(.document, size: 0))
    }

    /// Frees the memory.
    func deallocate() {
        nodes.deallocate()
        text.deallocate()
        positions?.deallocate()
        names.release()
    }

    /// Ends the document and passes its memory to a tape.
    ///
    /// - Parameter isFragment: A Boolean value indicating whether the document is a part of another one, whose
    ///   declarations it may use.
    /// - Returns: The tape.
    mutating func finish(isFragment: Bool = false) -> Tape {
        while depth > 0 { endElement() }
        nodes[0].size = UInt32(truncatingIfNeeded: count)
        let names = names.takeRetainedValue()
        return Tape(
            nodes: nodes,
            count: count,
            text: text,
            textCount: textCount,
            positions: positions,
            names: names,
            isStandalone: isStandalone,
            isFragment: isFragment
        )
    }

    /// The reason why a tape cannot hold what was added; `nil` if it can.
    ///
    /// A parser's limits are below it. Everything else that builds a tape must check it before it uses the tape.
    var excess: XML.Error? {
        if hasTooManyAttributes {
            let most = TapeNode.mostAttributes
            return XML.Error(.attributesExceeded, "An element has more than \(most) attributes or declarations")
        }
        guard count <= Int(Int32.max), textCount <= TapeNode.mostText else {
            return XML.Error(.sizeExceeded, "The content has more nodes or text than 32 bits can count")
        }
        return nil
    }

    /// A view of the nodes added so far, valid until the next change.
    var view: TapeView {
        TapeView(nodes: nodes, text: text, positions: positions.map { UnsafePointer($0) }, names: names)
    }

    // MARK: Nodes

    /// Begins an element; the caller then adds its namespace declarations and its attributes by ``append(_:name:_:)``.
    @inline(__always)
    mutating func beginElement(name: Int, namespaceCount: Int, attributeCount: Int) {
        let parent = open
        open = count
        depth &+= 1
        growing = 0
        if namespaceCount | attributeCount > TapeNode.mostAttributes { hasTooManyAttributes = true }
        append(
            TapeNode(
                .element,
                name: name,
                size: 0,
                first: count &- parent,
                second: attributeCount << 16 | namespaceCount
            )
        )
    }

    @inline(__always)
    mutating func endElement() {
        growing = 0
        depth &-= 1
        nodes[open].size = UInt32(truncatingIfNeeded: count &- open)
        open &-= Int(nodes[open].first)
    }

    /// Adds a node with text.
    @inline(__always)
    mutating func append(_ kind: TapeNode.Kind, name: Int = 0, _ bytes: UnsafeBufferPointer<UInt8>) {
        append(TapeNode(kind, name: name, first: textCount, second: bytes.count))
        growing = 0
        appendText(bytes)
    }

    /// Adds text or CDATA; it extends the last node if that is of the same kind and nothing came between.
    @inline(__always)
    mutating func appendPiece(_ kind: TapeNode.Kind, _ bytes: UnsafeBufferPointer<UInt8>) {
        if growing == kind.rawValue {
            nodes[count - 1].second &+= UInt32(truncatingIfNeeded: bytes.count)
            appendText(bytes)
        } else {
            append(kind, bytes)
            growing = kind.rawValue
        }
    }

    /// Adds a copy of a subtree of another tape; `name` returns the numbers of its names in this one.
    mutating func append(subtree index: Int, of view: TapeView, name: (Int) -> Int) {
        growing = 0
        let end = view.end(of: index)
        let start = count
        for source in index..<end {
            var node = view[source]
            switch node.kind {
            case .element, .document:
                node.setName(name(node.name))
                if source == index { node.first = UInt32(truncatingIfNeeded: start - open) }
                append(node)
            case .placeholder:
                node.setName(name(node.name))
                append(node)
            case .namespace, .attribute, .instruction:
                append(node.kind, name: name(node.name), view.bytes(at: source))
            case .text, .cdata, .comment, .documentType:
                append(node.kind, view.bytes(at: source))
            }
        }
    }

    /// Records the end of the start tag of the element that was begun last.
    @inline(__always)
    mutating func appendPosition(_ position: TapePosition) {
        if positionCount == positionCapacity { growPositions() }
        positions?[positionCount] = position
        positionCount &+= 1
    }

    @inline(__always)
    private mutating func append(_ node: TapeNode) {
        if count == capacity { growNodes() }
        nodes[count] = node
        count &+= 1
    }

    @inline(__always)
    private mutating func appendText(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let source = bytes.baseAddress else { return }
        if textCount &+ bytes.count > textCapacity { growText(bytes.count) }
        (text + textCount).copyBytes(from: source, count: bytes.count)
        textCount &+= bytes.count
    }

    // MARK: Growth

    @inline(never)
    private mutating func growNodes() { nodes = grow(nodes, count, &capacity, 1) }

    @inline(never)
    private mutating func growText(_ size: Int) { text = grow(text, textCount, &textCapacity, size) }

    @inline(never)
    private mutating func growPositions() {
        positions = positions.map { grow($0, positionCount, &positionCapacity, 1) }
    }

    private func grow<T: BitwiseCopyable>(
        _ memory: UnsafeMutablePointer<T>,
        _ count: Int,
        _ capacity: inout Int,
        _ size: Int
    ) -> UnsafeMutablePointer<T> {
        capacity = max(capacity * 2, count + size)
        let larger = UnsafeMutablePointer<T>.allocate(capacity: capacity)
        larger.update(from: memory, count: count)
        memory.deallocate()
        return larger
    }
}
