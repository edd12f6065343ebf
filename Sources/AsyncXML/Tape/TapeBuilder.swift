/// A tape under construction, in memory that grows.
///
/// A struct without reference counting behind a pointer, because the parser's callbacks write into it for each node.
/// Whoever makes one calls ``finish()`` or ``deallocate()``.
struct TapeBuilder {
    private(set) var nodes: UnsafeMutablePointer<TapeNode>
    private(set) var count = 0
    private var capacity: Int
    private(set) var text: UnsafeMutablePointer<UInt8>
    private(set) var textCount = 0
    private var textCapacity: Int
    private var positions: UnsafeMutablePointer<TapePosition>?
    private var positionCount = 0
    private var positionCapacity = 0
    /// The innermost element that was begun and not ended; 0 for the document.
    private(set) var open = 0
    /// How many elements are open.
    private(set) var depth = 0
    /// The kind of the last node if the next piece of the same kind belongs to it; 0 if not.
    private var growing: UInt8 = 0
    let names: Unmanaged<NameTable>
    var isStandalone: Bool?

    /// Begins a document.
    ///
    /// - Parameters:
    ///   - names: Where the numbers of names come from.
    ///   - capacity: Room for so many nodes, and for sixteen times as many bytes of text, before memory has to grow.
    ///   - keepsPositions: Whether positions of elements will be given.
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

    /// Gives the memory back.
    func deallocate() {
        nodes.deallocate()
        text.deallocate()
        positions?.deallocate()
        names.release()
    }

    /// Ends the document and hands its memory over to a tape.
    mutating func finish() -> Tape {
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
            isStandalone: isStandalone
        )
    }

    /// What reads the nodes that are there, until the next change.
    var view: TapeView {
        TapeView(nodes: nodes, text: text, positions: positions.map { UnsafePointer($0) }, names: names)
    }

    // MARK: Nodes

    /// Begins an element; its namespace declarations and then its attributes follow as ``append(_:name:_:)``.
    @inline(__always)
    mutating func beginElement(name: Int, namespaceCount: Int, attributeCount: Int) {
        let parent = open
        open = count
        depth += 1
        growing = 0
        append(
            TapeNode(
                .element,
                name: name,
                size: 0,
                first: count - parent,
                second: attributeCount << 16 | namespaceCount
            )
        )
    }

    @inline(__always)
    mutating func endElement() {
        growing = 0
        depth -= 1
        nodes[open].size = UInt32(truncatingIfNeeded: count - open)
        open -= Int(nodes[open].first)
    }

    /// Adds a node with a text.
    @inline(__always)
    mutating func append(_ kind: TapeNode.Kind, name: Int = 0, _ bytes: UnsafeBufferPointer<UInt8>) {
        append(TapeNode(kind, name: name, first: textCount, second: bytes.count))
        growing = 0
        appendText(bytes)
    }

    /// Adds text or CDATA, to the last node if that is of the same kind and nothing came between.
    @inline(__always)
    mutating func appendPiece(_ kind: TapeNode.Kind, _ bytes: UnsafeBufferPointer<UInt8>) {
        if growing == kind.rawValue {
            nodes[count - 1].second += UInt32(truncatingIfNeeded: bytes.count)
            appendText(bytes)
        } else {
            append(kind, bytes)
            growing = kind.rawValue
        }
    }

    /// Adds a copy of a subtree of another tape; `name` gives the numbers of its names here.
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

    /// Notes where the start tag of the element just begun ends.
    @inline(__always)
    mutating func appendPosition(_ position: TapePosition) {
        if positionCount == positionCapacity { growPositions() }
        positions?[positionCount] = position
        positionCount += 1
    }

    @inline(__always)
    private mutating func append(_ node: TapeNode) {
        if count == capacity { growNodes() }
        nodes[count] = node
        count += 1
    }

    @inline(__always)
    private mutating func appendText(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let source = bytes.baseAddress else { return }
        if textCount + bytes.count > textCapacity { growText(bytes.count) }
        (text + textCount).update(from: source, count: bytes.count)
        textCount += bytes.count
    }

    // MARK: Records

    /// Takes out complete children of an element, and moves what follows down.
    ///
    /// - Parameters:
    ///   - range: The indices of whole subtrees.
    ///   - parent: The element whose children they are.
    mutating func remove(_ range: Range<Int>, from parent: Int) {
        guard !range.isEmpty else { return }
        var ancestor = parent
        while ancestor > 0, nodes[ancestor].size > 0 {
            nodes[ancestor].size -= UInt32(truncatingIfNeeded: range.count)
            ancestor -= Int(nodes[ancestor].first)
        }
        let elements = (range.lowerBound..<range.upperBound).reduce(0) { $0 + (nodes[$1].isElement ? 1 : 0) }
        let earlier = (0..<range.lowerBound).reduce(0) { $0 + (nodes[$1].isElement ? 1 : 0) }
        let textStart = textOffset(from: range.lowerBound)
        let textEnd = textOffset(from: range.upperBound)
        let moved = UInt32(truncatingIfNeeded: textEnd - textStart)
        for index in range.upperBound..<count {
            if !nodes[index].isElement {
                nodes[index].first -= moved
            } else if index - Int(nodes[index].first) < range.lowerBound {
                nodes[index].first -= UInt32(truncatingIfNeeded: range.count)
            }
        }
        (nodes + range.lowerBound).update(from: nodes + range.upperBound, count: count - range.upperBound)
        (text + textStart).update(from: text + textEnd, count: textCount - textEnd)
        count -= range.count
        textCount -= textEnd - textStart
        if open >= range.upperBound { open -= range.count }
        if let positions {
            let start = positions + earlier
            start.update(from: start + elements, count: positionCount - earlier - elements)
            positionCount -= elements
        }
    }

    /// Where the texts of the nodes from an index on begin.
    private func textOffset(from index: Int) -> Int {
        for index in index..<count where !nodes[index].isElement { return Int(nodes[index].first) }
        return textCount
    }

    /// Closes the open elements while what has come of them is read.
    func withClosedElements<T>(_ read: (TapeView) throws -> T) rethrows -> T {
        var element = open
        while true {
            nodes[element].size = UInt32(truncatingIfNeeded: count - element)
            if element == 0 { break }
            element -= Int(nodes[element].first)
        }
        defer {
            element = open
            while true {
                nodes[element].size = 0
                if element == 0 { break }
                element -= Int(nodes[element].first)
            }
        }
        return try read(view)
    }

    /// Forgets everything but the names of the open elements.
    mutating func forgetContent() {
        var chain: [Int] = []
        var element = open
        while element > 0 {
            chain.append(nodes[element].name)
            element -= Int(nodes[element].first)
        }
        count = 1
        textCount = 0
        positionCount = 0
        open = 0
        depth = 0
        growing = 0
        for name in chain.reversed() {
            beginElement(name: name, namespaceCount: 0, attributeCount: 0)
            appendPosition(TapePosition(line: 0, column: 0))
        }
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
