// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require names, initializers and extensions document them.

public import AsyncXML

/// Places in feeds: GeoRSS; see also ``GeoPoint``.
public enum GeoRSS: Feeds.Vocabulary {
    public static let namespace = "http://www.georss.org/georss"
    public static let prefix = "georss"
}

extension GeoRSS {
    /// A point: the latitude and longitude in degrees, separated by a space.
    public enum Point: Feeds.TextProperty { public static let element = GeoRSS.name("point") }

    /// The name of a place.
    public enum FeatureName: Feeds.TextProperty { public static let element = GeoRSS.name("featurename") }

    /// The radius around a point, in meters.
    public enum Radius: Feeds.TextProperty {
        public static let element = GeoRSS.name("radius")
        public typealias Value = Double
    }

    /// A place in the form of GML.
    public struct Where: Feeds.Element {
        public static let element = GeoRSS.name("where")

        /// The point.
        public var point: GML.Point?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, Feeds.Keys { case point = "gml:Point", extensions }
    }
}
