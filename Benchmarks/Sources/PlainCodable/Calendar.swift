#if KEPT
import AsyncJSON
#endif

package struct EventTime: Codable {
    var dateTime, timeZone, date: String?
    #if KEPT
    var unknown = JSON.UnknownMembers()
    #endif
}

package struct Attendee: Codable {
    var id, email, displayName, responseStatus: String?
    var organizer, `self`, optional, resource: Bool?
    #if KEPT
    var unknown = JSON.UnknownMembers()
    #endif
}

package struct EntryPoint: Codable {
    var entryPointType, uri, label, pin: String?
    #if KEPT
    var unknown = JSON.UnknownMembers()
    #endif
}

package struct Conference: Codable {
    var conferenceId, signature, notes: String?
    var entryPoints: [Object<EntryPoint>]?
    #if KEPT
    var unknown = JSON.UnknownMembers()
    #endif
}

package struct Reminder: Codable {
    var method: String?
    var minutes: Int32?
    #if KEPT
    var unknown = JSON.UnknownMembers()
    #endif
}

package struct Reminders: Codable {
    var useDefault: Bool?
    var overrides: [Object<Reminder>]?
    #if KEPT
    var unknown = JSON.UnknownMembers()
    #endif
}

package struct Event: Codable {
    var kind, etag, id, status, htmlLink, created, updated, summary, description, location, colorId,
        recurringEventId, transparency, visibility, iCalUID, hangoutLink, eventType: String?
    var creator, organizer: Object<Attendee>?
    var start, end: Object<EventTime>?
    var endTimeUnspecified, guestsCanModify, locked: Bool?
    var recurrence: [String]?
    var sequence: Int32?
    var attendees: [Object<Attendee>]?
    var conferenceData: Object<Conference>?
    var reminders: Object<Reminders>?
    #if KEPT
    var unknown = JSON.UnknownMembers()
    #endif
}

package struct EventList: Codable {
    var kind, etag, summary, updated, timeZone, accessRole, nextPageToken, nextSyncToken: String?
    var items: [Object<Event>]?
    #if KEPT
    var unknown = JSON.UnknownMembers()
    #endif
}
