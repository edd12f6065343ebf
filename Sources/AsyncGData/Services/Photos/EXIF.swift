// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names, initializers and extensions are documented by the protocols that ask for them.

public import AsyncXML

/// What a camera noted in a photo.
public enum EXIF: GData.Vocabulary {
    public static let namespace = "http://schemas.google.com/photos/exif/2007"
    public static let prefix = "exif"
}

extension EXIF {
    /// What a camera noted; `self[all: EXIF.Tag.self]` has what else there is.
    public struct Tags: GData.Element {
        public static let element = EXIF.name("tags")

        /// The distance to the object in meters.
        public var distance: GData.Number?
        /// The time of exposure in seconds.
        public var exposure: GData.Number?
        /// Whether there was a flash.
        @GData.Tolerant public var flash: Bool?
        /// The focal length in millimeters.
        public var focalLength: GData.Number?
        /// The focal length divided by the aperture.
        public var fStop: GData.Number?
        /// An identifier of the image.
        public var imageUniqueID: String?
        /// The speed of the film.
        @GData.Tolerant public var iso: Int?
        /// Who made the camera.
        public var make: String?
        /// Which camera it was.
        public var model: String?
        /// When it was taken, in milliseconds since 1970-01-01T00:00:00Z in the zone of the camera.
        @GData.Tolerant public var time: Int64?
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

    /// Something that a camera noted and ``Tags`` has no property for.
    public struct Tag: GData.Element {
        public static let element = EXIF.name("*")

        /// What it is.
        public var elementName = EXIF.name("tag")
        /// Its value.
        public var text: String?
        public var extensions = XML.Extensions()

        public init() {}

        /// Creates a tag.
        ///
        /// - Parameters:
        ///   - name: What it is.
        ///   - text: Its value.
        public init(_ name: String, _ text: String) {
            elementName = EXIF.name(name)
            self.text = text
        }

        enum CodingKeys: String, GData.Keys { case text = "", extensions }
    }
}
