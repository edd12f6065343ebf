// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names, initializers and extensions are documented by the protocols that ask for them.

public import AsyncXML

extension Media {
    /// What people think of something.
    public struct Community: GData.Element {
        public static let element = Media.name("community")

        /// How they rate it.
        public var starRating: StarRating?
        /// How many looked at it.
        public var statistics: Statistics?
        /// Words of theirs for it, with weights.
        public var tags: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys {
            case starRating = "media:starRating"
            case statistics = "media:statistics"
            case tags = "media:tags"
            case extensions
        }
    }

    /// How people rate something, with stars.
    public struct StarRating: GData.Element {
        public static let element = Media.name("starRating")

        /// The mean of all ratings.
        public var average: GData.Number?
        /// How many people rated.
        @GData.Tolerant public var count: Int?
        /// The lowest rating there is.
        public var min: GData.Number?
        /// The highest rating there is.
        public var max: GData.Number?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys {
            case average = "@average"
            case count = "@count"
            case min = "@min"
            case max = "@max"
            case extensions
        }
    }

    /// How many looked at something.
    public struct Statistics: GData.Element {
        public static let element = Media.name("statistics")

        /// How many looked.
        @GData.Tolerant public var views: Int?
        /// How many marked it as a favorite.
        @GData.Tolerant public var favorites: Int?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case views = "@views", favorites = "@favorites", extensions }
    }

    /// Who has which rights in something.
    public struct Copyright: GData.Element {
        public static let element = Media.name("copyright")

        /// The notice.
        public var text: String?
        /// A page about it.
        public var url: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case text = "", url = "@url", extensions }
    }

    /// A checksum of a file.
    public struct Hash: GData.Element {
        public static let element = Media.name("hash")

        /// The checksum in hexadecimal digits.
        public var text: String?
        /// `md5` or `sha-1`; nil for `md5`.
        public var algorithm: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case text = "", algorithm = "@algo", extensions }
    }
}
