extension XML.Element {
    /// Returns the places of elements in the parsed text, like ``position``, in one pass over their document.
    ///
    /// A single ``position`` takes a whole pass.
    package static func positions(of elements: [XML.Element]) -> [(line: Int, column: Int)?] {
        var positions = [(line: Int, column: Int)?](repeating: nil, count: elements.count)
        let indices = elements.indices.sorted { elements[$0].origin?.index ?? 0 < elements[$1].origin?.index ?? 0 }
        var tape: Tape?
        var (node, count) = (0, 0)
        for index in indices {
            guard let origin = elements[index].origin, let places = origin.tape.view.positions else { continue }
            if origin.tape !== tape || origin.index < node { (tape, node, count) = (origin.tape, 0, 0) }
            while node < origin.index {
                if origin.tape.view[node].isElement { count += 1 }
                node += 1
            }
            positions[index] = (Int(places[count].line), Int(places[count].column))
        }
        return positions
    }
}
