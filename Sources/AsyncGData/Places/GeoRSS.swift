// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names, initializers and extensions are documented by the protocols that ask for them.

public import AsyncXML

/// Places in feeds: GeoRSS; see also ``GeoPoint``.
public enum GeoRSS: GData.Vocabulary {
    public static let namespace = "http://www.georss.org/georss"
    public static let prefix = "georss"
}

extension GeoRSS {
    /// A point: its latitude and longitude in degrees, with a space between.
    public enum Point: GData.TextProperty { public static let element = GeoRSS.name("point") }

    /// What a place is called.
    public enum FeatureName: GData.TextProperty { public static let element = GeoRSS.name("featurename") }

    /// How many meters around a point it is.
    public enum Radius: GData.TextProperty {
        public static let element = GeoRSS.name("radius")
        public typealias Value = Double
    }

    /// A place in the terms of GML.
    public struct Where: GData.Element {
        public static let element = GeoRSS.name("where")

        /// The point.
        public var point: GML.Point?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case point = "gml:Point", extensions }
    }
}
