import AsyncXML

/// A type as an application would declare it, with synthesized coding; short names, so that the fuzzer finds them.
struct XMLSong: Codable, XML.Root {
    static let element = XML.Name("u", "s")

    var number: Int?
    var small: UInt8?
    var lang: String?
    var title: String?
    var isLive: Bool?
    var volume: Double?
    var artists: [Artist]
    var items: [Int]
    var list: [String]
    var parts: [Part]
    var extensions: XML.Extensions

    enum CodingKeys: String, SongKeys {
        case number = "@n"
        case small = "@x:u"
        case lang = "@xml:lang"
        case title = "t"
        case isLive = "b"
        case volume = "d"
        case artists = "x:a"
        case items = "o"
        case list = "l/i"
        case parts = "p|q"
        case extensions
    }

    struct Artist: Codable {
        var name: String
        var lang: String?
        var extensions: XML.Extensions

        enum CodingKeys: String, SongKeys {
            case name = ""
            case lang = "@xml:lang"
            case extensions
        }
    }

    /// One of several elements.
    enum Part: Codable {
        case p(Pause)
        case q(String)
    }

    struct Pause: Codable {
        var at: Int?

        enum CodingKeys: String, SongKeys { case at = "@at" }
    }
}

/// The keys of these types: what their prefixes stand for.
protocol SongKeys: XML.Keys {}

extension SongKeys {
    static var namespaces: [String: String] { ["": "u", "x": "v"] }
}
