// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require names, initializers and extensions document them.

public import AsyncXML

extension Media {
    /// The opinions of users on a medium.
    public struct Community: Feeds.Element {
        public static let element = Media.name("community")

        /// The rating by users.
        public var starRating: StarRating?
        /// The number of views and favorites.
        public var statistics: Statistics?
        /// The tags of users, with weights.
        public var tags: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, Feeds.Keys {
            case starRating = "media:starRating"
            case statistics = "media:statistics"
            case tags = "media:tags"
            case extensions
        }
    }

    /// A rating by users, in stars.
    public struct StarRating: Feeds.Element {
        public static let element = Media.name("starRating")

        /// The mean of all ratings.
        public var average: Feeds.Number?
        /// The number of ratings.
        @Feeds.Tolerant public var count: Int?
        /// The lowest possible rating.
        public var min: Feeds.Number?
        /// The highest possible rating.
        public var max: Feeds.Number?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, Feeds.Keys {
            case average = "@average"
            case count = "@count"
            case min = "@min"
            case max = "@max"
            case extensions
        }
    }

    /// The number of views and favorites of a medium.
    public struct Statistics: Feeds.Element {
        public static let element = Media.name("statistics")

        /// The number of views.
        @Feeds.Tolerant public var views: Int?
        /// The number of users who marked it as a favorite.
        @Feeds.Tolerant public var favorites: Int?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, Feeds.Keys { case views = "@views", favorites = "@favorites", extensions }
    }

    /// The rights in a medium.
    public struct Copyright: Feeds.Element {
        public static let element = Media.name("copyright")

        /// The copyright notice.
        public var text: String?
        /// The URL of a page about the rights.
        public var url: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, Feeds.Keys { case text = "", url = "@url", extensions }
    }

    /// A checksum of a file.
    public struct Hash: Feeds.Element {
        public static let element = Media.name("hash")

        /// The checksum in hexadecimal digits.
        public var text: String?
        /// The algorithm: `md5` or `sha-1`; `nil` stands for `md5`.
        public var algorithm: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, Feeds.Keys { case text = "", algorithm = "@algo", extensions }
    }
}
