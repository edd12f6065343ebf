// Generated from youtube:v3, revision 20261104, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension YouTube {
    public struct AbuseReport: JSON.Model {
        public var abuseTypes: [AbuseType]?
        public var description: Swift.String?
        public var relatedEntities: [RelatedEntity]?
        public var subject: Entity?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("abuseTypes", \.abuseTypes, of: .object), .string("description", \.description),
            .array("relatedEntities", \.relatedEntities, of: .object), .object("subject", \.subject)
        ]
    }

    public struct AbuseType: JSON.Model {
        public var id: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("id", \.id)
        ]
    }

    public struct AccessPolicy: JSON.Model {
        public var allowed: Swift.Bool?
        public var exception: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("allowed", \.allowed), .array("exception", \.exception, of: .string)
        ]
    }

    public struct Activity: JSON.Model {
        @JSON.Boxed public var contentDetails: ActivityContentDetails?
        public var etag: Swift.String?
        public var id: Swift.String?
        public var kind: Swift.String?
        @JSON.Boxed public var snippet: ActivitySnippet?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("contentDetails", \.contentDetails, \._contentDetails), .string("etag", \.etag), .string("id", \.id),
            .string("kind", \.kind), .boxed("snippet", \.snippet, \._snippet)
        ]
    }

    public struct ActivityContentDetails: JSON.Model {
        public var bulletin: ActivityContentDetailsBulletin?
        public var channelItem: ActivityContentDetailsChannelItem?
        public var comment: ActivityContentDetailsComment?
        public var playlistItem: ActivityContentDetailsPlaylistItem?
        @JSON.Boxed public var promotedItem: ActivityContentDetailsPromotedItem?
        @JSON.Boxed public var recommendation: ActivityContentDetailsRecommendation?
        @JSON.Boxed public var social: ActivityContentDetailsSocial?
        public var subscription: ActivityContentDetailsSubscription?
        public var upload: ActivityContentDetailsUpload?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("bulletin", \.bulletin), .object("channelItem", \.channelItem), .object("comment", \.comment),
            .object("playlistItem", \.playlistItem), .boxed("promotedItem", \.promotedItem, \._promotedItem),
            .boxed("recommendation", \.recommendation, \._recommendation), .boxed("social", \.social, \._social),
            .object("subscription", \.subscription), .object("upload", \.upload)
        ]
    }

    public struct ActivityContentDetailsBulletin: JSON.Model {
        public var resourceId: ResourceId?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("resourceId", \.resourceId)
        ]
    }

    public struct ActivityContentDetailsChannelItem: JSON.Model {
        public var resourceId: ResourceId?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("resourceId", \.resourceId)
        ]
    }

    public struct ActivityContentDetailsComment: JSON.Model {
        public var resourceId: ResourceId?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("resourceId", \.resourceId)
        ]
    }

    public struct ActivityContentDetailsPlaylistItem: JSON.Model {
        public var playlistId: Swift.String?
        public var playlistItemId: Swift.String?
        public var resourceId: ResourceId?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("playlistId", \.playlistId), .string("playlistItemId", \.playlistItemId),
            .object("resourceId", \.resourceId)
        ]
    }

    public struct ActivityContentDetailsPromotedItem: JSON.Model {
        public var adTag: Swift.String?
        public var clickTrackingUrl: Swift.String?
        public var creativeViewUrl: Swift.String?
        public var ctaType: CtaType?
        public var customCtaButtonText: Swift.String?
        public var descriptionText: Swift.String?
        public var destinationUrl: Swift.String?
        public var forecastingUrl: [Swift.String]?
        public var impressionUrl: [Swift.String]?
        public var videoId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("adTag", \.adTag), .string("clickTrackingUrl", \.clickTrackingUrl),
            .string("creativeViewUrl", \.creativeViewUrl), .enumeration("ctaType", \.ctaType),
            .string("customCtaButtonText", \.customCtaButtonText), .string("descriptionText", \.descriptionText),
            .string("destinationUrl", \.destinationUrl), .array("forecastingUrl", \.forecastingUrl, of: .string),
            .array("impressionUrl", \.impressionUrl, of: .string), .string("videoId", \.videoId)
        ]

        public typealias CtaType = JSON.OpenEnumeration<CtaType_Values>
        public enum CtaType_Values {}
    }

    public struct ActivityContentDetailsRecommendation: JSON.Model {
        public var reason: Reason?
        public var resourceId: ResourceId?
        public var seedResourceId: ResourceId?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("reason", \.reason), .object("resourceId", \.resourceId),
            .object("seedResourceId", \.seedResourceId)
        ]

        public typealias Reason = JSON.OpenEnumeration<Reason_Values>
        public enum Reason_Values {}
    }

    public struct ActivityContentDetailsSocial: JSON.Model {
        public var author: Swift.String?
        public var imageUrl: Swift.String?
        public var referenceUrl: Swift.String?
        public var resourceId: ResourceId?
        public var type: TypeValue?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("author", \.author), .string("imageUrl", \.imageUrl), .string("referenceUrl", \.referenceUrl),
            .object("resourceId", \.resourceId), .enumeration("type", \.type)
        ]

        public typealias TypeValue = JSON.OpenEnumeration<TypeValue_Values>
        public enum TypeValue_Values {}
    }

    public struct ActivityContentDetailsSubscription: JSON.Model {
        public var resourceId: ResourceId?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("resourceId", \.resourceId)
        ]
    }

    public struct ActivityContentDetailsUpload: JSON.Model {
        public var videoId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("videoId", \.videoId)
        ]
    }

    public struct ActivityListResponse: JSON.Model {
        public var etag: Swift.String?
        /// Deprecated.
        public var eventId: Swift.String?
        public var items: [Activity]?
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

    public struct ActivitySnippet: JSON.Model {
        public var channelId: Swift.String?
        public var channelTitle: Swift.String?
        public var description: Swift.String?
        public var groupId: Swift.String?
        public var publishedAt: JSON.Timestamp?
        @JSON.Boxed public var thumbnails: ThumbnailDetails?
        public var title: Swift.String?
        public var type: TypeValue?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("channelId", \.channelId), .string("channelTitle", \.channelTitle),
            .string("description", \.description), .string("groupId", \.groupId),
            .timestamp("publishedAt", \.publishedAt), .boxed("thumbnails", \.thumbnails, \._thumbnails),
            .string("title", \.title), .enumeration("type", \.type)
        ]

        public typealias TypeValue = JSON.OpenEnumeration<TypeValue_Values>
        public enum TypeValue_Values {}
    }

    public struct AvailabilityConfig: JSON.Model {
        public var globalConfig: AvailabilityConfigGlobalConfig?
        public var regionsConfig: AvailabilityConfigRegionsConfig?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("globalConfig", \.globalConfig), .object("regionsConfig", \.regionsConfig)
        ]
    }

    public struct AvailabilityConfigGlobalConfig: JSON.Model {
        public var excludedRegionCodes: [Swift.String]?
        public var interval: Interval?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("excludedRegionCodes", \.excludedRegionCodes, of: .string), .object("interval", \.interval)
        ]
    }

    public struct AvailabilityConfigRegionsConfig: JSON.Model {
        public var regionIntervals: [AvailabilityConfigRegionsConfigRegionInterval]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("regionIntervals", \.regionIntervals, of: .object)
        ]
    }

    public struct AvailabilityConfigRegionsConfigRegionInterval: JSON.Model {
        public var interval: Interval?
        public var regionCode: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("interval", \.interval), .string("regionCode", \.regionCode)
        ]
    }

    public struct BatchGetStatsResponse: JSON.Model {
        public var etag: Swift.String?
        public var items: [VideoStat]?
        public var kind: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .array("items", \.items, of: .object), .string("kind", \.kind)
        ]
    }

    public struct BrandPartner: JSON.Model {
        public var channelHandle: Swift.String?
        public var channelId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("channelHandle", \.channelHandle), .string("channelId", \.channelId)
        ]
    }

    public struct Caption: JSON.Model {
        public var etag: Swift.String?
        public var id: Swift.String?
        public var kind: Swift.String?
        @JSON.Boxed public var snippet: CaptionSnippet?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .string("id", \.id), .string("kind", \.kind),
            .boxed("snippet", \.snippet, \._snippet)
        ]
    }

    public struct CaptionListResponse: JSON.Model {
        public var etag: Swift.String?
        /// Deprecated.
        public var eventId: Swift.String?
        public var items: [Caption]?
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

    public struct CaptionSnippet: JSON.Model {
        public var audioTrackType: AudioTrackType?
        public var failureReason: FailureReason?
        public var isAutoSynced: Swift.Bool?
        public var isCC: Swift.Bool?
        public var isDraft: Swift.Bool?
        public var isEasyReader: Swift.Bool?
        public var isLarge: Swift.Bool?
        public var language: Swift.String?
        public var lastUpdated: JSON.Timestamp?
        public var name: Swift.String?
        public var status: Status?
        public var trackKind: TrackKind?
        public var videoId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("audioTrackType", \.audioTrackType), .enumeration("failureReason", \.failureReason),
            .bool("isAutoSynced", \.isAutoSynced), .bool("isCC", \.isCC), .bool("isDraft", \.isDraft),
            .bool("isEasyReader", \.isEasyReader), .bool("isLarge", \.isLarge), .string("language", \.language),
            .timestamp("lastUpdated", \.lastUpdated), .string("name", \.name), .enumeration("status", \.status),
            .enumeration("trackKind", \.trackKind), .string("videoId", \.videoId)
        ]

        public typealias AudioTrackType = JSON.OpenEnumeration<AudioTrackType_Values>
        public enum AudioTrackType_Values {}

        public typealias FailureReason = JSON.OpenEnumeration<FailureReason_Values>
        public enum FailureReason_Values {}

        public typealias Status = JSON.OpenEnumeration<Status_Values>
        public enum Status_Values {}

        public typealias TrackKind = JSON.OpenEnumeration<TrackKind_Values>
        public enum TrackKind_Values {}
    }

    public struct CdnSettings: JSON.Model {
        /// Deprecated.
        public var format: Swift.String?
        public var frameRate: FrameRate?
        public var ingestionInfo: IngestionInfo?
        public var ingestionType: IngestionType?
        public var resolution: Resolution?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("format", \.format), .enumeration("frameRate", \.frameRate),
            .object("ingestionInfo", \.ingestionInfo), .enumeration("ingestionType", \.ingestionType),
            .enumeration("resolution", \.resolution)
        ]

        public typealias FrameRate = JSON.OpenEnumeration<FrameRate_Values>
        public enum FrameRate_Values {}

        public typealias IngestionType = JSON.OpenEnumeration<IngestionType_Values>
        public enum IngestionType_Values {}

        public typealias Resolution = JSON.OpenEnumeration<Resolution_Values>
        public enum Resolution_Values {}
    }

    public struct Channel: JSON.Model {
        public var auditDetails: ChannelAuditDetails?
        public var brandingSettings: ChannelBrandingSettings?
        public var contentDetails: ChannelContentDetails?
        public var contentOwnerDetails: ChannelContentOwnerDetails?
        /// Deprecated.
        public var conversionPings: ChannelConversionPings?
        public var etag: Swift.String?
        public var id: Swift.String?
        public var kind: Swift.String?
        public var localizations: [Swift.String: ChannelLocalization]?
        @JSON.Boxed public var snippet: ChannelSnippet?
        public var statistics: ChannelStatistics?
        public var status: ChannelStatus?
        public var topicDetails: ChannelTopicDetails?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("auditDetails", \.auditDetails), .object("brandingSettings", \.brandingSettings),
            .object("contentDetails", \.contentDetails), .object("contentOwnerDetails", \.contentOwnerDetails),
            .object("conversionPings", \.conversionPings), .string("etag", \.etag), .string("id", \.id),
            .string("kind", \.kind), .map("localizations", \.localizations, of: .object),
            .boxed("snippet", \.snippet, \._snippet), .object("statistics", \.statistics), .object("status", \.status),
            .object("topicDetails", \.topicDetails)
        ]
    }

    public struct ChannelAuditDetails: JSON.Model {
        public var communityGuidelinesGoodStanding: Swift.Bool?
        public var contentIdClaimsGoodStanding: Swift.Bool?
        public var copyrightStrikesGoodStanding: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("communityGuidelinesGoodStanding", \.communityGuidelinesGoodStanding),
            .bool("contentIdClaimsGoodStanding", \.contentIdClaimsGoodStanding),
            .bool("copyrightStrikesGoodStanding", \.copyrightStrikesGoodStanding)
        ]
    }

    public struct ChannelBannerResource: JSON.Model {
        public var etag: Swift.String?
        public var kind: Swift.String?
        public var url: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .string("kind", \.kind), .string("url", \.url)
        ]
    }

    public struct ChannelBrandingSettings: JSON.Model {
        @JSON.Boxed public var channel: ChannelSettings?
        /// Deprecated.
        public var hints: [PropertyValue]?
        @JSON.Boxed public var image: ImageSettings?
        /// Deprecated.
        public var watch: WatchSettings?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .boxed("channel", \.channel, \._channel), .array("hints", \.hints, of: .object),
            .boxed("image", \.image, \._image), .object("watch", \.watch)
        ]
    }

    public struct ChannelContentDetails: JSON.Model {
        public var relatedPlaylists: RelatedPlaylists?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("relatedPlaylists", \.relatedPlaylists)
        ]

        public struct RelatedPlaylists: JSON.Model {
            /// Deprecated.
            public var favorites: Swift.String?
            public var likes: Swift.String?
            public var uploads: Swift.String?
            /// Deprecated.
            public var watchHistory: Swift.String?
            /// Deprecated.
            public var watchLater: Swift.String?
            public var unknown = JSON.UnknownMembers()
            public init() {}
            public static let fields: JSON.FieldTable<Self> = [
                .string("favorites", \.favorites), .string("likes", \.likes), .string("uploads", \.uploads),
                .string("watchHistory", \.watchHistory), .string("watchLater", \.watchLater)
            ]
        }
    }

    public struct ChannelContentOwnerDetails: JSON.Model {
        public var contentOwner: Swift.String?
        public var timeLinked: JSON.Timestamp?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("contentOwner", \.contentOwner), .timestamp("timeLinked", \.timeLinked)
        ]
    }

    public struct ChannelConversionPing: JSON.Model {
        public var context: Context?
        public var conversionUrl: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("context", \.context), .string("conversionUrl", \.conversionUrl)
        ]

        public typealias Context = JSON.OpenEnumeration<Context_Values>
        public enum Context_Values {}
    }

    public struct ChannelConversionPings: JSON.Model {
        public var pings: [ChannelConversionPing]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("pings", \.pings, of: .object)
        ]
    }

    public struct ChannelListResponse: JSON.Model {
        public var etag: Swift.String?
        /// Deprecated.
        public var eventId: Swift.String?
        public var items: [Channel]?
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

    public struct ChannelLocalization: JSON.Model {
        public var description: Swift.String?
        public var title: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("description", \.description), .string("title", \.title)
        ]
    }

    public struct ChannelProfileDetails: JSON.Model {
        public var channelId: Swift.String?
        public var channelUrl: Swift.String?
        public var displayName: Swift.String?
        public var profileImageUrl: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("channelId", \.channelId), .string("channelUrl", \.channelUrl),
            .string("displayName", \.displayName), .string("profileImageUrl", \.profileImageUrl)
        ]
    }

    public struct ChannelSection: JSON.Model {
        public var contentDetails: ChannelSectionContentDetails?
        public var etag: Swift.String?
        public var id: Swift.String?
        public var kind: Swift.String?
        /// Deprecated.
        public var localizations: [Swift.String: ChannelSectionLocalization]?
        public var snippet: ChannelSectionSnippet?
        /// Deprecated.
        public var targeting: ChannelSectionTargeting?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("contentDetails", \.contentDetails), .string("etag", \.etag), .string("id", \.id),
            .string("kind", \.kind), .map("localizations", \.localizations, of: .object), .object("snippet", \.snippet),
            .object("targeting", \.targeting)
        ]
    }

    public struct ChannelSectionContentDetails: JSON.Model {
        public var channels: [Swift.String]?
        public var playlists: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("channels", \.channels, of: .string), .array("playlists", \.playlists, of: .string)
        ]
    }

    public struct ChannelSectionListResponse: JSON.Model {
        public var etag: Swift.String?
        /// Deprecated.
        public var eventId: Swift.String?
        public var items: [ChannelSection]?
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

    public struct ChannelSectionLocalization: JSON.Model {
        /// Deprecated.
        public var title: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("title", \.title)
        ]
    }

    public struct ChannelSectionSnippet: JSON.Model {
        public var channelId: Swift.String?
        /// Deprecated.
        public var defaultLanguage: Swift.String?
        /// Deprecated.
        public var localized: ChannelSectionLocalization?
        public var position: Swift.UInt32?
        /// Deprecated.
        public var style: Style?
        public var title: Swift.String?
        public var type: TypeValue?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("channelId", \.channelId), .string("defaultLanguage", \.defaultLanguage),
            .object("localized", \.localized), .uint32("position", \.position), .enumeration("style", \.style),
            .string("title", \.title), .enumeration("type", \.type)
        ]

        /// Deprecated.
        public typealias Style = JSON.OpenEnumeration<Style_Values>
        public enum Style_Values {}

        public typealias TypeValue = JSON.OpenEnumeration<TypeValue_Values>
        public enum TypeValue_Values {}
    }

    public struct ChannelSectionTargeting: JSON.Model {
        /// Deprecated.
        public var countries: [Swift.String]?
        /// Deprecated.
        public var languages: [Swift.String]?
        /// Deprecated.
        public var regions: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("countries", \.countries, of: .string), .array("languages", \.languages, of: .string),
            .array("regions", \.regions, of: .string)
        ]
    }

    public struct ChannelSettings: JSON.Model {
        public var country: Swift.String?
        public var defaultLanguage: Swift.String?
        /// Deprecated.
        public var defaultTab: Swift.String?
        public var description: Swift.String?
        /// Deprecated.
        public var featuredChannelsTitle: Swift.String?
        /// Deprecated.
        public var featuredChannelsUrls: [Swift.String]?
        public var keywords: Swift.String?
        /// Deprecated.
        public var moderateComments: Swift.Bool?
        /// Deprecated.
        public var profileColor: Swift.String?
        /// Deprecated.
        public var showBrowseView: Swift.Bool?
        /// Deprecated.
        public var showRelatedChannels: Swift.Bool?
        public var title: Swift.String?
        public var trackingAnalyticsAccountId: Swift.String?
        public var unsubscribedTrailer: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("country", \.country), .string("defaultLanguage", \.defaultLanguage),
            .string("defaultTab", \.defaultTab), .string("description", \.description),
            .string("featuredChannelsTitle", \.featuredChannelsTitle),
            .array("featuredChannelsUrls", \.featuredChannelsUrls, of: .string), .string("keywords", \.keywords),
            .bool("moderateComments", \.moderateComments), .string("profileColor", \.profileColor),
            .bool("showBrowseView", \.showBrowseView), .bool("showRelatedChannels", \.showRelatedChannels),
            .string("title", \.title), .string("trackingAnalyticsAccountId", \.trackingAnalyticsAccountId),
            .string("unsubscribedTrailer", \.unsubscribedTrailer)
        ]
    }

    public struct ChannelSnippet: JSON.Model {
        public var country: Swift.String?
        public var customUrl: Swift.String?
        public var defaultLanguage: Swift.String?
        public var description: Swift.String?
        public var localized: ChannelLocalization?
        public var publishedAt: JSON.Timestamp?
        @JSON.Boxed public var thumbnails: ThumbnailDetails?
        public var title: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("country", \.country), .string("customUrl", \.customUrl),
            .string("defaultLanguage", \.defaultLanguage), .string("description", \.description),
            .object("localized", \.localized), .timestamp("publishedAt", \.publishedAt),
            .boxed("thumbnails", \.thumbnails, \._thumbnails), .string("title", \.title)
        ]
    }

    public struct ChannelStatistics: JSON.Model {
        public var commentCount: Swift.UInt64?
        public var hiddenSubscriberCount: Swift.Bool?
        public var subscriberCount: Swift.UInt64?
        public var videoCount: Swift.UInt64?
        public var viewCount: Swift.UInt64?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .uint64("commentCount", \.commentCount), .bool("hiddenSubscriberCount", \.hiddenSubscriberCount),
            .uint64("subscriberCount", \.subscriberCount), .uint64("videoCount", \.videoCount),
            .uint64("viewCount", \.viewCount)
        ]
    }

    public struct ChannelStatus: JSON.Model {
        public var isChannelMonetizationEnabled: Swift.Bool?
        public var isLinked: Swift.Bool?
        public var longUploadsStatus: LongUploadsStatus?
        public var madeForKids: Swift.Bool?
        public var privacyStatus: PrivacyStatus?
        public var selfDeclaredMadeForKids: Swift.Bool?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("isChannelMonetizationEnabled", \.isChannelMonetizationEnabled), .bool("isLinked", \.isLinked),
            .enumeration("longUploadsStatus", \.longUploadsStatus), .bool("madeForKids", \.madeForKids),
            .enumeration("privacyStatus", \.privacyStatus), .bool("selfDeclaredMadeForKids", \.selfDeclaredMadeForKids)
        ]

        public typealias LongUploadsStatus = JSON.OpenEnumeration<LongUploadsStatus_Values>
        public enum LongUploadsStatus_Values {}

        public typealias PrivacyStatus = JSON.OpenEnumeration<PrivacyStatus_Values>
        public enum PrivacyStatus_Values {}
    }

    public struct ChannelToAffiliateProgramLinkDetails: JSON.Model {
        public var merchantId: Swift.UInt64?
        public var programStatus: ProgramStatus?
        public var statusUpdateReason: Swift.String?
        public var statusUpdateTime: JSON.Timestamp?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .uint64("merchantId", \.merchantId), .enumeration("programStatus", \.programStatus),
            .string("statusUpdateReason", \.statusUpdateReason), .timestamp("statusUpdateTime", \.statusUpdateTime)
        ]

        public typealias ProgramStatus = JSON.OpenEnumeration<ProgramStatus_Values>
        public enum ProgramStatus_Values {}
    }

    public struct ChannelToStoreLinkDetails: JSON.Model {
        public var billingDetails: ChannelToStoreLinkDetailsBillingDetails?
        public var merchantAffiliateProgramDetails: ChannelToStoreLinkDetailsMerchantAffiliateProgramDetails?
        public var merchantId: Swift.UInt64?
        public var storeName: Swift.String?
        public var storeUrl: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("billingDetails", \.billingDetails),
            .object("merchantAffiliateProgramDetails", \.merchantAffiliateProgramDetails),
            .uint64("merchantId", \.merchantId), .string("storeName", \.storeName), .string("storeUrl", \.storeUrl)
        ]
    }

    public struct ChannelToStoreLinkDetailsBillingDetails: JSON.Model {
        public var billingStatus: BillingStatus?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("billingStatus", \.billingStatus)
        ]

        public typealias BillingStatus = JSON.OpenEnumeration<BillingStatus_Values>
        public enum BillingStatus_Values {}
    }

    public struct ChannelToStoreLinkDetailsMerchantAffiliateProgramDetails: JSON.Model {
        public var status: Status?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .enumeration("status", \.status)
        ]

        public typealias Status = JSON.OpenEnumeration<Status_Values>
        public enum Status_Values {}
    }

    public struct ChannelTopicDetails: JSON.Model {
        public var topicCategories: [Swift.String]?
        /// Deprecated.
        public var topicIds: [Swift.String]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("topicCategories", \.topicCategories, of: .string), .array("topicIds", \.topicIds, of: .string)
        ]
    }

    public struct Comment: JSON.Model {
        public var etag: Swift.String?
        public var id: Swift.String?
        public var kind: Swift.String?
        @JSON.Boxed public var snippet: CommentSnippet?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .string("id", \.id), .string("kind", \.kind),
            .boxed("snippet", \.snippet, \._snippet)
        ]
    }

    public struct CommentListResponse: JSON.Model {
        public var etag: Swift.String?
        /// Deprecated.
        public var eventId: Swift.String?
        public var items: [Comment]?
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

    public struct CommentSnippet: JSON.Model {
        public var authorChannelId: CommentSnippetAuthorChannelId?
        public var authorChannelUrl: Swift.String?
        public var authorDisplayName: Swift.String?
        public var authorProfileImageUrl: Swift.String?
        public var canRate: Swift.Bool?
        public var channelId: Swift.String?
        /// Read-only.
        public var imageUrl: Swift.String?
        public var likeCount: Swift.UInt32?
        public var moderationStatus: ModerationStatus?
        public var parentId: Swift.String?
        public var publishedAt: JSON.Timestamp?
        public var textDisplay: Swift.String?
        public var textOriginal: Swift.String?
        public var updatedAt: JSON.Timestamp?
        public var videoId: Swift.String?
        public var viewerRating: ViewerRating?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .object("authorChannelId", \.authorChannelId), .string("authorChannelUrl", \.authorChannelUrl),
            .string("authorDisplayName", \.authorDisplayName), .string("authorProfileImageUrl", \.authorProfileImageUrl),
            .bool("canRate", \.canRate), .string("channelId", \.channelId), .string("imageUrl", \.imageUrl),
            .uint32("likeCount", \.likeCount), .enumeration("moderationStatus", \.moderationStatus),
            .string("parentId", \.parentId), .timestamp("publishedAt", \.publishedAt),
            .string("textDisplay", \.textDisplay), .string("textOriginal", \.textOriginal),
            .timestamp("updatedAt", \.updatedAt), .string("videoId", \.videoId),
            .enumeration("viewerRating", \.viewerRating)
        ]

        public typealias ModerationStatus = JSON.OpenEnumeration<ModerationStatus_Values>
        public enum ModerationStatus_Values {}

        public typealias ViewerRating = JSON.OpenEnumeration<ViewerRating_Values>
        public enum ViewerRating_Values {}
    }

    public struct CommentSnippetAuthorChannelId: JSON.Model {
        public var value: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("value", \.value)
        ]
    }

    public struct CommentThread: JSON.Model {
        public var etag: Swift.String?
        public var id: Swift.String?
        public var kind: Swift.String?
        public var replies: CommentThreadReplies?
        public var snippet: CommentThreadSnippet?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .string("etag", \.etag), .string("id", \.id), .string("kind", \.kind), .object("replies", \.replies),
            .object("snippet", \.snippet)
        ]
    }

    public struct CommentThreadListResponse: JSON.Model {
        public var etag: Swift.String?
        /// Deprecated.
        public var eventId: Swift.String?
        public var items: [CommentThread]?
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

    public struct CommentThreadReplies: JSON.Model {
        public var comments: [Comment]?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .array("comments", \.comments, of: .object)
        ]
    }

    public struct CommentThreadSnippet: JSON.Model {
        public var canReply: Swift.Bool?
        public var channelId: Swift.String?
        public var isPublic: Swift.Bool?
        public var topLevelComment: Comment?
        public var totalReplyCount: Swift.UInt32?
        public var videoId: Swift.String?
        public var unknown = JSON.UnknownMembers()
        public init() {}
        public static let fields: JSON.FieldTable<Self> = [
            .bool("canReply", \.canReply), .string("channelId", \.channelId), .bool("isPublic", \.isPublic),
            .object("topLevelComment", \.topLevelComment), .uint32("totalReplyCount", \.totalReplyCount),
            .string("videoId", \.videoId)
        ]
    }
}

extension JSON.OpenEnumeration<YouTube.ActivityContentDetailsPromotedItem.CtaType_Values> {
    public static var ctaTypeUnspecified: Self { "ctaTypeUnspecified" }
    public static var visitAdvertiserSite: Self { "visitAdvertiserSite" }
}

extension JSON.OpenEnumeration<YouTube.ActivityContentDetailsRecommendation.Reason_Values> {
    public static var reasonUnspecified: Self { "reasonUnspecified" }
    public static var videoWatched: Self { "videoWatched" }
}

extension JSON.OpenEnumeration<YouTube.ActivityContentDetailsSocial.TypeValue_Values> {
    public static var unspecified: Self { "unspecified" }
    public static var googlePlus: Self { "googlePlus" }
    public static var facebook: Self { "facebook" }
    public static var twitter: Self { "twitter" }
}

extension JSON.OpenEnumeration<YouTube.ActivitySnippet.TypeValue_Values> {
    public static var typeUnspecified: Self { "typeUnspecified" }
    public static var upload: Self { "upload" }
    public static var comment: Self { "comment" }
    public static var subscription: Self { "subscription" }
    public static var playlistItem: Self { "playlistItem" }
    public static var recommendation: Self { "recommendation" }
    public static var bulletin: Self { "bulletin" }
    public static var social: Self { "social" }
    public static var channelItem: Self { "channelItem" }
    public static var promotedItem: Self { "promotedItem" }
}

extension JSON.OpenEnumeration<YouTube.CaptionSnippet.AudioTrackType_Values> {
    public static var unknown: Self { "unknown" }
    public static var primary: Self { "primary" }
    public static var commentary: Self { "commentary" }
    public static var descriptive: Self { "descriptive" }
}

extension JSON.OpenEnumeration<YouTube.CaptionSnippet.FailureReason_Values> {
    public static var unknownFormat: Self { "unknownFormat" }
    public static var unsupportedFormat: Self { "unsupportedFormat" }
    public static var processingFailed: Self { "processingFailed" }
}

extension JSON.OpenEnumeration<YouTube.CaptionSnippet.Status_Values> {
    public static var serving: Self { "serving" }
    public static var syncing: Self { "syncing" }
    public static var failed: Self { "failed" }
}

extension JSON.OpenEnumeration<YouTube.CaptionSnippet.TrackKind_Values> {
    public static var standard: Self { "standard" }
    public static var asr: Self { "ASR" }
    public static var forced: Self { "forced" }
}

extension JSON.OpenEnumeration<YouTube.CdnSettings.FrameRate_Values> {
    public static var _30fps: Self { "30fps" }
    public static var _60fps: Self { "60fps" }
    public static var variable: Self { "variable" }
}

extension JSON.OpenEnumeration<YouTube.CdnSettings.IngestionType_Values> {
    public static var rtmp: Self { "rtmp" }
    public static var dash: Self { "dash" }
    public static var webrtc: Self { "webrtc" }
    public static var hls: Self { "hls" }
}

extension JSON.OpenEnumeration<YouTube.CdnSettings.Resolution_Values> {
    public static var _240p: Self { "240p" }
    public static var _360p: Self { "360p" }
    public static var _480p: Self { "480p" }
    public static var _720p: Self { "720p" }
    public static var _1080p: Self { "1080p" }
    public static var _1440p: Self { "1440p" }
    public static var _2160p: Self { "2160p" }
    public static var variable: Self { "variable" }
}

extension JSON.OpenEnumeration<YouTube.ChannelConversionPing.Context_Values> {
    public static var subscribe: Self { "subscribe" }
    public static var unsubscribe: Self { "unsubscribe" }
    public static var cview: Self { "cview" }
}

extension JSON.OpenEnumeration<YouTube.ChannelSectionSnippet.Style_Values> {
    public static var channelsectionStyleUnspecified: Self { "channelsectionStyleUnspecified" }
    public static var horizontalRow: Self { "horizontalRow" }
    public static var verticalList: Self { "verticalList" }
}

extension JSON.OpenEnumeration<YouTube.ChannelSectionSnippet.TypeValue_Values> {
    public static var channelsectionTypeUndefined: Self { "channelsectionTypeUndefined" }
    public static var singlePlaylist: Self { "singlePlaylist" }
    public static var multiplePlaylists: Self { "multiplePlaylists" }
    public static var popularUploads: Self { "popularUploads" }
    public static var recentUploads: Self { "recentUploads" }
    @available(*, deprecated)
    public static var likes: Self { "likes" }
    public static var allPlaylists: Self { "allPlaylists" }
    @available(*, deprecated)
    public static var likedPlaylists: Self { "likedPlaylists" }
    @available(*, deprecated)
    public static var recentPosts: Self { "recentPosts" }
    @available(*, deprecated)
    public static var recentActivity: Self { "recentActivity" }
    public static var liveEvents: Self { "liveEvents" }
    public static var upcomingEvents: Self { "upcomingEvents" }
    public static var completedEvents: Self { "completedEvents" }
    public static var multipleChannels: Self { "multipleChannels" }
    @available(*, deprecated)
    public static var postedVideos: Self { "postedVideos" }
    @available(*, deprecated)
    public static var postedPlaylists: Self { "postedPlaylists" }
    public static var subscriptions: Self { "subscriptions" }
}

extension JSON.OpenEnumeration<YouTube.ChannelStatus.LongUploadsStatus_Values> {
    public static var longUploadsUnspecified: Self { "longUploadsUnspecified" }
    public static var allowed: Self { "allowed" }
    public static var eligible: Self { "eligible" }
    public static var disallowed: Self { "disallowed" }
}

extension JSON.OpenEnumeration<YouTube.ChannelStatus.PrivacyStatus_Values> {
    public static var `public`: Self { "public" }
    public static var unlisted: Self { "unlisted" }
    public static var `private`: Self { "private" }
}

extension JSON.OpenEnumeration<YouTube.ChannelToAffiliateProgramLinkDetails.ProgramStatus_Values> {
    public static var affiliateProgramStatusUnspecified: Self { "affiliateProgramStatusUnspecified" }
    public static var active: Self { "active" }
    public static var inactive: Self { "inactive" }
}

extension JSON.OpenEnumeration<YouTube.ChannelToStoreLinkDetailsBillingDetails.BillingStatus_Values> {
    public static var billingStatusUnspecified: Self { "billingStatusUnspecified" }
    public static var billingStatusPending: Self { "billingStatusPending" }
    public static var billingStatusActive: Self { "billingStatusActive" }
    public static var billingStatusInactive: Self { "billingStatusInactive" }
}

extension JSON.OpenEnumeration<YouTube.ChannelToStoreLinkDetailsMerchantAffiliateProgramDetails.Status_Values> {
    public static var merchantAffiliateProgramStatusUnspecified: Self { "merchantAffiliateProgramStatusUnspecified" }
    public static var merchantAffiliateProgramStatusEligible: Self { "merchantAffiliateProgramStatusEligible" }
    public static var merchantAffiliateProgramStatusActive: Self { "merchantAffiliateProgramStatusActive" }
    public static var merchantAffiliateProgramStatusPaused: Self { "merchantAffiliateProgramStatusPaused" }
}

extension JSON.OpenEnumeration<YouTube.CommentSnippet.ModerationStatus_Values> {
    public static var published: Self { "published" }
    public static var heldForReview: Self { "heldForReview" }
    public static var likelySpam: Self { "likelySpam" }
    public static var rejected: Self { "rejected" }
}

extension JSON.OpenEnumeration<YouTube.CommentSnippet.ViewerRating_Values> {
    public static var noneValue: Self { "none" }
    public static var like: Self { "like" }
    public static var dislike: Self { "dislike" }
}
