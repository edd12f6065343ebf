// Generated from youtube:v3, revision 20261104, by AsyncGAPI's generator 7. Do not edit: regenerate it.
// Options: no descriptions.
// swift-format-ignore-file

@_spi(Generated) public import AsyncGAPI

extension YouTube {
    /// `youtube.membershipsLevels.list`: GET `youtube/v3/membershipsLevels`.
    ///
    /// Scopes (any one): `youtubeChannelMembershipsCreator`.
    public struct MembershipsLevelsListQuery: GAPI.Query {
        public typealias Response = MembershipsLevelListResponse
        public var part: [Swift.String]
        public var common = GAPI.CommonParameters()
        public init(part: [Swift.String], _ configure: (inout Self) -> Void = { _ in }) {
            self.part = part; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.membershipsLevels.list", verb: .get, path: "youtube/v3/membershipsLevels") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("part", part)
        }
    }

    /// `youtube.playlistImages.delete`: DELETE `youtube/v3/playlistImages`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`, `youtubepartner`.
    public struct PlaylistImagesDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var id: Swift.String?
        public var onBehalfOfContentOwner: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.playlistImages.delete", verb: .delete, path: "youtube/v3/playlistImages") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("id", id); p.query("onBehalfOfContentOwner", onBehalfOfContentOwner)
        }
    }

    /// `youtube.playlistImages.insert`: POST `youtube/v3/playlistImages`. Media: at most 52428800 bytes. Media types:
    /// `image/jpeg`, `image/png`, `application/octet-stream`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`, `youtubepartner`.
    public struct PlaylistImagesInsertQuery: GAPI.UploadQuery {
        public typealias Response = PlaylistImage
        public var onBehalfOfContentOwner: Swift.String?
        public var onBehalfOfContentOwnerChannel: Swift.String?
        public var part: [Swift.String]?
        public var body: PlaylistImage
        public var common = GAPI.CommonParameters()
        public init(_ body: PlaylistImage = PlaylistImage(), _ configure: (inout Self) -> Void = { _ in }) {
            self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.playlistImages.insert", verb: .post, path: "youtube/v3/playlistImages", upload: .resumable) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("onBehalfOfContentOwner", onBehalfOfContentOwner)
            p.query("onBehalfOfContentOwnerChannel", onBehalfOfContentOwnerChannel); p.query("part", part)
        }
    }

    /// `youtube.playlistImages.list`: GET `youtube/v3/playlistImages`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`, `youtubeReadonly`, `youtubepartner`.
    public struct PlaylistImagesListQuery: GAPI.PagedQuery {
        public typealias Response = PlaylistImageListResponse
        /// 0…50 (default 5).
        public var maxResults: Swift.UInt32?
        public var onBehalfOfContentOwner: Swift.String?
        public var onBehalfOfContentOwnerChannel: Swift.String?
        public var pageToken: Swift.String?
        public var parent: Swift.String?
        public var part: [Swift.String]?
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.playlistImages.list", verb: .get, path: "youtube/v3/playlistImages") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("maxResults", maxResults); p.query("onBehalfOfContentOwner", onBehalfOfContentOwner)
            p.query("onBehalfOfContentOwnerChannel", onBehalfOfContentOwnerChannel); p.query("pageToken", pageToken)
            p.query("parent", parent); p.query("part", part)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [PlaylistImage] { response.items ?? [] }
    }

    /// `youtube.playlistImages.update`: PUT `youtube/v3/playlistImages`. Media: at most 52428800 bytes. Media types:
    /// `image/jpeg`, `image/png`, `application/octet-stream`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`, `youtubepartner`.
    public struct PlaylistImagesUpdateQuery: GAPI.UploadQuery {
        public typealias Response = PlaylistImage
        public var onBehalfOfContentOwner: Swift.String?
        public var part: [Swift.String]?
        public var body: PlaylistImage
        public var common = GAPI.CommonParameters()
        public init(_ body: PlaylistImage = PlaylistImage(), _ configure: (inout Self) -> Void = { _ in }) {
            self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.playlistImages.update", verb: .put, path: "youtube/v3/playlistImages", upload: .resumable) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("onBehalfOfContentOwner", onBehalfOfContentOwner); p.query("part", part)
        }
    }

    /// `youtube.playlistItems.delete`: DELETE `youtube/v3/playlistItems`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`, `youtubepartner`.
    public struct PlaylistItemsDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var id: Swift.String
        public var onBehalfOfContentOwner: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(id: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.id = id; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.playlistItems.delete", verb: .delete, path: "youtube/v3/playlistItems") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("id", id); p.query("onBehalfOfContentOwner", onBehalfOfContentOwner)
        }
    }

    /// `youtube.playlistItems.insert`: POST `youtube/v3/playlistItems`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`, `youtubepartner`.
    public struct PlaylistItemsInsertQuery: GAPI.Query {
        public typealias Response = PlaylistItem
        public var part: [Swift.String]
        public var onBehalfOfContentOwner: Swift.String?
        public var body: PlaylistItem
        public var common = GAPI.CommonParameters()
        public init(part: [Swift.String], _ body: PlaylistItem, _ configure: (inout Self) -> Void = { _ in }) {
            self.part = part; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.playlistItems.insert", verb: .post, path: "youtube/v3/playlistItems") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("onBehalfOfContentOwner", onBehalfOfContentOwner); p.query("part", part)
        }
    }

    /// `youtube.playlistItems.list`: GET `youtube/v3/playlistItems`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`, `youtubeReadonly`, `youtubepartner`.
    public struct PlaylistItemsListQuery: GAPI.PagedQuery {
        public typealias Response = PlaylistItemListResponse
        public var part: [Swift.String]
        public var id: [Swift.String]?
        /// 0…50 (default 5).
        public var maxResults: Swift.UInt32?
        public var onBehalfOfContentOwner: Swift.String?
        public var pageToken: Swift.String?
        public var playlistId: Swift.String?
        public var videoId: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(part: [Swift.String], _ configure: (inout Self) -> Void = { _ in }) {
            self.part = part; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.playlistItems.list", verb: .get, path: "youtube/v3/playlistItems") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("id", id); p.query("maxResults", maxResults)
            p.query("onBehalfOfContentOwner", onBehalfOfContentOwner); p.query("pageToken", pageToken)
            p.query("part", part); p.query("playlistId", playlistId); p.query("videoId", videoId)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [PlaylistItem] { response.items ?? [] }
    }

    /// `youtube.playlistItems.update`: PUT `youtube/v3/playlistItems`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`, `youtubepartner`.
    public struct PlaylistItemsUpdateQuery: GAPI.Query {
        public typealias Response = PlaylistItem
        public var part: [Swift.String]
        public var onBehalfOfContentOwner: Swift.String?
        public var body: PlaylistItem
        public var common = GAPI.CommonParameters()
        public init(part: [Swift.String], _ body: PlaylistItem, _ configure: (inout Self) -> Void = { _ in }) {
            self.part = part; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.playlistItems.update", verb: .put, path: "youtube/v3/playlistItems", matchesETag: true) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public var bodyETag: Swift.String? { body.etag }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("onBehalfOfContentOwner", onBehalfOfContentOwner); p.query("part", part)
        }
    }

    /// `youtube.playlists.delete`: DELETE `youtube/v3/playlists`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`, `youtubepartner`.
    public struct PlaylistsDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var id: Swift.String
        public var onBehalfOfContentOwner: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(id: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.id = id; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.playlists.delete", verb: .delete, path: "youtube/v3/playlists") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("id", id); p.query("onBehalfOfContentOwner", onBehalfOfContentOwner)
        }
    }

    /// `youtube.playlists.insert`: POST `youtube/v3/playlists`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`, `youtubepartner`.
    public struct PlaylistsInsertQuery: GAPI.Query {
        public typealias Response = Playlist
        public var part: [Swift.String]
        public var onBehalfOfContentOwner: Swift.String?
        public var onBehalfOfContentOwnerChannel: Swift.String?
        public var body: Playlist
        public var common = GAPI.CommonParameters()
        public init(part: [Swift.String], _ body: Playlist, _ configure: (inout Self) -> Void = { _ in }) {
            self.part = part; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.playlists.insert", verb: .post, path: "youtube/v3/playlists") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("onBehalfOfContentOwner", onBehalfOfContentOwner)
            p.query("onBehalfOfContentOwnerChannel", onBehalfOfContentOwnerChannel); p.query("part", part)
        }
    }

    /// `youtube.playlists.list`: GET `youtube/v3/playlists`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`, `youtubeReadonly`, `youtubepartner`.
    public struct PlaylistsListQuery: GAPI.PagedQuery {
        public typealias Response = PlaylistListResponse
        public var part: [Swift.String]
        public var channelId: Swift.String?
        public var hl: Swift.String?
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
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.playlists.list", verb: .get, path: "youtube/v3/playlists") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("channelId", channelId); p.query("hl", hl); p.query("id", id); p.query("maxResults", maxResults)
            p.query("mine", mine); p.query("onBehalfOfContentOwner", onBehalfOfContentOwner)
            p.query("onBehalfOfContentOwnerChannel", onBehalfOfContentOwnerChannel); p.query("pageToken", pageToken)
            p.query("part", part)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Playlist] { response.items ?? [] }
    }

    /// `youtube.playlists.update`: PUT `youtube/v3/playlists`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`, `youtubepartner`.
    public struct PlaylistsUpdateQuery: GAPI.Query {
        public typealias Response = Playlist
        public var part: [Swift.String]
        public var onBehalfOfContentOwner: Swift.String?
        public var body: Playlist
        public var common = GAPI.CommonParameters()
        public init(part: [Swift.String], _ body: Playlist, _ configure: (inout Self) -> Void = { _ in }) {
            self.part = part; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.playlists.update", verb: .put, path: "youtube/v3/playlists", matchesETag: true) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public var bodyETag: Swift.String? { body.etag }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("onBehalfOfContentOwner", onBehalfOfContentOwner); p.query("part", part)
        }
    }

    /// `youtube.search.list`: GET `youtube/v3/search`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`, `youtubeReadonly`, `youtubepartner`.
    public struct SearchListQuery: GAPI.PagedQuery {
        public typealias Response = SearchListResponse
        public var part: [Swift.String]
        public var channelId: Swift.String?
        public var channelType: ChannelType?
        public var eventType: EventType?
        public var forContentOwner: Swift.Bool?
        public var forDeveloper: Swift.Bool?
        public var forMine: Swift.Bool?
        public var location: Swift.String?
        public var locationRadius: Swift.String?
        /// 0…50 (default 5).
        public var maxResults: Swift.UInt32?
        public var onBehalfOfContentOwner: Swift.String?
        /// Default: `relevance`.
        public var order: Order?
        public var pageToken: Swift.String?
        public var publishedAfter: JSON.Timestamp?
        public var publishedBefore: JSON.Timestamp?
        public var q: Swift.String?
        public var regionCode: Swift.String?
        public var relevanceLanguage: Swift.String?
        /// Default: `moderate`.
        public var safeSearch: SafeSearch?
        public var topicId: Swift.String?
        public var type: [Swift.String]?
        public var videoCaption: VideoCaption?
        public var videoCategoryId: Swift.String?
        public var videoDefinition: VideoDefinition?
        public var videoDimension: VideoDimension?
        public var videoDuration: VideoDuration?
        public var videoEmbeddable: VideoEmbeddable?
        public var videoLicense: VideoLicense?
        public var videoPaidProductPlacement: VideoPaidProductPlacement?
        public var videoSyndicated: VideoSyndicated?
        public var videoType: VideoType?
        public var common = GAPI.CommonParameters()
        public init(part: [Swift.String], _ configure: (inout Self) -> Void = { _ in }) {
            self.part = part; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.search.list", verb: .get, path: "youtube/v3/search") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("channelId", channelId); p.query("channelType", channelType); p.query("eventType", eventType)
            p.query("forContentOwner", forContentOwner); p.query("forDeveloper", forDeveloper)
            p.query("forMine", forMine); p.query("location", location); p.query("locationRadius", locationRadius)
            p.query("maxResults", maxResults); p.query("onBehalfOfContentOwner", onBehalfOfContentOwner)
            p.query("order", order); p.query("pageToken", pageToken); p.query("part", part)
            p.query("publishedAfter", publishedAfter); p.query("publishedBefore", publishedBefore); p.query("q", q)
            p.query("regionCode", regionCode); p.query("relevanceLanguage", relevanceLanguage)
            p.query("safeSearch", safeSearch); p.query("topicId", topicId); p.query("type", type)
            p.query("videoCaption", videoCaption); p.query("videoCategoryId", videoCategoryId)
            p.query("videoDefinition", videoDefinition); p.query("videoDimension", videoDimension)
            p.query("videoDuration", videoDuration); p.query("videoEmbeddable", videoEmbeddable)
            p.query("videoLicense", videoLicense); p.query("videoPaidProductPlacement", videoPaidProductPlacement)
            p.query("videoSyndicated", videoSyndicated); p.query("videoType", videoType)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [SearchResult] { response.items ?? [] }

        public typealias ChannelType = JSON.OpenEnumeration<ChannelType_Values>
        public enum ChannelType_Values {}

        public typealias EventType = JSON.OpenEnumeration<EventType_Values>
        public enum EventType_Values {}

        /// Default: `relevance`.
        public typealias Order = JSON.OpenEnumeration<Order_Values>
        public enum Order_Values {}

        /// Default: `moderate`.
        public typealias SafeSearch = JSON.OpenEnumeration<SafeSearch_Values>
        public enum SafeSearch_Values {}

        public typealias VideoCaption = JSON.OpenEnumeration<VideoCaption_Values>
        public enum VideoCaption_Values {}

        public typealias VideoDefinition = JSON.OpenEnumeration<VideoDefinition_Values>
        public enum VideoDefinition_Values {}

        public typealias VideoDimension = JSON.OpenEnumeration<VideoDimension_Values>
        public enum VideoDimension_Values {}

        public typealias VideoDuration = JSON.OpenEnumeration<VideoDuration_Values>
        public enum VideoDuration_Values {}

        public typealias VideoEmbeddable = JSON.OpenEnumeration<VideoEmbeddable_Values>
        public enum VideoEmbeddable_Values {}

        public typealias VideoLicense = JSON.OpenEnumeration<VideoLicense_Values>
        public enum VideoLicense_Values {}

        public typealias VideoPaidProductPlacement = JSON.OpenEnumeration<VideoPaidProductPlacement_Values>
        public enum VideoPaidProductPlacement_Values {}

        public typealias VideoSyndicated = JSON.OpenEnumeration<VideoSyndicated_Values>
        public enum VideoSyndicated_Values {}

        public typealias VideoType = JSON.OpenEnumeration<VideoType_Values>
        public enum VideoType_Values {}
    }

    /// `youtube.subscriptions.delete`: DELETE `youtube/v3/subscriptions`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`, `youtubepartner`.
    public struct SubscriptionsDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var id: Swift.String
        public var common = GAPI.CommonParameters()
        public init(id: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.id = id; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.subscriptions.delete", verb: .delete, path: "youtube/v3/subscriptions") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("id", id)
        }
    }

    /// `youtube.subscriptions.insert`: POST `youtube/v3/subscriptions`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`, `youtubepartner`.
    public struct SubscriptionsInsertQuery: GAPI.Query {
        public typealias Response = Subscription
        public var part: [Swift.String]
        public var body: Subscription
        public var common = GAPI.CommonParameters()
        public init(part: [Swift.String], _ body: Subscription, _ configure: (inout Self) -> Void = { _ in }) {
            self.part = part; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.subscriptions.insert", verb: .post, path: "youtube/v3/subscriptions") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("part", part)
        }
    }

    /// `youtube.subscriptions.list`: GET `youtube/v3/subscriptions`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`, `youtubeReadonly`, `youtubepartner`.
    public struct SubscriptionsListQuery: GAPI.PagedQuery {
        public typealias Response = SubscriptionListResponse
        public var part: [Swift.String]
        public var channelId: Swift.String?
        public var forChannelId: Swift.String?
        public var id: [Swift.String]?
        /// 0…50 (default 5).
        public var maxResults: Swift.UInt32?
        public var mine: Swift.Bool?
        public var myRecentSubscribers: Swift.Bool?
        public var mySubscribers: Swift.Bool?
        public var onBehalfOfContentOwner: Swift.String?
        public var onBehalfOfContentOwnerChannel: Swift.String?
        /// Default: `relevance`.
        public var order: Order?
        public var pageToken: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(part: [Swift.String], _ configure: (inout Self) -> Void = { _ in }) {
            self.part = part; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.subscriptions.list", verb: .get, path: "youtube/v3/subscriptions") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("channelId", channelId); p.query("forChannelId", forChannelId); p.query("id", id)
            p.query("maxResults", maxResults); p.query("mine", mine)
            p.query("myRecentSubscribers", myRecentSubscribers); p.query("mySubscribers", mySubscribers)
            p.query("onBehalfOfContentOwner", onBehalfOfContentOwner)
            p.query("onBehalfOfContentOwnerChannel", onBehalfOfContentOwnerChannel); p.query("order", order)
            p.query("pageToken", pageToken); p.query("part", part)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Subscription] { response.items ?? [] }

        /// Default: `relevance`.
        public typealias Order = JSON.OpenEnumeration<Order_Values>
        public enum Order_Values {}
    }

    /// `youtube.superChatEvents.list`: GET `youtube/v3/superChatEvents`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`, `youtubeReadonly`.
    public struct SuperChatEventsListQuery: GAPI.PagedQuery {
        public typealias Response = SuperChatEventListResponse
        public var part: [Swift.String]
        public var hl: Swift.String?
        /// 1…50 (default 5).
        public var maxResults: Swift.UInt32?
        public var pageToken: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(part: [Swift.String], _ configure: (inout Self) -> Void = { _ in }) {
            self.part = part; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.superChatEvents.list", verb: .get, path: "youtube/v3/superChatEvents") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("hl", hl); p.query("maxResults", maxResults); p.query("pageToken", pageToken); p.query("part", part)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [SuperChatEvent] { response.items ?? [] }
    }

    /// `youtube.tests.insert`: POST `youtube/v3/tests`.
    ///
    /// Scopes (any one): `youtubeReadonly`.
    public struct TestsInsertQuery: GAPI.Query {
        public typealias Response = TestItem
        public var part: [Swift.String]
        public var externalChannelId: Swift.String?
        public var onBehalfOfContentOwnerChannel: Swift.String?
        public var body: TestItem
        public var common = GAPI.CommonParameters()
        public init(part: [Swift.String], _ body: TestItem, _ configure: (inout Self) -> Void = { _ in }) {
            self.part = part; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.tests.insert", verb: .post, path: "youtube/v3/tests") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("externalChannelId", externalChannelId)
            p.query("onBehalfOfContentOwnerChannel", onBehalfOfContentOwnerChannel); p.query("part", part)
        }
    }

    /// `youtube.thirdPartyLinks.delete`: DELETE `youtube/v3/thirdPartyLinks`.
    public struct ThirdPartyLinksDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var linkingToken: Swift.String
        public var type: TypeValue
        public var externalChannelId: Swift.String?
        public var part: [Swift.String]?
        public var common = GAPI.CommonParameters()
        public init(linkingToken: Swift.String, type: TypeValue, _ configure: (inout Self) -> Void = { _ in }) {
            self.linkingToken = linkingToken; self.type = type; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.thirdPartyLinks.delete", verb: .delete, path: "youtube/v3/thirdPartyLinks") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("externalChannelId", externalChannelId); p.query("linkingToken", linkingToken)
            p.query("part", part); p.query("type", type)
        }

        public typealias TypeValue = JSON.OpenEnumeration<TypeValue_Values>
        public enum TypeValue_Values {}
    }

    /// `youtube.thirdPartyLinks.insert`: POST `youtube/v3/thirdPartyLinks`.
    public struct ThirdPartyLinksInsertQuery: GAPI.Query {
        public typealias Response = ThirdPartyLink
        public var part: [Swift.String]
        public var externalChannelId: Swift.String?
        public var body: ThirdPartyLink
        public var common = GAPI.CommonParameters()
        public init(part: [Swift.String], _ body: ThirdPartyLink, _ configure: (inout Self) -> Void = { _ in }) {
            self.part = part; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.thirdPartyLinks.insert", verb: .post, path: "youtube/v3/thirdPartyLinks") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("externalChannelId", externalChannelId); p.query("part", part)
        }
    }

    /// `youtube.thirdPartyLinks.list`: GET `youtube/v3/thirdPartyLinks`.
    public struct ThirdPartyLinksListQuery: GAPI.Query {
        public typealias Response = ThirdPartyLinkListResponse
        public var part: [Swift.String]
        public var externalChannelId: Swift.String?
        public var linkingToken: Swift.String?
        public var type: TypeValue?
        public var common = GAPI.CommonParameters()
        public init(part: [Swift.String], _ configure: (inout Self) -> Void = { _ in }) {
            self.part = part; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.thirdPartyLinks.list", verb: .get, path: "youtube/v3/thirdPartyLinks") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("externalChannelId", externalChannelId); p.query("linkingToken", linkingToken)
            p.query("part", part); p.query("type", type)
        }

        public typealias TypeValue = JSON.OpenEnumeration<TypeValue_Values>
        public enum TypeValue_Values {}
    }

    /// `youtube.thirdPartyLinks.update`: PUT `youtube/v3/thirdPartyLinks`.
    public struct ThirdPartyLinksUpdateQuery: GAPI.Query {
        public typealias Response = ThirdPartyLink
        public var part: [Swift.String]
        public var externalChannelId: Swift.String?
        public var body: ThirdPartyLink
        public var common = GAPI.CommonParameters()
        public init(part: [Swift.String], _ body: ThirdPartyLink, _ configure: (inout Self) -> Void = { _ in }) {
            self.part = part; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.thirdPartyLinks.update", verb: .put, path: "youtube/v3/thirdPartyLinks", matchesETag: true) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public var bodyETag: Swift.String? { body.etag }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("externalChannelId", externalChannelId); p.query("part", part)
        }
    }

    /// `youtube.thumbnails.set`: POST `youtube/v3/thumbnails/set`. Media: at most 52428800 bytes. Media types:
    /// `image/jpeg`, `image/png`, `application/octet-stream`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`, `youtubeUpload`, `youtubepartner`.
    public struct ThumbnailsSetQuery: GAPI.UploadQuery {
        public typealias Response = ThumbnailSetResponse
        public var videoId: Swift.String
        public var onBehalfOfContentOwner: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(videoId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.videoId = videoId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.thumbnails.set", verb: .post, path: "youtube/v3/thumbnails/set", upload: .resumable) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("onBehalfOfContentOwner", onBehalfOfContentOwner); p.query("videoId", videoId)
        }
    }

    /// `youtube.videoAbuseReportReasons.list`: GET `youtube/v3/videoAbuseReportReasons`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`, `youtubeReadonly`.
    public struct VideoAbuseReportReasonsListQuery: GAPI.Query {
        public typealias Response = VideoAbuseReportReasonListResponse
        public var part: [Swift.String]
        /// Default: `en-US`.
        public var hl: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(part: [Swift.String], _ configure: (inout Self) -> Void = { _ in }) {
            self.part = part; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.videoAbuseReportReasons.list", verb: .get, path: "youtube/v3/videoAbuseReportReasons") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("hl", hl); p.query("part", part)
        }
    }

    /// `youtube.videoCategories.list`: GET `youtube/v3/videoCategories`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`, `youtubeReadonly`, `youtubepartner`.
    public struct VideoCategoriesListQuery: GAPI.Query {
        public typealias Response = VideoCategoryListResponse
        public var part: [Swift.String]
        /// Default: `en-US`.
        public var hl: Swift.String?
        public var id: [Swift.String]?
        public var regionCode: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(part: [Swift.String], _ configure: (inout Self) -> Void = { _ in }) {
            self.part = part; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.videoCategories.list", verb: .get, path: "youtube/v3/videoCategories") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("hl", hl); p.query("id", id); p.query("part", part); p.query("regionCode", regionCode)
        }
    }

    /// `youtube.videoTrainability.get`: GET `youtube/v3/videoTrainability`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`, `youtubeReadonly`, `youtubepartner`.
    public struct VideoTrainabilityGetQuery: GAPI.Query {
        public typealias Response = VideoTrainability
        public var id: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.videoTrainability.get", verb: .get, path: "youtube/v3/videoTrainability") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("id", id)
        }
    }

    /// `youtube.videos.batchGetStats`: GET `youtube/v3/videos:batchGetStats`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`, `youtubeReadonly`, `youtubepartner`.
    public struct VideosBatchGetStatsQuery: GAPI.Query {
        public typealias Response = BatchGetStatsResponse
        public var id: [Swift.String]?
        public var onBehalfOfContentOwner: Swift.String?
        public var part: [Swift.String]?
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.videos.batchGetStats", verb: .get, path: "youtube/v3/videos:batchGetStats") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("id", id); p.query("onBehalfOfContentOwner", onBehalfOfContentOwner); p.query("part", part)
        }
    }

    /// `youtube.videos.delete`: DELETE `youtube/v3/videos`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`, `youtubepartner`.
    public struct VideosDeleteQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var id: Swift.String
        public var onBehalfOfContentOwner: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(id: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.id = id; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.videos.delete", verb: .delete, path: "youtube/v3/videos") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("id", id); p.query("onBehalfOfContentOwner", onBehalfOfContentOwner)
        }
    }

    /// `youtube.videos.getRating`: GET `youtube/v3/videos/getRating`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`, `youtubeReadonly`, `youtubepartner`.
    public struct VideosGetRatingQuery: GAPI.Query {
        public typealias Response = VideoGetRatingResponse
        public var id: [Swift.String]
        public var onBehalfOfContentOwner: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(id: [Swift.String], _ configure: (inout Self) -> Void = { _ in }) {
            self.id = id; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.videos.getRating", verb: .get, path: "youtube/v3/videos/getRating") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("id", id); p.query("onBehalfOfContentOwner", onBehalfOfContentOwner)
        }
    }

    /// `youtube.videos.insert`: POST `youtube/v3/videos`. Media: at most 274877906944 bytes. Media types: `video/*`,
    /// `application/octet-stream`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`, `youtubeUpload`, `youtubepartner`.
    public struct VideosInsertQuery: GAPI.UploadQuery {
        public typealias Response = Video
        public var part: [Swift.String]
        public var autoLevels: Swift.Bool?
        /// Default: true.
        public var notifySubscribers: Swift.Bool?
        public var onBehalfOfContentOwner: Swift.String?
        public var onBehalfOfContentOwnerChannel: Swift.String?
        public var stabilize: Swift.Bool?
        public var body: Video
        public var common = GAPI.CommonParameters()
        public init(part: [Swift.String], _ body: Video = Video(), _ configure: (inout Self) -> Void = { _ in }) {
            self.part = part; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.videos.insert", verb: .post, path: "youtube/v3/videos", upload: .resumable) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("autoLevels", autoLevels); p.query("notifySubscribers", notifySubscribers)
            p.query("onBehalfOfContentOwner", onBehalfOfContentOwner)
            p.query("onBehalfOfContentOwnerChannel", onBehalfOfContentOwnerChannel); p.query("part", part)
            p.query("stabilize", stabilize)
        }
    }

    /// `youtube.videos.list`: GET `youtube/v3/videos`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`, `youtubeReadonly`, `youtubepartner`.
    public struct VideosListQuery: GAPI.PagedQuery {
        public typealias Response = VideoListResponse
        public var part: [Swift.String]
        public var chart: Chart?
        public var hl: Swift.String?
        public var id: [Swift.String]?
        /// Deprecated.
        public var locale: Swift.String?
        /// 72…8192.
        public var maxHeight: Swift.Int32?
        /// 1…50 (default 5).
        public var maxResults: Swift.UInt32?
        /// 72…8192.
        public var maxWidth: Swift.Int32?
        public var myRating: MyRating?
        public var onBehalfOfContentOwner: Swift.String?
        public var pageToken: Swift.String?
        public var regionCode: Swift.String?
        /// Default: `0`.
        public var videoCategoryId: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(part: [Swift.String], _ configure: (inout Self) -> Void = { _ in }) {
            self.part = part; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.videos.list", verb: .get, path: "youtube/v3/videos") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("chart", chart); p.query("hl", hl); p.query("id", id); p.query("locale", locale)
            p.query("maxHeight", maxHeight); p.query("maxResults", maxResults); p.query("maxWidth", maxWidth)
            p.query("myRating", myRating); p.query("onBehalfOfContentOwner", onBehalfOfContentOwner)
            p.query("pageToken", pageToken); p.query("part", part); p.query("regionCode", regionCode)
            p.query("videoCategoryId", videoCategoryId)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [Video] { response.items ?? [] }

        public typealias Chart = JSON.OpenEnumeration<Chart_Values>
        public enum Chart_Values {}

        public typealias MyRating = JSON.OpenEnumeration<MyRating_Values>
        public enum MyRating_Values {}
    }

    /// `youtube.videos.rate`: POST `youtube/v3/videos/rate`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`, `youtubepartner`.
    public struct VideosRateQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var id: Swift.String
        public var rating: Rating
        public var common = GAPI.CommonParameters()
        public init(id: Swift.String, rating: Rating, _ configure: (inout Self) -> Void = { _ in }) {
            self.id = id; self.rating = rating; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.videos.rate", verb: .post, path: "youtube/v3/videos/rate") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("id", id); p.query("rating", rating)
        }

        public typealias Rating = JSON.OpenEnumeration<Rating_Values>
        public enum Rating_Values {}
    }

    /// `youtube.videos.reportAbuse`: POST `youtube/v3/videos/reportAbuse`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`, `youtubepartner`.
    public struct VideosReportAbuseQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var onBehalfOfContentOwner: Swift.String?
        public var body: VideoAbuseReport
        public var common = GAPI.CommonParameters()
        public init(_ body: VideoAbuseReport, _ configure: (inout Self) -> Void = { _ in }) {
            self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.videos.reportAbuse", verb: .post, path: "youtube/v3/videos/reportAbuse") }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("onBehalfOfContentOwner", onBehalfOfContentOwner)
        }
    }

    /// `youtube.videos.update`: PUT `youtube/v3/videos`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`, `youtubepartner`.
    public struct VideosUpdateQuery: GAPI.Query {
        public typealias Response = Video
        public var part: [Swift.String]
        public var onBehalfOfContentOwner: Swift.String?
        public var body: Video
        public var common = GAPI.CommonParameters()
        public init(part: [Swift.String], _ body: Video, _ configure: (inout Self) -> Void = { _ in }) {
            self.part = part; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.videos.update", verb: .put, path: "youtube/v3/videos", matchesETag: true) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public var bodyETag: Swift.String? { body.etag }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("onBehalfOfContentOwner", onBehalfOfContentOwner); p.query("part", part)
        }
    }

    /// `youtube.watermarks.set`: POST `youtube/v3/watermarks/set`. Media: at most 10485760 bytes. Media types:
    /// `image/jpeg`, `image/png`, `application/octet-stream`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`, `youtubeUpload`, `youtubepartner`.
    public struct WatermarksSetQuery: GAPI.UploadQuery {
        public typealias Response = Swift.Void
        public var channelId: Swift.String
        public var onBehalfOfContentOwner: Swift.String?
        public var body: InvideoBranding
        public var common = GAPI.CommonParameters()
        public init(channelId: Swift.String, _ body: InvideoBranding = InvideoBranding(), _ configure: (inout Self) -> Void = { _ in }) {
            self.channelId = channelId; self.body = body; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.watermarks.set", verb: .post, path: "youtube/v3/watermarks/set", upload: .resumable) }
        public var payload: GAPI.QueryPayload? { .json(body) }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("channelId", channelId); p.query("onBehalfOfContentOwner", onBehalfOfContentOwner)
        }
    }

    /// `youtube.watermarks.unset`: POST `youtube/v3/watermarks/unset`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`, `youtubepartner`.
    public struct WatermarksUnsetQuery: GAPI.Query {
        public typealias Response = Swift.Void
        public var channelId: Swift.String
        public var onBehalfOfContentOwner: Swift.String?
        public var common = GAPI.CommonParameters()
        public init(channelId: Swift.String, _ configure: (inout Self) -> Void = { _ in }) {
            self.channelId = channelId; configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.watermarks.unset", verb: .post, path: "youtube/v3/watermarks/unset") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("channelId", channelId); p.query("onBehalfOfContentOwner", onBehalfOfContentOwner)
        }
    }

    /// `youtube.youtube.v3.liveChat.messages.stream`: GET `youtube/v3/liveChat/messages/stream`.
    ///
    /// Scopes (any one): `youtube`, `youtubeForceSsl`, `youtubeReadonly`.
    public struct YoutubeV3LiveChatMessagesStreamQuery: GAPI.PagedQuery {
        public typealias Response = LiveChatMessageListResponse
        public var hl: Swift.String?
        public var liveChatId: Swift.String?
        /// 200…2000 (default 500).
        public var maxResults: Swift.UInt32?
        public var pageToken: Swift.String?
        public var part: [Swift.String]?
        /// 16…720.
        public var profileImageSize: Swift.UInt32?
        public var common = GAPI.CommonParameters()
        public init(_ configure: (inout Self) -> Void = { _ in }) {
            configure(&self)
        }
        public var method: GAPI.QueryMethod { GAPI.QueryMethod(id: "youtube.youtube.v3.liveChat.messages.stream", verb: .get, path: "youtube/v3/liveChat/messages/stream") }
        public func encode(into p: inout GAPI.QueryParameters) {
            p.query("hl", hl); p.query("liveChatId", liveChatId); p.query("maxResults", maxResults)
            p.query("pageToken", pageToken); p.query("part", part); p.query("profileImageSize", profileImageSize)
        }
        public func nextPageToken(in response: Response) -> Swift.String? { response.nextPageToken }
        public func items(in response: Response) -> [LiveChatMessage] { response.items ?? [] }
    }
}

extension JSON.OpenEnumeration<YouTube.SearchListQuery.ChannelType_Values> {
    public static var channelTypeUnspecified: Self { "channelTypeUnspecified" }
    public static var any: Self { "any" }
    public static var show: Self { "show" }
}

extension JSON.OpenEnumeration<YouTube.SearchListQuery.EventType_Values> {
    public static var noneValue: Self { "none" }
    public static var upcoming: Self { "upcoming" }
    public static var live: Self { "live" }
    public static var completed: Self { "completed" }
}

extension JSON.OpenEnumeration<YouTube.SearchListQuery.Order_Values> {
    public static var searchSortUnspecified: Self { "searchSortUnspecified" }
    public static var date: Self { "date" }
    public static var rating: Self { "rating" }
    public static var viewCount: Self { "viewCount" }
    public static var relevance: Self { "relevance" }
    public static var title: Self { "title" }
    public static var videoCount: Self { "videoCount" }
}

extension JSON.OpenEnumeration<YouTube.SearchListQuery.SafeSearch_Values> {
    public static var safeSearchSettingUnspecified: Self { "safeSearchSettingUnspecified" }
    public static var noneValue: Self { "none" }
    public static var moderate: Self { "moderate" }
    public static var strict: Self { "strict" }
}

extension JSON.OpenEnumeration<YouTube.SearchListQuery.VideoCaption_Values> {
    public static var videoCaptionUnspecified: Self { "videoCaptionUnspecified" }
    public static var any: Self { "any" }
    public static var closedCaption: Self { "closedCaption" }
    public static var noneValue: Self { "none" }
}

extension JSON.OpenEnumeration<YouTube.SearchListQuery.VideoDefinition_Values> {
    public static var any: Self { "any" }
    public static var standard: Self { "standard" }
    public static var high: Self { "high" }
}

extension JSON.OpenEnumeration<YouTube.SearchListQuery.VideoDimension_Values> {
    public static var any: Self { "any" }
    public static var _2d: Self { "2d" }
    public static var _3d: Self { "3d" }
}

extension JSON.OpenEnumeration<YouTube.SearchListQuery.VideoDuration_Values> {
    public static var videoDurationUnspecified: Self { "videoDurationUnspecified" }
    public static var any: Self { "any" }
    public static var short: Self { "short" }
    public static var medium: Self { "medium" }
    public static var long: Self { "long" }
}

extension JSON.OpenEnumeration<YouTube.SearchListQuery.VideoEmbeddable_Values> {
    public static var videoEmbeddableUnspecified: Self { "videoEmbeddableUnspecified" }
    public static var any: Self { "any" }
    public static var `true`: Self { "true" }
}

extension JSON.OpenEnumeration<YouTube.SearchListQuery.VideoLicense_Values> {
    public static var any: Self { "any" }
    public static var youtube: Self { "youtube" }
    public static var creativeCommon: Self { "creativeCommon" }
}

extension JSON.OpenEnumeration<YouTube.SearchListQuery.VideoPaidProductPlacement_Values> {
    public static var videoPaidProductPlacementUnspecified: Self { "videoPaidProductPlacementUnspecified" }
    public static var any: Self { "any" }
    public static var `true`: Self { "true" }
}

extension JSON.OpenEnumeration<YouTube.SearchListQuery.VideoSyndicated_Values> {
    public static var videoSyndicatedUnspecified: Self { "videoSyndicatedUnspecified" }
    public static var any: Self { "any" }
    public static var `true`: Self { "true" }
}

extension JSON.OpenEnumeration<YouTube.SearchListQuery.VideoType_Values> {
    public static var videoTypeUnspecified: Self { "videoTypeUnspecified" }
    public static var any: Self { "any" }
    public static var movie: Self { "movie" }
    public static var episode: Self { "episode" }
}

extension JSON.OpenEnumeration<YouTube.SubscriptionsListQuery.Order_Values> {
    public static var subscriptionOrderUnspecified: Self { "subscriptionOrderUnspecified" }
    public static var relevance: Self { "relevance" }
    public static var unread: Self { "unread" }
    public static var alphabetical: Self { "alphabetical" }
}

extension JSON.OpenEnumeration<YouTube.ThirdPartyLinksDeleteQuery.TypeValue_Values> {
    public static var linkUnspecified: Self { "linkUnspecified" }
    public static var channelToStoreLink: Self { "channelToStoreLink" }
    public static var channelToAffiliateProgramLink: Self { "channelToAffiliateProgramLink" }
}

extension JSON.OpenEnumeration<YouTube.ThirdPartyLinksListQuery.TypeValue_Values> {
    public static var linkUnspecified: Self { "linkUnspecified" }
    public static var channelToStoreLink: Self { "channelToStoreLink" }
    public static var channelToAffiliateProgramLink: Self { "channelToAffiliateProgramLink" }
}

extension JSON.OpenEnumeration<YouTube.VideosListQuery.Chart_Values> {
    public static var chartUnspecified: Self { "chartUnspecified" }
    public static var mostPopular: Self { "mostPopular" }
}

extension JSON.OpenEnumeration<YouTube.VideosListQuery.MyRating_Values> {
    public static var noneValue: Self { "none" }
    public static var like: Self { "like" }
    public static var dislike: Self { "dislike" }
}

extension JSON.OpenEnumeration<YouTube.VideosRateQuery.Rating_Values> {
    public static var noneValue: Self { "none" }
    public static var like: Self { "like" }
    public static var dislike: Self { "dislike" }
}
