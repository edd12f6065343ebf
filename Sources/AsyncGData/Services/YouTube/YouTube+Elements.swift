// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names, initializers and extensions are documented by the protocols that ask for them.

public import AsyncXML

extension YouTube {
    /// What people may do with a film.
    public struct AccessControl: GData.Element {
        public static let element = YouTube.name("accessControl")

        /// What they do, such as `comment`, `embed` or `rate`.
        public var action: String?
        /// Whether they may: `allowed`, `denied` or `moderated`.
        public var permission: String?
        /// Whom it is for, such as `group`; nil for all.
        public var type: String?
        /// Which of them, such as `friends`.
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

    /// How long a film is.
    public struct Duration: GData.Element {
        public static let element = YouTube.name("duration")

        /// How many seconds.
        @GData.Tolerant public var seconds: Int?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case seconds = "@seconds", extensions }
    }

    /// How people rate a film.
    public struct Rating: GData.Element {
        public static let element = YouTube.name("rating")

        /// What the user thinks: `like` or `dislike`.
        public var value: String?
        /// How many people like it.
        @GData.Tolerant public var likes: Int?
        /// How many people do not.
        @GData.Tolerant public var dislikes: Int?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys {
            case value = "@value"
            case likes = "@numLikes"
            case dislikes = "@numDislikes"
            case extensions
        }
    }

    /// Why something cannot be seen.
    public struct State: GData.Element {
        public static let element = YouTube.name("state")

        /// What it is: `processing`, `rejected`, `failed`, `restricted` or `deleted`.
        public var name: String?
        /// Why, such as `copyright`.
        public var reasonCode: String?
        /// A page that explains it.
        public var helpURL: String?
        /// What happened, for people.
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

    /// How often something was seen.
    public struct Statistics: GData.Element {
        public static let element = YouTube.name("statistics")

        /// How often something was seen.
        @GData.Tolerant public var viewCount: Int64?
        /// How many films somebody has seen.
        @GData.Tolerant public var videoWatchCount: Int64?
        /// How many people subscribe to it.
        @GData.Tolerant public var subscriberCount: Int64?
        /// How many people count it among what they like best.
        @GData.Tolerant public var favoriteCount: Int64?
        /// How often all films of somebody were seen.
        @GData.Tolerant public var totalUploadViews: Int64?
        /// When somebody was last there.
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
