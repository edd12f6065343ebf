import AsyncFetch
import AsyncXML

/// A wiki's search for titles, as XML.
struct OpenSearch: APIRequest {
    struct Response: Decodable, Sendable {
        var query: String
        var suggestions: [Suggestion]

        enum CodingKeys: String, XML.Keys {
            case query = "Query"
            case suggestions = "Section/Item"
            static var namespaces: [String: String] { ["": "http://opensearch.org/searchsuggest2"] }
        }
    }

    struct Suggestion: Decodable, Sendable {
        var title: String
        var url: String
        enum CodingKeys: String, CodingKey { case title = "Text", url = "Url" }
    }

    typealias Failure = WikiError

    var term: String
    var limit = 10
    let url = "api.php"
    var query: KeyValuePairs<String, String?> {
        ["action": "opensearch", "format": "xml", "search": term, "limit": String(limit)]
    }
}

/// A request for the flags that reviewers of a wiki can set, in JSON or XML: one struct reads both.
struct FlagConfig: APIRequest {
    struct Response: Decodable, Sendable {
        var flags: APIList<Flag>

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            // In XML the flags are elements inside of the one that is an array in JSON.
            if let element = try? container.nestedContainer(keyedBy: Keys.self, forKey: .flagconfig) {
                flags = try element.decode(APIList<Flag>.self, forKey: .flag)
            } else {
                flags = try container.decode(APIList<Flag>.self, forKey: .flagconfig)
            }
        }

        private enum Keys: String, CodingKey { case flagconfig, flag = "f" }
    }

    struct Flag: Decodable, Sendable, Equatable {
        var name: String
        var maxLevel: Int
        enum CodingKeys: String, CodingKey { case name = "@name", maxLevel = "@maxlevel" }
    }

    typealias Failure = WikiError

    var notation = "json"
    let url = "api.php"
    let isLenient = true  // numbers come as strings from some wikis
    var query: KeyValuePairs<String, String?> { ["action": "flagconfig", "format": notation] }
}

/// The error in the response of a wiki that cannot answer, whatever the status.
struct WikiError: Error, Decodable, CustomStringConvertible {
    var error: Reason

    struct Reason: Decodable, Sendable {
        var code: String
        var info: String
        enum CodingKeys: String, CodingKey { case code = "@code", info = "@info" }
    }

    var description: String { "\(error.info) (\(error.code))" }
}
