/// Objects in the order of the bytes of their names, and of their generations.
///
/// The objects are in chunks. A copy of an index shares them: a reader keeps a copy as a snapshot, and the next change
/// copies one chunk and the list of chunks.
struct ObjectIndex: Sendable {
    /// A place between the first object and the end.
    struct Position: Sendable, Comparable {
        fileprivate var chunk: Int
        fileprivate var offset: Int

        static func < (lhs: Position, rhs: Position) -> Bool {
            (lhs.chunk, lhs.offset) < (rhs.chunk, rhs.offset)
        }
    }

    /// The number of objects.
    private(set) var count = 0
    /// The chunks, none of which is empty.
    private var chunks: [[StoredObject]] = []

    private static let largestChunk = 512

    /// Creates an empty index.
    init() {}

    /// Creates an index of objects in any order; of two with the same name and generation, one stays.
    init(_ objects: [StoredObject]) {
        for object in objects.sorted(by: { $0.precedes($1) }) { insert(object) }
    }

    var isEmpty: Bool { count == 0 }

    /// The place of the first object.
    var start: Position { Position(chunk: 0, offset: 0) }

    /// The object at a position; `nil` at the end.
    subscript(position: Position) -> StoredObject? {
        position.chunk < chunks.count ? chunks[position.chunk][position.offset] : nil
    }

    /// Returns the next position; the end has none.
    func position(after position: Position) -> Position {
        position.offset + 1 < chunks[position.chunk].count
            ? Position(chunk: position.chunk, offset: position.offset + 1)
            : Position(chunk: position.chunk + 1, offset: 0)
    }

    /// Returns the position of the first object that is not among the first ones.
    ///
    /// - Parameter isFirst: Returns whether an object is among the first ones; none may follow an object that is not.
    /// - Returns: The position; the end if all are first ones.
    func position(where isFirst: (StoredObject) -> Bool) -> Position {
        let chunk = Self.partition(chunks.count) { isFirst(chunks[$0][chunks[$0].count - 1]) }
        guard chunk < chunks.count else { return Position(chunk: chunk, offset: 0) }
        return Position(chunk: chunk, offset: Self.partition(chunks[chunk].count) { isFirst(chunks[chunk][$0]) })
    }

    /// Returns the first object with a name; `nil` if there is none.
    func first(_ name: String) -> StoredObject? {
        let object = self[position { $0.name.precedes(name) }]
        return object.flatMap { $0.name.isSameName(as: name) ? $0 : nil }
    }

    /// Returns the object with a name and a generation; `nil` if there is none.
    func object(_ name: String, generation: Int64) -> StoredObject? {
        let object = self[position { $0.precedes(name, generation) }]
        return object.flatMap { $0.name.isSameName(as: name) && $0.generation == generation ? $0 : nil }
    }

    /// Adds an object, or replaces the one with the same name and generation.
    mutating func insert(_ object: StoredObject) {
        var place = position { $0.precedes(object) }
        if let found = self[place], !object.precedes(found) {
            chunks[place.chunk][place.offset] = object
            return
        }
        count += 1
        guard let last = chunks.indices.last else {
            chunks = [[object]]
            return
        }
        if place.chunk > last { place = Position(chunk: last, offset: chunks[last].count) }
        chunks[place.chunk].insert(object, at: place.offset)
        let size = chunks[place.chunk].count
        guard size > Self.largestChunk else { return }
        // Objects that arrive in the order of their names leave full chunks behind.
        let half = place.chunk == last && place.offset == size - 1 ? size - 1 : size / 2
        let rest = Array(chunks[place.chunk][half...])
        chunks[place.chunk].removeSubrange(half...)
        chunks.insert(rest, at: place.chunk + 1)
    }

    /// Removes the object with the name and the generation of another, if it is there.
    mutating func remove(_ object: StoredObject) {
        let place = position { $0.precedes(object) }
        guard let found = self[place], !object.precedes(found) else { return }
        count -= 1
        chunks[place.chunk].remove(at: place.offset)
        if chunks[place.chunk].isEmpty { chunks.remove(at: place.chunk) }
    }

    /// Returns the number of leading indices for which a condition holds.
    private static func partition(_ count: Int, _ isFirst: (Int) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if isFirst(middle) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension ObjectIndex: Sequence {
    func makeIterator() -> some IteratorProtocol<StoredObject> { chunks.joined().makeIterator() }
}

extension StoredObject {
    /// Returns whether the object is before another in an index.
    func precedes(_ other: StoredObject) -> Bool { precedes(other.name, other.generation) }

    /// Returns whether the object is before the place of a name and a generation in an index.
    func precedes(_ other: String, _ otherGeneration: Int64) -> Bool {
        if name.precedes(other) { return true }
        return generation < otherGeneration && name.isSameName(as: other)
    }
}
