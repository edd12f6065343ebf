// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names, initializers and extensions are documented by the protocols that ask for them.

public import AsyncXML

/// Media RSS: images, recordings and films that belong to an entry.
public enum Media: GData.Vocabulary {
    public static let namespace = "http://search.yahoo.com/mrss/"
    public static let prefix = "media"
}

extension Media {
    /// The same thing in several forms, with what holds for all of them.
    public struct Group: GData.Element {
        public static let element = Media.name("group")

        /// The forms.
        public var contents: [Content] = []
        /// The title.
        public var title: Title?
        /// What it shows.
        public var description: Description?
        /// Words for it, separated by commas: see ``keywordList``.
        public var keywords: String?
        /// Small images of it.
        public var thumbnails: [Thumbnail] = []
        /// What it is about.
        public var categories: [Category] = []
        /// Who made it.
        public var credits: [Credit] = []
        /// A page that plays it.
        public var player: Player?
        /// For whom it is.
        public var ratings: [Rating] = []
        /// Where it may be seen.
        public var restrictions: [Restriction] = []
        /// What people think of it.
        public var community: Community?
        /// Who has which rights in it.
        public var copyright: Copyright?
        /// Checksums of it.
        public var hashes: [Hash] = []
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys {
            case contents = "media:content"
            case title = "media:title"
            case description = "media:description"
            case keywords = "media:keywords"
            case thumbnails = "media:thumbnail"
            case categories = "media:category"
            case credits = "media:credit"
            case player = "media:player"
            case ratings = "media:rating"
            case restrictions = "media:restriction"
            case community = "media:community"
            case copyright = "media:copyright"
            case hashes = "media:hash"
            case extensions
        }
    }

    /// One form of something, such as a file.
    public struct Content: GData.Element {
        public static let element = Media.name("content")

        /// Where it is.
        public var url: String?
        /// How many bytes it has.
        @GData.Tolerant public var fileSize: Int64?
        /// Its media type.
        public var type: String?
        /// `image`, `audio`, `video`, `document` or `executable`.
        public var medium: String?
        /// Whether it is the first to be shown.
        @GData.Tolerant public var isDefault: Bool?
        /// `sample`, `full` or `nonstop`.
        public var expression: String?
        /// Kilobits a second.
        public var bitrate: GData.Number?
        /// Frames a second.
        public var framerate: GData.Number?
        /// Thousands of samples a second.
        public var samplingrate: GData.Number?
        /// How many audio channels it has.
        @GData.Tolerant public var channels: Int?
        /// How many seconds it takes.
        public var duration: GData.Number?
        /// Its height in pixels.
        @GData.Tolerant public var height: Int?
        /// Its width in pixels.
        @GData.Tolerant public var width: Int?
        /// Its language.
        public var lang: String?
        /// The title.
        public var title: Title?
        /// What it shows.
        public var description: Description?
        /// Words for it, separated by commas.
        public var keywords: String?
        /// Small images of it.
        public var thumbnails: [Thumbnail] = []
        /// What it is about.
        public var categories: [Category] = []
        /// Who made it.
        public var credits: [Credit] = []
        /// A page that plays it.
        public var player: Player?
        /// For whom it is.
        public var ratings: [Rating] = []
        /// Where it may be seen.
        public var restrictions: [Restriction] = []
        /// What people think of it.
        public var community: Community?
        /// Who has which rights in it.
        public var copyright: Copyright?
        /// Checksums of it.
        public var hashes: [Hash] = []
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys {
            case url = "@url"
            case fileSize = "@fileSize"
            case type = "@type"
            case medium = "@medium"
            case isDefault = "@isDefault"
            case expression = "@expression"
            case bitrate = "@bitrate"
            case framerate = "@framerate"
            case samplingrate = "@samplingrate"
            case channels = "@channels"
            case duration = "@duration"
            case height = "@height"
            case width = "@width"
            case lang = "@lang"
            case title = "media:title"
            case description = "media:description"
            case keywords = "media:keywords"
            case thumbnails = "media:thumbnail"
            case categories = "media:category"
            case credits = "media:credit"
            case player = "media:player"
            case ratings = "media:rating"
            case restrictions = "media:restriction"
            case community = "media:community"
            case copyright = "media:copyright"
            case hashes = "media:hash"
            case extensions
        }
    }

    /// A small image.
    public struct Thumbnail: GData.Element {
        public static let element = Media.name("thumbnail")

        /// Where it is.
        public var url: String?
        /// Its height in pixels.
        @GData.Tolerant public var height: Int?
        /// Its width in pixels.
        @GData.Tolerant public var width: Int?
        /// Where in the recording it is from.
        public var time: NormalPlayTime?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys {
            case url = "@url"
            case height = "@height"
            case width = "@width"
            case time = "@time"
            case extensions
        }
    }

    /// What something is about.
    public struct Category: GData.Element {
        public static let element = Media.name("category")

        /// The category.
        public var text: String?
        /// The scheme that it is from.
        public var scheme: String?
        /// Its name for people.
        public var label: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case text = "", scheme = "@scheme", label = "@label", extensions }
    }

    /// Somebody who made it.
    public struct Credit: GData.Element {
        public static let element = Media.name("credit")

        /// The name.
        public var text: String?
        /// What that person did, such as `photographer`.
        public var role: String?
        /// The scheme that the role is from.
        public var scheme: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case text = "", role = "@role", scheme = "@scheme", extensions }
    }

    /// The title.
    public struct Title: GData.Element {
        public static let element = Media.name("title")

        /// `plain` or `html`.
        public var type: String?
        /// The text.
        public var text: String?
        /// Its language.
        public var lang: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case type = "@type", text = "", lang = "@xml:lang", extensions }
    }

    /// What something shows.
    public struct Description: GData.Element {
        public static let element = Media.name("description")

        /// `plain` or `html`.
        public var type: String?
        /// The text.
        public var text: String?
        /// Its language.
        public var lang: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case type = "@type", text = "", lang = "@xml:lang", extensions }
    }

    /// Words for something, separated by commas.
    public enum Keywords: GData.TextProperty { public static let element = Media.name("keywords") }

    /// A page that plays something.
    public struct Player: GData.Element {
        public static let element = Media.name("player")

        /// Where it is.
        public var url: String?
        /// The height of its window.
        @GData.Tolerant public var height: Int?
        /// The width of its window.
        @GData.Tolerant public var width: Int?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case url = "@url", height = "@height", width = "@width", extensions }
    }

    /// For whom something is.
    public struct Rating: GData.Element {
        public static let element = Media.name("rating")

        /// The rating.
        public var text: String?
        /// The scheme that it is from; nil for `urn:simple`.
        public var scheme: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case text = "", scheme = "@scheme", extensions }
    }

    /// Where something may be seen.
    public struct Restriction: GData.Element {
        public static let element = Media.name("restriction")

        /// `allow` or `deny`.
        public var relationship: String?
        /// `country`, `uri` or `sharing`.
        public var type: String?
        /// Countries or URIs, separated by spaces.
        public var text: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys {
            case relationship = "@relationship"
            case type = "@type"
            case text = ""
            case extensions
        }
    }
}
