/// A walk over the objects of one or several indexes, in the order of their names and generations.
///
/// Each step and each jump takes a time that grows with the logarithm of the number of objects.
struct ObjectCursor {
    private var places: [(index: ObjectIndex, position: ObjectIndex.Position)]

    /// Begins at the first object of all indexes.
    init(_ indexes: [ObjectIndex]) { places = indexes.map { ($0, $0.start) } }

    /// The object at which the walk is; `nil` at the end.
    var current: StoredObject? { place.flatMap { places[$0].index[places[$0].position] } }

    /// The index that has the current object.
    private var place: Int? {
        var found: (place: Int, object: StoredObject)?
        for (place, (index, position)) in places.enumerated() {
            guard let object = index[position] else { continue }
            if let other = found?.object, !object.precedes(other) { continue }
            found = (place, object)
        }
        return found?.place
    }

    /// Goes to the next object.
    mutating func advance() {
        guard let place else { return }
        places[place].position = places[place].index.position(after: places[place].position)
    }

    /// Goes forward to the first object whose name does not precede another name.
    mutating func seek(to name: String) { seek { $0.name.precedes(name) } }

    /// Goes forward to the first object after a name and a generation.
    mutating func seek(after name: String, generation: Int64 = .max) {
        seek { $0.precedes(name, generation) || ($0.generation == generation && $0.name.isSameName(as: name)) }
    }

    /// Goes forward to the first object whose name follows all names with a prefix.
    mutating func seek(afterPrefix prefix: String) {
        seek { $0.name.precedes(prefix) || $0.name.utf8.starts(with: prefix.utf8) }
    }

    private mutating func seek(_ isPassed: (StoredObject) -> Bool) {
        for place in places.indices {
            let position = places[place].index.position(where: isPassed)
            places[place].position = max(places[place].position, position)
        }
    }
}
