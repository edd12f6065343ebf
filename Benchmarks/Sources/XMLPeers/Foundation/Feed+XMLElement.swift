package import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

extension Feed {
    /// Reads a document.
    package init(parsing data: Data) throws {
        guard let root = try XMLDocument(data: data).rootElement() else {
            throw CocoaError(.coderReadCorrupt)
        }
        etag = root["gd:etag"]
        id = root.text("id")
        updated = root.text("updated")
        title = root.first("title").map(Text.init(_:))
        totalResults = root.text("openSearch:totalResults").flatMap { Int($0) }
        startIndex = root.text("openSearch:startIndex").flatMap { Int($0) }
        entries = root.elements(forName: "entry").map(Entry.init(_:))
    }
}

extension Feed.Entry {
    init(_ element: XMLElement) {
        etag = element["gd:etag"]
        id = element.text("id") ?? ""
        published = element.text("published")
        updated = element.text("updated")
        categories = element.elements(forName: "category").map {
            Feed.Category(scheme: $0["scheme"], term: $0["term"] ?? "")
        }
        title = element.first("title").map(Feed.Text.init(_:))
        summary = element.first("summary").map(Feed.Text.init(_:))
        content = element.first("content").map(Feed.Text.init(_:))
        links = element.elements(forName: "link").map {
            Feed.Link(rel: $0["rel"], type: $0["type"], href: $0["href"] ?? "")
        }
        author = element.first("author").map {
            Feed.Person(name: $0.text("name"), email: $0.text("email"))
        }
        eventStatus = element.first("gd:eventStatus").map(Feed.Value.init(_:))
        transparency = element.first("gd:transparency").map(Feed.Value.init(_:))
        visibility = element.first("gd:visibility").map(Feed.Value.init(_:))
        comments = element.first("gd:comments").map {
            Feed.Comments(
                feedLink: $0.first("gd:feedLink").map {
                    Feed.FeedLink(href: $0["href"] ?? "", countHint: $0["countHint"].flatMap { Int($0) })
                }
            )
        }
        when = element.first("gd:when").map { when in
            let reminders = when.elements(forName: "gd:reminder").map {
                Feed.Reminder(minutes: $0["minutes"].flatMap { Int($0) }, method: $0["method"])
            }
            return Feed.When(startTime: when["startTime"], endTime: when["endTime"], reminders: reminders)
        }
        `where` = element.first("gd:where").map {
            Feed.Where(valueString: $0["valueString"], rel: $0["rel"])
        }
        who = element.elements(forName: "gd:who").map {
            Feed.Who(
                rel: $0["rel"],
                valueString: $0["valueString"],
                email: $0["email"],
                attendeeStatus: $0.first("gd:attendeeStatus").map(Feed.Value.init(_:))
            )
        }
        sequence = element.first("gCal:sequence").map {
            Feed.Sequence(value: $0["value"].flatMap { Int($0) } ?? 0)
        }
        uid = element.first("gCal:uid").map(Feed.Value.init(_:))
    }
}

extension Feed.Text {
    init(_ element: XMLElement) { self.init(type: element["type"], value: element.stringValue ?? "") }
}

extension Feed.Value {
    init(_ element: XMLElement) { self.init(value: element["value"] ?? "") }
}

extension XMLElement {
    fileprivate func first(_ name: String) -> XMLElement? { elements(forName: name).first }

    fileprivate func text(_ name: String) -> String? { first(name)?.stringValue }

    /// An attribute; `attribute(forName:)` finds none without a prefix in documents with a default namespace.
    fileprivate subscript(name: String) -> String? {
        attributes?.first { $0.name == name }?.stringValue
    }
}
