/// The nodes of a document or of a part of one, with their memory.
///
/// A tape never changes.
///
/// Node 0 is the document node; see ``TapeNode`` for the layout. The tape owns all its memory, so that it can be kept
/// and sent anywhere: invariant behind `@unchecked`.
final class Tape: @unchecked Sendable {
    let nodes: UnsafePointer<TapeNode>
    let count: Int
    let text: UnsafePointer<UInt8>
    let textCount: Int
    let names: NameTable
    /// The value of `standalone` in the XML declaration.
    let isStandalone: Bool?
    /// A Boolean value indicating whether this is a part of a document, whose names may use prefixes that are declared
    /// outside of it.
    let isFragment: Bool
    /// A Boolean value indicating whether the text is in the same memory as the nodes.
    private let isOnePiece: Bool
    /// The end of each element's start tag; `nil` if the positions are not needed.
    private let positions: UnsafePointer<TapePosition>?

    /// Creates a tape that takes over allocated memory.
    init(
        nodes: UnsafeMutablePointer<TapeNode>,
        count: Int,
        text: UnsafeMutablePointer<UInt8>,
        textCount: Int,
        positions: UnsafeMutablePointer<TapePosition>?,
        names: NameTable,
        isStandalone: Bool?,
        isFragment: Bool = false
    ) {
        self.nodes = UnsafePointer(nodes)
        self.count = count
        self.text = UnsafePointer(text)
        self.textCount = textCount
        self.positions = positions.map { UnsafePointer($0) }
        self.names = names
        self.isStandalone = isStandalone
        self.isFragment = isFragment
        isOnePiece = false
    }

    /// Creates a tape of a part of a document, in one piece of memory.
    ///
    /// - Parameters:
    ///   - count: The number of nodes, including the document node.
    ///   - textCount: The size of their text in bytes.
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
        isFragment = true
        isOnePiece = true
    }

    deinit {
        nodes.deallocate()
        if !isOnePiece { text.deallocate() }
        positions?.deallocate()
    }

    /// A view that reads the nodes; to be used only while something holds the tape.
    var view: TapeView {
        TapeView(nodes: nodes, text: text, positions: positions, names: .passUnretained(names))
    }
}

extension Tape {
    /// This tape, or a copy with a table of its own names if its table has many more names than it has nodes.
    ///
    /// A fragment of a long document shares all of the document's names. Reading the fragment would take time for each
    /// of them.
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
            isStandalone: isStandalone,
            isFragment: isFragment
        )
    }
}

extension Tape {
    /// This tape, or ``withNamesOfItsSize`` if it is larger than a table of names, which takes some kilobytes.
    ///
    /// Each source of a tape makes that copy if nobody has made it before. For a small tape, this takes no time.
    var withOwnNamesIfLarge: Tape {
        let size = count * MemoryLayout<TapeNode>.stride + textCount
        return size > 1 << 13 ? withNamesOfItsSize : self
    }
}

extension UnsafeMutablePointer where Pointee: BitwiseCopyable {
    /// Allocates memory and copies values into it.
    static func allocate(copying memory: UnsafePointer<Pointee>, _ count: Int) -> Self {
        let copy = Self.allocate(capacity: count)
        copy.initialize(from: memory, count: count)
        return copy
    }
}

/// The place at which an element's start tag ends.
struct TapePosition {
    var line: UInt32
    var column: UInt32
}

/// A reader of the nodes of a tape, also of an unfinished one.
///
/// The type is trivial on purpose: it counts no references. The owner must also hold the tape or its builder.
struct TapeView {
    let nodes: UnsafePointer<TapeNode>
    let text: UnsafePointer<UInt8>
    let positions: UnsafePointer<TapePosition>?
    let names: Unmanaged<NameTable>

    @inline(__always)
    subscript(index: Int) -> TapeNode { nodes[index] }

    /// Returns the index after the last node of a subtree.
    @inline(__always)
    func end(of index: Int) -> Int { index + Int(nodes[index].size) }

    /// Returns the index of the first child of an element or the document, or the end of its subtree if it has none.
    @inline(__always)
    func firstChild(of index: Int) -> Int {
        index + 1 + nodes[index].namespaceCount + nodes[index].attributeCount
    }

    /// Returns the indices of an element's attributes, without namespace declarations.
    @inline(__always)
    func attributes(of index: Int) -> Range<Int> {
        let start = index + 1 + nodes[index].namespaceCount
        return start..<(start + nodes[index].attributeCount)
    }

    /// Returns the indices of an element's namespace declarations.
    @inline(__always)
    func namespaces(of index: Int) -> Range<Int> { (index + 1)..<(index + 1 + nodes[index].namespaceCount) }

    /// Returns the index of the element's parent, which may be the document.
    @inline(__always)
    func parent(ofElement index: Int) -> Int { index - Int(nodes[index].first) }

    /// Returns the bytes of a node other than an element or the document.
    @inline(__always)
    func bytes(at index: Int) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: text + Int(nodes[index].first), count: Int(nodes[index].second))
    }

    @inline(__always)
    func string(at index: Int) -> String { String(decoding: bytes(at: index), as: UTF8.self) }

    /// Returns the name of a node that has one.
    @inline(__always)
    func name(at index: Int) -> NameTable.Entry {
        let name = nodes[index].name
        return names._withUnsafeGuaranteedRef { $0[name] }
    }

    /// The index of the document's root element.
    var root: Int? {
        var child = 1
        let end = end(of: 0)
        while child < end {
            if nodes[child].isElement { return child }
            child = self.end(of: child)
        }
        return nil
    }

    /// Returns the place at which an element's start tag ends, if it was recorded.
    func position(ofElement index: Int) -> TapePosition? {
        guard let positions else { return nil }
        var elements = 0
        for earlier in 0..<index where nodes[earlier].isElement { elements += 1 }
        return positions[elements]
    }
}
