// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require names, initializers and extensions document them.

public import AsyncXML

/// Points in the vocabulary of the W3C.
public enum W3CGeo: GData.Vocabulary {
    public static let namespace = "http://www.w3.org/2003/01/geo/wgs84_pos#"
    public static let prefix = "geo"
}

extension W3CGeo {
    /// A point.
    public struct Point: GData.Element {
        public static let element = W3CGeo.name("Point")

        /// The degrees north of the equator.
        public var latitude: GData.Number?
        /// The degrees east of Greenwich.
        public var longitude: GData.Number?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case latitude = "geo:lat", longitude = "geo:long", extensions }
    }

    /// The degrees north of the equator, as an element directly in an entry or item.
    public enum Latitude: GData.TextProperty {
        public static let element = W3CGeo.name("lat")
        public typealias Value = Double
    }

    /// The degrees east of Greenwich, as an element directly in an entry or item.
    public enum Longitude: GData.TextProperty {
        public static let element = W3CGeo.name("long")
        public typealias Value = Double
    }
}
