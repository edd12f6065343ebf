import AsyncFeeds
import AsyncXML

/// Decodes a text.
func decode<T: Decodable>(_ type: T.Type, _ text: String, by decoder: XML.Decoder = XML.Decoder()) throws -> T {
    try decoder.decode(type, from: text.utf8)
}

/// Encodes a value without an XML declaration.
func encode(_ value: some Encodable & XML.Root) throws -> String {
    var encoder = XML.Encoder()
    encoder.writesDeclaration = false
    return String(decoding: try encoder.encode(value), as: UTF8.self)
}

/// What a document says, wherever its namespaces are declared: Exclusive Canonical XML with comments.
func canonical(_ bytes: some Sequence<UInt8>) throws -> String {
    let document = try XML.Document(parsing: bytes)
    return String(decoding: try document.canonical(.exclusive(keepsComments: true)), as: UTF8.self)
}
