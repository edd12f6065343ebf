// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require names, initializers and extensions document them.

public import AsyncXML

/// Media RSS: images, sound and videos that belong to an entry.
public enum Media: Feeds.Vocabulary {
    public static let namespace = "http://search.yahoo.com/mrss/"
    public static let prefix = "media"
}

extension Media {
    /// The forms of one medium, with the metadata that all of them share.
    public struct Group: Feeds.Element {
        public static let element = Media.name("group")

        /// The forms.
        public var contents: [Content] = []
        /// The title.
        public var title: Title?
        /// The description.
        public var description: Description?
        /// The keywords, separated by commas: see ``keywordList``.
        public var keywords: String?
        /// The small images of the medium.
        public var thumbnails: [Thumbnail] = []
        /// The categories.
        public var categories: [Category] = []
        /// The people who made it.
        public var credits: [Credit] = []
        /// The web page that plays it.
        public var player: Player?
        /// The audiences that it is suitable for.
        public var ratings: [Rating] = []
        /// The restrictions on where it may be shown.
        public var restrictions: [Restriction] = []
        /// The opinions of users.
        public var community: Community?
        /// The rights in it.
        public var copyright: Copyright?
        /// The checksums of its files.
        public var hashes: [Hash] = []
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, Feeds.Keys {
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

    /// A form of a medium, such as a file.
    public struct Content: Feeds.Element {
        public static let element = Media.name("content")

        /// The URL of the file.
        public var url: String?
        /// The size in bytes.
        @Feeds.Tolerant public var fileSize: Int64?
        /// The media type.
        public var type: String?
        /// The type of medium: `image`, `audio`, `video`, `document` or `executable`.
        public var medium: String?
        /// A Boolean value indicating whether it is the form to show first.
        @Feeds.Tolerant public var isDefault: Bool?
        /// The extent: `sample`, `full` or `nonstop`.
        public var expression: String?
        /// The bit rate in kilobits per second.
        public var bitrate: Feeds.Number?
        /// The frame rate in frames per second.
        public var framerate: Feeds.Number?
        /// The sampling rate in thousands of samples per second.
        public var samplingrate: Feeds.Number?
        /// The number of audio channels.
        @Feeds.Tolerant public var channels: Int?
        /// The duration in seconds.
        public var duration: Feeds.Number?
        /// The height in pixels.
        @Feeds.Tolerant public var height: Int?
        /// The width in pixels.
        @Feeds.Tolerant public var width: Int?
        /// The language.
        public var lang: String?
        /// The title.
        public var title: Title?
        /// The description.
        public var description: Description?
        /// The keywords, separated by commas.
        public var keywords: String?
        /// The small images of the medium.
        public var thumbnails: [Thumbnail] = []
        /// The categories.
        public var categories: [Category] = []
        /// The people who made it.
        public var credits: [Credit] = []
        /// The web page that plays it.
        public var player: Player?
        /// The audiences that it is suitable for.
        public var ratings: [Rating] = []
        /// The restrictions on where it may be shown.
        public var restrictions: [Restriction] = []
        /// The opinions of users.
        public var community: Community?
        /// The rights in it.
        public var copyright: Copyright?
        /// The checksums of its files.
        public var hashes: [Hash] = []
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, Feeds.Keys {
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
    public struct Thumbnail: Feeds.Element {
        public static let element = Media.name("thumbnail")

        /// The URL of the image.
        public var url: String?
        /// The height in pixels.
        @Feeds.Tolerant public var height: Int?
        /// The width in pixels.
        @Feeds.Tolerant public var width: Int?
        /// The position in the recording from which the image was taken.
        public var time: NormalPlayTime?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, Feeds.Keys {
            case url = "@url"
            case height = "@height"
            case width = "@width"
            case time = "@time"
            case extensions
        }
    }

    /// A category of a medium.
    public struct Category: Feeds.Element {
        public static let element = Media.name("category")

        /// The name of the category in its scheme.
        public var text: String?
        /// The scheme of the category.
        public var scheme: String?
        /// The category's name for people.
        public var label: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, Feeds.Keys { case text = "", scheme = "@scheme", label = "@label", extensions }
    }

    /// A person or organization that contributed to a medium.
    public struct Credit: Feeds.Element {
        public static let element = Media.name("credit")

        /// The name.
        public var text: String?
        /// The role of that person, such as `photographer`.
        public var role: String?
        /// The scheme of the role.
        public var scheme: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, Feeds.Keys { case text = "", role = "@role", scheme = "@scheme", extensions }
    }

    /// The title.
    public struct Title: Feeds.Element {
        public static let element = Media.name("title")

        /// The form of the text: `plain` or `html`.
        public var type: String?
        /// The text.
        public var text: String?
        /// The language.
        public var lang: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, Feeds.Keys { case type = "@type", text = "", lang = "@xml:lang", extensions }
    }

    /// A description of a medium.
    public struct Description: Feeds.Element {
        public static let element = Media.name("description")

        /// The form of the text: `plain` or `html`.
        public var type: String?
        /// The text.
        public var text: String?
        /// The language.
        public var lang: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, Feeds.Keys { case type = "@type", text = "", lang = "@xml:lang", extensions }
    }

    /// The keywords of a medium, separated by commas.
    public enum Keywords: Feeds.TextProperty { public static let element = Media.name("keywords") }

    /// A web page that plays a medium.
    public struct Player: Feeds.Element {
        public static let element = Media.name("player")

        /// The URL of the page.
        public var url: String?
        /// The height of the page's window.
        @Feeds.Tolerant public var height: Int?
        /// The width of the page's window.
        @Feeds.Tolerant public var width: Int?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, Feeds.Keys { case url = "@url", height = "@height", width = "@width", extensions }
    }

    /// A rating of the audience that a medium is suitable for.
    public struct Rating: Feeds.Element {
        public static let element = Media.name("rating")

        /// The rating.
        public var text: String?
        /// The scheme of the rating; `nil` stands for `urn:simple`.
        public var scheme: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, Feeds.Keys { case text = "", scheme = "@scheme", extensions }
    }

    /// A restriction on where a medium may be shown.
    public struct Restriction: Feeds.Element {
        public static let element = Media.name("restriction")

        /// The effect of the restriction: `allow` or `deny`.
        public var relationship: String?
        /// The type of the restriction: `country`, `uri` or `sharing`.
        public var type: String?
        /// The countries or URIs, separated by spaces.
        public var text: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, Feeds.Keys {
            case relationship = "@relationship"
            case type = "@type"
            case text = ""
            case extensions
        }
    }
}
