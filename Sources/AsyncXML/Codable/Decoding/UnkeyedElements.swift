/// The items of an array that is being decoded: elements of one name, or all content of an element.
struct UnkeyedElements: UnkeyedDecodingContainer {
    /// The rule that selects the nodes that are items.
    enum Selection {
        /// The nodes for a key.
        case key(KeyPlan, Int)
        /// Elements with the same name as this one.
        case named(Int)
        /// These elements.
        case listed([Int])
        /// All elements, and also all texts if one of them is more than white space.
        case content
    }

    private let selection: Selection
    private let source: DecodingSource
    private let parent: Int
    private let end: Int
    private var next: Int
    private(set) var currentIndex = 0
    private let takesText: Bool

    init(_ selection: Selection, from start: Int, to end: Int, _ parent: Int, _ source: DecodingSource) {
        self.selection = selection
        self.source = source
        self.parent = parent
        self.end = end
        next = start
        switch selection {
        case .key(let plan, let tag):
            takesText = plan.table.pointee.roles[tag] == .mixed
        case .named, .listed: takesText = false
        case .content: takesText = start < end && !source.hasBlankTexts(parent)
        }
        skip()
    }

    /// Moves to the next node that is an item.
    private mutating func skip() {
        if case .listed(let nodes) = selection { return next = currentIndex < nodes.count ? nodes[currentIndex] : end }
        let view = source.view
        while next < end, !isItem(next, view) { next = view.end(of: next) }
    }

    @inline(__always)
    private func isItem(_ index: Int, _ view: TapeView) -> Bool {
        let node = view[index]
        guard node.isElement else { return takesText && node.isText }
        switch selection {
        case .key(let plan, let tag): return source.meaning(of: node.name, at: index, plan) == tag
        case .named(let first): return view[first].name == node.name || view.name(at: first).means(view.name(at: index))
        case .listed, .content: return true
        }
    }

    var codingPath: [any CodingKey] { source.codingPath(to: parent) }
    /// The count is unknown, because counting would need a pass over all items.
    var count: Int? { nil }
    var isAtEnd: Bool { next >= end }

    /// Decodes the next item; if that fails, the item remains the next one.
    @inline(__always)
    private mutating func item<T>(_ decode: (DecodingSource, Int) throws -> T) throws -> T {
        guard next < end else {
            throw source.error(.elementMissing, "There is no element \(currentIndex + 1) in the list", at: parent)
        }
        let value = try decode(source, next)
        next = source.view.end(of: next)
        currentIndex += 1
        skip()
        return value
    }

    private func decoder(_ index: Int) -> ElementDecoder {
        switch selection {
        case .key(let plan, let tag):
            ElementDecoder(index: index, place: KeyPlace(plan, tag), source: source)
        case .named, .listed, .content: ElementDecoder(index: index, place: .none, source: source)
        }
    }

    mutating func decodeNil() throws -> Bool {
        guard next < end, source.isNil(next) else { return false }
        return try item { _, _ in true }
    }

    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
        switch selection {
        case .key(let plan, let tag):
            let place = KeyPlace(plan, tag)
            return try item { try $0.decode(type, at: $1, by: place) }
        case .named, .listed: return try item { try $0.decode(type, at: $1, by: .none) }
        case .content: return try item { try $0.decodeContent(type, at: $1) }
        }
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> {
        let decoder = decoder(next)
        return try item { _, _ in try decoder.container(keyedBy: type) }
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try item { source, index in
            UnkeyedElements(
                .content,
                from: source.view.firstChild(of: index),
                to: source.view.end(of: index),
                index,
                source
            )
        }
    }

    mutating func superDecoder() throws -> any Swift.Decoder {
        let decoder = decoder(next)
        return try item { _, _ in decoder }
    }

    mutating func decode(_: String.Type) throws -> String { try scalar { $0.string(at: $1) } }
    mutating func decode(_: Bool.Type) throws -> Bool { try scalar { try $0.bool(at: $1) } }
    mutating func decode(_: Double.Type) throws -> Double { try scalar { try $0.double(at: $1) } }
    mutating func decode(_: Float.Type) throws -> Float { try scalar { try $0.float(at: $1) } }
    mutating func decode(_: Int.Type) throws -> Int { try scalar { try $0.integer(at: $1) } }
    mutating func decode(_: Int8.Type) throws -> Int8 { try scalar { try $0.integer(at: $1) } }
    mutating func decode(_: Int16.Type) throws -> Int16 { try scalar { try $0.integer(at: $1) } }
    mutating func decode(_: Int32.Type) throws -> Int32 { try scalar { try $0.integer(at: $1) } }
    mutating func decode(_: Int64.Type) throws -> Int64 { try scalar { try $0.integer(at: $1) } }
    mutating func decode(_: UInt.Type) throws -> UInt { try scalar { try $0.integer(at: $1) } }
    mutating func decode(_: UInt8.Type) throws -> UInt8 { try scalar { try $0.integer(at: $1) } }
    mutating func decode(_: UInt16.Type) throws -> UInt16 { try scalar { try $0.integer(at: $1) } }
    mutating func decode(_: UInt32.Type) throws -> UInt32 { try scalar { try $0.integer(at: $1) } }
    mutating func decode(_: UInt64.Type) throws -> UInt64 { try scalar { try $0.integer(at: $1) } }

    @inline(__always)
    private mutating func scalar<T>(_ read: (Scalars, Int) throws -> T) throws -> T {
        try item { source, index in try source.value(at: index, read) }
    }
}
