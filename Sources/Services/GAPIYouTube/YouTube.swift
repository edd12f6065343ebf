// Generated from youtube:v3, revision 20261104, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_spi(Generated) @_exported public import AsyncGAPI

/// YouTube Data API v3
public enum YouTube {
    /// The permissions that a user can grant to an application (OAuth 2.0 scopes).
    public enum Scope {
        public static var youtube: Swift.String { "https://www.googleapis.com/auth/youtube" }
        public static var youtubeChannelMembershipsCreator: Swift.String { "https://www.googleapis.com/auth/youtube.channel-memberships.creator" }
        public static var youtubeForceSsl: Swift.String { "https://www.googleapis.com/auth/youtube.force-ssl" }
        public static var youtubeReadonly: Swift.String { "https://www.googleapis.com/auth/youtube.readonly" }
        public static var youtubeUpload: Swift.String { "https://www.googleapis.com/auth/youtube.upload" }
        public static var youtubepartner: Swift.String { "https://www.googleapis.com/auth/youtubepartner" }
        public static var youtubepartnerChannelAudit: Swift.String { "https://www.googleapis.com/auth/youtubepartner-channel-audit" }
    }

    public typealias ModerationStatus = JSON.OpenEnumeration<ModerationStatus_Values>
    public enum ModerationStatus_Values {}

    public typealias TextFormat = JSON.OpenEnumeration<TextFormat_Values>
    public enum TextFormat_Values {}

    /// The model for each `kind`.
    public static let kinds: JSON.KindRegistry = {
        var kinds = JSON.KindRegistry()
        kinds.register(Activity.self, for: "youtube#activity")
        kinds.register(ActivityListResponse.self, for: "youtube#activityListResponse")
        kinds.register(BatchGetStatsResponse.self, for: "youtube#batchGetStatsResponse")
        kinds.register(Caption.self, for: "youtube#caption")
        kinds.register(CaptionListResponse.self, for: "youtube#captionListResponse")
        kinds.register(Channel.self, for: "youtube#channel")
        kinds.register(ChannelBannerResource.self, for: "youtube#channelBannerResource")
        kinds.register(ChannelListResponse.self, for: "youtube#channelListResponse")
        kinds.register(ChannelSection.self, for: "youtube#channelSection")
        kinds.register(ChannelSectionListResponse.self, for: "youtube#channelSectionListResponse")
        kinds.register(Comment.self, for: "youtube#comment")
        kinds.register(CommentListResponse.self, for: "youtube#commentListResponse")
        kinds.register(CommentThread.self, for: "youtube#commentThread")
        kinds.register(CommentThreadListResponse.self, for: "youtube#commentThreadListResponse")
        kinds.register(I18nLanguage.self, for: "youtube#i18nLanguage")
        kinds.register(I18nLanguageListResponse.self, for: "youtube#i18nLanguageListResponse")
        kinds.register(I18nRegion.self, for: "youtube#i18nRegion")
        kinds.register(I18nRegionListResponse.self, for: "youtube#i18nRegionListResponse")
        kinds.register(LiveBroadcast.self, for: "youtube#liveBroadcast")
        kinds.register(LiveBroadcastListResponse.self, for: "youtube#liveBroadcastListResponse")
        kinds.register(LiveChatBan.self, for: "youtube#liveChatBan")
        kinds.register(LiveChatMessage.self, for: "youtube#liveChatMessage")
        kinds.register(LiveChatMessageListResponse.self, for: "youtube#liveChatMessageListResponse")
        kinds.register(LiveChatModerator.self, for: "youtube#liveChatModerator")
        kinds.register(LiveChatModeratorListResponse.self, for: "youtube#liveChatModeratorListResponse")
        kinds.register(LiveStream.self, for: "youtube#liveStream")
        kinds.register(LiveStreamListResponse.self, for: "youtube#liveStreamListResponse")
        kinds.register(Member.self, for: "youtube#member")
        kinds.register(MemberListResponse.self, for: "youtube#memberListResponse")
        kinds.register(MembershipsLevel.self, for: "youtube#membershipsLevel")
        kinds.register(MembershipsLevelListResponse.self, for: "youtube#membershipsLevelListResponse")
        kinds.register(Playlist.self, for: "youtube#playlist")
        kinds.register(PlaylistImage.self, for: "youtube#playlistImage")
        kinds.register(PlaylistImageListResponse.self, for: "youtube#playlistImageListResponse")
        kinds.register(PlaylistItem.self, for: "youtube#playlistItem")
        kinds.register(PlaylistItemListResponse.self, for: "youtube#playlistItemListResponse")
        kinds.register(PlaylistListResponse.self, for: "youtube#playlistListResponse")
        kinds.register(SearchListResponse.self, for: "youtube#searchListResponse")
        kinds.register(SearchResult.self, for: "youtube#searchResult")
        kinds.register(Subscription.self, for: "youtube#subscription")
        kinds.register(SubscriptionListResponse.self, for: "youtube#subscriptionListResponse")
        kinds.register(SuperChatEvent.self, for: "youtube#superChatEvent")
        kinds.register(SuperChatEventListResponse.self, for: "youtube#superChatEventListResponse")
        kinds.register(ThirdPartyLink.self, for: "youtube#thirdPartyLink")
        kinds.register(ThirdPartyLinkListResponse.self, for: "youtube#thirdPartyLinkListResponse")
        kinds.register(ThumbnailSetResponse.self, for: "youtube#thumbnailSetResponse")
        kinds.register(Video.self, for: "youtube#video")
        kinds.register(VideoAbuseReportReason.self, for: "youtube#videoAbuseReportReason")
        kinds.register(VideoAbuseReportReasonListResponse.self, for: "youtube#videoAbuseReportReasonListResponse")
        kinds.register(VideoCategory.self, for: "youtube#videoCategory")
        kinds.register(VideoCategoryListResponse.self, for: "youtube#videoCategoryListResponse")
        kinds.register(VideoGetRatingResponse.self, for: "youtube#videoGetRatingResponse")
        kinds.register(VideoListResponse.self, for: "youtube#videoListResponse")
        kinds.register(VideoTrainability.self, for: "youtube#videoTrainability")
        return kinds
    }()
}

extension JSON.OpenEnumeration<YouTube.ModerationStatus_Values> {
    public static var published: Self { "published" }
    public static var heldForReview: Self { "heldForReview" }
    public static var likelySpam: Self { "likelySpam" }
    public static var rejected: Self { "rejected" }
}

extension JSON.OpenEnumeration<YouTube.TextFormat_Values> {
    public static var textFormatUnspecified: Self { "textFormatUnspecified" }
    public static var html: Self { "html" }
    public static var plainText: Self { "plainText" }
}

/// YouTube Data API v3
public actor YouTubeService: GAPI.Service {
    /// The name, the version and the URLs of the service.
    public static let definition = GAPI.ServiceDefinition(
        name: "youtube",
        version: "v3",
        rootURL: "https://youtube.googleapis.com/",
        servicePath: "",
        batchPath: "batch",
        defaultScopes: ["https://www.googleapis.com/auth/youtube.channel-memberships.creator", "https://www.googleapis.com/auth/youtube.force-ssl", "https://www.googleapis.com/auth/youtube.readonly"]
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
