import AsyncXML

/// A point on the earth, independent of the format in which a feed states it.
///
/// ```swift
/// entry.geoPoint?.latitude
/// entry.geoPoint = GeoPoint(latitude: 45.256, longitude: -71.92)
/// ```
public struct GeoPoint: Hashable, Sendable, CustomStringConvertible {
    /// The degrees north of the equator, -90 to 90.
    public var latitude: Double
    /// The degrees east of Greenwich, -180 to 180.
    public var longitude: Double

    /// Creates a point.
    ///
    /// - Parameters:
    ///   - latitude: The degrees north of the equator.
    ///   - longitude: The degrees east of Greenwich.
    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }

    /// Creates a point from a latitude and a longitude, separated by white space or a comma; `nil` if the text is not a
    /// point.
    ///
    /// - Parameter text: The text, such as `45.256 -71.92`.
    public init?(_ text: String) {
        let numbers = text.split { $0.isWhitespace || $0 == "," }.map { Double($0) }
        guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1] else { return nil }
        self.init(latitude: latitude, longitude: longitude)
    }

    /// The latitude and longitude separated by a space, as in GeoRSS and GML.
    public var description: String { "\(latitude) \(longitude)" }

    /// A Boolean value indicating whether latitude and longitude are in their valid ranges.
    public var isValid: Bool { -90...90 ~= latitude && -180...180 ~= longitude }
}

extension Feeds.Extensible {
    /// The place: `georss:point`, `georss:where`, `gml:Point`, `geo:Point`, `geo:lat` with `geo:long`, or `gd:geoPt`.
    ///
    /// Setting changes the first of these elements that is present; if there is none, it adds `georss:point`. Setting
    /// `nil` removes all of them.
    public var geoPoint: GeoPoint? {
        get {
            self[GeoRSS.Point.self].flatMap { GeoPoint($0) }
                ?? self[GeoRSS.Where.self]?.point?.geoPoint
                ?? self[GML.Point.self]?.geoPoint
                ?? self[W3CGeo.Point.self]?.geoPoint
                ?? GeoPoint(self[W3CGeo.Latitude.self], self[W3CGeo.Longitude.self])
                ?? self[GeoPt.self]?.geoPoint
        }
        set {
            // An element that is not a valid point is removed too, though it reads as `nil`.
            guard let point = newValue else { return removeGeoPoints() }
            guard point != geoPoint else { return }
            if self[GeoRSS.Point.self] != nil {
                self[GeoRSS.Point.self] = point.description
            } else if self[GeoRSS.Where.self]?.point != nil {
                self[GeoRSS.Where.self]?.point?.position = point.description
            } else if self[GML.Point.self] != nil {
                self[GML.Point.self]?.position = point.description
            } else if self[W3CGeo.Point.self] != nil {
                self[W3CGeo.Point.self]?.latitude = Feeds.Number(point.latitude)
                self[W3CGeo.Point.self]?.longitude = Feeds.Number(point.longitude)
            } else if self[W3CGeo.Latitude.self] != nil {
                self[W3CGeo.Latitude.self] = point.latitude
                self[W3CGeo.Longitude.self] = point.longitude
            } else if self[GeoPt.self] != nil {
                self[GeoPt.self]?.latitude = Feeds.Number(point.latitude)
                self[GeoPt.self]?.longitude = Feeds.Number(point.longitude)
            } else {
                self[GeoRSS.Point.self] = point.description
            }
        }
    }

    private mutating func removeGeoPoints() {
        self[GeoRSS.Point.self] = nil
        self[GeoRSS.Where.self] = nil
        self[GML.Point.self] = nil
        self[W3CGeo.Point.self] = nil
        self[W3CGeo.Latitude.self] = nil
        self[W3CGeo.Longitude.self] = nil
        self[GeoPt.self] = nil
    }
}

extension GML.Point {
    /// The point; `nil` if the position is not a point.
    public var geoPoint: GeoPoint? { position.flatMap { GeoPoint($0) } }
}

extension W3CGeo.Point {
    /// The point; `nil` if one of the numbers is missing or invalid.
    public var geoPoint: GeoPoint? { GeoPoint(latitude?.value, longitude?.value) }
}

/// The coordinates of `gd:geoPt`, which feeds of other servers than Google's have too.
private struct GeoPt: Feeds.Element {
    static let element = XML.Name(namespace: Feeds.statementNamespace, prefix: "gd", local: "geoPt")

    var latitude: Feeds.Number?
    var longitude: Feeds.Number?
    var extensions = XML.Extensions()

    init() {}

    var geoPoint: GeoPoint? { GeoPoint(latitude?.value, longitude?.value) }

    enum CodingKeys: String, Feeds.Keys { case latitude = "@lat", longitude = "@lon", extensions }
}

extension GeoPoint {
    fileprivate init?(_ latitude: Double?, _ longitude: Double?) {
        guard let latitude, let longitude else { return nil }
        self.init(latitude: latitude, longitude: longitude)
    }
}
