/// The nodes of a document or of a part of one, with the memory that they need.
///
/// Never changes.
///
/// Node 0 is the document node; see ``TapeNode`` for the layout. All its memory is its own, so that it can be kept and sent
/// anywhere: invariant behind `@unchecked`.
final class Tape: @unchecked Sendable {
    let nodes: UnsafePointer<TapeNode>
    let count: Int
    let text: UnsafePointer<UInt8>
    let textCount: Int
    let names: NameTable
    /// `standalone` of the XML declaration.
    let isStandalone: Bool?
    /// Whether the text stands in the same memory as the nodes.
    private let isOnePiece: Bool
    /// For each element where its start tag ends; nil where nobody needs them.
    private let positions: UnsafePointer<TapePosition>?

    /// Takes over memory that was allocated.
    init(
        nodes: UnsafeMutablePointer<TapeNode>,
        count: Int,
        text: UnsafeMutablePointer<UInt8>,
        textCount: Int,
        positions: UnsafeMutablePointer<TapePosition>?,
        names: NameTable,
        isStandalone: Bool?
    ) {
        self.nodes = UnsafePointer(nodes)
        self.count = count
        self.text = UnsafePointer(text)
        self.textCount = textCount
        self.positions = positions.map { UnsafePointer($0) }
        self.names = names
        self.isStandalone = isStandalone
        isOnePiece = false
    }

    /// A part of a document, in one piece of memory.
    ///
    /// - Parameters:
    ///   - count: How many nodes there are, with the document node.
    ///   - textCount: The bytes of their text.
    ///   - names: The names of the nodes.
    ///   - fill: Writes the nodes and their text.
    init(
        count: Int,
        textCount: Int,
        names: NameTable,
        fill: (UnsafeMutablePointer<TapeNode>, UnsafeMutablePointer<UInt8>) -> Void
    ) {
        let size = count * MemoryLayout<TapeNode>.stride
        let memory = UnsafeMutableRawPointer.allocate(
            byteCount: size + textCount,
            alignment: MemoryLayout<TapeNode>.alignment
        )
        let nodes = memory.bindMemory(to: TapeNode.self, capacity: count)
        let text = (memory + size).bindMemory(to: UInt8.self, capacity: textCount)
        fill(nodes, text)
        self.nodes = UnsafePointer(nodes)
        self.count = count
        self.text = UnsafePointer(text)
        self.textCount = textCount
        self.names = names
        positions = nil
        isStandalone = nil
        isOnePiece = true
    }

    deinit {
        nodes.deallocate()
        if !isOnePiece { text.deallocate() }
        positions?.deallocate()
    }

    /// What reads the nodes; to be used only while somebody holds the tape.
    var view: TapeView {
        TapeView(nodes: nodes, text: text, positions: positions, names: .passUnretained(names))
    }
}

extension Tape {
    /// This, or where there are many more names than it has nodes, a copy that has no names but its own.
    ///
    /// A fragment of a long document shares all of its names: whoever reads the fragment would take time for each of those.
    var withNamesOfItsSize: Tape {
        guard names.count > count + 256 else { return self }
        let own = NameTable()
        var numbers: [Int: Int] = [:]
        func renumbered(_ number: Int) -> Int {
            let known = numbers[number] ?? own.append(names.name(number))
            numbers[number] = known
            return known
        }
        let copy = UnsafeMutablePointer<TapeNode>.allocate(copying: nodes, count)
        var elements = 0
        for index in 0..<count {
            switch copy[index].kind {
            case .element:
                elements += 1
                copy[index].setName(renumbered(copy[index].name))
            case .placeholder, .namespace, .attribute, .instruction: copy[index].setName(renumbered(copy[index].name))
            case .document, .text, .cdata, .comment, .documentType: break
            }
        }
        return Tape(
            nodes: copy,
            count: count,
            text: .allocate(copying: text, textCount),
            textCount: textCount,
            positions: positions.map { .allocate(copying: $0, elements) },
            names: own,
            isStandalone: isStandalone
        )
    }
}

extension UnsafeMutablePointer where Pointee: BitwiseCopyable {
    /// New memory with a copy.
    static func allocate(copying memory: UnsafePointer<Pointee>, _ count: Int) -> Self {
        let copy = Self.allocate(capacity: count)
        copy.initialize(from: memory, count: count)
        return copy
    }
}

/// Where an element's start tag ends.
struct TapePosition {
    var line: UInt32
    var column: UInt32
}

/// Reads the nodes of a tape, also of one that is still being built.
///
/// Trivial on purpose: it counts no references. Whoever has one holds the tape or its builder.
struct TapeView {
    let nodes: UnsafePointer<TapeNode>
    let text: UnsafePointer<UInt8>
    let positions: UnsafePointer<TapePosition>?
    let names: Unmanaged<NameTable>

    @inline(__always)
    subscript(index: Int) -> TapeNode { nodes[index] }

    /// The index after the last node of a subtree.
    @inline(__always)
    func end(of index: Int) -> Int { index + Int(nodes[index].size) }

    /// The index of an element's or the document's first child, if it has one: else the end of its subtree.
    @inline(__always)
    func firstChild(of index: Int) -> Int {
        index + 1 + nodes[index].namespaceCount + nodes[index].attributeCount
    }

    /// The indices of an element's attributes, without namespace declarations.
    @inline(__always)
    func attributes(of index: Int) -> Range<Int> {
        let start = index + 1 + nodes[index].namespaceCount
        return start..<(start + nodes[index].attributeCount)
    }

    /// The indices of an element's namespace declarations.
    @inline(__always)
    func namespaces(of index: Int) -> Range<Int> { (index + 1)..<(index + 1 + nodes[index].namespaceCount) }

    /// The element's parent, or the document.
    @inline(__always)
    func parent(ofElement index: Int) -> Int { index - Int(nodes[index].first) }

    /// The bytes of a node other than an element or document.
    @inline(__always)
    func bytes(at index: Int) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: text + Int(nodes[index].first), count: Int(nodes[index].second))
    }

    @inline(__always)
    func string(at index: Int) -> String { String(decoding: bytes(at: index), as: UTF8.self) }

    /// The name of a node that has one.
    @inline(__always)
    func name(at index: Int) -> NameTable.Entry {
        let name = nodes[index].name
        return names._withUnsafeGuaranteedRef { $0[name] }
    }

    /// The document's root element.
    var root: Int? {
        var child = 1
        let end = end(of: 0)
        while child < end {
            if nodes[child].isElement { return child }
            child = self.end(of: child)
        }
        return nil
    }

    /// Where an element's start tag ends, if that was noted.
    func position(ofElement index: Int) -> TapePosition? {
        guard let positions else { return nil }
        var elements = 0
        for earlier in 0..<index where nodes[earlier].isElement { elements += 1 }
        return positions[elements]
    }
}
