// Generated from calendar:v3, revision 20261030, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_spi(Generated) @_exported public import AsyncGAPI

/// Calendar API
public enum Calendar {
    /// The permissions that a user can grant to an application (OAuth 2.0 scopes).
    public enum Scope {
        public static var calendar: Swift.String { "https://www.googleapis.com/auth/calendar" }
        public static var calendarAcls: Swift.String { "https://www.googleapis.com/auth/calendar.acls" }
        public static var calendarAclsReadonly: Swift.String { "https://www.googleapis.com/auth/calendar.acls.readonly" }
        public static var calendarAppCreated: Swift.String { "https://www.googleapis.com/auth/calendar.app.created" }
        public static var calendarCalendarlist: Swift.String { "https://www.googleapis.com/auth/calendar.calendarlist" }
        public static var calendarCalendarlistReadonly: Swift.String { "https://www.googleapis.com/auth/calendar.calendarlist.readonly" }
        public static var calendarCalendars: Swift.String { "https://www.googleapis.com/auth/calendar.calendars" }
        public static var calendarCalendarsReadonly: Swift.String { "https://www.googleapis.com/auth/calendar.calendars.readonly" }
        public static var calendarEvents: Swift.String { "https://www.googleapis.com/auth/calendar.events" }
        public static var calendarEventsFreebusy: Swift.String { "https://www.googleapis.com/auth/calendar.events.freebusy" }
        public static var calendarEventsOwned: Swift.String { "https://www.googleapis.com/auth/calendar.events.owned" }
        public static var calendarEventsOwnedReadonly: Swift.String { "https://www.googleapis.com/auth/calendar.events.owned.readonly" }
        public static var calendarEventsPublicReadonly: Swift.String { "https://www.googleapis.com/auth/calendar.events.public.readonly" }
        public static var calendarEventsReadonly: Swift.String { "https://www.googleapis.com/auth/calendar.events.readonly" }
        public static var calendarFreebusy: Swift.String { "https://www.googleapis.com/auth/calendar.freebusy" }
        public static var calendarReadonly: Swift.String { "https://www.googleapis.com/auth/calendar.readonly" }
        public static var calendarSettings: Swift.String { "https://www.googleapis.com/auth/calendar.settings" }
        public static var calendarSettingsReadonly: Swift.String { "https://www.googleapis.com/auth/calendar.settings.readonly" }
    }

    public typealias EventTypes = JSON.OpenEnumeration<EventTypes_Values>
    public enum EventTypes_Values {}

    public typealias MinAccessRole = JSON.OpenEnumeration<MinAccessRole_Values>
    public enum MinAccessRole_Values {}

    public typealias OrderBy = JSON.OpenEnumeration<OrderBy_Values>
    public enum OrderBy_Values {}

    public typealias SendUpdates = JSON.OpenEnumeration<SendUpdates_Values>
    public enum SendUpdates_Values {}

    /// The model for each `kind`.
    public static let kinds: JSON.KindRegistry = {
        var kinds = JSON.KindRegistry()
        kinds.register(Channel.self, for: "api#channel")
        kinds.register(Acl.self, for: "calendar#acl")
        kinds.register(AclRule.self, for: "calendar#aclRule")
        kinds.register(Calendar.self, for: "calendar#calendar")
        kinds.register(CalendarList.self, for: "calendar#calendarList")
        kinds.register(CalendarListEntry.self, for: "calendar#calendarListEntry")
        kinds.register(Colors.self, for: "calendar#colors")
        kinds.register(Event.self, for: "calendar#event")
        kinds.register(Events.self, for: "calendar#events")
        kinds.register(FreeBusyResponse.self, for: "calendar#freeBusy")
        kinds.register(Setting.self, for: "calendar#setting")
        kinds.register(Settings.self, for: "calendar#settings")
        return kinds
    }()
}

/// A second name of `Calendar`, for files that also import Foundation.
public typealias GCalendar = Calendar

extension JSON.OpenEnumeration<Calendar.EventTypes_Values> {
    public static var birthday: Self { "birthday" }
    public static var `default`: Self { "default" }
    public static var focusTime: Self { "focusTime" }
    public static var fromGmail: Self { "fromGmail" }
    public static var outOfOffice: Self { "outOfOffice" }
    public static var workingLocation: Self { "workingLocation" }
}

extension JSON.OpenEnumeration<Calendar.MinAccessRole_Values> {
    public static var freeBusyReader: Self { "freeBusyReader" }
    public static var owner: Self { "owner" }
    public static var reader: Self { "reader" }
    public static var writer: Self { "writer" }
    public static var writerWithoutPrivateAccess: Self { "writerWithoutPrivateAccess" }
}

extension JSON.OpenEnumeration<Calendar.OrderBy_Values> {
    public static var startTime: Self { "startTime" }
    public static var updated: Self { "updated" }
}

extension JSON.OpenEnumeration<Calendar.SendUpdates_Values> {
    public static var all: Self { "all" }
    public static var externalOnly: Self { "externalOnly" }
    public static var noneValue: Self { "none" }
}

/// Calendar API
public actor CalendarService: GAPI.Service {
    /// The name, the version and the URLs of the service.
    public static let definition = GAPI.ServiceDefinition(
        name: "calendar",
        version: "v3",
        rootURL: "https://www.googleapis.com/",
        servicePath: "calendar/v3/",
        batchPath: "batch/calendar/v3",
        batch: GAPI.BatchLimits(.documented),
        defaultScopes: ["https://www.googleapis.com/auth/calendar"]
    )

    public nonisolated let core: GAPI.ServiceCore
    public var credentials: any FetchCredentials

    /// Creates a service; one is enough for a whole application.
    ///
    /// - Parameters:
    ///   - credentials: The credentials of its calls.
    ///   - configuration: The settings that its calls share.
    ///   - fetcher: A fetcher shared with other services; by default the service creates its own.
    public init(
        credentials: any FetchCredentials = .none,
        configuration: GAPI.ServiceConfiguration = .init(),
        fetcher: Fetcher? = nil
    ) {
        core = GAPI.ServiceCore(Self.definition, configuration: configuration, fetcher: fetcher)
        self.credentials = credentials
    }
}

extension Calendar.AclListQuery: GAPI.ChangeQuery {
    public static let changeFeed = GAPI.ChangeFeed(
        token: "syncToken",
        fields: "nextSyncToken,items/role",
        neverFalse: ["showDeleted"],
        watch: (method: GAPI.QueryMethod(id: "calendar.acl.watch", verb: .post, path: "calendars/{calendarId}/acl/watch"), stop: GAPI.QueryMethod(id: "calendar.channels.stop", verb: .post, path: "channels/stop"), parameters: ["maxResults", "pageToken", "showDeleted", "syncToken"], isTopic: false)
    )
    public var changeToken: Swift.String? { get { syncToken } set { syncToken = newValue } }
    public func nextChangeToken(in response: Response) -> Swift.String? { response.nextSyncToken }
    public func changes(in response: Response) -> [GAPI.Change<Item>] {
        GAPI.Change.all(items(in: response)) { $0.role == "none" }
    }
}

extension CalendarService {
    /// Returns the changes of `calendar.acl.list` after a cursor, as they happen; see `GAPI.ChangeSequence`.
    public nonisolated func aclChanges(
        calendarId: Swift.String,
        from cursor: GAPI.ChangeCursor? = nil,
        options: GAPI.ChangeOptions = .init(),
        _ configure: (inout Calendar.AclListQuery) -> Void = { _ in }
    ) -> GAPI.ChangeSequence<Calendar.AclListQuery> {
        changes(of: Calendar.AclListQuery(calendarId: calendarId, configure), from: cursor, options: options)
    }
}

extension Calendar.CalendarListListQuery: GAPI.ChangeQuery {
    public static let changeFeed = GAPI.ChangeFeed(
        token: "syncToken",
        fields: "nextSyncToken,items/deleted",
        excluded: ["minAccessRole"],
        neverFalse: ["showDeleted", "showHidden"],
        watch: (method: GAPI.QueryMethod(id: "calendar.calendarList.watch", verb: .post, path: "users/me/calendarList/watch"), stop: GAPI.QueryMethod(id: "calendar.channels.stop", verb: .post, path: "channels/stop"), parameters: ["maxResults", "minAccessRole", "pageToken", "showDeleted", "showHidden", "showOwnOrganizationOnly", "syncToken"], isTopic: false)
    )
    public var changeToken: Swift.String? { get { syncToken } set { syncToken = newValue } }
    public func nextChangeToken(in response: Response) -> Swift.String? { response.nextSyncToken }
    public func changes(in response: Response) -> [GAPI.Change<Item>] {
        GAPI.Change.all(items(in: response)) { $0.deleted == true }
    }
}

extension CalendarService {
    /// Returns the changes of `calendar.calendarList.list` after a cursor, as they happen; see `GAPI.ChangeSequence`.
    public nonisolated func calendarListChanges(
        from cursor: GAPI.ChangeCursor? = nil,
        options: GAPI.ChangeOptions = .init(),
        _ configure: (inout Calendar.CalendarListListQuery) -> Void = { _ in }
    ) -> GAPI.ChangeSequence<Calendar.CalendarListListQuery> {
        changes(of: Calendar.CalendarListListQuery(configure), from: cursor, options: options)
    }
}

extension Calendar.EventsListQuery: GAPI.ChangeQuery {
    public static let changeFeed = GAPI.ChangeFeed(
        token: "syncToken",
        fields: "nextSyncToken,items/status",
        excluded: ["iCalUID", "orderBy", "privateExtendedProperty", "q", "sharedExtendedProperty", "timeMax", "timeMin", "updatedMin"],
        neverFalse: ["showDeleted"],
        watch: (method: GAPI.QueryMethod(id: "calendar.events.watch", verb: .post, path: "calendars/{calendarId}/events/watch"), stop: GAPI.QueryMethod(id: "calendar.channels.stop", verb: .post, path: "channels/stop"), parameters: ["alwaysIncludeEmail", "eventTypes", "iCalUID", "maxAttendees", "maxResults", "orderBy", "pageToken", "privateExtendedProperty", "q", "sharedExtendedProperty", "showDeleted", "showHiddenInvitations", "singleEvents", "syncToken", "timeMax", "timeMin", "timeZone", "updatedMin"], isTopic: false)
    )
    public var changeToken: Swift.String? { get { syncToken } set { syncToken = newValue } }
    public func nextChangeToken(in response: Response) -> Swift.String? { response.nextSyncToken }
    public func changes(in response: Response) -> [GAPI.Change<Item>] {
        GAPI.Change.all(items(in: response)) { $0.status == "cancelled" }
    }
}

extension CalendarService {
    /// Returns the changes of `calendar.events.list` after a cursor, as they happen; see `GAPI.ChangeSequence`.
    public nonisolated func changes(
        calendarId: Swift.String,
        from cursor: GAPI.ChangeCursor? = nil,
        options: GAPI.ChangeOptions = .init(),
        _ configure: (inout Calendar.EventsListQuery) -> Void = { _ in }
    ) -> GAPI.ChangeSequence<Calendar.EventsListQuery> {
        changes(of: Calendar.EventsListQuery(calendarId: calendarId, configure), from: cursor, options: options)
    }
}

extension Calendar.SettingsListQuery: GAPI.ChangeQuery {
    public static let changeFeed = GAPI.ChangeFeed(
        token: "syncToken",
        fields: "nextSyncToken",
        watch: (method: GAPI.QueryMethod(id: "calendar.settings.watch", verb: .post, path: "users/me/settings/watch"), stop: GAPI.QueryMethod(id: "calendar.channels.stop", verb: .post, path: "channels/stop"), parameters: ["maxResults", "pageToken", "syncToken"], isTopic: false)
    )
    public var changeToken: Swift.String? { get { syncToken } set { syncToken = newValue } }
    public func nextChangeToken(in response: Response) -> Swift.String? { response.nextSyncToken }
    public func changes(in response: Response) -> [GAPI.Change<Item>] {
        GAPI.Change.all(items(in: response)) { _ in false }
    }
}

extension CalendarService {
    /// Returns the changes of `calendar.settings.list` after a cursor, as they happen; see `GAPI.ChangeSequence`.
    public nonisolated func settingsChanges(
        from cursor: GAPI.ChangeCursor? = nil,
        options: GAPI.ChangeOptions = .init(),
        _ configure: (inout Calendar.SettingsListQuery) -> Void = { _ in }
    ) -> GAPI.ChangeSequence<Calendar.SettingsListQuery> {
        changes(of: Calendar.SettingsListQuery(configure), from: cursor, options: options)
    }
}
