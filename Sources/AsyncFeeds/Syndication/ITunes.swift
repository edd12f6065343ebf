// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require names, initializers and extensions document them.

public import AsyncXML

/// Apple's elements for podcasts.
public enum ITunes: Feeds.Vocabulary {
    public static let namespace = "http://www.itunes.com/dtds/podcast-1.0.dtd"
    public static let prefix = "itunes"
}

extension ITunes {
    /// The author, such as the speaker.
    public enum Author: Feeds.TextProperty { public static let element = ITunes.name("author") }

    /// The value `Yes` for an item that is not to be listed.
    public enum Block: Feeds.TextProperty { public static let element = ITunes.name("block") }

    /// The value `Yes` for a podcast that will have no more episodes.
    public enum Complete: Feeds.TextProperty { public static let element = ITunes.name("complete") }

    /// The duration of an episode: seconds, or hours, minutes and seconds separated by colons.
    public enum Duration: Feeds.TextProperty { public static let element = ITunes.name("duration") }

    /// The number of an episode.
    public enum Episode: Feeds.TextProperty {
        public static let element = ITunes.name("episode")
        public typealias Value = Int
    }

    /// The type of an episode: `full`, `trailer` or `bonus`.
    public enum EpisodeType: Feeds.TextProperty { public static let element = ITunes.name("episodeType") }

    /// The rating for explicit content: `true`, `yes` or `explicit`, or else `clean`, `no` or `false`.
    public enum Explicit: Feeds.TextProperty { public static let element = ITunes.name("explicit") }

    /// The keywords, separated by commas.
    public enum Keywords: Feeds.TextProperty { public static let element = ITunes.name("keywords") }

    /// The URL to which the feed has moved.
    public enum NewFeedURL: Feeds.TextProperty { public static let element = ITunes.name("new-feed-url") }

    /// The number of a season.
    public enum Season: Feeds.TextProperty {
        public static let element = ITunes.name("season")
        public typealias Value = Int
    }

    /// A short description.
    public enum Subtitle: Feeds.TextProperty { public static let element = ITunes.name("subtitle") }

    /// A description.
    public enum Summary: Feeds.TextProperty { public static let element = ITunes.name("summary") }

    /// The title without the numbers of season and episode.
    public enum Title: Feeds.TextProperty { public static let element = ITunes.name("title") }

    /// The type of a podcast: `episodic` or `serial`.
    public enum PodcastType: Feeds.TextProperty { public static let element = ITunes.name("type") }

    /// A square image.
    public struct Image: Feeds.Element {
        public static let element = ITunes.name("image")

        /// The URL of the image.
        public var href: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, Feeds.Keys { case href = "@href", extensions }
    }

    /// A category of a podcast.
    public struct Category: Feeds.Element {
        public static let element = ITunes.name("category")

        /// The category's name.
        public var text: String?
        /// The subcategories.
        public var categories: [Subcategory] = []
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, Feeds.Keys { case text = "@text", categories = "itunes:category", extensions }
    }

    /// The contact person of a podcast.
    public struct Owner: Feeds.Element {
        public static let element = ITunes.name("owner")

        /// The name for people.
        public var name: String?
        /// The e-mail address.
        public var email: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, Feeds.Keys { case name = "itunes:name", email = "itunes:email", extensions }
    }
}

extension ITunes {
    /// A category inside another one.
    public struct Subcategory: Codable, Hashable, Sendable, Feeds.Extensible {
        /// The category's name.
        public var text: String?
        public var extensions = XML.Extensions()

        enum CodingKeys: String, CodingKey { case text = "@text", extensions }
    }
}
