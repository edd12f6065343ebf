// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require names, initializers and extensions document them.

public import AsyncXML

/// Places in feeds: GeoRSS; see also ``GeoPoint``.
public enum GeoRSS: GData.Vocabulary {
    public static let namespace = "http://www.georss.org/georss"
    public static let prefix = "georss"
}

extension GeoRSS {
    /// A point: the latitude and longitude in degrees, separated by a space.
    public enum Point: GData.TextProperty { public static let element = GeoRSS.name("point") }

    /// The name of a place.
    public enum FeatureName: GData.TextProperty { public static let element = GeoRSS.name("featurename") }

    /// The radius around a point, in meters.
    public enum Radius: GData.TextProperty {
        public static let element = GeoRSS.name("radius")
        public typealias Value = Double
    }

    /// A place in the form of GML.
    public struct Where: GData.Element {
        public static let element = GeoRSS.name("where")

        /// The point.
        public var point: GML.Point?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case point = "gml:Point", extensions }
    }
}
