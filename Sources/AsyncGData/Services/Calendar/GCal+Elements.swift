// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names, initializers and extensions are documented by the protocols that ask for them.

public import AsyncXML

extension GCal {
    /// A setting of the user.
    public struct SettingsProperty: GData.Element {
        public static let element = GCal.name("settingsProperty")

        /// What is set, such as `locale`.
        public var name: String?
        /// What it is set to.
        public var value: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case name = "@name", value = "@value", extensions }
    }

    /// A time at which somebody is busy.
    public struct Busy: GData.Element {
        public static let element = GCal.name("busy")

        /// From when to when.
        public var when: GD.When?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case when = "gd:when", extensions }
    }

    /// The time that was asked for.
    public struct TimeRange: GData.Element {
        public static let element = GCal.name("timeRange")

        /// From when to when.
        public var when: GD.When?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case when = "gd:when", extensions }
    }

    /// An image or gadget that an event shows; it stands in a link.
    public struct WebContent: GData.Element {
        public static let element = GCal.name("webContent")

        /// Where the image or gadget is.
        public var url: String?
        /// Its width in pixels.
        @GData.Tolerant public var width: Int?
        /// Its height in pixels.
        @GData.Tolerant public var height: Int?
        /// How the gadget is set up.
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

    /// How a gadget is set up.
    public struct WebContentGadgetPref: GData.Element {
        public static let element = GCal.name("webContentGadgetPref")

        /// What is set.
        public var name: String?
        /// What it is set to.
        public var value: String?
        /// Who else may see it.
        public var realm: String?
        public var extensions = XML.Extensions()

        public init() {}

        enum CodingKeys: String, GData.Keys { case name = "@name", value = "@value", realm = "@realm", extensions }
    }
}
