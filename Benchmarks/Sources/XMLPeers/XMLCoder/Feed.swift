package import XMLCoder

/// A calendar feed as XMLCoder takes it: names with the prefixes of the document, `""` for text beside attributes.
///
/// What is in no struct is dropped; there is no way to keep it.
package struct Feed: Codable {
    package var etag: String?
    package var id: String?
    package var updated: String?
    package var title: Text?
    package var totalResults: Int?
    package var startIndex: Int?
    package var entries: [Entry]

    enum CodingKeys: String, CodingKey {
        case etag = "gd:etag"
        case id, updated, title
        case totalResults = "openSearch:totalResults"
        case startIndex = "openSearch:startIndex"
        case entries = "entry"
    }
}

extension Feed {
    package struct Entry: Codable {
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

        enum CodingKeys: String, CodingKey {
            case etag = "gd:etag"
            case id, published, updated, title, summary, content, author
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

    package struct Text: Codable {
        var type: String?
        var value: String

        enum CodingKeys: String, CodingKey {
            case type
            case value = ""
        }
    }

    struct Category: Codable {
        var scheme: String?
        var term: String
    }

    struct Link: Codable {
        var rel: String?
        var type: String?
        var href: String
    }

    struct Person: Codable {
        var name: String?
        var email: String?
    }

    struct Value: Codable {
        var value: String
    }

    struct Sequence: Codable {
        var value: Int
    }

    struct Comments: Codable {
        var feedLink: FeedLink?

        enum CodingKeys: String, CodingKey { case feedLink = "gd:feedLink" }
    }

    struct FeedLink: Codable {
        var href: String
        var countHint: Int?
    }

    struct When: Codable {
        var startTime: String?
        var endTime: String?
        var reminders: [Reminder]

        enum CodingKeys: String, CodingKey {
            case startTime, endTime
            case reminders = "gd:reminder"
        }
    }

    struct Reminder: Codable {
        var minutes: Int?
        var method: String?
    }

    struct Where: Codable {
        var valueString: String?
        var rel: String?
    }

    struct Who: Codable {
        var rel: String?
        var valueString: String?
        var email: String?
        var attendeeStatus: Value?

        enum CodingKeys: String, CodingKey {
            case rel, valueString, email
            case attendeeStatus = "gd:attendeeStatus"
        }
    }
}

/// A type whose properties are written as attributes, but for those named here.
protocol Attributed: DynamicNodeEncoding {
    static var elements: Set<String> { get }
}

extension Attributed {
    static var elements: Set<String> { [] }

    static func nodeEncoding(for key: any CodingKey) -> XMLEncoder.NodeEncoding {
        elements.contains(key.stringValue) ? .element : .attribute
    }
}

extension Feed.Category: Attributed {}
extension Feed.Link: Attributed {}
extension Feed.Value: Attributed {}
extension Feed.Sequence: Attributed {}
extension Feed.FeedLink: Attributed {}
extension Feed.Reminder: Attributed {}
extension Feed.Where: Attributed {}
extension Feed.When: Attributed { static let elements: Set = ["gd:reminder"] }
extension Feed.Who: Attributed { static let elements: Set = ["gd:attendeeStatus"] }

extension Feed.Text: DynamicNodeEncoding {
    package static func nodeEncoding(for key: any CodingKey) -> XMLEncoder.NodeEncoding {
        key.stringValue == "type" ? .attribute : .element
    }
}

extension Feed: DynamicNodeEncoding {
    package static func nodeEncoding(for key: any CodingKey) -> XMLEncoder.NodeEncoding {
        key.stringValue == "gd:etag" ? .attribute : .element
    }
}

extension Feed.Entry: DynamicNodeEncoding {
    package static func nodeEncoding(for key: any CodingKey) -> XMLEncoder.NodeEncoding {
        key.stringValue == "gd:etag" ? .attribute : .element
    }
}
