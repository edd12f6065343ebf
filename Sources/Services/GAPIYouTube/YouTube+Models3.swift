// Generated from youtube:v3, revision 20261104, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension YouTube {
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

        public typealias LifeCycleStatus = JSON.OpenEnumeration<LifeCycleStatus_Values>
        public enum LifeCycleStatus_Values {}

        public typealias LiveBroadcastPriority = JSON.OpenEnumeration<LiveBroadcastPriority_Values>
        public enum LiveBroadcastPriority_Values {}

        public typealias PrivacyStatus = JSON.OpenEnumeration<PrivacyStatus_Values>
        public enum PrivacyStatus_Values {}

        public typealias RecordingStatus = JSON.OpenEnumeration<RecordingStatus_Values>
        public enum RecordingStatus_Values {}
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

        public typealias TypeValue = JSON.OpenEnumeration<TypeValue_Values>
        public enum TypeValue_Values {}
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

        public typealias TypeValue = JSON.OpenEnumeration<TypeValue_Values>
        public enum TypeValue_Values {}
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

        public typealias Status = JSON.OpenEnumeration<Status_Values>
        public enum Status_Values {}
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

        public typealias BanType = JSON.OpenEnumeration<BanType_Values>
        public enum BanType_Values {}
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

        public typealias Severity = JSON.OpenEnumeration<Severity_Values>
        public enum Severity_Values {}

        public typealias TypeValue = JSON.OpenEnumeration<TypeValue_Values>
        public enum TypeValue_Values {}
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

        public typealias Status = JSON.OpenEnumeration<Status_Values>
        public enum Status_Values {}
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

        public typealias StreamStatus = JSON.OpenEnumeration<StreamStatus_Values>
        public enum StreamStatus_Values {}
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

        public typealias TypeValue = JSON.OpenEnumeration<TypeValue_Values>
        public enum TypeValue_Values {}
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

        public typealias PrivacyStatus = JSON.OpenEnumeration<PrivacyStatus_Values>
        public enum PrivacyStatus_Values {}
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

        public typealias PodcastStatus = JSON.OpenEnumeration<PodcastStatus_Values>
        public enum PodcastStatus_Values {}

        public typealias PrivacyStatus = JSON.OpenEnumeration<PrivacyStatus_Values>
        public enum PrivacyStatus_Values {}
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

        public typealias LiveBroadcastContent = JSON.OpenEnumeration<LiveBroadcastContent_Values>
        public enum LiveBroadcastContent_Values {}
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

        public typealias ActivityType = JSON.OpenEnumeration<ActivityType_Values>
        public enum ActivityType_Values {}
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

        public typealias TypeValue = JSON.OpenEnumeration<TypeValue_Values>
        public enum TypeValue_Values {}
    }

    public struct ThirdPartyLinkStatus: JSON.Model {
        public var linkStatus: LinkStatus?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("linkStatus", \.linkStatus)
        ]

        public typealias LinkStatus = JSON.OpenEnumeration<LinkStatus_Values>
        public enum LinkStatus_Values {}
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

        public typealias VideoGameRating = JSON.OpenEnumeration<VideoGameRating_Values>
        public enum VideoGameRating_Values {}
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

        public typealias Caption = JSON.OpenEnumeration<Caption_Values>
        public enum Caption_Values {}

        public typealias Definition = JSON.OpenEnumeration<Definition_Values>
        public enum Definition_Values {}

        public typealias Projection = JSON.OpenEnumeration<Projection_Values>
        public enum Projection_Values {}
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

        public typealias FileType = JSON.OpenEnumeration<FileType_Values>
        public enum FileType_Values {}
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

        public typealias Rotation = JSON.OpenEnumeration<Rotation_Values>
        public enum Rotation_Values {}
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

        public typealias ProcessingFailureReason = JSON.OpenEnumeration<ProcessingFailureReason_Values>
        public enum ProcessingFailureReason_Values {}

        public typealias ProcessingStatus = JSON.OpenEnumeration<ProcessingStatus_Values>
        public enum ProcessingStatus_Values {}
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

        public typealias Rating = JSON.OpenEnumeration<Rating_Values>
        public enum Rating_Values {}
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

        public typealias LiveBroadcastContent = JSON.OpenEnumeration<LiveBroadcastContent_Values>
        public enum LiveBroadcastContent_Values {}
    }

    public struct VideoStat: JSON.Model {
        /// Read-only.
        public var contentDetails: VideoStatsContentDetails?
        /// Read-only.
        public var etag: Swift.String?
        /// Read-only.
        public var id: Swift.String?
        /// Read-only.
        public var kind: Swift.String?
        /// Read-only.
        public var snippet: VideoStatsSnippet?
        /// Read-only.
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
        /// Read-only.
        public var duration: JSON.Duration?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .duration("duration", \.duration)
        ]
    }

    public struct VideoStatsSnippet: JSON.Model {
        /// Read-only.
        public var publishTime: JSON.Timestamp?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .timestamp("publishTime", \.publishTime)
        ]
    }

    public struct VideoStatsStatistics: JSON.Model {
        /// Read-only.
        public var commentCount: Swift.Int64?
        /// Read-only.
        public var likeCount: Swift.Int64?
        /// Read-only.
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

        public typealias FailureReason = JSON.OpenEnumeration<FailureReason_Values>
        public enum FailureReason_Values {}

        public typealias License = JSON.OpenEnumeration<License_Values>
        public enum License_Values {}

        public typealias PrivacyStatus = JSON.OpenEnumeration<PrivacyStatus_Values>
        public enum PrivacyStatus_Values {}

        public typealias RejectionReason = JSON.OpenEnumeration<RejectionReason_Values>
        public enum RejectionReason_Values {}

        public typealias UploadStatus = JSON.OpenEnumeration<UploadStatus_Values>
        public enum UploadStatus_Values {}
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

        public typealias EditorSuggestions = JSON.OpenEnumeration<EditorSuggestions_Values>
        public enum EditorSuggestions_Values {}

        public typealias ProcessingErrors = JSON.OpenEnumeration<ProcessingErrors_Values>
        public enum ProcessingErrors_Values {}

        public typealias ProcessingHints = JSON.OpenEnumeration<ProcessingHints_Values>
        public enum ProcessingHints_Values {}

        public typealias ProcessingWarnings = JSON.OpenEnumeration<ProcessingWarnings_Values>
        public enum ProcessingWarnings_Values {}
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

extension JSON.OpenEnumeration<YouTube.LiveBroadcastStatus.LifeCycleStatus_Values> {
    public static var lifeCycleStatusUnspecified: Self { "lifeCycleStatusUnspecified" }
    public static var created: Self { "created" }
    public static var ready: Self { "ready" }
    public static var testing: Self { "testing" }
    public static var live: Self { "live" }
    public static var complete: Self { "complete" }
    public static var revoked: Self { "revoked" }
    public static var testStarting: Self { "testStarting" }
    public static var liveStarting: Self { "liveStarting" }
}

extension JSON.OpenEnumeration<YouTube.LiveBroadcastStatus.LiveBroadcastPriority_Values> {
    public static var liveBroadcastPriorityUnspecified: Self { "liveBroadcastPriorityUnspecified" }
    public static var low: Self { "low" }
    public static var normal: Self { "normal" }
    public static var high: Self { "high" }
}

extension JSON.OpenEnumeration<YouTube.LiveBroadcastStatus.PrivacyStatus_Values> {
    public static var `public`: Self { "public" }
    public static var unlisted: Self { "unlisted" }
    public static var `private`: Self { "private" }
}

extension JSON.OpenEnumeration<YouTube.LiveBroadcastStatus.RecordingStatus_Values> {
    public static var liveBroadcastRecordingStatusUnspecified: Self { "liveBroadcastRecordingStatusUnspecified" }
    public static var notRecording: Self { "notRecording" }
    public static var recording: Self { "recording" }
    public static var recorded: Self { "recorded" }
}

extension JSON.OpenEnumeration<YouTube.LiveChatBanSnippet.TypeValue_Values> {
    public static var liveChatBanTypeUnspecified: Self { "liveChatBanTypeUnspecified" }
    public static var permanent: Self { "permanent" }
    public static var temporary: Self { "temporary" }
}

extension JSON.OpenEnumeration<YouTube.LiveChatMessageSnippet.TypeValue_Values> {
    public static var invalidType: Self { "invalidType" }
    public static var textMessageEvent: Self { "textMessageEvent" }
    public static var tombstone: Self { "tombstone" }
    public static var fanFundingEvent: Self { "fanFundingEvent" }
    public static var chatEndedEvent: Self { "chatEndedEvent" }
    public static var sponsorOnlyModeStartedEvent: Self { "sponsorOnlyModeStartedEvent" }
    public static var sponsorOnlyModeEndedEvent: Self { "sponsorOnlyModeEndedEvent" }
    public static var newSponsorEvent: Self { "newSponsorEvent" }
    public static var memberMilestoneChatEvent: Self { "memberMilestoneChatEvent" }
    public static var membershipGiftingEvent: Self { "membershipGiftingEvent" }
    public static var giftMembershipReceivedEvent: Self { "giftMembershipReceivedEvent" }
    @available(*, deprecated)
    public static var messageDeletedEvent: Self { "messageDeletedEvent" }
    @available(*, deprecated)
    public static var messageRetractedEvent: Self { "messageRetractedEvent" }
    public static var userBannedEvent: Self { "userBannedEvent" }
    public static var superChatEvent: Self { "superChatEvent" }
    public static var superStickerEvent: Self { "superStickerEvent" }
    public static var pollEvent: Self { "pollEvent" }
    public static var giftEvent: Self { "giftEvent" }
}

extension JSON.OpenEnumeration<YouTube.LiveChatPollDetails.Status_Values> {
    public static var unknown: Self { "unknown" }
    public static var active: Self { "active" }
    public static var closed: Self { "closed" }
}

extension JSON.OpenEnumeration<YouTube.LiveChatUserBannedMessageDetails.BanType_Values> {
    public static var permanent: Self { "permanent" }
    public static var temporary: Self { "temporary" }
}

extension JSON.OpenEnumeration<YouTube.LiveStreamConfigurationIssue.Severity_Values> {
    public static var info: Self { "info" }
    public static var warning: Self { "warning" }
    public static var error: Self { "error" }
}

extension JSON.OpenEnumeration<YouTube.LiveStreamConfigurationIssue.TypeValue_Values> {
    public static var gopSizeOver: Self { "gopSizeOver" }
    public static var gopSizeLong: Self { "gopSizeLong" }
    public static var gopSizeShort: Self { "gopSizeShort" }
    public static var openGop: Self { "openGop" }
    public static var badContainer: Self { "badContainer" }
    public static var audioBitrateHigh: Self { "audioBitrateHigh" }
    public static var audioBitrateLow: Self { "audioBitrateLow" }
    public static var audioSampleRate: Self { "audioSampleRate" }
    public static var bitrateHigh: Self { "bitrateHigh" }
    public static var bitrateLow: Self { "bitrateLow" }
    public static var audioCodec: Self { "audioCodec" }
    public static var videoCodec: Self { "videoCodec" }
    public static var noAudioStream: Self { "noAudioStream" }
    public static var noVideoStream: Self { "noVideoStream" }
    public static var multipleVideoStreams: Self { "multipleVideoStreams" }
    public static var multipleAudioStreams: Self { "multipleAudioStreams" }
    public static var audioTooManyChannels: Self { "audioTooManyChannels" }
    public static var interlacedVideo: Self { "interlacedVideo" }
    public static var frameRateHigh: Self { "frameRateHigh" }
    public static var resolutionMismatch: Self { "resolutionMismatch" }
    public static var videoCodecMismatch: Self { "videoCodecMismatch" }
    public static var videoInterlaceMismatch: Self { "videoInterlaceMismatch" }
    public static var videoProfileMismatch: Self { "videoProfileMismatch" }
    public static var videoBitrateMismatch: Self { "videoBitrateMismatch" }
    public static var framerateMismatch: Self { "framerateMismatch" }
    public static var gopMismatch: Self { "gopMismatch" }
    public static var audioSampleRateMismatch: Self { "audioSampleRateMismatch" }
    public static var audioStereoMismatch: Self { "audioStereoMismatch" }
    public static var audioCodecMismatch: Self { "audioCodecMismatch" }
    public static var audioBitrateMismatch: Self { "audioBitrateMismatch" }
    public static var videoResolutionSuboptimal: Self { "videoResolutionSuboptimal" }
    public static var videoResolutionUnsupported: Self { "videoResolutionUnsupported" }
    public static var videoIngestionStarved: Self { "videoIngestionStarved" }
    public static var videoIngestionFasterThanRealtime: Self { "videoIngestionFasterThanRealtime" }
}

extension JSON.OpenEnumeration<YouTube.LiveStreamHealthStatus.Status_Values> {
    public static var good: Self { "good" }
    public static var ok: Self { "ok" }
    public static var bad: Self { "bad" }
    public static var noData: Self { "noData" }
    public static var revoked: Self { "revoked" }
}

extension JSON.OpenEnumeration<YouTube.LiveStreamStatus.StreamStatus_Values> {
    public static var created: Self { "created" }
    public static var ready: Self { "ready" }
    public static var active: Self { "active" }
    public static var inactive: Self { "inactive" }
    public static var error: Self { "error" }
}

extension JSON.OpenEnumeration<YouTube.PlaylistImageSnippet.TypeValue_Values> {
    public static var hero: Self { "hero" }
}

extension JSON.OpenEnumeration<YouTube.PlaylistItemStatus.PrivacyStatus_Values> {
    public static var `public`: Self { "public" }
    public static var unlisted: Self { "unlisted" }
    public static var `private`: Self { "private" }
}

extension JSON.OpenEnumeration<YouTube.PlaylistStatus.PodcastStatus_Values> {
    public static var enabled: Self { "enabled" }
    public static var disabled: Self { "disabled" }
}

extension JSON.OpenEnumeration<YouTube.PlaylistStatus.PrivacyStatus_Values> {
    public static var `public`: Self { "public" }
    public static var unlisted: Self { "unlisted" }
    public static var `private`: Self { "private" }
}

extension JSON.OpenEnumeration<YouTube.SearchResultSnippet.LiveBroadcastContent_Values> {
    public static var noneValue: Self { "none" }
    public static var upcoming: Self { "upcoming" }
    public static var live: Self { "live" }
    public static var completed: Self { "completed" }
}

extension JSON.OpenEnumeration<YouTube.SubscriptionContentDetails.ActivityType_Values> {
    public static var subscriptionActivityTypeUnspecified: Self { "subscriptionActivityTypeUnspecified" }
    public static var all: Self { "all" }
    public static var uploads: Self { "uploads" }
}

extension JSON.OpenEnumeration<YouTube.ThirdPartyLinkSnippet.TypeValue_Values> {
    public static var linkUnspecified: Self { "linkUnspecified" }
    public static var channelToStoreLink: Self { "channelToStoreLink" }
    public static var channelToAffiliateProgramLink: Self { "channelToAffiliateProgramLink" }
}

extension JSON.OpenEnumeration<YouTube.ThirdPartyLinkStatus.LinkStatus_Values> {
    public static var unknown: Self { "unknown" }
    public static var failed: Self { "failed" }
    public static var pending: Self { "pending" }
    public static var linked: Self { "linked" }
}

extension JSON.OpenEnumeration<YouTube.VideoAgeGating.VideoGameRating_Values> {
    public static var anyone: Self { "anyone" }
    public static var m15Plus: Self { "m15Plus" }
    public static var m16Plus: Self { "m16Plus" }
    public static var m17Plus: Self { "m17Plus" }
}

extension JSON.OpenEnumeration<YouTube.VideoContentDetails.Caption_Values> {
    public static var `true`: Self { "true" }
    public static var `false`: Self { "false" }
}

extension JSON.OpenEnumeration<YouTube.VideoContentDetails.Definition_Values> {
    public static var sd: Self { "sd" }
    public static var hd: Self { "hd" }
}

extension JSON.OpenEnumeration<YouTube.VideoContentDetails.Projection_Values> {
    public static var rectangular: Self { "rectangular" }
    public static var _360: Self { "360" }
}

extension JSON.OpenEnumeration<YouTube.VideoFileDetails.FileType_Values> {
    public static var video: Self { "video" }
    public static var audio: Self { "audio" }
    public static var image: Self { "image" }
    public static var archive: Self { "archive" }
    public static var document: Self { "document" }
    public static var project: Self { "project" }
    public static var other: Self { "other" }
}

extension JSON.OpenEnumeration<YouTube.VideoFileDetailsVideoStream.Rotation_Values> {
    public static var noneValue: Self { "none" }
    public static var clockwise: Self { "clockwise" }
    public static var upsideDown: Self { "upsideDown" }
    public static var counterClockwise: Self { "counterClockwise" }
    public static var other: Self { "other" }
}

extension JSON.OpenEnumeration<YouTube.VideoProcessingDetails.ProcessingFailureReason_Values> {
    public static var uploadFailed: Self { "uploadFailed" }
    public static var transcodeFailed: Self { "transcodeFailed" }
    public static var streamingFailed: Self { "streamingFailed" }
    public static var other: Self { "other" }
}

extension JSON.OpenEnumeration<YouTube.VideoProcessingDetails.ProcessingStatus_Values> {
    public static var processing: Self { "processing" }
    public static var succeeded: Self { "succeeded" }
    public static var failed: Self { "failed" }
    public static var terminated: Self { "terminated" }
}

extension JSON.OpenEnumeration<YouTube.VideoRating.Rating_Values> {
    public static var noneValue: Self { "none" }
    public static var like: Self { "like" }
    public static var dislike: Self { "dislike" }
}

extension JSON.OpenEnumeration<YouTube.VideoSnippet.LiveBroadcastContent_Values> {
    public static var noneValue: Self { "none" }
    public static var upcoming: Self { "upcoming" }
    public static var live: Self { "live" }
    public static var completed: Self { "completed" }
}

extension JSON.OpenEnumeration<YouTube.VideoStatus.FailureReason_Values> {
    public static var conversion: Self { "conversion" }
    public static var invalidFile: Self { "invalidFile" }
    public static var emptyFile: Self { "emptyFile" }
    public static var tooSmall: Self { "tooSmall" }
    public static var codec: Self { "codec" }
    public static var uploadAborted: Self { "uploadAborted" }
}

extension JSON.OpenEnumeration<YouTube.VideoStatus.License_Values> {
    public static var youtube: Self { "youtube" }
    public static var creativeCommon: Self { "creativeCommon" }
}

extension JSON.OpenEnumeration<YouTube.VideoStatus.PrivacyStatus_Values> {
    public static var `public`: Self { "public" }
    public static var unlisted: Self { "unlisted" }
    public static var `private`: Self { "private" }
}

extension JSON.OpenEnumeration<YouTube.VideoStatus.RejectionReason_Values> {
    public static var copyright: Self { "copyright" }
    public static var inappropriate: Self { "inappropriate" }
    public static var duplicate: Self { "duplicate" }
    public static var termsOfUse: Self { "termsOfUse" }
    public static var uploaderAccountSuspended: Self { "uploaderAccountSuspended" }
    public static var length: Self { "length" }
    public static var claim: Self { "claim" }
    public static var uploaderAccountClosed: Self { "uploaderAccountClosed" }
    public static var trademark: Self { "trademark" }
    public static var legal: Self { "legal" }
}

extension JSON.OpenEnumeration<YouTube.VideoStatus.UploadStatus_Values> {
    public static var uploaded: Self { "uploaded" }
    public static var processed: Self { "processed" }
    public static var failed: Self { "failed" }
    public static var rejected: Self { "rejected" }
    public static var deleted: Self { "deleted" }
}

extension JSON.OpenEnumeration<YouTube.VideoSuggestions.EditorSuggestions_Values> {
    public static var videoAutoLevels: Self { "videoAutoLevels" }
    public static var videoStabilize: Self { "videoStabilize" }
    public static var videoCrop: Self { "videoCrop" }
    public static var audioQuietAudioSwap: Self { "audioQuietAudioSwap" }
}

extension JSON.OpenEnumeration<YouTube.VideoSuggestions.ProcessingErrors_Values> {
    public static var audioFile: Self { "audioFile" }
    public static var imageFile: Self { "imageFile" }
    public static var projectFile: Self { "projectFile" }
    public static var notAVideoFile: Self { "notAVideoFile" }
    public static var docFile: Self { "docFile" }
    public static var archiveFile: Self { "archiveFile" }
    public static var unsupportedSpatialAudioLayout: Self { "unsupportedSpatialAudioLayout" }
}

extension JSON.OpenEnumeration<YouTube.VideoSuggestions.ProcessingHints_Values> {
    public static var nonStreamableMov: Self { "nonStreamableMov" }
    public static var sendBestQualityVideo: Self { "sendBestQualityVideo" }
    public static var sphericalVideo: Self { "sphericalVideo" }
    public static var spatialAudio: Self { "spatialAudio" }
    public static var vrVideo: Self { "vrVideo" }
    public static var hdrVideo: Self { "hdrVideo" }
}

extension JSON.OpenEnumeration<YouTube.VideoSuggestions.ProcessingWarnings_Values> {
    public static var unknownContainer: Self { "unknownContainer" }
    public static var unknownVideoCodec: Self { "unknownVideoCodec" }
    public static var unknownAudioCodec: Self { "unknownAudioCodec" }
    public static var inconsistentResolution: Self { "inconsistentResolution" }
    public static var hasEditlist: Self { "hasEditlist" }
    public static var problematicVideoCodec: Self { "problematicVideoCodec" }
    public static var problematicAudioCodec: Self { "problematicAudioCodec" }
    public static var unsupportedVrStereoMode: Self { "unsupportedVrStereoMode" }
    public static var unsupportedSphericalProjectionType: Self { "unsupportedSphericalProjectionType" }
    public static var unsupportedHdrPixelFormat: Self { "unsupportedHdrPixelFormat" }
    public static var unsupportedHdrColorMetadata: Self { "unsupportedHdrColorMetadata" }
    public static var problematicHdrLookupTable: Self { "problematicHdrLookupTable" }
}
