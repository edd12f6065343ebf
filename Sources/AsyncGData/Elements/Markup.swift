import AsyncXML

extension GData {
    /// A value as the element that it is written as, with its markup and all unknown things in it.
    static func element(of value: some Encodable) throws -> XML.Element {
        try XML.Document(parsing: XML.Encoder().encode(value, as: Atom.entry)).root
    }

    /// A value that an element contains.
    static func value<T: Decodable>(of element: XML.Element) throws -> T {
        try XML.Decoder().decode(T.self, from: element.encoded())
    }
}
