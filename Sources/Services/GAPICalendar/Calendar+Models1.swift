// Generated from calendar:v3, revision 20261030, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension Calendar {
    public struct Acl: JSON.Model {
        public var etag: Swift.String?
        public var items: [AclRule]?
        public var kind: Swift.String?
        public var nextPageToken: Swift.String?
        public var nextSyncToken: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .array("items", \.items, of: .object), .string("kind", \.kind),
            .string("nextPageToken", \.nextPageToken), .string("nextSyncToken", \.nextSyncToken)
        ]
    }

    public struct AclRule: JSON.Model {
        public var etag: Swift.String?
        public var id: Swift.String?
        public var kind: Swift.String?
        public var role: Swift.String?
        public var scope: ScopeModel?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .string("id", \.id), .string("kind", \.kind), .string("role", \.role),
            .object("scope", \.scope)
        ]

        public struct ScopeModel: JSON.Model {
            public var type: Swift.String?
            public var value: Swift.String?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .string("type", \.type), .string("value", \.value)
            ]
        }
    }

    public struct Calendar: JSON.Model {
        public var autoAcceptInvitations: Swift.Bool?
        public var conferenceProperties: ConferenceProperties?
        public var dataOwner: Swift.String?
        public var description: Swift.String?
        public var etag: Swift.String?
        public var id: Swift.String?
        public var kind: Swift.String?
        public var labelProperties: LabelProperties?
        public var location: Swift.String?
        public var summary: Swift.String?
        public var timeZone: Swift.String?
        public var workingHours: WorkingHours?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("autoAcceptInvitations", \.autoAcceptInvitations),
            .object("conferenceProperties", \.conferenceProperties), .string("dataOwner", \.dataOwner),
            .string("description", \.description), .string("etag", \.etag), .string("id", \.id), .string("kind", \.kind),
            .object("labelProperties", \.labelProperties), .string("location", \.location),
            .string("summary", \.summary), .string("timeZone", \.timeZone), .object("workingHours", \.workingHours)
        ]

        public struct WorkingHours: JSON.Model {
            public var availableTimes: [AvailableTimes]?
            public var workingHoursEnabled: Swift.Bool?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .array("availableTimes", \.availableTimes, of: .object),
                .bool("workingHoursEnabled", \.workingHoursEnabled)
            ]

            public struct AvailableTimes: JSON.Model {
                public var dayOfWeek: Swift.String?
                public var periodEnd: Swift.Int32?
                public var periodStart: Swift.Int32?
                public var unknown = JSON.UnknownMembers()
                public init() {}
                public static let fields: JSON.FieldTable<Self> = [
                    .string("dayOfWeek", \.dayOfWeek), .int32("periodEnd", \.periodEnd),
                    .int32("periodStart", \.periodStart)
                ]
            }
        }
    }

    public struct CalendarList: JSON.Model {
        public var etag: Swift.String?
        public var items: [CalendarListEntry]?
        public var kind: Swift.String?
        public var nextPageToken: Swift.String?
        public var nextSyncToken: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .array("items", \.items, of: .object), .string("kind", \.kind),
            .string("nextPageToken", \.nextPageToken), .string("nextSyncToken", \.nextSyncToken)
        ]
    }

    public struct CalendarListEntry: JSON.Model {
        public var accessRole: Swift.String?
        public var autoAcceptInvitations: Swift.Bool?
        public var backgroundColor: Swift.String?
        public var colorId: Swift.String?
        public var conferenceProperties: ConferenceProperties?
        public var dataOwner: Swift.String?
        public var defaultReminders: [EventReminder]?
        /// Default: false.
        public var deleted: Swift.Bool?
        public var description: Swift.String?
        public var etag: Swift.String?
        public var foregroundColor: Swift.String?
        /// Default: false.
        public var hidden: Swift.Bool?
        public var id: Swift.String?
        public var kind: Swift.String?
        public var location: Swift.String?
        public var notificationSettings: NotificationSettings?
        /// Default: false.
        public var primary: Swift.Bool?
        /// Default: false.
        public var selected: Swift.Bool?
        public var summary: Swift.String?
        public var summaryOverride: Swift.String?
        public var timeZone: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("accessRole", \.accessRole), .bool("autoAcceptInvitations", \.autoAcceptInvitations),
            .string("backgroundColor", \.backgroundColor), .string("colorId", \.colorId),
            .object("conferenceProperties", \.conferenceProperties), .string("dataOwner", \.dataOwner),
            .array("defaultReminders", \.defaultReminders, of: .object), .bool("deleted", \.deleted),
            .string("description", \.description), .string("etag", \.etag),
            .string("foregroundColor", \.foregroundColor), .bool("hidden", \.hidden), .string("id", \.id),
            .string("kind", \.kind), .string("location", \.location),
            .object("notificationSettings", \.notificationSettings), .bool("primary", \.primary),
            .bool("selected", \.selected), .string("summary", \.summary), .string("summaryOverride", \.summaryOverride),
            .string("timeZone", \.timeZone)
        ]

        public struct NotificationSettings: JSON.Model {
            public var notifications: [CalendarNotification]?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .array("notifications", \.notifications, of: .object)
            ]
        }
    }

    public struct CalendarNotification: JSON.Model {
        public var method: Swift.String?
        public var type: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("method", \.method), .string("type", \.type)
        ]
    }

    public struct Channel: JSON.Model {
        public var address: Swift.String?
        public var expiration: Swift.Int64?
        public var id: Swift.String?
        public var kind: Swift.String?
        public var params: [Swift.String: Swift.String]?
        public var payload: Swift.Bool?
        public var resourceId: Swift.String?
        public var resourceUri: Swift.String?
        public var token: Swift.String?
        public var type: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("address", \.address), .int64("expiration", \.expiration), .string("id", \.id),
            .string("kind", \.kind), .map("params", \.params, of: .string), .bool("payload", \.payload),
            .string("resourceId", \.resourceId), .string("resourceUri", \.resourceUri), .string("token", \.token),
            .string("type", \.type)
        ]
    }

    public struct ColorDefinition: JSON.Model {
        public var background: Swift.String?
        public var foreground: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("background", \.background), .string("foreground", \.foreground)
        ]
    }

    public struct Colors: JSON.Model {
        public var calendar: [Swift.String: ColorDefinition]?
        public var event: [Swift.String: ColorDefinition]?
        public var kind: Swift.String?
        public var updated: JSON.Timestamp?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .map("calendar", \.calendar, of: .object), .map("event", \.event, of: .object), .string("kind", \.kind),
            .timestamp("updated", \.updated)
        ]
    }

    public struct ConferenceData: JSON.Model {
        public var conferenceId: Swift.String?
        public var conferenceSolution: ConferenceSolution?
        public var createRequest: CreateConferenceRequest?
        public var entryPoints: [EntryPoint]?
        public var notes: Swift.String?
        public var parameters: ConferenceParameters?
        public var signature: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("conferenceId", \.conferenceId), .object("conferenceSolution", \.conferenceSolution),
            .object("createRequest", \.createRequest), .array("entryPoints", \.entryPoints, of: .object),
            .string("notes", \.notes), .object("parameters", \.parameters), .string("signature", \.signature)
        ]
    }

    public struct ConferenceParameters: JSON.Model {
        public var addOnParameters: ConferenceParametersAddOnParameters?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("addOnParameters", \.addOnParameters)
        ]
    }

    public struct ConferenceParametersAddOnParameters: JSON.Model {
        public var parameters: [Swift.String: Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .map("parameters", \.parameters, of: .string)
        ]
    }

    public struct ConferenceProperties: JSON.Model {
        public var allowedConferenceSolutionTypes: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("allowedConferenceSolutionTypes", \.allowedConferenceSolutionTypes, of: .string)
        ]
    }

    public struct ConferenceRequestStatus: JSON.Model {
        public var statusCode: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("statusCode", \.statusCode)
        ]
    }

    public struct ConferenceSolution: JSON.Model {
        public var iconUri: Swift.String?
        public var key: ConferenceSolutionKey?
        public var name: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("iconUri", \.iconUri), .object("key", \.key), .string("name", \.name)
        ]
    }

    public struct ConferenceSolutionKey: JSON.Model {
        public var type: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("type", \.type)
        ]
    }

    public struct CreateConferenceRequest: JSON.Model {
        public var conferenceSolutionKey: ConferenceSolutionKey?
        public var requestId: Swift.String?
        public var status: ConferenceRequestStatus?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("conferenceSolutionKey", \.conferenceSolutionKey), .string("requestId", \.requestId),
            .object("status", \.status)
        ]
    }

    public struct EntryPoint: JSON.Model {
        public var accessCode: Swift.String?
        public var entryPointFeatures: [Swift.String]?
        public var entryPointType: Swift.String?
        public var label: Swift.String?
        public var meetingCode: Swift.String?
        public var passcode: Swift.String?
        public var password: Swift.String?
        public var pin: Swift.String?
        public var regionCode: Swift.String?
        public var uri: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("accessCode", \.accessCode), .array("entryPointFeatures", \.entryPointFeatures, of: .string),
            .string("entryPointType", \.entryPointType), .string("label", \.label),
            .string("meetingCode", \.meetingCode), .string("passcode", \.passcode), .string("password", \.password),
            .string("pin", \.pin), .string("regionCode", \.regionCode), .string("uri", \.uri)
        ]
    }

    public struct Error: JSON.Model {
        public var domain: Swift.String?
        public var reason: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("domain", \.domain), .string("reason", \.reason)
        ]
    }

    public struct Event: JSON.Model {
        /// Default: false.
        public var anyoneCanAddSelf: Swift.Bool?
        public var attachments: [EventAttachment]?
        public var attendees: [EventAttendee]?
        /// Default: false.
        public var attendeesOmitted: Swift.Bool?
        @JSON.Boxed public var birthdayProperties: EventBirthdayProperties?
        public var colorId: Swift.String?
        @JSON.Boxed public var conferenceData: ConferenceData?
        public var created: JSON.Timestamp?
        @JSON.Boxed public var creator: Creator?
        public var description: Swift.String?
        @JSON.Boxed public var end: EventDateTime?
        /// Default: false.
        public var endTimeUnspecified: Swift.Bool?
        public var etag: Swift.String?
        public var eventLabelId: Swift.String?
        /// Default: `default`.
        public var eventType: Swift.String?
        @JSON.Boxed public var extendedProperties: ExtendedProperties?
        @JSON.Boxed public var focusTimeProperties: EventFocusTimeProperties?
        @JSON.Boxed public var gadget: Gadget?
        /// Default: true.
        public var guestsCanInviteOthers: Swift.Bool?
        /// Default: false.
        public var guestsCanModify: Swift.Bool?
        /// Default: true.
        public var guestsCanSeeOtherGuests: Swift.Bool?
        public var hangoutLink: Swift.String?
        public var htmlLink: Swift.String?
        public var iCalUID: Swift.String?
        public var id: Swift.String?
        public var kind: Swift.String?
        public var location: Swift.String?
        /// Default: false.
        public var locked: Swift.Bool?
        @JSON.Boxed public var organizer: Organizer?
        @JSON.Boxed public var originalStartTime: EventDateTime?
        @JSON.Boxed public var outOfOfficeProperties: EventOutOfOfficeProperties?
        /// Default: false.
        public var privateCopy: Swift.Bool?
        public var recurrence: [Swift.String]?
        public var recurringEventId: Swift.String?
        @JSON.Boxed public var reminders: Reminders?
        public var sequence: Swift.Int32?
        @JSON.Boxed public var source: Source?
        @JSON.Boxed public var start: EventDateTime?
        public var status: Swift.String?
        public var summary: Swift.String?
        /// Default: `opaque`.
        public var transparency: Swift.String?
        public var updated: JSON.Timestamp?
        /// Default: `default`.
        public var visibility: Swift.String?
        @JSON.Boxed public var workingLocationProperties: EventWorkingLocationProperties?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("anyoneCanAddSelf", \.anyoneCanAddSelf), .array("attachments", \.attachments, of: .object),
            .array("attendees", \.attendees, of: .object), .bool("attendeesOmitted", \.attendeesOmitted),
            .boxed("birthdayProperties", \.birthdayProperties, \._birthdayProperties), .string("colorId", \.colorId),
            .boxed("conferenceData", \.conferenceData, \._conferenceData), .timestamp("created", \.created),
            .boxed("creator", \.creator, \._creator), .string("description", \.description),
            .boxed("end", \.end, \._end), .bool("endTimeUnspecified", \.endTimeUnspecified), .string("etag", \.etag),
            .string("eventLabelId", \.eventLabelId), .string("eventType", \.eventType),
            .boxed("extendedProperties", \.extendedProperties, \._extendedProperties),
            .boxed("focusTimeProperties", \.focusTimeProperties, \._focusTimeProperties),
            .boxed("gadget", \.gadget, \._gadget), .bool("guestsCanInviteOthers", \.guestsCanInviteOthers),
            .bool("guestsCanModify", \.guestsCanModify), .bool("guestsCanSeeOtherGuests", \.guestsCanSeeOtherGuests),
            .string("hangoutLink", \.hangoutLink), .string("htmlLink", \.htmlLink), .string("iCalUID", \.iCalUID),
            .string("id", \.id), .string("kind", \.kind), .string("location", \.location), .bool("locked", \.locked),
            .boxed("organizer", \.organizer, \._organizer),
            .boxed("originalStartTime", \.originalStartTime, \._originalStartTime),
            .boxed("outOfOfficeProperties", \.outOfOfficeProperties, \._outOfOfficeProperties),
            .bool("privateCopy", \.privateCopy), .array("recurrence", \.recurrence, of: .string),
            .string("recurringEventId", \.recurringEventId), .boxed("reminders", \.reminders, \._reminders),
            .int32("sequence", \.sequence), .boxed("source", \.source, \._source), .boxed("start", \.start, \._start),
            .string("status", \.status), .string("summary", \.summary), .string("transparency", \.transparency),
            .timestamp("updated", \.updated), .string("visibility", \.visibility),
            .boxed("workingLocationProperties", \.workingLocationProperties, \._workingLocationProperties)
        ]

        public struct Creator: JSON.Model {
            public var displayName: Swift.String?
            public var email: Swift.String?
            public var id: Swift.String?
            /// Default: false.
            public var selfValue: Swift.Bool?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .string("displayName", \.displayName), .string("email", \.email), .string("id", \.id),
                .bool("self", \.selfValue)
            ]
        }

        public struct ExtendedProperties: JSON.Model {
            public var `private`: [Swift.String: Swift.String]?
            public var shared: [Swift.String: Swift.String]?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .map("private", \.`private`, of: .string), .map("shared", \.shared, of: .string)
            ]
        }

        public struct Gadget: JSON.Model {
            public var display: Swift.String?
            public var height: Swift.Int32?
            public var iconLink: Swift.String?
            public var link: Swift.String?
            public var preferences: [Swift.String: Swift.String]?
            public var title: Swift.String?
            public var type: Swift.String?
            public var width: Swift.Int32?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .string("display", \.display), .int32("height", \.height), .string("iconLink", \.iconLink),
                .string("link", \.link), .map("preferences", \.preferences, of: .string), .string("title", \.title),
                .string("type", \.type), .int32("width", \.width)
            ]
        }

        public struct Organizer: JSON.Model {
            public var displayName: Swift.String?
            public var email: Swift.String?
            public var id: Swift.String?
            /// Default: false.
            public var selfValue: Swift.Bool?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .string("displayName", \.displayName), .string("email", \.email), .string("id", \.id),
                .bool("self", \.selfValue)
            ]
        }

        public struct Reminders: JSON.Model {
            public var overrides: [EventReminder]?
            public var useDefault: Swift.Bool?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .array("overrides", \.overrides, of: .object), .bool("useDefault", \.useDefault)
            ]
        }

        public struct Source: JSON.Model {
            public var title: Swift.String?
            public var url: Swift.String?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .string("title", \.title), .string("url", \.url)
            ]
        }
    }

    public struct EventAttachment: JSON.Model {
        public var fileId: Swift.String?
        public var fileUrl: Swift.String?
        public var iconLink: Swift.String?
        public var mimeType: Swift.String?
        public var title: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("fileId", \.fileId), .string("fileUrl", \.fileUrl), .string("iconLink", \.iconLink),
            .string("mimeType", \.mimeType), .string("title", \.title)
        ]
    }

    public struct EventAttendee: JSON.Model {
        /// Default: 0.
        public var additionalGuests: Swift.Int32?
        /// Default: ``.
        public var asyncOperation: Swift.String?
        public var comment: Swift.String?
        public var displayName: Swift.String?
        public var email: Swift.String?
        public var id: Swift.String?
        /// Default: false.
        public var optional: Swift.Bool?
        public var organizer: Swift.Bool?
        /// Default: false.
        public var resource: Swift.Bool?
        public var responseStatus: Swift.String?
        /// Default: false.
        public var selfValue: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("additionalGuests", \.additionalGuests), .string("asyncOperation", \.asyncOperation),
            .string("comment", \.comment), .string("displayName", \.displayName), .string("email", \.email),
            .string("id", \.id), .bool("optional", \.optional), .bool("organizer", \.organizer),
            .bool("resource", \.resource), .string("responseStatus", \.responseStatus), .bool("self", \.selfValue)
        ]
    }

    public struct EventBirthdayProperties: JSON.Model {
        public var contact: Swift.String?
        public var customTypeName: Swift.String?
        /// Default: `birthday`.
        public var type: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("contact", \.contact), .string("customTypeName", \.customTypeName), .string("type", \.type)
        ]
    }

    public struct EventDateTime: JSON.Model {
        public var date: JSON.LocalDate?
        public var dateTime: JSON.Timestamp?
        public var timeZone: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .date("date", \.date), .timestamp("dateTime", \.dateTime), .string("timeZone", \.timeZone)
        ]
    }

    public struct EventFocusTimeProperties: JSON.Model {
        public var autoDeclineMode: Swift.String?
        public var chatStatus: Swift.String?
        public var declineMessage: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("autoDeclineMode", \.autoDeclineMode), .string("chatStatus", \.chatStatus),
            .string("declineMessage", \.declineMessage)
        ]
    }

    public struct EventLabel: JSON.Model {
        public var backgroundColor: Swift.String?
        public var id: Swift.String?
        public var name: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("backgroundColor", \.backgroundColor), .string("id", \.id), .string("name", \.name)
        ]
    }

    public struct EventOutOfOfficeProperties: JSON.Model {
        public var autoDeclineMode: Swift.String?
        public var declineMessage: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("autoDeclineMode", \.autoDeclineMode), .string("declineMessage", \.declineMessage)
        ]
    }

    public struct EventReminder: JSON.Model {
        public var method: Swift.String?
        public var minutes: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("method", \.method), .int32("minutes", \.minutes)
        ]
    }

    public struct EventWorkingLocationProperties: JSON.Model {
        public var customLocation: CustomLocation?
        public var homeOffice: JSON.Value?
        public var officeLocation: OfficeLocation?
        public var type: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("customLocation", \.customLocation), .any("homeOffice", \.homeOffice),
            .object("officeLocation", \.officeLocation), .string("type", \.type)
        ]

        public struct CustomLocation: JSON.Model {
            public var label: Swift.String?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .string("label", \.label)
            ]
        }

        public struct OfficeLocation: JSON.Model {
            public var buildingId: Swift.String?
            public var deskId: Swift.String?
            public var floorId: Swift.String?
            public var floorSectionId: Swift.String?
            public var label: Swift.String?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .string("buildingId", \.buildingId), .string("deskId", \.deskId), .string("floorId", \.floorId),
                .string("floorSectionId", \.floorSectionId), .string("label", \.label)
            ]
        }
    }

    public struct Events: JSON.Model {
        public var accessRole: Swift.String?
        public var defaultReminders: [EventReminder]?
        public var description: Swift.String?
        public var etag: Swift.String?
        public var items: [Event]?
        public var kind: Swift.String?
        public var nextPageToken: Swift.String?
        public var nextSyncToken: Swift.String?
        public var summary: Swift.String?
        public var timeZone: Swift.String?
        public var updated: JSON.Timestamp?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("accessRole", \.accessRole), .array("defaultReminders", \.defaultReminders, of: .object),
            .string("description", \.description), .string("etag", \.etag), .array("items", \.items, of: .object),
            .string("kind", \.kind), .string("nextPageToken", \.nextPageToken),
            .string("nextSyncToken", \.nextSyncToken), .string("summary", \.summary), .string("timeZone", \.timeZone),
            .timestamp("updated", \.updated)
        ]
    }

    public struct FreeBusyCalendar: JSON.Model {
        public var busy: [TimePeriod]?
        public var errors: [Error]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("busy", \.busy, of: .object), .array("errors", \.errors, of: .object)
        ]
    }

    public struct FreeBusyGroup: JSON.Model {
        public var calendars: [Swift.String]?
        public var errors: [Error]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("calendars", \.calendars, of: .string), .array("errors", \.errors, of: .object)
        ]
    }

    public struct FreeBusyRequest: JSON.Model {
        public var calendarExpansionMax: Swift.Int32?
        public var groupExpansionMax: Swift.Int32?
        public var items: [FreeBusyRequestItem]?
        public var timeMax: JSON.Timestamp?
        public var timeMin: JSON.Timestamp?
        /// Default: `UTC`.
        public var timeZone: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("calendarExpansionMax", \.calendarExpansionMax), .int32("groupExpansionMax", \.groupExpansionMax),
            .array("items", \.items, of: .object), .timestamp("timeMax", \.timeMax), .timestamp("timeMin", \.timeMin),
            .string("timeZone", \.timeZone)
        ]
    }

    public struct FreeBusyRequestItem: JSON.Model {
        public var id: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("id", \.id)
        ]
    }

    public struct FreeBusyResponse: JSON.Model {
        public var calendars: [Swift.String: FreeBusyCalendar]?
        public var groups: [Swift.String: FreeBusyGroup]?
        public var kind: Swift.String?
        public var timeMax: JSON.Timestamp?
        public var timeMin: JSON.Timestamp?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .map("calendars", \.calendars, of: .object), .map("groups", \.groups, of: .object), .string("kind", \.kind),
            .timestamp("timeMax", \.timeMax), .timestamp("timeMin", \.timeMin)
        ]
    }

    public struct LabelProperties: JSON.Model {
        public var eventLabels: [EventLabel]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("eventLabels", \.eventLabels, of: .object)
        ]
    }

    public struct Setting: JSON.Model {
        public var etag: Swift.String?
        public var id: Swift.String?
        public var kind: Swift.String?
        public var value: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .string("id", \.id), .string("kind", \.kind), .string("value", \.value)
        ]
    }

    public struct Settings: JSON.Model {
        public var etag: Swift.String?
        public var items: [Setting]?
        public var kind: Swift.String?
        public var nextPageToken: Swift.String?
        public var nextSyncToken: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .array("items", \.items, of: .object), .string("kind", \.kind),
            .string("nextPageToken", \.nextPageToken), .string("nextSyncToken", \.nextSyncToken)
        ]
    }

    public struct TimePeriod: JSON.Model {
        public var end: JSON.Timestamp?
        public var start: JSON.Timestamp?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .timestamp("end", \.end), .timestamp("start", \.start)
        ]
    }
}
