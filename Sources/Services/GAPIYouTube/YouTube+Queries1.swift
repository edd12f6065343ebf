// Generated from youtube:v3, revision 20261104, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension YouTube {
    /// `youtube.abuseReports.insert`: POST `youtube/v3/abuseReports`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`.
    public struct AbuseReportsInsertQuery: GAPI.Query {
        public typealias Response = AbuseReport
        public var part: [Swift.String]
        public var body: AbuseReport
        public var common = GAPI.CommonParameters()
        public init(part: [Swift.String], _ body: AbuseReport, _ configure: (inout Self) -> Void = { _ in }) {
            self.part = part; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.abuseReports.insert", verb: .post, path: "youtube/v3/abuseReports") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("part", part)
        }
    }

    /// `youtube.activities.list`: GET `youtube/v3/activities`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`, `youtubeReadonly`.
    public struct ActivitiesListQuery: GAPI.PagedQuery {
        public typealias Response = ActivityListResponse
        public var part: [Swift.String]
        public var channelId: Swift.String?
        /// Deprecated.
        public var home: Swift.Bool?
        /// 0…50 (default 5).
        public var maxResults: Swift.UInt32?
        public var mine: Swift.Bool?
        public var pageToken: Swift.String?
        public var publishedAfter: JSON.Timestamp?
        public var publishedBefore: JSON.Timestamp?
        public var regionCode: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(part: [Swift.String], _ configure: (inout Self) -> Void = { _ in }) {
            self.part = part; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.activities.list", verb: .get, path: "youtube/v3/activities") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("channelId", channelId); p.query("home", home); p.query("maxResults", maxResults)
            p.query("mine", mine); p.query("pageToken", pageToken); p.query("part", part)
            p.query("publishedAfter", publishedAfter); p.query("publishedBefore", publishedBefore)
            p.query("regionCode", regionCode)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Activity] { response.items ?? [] }
    }

    /// `youtube.captions.delete`: DELETE `youtube/v3/captions`.
    ///
    /// Scopes (any one): `youtubeForceSsl`, `youtubepartner`.
    public struct CaptionsDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var id: Swift.String
        public var onBehalfOf: Swift.String?
        public var onBehalfOfContentOwner: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(id: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.id = id; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.captions.delete", verb: .delete, path: "youtube/v3/captions") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("id", id); p.query("onBehalfOf", onBehalfOf)
            p.query("onBehalfOfContentOwner", onBehalfOfContentOwner)
        }
    }

    /// `youtube.captions.download`: GET `youtube/v3/captions/{id}`.
    ///
    /// Scopes (any one): `youtubeForceSsl`, `youtubepartner`.
    public struct CaptionsDownloadQuery: GAPI.DownloadQuery {
        public typealias Response = Swift.Void
        public var id: Swift.String
        public var onBehalfOf: Swift.String?
        public var onBehalfOfContentOwner: Swift.String?
        public var tfmt: Swift.String?
        public var tlang: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(id: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.id = id; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.captions.download", verb: .get, path: "youtube/v3/captions/{id}") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.path("id", id); p.query("onBehalfOf", onBehalfOf)
            p.query("onBehalfOfContentOwner", onBehalfOfContentOwner); p.query("tfmt", tfmt); p.query("tlang", tlang)
        }
    }

    /// `youtube.captions.insert`: POST `youtube/v3/captions`. Media: at most 104857600 bytes. Media types:
    /// `text/xml`, `application/octet-stream`, `*/*`.
    ///
    /// Scopes (any one): `youtubeForceSsl`, `youtubepartner`.
    public struct CaptionsInsertQuery: GAPI.UploadQuery {
        public typealias Response = Caption
        public var part: [Swift.String]
        public var onBehalfOf: Swift.String?
        public var onBehalfOfContentOwner: Swift.String?
        public var sync: Swift.Bool?
        public var body: Caption
        public var common = GAPI.CommonParameters()
        public init(part: [Swift.String], _ body: Caption = Caption(), _ configure: (inout Self) -> Void = { _ in }) {
            self.part = part; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.captions.insert", verb: .post, path: "youtube/v3/captions", upload: .resumable) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("onBehalfOf", onBehalfOf); p.query("onBehalfOfContentOwner", onBehalfOfContentOwner)
            p.query("part", part); p.query("sync", sync)
        }
    }

    /// `youtube.captions.list`: GET `youtube/v3/captions`.
    ///
    /// Scopes (any one): `youtubeForceSsl`, `youtubepartner`.
    public struct CaptionsListQuery: GAPI.Query {
        public typealias Response = CaptionListResponse
        public var part: [Swift.String]
        public var videoId: Swift.String
        public var id: [Swift.String]?
        public var onBehalfOf: Swift.String?
        public var onBehalfOfContentOwner: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(part: [Swift.String], videoId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.part = part; self.videoId = videoId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.captions.list", verb: .get, path: "youtube/v3/captions") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("id", id); p.query("onBehalfOf", onBehalfOf)
            p.query("onBehalfOfContentOwner", onBehalfOfContentOwner); p.query("part", part)
            p.query("videoId", videoId)
        }
    }

    /// `youtube.captions.update`: PUT `youtube/v3/captions`. Media: at most 104857600 bytes. Media types: `text/xml`,
    /// `application/octet-stream`, `*/*`.
    ///
    /// Scopes (any one): `youtubeForceSsl`, `youtubepartner`.
    public struct CaptionsUpdateQuery: GAPI.UploadQuery {
        public typealias Response = Caption
        public var part: [Swift.String]
        public var onBehalfOf: Swift.String?
        public var onBehalfOfContentOwner: Swift.String?
        public var sync: Swift.Bool?
        public var body: Caption
        public var common = GAPI.CommonParameters()
        public init(part: [Swift.String], _ body: Caption = Caption(), _ configure: (inout Self) -> Void = { _ in }) {
            self.part = part; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.captions.update", verb: .put, path: "youtube/v3/captions", upload: .resumable, matchesETag: true) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public var bodyETag: Swift.String? { body.etag }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("onBehalfOf", onBehalfOf); p.query("onBehalfOfContentOwner", onBehalfOfContentOwner)
            p.query("part", part); p.query("sync", sync)
        }
    }

    /// `youtube.channelBanners.insert`: POST `youtube/v3/channelBanners/insert`. Media: at most 6291456 bytes. Media
    /// types: `image/jpeg`, `image/png`, `application/octet-stream`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`, `youtubeUpload`.
    public struct ChannelBannersInsertQuery: GAPI.UploadQuery {
        public typealias Response = ChannelBannerResource
        public var channelId: Swift.String?
        public var onBehalfOfContentOwner: Swift.String?
        public var onBehalfOfContentOwnerChannel: Swift.String?
        public var body: ChannelBannerResource
        public var common = GAPI.CommonParameters()
        public init(_ body: ChannelBannerResource = ChannelBannerResource(), _ configure: (inout Self) -> Void = { _ in }) {
            self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.channelBanners.insert", verb: .post, path: "youtube/v3/channelBanners/insert", upload: .resumable) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("channelId", channelId); p.query("onBehalfOfContentOwner", onBehalfOfContentOwner)
            p.query("onBehalfOfContentOwnerChannel", onBehalfOfContentOwnerChannel)
        }
    }

    /// `youtube.channelSections.delete`: DELETE `youtube/v3/channelSections`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`, `youtubepartner`.
    public struct ChannelSectionsDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var id: Swift.String
        public var onBehalfOfContentOwner: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(id: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.id = id; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.channelSections.delete", verb: .delete, path: "youtube/v3/channelSections") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("id", id); p.query("onBehalfOfContentOwner", onBehalfOfContentOwner)
        }
    }

    /// `youtube.channelSections.insert`: POST `youtube/v3/channelSections`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`, `youtubepartner`.
    public struct ChannelSectionsInsertQuery: GAPI.Query {
        public typealias Response = ChannelSection
        public var part: [Swift.String]
        public var onBehalfOfContentOwner: Swift.String?
        public var onBehalfOfContentOwnerChannel: Swift.String?
        public var body: ChannelSection
        public var common = GAPI.CommonParameters()
        public init(part: [Swift.String], _ body: ChannelSection, _ configure: (inout Self) -> Void = { _ in }) {
            self.part = part; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.channelSections.insert", verb: .post, path: "youtube/v3/channelSections") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("onBehalfOfContentOwner", onBehalfOfContentOwner)
            p.query("onBehalfOfContentOwnerChannel", onBehalfOfContentOwnerChannel); p.query("part", part)
        }
    }

    /// `youtube.channelSections.list`: GET `youtube/v3/channelSections`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`, `youtubeReadonly`, `youtubepartner`.
    public struct ChannelSectionsListQuery: GAPI.Query {
        public typealias Response = ChannelSectionListResponse
        public var part: [Swift.String]
        public var channelId: Swift.String?
        /// Deprecated.
        public var hl: Swift.String?
        public var id: [Swift.String]?
        public var mine: Swift.Bool?
        public var onBehalfOfContentOwner: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(part: [Swift.String], _ configure: (inout Self) -> Void = { _ in }) {
            self.part = part; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.channelSections.list", verb: .get, path: "youtube/v3/channelSections") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("channelId", channelId); p.query("hl", hl); p.query("id", id); p.query("mine", mine)
            p.query("onBehalfOfContentOwner", onBehalfOfContentOwner); p.query("part", part)
        }
    }

    /// `youtube.channelSections.update`: PUT `youtube/v3/channelSections`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`, `youtubepartner`.
    public struct ChannelSectionsUpdateQuery: GAPI.Query {
        public typealias Response = ChannelSection
        public var part: [Swift.String]
        public var onBehalfOfContentOwner: Swift.String?
        public var body: ChannelSection
        public var common = GAPI.CommonParameters()
        public init(part: [Swift.String], _ body: ChannelSection, _ configure: (inout Self) -> Void = { _ in }) {
            self.part = part; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.channelSections.update", verb: .put, path: "youtube/v3/channelSections", matchesETag: true) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public var bodyETag: Swift.String? { body.etag }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("onBehalfOfContentOwner", onBehalfOfContentOwner); p.query("part", part)
        }
    }

    /// `youtube.channels.list`: GET `youtube/v3/channels`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`, `youtubeReadonly`, `youtubepartner`,
    /// `youtubepartnerChannelAudit`.
    public struct ChannelsListQuery: GAPI.PagedQuery {
        public typealias Response = ChannelListResponse
        public var part: [Swift.String]
        public var categoryId: Swift.String?
        public var forHandle: Swift.String?
        public var forUsername: Swift.String?
        public var hl: Swift.String?
        public var id: [Swift.String]?
        public var managedByMe: Swift.Bool?
        /// 0…50 (default 5).
        public var maxResults: Swift.UInt32?
        public var mine: Swift.Bool?
        public var mySubscribers: Swift.Bool?
        public var onBehalfOfContentOwner: Swift.String?
        public var pageToken: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(part: [Swift.String], _ configure: (inout Self) -> Void = { _ in }) {
            self.part = part; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.channels.list", verb: .get, path: "youtube/v3/channels") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("categoryId", categoryId); p.query("forHandle", forHandle); p.query("forUsername", forUsername)
            p.query("hl", hl); p.query("id", id); p.query("managedByMe", managedByMe); p.query("maxResults", maxResults)
            p.query("mine", mine); p.query("mySubscribers", mySubscribers)
            p.query("onBehalfOfContentOwner", onBehalfOfContentOwner); p.query("pageToken", pageToken)
            p.query("part", part)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Channel] { response.items ?? [] }
    }

    /// `youtube.channels.update`: PUT `youtube/v3/channels`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`, `youtubepartner`.
    public struct ChannelsUpdateQuery: GAPI.Query {
        public typealias Response = Channel
        public var part: [Swift.String]
        public var onBehalfOfContentOwner: Swift.String?
        public var body: Channel
        public var common = GAPI.CommonParameters()
        public init(part: [Swift.String], _ body: Channel, _ configure: (inout Self) -> Void = { _ in }) {
            self.part = part; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.channels.update", verb: .put, path: "youtube/v3/channels", matchesETag: true) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public var bodyETag: Swift.String? { body.etag }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("onBehalfOfContentOwner", onBehalfOfContentOwner); p.query("part", part)
        }
    }

    /// `youtube.commentThreads.insert`: POST `youtube/v3/commentThreads`.
    ///
    /// Scopes (any one): `youtubeForceSsl`.
    public struct CommentThreadsInsertQuery: GAPI.Query {
        public typealias Response = CommentThread
        public var part: [Swift.String]
        public var body: CommentThread
        public var common = GAPI.CommonParameters()
        public init(part: [Swift.String], _ body: CommentThread, _ configure: (inout Self) -> Void = { _ in }) {
            self.part = part; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.commentThreads.insert", verb: .post, path: "youtube/v3/commentThreads") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("part", part)
        }
    }

    /// `youtube.commentThreads.list`: GET `youtube/v3/commentThreads`.
    ///
    /// Scopes (any one): `youtubeForceSsl`.
    public struct CommentThreadsListQuery: GAPI.PagedQuery {
        public typealias Response = CommentThreadListResponse
        public var part: [Swift.String]
        public var allThreadsRelatedToChannelId: Swift.String?
        public var channelId: Swift.String?
        public var id: [Swift.String]?
        /// 1…100 (default 20).
        public var maxResults: Swift.UInt32?
        /// Default: `published`.
        public var moderationStatus: ModerationStatus?
        /// Default: `time`.
        public var order: Order?
        public var pageToken: Swift.String?
        public var searchTerms: Swift.String?
        /// Default: `html`.
        public var textFormat: TextFormat?
        public var videoId: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(part: [Swift.String], _ configure: (inout Self) -> Void = { _ in }) {
            self.part = part; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.commentThreads.list", verb: .get, path: "youtube/v3/commentThreads") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("allThreadsRelatedToChannelId", allThreadsRelatedToChannelId); p.query("channelId", channelId)
            p.query("id", id); p.query("maxResults", maxResults); p.query("moderationStatus", moderationStatus)
            p.query("order", order); p.query("pageToken", pageToken); p.query("part", part)
            p.query("searchTerms", searchTerms); p.query("textFormat", textFormat); p.query("videoId", videoId)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [CommentThread] { response.items ?? [] }

        /// Default: `time`.
        public typealias Order = JSON.OpenEnumeration<Order_Values>
        public enum Order_Values {}
    }

    /// `youtube.comments.delete`: DELETE `youtube/v3/comments`.
    ///
    /// Scopes (any one): `youtubeForceSsl`.
    public struct CommentsDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var id: Swift.String
        public var common = GAPI.CommonParameters()
        public init(id: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.id = id; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.comments.delete", verb: .delete, path: "youtube/v3/comments") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("id", id)
        }
    }

    /// `youtube.comments.insert`: POST `youtube/v3/comments`.
    ///
    /// Scopes (any one): `youtubeForceSsl`.
    public struct CommentsInsertQuery: GAPI.Query {
        public typealias Response = Comment
        public var part: [Swift.String]
        public var body: Comment
        public var common = GAPI.CommonParameters()
        public init(part: [Swift.String], _ body: Comment, _ configure: (inout Self) -> Void = { _ in }) {
            self.part = part; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.comments.insert", verb: .post, path: "youtube/v3/comments") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("part", part)
        }
    }

    /// `youtube.comments.list`: GET `youtube/v3/comments`.
    ///
    /// Scopes (any one): `youtubeForceSsl`.
    public struct CommentsListQuery: GAPI.PagedQuery {
        public typealias Response = CommentListResponse
        public var part: [Swift.String]
        public var id: [Swift.String]?
        /// 1…100 (default 20).
        public var maxResults: Swift.UInt32?
        public var pageToken: Swift.String?
        public var parentId: Swift.String?
        /// Default: `html`.
        public var textFormat: TextFormat?
        public var common = GAPI.CommonParameters()
        public init(part: [Swift.String], _ configure: (inout Self) -> Void = { _ in }) {
            self.part = part; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.comments.list", verb: .get, path: "youtube/v3/comments") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("id", id); p.query("maxResults", maxResults); p.query("pageToken", pageToken)
            p.query("parentId", parentId); p.query("part", part); p.query("textFormat", textFormat)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Comment] { response.items ?? [] }
    }

    /// `youtube.comments.markAsSpam`: POST `youtube/v3/comments/markAsSpam`.
    ///
    /// Scopes (any one): `youtubeForceSsl`.
    public struct CommentsMarkAsSpamQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var id: [Swift.String]
        public var common = GAPI.CommonParameters()
        public init(id: [Swift.String], _ configure: (inout Self) -> Void = { _ in }) {
            self.id = id; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.comments.markAsSpam", verb: .post, path: "youtube/v3/comments/markAsSpam") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("id", id)
        }
    }

    /// `youtube.comments.setModerationStatus`: POST `youtube/v3/comments/setModerationStatus`.
    ///
    /// Scopes (any one): `youtubeForceSsl`.
    public struct CommentsSetModerationStatusQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var id: [Swift.String]
        public var moderationStatus: ModerationStatus
        /// Default: false.
        public var banAuthor: Swift.Bool?
        public var common = GAPI.CommonParameters()
        public init(id: [Swift.String], moderationStatus: ModerationStatus, _ configure: (inout Self) -> Void = { _ in }) {
            self.id = id; self.moderationStatus = moderationStatus; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.comments.setModerationStatus", verb: .post, path: "youtube/v3/comments/setModerationStatus") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("banAuthor", banAuthor); p.query("id", id); p.query("moderationStatus", moderationStatus)
        }
    }

    /// `youtube.comments.update`: PUT `youtube/v3/comments`.
    ///
    /// Scopes (any one): `youtubeForceSsl`.
    public struct CommentsUpdateQuery: GAPI.Query {
        public typealias Response = Comment
        public var part: [Swift.String]
        public var body: Comment
        public var common = GAPI.CommonParameters()
        public init(part: [Swift.String], _ body: Comment, _ configure: (inout Self) -> Void = { _ in }) {
            self.part = part; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.comments.update", verb: .put, path: "youtube/v3/comments", matchesETag: true) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public var bodyETag: Swift.String? { body.etag }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("part", part)
        }
    }

    /// `youtube.i18nLanguages.list`: GET `youtube/v3/i18nLanguages`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`, `youtubeReadonly`, `youtubepartner`.
    public struct I18nLanguagesListQuery: GAPI.Query {
        public typealias Response = I18nLanguageListResponse
        public var part: [Swift.String]
        /// Default: `en_US`.
        public var hl: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(part: [Swift.String], _ configure: (inout Self) -> Void = { _ in }) {
            self.part = part; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.i18nLanguages.list", verb: .get, path: "youtube/v3/i18nLanguages") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("hl", hl); p.query("part", part)
        }
    }

    /// `youtube.i18nRegions.list`: GET `youtube/v3/i18nRegions`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`, `youtubeReadonly`, `youtubepartner`.
    public struct I18nRegionsListQuery: GAPI.Query {
        public typealias Response = I18nRegionListResponse
        public var part: [Swift.String]
        /// Default: `en_US`.
        public var hl: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(part: [Swift.String], _ configure: (inout Self) -> Void = { _ in }) {
            self.part = part; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.i18nRegions.list", verb: .get, path: "youtube/v3/i18nRegions") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("hl", hl); p.query("part", part)
        }
    }

    /// `youtube.liveBroadcasts.bind`: POST `youtube/v3/liveBroadcasts/bind`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`.
    public struct LiveBroadcastsBindQuery: GAPI.Query {
        public typealias Response = LiveBroadcast
        public var id: Swift.String
        public var part: [Swift.String]
        public var onBehalfOfContentOwner: Swift.String?
        public var onBehalfOfContentOwnerChannel: Swift.String?
        public var streamId: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(id: Swift.String, part: [Swift.String], _ configure: (inout Self) -> Void = { _ in }) {
            self.id = id; self.part = part; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.liveBroadcasts.bind", verb: .post, path: "youtube/v3/liveBroadcasts/bind") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("id", id); p.query("onBehalfOfContentOwner", onBehalfOfContentOwner)
            p.query("onBehalfOfContentOwnerChannel", onBehalfOfContentOwnerChannel); p.query("part", part)
            p.query("streamId", streamId)
        }
    }

    /// `youtube.liveBroadcasts.delete`: DELETE `youtube/v3/liveBroadcasts`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`.
    public struct LiveBroadcastsDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var id: Swift.String
        public var onBehalfOfContentOwner: Swift.String?
        public var onBehalfOfContentOwnerChannel: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(id: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.id = id; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.liveBroadcasts.delete", verb: .delete, path: "youtube/v3/liveBroadcasts") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("id", id); p.query("onBehalfOfContentOwner", onBehalfOfContentOwner)
            p.query("onBehalfOfContentOwnerChannel", onBehalfOfContentOwnerChannel)
        }
    }

    /// `youtube.liveBroadcasts.insert`: POST `youtube/v3/liveBroadcasts`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`.
    public struct LiveBroadcastsInsertQuery: GAPI.Query {
        public typealias Response = LiveBroadcast
        public var part: [Swift.String]
        public var onBehalfOfContentOwner: Swift.String?
        public var onBehalfOfContentOwnerChannel: Swift.String?
        public var body: LiveBroadcast
        public var common = GAPI.CommonParameters()
        public init(part: [Swift.String], _ body: LiveBroadcast, _ configure: (inout Self) -> Void = { _ in }) {
            self.part = part; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.liveBroadcasts.insert", verb: .post, path: "youtube/v3/liveBroadcasts") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("onBehalfOfContentOwner", onBehalfOfContentOwner)
            p.query("onBehalfOfContentOwnerChannel", onBehalfOfContentOwnerChannel); p.query("part", part)
        }
    }

    /// `youtube.liveBroadcasts.insertCuepoint`: POST `youtube/v3/liveBroadcasts/cuepoint`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`, `youtubepartner`.
    public struct LiveBroadcastsInsertCuepointQuery: GAPI.Query {
        public typealias Response = Cuepoint
        public var id: Swift.String?
        public var onBehalfOfContentOwner: Swift.String?
        public var onBehalfOfContentOwnerChannel: Swift.String?
        public var part: [Swift.String]?
        public var body: Cuepoint
        public var common = GAPI.CommonParameters()
        public init(_ body: Cuepoint, _ configure: (inout Self) -> Void = { _ in }) {
            self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.liveBroadcasts.insertCuepoint", verb: .post, path: "youtube/v3/liveBroadcasts/cuepoint") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("id", id); p.query("onBehalfOfContentOwner", onBehalfOfContentOwner)
            p.query("onBehalfOfContentOwnerChannel", onBehalfOfContentOwnerChannel); p.query("part", part)
        }
    }

    /// `youtube.liveBroadcasts.list`: GET `youtube/v3/liveBroadcasts`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`, `youtubeReadonly`.
    public struct LiveBroadcastsListQuery: GAPI.PagedQuery {
        public typealias Response = LiveBroadcastListResponse
        public var part: [Swift.String]
        public var broadcastStatus: BroadcastStatus?
        /// Default: `event`.
        public var broadcastType: BroadcastType?
        public var id: [Swift.String]?
        /// 0…50 (default 5).
        public var maxResults: Swift.UInt32?
        public var mine: Swift.Bool?
        public var onBehalfOfContentOwner: Swift.String?
        public var onBehalfOfContentOwnerChannel: Swift.String?
        public var pageToken: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(part: [Swift.String], _ configure: (inout Self) -> Void = { _ in }) {
            self.part = part; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.liveBroadcasts.list", verb: .get, path: "youtube/v3/liveBroadcasts") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("broadcastStatus", broadcastStatus); p.query("broadcastType", broadcastType); p.query("id", id)
            p.query("maxResults", maxResults); p.query("mine", mine)
            p.query("onBehalfOfContentOwner", onBehalfOfContentOwner)
            p.query("onBehalfOfContentOwnerChannel", onBehalfOfContentOwnerChannel); p.query("pageToken", pageToken)
            p.query("part", part)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [LiveBroadcast] { response.items ?? [] }

        public typealias BroadcastStatus = JSON.OpenEnumeration<BroadcastStatus_Values>
        public enum BroadcastStatus_Values {}

        /// Default: `event`.
        public typealias BroadcastType = JSON.OpenEnumeration<BroadcastType_Values>
        public enum BroadcastType_Values {}
    }

    /// `youtube.liveBroadcasts.transition`: POST `youtube/v3/liveBroadcasts/transition`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`.
    public struct LiveBroadcastsTransitionQuery: GAPI.Query {
        public typealias Response = LiveBroadcast
        public var broadcastStatus: BroadcastStatus
        public var id: Swift.String
        public var part: [Swift.String]
        public var onBehalfOfContentOwner: Swift.String?
        public var onBehalfOfContentOwnerChannel: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(broadcastStatus: BroadcastStatus, id: Swift.String, part: [Swift.String], _ configure: (inout Self) -> Void = { _ in }) {
            self.broadcastStatus = broadcastStatus; self.id = id; self.part = part; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.liveBroadcasts.transition", verb: .post, path: "youtube/v3/liveBroadcasts/transition") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("broadcastStatus", broadcastStatus); p.query("id", id)
            p.query("onBehalfOfContentOwner", onBehalfOfContentOwner)
            p.query("onBehalfOfContentOwnerChannel", onBehalfOfContentOwnerChannel); p.query("part", part)
        }

        public typealias BroadcastStatus = JSON.OpenEnumeration<BroadcastStatus_Values>
        public enum BroadcastStatus_Values {}
    }

    /// `youtube.liveBroadcasts.update`: PUT `youtube/v3/liveBroadcasts`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`.
    public struct LiveBroadcastsUpdateQuery: GAPI.Query {
        public typealias Response = LiveBroadcast
        public var part: [Swift.String]
        public var onBehalfOfContentOwner: Swift.String?
        public var onBehalfOfContentOwnerChannel: Swift.String?
        public var body: LiveBroadcast
        public var common = GAPI.CommonParameters()
        public init(part: [Swift.String], _ body: LiveBroadcast, _ configure: (inout Self) -> Void = { _ in }) {
            self.part = part; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.liveBroadcasts.update", verb: .put, path: "youtube/v3/liveBroadcasts", matchesETag: true) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public var bodyETag: Swift.String? { body.etag }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("onBehalfOfContentOwner", onBehalfOfContentOwner)
            p.query("onBehalfOfContentOwnerChannel", onBehalfOfContentOwnerChannel); p.query("part", part)
        }
    }

    /// `youtube.liveChatBans.delete`: DELETE `youtube/v3/liveChat/bans`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`.
    public struct LiveChatBansDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var id: Swift.String
        public var common = GAPI.CommonParameters()
        public init(id: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.id = id; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.liveChatBans.delete", verb: .delete, path: "youtube/v3/liveChat/bans") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("id", id)
        }
    }

    /// `youtube.liveChatBans.insert`: POST `youtube/v3/liveChat/bans`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`.
    public struct LiveChatBansInsertQuery: GAPI.Query {
        public typealias Response = LiveChatBan
        public var part: [Swift.String]
        public var body: LiveChatBan
        public var common = GAPI.CommonParameters()
        public init(part: [Swift.String], _ body: LiveChatBan, _ configure: (inout Self) -> Void = { _ in }) {
            self.part = part; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.liveChatBans.insert", verb: .post, path: "youtube/v3/liveChat/bans") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("part", part)
        }
    }

    /// `youtube.liveChatMessages.delete`: DELETE `youtube/v3/liveChat/messages`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`.
    public struct LiveChatMessagesDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var id: Swift.String
        public var common = GAPI.CommonParameters()
        public init(id: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.id = id; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.liveChatMessages.delete", verb: .delete, path: "youtube/v3/liveChat/messages") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("id", id)
        }
    }

    /// `youtube.liveChatMessages.insert`: POST `youtube/v3/liveChat/messages`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`.
    public struct LiveChatMessagesInsertQuery: GAPI.Query {
        public typealias Response = LiveChatMessage
        public var part: [Swift.String]
        public var body: LiveChatMessage
        public var common = GAPI.CommonParameters()
        public init(part: [Swift.String], _ body: LiveChatMessage, _ configure: (inout Self) -> Void = { _ in }) {
            self.part = part; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.liveChatMessages.insert", verb: .post, path: "youtube/v3/liveChat/messages") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("part", part)
        }
    }

    /// `youtube.liveChatMessages.list`: GET `youtube/v3/liveChat/messages`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`, `youtubeReadonly`.
    public struct LiveChatMessagesListQuery: GAPI.PagedQuery {
        public typealias Response = LiveChatMessageListResponse
        public var liveChatId: Swift.String
        public var part: [Swift.String]
        public var hl: Swift.String?
        /// 200…2000 (default 500).
        public var maxResults: Swift.UInt32?
        public var pageToken: Swift.String?
        /// 16…720.
        public var profileImageSize: Swift.UInt32?
        public var common = GAPI.CommonParameters()
        public init(liveChatId: Swift.String, part: [Swift.String], _ configure: (inout Self) -> Void = { _ in }) {
            self.liveChatId = liveChatId; self.part = part; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.liveChatMessages.list", verb: .get, path: "youtube/v3/liveChat/messages") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("hl", hl); p.query("liveChatId", liveChatId); p.query("maxResults", maxResults)
            p.query("pageToken", pageToken); p.query("part", part); p.query("profileImageSize", profileImageSize)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [LiveChatMessage] { response.items ?? [] }
    }

    /// `youtube.liveChatMessages.transition`: POST `youtube/v3/liveChat/messages/transition`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`.
    public struct LiveChatMessagesTransitionQuery: GAPI.Query {
        public typealias Response = LiveChatMessage
        public var id: Swift.String?
        public var status: Status?
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.liveChatMessages.transition", verb: .post, path: "youtube/v3/liveChat/messages/transition") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("id", id); p.query("status", status)
        }

        public typealias Status = JSON.OpenEnumeration<Status_Values>
        public enum Status_Values {}
    }

    /// `youtube.liveChatModerators.delete`: DELETE `youtube/v3/liveChat/moderators`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`.
    public struct LiveChatModeratorsDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var id: Swift.String
        public var common = GAPI.CommonParameters()
        public init(id: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.id = id; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.liveChatModerators.delete", verb: .delete, path: "youtube/v3/liveChat/moderators") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("id", id)
        }
    }

    /// `youtube.liveChatModerators.insert`: POST `youtube/v3/liveChat/moderators`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`.
    public struct LiveChatModeratorsInsertQuery: GAPI.Query {
        public typealias Response = LiveChatModerator
        public var part: [Swift.String]
        public var body: LiveChatModerator
        public var common = GAPI.CommonParameters()
        public init(part: [Swift.String], _ body: LiveChatModerator, _ configure: (inout Self) -> Void = { _ in }) {
            self.part = part; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.liveChatModerators.insert", verb: .post, path: "youtube/v3/liveChat/moderators") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("part", part)
        }
    }

    /// `youtube.liveChatModerators.list`: GET `youtube/v3/liveChat/moderators`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`, `youtubeReadonly`.
    public struct LiveChatModeratorsListQuery: GAPI.PagedQuery {
        public typealias Response = LiveChatModeratorListResponse
        public var liveChatId: Swift.String
        public var part: [Swift.String]
        /// 0…50 (default 5).
        public var maxResults: Swift.UInt32?
        public var pageToken: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(liveChatId: Swift.String, part: [Swift.String], _ configure: (inout Self) -> Void = { _ in }) {
            self.liveChatId = liveChatId; self.part = part; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.liveChatModerators.list", verb: .get, path: "youtube/v3/liveChat/moderators") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("liveChatId", liveChatId); p.query("maxResults", maxResults); p.query("pageToken", pageToken)
            p.query("part", part)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [LiveChatModerator] { response.items ?? [] }
    }

    /// `youtube.liveStreams.delete`: DELETE `youtube/v3/liveStreams`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`.
    public struct LiveStreamsDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var id: Swift.String
        public var onBehalfOfContentOwner: Swift.String?
        public var onBehalfOfContentOwnerChannel: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(id: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.id = id; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.liveStreams.delete", verb: .delete, path: "youtube/v3/liveStreams") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("id", id); p.query("onBehalfOfContentOwner", onBehalfOfContentOwner)
            p.query("onBehalfOfContentOwnerChannel", onBehalfOfContentOwnerChannel)
        }
    }

    /// `youtube.liveStreams.insert`: POST `youtube/v3/liveStreams`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`.
    public struct LiveStreamsInsertQuery: GAPI.Query {
        public typealias Response = LiveStream
        public var part: [Swift.String]
        public var onBehalfOfContentOwner: Swift.String?
        public var onBehalfOfContentOwnerChannel: Swift.String?
        public var body: LiveStream
        public var common = GAPI.CommonParameters()
        public init(part: [Swift.String], _ body: LiveStream, _ configure: (inout Self) -> Void = { _ in }) {
            self.part = part; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.liveStreams.insert", verb: .post, path: "youtube/v3/liveStreams") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("onBehalfOfContentOwner", onBehalfOfContentOwner)
            p.query("onBehalfOfContentOwnerChannel", onBehalfOfContentOwnerChannel); p.query("part", part)
        }
    }

    /// `youtube.liveStreams.list`: GET `youtube/v3/liveStreams`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`, `youtubeReadonly`.
    public struct LiveStreamsListQuery: GAPI.PagedQuery {
        public typealias Response = LiveStreamListResponse
        public var part: [Swift.String]
        public var id: [Swift.String]?
        /// 0…50 (default 5).
        public var maxResults: Swift.UInt32?
        public var mine: Swift.Bool?
        public var onBehalfOfContentOwner: Swift.String?
        public var onBehalfOfContentOwnerChannel: Swift.String?
        public var pageToken: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(part: [Swift.String], _ configure: (inout Self) -> Void = { _ in }) {
            self.part = part; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.liveStreams.list", verb: .get, path: "youtube/v3/liveStreams") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("id", id); p.query("maxResults", maxResults); p.query("mine", mine)
            p.query("onBehalfOfContentOwner", onBehalfOfContentOwner)
            p.query("onBehalfOfContentOwnerChannel", onBehalfOfContentOwnerChannel); p.query("pageToken", pageToken)
            p.query("part", part)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [LiveStream] { response.items ?? [] }
    }

    /// `youtube.liveStreams.update`: PUT `youtube/v3/liveStreams`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`.
    public struct LiveStreamsUpdateQuery: GAPI.Query {
        public typealias Response = LiveStream
        public var part: [Swift.String]
        public var onBehalfOfContentOwner: Swift.String?
        public var onBehalfOfContentOwnerChannel: Swift.String?
        public var body: LiveStream
        public var common = GAPI.CommonParameters()
        public init(part: [Swift.String], _ body: LiveStream, _ configure: (inout Self) -> Void = { _ in }) {
            self.part = part; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.liveStreams.update", verb: .put, path: "youtube/v3/liveStreams", matchesETag: true) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public var bodyETag: Swift.String? { body.etag }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("onBehalfOfContentOwner", onBehalfOfContentOwner)
            p.query("onBehalfOfContentOwnerChannel", onBehalfOfContentOwnerChannel); p.query("part", part)
        }
    }

    /// `youtube.members.list`: GET `youtube/v3/members`.
    ///
    /// Scopes (any one): `youtubeChannelMembershipsCreator`.
    public struct MembersListQuery: GAPI.PagedQuery {
        public typealias Response = MemberListResponse
        public var part: [Swift.String]
        public var filterByMemberChannelId: Swift.String?
        public var hasAccessToLevel: Swift.String?
        /// 0…1000 (default 5).
        public var maxResults: Swift.UInt32?
        /// Default: `all_current`.
        public var mode: Mode?
        public var pageToken: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(part: [Swift.String], _ configure: (inout Self) -> Void = { _ in }) {
            self.part = part; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.members.list", verb: .get, path: "youtube/v3/members") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("filterByMemberChannelId", filterByMemberChannelId); p.query("hasAccessToLevel", hasAccessToLevel)
            p.query("maxResults", maxResults); p.query("mode", mode); p.query("pageToken", pageToken)
            p.query("part", part)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Member] { response.items ?? [] }

        /// Default: `all_current`.
        public typealias Mode = JSON.OpenEnumeration<Mode_Values>
        public enum Mode_Values {}
    }
}

extension JSON.OpenEnumeration<YouTube.CommentThreadsListQuery.Order_Values> {
    public static var orderUnspecified: Self { "orderUnspecified" }
    public static var time: Self { "time" }
    public static var relevance: Self { "relevance" }
}

extension JSON.OpenEnumeration<YouTube.LiveBroadcastsListQuery.BroadcastStatus_Values> {
    public static var broadcastStatusFilterUnspecified: Self { "broadcastStatusFilterUnspecified" }
    public static var all: Self { "all" }
    public static var active: Self { "active" }
    public static var upcoming: Self { "upcoming" }
    public static var completed: Self { "completed" }
}

extension JSON.OpenEnumeration<YouTube.LiveBroadcastsListQuery.BroadcastType_Values> {
    public static var broadcastTypeFilterUnspecified: Self { "broadcastTypeFilterUnspecified" }
    public static var all: Self { "all" }
    public static var event: Self { "event" }
    public static var persistent: Self { "persistent" }
}

extension JSON.OpenEnumeration<YouTube.LiveBroadcastsTransitionQuery.BroadcastStatus_Values> {
    public static var statusUnspecified: Self { "statusUnspecified" }
    public static var testing: Self { "testing" }
    public static var live: Self { "live" }
    public static var complete: Self { "complete" }
}

extension JSON.OpenEnumeration<YouTube.LiveChatMessagesTransitionQuery.Status_Values> {
    public static var statusUnspecified: Self { "statusUnspecified" }
    public static var closed: Self { "closed" }
}

extension JSON.OpenEnumeration<YouTube.MembersListQuery.Mode_Values> {
    public static var listMembersModeUnknown: Self { "listMembersModeUnknown" }
    public static var updates: Self { "updates" }
    public static var allCurrent: Self { "all_current" }
}
