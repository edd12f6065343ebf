// Generated from youtube:v3, revision 20261104, by AsyncGAPI's generator 1. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

public import AsyncGAPI

extension YouTube {
    public struct LiveBroadcastContentDetails: JSON.Model {
        public var availabilityConfig: AvailabilityConfig?
        public var boundStreamId: Swift.String?
        public var boundStreamLastUpdateTimeMs: JSON.Timestamp?
        public var closedCaptionsType: ClosedCaptionsType?
        public var enableAutoStart: Swift.Bool?
        public var enableAutoStop: Swift.Bool?
        /// Deprecated.
        public var enableClosedCaptions: Swift.Bool?
        public var enableContentEncryption: Swift.Bool?
        public var enableDvr: Swift.Bool?
        public var enableEmbed: Swift.Bool?
        /// Deprecated.
        public var enableLowLatency: Swift.Bool?
        public var latencyPreference: LatencyPreference?
        public var mesh: JSON.Bytes?
        public var monitorStream: MonitorStreamInfo?
        public var projection: Projection?
        public var recordFromStart: Swift.Bool?
        /// Deprecated.
        public var startWithSlate: Swift.Bool?
        public var stereoLayout: StereoLayout?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("availabilityConfig", \.availabilityConfig), .string("boundStreamId", \.boundStreamId),
            .timestamp("boundStreamLastUpdateTimeMs", \.boundStreamLastUpdateTimeMs),
            .enumeration("closedCaptionsType", \.closedCaptionsType), .bool("enableAutoStart", \.enableAutoStart),
            .bool("enableAutoStop", \.enableAutoStop), .bool("enableClosedCaptions", \.enableClosedCaptions),
            .bool("enableContentEncryption", \.enableContentEncryption), .bool("enableDvr", \.enableDvr),
            .bool("enableEmbed", \.enableEmbed), .bool("enableLowLatency", \.enableLowLatency),
            .enumeration("latencyPreference", \.latencyPreference), .bytes("mesh", \.mesh),
            .object("monitorStream", \.monitorStream), .enumeration("projection", \.projection),
            .bool("recordFromStart", \.recordFromStart), .bool("startWithSlate", \.startWithSlate),
            .enumeration("stereoLayout", \.stereoLayout)
        ]

        public struct ClosedCaptionsType: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var closedCaptionsTypeUnspecified: Self { Self(rawValue: "closedCaptionsTypeUnspecified") }
            public static var closedCaptionsDisabled: Self { Self(rawValue: "closedCaptionsDisabled") }
            public static var closedCaptionsHttpPost: Self { Self(rawValue: "closedCaptionsHttpPost") }
            public static var closedCaptionsEmbedded: Self { Self(rawValue: "closedCaptionsEmbedded") }
        }

        public struct LatencyPreference: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var latencyPreferenceUnspecified: Self { Self(rawValue: "latencyPreferenceUnspecified") }
            public static var normal: Self { Self(rawValue: "normal") }
            public static var low: Self { Self(rawValue: "low") }
            public static var ultraLow: Self { Self(rawValue: "ultraLow") }
        }

        public struct Projection: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var projectionUnspecified: Self { Self(rawValue: "projectionUnspecified") }
            public static var rectangular: Self { Self(rawValue: "rectangular") }
            public static var _360: Self { Self(rawValue: "360") }
            public static var mesh: Self { Self(rawValue: "mesh") }
        }

        public struct StereoLayout: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var stereoLayoutUnspecified: Self { Self(rawValue: "stereoLayoutUnspecified") }
            public static var mono: Self { Self(rawValue: "mono") }
            public static var leftRight: Self { Self(rawValue: "leftRight") }
            public static var topBottom: Self { Self(rawValue: "topBottom") }
        }
    }

    public struct LiveBroadcastListResponse: JSON.Model {
        public var etag: Swift.String?
        /// Deprecated.
        public var eventId: Swift.String?
        public var items: [LiveBroadcast]?
        public var kind: Swift.String?
        public var nextPageToken: Swift.String?
        public var pageInfo: PageInfo?
        public var prevPageToken: Swift.String?
        /// Deprecated.
        public var tokenPagination: TokenPagination?
        /// Deprecated.
        public var visitorId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .string("eventId", \.eventId), .array("items", \.items, of: .object),
            .string("kind", \.kind), .string("nextPageToken", \.nextPageToken), .object("pageInfo", \.pageInfo),
            .string("prevPageToken", \.prevPageToken), .object("tokenPagination", \.tokenPagination),
            .string("visitorId", \.visitorId)
        ]
    }

    public struct LiveBroadcastMonetizationDetails: JSON.Model {
        public var cuepointSchedule: CuepointSchedule?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("cuepointSchedule", \.cuepointSchedule)
        ]
    }

    public struct LiveBroadcastSnippet: JSON.Model {
        public var actualEndTime: JSON.Timestamp?
        public var actualStartTime: JSON.Timestamp?
        public var categoryId: Swift.String?
        public var channelId: Swift.String?
        public var description: Swift.String?
        public var isDefaultBroadcast: Swift.Bool?
        public var liveChatId: Swift.String?
        public var publishedAt: JSON.Timestamp?
        public var scheduledEndTime: JSON.Timestamp?
        public var scheduledStartTime: JSON.Timestamp?
        @JSON.Boxed public var thumbnails: ThumbnailDetails?
        public var title: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .timestamp("actualEndTime", \.actualEndTime), .timestamp("actualStartTime", \.actualStartTime),
            .string("categoryId", \.categoryId), .string("channelId", \.channelId),
            .string("description", \.description), .bool("isDefaultBroadcast", \.isDefaultBroadcast),
            .string("liveChatId", \.liveChatId), .timestamp("publishedAt", \.publishedAt),
            .timestamp("scheduledEndTime", \.scheduledEndTime), .timestamp("scheduledStartTime", \.scheduledStartTime),
            .boxed("thumbnails", \.thumbnails, \._thumbnails), .string("title", \.title)
        ]
    }

    public struct LiveBroadcastStatistics: JSON.Model {
        public var concurrentViewers: Swift.UInt64?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .uint64("concurrentViewers", \.concurrentViewers)
        ]
    }

    public struct LiveBroadcastStatus: JSON.Model {
        public var lifeCycleStatus: LifeCycleStatus?
        public var liveBroadcastPriority: LiveBroadcastPriority?
        public var madeForKids: Swift.Bool?
        public var privacyStatus: PrivacyStatus?
        public var recordingStatus: RecordingStatus?
        public var selfDeclaredMadeForKids: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("lifeCycleStatus", \.lifeCycleStatus),
            .enumeration("liveBroadcastPriority", \.liveBroadcastPriority), .bool("madeForKids", \.madeForKids),
            .enumeration("privacyStatus", \.privacyStatus), .enumeration("recordingStatus", \.recordingStatus),
            .bool("selfDeclaredMadeForKids", \.selfDeclaredMadeForKids)
        ]

        public struct LifeCycleStatus: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var lifeCycleStatusUnspecified: Self { Self(rawValue: "lifeCycleStatusUnspecified") }
            public static var created: Self { Self(rawValue: "created") }
            public static var ready: Self { Self(rawValue: "ready") }
            public static var testing: Self { Self(rawValue: "testing") }
            public static var live: Self { Self(rawValue: "live") }
            public static var complete: Self { Self(rawValue: "complete") }
            public static var revoked: Self { Self(rawValue: "revoked") }
            public static var testStarting: Self { Self(rawValue: "testStarting") }
            public static var liveStarting: Self { Self(rawValue: "liveStarting") }
        }

        public struct LiveBroadcastPriority: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var liveBroadcastPriorityUnspecified: Self { Self(rawValue: "liveBroadcastPriorityUnspecified") }
            public static var low: Self { Self(rawValue: "low") }
            public static var normal: Self { Self(rawValue: "normal") }
            public static var high: Self { Self(rawValue: "high") }
        }

        public struct PrivacyStatus: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var `public`: Self { Self(rawValue: "public") }
            public static var unlisted: Self { Self(rawValue: "unlisted") }
            public static var `private`: Self { Self(rawValue: "private") }
        }

        public struct RecordingStatus: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var liveBroadcastRecordingStatusUnspecified: Self { Self(rawValue: "liveBroadcastRecordingStatusUnspecified") }
            public static var notRecording: Self { Self(rawValue: "notRecording") }
            public static var recording: Self { Self(rawValue: "recording") }
            public static var recorded: Self { Self(rawValue: "recorded") }
        }
    }

    public struct LiveChatBan: JSON.Model {
        public var etag: Swift.String?
        public var id: Swift.String?
        public var kind: Swift.String?
        public var snippet: LiveChatBanSnippet?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .string("id", \.id), .string("kind", \.kind), .object("snippet", \.snippet)
        ]
    }

    public struct LiveChatBanSnippet: JSON.Model {
        public var banDurationSeconds: Swift.UInt64?
        public var bannedUserDetails: ChannelProfileDetails?
        public var liveChatId: Swift.String?
        public var type: TypeValue?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .uint64("banDurationSeconds", \.banDurationSeconds), .object("bannedUserDetails", \.bannedUserDetails),
            .string("liveChatId", \.liveChatId), .enumeration("type", \.type)
        ]

        public struct TypeValue: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var liveChatBanTypeUnspecified: Self { Self(rawValue: "liveChatBanTypeUnspecified") }
            public static var permanent: Self { Self(rawValue: "permanent") }
            public static var temporary: Self { Self(rawValue: "temporary") }
        }
    }

    public struct LiveChatFanFundingEventDetails: JSON.Model {
        public var amountDisplayString: Swift.String?
        public var amountMicros: Swift.UInt64?
        public var currency: Swift.String?
        public var userComment: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("amountDisplayString", \.amountDisplayString), .uint64("amountMicros", \.amountMicros),
            .string("currency", \.currency), .string("userComment", \.userComment)
        ]
    }

    public struct LiveChatGiftDetails: JSON.Model {
        public var altText: Swift.String?
        public var comboCount: Swift.Int32?
        public var giftDuration: JSON.Duration?
        public var giftName: Swift.String?
        public var giftUrl: Swift.String?
        public var hasVisualEffect: Swift.Bool?
        public var jewelsAmount: Swift.Int32?
        public var language: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("altText", \.altText), .int32("comboCount", \.comboCount), .duration("giftDuration", \.giftDuration),
            .string("giftName", \.giftName), .string("giftUrl", \.giftUrl), .bool("hasVisualEffect", \.hasVisualEffect),
            .int32("jewelsAmount", \.jewelsAmount), .string("language", \.language)
        ]
    }

    public struct LiveChatGiftMembershipReceivedDetails: JSON.Model {
        public var associatedMembershipGiftingMessageId: Swift.String?
        public var gifterChannelId: Swift.String?
        public var memberLevelName: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("associatedMembershipGiftingMessageId", \.associatedMembershipGiftingMessageId),
            .string("gifterChannelId", \.gifterChannelId), .string("memberLevelName", \.memberLevelName)
        ]
    }

    public struct LiveChatMemberMilestoneChatDetails: JSON.Model {
        public var memberLevelName: Swift.String?
        public var memberMonth: Swift.UInt32?
        public var userComment: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("memberLevelName", \.memberLevelName), .uint32("memberMonth", \.memberMonth),
            .string("userComment", \.userComment)
        ]
    }

    public struct LiveChatMembershipGiftingDetails: JSON.Model {
        public var giftMembershipsCount: Swift.Int32?
        public var giftMembershipsLevelName: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("giftMembershipsCount", \.giftMembershipsCount),
            .string("giftMembershipsLevelName", \.giftMembershipsLevelName)
        ]
    }

    public struct LiveChatMessage: JSON.Model {
        public var authorDetails: LiveChatMessageAuthorDetails?
        public var etag: Swift.String?
        public var id: Swift.String?
        public var kind: Swift.String?
        @JSON.Boxed public var snippet: LiveChatMessageSnippet?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("authorDetails", \.authorDetails), .string("etag", \.etag), .string("id", \.id),
            .string("kind", \.kind), .boxed("snippet", \.snippet, \._snippet)
        ]
    }

    public struct LiveChatMessageAuthorDetails: JSON.Model {
        public var channelId: Swift.String?
        public var channelUrl: Swift.String?
        public var displayName: Swift.String?
        public var isChatModerator: Swift.Bool?
        public var isChatOwner: Swift.Bool?
        public var isChatSponsor: Swift.Bool?
        public var isVerified: Swift.Bool?
        public var profileImageUrl: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("channelId", \.channelId), .string("channelUrl", \.channelUrl),
            .string("displayName", \.displayName), .bool("isChatModerator", \.isChatModerator),
            .bool("isChatOwner", \.isChatOwner), .bool("isChatSponsor", \.isChatSponsor),
            .bool("isVerified", \.isVerified), .string("profileImageUrl", \.profileImageUrl)
        ]
    }

    /// Deprecated.
    public struct LiveChatMessageDeletedDetails: JSON.Model {
        public var deletedMessageId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("deletedMessageId", \.deletedMessageId)
        ]
    }

    public struct LiveChatMessageListResponse: JSON.Model {
        @JSON.Boxed public var activePollItem: LiveChatMessage?
        public var etag: Swift.String?
        /// Deprecated.
        public var eventId: Swift.String?
        public var items: [LiveChatMessage]?
        public var kind: Swift.String?
        public var nextPageToken: Swift.String?
        public var offlineAt: JSON.Timestamp?
        public var pageInfo: PageInfo?
        public var pollingIntervalMillis: Swift.UInt32?
        /// Deprecated.
        public var tokenPagination: TokenPagination?
        /// Deprecated.
        public var visitorId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("activePollItem", \.activePollItem, \._activePollItem), .string("etag", \.etag),
            .string("eventId", \.eventId), .array("items", \.items, of: .object), .string("kind", \.kind),
            .string("nextPageToken", \.nextPageToken), .timestamp("offlineAt", \.offlineAt),
            .object("pageInfo", \.pageInfo), .uint32("pollingIntervalMillis", \.pollingIntervalMillis),
            .object("tokenPagination", \.tokenPagination), .string("visitorId", \.visitorId)
        ]
    }

    /// Deprecated.
    public struct LiveChatMessageRetractedDetails: JSON.Model {
        public var retractedMessageId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("retractedMessageId", \.retractedMessageId)
        ]
    }

    public struct LiveChatMessageSnippet: JSON.Model {
        public var authorChannelId: Swift.String?
        public var displayMessage: Swift.String?
        /// Deprecated.
        public var fanFundingEventDetails: LiveChatFanFundingEventDetails?
        public var giftDetails: LiveChatGiftDetails?
        public var giftMembershipReceivedDetails: LiveChatGiftMembershipReceivedDetails?
        public var hasDisplayContent: Swift.Bool?
        public var liveChatId: Swift.String?
        public var memberMilestoneChatDetails: LiveChatMemberMilestoneChatDetails?
        public var membershipGiftingDetails: LiveChatMembershipGiftingDetails?
        /// Deprecated.
        public var messageDeletedDetails: LiveChatMessageDeletedDetails?
        /// Deprecated.
        public var messageRetractedDetails: LiveChatMessageRetractedDetails?
        public var newSponsorDetails: LiveChatNewSponsorDetails?
        public var pollDetails: LiveChatPollDetails?
        public var publishedAt: JSON.Timestamp?
        public var superChatDetails: LiveChatSuperChatDetails?
        public var superStickerDetails: LiveChatSuperStickerDetails?
        public var textMessageDetails: LiveChatTextMessageDetails?
        public var type: TypeValue?
        public var userBannedDetails: LiveChatUserBannedMessageDetails?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("authorChannelId", \.authorChannelId), .string("displayMessage", \.displayMessage),
            .object("fanFundingEventDetails", \.fanFundingEventDetails), .object("giftDetails", \.giftDetails),
            .object("giftMembershipReceivedDetails", \.giftMembershipReceivedDetails),
            .bool("hasDisplayContent", \.hasDisplayContent), .string("liveChatId", \.liveChatId),
            .object("memberMilestoneChatDetails", \.memberMilestoneChatDetails),
            .object("membershipGiftingDetails", \.membershipGiftingDetails),
            .object("messageDeletedDetails", \.messageDeletedDetails),
            .object("messageRetractedDetails", \.messageRetractedDetails),
            .object("newSponsorDetails", \.newSponsorDetails), .object("pollDetails", \.pollDetails),
            .timestamp("publishedAt", \.publishedAt), .object("superChatDetails", \.superChatDetails),
            .object("superStickerDetails", \.superStickerDetails), .object("textMessageDetails", \.textMessageDetails),
            .enumeration("type", \.type), .object("userBannedDetails", \.userBannedDetails)
        ]

        public struct TypeValue: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var invalidType: Self { Self(rawValue: "invalidType") }
            public static var textMessageEvent: Self { Self(rawValue: "textMessageEvent") }
            public static var tombstone: Self { Self(rawValue: "tombstone") }
            public static var fanFundingEvent: Self { Self(rawValue: "fanFundingEvent") }
            public static var chatEndedEvent: Self { Self(rawValue: "chatEndedEvent") }
            public static var sponsorOnlyModeStartedEvent: Self { Self(rawValue: "sponsorOnlyModeStartedEvent") }
            public static var sponsorOnlyModeEndedEvent: Self { Self(rawValue: "sponsorOnlyModeEndedEvent") }
            public static var newSponsorEvent: Self { Self(rawValue: "newSponsorEvent") }
            public static var memberMilestoneChatEvent: Self { Self(rawValue: "memberMilestoneChatEvent") }
            public static var membershipGiftingEvent: Self { Self(rawValue: "membershipGiftingEvent") }
            public static var giftMembershipReceivedEvent: Self { Self(rawValue: "giftMembershipReceivedEvent") }
            @available(*, deprecated)
            public static var messageDeletedEvent: Self { Self(rawValue: "messageDeletedEvent") }
            @available(*, deprecated)
            public static var messageRetractedEvent: Self { Self(rawValue: "messageRetractedEvent") }
            public static var userBannedEvent: Self { Self(rawValue: "userBannedEvent") }
            public static var superChatEvent: Self { Self(rawValue: "superChatEvent") }
            public static var superStickerEvent: Self { Self(rawValue: "superStickerEvent") }
            public static var pollEvent: Self { Self(rawValue: "pollEvent") }
            public static var giftEvent: Self { Self(rawValue: "giftEvent") }
        }
    }

    public struct LiveChatModerator: JSON.Model {
        public var etag: Swift.String?
        public var id: Swift.String?
        public var kind: Swift.String?
        public var snippet: LiveChatModeratorSnippet?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .string("id", \.id), .string("kind", \.kind), .object("snippet", \.snippet)
        ]
    }

    public struct LiveChatModeratorListResponse: JSON.Model {
        public var etag: Swift.String?
        /// Deprecated.
        public var eventId: Swift.String?
        public var items: [LiveChatModerator]?
        public var kind: Swift.String?
        public var nextPageToken: Swift.String?
        public var pageInfo: PageInfo?
        public var prevPageToken: Swift.String?
        /// Deprecated.
        public var tokenPagination: TokenPagination?
        /// Deprecated.
        public var visitorId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .string("eventId", \.eventId), .array("items", \.items, of: .object),
            .string("kind", \.kind), .string("nextPageToken", \.nextPageToken), .object("pageInfo", \.pageInfo),
            .string("prevPageToken", \.prevPageToken), .object("tokenPagination", \.tokenPagination),
            .string("visitorId", \.visitorId)
        ]
    }

    public struct LiveChatModeratorSnippet: JSON.Model {
        public var liveChatId: Swift.String?
        public var moderatorDetails: ChannelProfileDetails?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("liveChatId", \.liveChatId), .object("moderatorDetails", \.moderatorDetails)
        ]
    }

    public struct LiveChatNewSponsorDetails: JSON.Model {
        public var isUpgrade: Swift.Bool?
        public var memberLevelName: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("isUpgrade", \.isUpgrade), .string("memberLevelName", \.memberLevelName)
        ]
    }

    public struct LiveChatPollDetails: JSON.Model {
        public var metadata: LiveChatPollDetailsPollMetadata?
        public var status: Status?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("metadata", \.metadata), .enumeration("status", \.status)
        ]

        public struct Status: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var unknown: Self { Self(rawValue: "unknown") }
            public static var active: Self { Self(rawValue: "active") }
            public static var closed: Self { Self(rawValue: "closed") }
        }
    }

    public struct LiveChatPollDetailsPollMetadata: JSON.Model {
        public var options: [LiveChatPollDetailsPollMetadataPollOption]?
        public var questionText: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("options", \.options, of: .object), .string("questionText", \.questionText)
        ]
    }

    public struct LiveChatPollDetailsPollMetadataPollOption: JSON.Model {
        public var optionText: Swift.String?
        public var tally: Swift.Int64?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("optionText", \.optionText), .int64("tally", \.tally)
        ]
    }

    public struct LiveChatSuperChatDetails: JSON.Model {
        public var amountDisplayString: Swift.String?
        public var amountMicros: Swift.UInt64?
        public var currency: Swift.String?
        public var tier: Swift.UInt32?
        public var userComment: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("amountDisplayString", \.amountDisplayString), .uint64("amountMicros", \.amountMicros),
            .string("currency", \.currency), .uint32("tier", \.tier), .string("userComment", \.userComment)
        ]
    }

    public struct LiveChatSuperStickerDetails: JSON.Model {
        public var amountDisplayString: Swift.String?
        public var amountMicros: Swift.UInt64?
        public var currency: Swift.String?
        public var superStickerMetadata: SuperStickerMetadata?
        public var tier: Swift.UInt32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("amountDisplayString", \.amountDisplayString), .uint64("amountMicros", \.amountMicros),
            .string("currency", \.currency), .object("superStickerMetadata", \.superStickerMetadata),
            .uint32("tier", \.tier)
        ]
    }

    public struct LiveChatTextMessageDetails: JSON.Model {
        public var messageText: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("messageText", \.messageText)
        ]
    }

    public struct LiveChatUserBannedMessageDetails: JSON.Model {
        public var banDurationSeconds: Swift.UInt64?
        public var banType: BanType?
        public var bannedUserDetails: ChannelProfileDetails?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .uint64("banDurationSeconds", \.banDurationSeconds), .enumeration("banType", \.banType),
            .object("bannedUserDetails", \.bannedUserDetails)
        ]

        public struct BanType: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var permanent: Self { Self(rawValue: "permanent") }
            public static var temporary: Self { Self(rawValue: "temporary") }
        }
    }

    public struct LiveStream: JSON.Model {
        @JSON.Boxed public var cdn: CdnSettings?
        public var contentDetails: LiveStreamContentDetails?
        public var etag: Swift.String?
        public var id: Swift.String?
        public var kind: Swift.String?
        public var snippet: LiveStreamSnippet?
        public var status: LiveStreamStatus?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("cdn", \.cdn, \._cdn), .object("contentDetails", \.contentDetails), .string("etag", \.etag),
            .string("id", \.id), .string("kind", \.kind), .object("snippet", \.snippet), .object("status", \.status)
        ]
    }

    public struct LiveStreamConfigurationIssue: JSON.Model {
        public var description: Swift.String?
        public var reason: Swift.String?
        public var severity: Severity?
        public var type: TypeValue?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("description", \.description), .string("reason", \.reason), .enumeration("severity", \.severity),
            .enumeration("type", \.type)
        ]

        public struct Severity: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var info: Self { Self(rawValue: "info") }
            public static var warning: Self { Self(rawValue: "warning") }
            public static var error: Self { Self(rawValue: "error") }
        }

        public struct TypeValue: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var gopSizeOver: Self { Self(rawValue: "gopSizeOver") }
            public static var gopSizeLong: Self { Self(rawValue: "gopSizeLong") }
            public static var gopSizeShort: Self { Self(rawValue: "gopSizeShort") }
            public static var openGop: Self { Self(rawValue: "openGop") }
            public static var badContainer: Self { Self(rawValue: "badContainer") }
            public static var audioBitrateHigh: Self { Self(rawValue: "audioBitrateHigh") }
            public static var audioBitrateLow: Self { Self(rawValue: "audioBitrateLow") }
            public static var audioSampleRate: Self { Self(rawValue: "audioSampleRate") }
            public static var bitrateHigh: Self { Self(rawValue: "bitrateHigh") }
            public static var bitrateLow: Self { Self(rawValue: "bitrateLow") }
            public static var audioCodec: Self { Self(rawValue: "audioCodec") }
            public static var videoCodec: Self { Self(rawValue: "videoCodec") }
            public static var noAudioStream: Self { Self(rawValue: "noAudioStream") }
            public static var noVideoStream: Self { Self(rawValue: "noVideoStream") }
            public static var multipleVideoStreams: Self { Self(rawValue: "multipleVideoStreams") }
            public static var multipleAudioStreams: Self { Self(rawValue: "multipleAudioStreams") }
            public static var audioTooManyChannels: Self { Self(rawValue: "audioTooManyChannels") }
            public static var interlacedVideo: Self { Self(rawValue: "interlacedVideo") }
            public static var frameRateHigh: Self { Self(rawValue: "frameRateHigh") }
            public static var resolutionMismatch: Self { Self(rawValue: "resolutionMismatch") }
            public static var videoCodecMismatch: Self { Self(rawValue: "videoCodecMismatch") }
            public static var videoInterlaceMismatch: Self { Self(rawValue: "videoInterlaceMismatch") }
            public static var videoProfileMismatch: Self { Self(rawValue: "videoProfileMismatch") }
            public static var videoBitrateMismatch: Self { Self(rawValue: "videoBitrateMismatch") }
            public static var framerateMismatch: Self { Self(rawValue: "framerateMismatch") }
            public static var gopMismatch: Self { Self(rawValue: "gopMismatch") }
            public static var audioSampleRateMismatch: Self { Self(rawValue: "audioSampleRateMismatch") }
            public static var audioStereoMismatch: Self { Self(rawValue: "audioStereoMismatch") }
            public static var audioCodecMismatch: Self { Self(rawValue: "audioCodecMismatch") }
            public static var audioBitrateMismatch: Self { Self(rawValue: "audioBitrateMismatch") }
            public static var videoResolutionSuboptimal: Self { Self(rawValue: "videoResolutionSuboptimal") }
            public static var videoResolutionUnsupported: Self { Self(rawValue: "videoResolutionUnsupported") }
            public static var videoIngestionStarved: Self { Self(rawValue: "videoIngestionStarved") }
            public static var videoIngestionFasterThanRealtime: Self { Self(rawValue: "videoIngestionFasterThanRealtime") }
        }
    }

    public struct LiveStreamContentDetails: JSON.Model {
        public var closedCaptionsIngestionUrl: Swift.String?
        public var isReusable: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("closedCaptionsIngestionUrl", \.closedCaptionsIngestionUrl), .bool("isReusable", \.isReusable)
        ]
    }

    public struct LiveStreamHealthStatus: JSON.Model {
        public var configurationIssues: [LiveStreamConfigurationIssue]?
        public var lastUpdateTimeSeconds: Swift.UInt64?
        public var status: Status?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("configurationIssues", \.configurationIssues, of: .object),
            .uint64("lastUpdateTimeSeconds", \.lastUpdateTimeSeconds), .enumeration("status", \.status)
        ]

        public struct Status: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var good: Self { Self(rawValue: "good") }
            public static var ok: Self { Self(rawValue: "ok") }
            public static var bad: Self { Self(rawValue: "bad") }
            public static var noData: Self { Self(rawValue: "noData") }
            public static var revoked: Self { Self(rawValue: "revoked") }
        }
    }

    public struct LiveStreamListResponse: JSON.Model {
        public var etag: Swift.String?
        /// Deprecated.
        public var eventId: Swift.String?
        public var items: [LiveStream]?
        public var kind: Swift.String?
        public var nextPageToken: Swift.String?
        public var pageInfo: PageInfo?
        public var prevPageToken: Swift.String?
        /// Deprecated.
        public var tokenPagination: TokenPagination?
        /// Deprecated.
        public var visitorId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .string("eventId", \.eventId), .array("items", \.items, of: .object),
            .string("kind", \.kind), .string("nextPageToken", \.nextPageToken), .object("pageInfo", \.pageInfo),
            .string("prevPageToken", \.prevPageToken), .object("tokenPagination", \.tokenPagination),
            .string("visitorId", \.visitorId)
        ]
    }

    public struct LiveStreamSnippet: JSON.Model {
        public var channelId: Swift.String?
        public var description: Swift.String?
        public var isDefaultStream: Swift.Bool?
        public var publishedAt: JSON.Timestamp?
        public var title: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("channelId", \.channelId), .string("description", \.description),
            .bool("isDefaultStream", \.isDefaultStream), .timestamp("publishedAt", \.publishedAt),
            .string("title", \.title)
        ]
    }

    public struct LiveStreamStatus: JSON.Model {
        public var healthStatus: LiveStreamHealthStatus?
        public var streamStatus: StreamStatus?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("healthStatus", \.healthStatus), .enumeration("streamStatus", \.streamStatus)
        ]

        public struct StreamStatus: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var created: Self { Self(rawValue: "created") }
            public static var ready: Self { Self(rawValue: "ready") }
            public static var active: Self { Self(rawValue: "active") }
            public static var inactive: Self { Self(rawValue: "inactive") }
            public static var error: Self { Self(rawValue: "error") }
        }
    }

    public struct LocalizedProperty: JSON.Model {
        public var `default`: Swift.String?
        public var defaultLanguage: LanguageTag?
        public var localized: [LocalizedString]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("default", \.`default`), .object("defaultLanguage", \.defaultLanguage),
            .array("localized", \.localized, of: .object)
        ]
    }

    public struct LocalizedString: JSON.Model {
        public var language: Swift.String?
        public var value: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("language", \.language), .string("value", \.value)
        ]
    }

    public struct Member: JSON.Model {
        public var etag: Swift.String?
        public var kind: Swift.String?
        @JSON.Boxed public var snippet: MemberSnippet?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .string("kind", \.kind), .boxed("snippet", \.snippet, \._snippet)
        ]
    }

    public struct MemberListResponse: JSON.Model {
        public var etag: Swift.String?
        /// Deprecated.
        public var eventId: Swift.String?
        public var items: [Member]?
        public var kind: Swift.String?
        public var nextPageToken: Swift.String?
        public var pageInfo: PageInfo?
        /// Deprecated.
        public var tokenPagination: TokenPagination?
        /// Deprecated.
        public var visitorId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .string("eventId", \.eventId), .array("items", \.items, of: .object),
            .string("kind", \.kind), .string("nextPageToken", \.nextPageToken), .object("pageInfo", \.pageInfo),
            .object("tokenPagination", \.tokenPagination), .string("visitorId", \.visitorId)
        ]
    }

    public struct MemberSnippet: JSON.Model {
        public var creatorChannelId: Swift.String?
        public var memberDetails: ChannelProfileDetails?
        public var membershipsDetails: MembershipsDetails?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("creatorChannelId", \.creatorChannelId), .object("memberDetails", \.memberDetails),
            .object("membershipsDetails", \.membershipsDetails)
        ]
    }

    public struct MembershipsDetails: JSON.Model {
        public var accessibleLevels: [Swift.String]?
        public var highestAccessibleLevel: Swift.String?
        public var highestAccessibleLevelDisplayName: Swift.String?
        public var membershipsDuration: MembershipsDuration?
        public var membershipsDurationAtLevels: [MembershipsDurationAtLevel]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("accessibleLevels", \.accessibleLevels, of: .string),
            .string("highestAccessibleLevel", \.highestAccessibleLevel),
            .string("highestAccessibleLevelDisplayName", \.highestAccessibleLevelDisplayName),
            .object("membershipsDuration", \.membershipsDuration),
            .array("membershipsDurationAtLevels", \.membershipsDurationAtLevels, of: .object)
        ]
    }

    public struct MembershipsDuration: JSON.Model {
        public var memberSince: Swift.String?
        public var memberTotalDurationMonths: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("memberSince", \.memberSince), .int32("memberTotalDurationMonths", \.memberTotalDurationMonths)
        ]
    }

    public struct MembershipsDurationAtLevel: JSON.Model {
        public var level: Swift.String?
        public var memberSince: Swift.String?
        public var memberTotalDurationMonths: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("level", \.level), .string("memberSince", \.memberSince),
            .int32("memberTotalDurationMonths", \.memberTotalDurationMonths)
        ]
    }

    public struct MembershipsLevel: JSON.Model {
        public var etag: Swift.String?
        public var id: Swift.String?
        public var kind: Swift.String?
        public var snippet: MembershipsLevelSnippet?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .string("id", \.id), .string("kind", \.kind), .object("snippet", \.snippet)
        ]
    }

    public struct MembershipsLevelListResponse: JSON.Model {
        public var etag: Swift.String?
        /// Deprecated.
        public var eventId: Swift.String?
        public var items: [MembershipsLevel]?
        public var kind: Swift.String?
        /// Deprecated.
        public var visitorId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .string("eventId", \.eventId), .array("items", \.items, of: .object),
            .string("kind", \.kind), .string("visitorId", \.visitorId)
        ]
    }

    public struct MembershipsLevelSnippet: JSON.Model {
        public var creatorChannelId: Swift.String?
        public var levelDetails: LevelDetails?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("creatorChannelId", \.creatorChannelId), .object("levelDetails", \.levelDetails)
        ]
    }

    public struct MonitorStreamInfo: JSON.Model {
        public var broadcastStreamDelayMs: Swift.UInt32?
        public var embedHtml: Swift.String?
        public var enableMonitorStream: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .uint32("broadcastStreamDelayMs", \.broadcastStreamDelayMs), .string("embedHtml", \.embedHtml),
            .bool("enableMonitorStream", \.enableMonitorStream)
        ]
    }

    public struct PageInfo: JSON.Model {
        public var resultsPerPage: Swift.Int32?
        public var totalResults: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("resultsPerPage", \.resultsPerPage), .int32("totalResults", \.totalResults)
        ]
    }

    public struct Playlist: JSON.Model {
        public var contentDetails: PlaylistContentDetails?
        public var etag: Swift.String?
        public var id: Swift.String?
        public var kind: Swift.String?
        public var localizations: [Swift.String: PlaylistLocalization]?
        public var player: PlaylistPlayer?
        @JSON.Boxed public var snippet: PlaylistSnippet?
        public var status: PlaylistStatus?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("contentDetails", \.contentDetails), .string("etag", \.etag), .string("id", \.id),
            .string("kind", \.kind), .map("localizations", \.localizations, of: .object), .object("player", \.player),
            .boxed("snippet", \.snippet, \._snippet), .object("status", \.status)
        ]
    }

    public struct PlaylistContentDetails: JSON.Model {
        public var itemCount: Swift.UInt32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .uint32("itemCount", \.itemCount)
        ]
    }

    public struct PlaylistImage: JSON.Model {
        public var id: Swift.String?
        public var kind: Swift.String?
        public var snippet: PlaylistImageSnippet?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("id", \.id), .string("kind", \.kind), .object("snippet", \.snippet)
        ]
    }

    public struct PlaylistImageListResponse: JSON.Model {
        public var items: [PlaylistImage]?
        public var kind: Swift.String?
        public var nextPageToken: Swift.String?
        public var pageInfo: PageInfo?
        public var prevPageToken: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("items", \.items, of: .object), .string("kind", \.kind), .string("nextPageToken", \.nextPageToken),
            .object("pageInfo", \.pageInfo), .string("prevPageToken", \.prevPageToken)
        ]
    }

    public struct PlaylistImageSnippet: JSON.Model {
        public var height: Swift.Int32?
        public var playlistId: Swift.String?
        public var type: TypeValue?
        public var width: Swift.Int32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int32("height", \.height), .string("playlistId", \.playlistId), .enumeration("type", \.type),
            .int32("width", \.width)
        ]

        public struct TypeValue: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var hero: Self { Self(rawValue: "hero") }
        }
    }

    public struct PlaylistItem: JSON.Model {
        public var contentDetails: PlaylistItemContentDetails?
        public var etag: Swift.String?
        public var id: Swift.String?
        public var kind: Swift.String?
        @JSON.Boxed public var snippet: PlaylistItemSnippet?
        public var status: PlaylistItemStatus?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("contentDetails", \.contentDetails), .string("etag", \.etag), .string("id", \.id),
            .string("kind", \.kind), .boxed("snippet", \.snippet, \._snippet), .object("status", \.status)
        ]
    }

    public struct PlaylistItemContentDetails: JSON.Model {
        /// Deprecated.
        public var endAt: Swift.String?
        public var note: Swift.String?
        /// Deprecated.
        public var startAt: Swift.String?
        public var videoId: Swift.String?
        public var videoPublishedAt: JSON.Timestamp?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("endAt", \.endAt), .string("note", \.note), .string("startAt", \.startAt),
            .string("videoId", \.videoId), .timestamp("videoPublishedAt", \.videoPublishedAt)
        ]
    }

    public struct PlaylistItemListResponse: JSON.Model {
        public var etag: Swift.String?
        public var eventId: Swift.String?
        public var items: [PlaylistItem]?
        public var kind: Swift.String?
        public var nextPageToken: Swift.String?
        public var pageInfo: PageInfo?
        public var prevPageToken: Swift.String?
        public var tokenPagination: TokenPagination?
        public var visitorId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .string("eventId", \.eventId), .array("items", \.items, of: .object),
            .string("kind", \.kind), .string("nextPageToken", \.nextPageToken), .object("pageInfo", \.pageInfo),
            .string("prevPageToken", \.prevPageToken), .object("tokenPagination", \.tokenPagination),
            .string("visitorId", \.visitorId)
        ]
    }

    public struct PlaylistItemSnippet: JSON.Model {
        public var channelId: Swift.String?
        public var channelTitle: Swift.String?
        public var description: Swift.String?
        public var playlistId: Swift.String?
        public var position: Swift.UInt32?
        public var publishedAt: JSON.Timestamp?
        public var resourceId: ResourceId?
        @JSON.Boxed public var thumbnails: ThumbnailDetails?
        public var title: Swift.String?
        public var videoOwnerChannelId: Swift.String?
        public var videoOwnerChannelTitle: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("channelId", \.channelId), .string("channelTitle", \.channelTitle),
            .string("description", \.description), .string("playlistId", \.playlistId), .uint32("position", \.position),
            .timestamp("publishedAt", \.publishedAt), .object("resourceId", \.resourceId),
            .boxed("thumbnails", \.thumbnails, \._thumbnails), .string("title", \.title),
            .string("videoOwnerChannelId", \.videoOwnerChannelId),
            .string("videoOwnerChannelTitle", \.videoOwnerChannelTitle)
        ]
    }

    public struct PlaylistItemStatus: JSON.Model {
        public var privacyStatus: PrivacyStatus?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("privacyStatus", \.privacyStatus)
        ]

        public struct PrivacyStatus: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var `public`: Self { Self(rawValue: "public") }
            public static var unlisted: Self { Self(rawValue: "unlisted") }
            public static var `private`: Self { Self(rawValue: "private") }
        }
    }

    public struct PlaylistListResponse: JSON.Model {
        public var etag: Swift.String?
        /// Deprecated.
        public var eventId: Swift.String?
        public var items: [Playlist]?
        public var kind: Swift.String?
        public var nextPageToken: Swift.String?
        public var pageInfo: PageInfo?
        public var prevPageToken: Swift.String?
        /// Deprecated.
        public var tokenPagination: TokenPagination?
        /// Deprecated.
        public var visitorId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .string("eventId", \.eventId), .array("items", \.items, of: .object),
            .string("kind", \.kind), .string("nextPageToken", \.nextPageToken), .object("pageInfo", \.pageInfo),
            .string("prevPageToken", \.prevPageToken), .object("tokenPagination", \.tokenPagination),
            .string("visitorId", \.visitorId)
        ]
    }

    public struct PlaylistLocalization: JSON.Model {
        public var description: Swift.String?
        public var title: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("description", \.description), .string("title", \.title)
        ]
    }

    public struct PlaylistPlayer: JSON.Model {
        public var embedHtml: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("embedHtml", \.embedHtml)
        ]
    }

    public struct PlaylistSnippet: JSON.Model {
        public var channelId: Swift.String?
        public var channelTitle: Swift.String?
        public var defaultLanguage: Swift.String?
        public var description: Swift.String?
        public var localized: PlaylistLocalization?
        public var publishedAt: JSON.Timestamp?
        /// Deprecated.
        public var tags: [Swift.String]?
        public var thumbnailVideoId: Swift.String?
        @JSON.Boxed public var thumbnails: ThumbnailDetails?
        public var title: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("channelId", \.channelId), .string("channelTitle", \.channelTitle),
            .string("defaultLanguage", \.defaultLanguage), .string("description", \.description),
            .object("localized", \.localized), .timestamp("publishedAt", \.publishedAt),
            .array("tags", \.tags, of: .string), .string("thumbnailVideoId", \.thumbnailVideoId),
            .boxed("thumbnails", \.thumbnails, \._thumbnails), .string("title", \.title)
        ]
    }

    public struct PlaylistStatus: JSON.Model {
        public var podcastStatus: PodcastStatus?
        public var privacyStatus: PrivacyStatus?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("podcastStatus", \.podcastStatus), .enumeration("privacyStatus", \.privacyStatus)
        ]

        public struct PodcastStatus: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var enabled: Self { Self(rawValue: "enabled") }
            public static var disabled: Self { Self(rawValue: "disabled") }
        }

        public struct PrivacyStatus: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var `public`: Self { Self(rawValue: "public") }
            public static var unlisted: Self { Self(rawValue: "unlisted") }
            public static var `private`: Self { Self(rawValue: "private") }
        }
    }

    public struct PropertyValue: JSON.Model {
        public var property: Swift.String?
        public var value: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("property", \.property), .string("value", \.value)
        ]
    }

    public struct RelatedEntity: JSON.Model {
        public var entity: Entity?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("entity", \.entity)
        ]
    }

    public struct ResourceId: JSON.Model {
        public var channelId: Swift.String?
        public var kind: Swift.String?
        public var playlistId: Swift.String?
        public var videoId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("channelId", \.channelId), .string("kind", \.kind), .string("playlistId", \.playlistId),
            .string("videoId", \.videoId)
        ]
    }

    public struct SearchListResponse: JSON.Model {
        public var etag: Swift.String?
        public var eventId: Swift.String?
        public var items: [SearchResult]?
        public var kind: Swift.String?
        public var nextPageToken: Swift.String?
        public var pageInfo: PageInfo?
        public var prevPageToken: Swift.String?
        public var regionCode: Swift.String?
        public var tokenPagination: TokenPagination?
        public var visitorId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .string("eventId", \.eventId), .array("items", \.items, of: .object),
            .string("kind", \.kind), .string("nextPageToken", \.nextPageToken), .object("pageInfo", \.pageInfo),
            .string("prevPageToken", \.prevPageToken), .string("regionCode", \.regionCode),
            .object("tokenPagination", \.tokenPagination), .string("visitorId", \.visitorId)
        ]
    }

    public struct SearchResult: JSON.Model {
        public var etag: Swift.String?
        public var id: ResourceId?
        public var kind: Swift.String?
        public var snippet: SearchResultSnippet?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .object("id", \.id), .string("kind", \.kind), .object("snippet", \.snippet)
        ]
    }

    public struct SearchResultSnippet: JSON.Model {
        public var channelId: Swift.String?
        public var channelTitle: Swift.String?
        public var description: Swift.String?
        public var liveBroadcastContent: LiveBroadcastContent?
        public var publishedAt: JSON.Timestamp?
        @JSON.Boxed public var thumbnails: ThumbnailDetails?
        public var title: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("channelId", \.channelId), .string("channelTitle", \.channelTitle),
            .string("description", \.description), .enumeration("liveBroadcastContent", \.liveBroadcastContent),
            .timestamp("publishedAt", \.publishedAt), .boxed("thumbnails", \.thumbnails, \._thumbnails),
            .string("title", \.title)
        ]

        public struct LiveBroadcastContent: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var noneValue: Self { Self(rawValue: "none") }
            public static var upcoming: Self { Self(rawValue: "upcoming") }
            public static var live: Self { Self(rawValue: "live") }
            public static var completed: Self { Self(rawValue: "completed") }
        }
    }

    public struct Subscription: JSON.Model {
        public var contentDetails: SubscriptionContentDetails?
        public var etag: Swift.String?
        public var id: Swift.String?
        public var kind: Swift.String?
        @JSON.Boxed public var snippet: SubscriptionSnippet?
        public var subscriberSnippet: SubscriptionSubscriberSnippet?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("contentDetails", \.contentDetails), .string("etag", \.etag), .string("id", \.id),
            .string("kind", \.kind), .boxed("snippet", \.snippet, \._snippet),
            .object("subscriberSnippet", \.subscriberSnippet)
        ]
    }

    public struct SubscriptionContentDetails: JSON.Model {
        public var activityType: ActivityType?
        public var newItemCount: Swift.UInt32?
        public var totalItemCount: Swift.UInt32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("activityType", \.activityType), .uint32("newItemCount", \.newItemCount),
            .uint32("totalItemCount", \.totalItemCount)
        ]

        public struct ActivityType: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var subscriptionActivityTypeUnspecified: Self { Self(rawValue: "subscriptionActivityTypeUnspecified") }
            public static var all: Self { Self(rawValue: "all") }
            public static var uploads: Self { Self(rawValue: "uploads") }
        }
    }

    public struct SubscriptionListResponse: JSON.Model {
        public var etag: Swift.String?
        /// Deprecated.
        public var eventId: Swift.String?
        public var items: [Subscription]?
        public var kind: Swift.String?
        public var nextPageToken: Swift.String?
        public var pageInfo: PageInfo?
        public var prevPageToken: Swift.String?
        /// Deprecated.
        public var tokenPagination: TokenPagination?
        /// Deprecated.
        public var visitorId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .string("eventId", \.eventId), .array("items", \.items, of: .object),
            .string("kind", \.kind), .string("nextPageToken", \.nextPageToken), .object("pageInfo", \.pageInfo),
            .string("prevPageToken", \.prevPageToken), .object("tokenPagination", \.tokenPagination),
            .string("visitorId", \.visitorId)
        ]
    }

    public struct SubscriptionSnippet: JSON.Model {
        public var channelId: Swift.String?
        public var description: Swift.String?
        public var publishedAt: JSON.Timestamp?
        public var resourceId: ResourceId?
        @JSON.Boxed public var thumbnails: ThumbnailDetails?
        public var title: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("channelId", \.channelId), .string("description", \.description),
            .timestamp("publishedAt", \.publishedAt), .object("resourceId", \.resourceId),
            .boxed("thumbnails", \.thumbnails, \._thumbnails), .string("title", \.title)
        ]
    }

    public struct SubscriptionSubscriberSnippet: JSON.Model {
        public var channelId: Swift.String?
        public var description: Swift.String?
        @JSON.Boxed public var thumbnails: ThumbnailDetails?
        public var title: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("channelId", \.channelId), .string("description", \.description),
            .boxed("thumbnails", \.thumbnails, \._thumbnails), .string("title", \.title)
        ]
    }

    public struct SuperChatEvent: JSON.Model {
        public var etag: Swift.String?
        public var id: Swift.String?
        public var kind: Swift.String?
        @JSON.Boxed public var snippet: SuperChatEventSnippet?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .string("id", \.id), .string("kind", \.kind),
            .boxed("snippet", \.snippet, \._snippet)
        ]
    }

    public struct SuperChatEventListResponse: JSON.Model {
        public var etag: Swift.String?
        /// Deprecated.
        public var eventId: Swift.String?
        public var items: [SuperChatEvent]?
        public var kind: Swift.String?
        public var nextPageToken: Swift.String?
        public var pageInfo: PageInfo?
        /// Deprecated.
        public var tokenPagination: TokenPagination?
        /// Deprecated.
        public var visitorId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .string("eventId", \.eventId), .array("items", \.items, of: .object),
            .string("kind", \.kind), .string("nextPageToken", \.nextPageToken), .object("pageInfo", \.pageInfo),
            .object("tokenPagination", \.tokenPagination), .string("visitorId", \.visitorId)
        ]
    }

    public struct SuperChatEventSnippet: JSON.Model {
        public var amountMicros: Swift.UInt64?
        public var channelId: Swift.String?
        public var commentText: Swift.String?
        public var createdAt: JSON.Timestamp?
        public var currency: Swift.String?
        public var displayString: Swift.String?
        public var isSuperStickerEvent: Swift.Bool?
        public var messageType: Swift.UInt32?
        public var superStickerMetadata: SuperStickerMetadata?
        public var supporterDetails: ChannelProfileDetails?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .uint64("amountMicros", \.amountMicros), .string("channelId", \.channelId),
            .string("commentText", \.commentText), .timestamp("createdAt", \.createdAt), .string("currency", \.currency),
            .string("displayString", \.displayString), .bool("isSuperStickerEvent", \.isSuperStickerEvent),
            .uint32("messageType", \.messageType), .object("superStickerMetadata", \.superStickerMetadata),
            .object("supporterDetails", \.supporterDetails)
        ]
    }

    public struct SuperStickerMetadata: JSON.Model {
        public var altText: Swift.String?
        public var altTextLanguage: Swift.String?
        public var stickerId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("altText", \.altText), .string("altTextLanguage", \.altTextLanguage),
            .string("stickerId", \.stickerId)
        ]
    }

    public struct TestItem: JSON.Model {
        public var etag: Swift.String?
        public var featuredPart: Swift.Bool?
        public var gaia: Swift.Int64?
        public var id: Swift.String?
        public var snippet: TestItemTestItemSnippet?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .bool("featuredPart", \.featuredPart), .int64("gaia", \.gaia), .string("id", \.id),
            .object("snippet", \.snippet)
        ]
    }

    public struct TestItemTestItemSnippet: JSON.Model {
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
        ]
    }

    public struct ThirdPartyLink: JSON.Model {
        public var etag: Swift.String?
        public var kind: Swift.String?
        public var linkingToken: Swift.String?
        @JSON.Boxed public var snippet: ThirdPartyLinkSnippet?
        public var status: ThirdPartyLinkStatus?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .string("kind", \.kind), .string("linkingToken", \.linkingToken),
            .boxed("snippet", \.snippet, \._snippet), .object("status", \.status)
        ]
    }

    public struct ThirdPartyLinkListResponse: JSON.Model {
        public var etag: Swift.String?
        public var items: [ThirdPartyLink]?
        public var kind: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .array("items", \.items, of: .object), .string("kind", \.kind)
        ]
    }

    public struct ThirdPartyLinkSnippet: JSON.Model {
        public var channelToAffiliateProgramLink: ChannelToAffiliateProgramLinkDetails?
        public var channelToStoreLink: ChannelToStoreLinkDetails?
        public var type: TypeValue?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("channelToAffiliateProgramLink", \.channelToAffiliateProgramLink),
            .object("channelToStoreLink", \.channelToStoreLink), .enumeration("type", \.type)
        ]

        public struct TypeValue: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var linkUnspecified: Self { Self(rawValue: "linkUnspecified") }
            public static var channelToStoreLink: Self { Self(rawValue: "channelToStoreLink") }
            public static var channelToAffiliateProgramLink: Self { Self(rawValue: "channelToAffiliateProgramLink") }
        }
    }

    public struct ThirdPartyLinkStatus: JSON.Model {
        public var linkStatus: LinkStatus?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("linkStatus", \.linkStatus)
        ]

        public struct LinkStatus: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var unknown: Self { Self(rawValue: "unknown") }
            public static var failed: Self { Self(rawValue: "failed") }
            public static var pending: Self { Self(rawValue: "pending") }
            public static var linked: Self { Self(rawValue: "linked") }
        }
    }

    public struct Thumbnail: JSON.Model {
        public var height: Swift.UInt32?
        public var url: Swift.String?
        public var width: Swift.UInt32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .uint32("height", \.height), .string("url", \.url), .uint32("width", \.width)
        ]
    }

    public struct ThumbnailDetails: JSON.Model {
        public var `default`: Thumbnail?
        public var fhd: Thumbnail?
        public var high: Thumbnail?
        public var maxres: Thumbnail?
        public var medium: Thumbnail?
        public var qhd: Thumbnail?
        public var shortsAspectRatio: Thumbnail?
        public var standard: Thumbnail?
        public var uhd: Thumbnail?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("default", \.`default`), .object("fhd", \.fhd), .object("high", \.high), .object("maxres", \.maxres),
            .object("medium", \.medium), .object("qhd", \.qhd), .object("shortsAspectRatio", \.shortsAspectRatio),
            .object("standard", \.standard), .object("uhd", \.uhd)
        ]
    }

    public struct ThumbnailSetResponse: JSON.Model {
        public var etag: Swift.String?
        /// Deprecated.
        public var eventId: Swift.String?
        public var items: [ThumbnailDetails]?
        public var kind: Swift.String?
        /// Deprecated.
        public var visitorId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .string("eventId", \.eventId), .array("items", \.items, of: .object),
            .string("kind", \.kind), .string("visitorId", \.visitorId)
        ]
    }

    public struct TokenPagination: JSON.Model {
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
        ]
    }

    public struct Video: JSON.Model {
        public var ageGating: VideoAgeGating?
        public var brandPartner: BrandPartner?
        @JSON.Boxed public var contentDetails: VideoContentDetails?
        public var etag: Swift.String?
        @JSON.Boxed public var fileDetails: VideoFileDetails?
        public var id: Swift.String?
        public var kind: Swift.String?
        @JSON.Boxed public var liveStreamingDetails: VideoLiveStreamingDetails?
        public var localizations: [Swift.String: VideoLocalization]?
        public var monetizationDetails: VideoMonetizationDetails?
        public var paidProductPlacementDetails: VideoPaidProductPlacementDetails?
        public var player: VideoPlayer?
        @JSON.Boxed public var processingDetails: VideoProcessingDetails?
        /// Deprecated.
        public var projectDetails: VideoProjectDetails?
        public var recordingDetails: VideoRecordingDetails?
        @JSON.Boxed public var snippet: VideoSnippet?
        public var statistics: VideoStatistics?
        @JSON.Boxed public var status: VideoStatus?
        public var suggestions: VideoSuggestions?
        public var topicDetails: VideoTopicDetails?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("ageGating", \.ageGating), .object("brandPartner", \.brandPartner),
            .boxed("contentDetails", \.contentDetails, \._contentDetails), .string("etag", \.etag),
            .boxed("fileDetails", \.fileDetails, \._fileDetails), .string("id", \.id), .string("kind", \.kind),
            .boxed("liveStreamingDetails", \.liveStreamingDetails, \._liveStreamingDetails),
            .map("localizations", \.localizations, of: .object), .object("monetizationDetails", \.monetizationDetails),
            .object("paidProductPlacementDetails", \.paidProductPlacementDetails), .object("player", \.player),
            .boxed("processingDetails", \.processingDetails, \._processingDetails),
            .object("projectDetails", \.projectDetails), .object("recordingDetails", \.recordingDetails),
            .boxed("snippet", \.snippet, \._snippet), .object("statistics", \.statistics),
            .boxed("status", \.status, \._status), .object("suggestions", \.suggestions),
            .object("topicDetails", \.topicDetails)
        ]
    }

    public struct VideoAbuseReport: JSON.Model {
        public var comments: Swift.String?
        public var language: Swift.String?
        public var reasonId: Swift.String?
        public var secondaryReasonId: Swift.String?
        public var videoId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("comments", \.comments), .string("language", \.language), .string("reasonId", \.reasonId),
            .string("secondaryReasonId", \.secondaryReasonId), .string("videoId", \.videoId)
        ]
    }

    public struct VideoAbuseReportReason: JSON.Model {
        public var etag: Swift.String?
        public var id: Swift.String?
        public var kind: Swift.String?
        public var snippet: VideoAbuseReportReasonSnippet?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .string("id", \.id), .string("kind", \.kind), .object("snippet", \.snippet)
        ]
    }

    public struct VideoAbuseReportReasonListResponse: JSON.Model {
        public var etag: Swift.String?
        /// Deprecated.
        public var eventId: Swift.String?
        public var items: [VideoAbuseReportReason]?
        public var kind: Swift.String?
        /// Deprecated.
        public var visitorId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .string("eventId", \.eventId), .array("items", \.items, of: .object),
            .string("kind", \.kind), .string("visitorId", \.visitorId)
        ]
    }

    public struct VideoAbuseReportReasonSnippet: JSON.Model {
        public var label: Swift.String?
        public var secondaryReasons: [VideoAbuseReportSecondaryReason]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("label", \.label), .array("secondaryReasons", \.secondaryReasons, of: .object)
        ]
    }

    public struct VideoAbuseReportSecondaryReason: JSON.Model {
        public var id: Swift.String?
        public var label: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("id", \.id), .string("label", \.label)
        ]
    }

    public struct VideoAgeGating: JSON.Model {
        public var alcoholContent: Swift.Bool?
        public var restricted: Swift.Bool?
        public var videoGameRating: VideoGameRating?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("alcoholContent", \.alcoholContent), .bool("restricted", \.restricted),
            .enumeration("videoGameRating", \.videoGameRating)
        ]

        public struct VideoGameRating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var anyone: Self { Self(rawValue: "anyone") }
            public static var m15Plus: Self { Self(rawValue: "m15Plus") }
            public static var m16Plus: Self { Self(rawValue: "m16Plus") }
            public static var m17Plus: Self { Self(rawValue: "m17Plus") }
        }
    }

    public struct VideoCategory: JSON.Model {
        public var etag: Swift.String?
        public var id: Swift.String?
        public var kind: Swift.String?
        public var snippet: VideoCategorySnippet?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .string("id", \.id), .string("kind", \.kind), .object("snippet", \.snippet)
        ]
    }

    public struct VideoCategoryListResponse: JSON.Model {
        public var etag: Swift.String?
        /// Deprecated.
        public var eventId: Swift.String?
        public var items: [VideoCategory]?
        public var kind: Swift.String?
        public var nextPageToken: Swift.String?
        public var pageInfo: PageInfo?
        public var prevPageToken: Swift.String?
        /// Deprecated.
        public var tokenPagination: TokenPagination?
        /// Deprecated.
        public var visitorId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .string("eventId", \.eventId), .array("items", \.items, of: .object),
            .string("kind", \.kind), .string("nextPageToken", \.nextPageToken), .object("pageInfo", \.pageInfo),
            .string("prevPageToken", \.prevPageToken), .object("tokenPagination", \.tokenPagination),
            .string("visitorId", \.visitorId)
        ]
    }

    public struct VideoCategorySnippet: JSON.Model {
        public var assignable: Swift.Bool?
        /// Default: `UCBR8-60-B28hp2BmDPdntcQ`.
        public var channelId: Swift.String?
        public var title: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("assignable", \.assignable), .string("channelId", \.channelId), .string("title", \.title)
        ]
    }

    public struct VideoContentDetails: JSON.Model {
        public var caption: Caption?
        @JSON.Boxed public var contentRating: ContentRating?
        public var countryRestriction: AccessPolicy?
        public var definition: Definition?
        public var dimension: Swift.String?
        public var duration: Swift.String?
        public var hasCustomThumbnail: Swift.Bool?
        public var licensedContent: Swift.Bool?
        public var projection: Projection?
        /// Deprecated.
        public var regionRestriction: VideoContentDetailsRegionRestriction?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("caption", \.caption), .boxed("contentRating", \.contentRating, \._contentRating),
            .object("countryRestriction", \.countryRestriction), .enumeration("definition", \.definition),
            .string("dimension", \.dimension), .string("duration", \.duration),
            .bool("hasCustomThumbnail", \.hasCustomThumbnail), .bool("licensedContent", \.licensedContent),
            .enumeration("projection", \.projection), .object("regionRestriction", \.regionRestriction)
        ]

        public struct Caption: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var `true`: Self { Self(rawValue: "true") }
            public static var `false`: Self { Self(rawValue: "false") }
        }

        public struct Definition: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var sd: Self { Self(rawValue: "sd") }
            public static var hd: Self { Self(rawValue: "hd") }
        }

        public struct Projection: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var rectangular: Self { Self(rawValue: "rectangular") }
            public static var _360: Self { Self(rawValue: "360") }
        }
    }

    public struct VideoContentDetailsRegionRestriction: JSON.Model {
        public var allowed: [Swift.String]?
        public var blocked: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("allowed", \.allowed, of: .string), .array("blocked", \.blocked, of: .string)
        ]
    }

    public struct VideoFileDetails: JSON.Model {
        public var audioStreams: [VideoFileDetailsAudioStream]?
        public var bitrateBps: Swift.UInt64?
        public var container: Swift.String?
        public var creationTime: Swift.String?
        public var durationMs: Swift.UInt64?
        public var fileName: Swift.String?
        public var fileSize: Swift.UInt64?
        public var fileType: FileType?
        public var videoStreams: [VideoFileDetailsVideoStream]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("audioStreams", \.audioStreams, of: .object), .uint64("bitrateBps", \.bitrateBps),
            .string("container", \.container), .string("creationTime", \.creationTime),
            .uint64("durationMs", \.durationMs), .string("fileName", \.fileName), .uint64("fileSize", \.fileSize),
            .enumeration("fileType", \.fileType), .array("videoStreams", \.videoStreams, of: .object)
        ]

        public struct FileType: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var video: Self { Self(rawValue: "video") }
            public static var audio: Self { Self(rawValue: "audio") }
            public static var image: Self { Self(rawValue: "image") }
            public static var archive: Self { Self(rawValue: "archive") }
            public static var document: Self { Self(rawValue: "document") }
            public static var project: Self { Self(rawValue: "project") }
            public static var other: Self { Self(rawValue: "other") }
        }
    }

    public struct VideoFileDetailsAudioStream: JSON.Model {
        public var bitrateBps: Swift.UInt64?
        public var channelCount: Swift.UInt32?
        public var codec: Swift.String?
        public var vendor: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .uint64("bitrateBps", \.bitrateBps), .uint32("channelCount", \.channelCount), .string("codec", \.codec),
            .string("vendor", \.vendor)
        ]
    }

    public struct VideoFileDetailsVideoStream: JSON.Model {
        public var aspectRatio: Swift.Double?
        public var bitrateBps: Swift.UInt64?
        public var codec: Swift.String?
        public var frameRateFps: Swift.Double?
        public var heightPixels: Swift.UInt32?
        public var rotation: Rotation?
        public var vendor: Swift.String?
        public var widthPixels: Swift.UInt32?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .double("aspectRatio", \.aspectRatio), .uint64("bitrateBps", \.bitrateBps), .string("codec", \.codec),
            .double("frameRateFps", \.frameRateFps), .uint32("heightPixels", \.heightPixels),
            .enumeration("rotation", \.rotation), .string("vendor", \.vendor), .uint32("widthPixels", \.widthPixels)
        ]

        public struct Rotation: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var noneValue: Self { Self(rawValue: "none") }
            public static var clockwise: Self { Self(rawValue: "clockwise") }
            public static var upsideDown: Self { Self(rawValue: "upsideDown") }
            public static var counterClockwise: Self { Self(rawValue: "counterClockwise") }
            public static var other: Self { Self(rawValue: "other") }
        }
    }

    public struct VideoGetRatingResponse: JSON.Model {
        public var etag: Swift.String?
        /// Deprecated.
        public var eventId: Swift.String?
        public var items: [VideoRating]?
        public var kind: Swift.String?
        /// Deprecated.
        public var visitorId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .string("eventId", \.eventId), .array("items", \.items, of: .object),
            .string("kind", \.kind), .string("visitorId", \.visitorId)
        ]
    }

    public struct VideoListResponse: JSON.Model {
        public var etag: Swift.String?
        /// Deprecated.
        public var eventId: Swift.String?
        public var items: [Video]?
        public var kind: Swift.String?
        public var nextPageToken: Swift.String?
        public var pageInfo: PageInfo?
        public var prevPageToken: Swift.String?
        /// Deprecated.
        public var tokenPagination: TokenPagination?
        /// Deprecated.
        public var visitorId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .string("eventId", \.eventId), .array("items", \.items, of: .object),
            .string("kind", \.kind), .string("nextPageToken", \.nextPageToken), .object("pageInfo", \.pageInfo),
            .string("prevPageToken", \.prevPageToken), .object("tokenPagination", \.tokenPagination),
            .string("visitorId", \.visitorId)
        ]
    }

    public struct VideoLiveStreamingDetails: JSON.Model {
        public var activeLiveChatId: Swift.String?
        public var actualEndTime: JSON.Timestamp?
        public var actualStartTime: JSON.Timestamp?
        public var concurrentViewers: Swift.UInt64?
        public var scheduledEndTime: JSON.Timestamp?
        public var scheduledStartTime: JSON.Timestamp?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("activeLiveChatId", \.activeLiveChatId), .timestamp("actualEndTime", \.actualEndTime),
            .timestamp("actualStartTime", \.actualStartTime), .uint64("concurrentViewers", \.concurrentViewers),
            .timestamp("scheduledEndTime", \.scheduledEndTime), .timestamp("scheduledStartTime", \.scheduledStartTime)
        ]
    }

    public struct VideoLocalization: JSON.Model {
        public var description: Swift.String?
        public var title: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("description", \.description), .string("title", \.title)
        ]
    }

    public struct VideoMonetizationDetails: JSON.Model {
        public var access: AccessPolicy?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("access", \.access)
        ]
    }

    public struct VideoPaidProductPlacementDetails: JSON.Model {
        public var hasPaidProductPlacement: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("hasPaidProductPlacement", \.hasPaidProductPlacement)
        ]
    }

    public struct VideoPlayer: JSON.Model {
        public var embedHeight: Swift.Int64?
        public var embedHtml: Swift.String?
        public var embedWidth: Swift.Int64?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int64("embedHeight", \.embedHeight), .string("embedHtml", \.embedHtml), .int64("embedWidth", \.embedWidth)
        ]
    }

    public struct VideoProcessingDetails: JSON.Model {
        public var editorSuggestionsAvailability: Swift.String?
        public var fileDetailsAvailability: Swift.String?
        public var processingFailureReason: ProcessingFailureReason?
        public var processingIssuesAvailability: Swift.String?
        public var processingProgress: VideoProcessingDetailsProcessingProgress?
        public var processingStatus: ProcessingStatus?
        public var tagSuggestionsAvailability: Swift.String?
        public var thumbnailsAvailability: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("editorSuggestionsAvailability", \.editorSuggestionsAvailability),
            .string("fileDetailsAvailability", \.fileDetailsAvailability),
            .enumeration("processingFailureReason", \.processingFailureReason),
            .string("processingIssuesAvailability", \.processingIssuesAvailability),
            .object("processingProgress", \.processingProgress), .enumeration("processingStatus", \.processingStatus),
            .string("tagSuggestionsAvailability", \.tagSuggestionsAvailability),
            .string("thumbnailsAvailability", \.thumbnailsAvailability)
        ]

        public struct ProcessingFailureReason: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var uploadFailed: Self { Self(rawValue: "uploadFailed") }
            public static var transcodeFailed: Self { Self(rawValue: "transcodeFailed") }
            public static var streamingFailed: Self { Self(rawValue: "streamingFailed") }
            public static var other: Self { Self(rawValue: "other") }
        }

        public struct ProcessingStatus: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var processing: Self { Self(rawValue: "processing") }
            public static var succeeded: Self { Self(rawValue: "succeeded") }
            public static var failed: Self { Self(rawValue: "failed") }
            public static var terminated: Self { Self(rawValue: "terminated") }
        }
    }

    public struct VideoProcessingDetailsProcessingProgress: JSON.Model {
        public var partsProcessed: Swift.UInt64?
        public var partsTotal: Swift.UInt64?
        public var timeLeftMs: Swift.UInt64?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .uint64("partsProcessed", \.partsProcessed), .uint64("partsTotal", \.partsTotal),
            .uint64("timeLeftMs", \.timeLeftMs)
        ]
    }

    public struct VideoProjectDetails: JSON.Model {
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
        ]
    }

    public struct VideoRating: JSON.Model {
        public var rating: Rating?
        public var videoId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("rating", \.rating), .string("videoId", \.videoId)
        ]

        public struct Rating: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var noneValue: Self { Self(rawValue: "none") }
            public static var like: Self { Self(rawValue: "like") }
            public static var dislike: Self { Self(rawValue: "dislike") }
        }
    }

    public struct VideoRecordingDetails: JSON.Model {
        public var location: GeoPoint?
        public var locationDescription: Swift.String?
        public var recordingDate: JSON.Timestamp?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("location", \.location), .string("locationDescription", \.locationDescription),
            .timestamp("recordingDate", \.recordingDate)
        ]
    }

    public struct VideoSnippet: JSON.Model {
        public var categoryId: Swift.String?
        public var channelId: Swift.String?
        public var channelTitle: Swift.String?
        public var defaultAudioLanguage: Swift.String?
        public var defaultLanguage: Swift.String?
        public var description: Swift.String?
        public var liveBroadcastContent: LiveBroadcastContent?
        public var localized: VideoLocalization?
        public var publishedAt: JSON.Timestamp?
        public var tags: [Swift.String]?
        @JSON.Boxed public var thumbnails: ThumbnailDetails?
        public var title: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("categoryId", \.categoryId), .string("channelId", \.channelId),
            .string("channelTitle", \.channelTitle), .string("defaultAudioLanguage", \.defaultAudioLanguage),
            .string("defaultLanguage", \.defaultLanguage), .string("description", \.description),
            .enumeration("liveBroadcastContent", \.liveBroadcastContent), .object("localized", \.localized),
            .timestamp("publishedAt", \.publishedAt), .array("tags", \.tags, of: .string),
            .boxed("thumbnails", \.thumbnails, \._thumbnails), .string("title", \.title)
        ]

        public struct LiveBroadcastContent: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var noneValue: Self { Self(rawValue: "none") }
            public static var upcoming: Self { Self(rawValue: "upcoming") }
            public static var live: Self { Self(rawValue: "live") }
            public static var completed: Self { Self(rawValue: "completed") }
        }
    }

    public struct VideoStat: JSON.Model {
        /// Read only.
        public var contentDetails: VideoStatsContentDetails?
        /// Read only.
        public var etag: Swift.String?
        /// Read only.
        public var id: Swift.String?
        /// Read only.
        public var kind: Swift.String?
        /// Read only.
        public var snippet: VideoStatsSnippet?
        /// Read only.
        public var statistics: VideoStatsStatistics?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("contentDetails", \.contentDetails), .string("etag", \.etag), .string("id", \.id),
            .string("kind", \.kind), .object("snippet", \.snippet), .object("statistics", \.statistics)
        ]
    }

    public struct VideoStatistics: JSON.Model {
        public var commentCount: Swift.UInt64?
        public var dislikeCount: Swift.UInt64?
        /// Deprecated.
        public var favoriteCount: Swift.UInt64?
        public var likeCount: Swift.UInt64?
        public var viewCount: Swift.UInt64?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .uint64("commentCount", \.commentCount), .uint64("dislikeCount", \.dislikeCount),
            .uint64("favoriteCount", \.favoriteCount), .uint64("likeCount", \.likeCount),
            .uint64("viewCount", \.viewCount)
        ]
    }

    public struct VideoStatsContentDetails: JSON.Model {
        /// Read only.
        public var duration: JSON.Duration?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .duration("duration", \.duration)
        ]
    }

    public struct VideoStatsSnippet: JSON.Model {
        /// Read only.
        public var publishTime: JSON.Timestamp?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .timestamp("publishTime", \.publishTime)
        ]
    }

    public struct VideoStatsStatistics: JSON.Model {
        /// Read only.
        public var commentCount: Swift.Int64?
        /// Read only.
        public var likeCount: Swift.Int64?
        /// Read only.
        public var viewCount: Swift.Int64?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .int64("commentCount", \.commentCount), .int64("likeCount", \.likeCount), .int64("viewCount", \.viewCount)
        ]
    }

    public struct VideoStatus: JSON.Model {
        public var containsSyntheticMedia: Swift.Bool?
        public var embeddable: Swift.Bool?
        public var failureReason: FailureReason?
        public var license: License?
        public var madeForKids: Swift.Bool?
        public var privacyStatus: PrivacyStatus?
        public var publicStatsViewable: Swift.Bool?
        public var publishAt: JSON.Timestamp?
        public var rejectionReason: RejectionReason?
        public var selfDeclaredMadeForKids: Swift.Bool?
        public var uploadStatus: UploadStatus?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("containsSyntheticMedia", \.containsSyntheticMedia), .bool("embeddable", \.embeddable),
            .enumeration("failureReason", \.failureReason), .enumeration("license", \.license),
            .bool("madeForKids", \.madeForKids), .enumeration("privacyStatus", \.privacyStatus),
            .bool("publicStatsViewable", \.publicStatsViewable), .timestamp("publishAt", \.publishAt),
            .enumeration("rejectionReason", \.rejectionReason),
            .bool("selfDeclaredMadeForKids", \.selfDeclaredMadeForKids), .enumeration("uploadStatus", \.uploadStatus)
        ]

        public struct FailureReason: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var conversion: Self { Self(rawValue: "conversion") }
            public static var invalidFile: Self { Self(rawValue: "invalidFile") }
            public static var emptyFile: Self { Self(rawValue: "emptyFile") }
            public static var tooSmall: Self { Self(rawValue: "tooSmall") }
            public static var codec: Self { Self(rawValue: "codec") }
            public static var uploadAborted: Self { Self(rawValue: "uploadAborted") }
        }

        public struct License: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var youtube: Self { Self(rawValue: "youtube") }
            public static var creativeCommon: Self { Self(rawValue: "creativeCommon") }
        }

        public struct PrivacyStatus: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var `public`: Self { Self(rawValue: "public") }
            public static var unlisted: Self { Self(rawValue: "unlisted") }
            public static var `private`: Self { Self(rawValue: "private") }
        }

        public struct RejectionReason: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var copyright: Self { Self(rawValue: "copyright") }
            public static var inappropriate: Self { Self(rawValue: "inappropriate") }
            public static var duplicate: Self { Self(rawValue: "duplicate") }
            public static var termsOfUse: Self { Self(rawValue: "termsOfUse") }
            public static var uploaderAccountSuspended: Self { Self(rawValue: "uploaderAccountSuspended") }
            public static var length: Self { Self(rawValue: "length") }
            public static var claim: Self { Self(rawValue: "claim") }
            public static var uploaderAccountClosed: Self { Self(rawValue: "uploaderAccountClosed") }
            public static var trademark: Self { Self(rawValue: "trademark") }
            public static var legal: Self { Self(rawValue: "legal") }
        }

        public struct UploadStatus: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var uploaded: Self { Self(rawValue: "uploaded") }
            public static var processed: Self { Self(rawValue: "processed") }
            public static var failed: Self { Self(rawValue: "failed") }
            public static var rejected: Self { Self(rawValue: "rejected") }
            public static var deleted: Self { Self(rawValue: "deleted") }
        }
    }

    public struct VideoSuggestions: JSON.Model {
        public var editorSuggestions: [EditorSuggestions]?
        public var processingErrors: [ProcessingErrors]?
        public var processingHints: [ProcessingHints]?
        public var processingWarnings: [ProcessingWarnings]?
        public var tagSuggestions: [VideoSuggestionsTagSuggestion]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("editorSuggestions", \.editorSuggestions, of: .enumeration),
            .array("processingErrors", \.processingErrors, of: .enumeration),
            .array("processingHints", \.processingHints, of: .enumeration),
            .array("processingWarnings", \.processingWarnings, of: .enumeration),
            .array("tagSuggestions", \.tagSuggestions, of: .object)
        ]

        public struct EditorSuggestions: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var videoAutoLevels: Self { Self(rawValue: "videoAutoLevels") }
            public static var videoStabilize: Self { Self(rawValue: "videoStabilize") }
            public static var videoCrop: Self { Self(rawValue: "videoCrop") }
            public static var audioQuietAudioSwap: Self { Self(rawValue: "audioQuietAudioSwap") }
        }

        public struct ProcessingErrors: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var audioFile: Self { Self(rawValue: "audioFile") }
            public static var imageFile: Self { Self(rawValue: "imageFile") }
            public static var projectFile: Self { Self(rawValue: "projectFile") }
            public static var notAVideoFile: Self { Self(rawValue: "notAVideoFile") }
            public static var docFile: Self { Self(rawValue: "docFile") }
            public static var archiveFile: Self { Self(rawValue: "archiveFile") }
            public static var unsupportedSpatialAudioLayout: Self { Self(rawValue: "unsupportedSpatialAudioLayout") }
        }

        public struct ProcessingHints: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var nonStreamableMov: Self { Self(rawValue: "nonStreamableMov") }
            public static var sendBestQualityVideo: Self { Self(rawValue: "sendBestQualityVideo") }
            public static var sphericalVideo: Self { Self(rawValue: "sphericalVideo") }
            public static var spatialAudio: Self { Self(rawValue: "spatialAudio") }
            public static var vrVideo: Self { Self(rawValue: "vrVideo") }
            public static var hdrVideo: Self { Self(rawValue: "hdrVideo") }
        }

        public struct ProcessingWarnings: JSON.OpenEnumeration {
            public var rawValue: Swift.String
            public init(rawValue: Swift.String) { self.rawValue = rawValue }
            public static var unknownContainer: Self { Self(rawValue: "unknownContainer") }
            public static var unknownVideoCodec: Self { Self(rawValue: "unknownVideoCodec") }
            public static var unknownAudioCodec: Self { Self(rawValue: "unknownAudioCodec") }
            public static var inconsistentResolution: Self { Self(rawValue: "inconsistentResolution") }
            public static var hasEditlist: Self { Self(rawValue: "hasEditlist") }
            public static var problematicVideoCodec: Self { Self(rawValue: "problematicVideoCodec") }
            public static var problematicAudioCodec: Self { Self(rawValue: "problematicAudioCodec") }
            public static var unsupportedVrStereoMode: Self { Self(rawValue: "unsupportedVrStereoMode") }
            public static var unsupportedSphericalProjectionType: Self { Self(rawValue: "unsupportedSphericalProjectionType") }
            public static var unsupportedHdrPixelFormat: Self { Self(rawValue: "unsupportedHdrPixelFormat") }
            public static var unsupportedHdrColorMetadata: Self { Self(rawValue: "unsupportedHdrColorMetadata") }
            public static var problematicHdrLookupTable: Self { Self(rawValue: "problematicHdrLookupTable") }
        }
    }

    public struct VideoSuggestionsTagSuggestion: JSON.Model {
        public var categoryRestricts: [Swift.String]?
        public var tag: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("categoryRestricts", \.categoryRestricts, of: .string), .string("tag", \.tag)
        ]
    }

    public struct VideoTopicDetails: JSON.Model {
        public var relevantTopicIds: [Swift.String]?
        public var topicCategories: [Swift.String]?
        public var topicIds: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("relevantTopicIds", \.relevantTopicIds, of: .string),
            .array("topicCategories", \.topicCategories, of: .string), .array("topicIds", \.topicIds, of: .string)
        ]
    }

    public struct VideoTrainability: JSON.Model {
        public var etag: Swift.String?
        public var kind: Swift.String?
        public var permitted: [Swift.String]?
        public var videoId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .string("kind", \.kind), .array("permitted", \.permitted, of: .string),
            .string("videoId", \.videoId)
        ]
    }

    public struct WatchSettings: JSON.Model {
        public var backgroundColor: Swift.String?
        public var featuredPlaylistId: Swift.String?
        public var textColor: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("backgroundColor", \.backgroundColor), .string("featuredPlaylistId", \.featuredPlaylistId),
            .string("textColor", \.textColor)
        ]
    }
}
