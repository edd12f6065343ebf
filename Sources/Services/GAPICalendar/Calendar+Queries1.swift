// Generated from calendar:v3, revision 20261030, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension Calendar {
    /// `calendar.acl.delete`: DELETE `calendars/{calendarId}/acl/{ruleId}`.
    ///
    /// Scopes (any one): `calendar`, `calendarAcls`.
    public struct AclDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var calendarId: Swift.String
        public var ruleId: Swift.String
        public var common = GAPI.CommonParameters()
        public init(calendarId: Swift.String, ruleId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.calendarId = calendarId; self.ruleId = ruleId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "calendar.acl.delete", verb: .delete, path: "calendars/{calendarId}/acl/{ruleId}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("calendarId", calendarId); p.path("ruleId", ruleId)
        }
    }

    /// `calendar.acl.get`: GET `calendars/{calendarId}/acl/{ruleId}`.
    ///
    /// Scopes (any one): `calendar`, `calendarAcls`, `calendarAclsReadonly`, `calendarReadonly`.
    public struct AclGetQuery: GAPI.Query {
        public typealias Response = AclRule
        public var calendarId: Swift.String
        public var ruleId: Swift.String
        public var common = GAPI.CommonParameters()
        public init(calendarId: Swift.String, ruleId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.calendarId = calendarId; self.ruleId = ruleId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "calendar.acl.get", verb: .get, path: "calendars/{calendarId}/acl/{ruleId}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("calendarId", calendarId); p.path("ruleId", ruleId)
        }
    }

    /// `calendar.acl.insert`: POST `calendars/{calendarId}/acl`.
    ///
    /// Scopes (any one): `calendar`, `calendarAcls`.
    public struct AclInsertQuery: GAPI.Query {
        public typealias Response = AclRule
        public var calendarId: Swift.String
        public var sendNotifications: Swift.Bool?
        public var body: AclRule
        public var common = GAPI.CommonParameters()
        public init(calendarId: Swift.String, _ body: AclRule, _ configure: (inout Self) -> Void = { _ in }) {
            self.calendarId = calendarId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "calendar.acl.insert", verb: .post, path: "calendars/{calendarId}/acl") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("calendarId", calendarId); p.query("sendNotifications", sendNotifications)
        }
    }

    /// `calendar.acl.list`: GET `calendars/{calendarId}/acl`.
    ///
    /// Scopes (any one): `calendar`, `calendarAcls`, `calendarAclsReadonly`.
    public struct AclListQuery: GAPI.PagedQuery {
        public typealias Response = Acl
        public var calendarId: Swift.String
        /// At least 1.
        public var maxResults: Swift.Int32?
        public var pageToken: Swift.String?
        public var showDeleted: Swift.Bool?
        public var syncToken: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(calendarId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.calendarId = calendarId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "calendar.acl.list", verb: .get, path: "calendars/{calendarId}/acl") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("calendarId", calendarId); p.query("maxResults", maxResults); p.query("pageToken", pageToken)
            p.query("showDeleted", showDeleted); p.query("syncToken", syncToken)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [AclRule] { response.items ?? [] }
    }

    /// `calendar.acl.patch`: PATCH `calendars/{calendarId}/acl/{ruleId}`.
    ///
    /// Scopes (any one): `calendar`, `calendarAcls`.
    public struct AclPatchQuery: GAPI.Query {
        public typealias Response = AclRule
        public var calendarId: Swift.String
        public var ruleId: Swift.String
        public var sendNotifications: Swift.Bool?
        public var body: JSON.Value
        public var common = GAPI.CommonParameters()
        public init(calendarId: Swift.String, ruleId: Swift.String, _ body: JSON.Value, _ configure: (inout Self) -> Void = { _ in }) {
            self.calendarId = calendarId; self.ruleId = ruleId; self.body = body; configure(&self)
        }
        public init(calendarId: Swift.String, ruleId: Swift.String, _ body: AclRule, _ configure: (inout Self) -> Void = { _ in }) {
            self.calendarId = calendarId; self.ruleId = ruleId; self.body = JSON.Value(body); configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "calendar.acl.patch", verb: .patch, path: "calendars/{calendarId}/acl/{ruleId}", matchesETag: true) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public var bodyETag: Swift.String? { body["etag"]?.string }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("calendarId", calendarId); p.path("ruleId", ruleId); p.query("sendNotifications", sendNotifications)
        }
    }

    /// `calendar.acl.update`: PUT `calendars/{calendarId}/acl/{ruleId}`.
    ///
    /// Scopes (any one): `calendar`, `calendarAcls`.
    public struct AclUpdateQuery: GAPI.Query {
        public typealias Response = AclRule
        public var calendarId: Swift.String
        public var ruleId: Swift.String
        public var sendNotifications: Swift.Bool?
        public var body: AclRule
        public var common = GAPI.CommonParameters()
        public init(calendarId: Swift.String, ruleId: Swift.String, _ body: AclRule, _ configure: (inout Self) -> Void = { _ in }) {
            self.calendarId = calendarId; self.ruleId = ruleId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "calendar.acl.update", verb: .put, path: "calendars/{calendarId}/acl/{ruleId}", matchesETag: true) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public var bodyETag: Swift.String? { body.etag }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("calendarId", calendarId); p.path("ruleId", ruleId); p.query("sendNotifications", sendNotifications)
        }
    }

    /// `calendar.acl.watch`: POST `calendars/{calendarId}/acl/watch`.
    ///
    /// Scopes (any one): `calendar`, `calendarAcls`, `calendarAclsReadonly`.
    public struct AclWatchQuery: GAPI.Query {
        public typealias Response = Channel
        public var calendarId: Swift.String
        /// At least 1.
        public var maxResults: Swift.Int32?
        public var pageToken: Swift.String?
        public var showDeleted: Swift.Bool?
        public var syncToken: Swift.String?
        public var body: Channel
        public var common = GAPI.CommonParameters()
        public init(calendarId: Swift.String, _ body: Channel, _ configure: (inout Self) -> Void = { _ in }) {
            self.calendarId = calendarId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "calendar.acl.watch", verb: .post, path: "calendars/{calendarId}/acl/watch") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("calendarId", calendarId); p.query("maxResults", maxResults); p.query("pageToken", pageToken)
            p.query("showDeleted", showDeleted); p.query("syncToken", syncToken)
        }
    }

    /// `calendar.calendarList.delete`: DELETE `users/me/calendarList/{calendarId}`.
    ///
    /// Scopes (any one): `calendar`, `calendarAppCreated`, `calendarCalendarlist`.
    public struct CalendarListDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var calendarId: Swift.String
        public var common = GAPI.CommonParameters()
        public init(calendarId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.calendarId = calendarId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "calendar.calendarList.delete", verb: .delete, path: "users/me/calendarList/{calendarId}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("calendarId", calendarId)
        }
    }

    /// `calendar.calendarList.get`: GET `users/me/calendarList/{calendarId}`.
    ///
    /// Scopes (any one): `calendar`, `calendarAppCreated`, `calendarCalendarlist`, `calendarCalendarlistReadonly`,
    /// `calendarReadonly`.
    public struct CalendarListGetQuery: GAPI.Query {
        public typealias Response = CalendarListEntry
        public var calendarId: Swift.String
        public var common = GAPI.CommonParameters()
        public init(calendarId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.calendarId = calendarId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "calendar.calendarList.get", verb: .get, path: "users/me/calendarList/{calendarId}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("calendarId", calendarId)
        }
    }

    /// `calendar.calendarList.insert`: POST `users/me/calendarList`.
    ///
    /// Scopes (any one): `calendar`, `calendarCalendarlist`.
    public struct CalendarListInsertQuery: GAPI.Query {
        public typealias Response = CalendarListEntry
        public var colorRgbFormat: Swift.Bool?
        public var body: CalendarListEntry
        public var common = GAPI.CommonParameters()
        public init(_ body: CalendarListEntry, _ configure: (inout Self) -> Void = { _ in }) {
            self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "calendar.calendarList.insert", verb: .post, path: "users/me/calendarList") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("colorRgbFormat", colorRgbFormat)
        }
    }

    /// `calendar.calendarList.list`: GET `users/me/calendarList`.
    ///
    /// Scopes (any one): `calendar`, `calendarCalendarlist`, `calendarCalendarlistReadonly`, `calendarReadonly`.
    public struct CalendarListListQuery: GAPI.PagedQuery {
        public typealias Response = CalendarList
        /// At least 1.
        public var maxResults: Swift.Int32?
        public var minAccessRole: MinAccessRole?
        public var pageToken: Swift.String?
        public var showDeleted: Swift.Bool?
        public var showHidden: Swift.Bool?
        public var showOwnOrganizationOnly: Swift.Bool?
        public var syncToken: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "calendar.calendarList.list", verb: .get, path: "users/me/calendarList") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("maxResults", maxResults); p.query("minAccessRole", minAccessRole); p.query("pageToken", pageToken)
            p.query("showDeleted", showDeleted); p.query("showHidden", showHidden)
            p.query("showOwnOrganizationOnly", showOwnOrganizationOnly); p.query("syncToken", syncToken)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [CalendarListEntry] { response.items ?? [] }
    }

    /// `calendar.calendarList.patch`: PATCH `users/me/calendarList/{calendarId}`.
    ///
    /// Scopes (any one): `calendar`, `calendarAppCreated`, `calendarCalendarlist`.
    public struct CalendarListPatchQuery: GAPI.Query {
        public typealias Response = CalendarListEntry
        public var calendarId: Swift.String
        public var colorRgbFormat: Swift.Bool?
        public var body: JSON.Value
        public var common = GAPI.CommonParameters()
        public init(calendarId: Swift.String, _ body: JSON.Value, _ configure: (inout Self) -> Void = { _ in }) {
            self.calendarId = calendarId; self.body = body; configure(&self)
        }
        public init(calendarId: Swift.String, _ body: CalendarListEntry, _ configure: (inout Self) -> Void = { _ in }) {
            self.calendarId = calendarId; self.body = JSON.Value(body); configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "calendar.calendarList.patch", verb: .patch, path: "users/me/calendarList/{calendarId}", matchesETag: true) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public var bodyETag: Swift.String? { body["etag"]?.string }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("calendarId", calendarId); p.query("colorRgbFormat", colorRgbFormat)
        }
    }

    /// `calendar.calendarList.update`: PUT `users/me/calendarList/{calendarId}`.
    ///
    /// Scopes (any one): `calendar`, `calendarAppCreated`, `calendarCalendarlist`.
    public struct CalendarListUpdateQuery: GAPI.Query {
        public typealias Response = CalendarListEntry
        public var calendarId: Swift.String
        public var colorRgbFormat: Swift.Bool?
        public var body: CalendarListEntry
        public var common = GAPI.CommonParameters()
        public init(calendarId: Swift.String, _ body: CalendarListEntry, _ configure: (inout Self) -> Void = { _ in }) {
            self.calendarId = calendarId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "calendar.calendarList.update", verb: .put, path: "users/me/calendarList/{calendarId}", matchesETag: true) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public var bodyETag: Swift.String? { body.etag }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("calendarId", calendarId); p.query("colorRgbFormat", colorRgbFormat)
        }
    }

    /// `calendar.calendarList.watch`: POST `users/me/calendarList/watch`.
    ///
    /// Scopes (any one): `calendar`, `calendarCalendarlist`, `calendarCalendarlistReadonly`, `calendarReadonly`.
    public struct CalendarListWatchQuery: GAPI.Query {
        public typealias Response = Channel
        /// At least 1.
        public var maxResults: Swift.Int32?
        public var minAccessRole: MinAccessRole?
        public var pageToken: Swift.String?
        public var showDeleted: Swift.Bool?
        public var showHidden: Swift.Bool?
        public var showOwnOrganizationOnly: Swift.Bool?
        public var syncToken: Swift.String?
        public var body: Channel
        public var common = GAPI.CommonParameters()
        public init(_ body: Channel, _ configure: (inout Self) -> Void = { _ in }) {
            self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "calendar.calendarList.watch", verb: .post, path: "users/me/calendarList/watch") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("maxResults", maxResults); p.query("minAccessRole", minAccessRole); p.query("pageToken", pageToken)
            p.query("showDeleted", showDeleted); p.query("showHidden", showHidden)
            p.query("showOwnOrganizationOnly", showOwnOrganizationOnly); p.query("syncToken", syncToken)
        }
    }

    /// `calendar.calendars.clear`: POST `calendars/{calendarId}/clear`.
    ///
    /// Scopes (any one): `calendar`, `calendarCalendars`.
    public struct CalendarsClearQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var calendarId: Swift.String
        public var common = GAPI.CommonParameters()
        public init(calendarId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.calendarId = calendarId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "calendar.calendars.clear", verb: .post, path: "calendars/{calendarId}/clear") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("calendarId", calendarId)
        }
    }

    /// `calendar.calendars.delete`: DELETE `calendars/{calendarId}`.
    ///
    /// Scopes (any one): `calendar`, `calendarAppCreated`, `calendarCalendars`.
    public struct CalendarsDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var calendarId: Swift.String
        public var common = GAPI.CommonParameters()
        public init(calendarId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.calendarId = calendarId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "calendar.calendars.delete", verb: .delete, path: "calendars/{calendarId}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("calendarId", calendarId)
        }
    }

    /// `calendar.calendars.get`: GET `calendars/{calendarId}`.
    ///
    /// Scopes (any one): `calendar`, `calendarAppCreated`, `calendarCalendars`, `calendarCalendarsReadonly`,
    /// `calendarReadonly`.
    public struct CalendarsGetQuery: GAPI.Query {
        public typealias Response = Calendar
        public var calendarId: Swift.String
        public var common = GAPI.CommonParameters()
        public init(calendarId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.calendarId = calendarId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "calendar.calendars.get", verb: .get, path: "calendars/{calendarId}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("calendarId", calendarId)
        }
    }

    /// `calendar.calendars.insert`: POST `calendars`.
    ///
    /// Scopes (any one): `calendar`, `calendarAppCreated`, `calendarCalendars`.
    public struct CalendarsInsertQuery: GAPI.Query {
        public typealias Response = Calendar
        public var body: Calendar
        public var common = GAPI.CommonParameters()
        public init(_ body: Calendar, _ configure: (inout Self) -> Void = { _ in }) {
            self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "calendar.calendars.insert", verb: .post, path: "calendars") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {}
    }

    /// `calendar.calendars.patch`: PATCH `calendars/{calendarId}`.
    ///
    /// Scopes (any one): `calendar`, `calendarAppCreated`, `calendarCalendars`.
    public struct CalendarsPatchQuery: GAPI.Query {
        public typealias Response = Calendar
        public var calendarId: Swift.String
        public var body: JSON.Value
        public var common = GAPI.CommonParameters()
        public init(calendarId: Swift.String, _ body: JSON.Value, _ configure: (inout Self) -> Void = { _ in }) {
            self.calendarId = calendarId; self.body = body; configure(&self)
        }
        public init(calendarId: Swift.String, _ body: Calendar, _ configure: (inout Self) -> Void = { _ in }) {
            self.calendarId = calendarId; self.body = JSON.Value(body); configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "calendar.calendars.patch", verb: .patch, path: "calendars/{calendarId}", matchesETag: true) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public var bodyETag: Swift.String? { body["etag"]?.string }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("calendarId", calendarId)
        }
    }

    /// `calendar.calendars.transferOwnership`: POST `calendars/{calendarId}/transferOwnership`.
    ///
    /// Scopes (any one): `calendar`, `calendarCalendars`.
    public struct CalendarsTransferOwnershipQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var calendarId: Swift.String
        public var newDataOwner: Swift.String
        public var useAdminAccess: Swift.Bool
        public var common = GAPI.CommonParameters()
        public init(calendarId: Swift.String, newDataOwner: Swift.String, useAdminAccess: Swift.Bool, _ configure: (inout Self) -> Void = { _ in }) {
            self.calendarId = calendarId; self.newDataOwner = newDataOwner; self.useAdminAccess = useAdminAccess
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "calendar.calendars.transferOwnership", verb: .post, path: "calendars/{calendarId}/transferOwnership") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("calendarId", calendarId); p.query("newDataOwner", newDataOwner)
            p.query("useAdminAccess", useAdminAccess)
        }
    }

    /// `calendar.calendars.update`: PUT `calendars/{calendarId}`.
    ///
    /// Scopes (any one): `calendar`, `calendarAppCreated`, `calendarCalendars`.
    public struct CalendarsUpdateQuery: GAPI.Query {
        public typealias Response = Calendar
        public var calendarId: Swift.String
        public var body: Calendar
        public var common = GAPI.CommonParameters()
        public init(calendarId: Swift.String, _ body: Calendar, _ configure: (inout Self) -> Void = { _ in }) {
            self.calendarId = calendarId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "calendar.calendars.update", verb: .put, path: "calendars/{calendarId}", matchesETag: true) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public var bodyETag: Swift.String? { body.etag }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("calendarId", calendarId)
        }
    }

    /// `calendar.channels.stop`: POST `channels/stop`.
    ///
    /// Scopes (any one): `calendar`, `calendarAcls`, `calendarAclsReadonly`, `calendarAppCreated`,
    /// `calendarCalendarlist`, `calendarCalendarlistReadonly`, `calendarEvents`, `calendarEventsFreebusy`,
    /// `calendarEventsOwned`, `calendarEventsOwnedReadonly`, `calendarEventsPublicReadonly`,
    /// `calendarEventsReadonly`, `calendarReadonly`, `calendarSettings`, `calendarSettingsReadonly`.
    public struct ChannelsStopQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var body: Channel
        public var common = GAPI.CommonParameters()
        public init(_ body: Channel, _ configure: (inout Self) -> Void = { _ in }) {
            self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "calendar.channels.stop", verb: .post, path: "channels/stop") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {}
    }

    /// `calendar.colors.get`: GET `colors`.
    ///
    /// Scopes (any one): `calendar`, `calendarAppCreated`, `calendarCalendarlist`, `calendarCalendarlistReadonly`,
    /// `calendarEventsFreebusy`, `calendarEventsOwned`, `calendarEventsOwnedReadonly`,
    /// `calendarEventsPublicReadonly`, `calendarReadonly`.
    public struct ColorsGetQuery: GAPI.Query {
        public typealias Response = Colors
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "calendar.colors.get", verb: .get, path: "colors") }
        public func encode(into p: inout GAPI.QueryParameters) {}
    }

    /// `calendar.events.delete`: DELETE `calendars/{calendarId}/events/{eventId}`.
    ///
    /// Scopes (any one): `calendar`, `calendarAppCreated`, `calendarEvents`, `calendarEventsOwned`.
    public struct EventsDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var calendarId: Swift.String
        public var eventId: Swift.String
        public var sendNotifications: Swift.Bool?
        public var sendUpdates: SendUpdates?
        public var common = GAPI.CommonParameters()
        public init(calendarId: Swift.String, eventId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.calendarId = calendarId; self.eventId = eventId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "calendar.events.delete", verb: .delete, path: "calendars/{calendarId}/events/{eventId}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("calendarId", calendarId); p.path("eventId", eventId)
            p.query("sendNotifications", sendNotifications); p.query("sendUpdates", sendUpdates)
        }
    }

    /// `calendar.events.get`: GET `calendars/{calendarId}/events/{eventId}`.
    ///
    /// Scopes (any one): `calendar`, `calendarAppCreated`, `calendarEvents`, `calendarEventsFreebusy`,
    /// `calendarEventsOwned`, `calendarEventsOwnedReadonly`, `calendarEventsPublicReadonly`,
    /// `calendarEventsReadonly`, `calendarReadonly`.
    public struct EventsGetQuery: GAPI.Query {
        public typealias Response = Event
        public var calendarId: Swift.String
        public var eventId: Swift.String
        public var alwaysIncludeEmail: Swift.Bool?
        /// At least 1.
        public var maxAttendees: Swift.Int32?
        public var timeZone: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(calendarId: Swift.String, eventId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.calendarId = calendarId; self.eventId = eventId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "calendar.events.get", verb: .get, path: "calendars/{calendarId}/events/{eventId}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("calendarId", calendarId); p.path("eventId", eventId)
            p.query("alwaysIncludeEmail", alwaysIncludeEmail); p.query("maxAttendees", maxAttendees)
            p.query("timeZone", timeZone)
        }
    }

    /// `calendar.events.import`: POST `calendars/{calendarId}/events/import`.
    ///
    /// Scopes (any one): `calendar`, `calendarAppCreated`, `calendarEvents`, `calendarEventsOwned`.
    public struct EventsImportQuery: GAPI.Query {
        public typealias Response = Event
        public var calendarId: Swift.String
        /// 0…1.
        public var conferenceDataVersion: Swift.Int32?
        /// 0…1.
        public var eventLabelVersion: Swift.Int32?
        public var supportsAttachments: Swift.Bool?
        public var body: Event
        public var common = GAPI.CommonParameters()
        public init(calendarId: Swift.String, _ body: Event, _ configure: (inout Self) -> Void = { _ in }) {
            self.calendarId = calendarId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "calendar.events.import", verb: .post, path: "calendars/{calendarId}/events/import") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("calendarId", calendarId); p.query("conferenceDataVersion", conferenceDataVersion)
            p.query("eventLabelVersion", eventLabelVersion); p.query("supportsAttachments", supportsAttachments)
        }
    }

    /// `calendar.events.insert`: POST `calendars/{calendarId}/events`.
    ///
    /// Scopes (any one): `calendar`, `calendarAppCreated`, `calendarEvents`, `calendarEventsOwned`.
    public struct EventsInsertQuery: GAPI.Query {
        public typealias Response = Event
        public var calendarId: Swift.String
        /// 0…1.
        public var conferenceDataVersion: Swift.Int32?
        /// 0…1.
        public var eventLabelVersion: Swift.Int32?
        /// At least 1.
        public var maxAttendees: Swift.Int32?
        public var sendNotifications: Swift.Bool?
        public var sendUpdates: SendUpdates?
        public var supportsAttachments: Swift.Bool?
        public var body: Event
        public var common = GAPI.CommonParameters()
        public init(calendarId: Swift.String, _ body: Event, _ configure: (inout Self) -> Void = { _ in }) {
            self.calendarId = calendarId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "calendar.events.insert", verb: .post, path: "calendars/{calendarId}/events") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("calendarId", calendarId); p.query("conferenceDataVersion", conferenceDataVersion)
            p.query("eventLabelVersion", eventLabelVersion); p.query("maxAttendees", maxAttendees)
            p.query("sendNotifications", sendNotifications); p.query("sendUpdates", sendUpdates)
            p.query("supportsAttachments", supportsAttachments)
        }
    }

    /// `calendar.events.instances`: GET `calendars/{calendarId}/events/{eventId}/instances`.
    ///
    /// Scopes (any one): `calendar`, `calendarAppCreated`, `calendarEvents`, `calendarEventsFreebusy`,
    /// `calendarEventsOwned`, `calendarEventsOwnedReadonly`, `calendarEventsPublicReadonly`,
    /// `calendarEventsReadonly`, `calendarReadonly`.
    public struct EventsInstancesQuery: GAPI.PagedQuery {
        public typealias Response = Events
        public var calendarId: Swift.String
        public var eventId: Swift.String
        public var alwaysIncludeEmail: Swift.Bool?
        /// At least 1.
        public var maxAttendees: Swift.Int32?
        /// At least 1.
        public var maxResults: Swift.Int32?
        public var originalStart: Swift.String?
        public var pageToken: Swift.String?
        public var showDeleted: Swift.Bool?
        public var timeMax: JSON.Timestamp?
        public var timeMin: JSON.Timestamp?
        public var timeZone: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(calendarId: Swift.String, eventId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.calendarId = calendarId; self.eventId = eventId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "calendar.events.instances", verb: .get, path: "calendars/{calendarId}/events/{eventId}/instances") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("calendarId", calendarId); p.path("eventId", eventId)
            p.query("alwaysIncludeEmail", alwaysIncludeEmail); p.query("maxAttendees", maxAttendees)
            p.query("maxResults", maxResults); p.query("originalStart", originalStart); p.query("pageToken", pageToken)
            p.query("showDeleted", showDeleted); p.query("timeMax", timeMax); p.query("timeMin", timeMin)
            p.query("timeZone", timeZone)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Event] { response.items ?? [] }
    }

    /// `calendar.events.list`: GET `calendars/{calendarId}/events`.
    ///
    /// Scopes (any one): `calendar`, `calendarAppCreated`, `calendarEvents`, `calendarEventsFreebusy`,
    /// `calendarEventsOwned`, `calendarEventsOwnedReadonly`, `calendarEventsPublicReadonly`,
    /// `calendarEventsReadonly`, `calendarReadonly`.
    public struct EventsListQuery: GAPI.PagedQuery {
        public typealias Response = Events
        public var calendarId: Swift.String
        public var alwaysIncludeEmail: Swift.Bool?
        public var eventTypes: [EventTypes]?
        public var iCalUID: Swift.String?
        /// At least 1.
        public var maxAttendees: Swift.Int32?
        /// At least 1 (default 250).
        public var maxResults: Swift.Int32?
        public var orderBy: OrderBy?
        public var pageToken: Swift.String?
        public var privateExtendedProperty: [Swift.String]?
        public var q: Swift.String?
        public var sharedExtendedProperty: [Swift.String]?
        public var showDeleted: Swift.Bool?
        public var showHiddenInvitations: Swift.Bool?
        public var singleEvents: Swift.Bool?
        public var syncToken: Swift.String?
        public var timeMax: JSON.Timestamp?
        public var timeMin: JSON.Timestamp?
        public var timeZone: Swift.String?
        public var updatedMin: JSON.Timestamp?
        public var common = GAPI.CommonParameters()
        public init(calendarId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.calendarId = calendarId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "calendar.events.list", verb: .get, path: "calendars/{calendarId}/events") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("calendarId", calendarId); p.query("alwaysIncludeEmail", alwaysIncludeEmail)
            p.query("eventTypes", eventTypes); p.query("iCalUID", iCalUID); p.query("maxAttendees", maxAttendees)
            p.query("maxResults", maxResults); p.query("orderBy", orderBy); p.query("pageToken", pageToken)
            p.query("privateExtendedProperty", privateExtendedProperty); p.query("q", q)
            p.query("sharedExtendedProperty", sharedExtendedProperty); p.query("showDeleted", showDeleted)
            p.query("showHiddenInvitations", showHiddenInvitations); p.query("singleEvents", singleEvents)
            p.query("syncToken", syncToken); p.query("timeMax", timeMax); p.query("timeMin", timeMin)
            p.query("timeZone", timeZone); p.query("updatedMin", updatedMin)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Event] { response.items ?? [] }
    }

    /// `calendar.events.move`: POST `calendars/{calendarId}/events/{eventId}/move`.
    ///
    /// Scopes (any one): `calendar`, `calendarEvents`, `calendarEventsOwned`.
    public struct EventsMoveQuery: GAPI.Query {
        public typealias Response = Event
        public var calendarId: Swift.String
        public var eventId: Swift.String
        public var destination: Swift.String
        public var sendNotifications: Swift.Bool?
        public var sendUpdates: SendUpdates?
        public var common = GAPI.CommonParameters()
        public init(calendarId: Swift.String, eventId: Swift.String, destination: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.calendarId = calendarId; self.eventId = eventId; self.destination = destination; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "calendar.events.move", verb: .post, path: "calendars/{calendarId}/events/{eventId}/move") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("calendarId", calendarId); p.path("eventId", eventId); p.query("destination", destination)
            p.query("sendNotifications", sendNotifications); p.query("sendUpdates", sendUpdates)
        }
    }

    /// `calendar.events.patch`: PATCH `calendars/{calendarId}/events/{eventId}`.
    ///
    /// Scopes (any one): `calendar`, `calendarAppCreated`, `calendarEvents`, `calendarEventsOwned`.
    public struct EventsPatchQuery: GAPI.Query {
        public typealias Response = Event
        public var calendarId: Swift.String
        public var eventId: Swift.String
        public var alwaysIncludeEmail: Swift.Bool?
        /// 0…1.
        public var conferenceDataVersion: Swift.Int32?
        /// 0…1.
        public var eventLabelVersion: Swift.Int32?
        /// At least 1.
        public var maxAttendees: Swift.Int32?
        public var sendNotifications: Swift.Bool?
        public var sendUpdates: SendUpdates?
        public var supportsAttachments: Swift.Bool?
        public var body: JSON.Value
        public var common = GAPI.CommonParameters()
        public init(calendarId: Swift.String, eventId: Swift.String, _ body: JSON.Value, _ configure: (inout Self) -> Void = { _ in }) {
            self.calendarId = calendarId; self.eventId = eventId; self.body = body; configure(&self)
        }
        public init(calendarId: Swift.String, eventId: Swift.String, _ body: Event, _ configure: (inout Self) -> Void = { _ in }) {
            self.calendarId = calendarId; self.eventId = eventId; self.body = JSON.Value(body); configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "calendar.events.patch", verb: .patch, path: "calendars/{calendarId}/events/{eventId}", matchesETag: true) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public var bodyETag: Swift.String? { body["etag"]?.string }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("calendarId", calendarId); p.path("eventId", eventId)
            p.query("alwaysIncludeEmail", alwaysIncludeEmail); p.query("conferenceDataVersion", conferenceDataVersion)
            p.query("eventLabelVersion", eventLabelVersion); p.query("maxAttendees", maxAttendees)
            p.query("sendNotifications", sendNotifications); p.query("sendUpdates", sendUpdates)
            p.query("supportsAttachments", supportsAttachments)
        }
    }

    /// `calendar.events.quickAdd`: POST `calendars/{calendarId}/events/quickAdd`.
    ///
    /// Scopes (any one): `calendar`, `calendarAppCreated`, `calendarEvents`, `calendarEventsOwned`.
    public struct EventsQuickAddQuery: GAPI.Query {
        public typealias Response = Event
        public var calendarId: Swift.String
        public var text: Swift.String
        public var sendNotifications: Swift.Bool?
        public var sendUpdates: SendUpdates?
        public var common = GAPI.CommonParameters()
        public init(calendarId: Swift.String, text: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.calendarId = calendarId; self.text = text; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "calendar.events.quickAdd", verb: .post, path: "calendars/{calendarId}/events/quickAdd") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("calendarId", calendarId); p.query("sendNotifications", sendNotifications)
            p.query("sendUpdates", sendUpdates); p.query("text", text)
        }
    }

    /// `calendar.events.update`: PUT `calendars/{calendarId}/events/{eventId}`.
    ///
    /// Scopes (any one): `calendar`, `calendarAppCreated`, `calendarEvents`, `calendarEventsOwned`.
    public struct EventsUpdateQuery: GAPI.Query {
        public typealias Response = Event
        public var calendarId: Swift.String
        public var eventId: Swift.String
        public var alwaysIncludeEmail: Swift.Bool?
        /// 0…1.
        public var conferenceDataVersion: Swift.Int32?
        /// 0…1.
        public var eventLabelVersion: Swift.Int32?
        /// At least 1.
        public var maxAttendees: Swift.Int32?
        public var sendNotifications: Swift.Bool?
        public var sendUpdates: SendUpdates?
        public var supportsAttachments: Swift.Bool?
        public var body: Event
        public var common = GAPI.CommonParameters()
        public init(calendarId: Swift.String, eventId: Swift.String, _ body: Event, _ configure: (inout Self) -> Void = { _ in }) {
            self.calendarId = calendarId; self.eventId = eventId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "calendar.events.update", verb: .put, path: "calendars/{calendarId}/events/{eventId}", matchesETag: true) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public var bodyETag: Swift.String? { body.etag }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("calendarId", calendarId); p.path("eventId", eventId)
            p.query("alwaysIncludeEmail", alwaysIncludeEmail); p.query("conferenceDataVersion", conferenceDataVersion)
            p.query("eventLabelVersion", eventLabelVersion); p.query("maxAttendees", maxAttendees)
            p.query("sendNotifications", sendNotifications); p.query("sendUpdates", sendUpdates)
            p.query("supportsAttachments", supportsAttachments)
        }
    }

    /// `calendar.events.watch`: POST `calendars/{calendarId}/events/watch`.
    ///
    /// Scopes (any one): `calendar`, `calendarAppCreated`, `calendarEvents`, `calendarEventsFreebusy`,
    /// `calendarEventsOwned`, `calendarEventsOwnedReadonly`, `calendarEventsPublicReadonly`,
    /// `calendarEventsReadonly`, `calendarReadonly`.
    public struct EventsWatchQuery: GAPI.Query {
        public typealias Response = Channel
        public var calendarId: Swift.String
        public var alwaysIncludeEmail: Swift.Bool?
        public var eventTypes: [EventTypes]?
        public var iCalUID: Swift.String?
        /// At least 1.
        public var maxAttendees: Swift.Int32?
        /// At least 1 (default 250).
        public var maxResults: Swift.Int32?
        public var orderBy: OrderBy?
        public var pageToken: Swift.String?
        public var privateExtendedProperty: [Swift.String]?
        public var q: Swift.String?
        public var sharedExtendedProperty: [Swift.String]?
        public var showDeleted: Swift.Bool?
        public var showHiddenInvitations: Swift.Bool?
        public var singleEvents: Swift.Bool?
        public var syncToken: Swift.String?
        public var timeMax: JSON.Timestamp?
        public var timeMin: JSON.Timestamp?
        public var timeZone: Swift.String?
        public var updatedMin: JSON.Timestamp?
        public var body: Channel
        public var common = GAPI.CommonParameters()
        public init(calendarId: Swift.String, _ body: Channel, _ configure: (inout Self) -> Void = { _ in }) {
            self.calendarId = calendarId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "calendar.events.watch", verb: .post, path: "calendars/{calendarId}/events/watch") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("calendarId", calendarId); p.query("alwaysIncludeEmail", alwaysIncludeEmail)
            p.query("eventTypes", eventTypes); p.query("iCalUID", iCalUID); p.query("maxAttendees", maxAttendees)
            p.query("maxResults", maxResults); p.query("orderBy", orderBy); p.query("pageToken", pageToken)
            p.query("privateExtendedProperty", privateExtendedProperty); p.query("q", q)
            p.query("sharedExtendedProperty", sharedExtendedProperty); p.query("showDeleted", showDeleted)
            p.query("showHiddenInvitations", showHiddenInvitations); p.query("singleEvents", singleEvents)
            p.query("syncToken", syncToken); p.query("timeMax", timeMax); p.query("timeMin", timeMin)
            p.query("timeZone", timeZone); p.query("updatedMin", updatedMin)
        }
    }

    /// `calendar.freebusy.query`: POST `freeBusy`.
    ///
    /// Scopes (any one): `calendar`, `calendarEventsFreebusy`, `calendarFreebusy`, `calendarReadonly`.
    public struct FreebusyQueryQuery: GAPI.Query {
        public typealias Response = FreeBusyResponse
        public var body: FreeBusyRequest
        public var common = GAPI.CommonParameters()
        public init(_ body: FreeBusyRequest, _ configure: (inout Self) -> Void = { _ in }) {
            self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "calendar.freebusy.query", verb: .post, path: "freeBusy") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {}
    }

    /// `calendar.settings.get`: GET `users/me/settings/{setting}`.
    ///
    /// Scopes (any one): `calendar`, `calendarReadonly`, `calendarSettings`, `calendarSettingsReadonly`.
    public struct SettingsGetQuery: GAPI.Query {
        public typealias Response = Setting
        public var setting: Swift.String
        public var common = GAPI.CommonParameters()
        public init(setting: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.setting = setting; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "calendar.settings.get", verb: .get, path: "users/me/settings/{setting}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("setting", setting)
        }
    }

    /// `calendar.settings.list`: GET `users/me/settings`.
    ///
    /// Scopes (any one): `calendar`, `calendarReadonly`, `calendarSettings`, `calendarSettingsReadonly`.
    public struct SettingsListQuery: GAPI.PagedQuery {
        public typealias Response = Settings
        /// At least 1.
        public var maxResults: Swift.Int32?
        public var pageToken: Swift.String?
        public var syncToken: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "calendar.settings.list", verb: .get, path: "users/me/settings") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("maxResults", maxResults); p.query("pageToken", pageToken); p.query("syncToken", syncToken)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Setting] { response.items ?? [] }
    }

    /// `calendar.settings.watch`: POST `users/me/settings/watch`.
    ///
    /// Scopes (any one): `calendar`, `calendarReadonly`, `calendarSettings`, `calendarSettingsReadonly`.
    public struct SettingsWatchQuery: GAPI.Query {
        public typealias Response = Channel
        /// At least 1.
        public var maxResults: Swift.Int32?
        public var pageToken: Swift.String?
        public var syncToken: Swift.String?
        public var body: Channel
        public var common = GAPI.CommonParameters()
        public init(_ body: Channel, _ configure: (inout Self) -> Void = { _ in }) {
            self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "calendar.settings.watch", verb: .post, path: "users/me/settings/watch") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("maxResults", maxResults); p.query("pageToken", pageToken); p.query("syncToken", syncToken)
        }
    }
}
