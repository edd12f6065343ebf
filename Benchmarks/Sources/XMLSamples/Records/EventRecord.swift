package import AsyncXML

/// An entry of a calendar feed on the fast path: what a generator would write.
package struct EventRecord: XML.CursorDecodable {
    var etag: String?
    var id = ""
    var published: String?
    var updated: String?
    var categories: [CategoryRecord] = []
    var title: TextRecord?
    var summary: TextRecord?
    var content: TextRecord?
    var links: [LinkRecord] = []
    var author: PersonRecord?
    var eventStatus: ValueRecord?
    var transparency: ValueRecord?
    var visibility: ValueRecord?
    var comments: CommentsRecord?
    var when: WhenRecord?
    var `where`: WhereRecord?
    var who: [WhoRecord] = []
    var sequence: SequenceRecord?
    var uid: ValueRecord?
    package var extensions: XML.Extensions

    package init(xml: borrowing XML.Cursor) throws {
        extensions = try xml.extensions(Feed.Entry.CodingKeys.self)
        try xml.forEach(Feed.Entry.CodingKeys.self) { key, item in
            switch key {
            case .etag: etag = item.string
            case .id: id = item.string
            case .published: published = item.string
            case .updated: updated = item.string
            case .categories: categories.append(try item.value(CategoryRecord.self))
            case .title: title = try item.value(TextRecord.self)
            case .summary: summary = try item.value(TextRecord.self)
            case .content: content = try item.value(TextRecord.self)
            case .links: links.append(try item.value(LinkRecord.self))
            case .author: author = try item.value(PersonRecord.self)
            case .eventStatus: eventStatus = try item.value(ValueRecord.self)
            case .transparency: transparency = try item.value(ValueRecord.self)
            case .visibility: visibility = try item.value(ValueRecord.self)
            case .comments: comments = try item.value(CommentsRecord.self)
            case .when: when = try item.value(WhenRecord.self)
            case .where: `where` = try item.value(WhereRecord.self)
            case .who: who.append(try item.value(WhoRecord.self))
            case .sequence: sequence = try item.value(SequenceRecord.self)
            case .uid: uid = try item.value(ValueRecord.self)
            case .extensions: break
            }
        }
    }
}

struct TextRecord: XML.CursorDecodable {
    var type: String?
    var value = ""

    init(xml: borrowing XML.Cursor) throws {
        try xml.forEach(Feed.Text.CodingKeys.self) { key, item in
            switch key {
            case .type: type = item.string
            case .value: value = item.string
            }
        }
    }
}

struct CategoryRecord: XML.CursorDecodable {
    var scheme: String?
    var term = ""

    init(xml: borrowing XML.Cursor) throws {
        try xml.forEach(Feed.Category.CodingKeys.self) { key, item in
            switch key {
            case .scheme: scheme = item.string
            case .term: term = item.string
            }
        }
    }
}

struct LinkRecord: XML.CursorDecodable {
    var rel: String?
    var type: String?
    var href = ""

    init(xml: borrowing XML.Cursor) throws {
        try xml.forEach(Feed.Link.CodingKeys.self) { key, item in
            switch key {
            case .rel: rel = item.string
            case .type: type = item.string
            case .href: href = item.string
            }
        }
    }
}

struct PersonRecord: XML.CursorDecodable {
    var name: String?
    var email: String?

    init(xml: borrowing XML.Cursor) throws {
        try xml.forEach(Feed.Person.CodingKeys.self) { key, item in
            switch key {
            case .name: name = item.string
            case .email: email = item.string
            }
        }
    }
}

struct ValueRecord: XML.CursorDecodable {
    var value = ""

    init(xml: borrowing XML.Cursor) throws {
        try xml.forEach(Feed.Value.CodingKeys.self) { _, item in value = item.string }
    }
}

struct SequenceRecord: XML.CursorDecodable {
    var value = 0

    init(xml: borrowing XML.Cursor) throws {
        try xml.forEach(Feed.Sequence.CodingKeys.self) { _, item in value = try item.value(Int.self) }
    }
}

struct CommentsRecord: XML.CursorDecodable {
    var feedLink: FeedLinkRecord?

    init(xml: borrowing XML.Cursor) throws {
        try xml.forEach(Feed.Comments.CodingKeys.self) { _, item in
            feedLink = try item.value(FeedLinkRecord.self)
        }
    }
}

struct FeedLinkRecord: XML.CursorDecodable {
    var href = ""
    var countHint: Int?

    init(xml: borrowing XML.Cursor) throws {
        try xml.forEach(Feed.FeedLink.CodingKeys.self) { key, item in
            switch key {
            case .href: href = item.string
            case .countHint: countHint = try item.value(Int.self)
            }
        }
    }
}

struct WhenRecord: XML.CursorDecodable {
    var startTime: String?
    var endTime: String?
    var reminders: [ReminderRecord] = []

    init(xml: borrowing XML.Cursor) throws {
        try xml.forEach(Feed.When.CodingKeys.self) { key, item in
            switch key {
            case .startTime: startTime = item.string
            case .endTime: endTime = item.string
            case .reminders: reminders.append(try item.value(ReminderRecord.self))
            }
        }
    }
}

struct ReminderRecord: XML.CursorDecodable {
    var minutes: Int?
    var method: String?

    init(xml: borrowing XML.Cursor) throws {
        try xml.forEach(Feed.Reminder.CodingKeys.self) { key, item in
            switch key {
            case .minutes: minutes = try item.value(Int.self)
            case .method: method = item.string
            }
        }
    }
}

struct WhereRecord: XML.CursorDecodable {
    var valueString: String?
    var rel: String?

    init(xml: borrowing XML.Cursor) throws {
        try xml.forEach(Feed.Where.CodingKeys.self) { key, item in
            switch key {
            case .valueString: valueString = item.string
            case .rel: rel = item.string
            }
        }
    }
}

struct WhoRecord: XML.CursorDecodable {
    var rel: String?
    var valueString: String?
    var email: String?
    var attendeeStatus: ValueRecord?

    init(xml: borrowing XML.Cursor) throws {
        try xml.forEach(Feed.Who.CodingKeys.self) { key, item in
            switch key {
            case .rel: rel = item.string
            case .valueString: valueString = item.string
            case .email: email = item.string
            case .attendeeStatus: attendeeStatus = try item.value(ValueRecord.self)
            }
        }
    }
}
