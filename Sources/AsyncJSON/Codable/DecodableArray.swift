/// An array that is decoded here and not by the standard library, because here the number of its elements is known.
protocol DecodableArray {
    init()
    static func decode(at index: Int, from source: DecodingSource) throws -> Self
}

extension Array: DecodableArray where Element: Decodable {
    static func decode(at index: Int, from source: DecodingSource) throws -> [Element] {
        let tape = source.document.tape
        let end = tape.next(after: index)
        var elements: [Element] = []
        elements.reserveCapacity(tape.room(forElementsAt: index, MemoryLayout<Element>.stride))
        var element = index + 2
        while element < end {
            elements.append(try source.decode(Element.self, at: element))
            element = tape.next(after: element)
        }
        return elements
    }
}

extension Tape {
    /// Returns for how many elements of an array to reserve memory, which is at most as much as their words have here.
    ///
    /// The first element may not fit. Ten million zeros in the place of large structs must not cost gigabytes before that
    /// is known.
    func room(forElementsAt index: Int, _ stride: Int) -> Int {
        let size = (next(after: index) - index) * MemoryLayout<UInt64>.stride
        return min(length(at: index), size / stride + 16)
    }
}
