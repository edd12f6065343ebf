import Foundation

/// What lxml finds in a feed or entry, as `Tests/Peers/gdata_feeds.py` has written it down.
struct Expected: Decodable {
    var root: String?
    var attributes: [String: String]
    var id: [String]
    var title: [[String?]]
    var summary: [[String?]]
    var content: [[String?]]
    var published: [String]
    var updated: [String]
    var links: [[String?]]
    var categories: [[String?]]
    var authors: [[String?]]
    var foreign: [Foreign]
    var entries: [Expected]?

    /// An element of another vocabulary.
    struct Foreign: Decodable {
        var path: String
        var attributes: [String: String]
        var text: String

        init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            path = try container.decode(String.self)
            attributes = try container.decode([String: String].self)
            text = try container.decode(String.self)
        }
    }

    /// The values at a path: texts of elements, or of an attribute behind `@`, in document order.
    func values(_ path: String) -> [String?] {
        let parts = path.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        return foreign.filter { $0.path == parts[0] }.map { parts.count > 1 ? $0.attributes[parts[1]] : $0.text }
    }

    static let all: [String: Expected] = {
        let file = URL(filePath: #filePath).appending(path: "../../../Peers/gdata_feeds.json").standardizedFileURL
        guard let data = try? Data(contentsOf: file) else { return [:] }
        return (try? JSONDecoder().decode([String: Expected].self, from: data)) ?? [:]
    }()
}
