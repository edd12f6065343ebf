import AsyncXML

extension Feeds {
    /// Decodes a value from an element.
    static func value<T: Decodable>(of element: XML.Element) throws -> T {
        try XML.Decoder().decode(T.self, from: element)
    }
}
