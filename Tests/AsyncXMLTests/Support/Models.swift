import AsyncXML

let atom = "http://www.w3.org/2005/Atom"
let gd = "http://schemas.google.com/g/2005"
let gCal = "http://schemas.google.com/gCal/2005"

protocol AtomKeys: XML.Keys {}
extension AtomKeys {
    static var namespaces: [String: String] { ["": atom, "gd": gd, "gCal": gCal] }
}

struct Feed: Codable, Equatable, Sendable, XML.Root {
    static let element = XML.Name(atom, "feed")
    var id: String
    var title: Text?
    var links: [Link] = []
    var entries: [Entry] = []
    var extensions = XML.Extensions()
    enum CodingKeys: String, AtomKeys { case id, title, links = "link", entries = "entry", extensions }
}

struct Text: Codable, Equatable, Sendable {
    var type: String?
    var value: String
    var extensions = XML.Extensions()
    enum CodingKeys: String, CodingKey { case type = "@type", value = "", extensions }
}

struct Link: Codable, Equatable, Sendable {
    var href: String
    var rel: String?
    var extensions = XML.Extensions()
    enum CodingKeys: String, CodingKey { case href = "@href", rel = "@rel", extensions }
}

struct Person: Codable, Equatable, Sendable {
    var name: String
    var email: String?
    var extensions = XML.Extensions()
}

struct When: Codable, Equatable, Sendable {
    var startTime: String?
    var extensions = XML.Extensions()
    enum CodingKeys: String, CodingKey { case startTime = "@startTime", extensions }
}

struct Entry: Codable, Equatable, Sendable, XML.Root {
    static let element = XML.Name(atom, "entry")
    var etag: String?
    var id: String
    var updated: String?
    var title: Text?
    var links: [Link] = []
    var authors: [Person] = []
    var whens: [When] = []
    var extensions = XML.Extensions()
    enum CodingKeys: String, AtomKeys {
        case etag = "@gd:etag", id, updated, title, links = "link", authors = "author", whens = "gd:when", extensions
    }
}

struct Color: XML.Extension, Equatable {
    static let element = XML.Name(gCal, "gCal:color")
    var value: String
    enum CodingKeys: String, CodingKey { case value = "@value" }
}

/// Decodes the text of a document.
func decode<T: Decodable>(_ type: T.Type, _ text: String) throws -> T {
    try XML.Decoder().decode(type, from: text.utf8)
}

/// Encodes a value without an XML declaration.
func encode<T: Encodable>(_ value: T, as name: String = "r") throws -> String {
    var encoder = XML.Encoder()
    encoder.writesDeclaration = false
    return String(decoding: try encoder.encode(value, as: XML.Name(nil, name)), as: UTF8.self)
}

/// The error that something throws.
func error(_ body: () throws -> some Any) -> XML.Error? {
    do {
        _ = try body()
        return nil
    } catch {
        return error as? XML.Error
    }
}
