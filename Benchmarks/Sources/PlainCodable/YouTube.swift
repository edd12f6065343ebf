#if KEPT
import AsyncJSON
#endif

package struct Thumbnail: Codable {
    var url: String?
    var width, height: Int32?
    #if KEPT
    var unknown = JSON.UnknownMembers()
    #endif
}

package struct Thumbnails: Codable {
    var `default`, medium, high, standard: Object<Thumbnail>?
    #if KEPT
    var unknown = JSON.UnknownMembers()
    #endif
}

package struct ResourceID: Codable {
    var kind, videoId, channelId: String?
    #if KEPT
    var unknown = JSON.UnknownMembers()
    #endif
}

package struct Snippet: Codable {
    var publishedAt, channelId, title, description, channelTitle, playlistId: String?
    var thumbnails: Object<Thumbnails>?
    var position: UInt32?
    var resourceId: Object<ResourceID>?
    #if KEPT
    var unknown = JSON.UnknownMembers()
    #endif
}

package struct ContentDetails: Codable {
    var videoId, videoPublishedAt: String?
    #if KEPT
    var unknown = JSON.UnknownMembers()
    #endif
}

package struct Status: Codable {
    var privacyStatus: String?
    #if KEPT
    var unknown = JSON.UnknownMembers()
    #endif
}

package struct PlaylistItem: Codable {
    var kind, etag, id: String?
    var snippet: Object<Snippet>?
    var contentDetails: Object<ContentDetails>?
    var status: Object<Status>?
    #if KEPT
    var unknown = JSON.UnknownMembers()
    #endif
}

package struct PageInfo: Codable {
    var totalResults, resultsPerPage: Int32?
    #if KEPT
    var unknown = JSON.UnknownMembers()
    #endif
}

package struct PlaylistItemList: Codable {
    var kind, etag, nextPageToken: String?
    var items: [Object<PlaylistItem>]?
    var pageInfo: Object<PageInfo>?
    #if KEPT
    var unknown = JSON.UnknownMembers()
    #endif
}
