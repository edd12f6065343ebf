import AsyncJSON

/// Models of the events of Calendar v3, as a generator would write them.
enum Calendar {
    struct EventTime: JSON.Model {
        var dateTime: JSON.Timestamp?
        var timeZone: String?
        var date: String?
        var unknown = JSON.UnknownMembers()

        static let fields: JSON.FieldTable<Self> = [
            .timestamp("dateTime", \.dateTime),
            .string("timeZone", \.timeZone),
            .string("date", \.date),
        ]
    }

    struct Attendee: JSON.Model {
        var id: String?
        var email: String?
        var displayName: String?
        var organizer: Bool?
        var `self`: Bool?
        var responseStatus: String?
        var optional: Bool?
        var resource: Bool?
        var unknown = JSON.UnknownMembers()

        static let fields: JSON.FieldTable<Self> = [
            .string("id", \.id),
            .string("email", \.email),
            .string("displayName", \.displayName),
            .bool("organizer", \.organizer),
            .bool("self", \.`self`),
            .string("responseStatus", \.responseStatus),
            .bool("optional", \.optional),
            .bool("resource", \.resource),
        ]
    }

    struct EntryPoint: JSON.Model {
        var entryPointType: String?
        var uri: String?
        var label: String?
        var pin: String?
        var unknown = JSON.UnknownMembers()

        static let fields: JSON.FieldTable<Self> = [
            .string("entryPointType", \.entryPointType),
            .string("uri", \.uri),
            .string("label", \.label),
            .string("pin", \.pin),
        ]
    }

    struct Conference: JSON.Model {
        var conferenceId: String?
        var signature: String?
        var entryPoints: [EntryPoint]?
        var notes: String?
        var unknown = JSON.UnknownMembers()

        static let fields: JSON.FieldTable<Self> = [
            .string("conferenceId", \.conferenceId),
            .string("signature", \.signature),
            .array("entryPoints", \.entryPoints, of: .object),
            .string("notes", \.notes),
        ]
    }

    struct Reminder: JSON.Model {
        var method: String?
        var minutes: Int32?
        var unknown = JSON.UnknownMembers()

        static let fields: JSON.FieldTable<Self> = [
            .string("method", \.method),
            .int32("minutes", \.minutes),
        ]
    }

    struct Reminders: JSON.Model {
        var useDefault: Bool?
        var overrides: [Reminder]?
        var unknown = JSON.UnknownMembers()

        static let fields: JSON.FieldTable<Self> = [
            .bool("useDefault", \.useDefault),
            .array("overrides", \.overrides, of: .object),
        ]
    }

    struct Event: JSON.Model {
        var kind: String?
        var etag: String?
        var id: String?
        var status: String?
        var htmlLink: String?
        var created: JSON.Timestamp?
        var updated: JSON.Timestamp?
        var summary: String?
        var description: String?
        var location: String?
        var colorId: String?
        var creator: Attendee?
        var organizer: Attendee?
        var start: EventTime?
        var end: EventTime?
        var endTimeUnspecified: Bool?
        var recurrence: [String]?
        var recurringEventId: String?
        var transparency: String?
        var visibility: String?
        var iCalUID: String?
        var sequence: Int32?
        var attendees: [Attendee]?
        var hangoutLink: String?
        var conferenceData: Conference?
        var guestsCanModify: Bool?
        var locked: Bool?
        var reminders: Reminders?
        var eventType: String?
        var unknown = JSON.UnknownMembers()

        static let fields: JSON.FieldTable<Self> = [
            .string("kind", \.kind),
            .string("etag", \.etag),
            .string("id", \.id),
            .string("status", \.status),
            .string("htmlLink", \.htmlLink),
            .timestamp("created", \.created),
            .timestamp("updated", \.updated),
            .string("summary", \.summary),
            .string("description", \.description),
            .string("location", \.location),
            .string("colorId", \.colorId),
            .object("creator", \.creator),
            .object("organizer", \.organizer),
            .object("start", \.start),
            .object("end", \.end),
            .bool("endTimeUnspecified", \.endTimeUnspecified),
            .array("recurrence", \.recurrence, of: .string),
            .string("recurringEventId", \.recurringEventId),
            .string("transparency", \.transparency),
            .string("visibility", \.visibility),
            .string("iCalUID", \.iCalUID),
            .int32("sequence", \.sequence),
            .array("attendees", \.attendees, of: .object),
            .string("hangoutLink", \.hangoutLink),
            .object("conferenceData", \.conferenceData),
            .bool("guestsCanModify", \.guestsCanModify),
            .bool("locked", \.locked),
            .object("reminders", \.reminders),
            .string("eventType", \.eventType),
        ]
    }

    struct EventList: JSON.Model {
        var kind: String?
        var etag: String?
        var summary: String?
        var updated: JSON.Timestamp?
        var timeZone: String?
        var accessRole: String?
        var items: [Event]?
        var nextPageToken: String?
        var nextSyncToken: String?
        var unknown = JSON.UnknownMembers()

        static let fields: JSON.FieldTable<Self> = [
            .string("kind", \.kind),
            .string("etag", \.etag),
            .string("summary", \.summary),
            .timestamp("updated", \.updated),
            .string("timeZone", \.timeZone),
            .string("accessRole", \.accessRole),
            .array("items", \.items, of: .object),
            .string("nextPageToken", \.nextPageToken),
            .string("nextSyncToken", \.nextSyncToken),
        ]
    }
}
