// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require names, initializers and extensions document them.

public import AsyncFeeds
public import AsyncXML

/// The vocabulary of the data that a camera stores in a photo.
public enum EXIF: Feeds.Vocabulary {
    public static let namespace = "http://schemas.google.com/photos/exif/2007"
    public static let prefix = "exif"
}

extension EXIF {
    /// The data that a camera stored; `self[all: EXIF.Tag.self]` has the data without a property.
    public struct Tags: Feeds.Element {
        public static let element = EXIF.name("tags")

        /// The distance to the object, in meters.
        public var distance: Feeds.Number?
        /// The exposure time, in seconds.
        public var exposure: Feeds.Number?
        /// A Boolean value indicating whether the flash was used.
        @Feeds.Tolerant public var flash: Bool?
        /// The focal length, in millimeters.
        public var focalLength: Feeds.Number?
        /// The f-number: the focal length divided by the aperture.
        public var fStop: Feeds.Number?
        /// An identifier of the image.
        public var imageUniqueID: String?
        /// The ISO speed.
        @Feeds.Tolerant public var iso: Int?
        /// The maker of the camera.
        public var make: String?
        /// The model of the camera.
        public var model: String?
        /// The time of the photo in milliseconds since 1970-01-01T00:00:00, in the time zone of the camera.
        @Feeds.Tolerant public var time: Int64?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys {
            static var namespaces: [String: String] { [EXIF.prefix: EXIF.namespace] }
            case distance = "exif:distance"
            case exposure = "exif:exposure"
            case flash = "exif:flash"
            case focalLength = "exif:focallength"
            case fStop = "exif:fstop"
            case imageUniqueID = "exif:imageUniqueID"
            case iso = "exif:iso"
            case make = "exif:make"
            case model = "exif:model"
            case time = "exif:time"
            case extensions
        }
    }

    /// A value that a camera stored, and for which ``Tags`` has no property.
    public struct Tag: Feeds.Element {
        public static let element = EXIF.name("*")

        /// The name of the element, which is that of the tag.
        public var elementName = EXIF.name("tag")
        /// The value.
        public var text: String?
        public var extensions = XML.Extensions()

        public init() {}

        /// Creates a tag.
        ///
        /// - Parameters:
        ///   - name: The name of the tag.
        ///   - text: The value.
        public init(_ name: String, _ text: String) {
            elementName = EXIF.name(name)
            self.text = text
        }

        enum CodingKeys: String, GData.Keys { case text = "", extensions }
    }
}
