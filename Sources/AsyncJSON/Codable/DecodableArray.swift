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
        elements.reserveCapacity(tape.length(at: index))
        var element = index + 2
        while element < end {
            elements.append(try source.decode(Element.self, at: element))
            element = tape.next(after: element)
        }
        return elements
    }
}
