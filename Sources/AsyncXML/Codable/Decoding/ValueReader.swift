/// A reader of the values of one type.
///
/// It is a class for two reasons. Its methods find the type's information in its generic argument. The right subclass
/// is chosen once and not for each value.
class ValueReader<Value: Decodable> {
    /// Reads a value.
    ///
    /// - Parameters:
    ///   - node: The node of the value, or the first of several nodes that are one value.
    ///   - last: The last of these nodes; 0 if it is unknown.
    ///   - place: The key for the value.
    ///   - source: The source of the nodes.
    /// - Returns: The value.
    /// - Throws: The errors of the type's own `init(from:)`.
    func read(_ node: Int, through last: Int = 0, by place: KeyPlace, _ source: DecodingSource) throws -> Value {
        source.enter(Value.self)
        defer { source.leave() }
        return try Value(from: ElementDecoder(index: node, place: place, source: source))
    }

    /// Returns the value for a missing node.
    func readMissing(_ decoder: @autoclosure () -> MissingDecoder) throws -> Value { try decoder().decode(Value.self) }
}

extension ValueReader {
    /// Returns the reader for a type.
    static func reader(of type: Value.Type, isConverted: Bool) -> ValueReader {
        if isConverted || isBuiltIn(type) { return TextReader() }
        let list = (type as? any ReadableList.Type)?.makeReader() as? ValueReader
        return list ?? ValueReader()
    }
}

/// A reader of values that are stored as one text.
private final class TextReader<Value: Decodable>: ValueReader<Value> {
    override func read(_ node: Int, through last: Int, by place: KeyPlace, _ source: DecodingSource) throws -> Value {
        try source.convert(Value.self, at: node)
    }
}

/// A reader of arrays of elements with the same name, without the boxes of the containers that arrays usually use.
///
/// The array's type is a generic argument too. Otherwise it would have to be looked up for each array.
private final class ListReader<List: RangeReplaceableCollection & Decodable, Item: Decodable>: ValueReader<List>
where List.Element == Item {
    override func read(_ node: Int, through last: Int, by place: KeyPlace, _ source: DecodingSource) throws -> List {
        guard place.role == .child, source.view[node].isElement, let plan = place.plan?.takeUnretainedValue() else {
            return try super.read(node, through: last, by: place, source)
        }
        source.enter(List.self)
        defer { source.leave() }
        plan.table.pointee.uses[Int(place.tag)].formUnion(.list)
        let end = source.view.end(of: last > 0 ? last : source.view.parent(ofElement: node))
        let reader = source.reader(of: Item.self)
        func isItem(_ index: Int) -> Bool {
            let node = source.view[index]
            return node.isElement && source.meaning(of: node.name, at: index, plan) == Int(place.tag)
        }
        var items = List()
        // Each time that an array grows, it copies its items, and looks up the type of its storage.
        if last > node { items.reserveCapacity(source.view.count(from: node, to: end, where: isItem)) }
        var next = node
        while next < end {
            if isItem(next) {
                items.append(try reader._withUnsafeGuaranteedRef { try $0.read(next, by: place, source) })
            }
            next = source.view.end(of: next)
        }
        return items
    }

    override func readMissing(_ decoder: @autoclosure () -> MissingDecoder) -> List { List() }
}

extension TapeView {
    /// Returns the number of siblings that fulfill a condition, or 64 if there are more.
    ///
    /// A document can have any number of them, so memory for more is only allocated when they have been read.
    fileprivate func count(from start: Int, to end: Int, where isRight: (Int) -> Bool) -> Int {
        var count = 0
        var next = start
        while next < end, count < 64 {
            if isRight(next) { count += 1 }
            next = self.end(of: next)
        }
        return count
    }
}

/// An array that can be decoded.
private protocol ReadableList {
    static func makeReader() -> AnyObject
}

extension Array: ReadableList where Element: Decodable {
    fileprivate static func makeReader() -> AnyObject { ListReader<Self, Element>() }
}
