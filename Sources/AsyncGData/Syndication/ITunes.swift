// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names, initializers and extensions are documented by the protocols that ask for them.

public import AsyncXML

/// Apple's elements for podcasts.
public enum ITunes: GData.Vocabulary {
    public static let namespace = "http://www.itunes.com/dtds/podcast-1.0.dtd"
    public static let prefix = "itunes"
}

extension ITunes {
    /// Who speaks.
    public enum Author: GData.TextProperty { public static let element = ITunes.name("author") }

    /// `Yes` for what is not to be listed.
    public enum Block: GData.TextProperty { public static let element = ITunes.name("block") }

    /// `Yes` for a podcast that will have no more episodes.
    public enum Complete: GData.TextProperty { public static let element = ITunes.name("complete") }

    /// How long an episode takes: seconds, or hours, minutes and seconds with colons.
    public enum Duration: GData.TextProperty { public static let element = ITunes.name("duration") }

    /// The number of an episode.
    public enum Episode: GData.TextProperty {
        public static let element = ITunes.name("episode")
        public typealias Value = Int
    }

    /// `full`, `trailer` or `bonus`.
    public enum EpisodeType: GData.TextProperty { public static let element = ITunes.name("episodeType") }

    /// Whether it is for adults: `true`, `yes`, `explicit` or `clean`, `no`, `false`.
    public enum Explicit: GData.TextProperty { public static let element = ITunes.name("explicit") }

    /// Words for it, separated by commas.
    public enum Keywords: GData.TextProperty { public static let element = ITunes.name("keywords") }

    /// Where the feed has moved to.
    public enum NewFeedURL: GData.TextProperty { public static let element = ITunes.name("new-feed-url") }

    /// The number of a season.
    public enum Season: GData.TextProperty {
        public static let element = ITunes.name("season")
        public typealias Value = Int
    }

    /// A short description.
    public enum Subtitle: GData.TextProperty { public static let element = ITunes.name("subtitle") }

    /// A description.
    public enum Summary: GData.TextProperty { public static let element = ITunes.name("summary") }

    /// The title without the numbers of season and episode.
    public enum Title: GData.TextProperty { public static let element = ITunes.name("title") }

    /// `episodic` or `serial`.
    public enum PodcastType: GData.TextProperty { public static let element = ITunes.name("type") }

    /// A square image.
    public struct Image: GData.Element {
        public static let element = ITunes.name("image")

        /// Where it is.
        public var href: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case href = "@href", extensions }
    }

    /// What a podcast is about.
    public struct Category: GData.Element {
        public static let element = ITunes.name("category")

        /// The category's name.
        public var text: String?
        /// Those inside of it.
        public var categories: [Subcategory] = []
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case text = "@text", categories = "itunes:category", extensions }
    }

    /// Whom to ask about a podcast.
    public struct Owner: GData.Element {
        public static let element = ITunes.name("owner")

        /// The name for people.
        public var name: String?
        /// The address for mail.
        public var email: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case name = "itunes:name", email = "itunes:email", extensions }
    }
}

extension ITunes {
    /// A category inside of another one.
    public struct Subcategory: Codable, Hashable, Sendable, GData.Extensible {
        /// The category's name.
        public var text: String?
        public var extensions = XML.Extensions()

        enum CodingKeys: String, CodingKey { case text = "@text", extensions }
    }
}
