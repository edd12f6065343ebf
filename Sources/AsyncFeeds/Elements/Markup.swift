package import AsyncXML

extension Feeds {
    /// Returns the element that a value is written as, with its markup and all unknown content.
    package static func element(of value: some Encodable) throws -> XML.Element {
        try XML.Document(parsing: XML.Encoder().encode(value, as: Atom.entry)).root
    }

    /// Decodes a value from an element.
    static func value<T: Decodable>(of element: XML.Element) throws -> T {
        try XML.Decoder().decode(T.self, from: element.encoded())
    }
}
