package import AsyncXML

/// A calendar feed with synthesized coding.
package struct Feed: Codable, Sendable, XML.Root {
    package static let element = XML.Name(atom, "feed")

    package var etag: String?
    package var id: String?
    package var updated: String?
    package var title: Text?
    package var totalResults: Int?
    package var startIndex: Int?
    package var entries: [Entry]
    package var extensions: XML.Extensions

    enum CodingKeys: String, FeedKeys {
        case etag = "@gd:etag"
        case id, updated, title, extensions
        case totalResults = "openSearch:totalResults"
        case startIndex = "openSearch:startIndex"
        case entries = "entry"
    }
}

/// The keys of these types: what their prefixes stand for.
protocol FeedKeys: XML.Keys {}

extension FeedKeys {
    static var namespaces: [String: String] {
        [
            "": "http://www.w3.org/2005/Atom", "openSearch": "http://a9.com/-/spec/opensearch/1.1/",
            "gCal": "http://schemas.google.com/gCal/2005", "gd": "http://schemas.google.com/g/2005",
        ]
    }
}

private let atom = "http://www.w3.org/2005/Atom"

extension Feed {
    package struct Entry: Codable, Sendable {
        var etag: String?
        var id: String
        var published: String?
        var updated: String?
        var categories: [Category]
        var title: Text?
        var summary: Text?
        var content: Text?
        var links: [Link]
        var author: Person?
        var eventStatus: Value?
        var transparency: Value?
        var visibility: Value?
        var comments: Comments?
        var when: When?
        var `where`: Where?
        var who: [Who]
        var sequence: Sequence?
        var uid: Value?
        /// The content without a property: here five elements and an attribute.
        package var extensions: XML.Extensions

        enum CodingKeys: String, FeedKeys {
            case etag = "@gd:etag"
            case id, published, updated, title, summary, content, author, extensions
            case categories = "category"
            case links = "link"
            case eventStatus = "gd:eventStatus"
            case transparency = "gd:transparency"
            case visibility = "gd:visibility"
            case comments = "gd:comments"
            case when = "gd:when"
            case `where` = "gd:where"
            case who = "gd:who"
            case sequence = "gCal:sequence"
            case uid = "gCal:uid"
        }
    }

    package struct Text: Codable, Sendable {
        var type: String?
        var value: String

        enum CodingKeys: String, FeedKeys {
            case type = "@type"
            case value = ""
        }
    }

    struct Category: Codable, Sendable {
        var scheme: String?
        var term: String

        enum CodingKeys: String, FeedKeys {
            case scheme = "@scheme"
            case term = "@term"
        }
    }

    struct Link: Codable, Sendable {
        var rel: String?
        var type: String?
        var href: String

        enum CodingKeys: String, FeedKeys {
            case rel = "@rel"
            case type = "@type"
            case href = "@href"
        }
    }

    struct Person: Codable, Sendable {
        var name: String?
        var email: String?

        enum CodingKeys: String, FeedKeys { case name, email }
    }

    struct Value: Codable, Sendable {
        var value: String

        enum CodingKeys: String, FeedKeys { case value = "@value" }
    }

    struct Sequence: Codable, Sendable {
        var value: Int

        enum CodingKeys: String, FeedKeys { case value = "@value" }
    }

    struct Comments: Codable, Sendable {
        var feedLink: FeedLink?

        enum CodingKeys: String, FeedKeys { case feedLink = "gd:feedLink" }
    }

    struct FeedLink: Codable, Sendable {
        var href: String
        var countHint: Int?

        enum CodingKeys: String, FeedKeys {
            case href = "@href"
            case countHint = "@countHint"
        }
    }

    struct When: Codable, Sendable {
        var startTime: String?
        var endTime: String?
        var reminders: [Reminder]

        enum CodingKeys: String, FeedKeys {
            case startTime = "@startTime"
            case endTime = "@endTime"
            case reminders = "gd:reminder"
        }
    }

    struct Reminder: Codable, Sendable {
        var minutes: Int?
        var method: String?

        enum CodingKeys: String, FeedKeys {
            case minutes = "@minutes"
            case method = "@method"
        }
    }

    struct Where: Codable, Sendable {
        var valueString: String?
        var rel: String?

        enum CodingKeys: String, FeedKeys {
            case valueString = "@valueString"
            case rel = "@rel"
        }
    }

    struct Who: Codable, Sendable {
        var rel: String?
        var valueString: String?
        var email: String?
        var attendeeStatus: Value?

        enum CodingKeys: String, FeedKeys {
            case rel = "@rel"
            case valueString = "@valueString"
            case email = "@email"
            case attendeeStatus = "gd:attendeeStatus"
        }
    }
}
