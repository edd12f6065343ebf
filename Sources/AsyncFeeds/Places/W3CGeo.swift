// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require names, initializers and extensions document them.

public import AsyncXML

/// Points in the vocabulary of the W3C.
public enum W3CGeo: Feeds.Vocabulary {
    public static let namespace = "http://www.w3.org/2003/01/geo/wgs84_pos#"
    public static let prefix = "geo"
}

extension W3CGeo {
    /// A point.
    public struct Point: Feeds.Element {
        public static let element = W3CGeo.name("Point")

        /// The degrees north of the equator.
        public var latitude: Feeds.Number?
        /// The degrees east of Greenwich.
        public var longitude: Feeds.Number?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, Feeds.Keys { case latitude = "geo:lat", longitude = "geo:long", extensions }
    }

    /// The degrees north of the equator, as an element directly in an entry or item.
    public enum Latitude: Feeds.TextProperty {
        public static let element = W3CGeo.name("lat")
        public typealias Value = Double
    }

    /// The degrees east of Greenwich, as an element directly in an entry or item.
    public enum Longitude: Feeds.TextProperty {
        public static let element = W3CGeo.name("long")
        public typealias Value = Double
    }
}
