// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require names, initializers and extensions document them.

public import AsyncXML

/// Points in the Geography Markup Language.
public enum GML: Feeds.Vocabulary {
    public static let namespace = "http://www.opengis.net/gml"
    public static let prefix = "gml"
}

extension GML {
    /// A point.
    public struct Point: Feeds.Element {
        public static let element = GML.name("Point")

        /// The latitude and longitude in degrees, separated by a space.
        public var position: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, Feeds.Keys { case position = "gml:pos", extensions }
    }
}
