import AsyncJSON

/// Models of the playlist items of YouTube v3, as a generator would write them.
enum YouTube {
    struct Thumbnail: JSON.Model {
        var url: String?
        var width: Int32?
        var height: Int32?
        var unknown = JSON.UnknownMembers()

        static let fields: JSON.FieldTable<Self> = [
            .string("url", \.url),
            .int32("width", \.width),
            .int32("height", \.height),
        ]
    }

    struct Thumbnails: JSON.Model {
        var `default`: Thumbnail?
        var medium: Thumbnail?
        var high: Thumbnail?
        var standard: Thumbnail?
        var unknown = JSON.UnknownMembers()

        static let fields: JSON.FieldTable<Self> = [
            .object("default", \.`default`),
            .object("medium", \.medium),
            .object("high", \.high),
            .object("standard", \.standard),
        ]
    }

    struct ResourceID: JSON.Model {
        var kind: String?
        var videoId: String?
        var channelId: String?
        var unknown = JSON.UnknownMembers()

        static let fields: JSON.FieldTable<Self> = [
            .string("kind", \.kind),
            .string("videoId", \.videoId),
            .string("channelId", \.channelId),
        ]
    }

    struct Snippet: JSON.Model {
        var publishedAt: JSON.Timestamp?
        var channelId: String?
        var title: String?
        var description: String?
        var thumbnails: Thumbnails?
        var channelTitle: String?
        var playlistId: String?
        var position: UInt32?
        var resourceId: ResourceID?
        var unknown = JSON.UnknownMembers()

        static let fields: JSON.FieldTable<Self> = [
            .timestamp("publishedAt", \.publishedAt),
            .string("channelId", \.channelId),
            .string("title", \.title),
            .string("description", \.description),
            .object("thumbnails", \.thumbnails),
            .string("channelTitle", \.channelTitle),
            .string("playlistId", \.playlistId),
            .uint32("position", \.position),
            .object("resourceId", \.resourceId),
        ]
    }

    struct ContentDetails: JSON.Model {
        var videoId: String?
        var videoPublishedAt: JSON.Timestamp?
        var unknown = JSON.UnknownMembers()

        static let fields: JSON.FieldTable<Self> = [
            .string("videoId", \.videoId),
            .timestamp("videoPublishedAt", \.videoPublishedAt),
        ]
    }

    struct Status: JSON.Model {
        var privacyStatus: String?
        var unknown = JSON.UnknownMembers()

        static let fields: JSON.FieldTable<Self> = [
            .string("privacyStatus", \.privacyStatus)
        ]
    }

    struct PlaylistItem: JSON.Model {
        var kind: String?
        var etag: String?
        var id: String?
        var snippet: Snippet?
        var contentDetails: ContentDetails?
        var status: Status?
        var unknown = JSON.UnknownMembers()

        static let fields: JSON.FieldTable<Self> = [
            .string("kind", \.kind),
            .string("etag", \.etag),
            .string("id", \.id),
            .object("snippet", \.snippet),
            .object("contentDetails", \.contentDetails),
            .object("status", \.status),
        ]
    }

    struct PageInfo: JSON.Model {
        var totalResults: Int32?
        var resultsPerPage: Int32?
        var unknown = JSON.UnknownMembers()

        static let fields: JSON.FieldTable<Self> = [
            .int32("totalResults", \.totalResults),
            .int32("resultsPerPage", \.resultsPerPage),
        ]
    }

    struct PlaylistItemList: JSON.Model {
        var kind: String?
        var etag: String?
        var nextPageToken: String?
        var items: [PlaylistItem]?
        var pageInfo: PageInfo?
        var unknown = JSON.UnknownMembers()

        static let fields: JSON.FieldTable<Self> = [
            .string("kind", \.kind),
            .string("etag", \.etag),
            .string("nextPageToken", \.nextPageToken),
            .array("items", \.items, of: .object),
            .object("pageInfo", \.pageInfo),
        ]
    }
}
