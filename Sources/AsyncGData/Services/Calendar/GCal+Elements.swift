// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The protocols that require names, initializers and extensions document them.

public import AsyncFeeds
public import AsyncXML

extension GCal {
    /// A setting of the user.
    public struct SettingsProperty: Feeds.Element {
        public static let element = GCal.name("settingsProperty")

        /// The name of the setting, such as `locale`.
        public var name: String?
        /// The value of the setting.
        public var value: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case name = "@name", value = "@value", extensions }
    }

    /// A time at which a person is busy.
    public struct Busy: Feeds.Element {
        public static let element = GCal.name("busy")

        /// The start and end of the time.
        public var when: GD.When?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case when = "gd:when", extensions }
    }

    /// The requested period.
    public struct TimeRange: Feeds.Element {
        public static let element = GCal.name("timeRange")

        /// The start and end of the period.
        public var when: GD.When?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case when = "gd:when", extensions }
    }

    /// An image or gadget that an event shows; the element is inside a link.
    public struct WebContent: Feeds.Element {
        public static let element = GCal.name("webContent")

        /// The URL of the image or gadget.
        public var url: String?
        /// The width in pixels.
        @Feeds.Tolerant public var width: Int?
        /// The height in pixels.
        @Feeds.Tolerant public var height: Int?
        /// The preferences of the gadget.
        public var gadgetPreferences: [WebContentGadgetPref] = []
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys {
            static var namespaces: [String: String] { [GCal.prefix: GCal.namespace] }
            case url = "@url"
            case width = "@width"
            case height = "@height"
            case gadgetPreferences = "gCal:webContentGadgetPref"
            case extensions
        }
    }

    /// A preference of a gadget.
    public struct WebContentGadgetPref: Feeds.Element {
        public static let element = GCal.name("webContentGadgetPref")

        /// The name of the preference.
        public var name: String?
        /// The value of the preference.
        public var value: String?
        /// The visibility to others.
        public var realm: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case name = "@name", value = "@value", realm = "@realm", extensions }
    }
}
