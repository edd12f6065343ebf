// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require names, initializers and extensions document them.

public import AsyncFeeds
public import AsyncXML

extension YouTube {
    /// A permission for a video.
    public struct AccessControl: Feeds.Element {
        public static let element = YouTube.name("accessControl")

        /// The action, such as `comment`, `embed` or `rate`.
        public var action: String?
        /// The permission: `allowed`, `denied` or `moderated`.
        public var permission: String?
        /// The type of the users concerned, such as `group`; `nil` for all users.
        public var type: String?
        /// The users concerned, such as `friends`.
        public var text: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys {
            case action = "@action"
            case permission = "@permission"
            case type = "@type"
            case text = ""
            case extensions
        }
    }

    /// The duration of a video.
    public struct Duration: Feeds.Element {
        public static let element = YouTube.name("duration")

        /// The duration in seconds.
        @Feeds.Tolerant public var seconds: Int?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case seconds = "@seconds", extensions }
    }

    /// The rating of a video by users.
    public struct Rating: Feeds.Element {
        public static let element = YouTube.name("rating")

        /// The rating by the user: `like` or `dislike`.
        public var value: String?
        /// The number of users who like the video.
        @Feeds.Tolerant public var likes: Int?
        /// The number of users who dislike the video.
        @Feeds.Tolerant public var dislikes: Int?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys {
            case value = "@value"
            case likes = "@numLikes"
            case dislikes = "@numDislikes"
            case extensions
        }
    }

    /// The state of a resource that is not available.
    public struct State: Feeds.Element {
        public static let element = YouTube.name("state")

        /// The state: `processing`, `rejected`, `failed`, `restricted` or `deleted`.
        public var name: String?
        /// The reason, such as `copyright`.
        public var reasonCode: String?
        /// The URL of a page with an explanation.
        public var helpURL: String?
        /// A description of the state, for people.
        public var text: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys {
            case name = "@name"
            case reasonCode = "@reasonCode"
            case helpURL = "@helpUrl"
            case text = ""
            case extensions
        }
    }

    /// The numbers of views and subscribers of a resource.
    public struct Statistics: Feeds.Element {
        public static let element = YouTube.name("statistics")

        /// The number of views.
        @Feeds.Tolerant public var viewCount: Int64?
        /// The number of videos that the user has watched.
        @Feeds.Tolerant public var videoWatchCount: Int64?
        /// The number of subscribers.
        @Feeds.Tolerant public var subscriberCount: Int64?
        /// The number of users who marked it as a favorite.
        @Feeds.Tolerant public var favoriteCount: Int64?
        /// The number of views of all the user's videos.
        @Feeds.Tolerant public var totalUploadViews: Int64?
        /// The time of the user's last visit.
        public var lastWebAccess: Atom.DateTime?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys {
            case viewCount = "@viewCount"
            case videoWatchCount = "@videoWatchCount"
            case subscriberCount = "@subscriberCount"
            case favoriteCount = "@favoriteCount"
            case totalUploadViews = "@totalUploadViews"
            case lastWebAccess = "@lastWebAccess"
            case extensions
        }
    }
}
