public import AsyncFeeds

extension GData {
    /// The settings of one of Google's old services: its location, protocol version and kinds.
    ///
    /// ```swift
    /// let preset = GData.Preset.calendar
    /// let login = try ClientLogin(user: user, password: password, service: preset.serviceID, fetcher: fetcher)
    /// let calendar = GDataService(credentials: login, configuration: .init(preset), fetcher: fetcher)
    /// let feed = try await calendar.fetch(GCal.EventFeed.self, from: preset.root + "default/private/full")
    /// ```
    ///
    /// Google has shut down all of these services except public feeds. For a server that replaces one of them, set
    /// another ``root``.
    public struct Preset: Sendable {
        /// The name of the service in logins.
        public var serviceID: String
        /// The start of the URLs of the service's feeds.
        public var root: String
        /// The version of the service's protocol.
        public var version: String
        /// The kinds of the service's feeds and entries.
        public var registry: Feeds.Registry

        /// Creates a preset.
        ///
        /// - Parameters:
        ///   - serviceID: The name of the service in logins.
        ///   - root: The start of the URLs of the service's feeds.
        ///   - version: The version of the service's protocol.
        ///   - registry: The kinds of the service's feeds and entries.
        public init(serviceID: String, root: String, version: String, registry: Feeds.Registry) {
            self.serviceID = serviceID
            self.root = root
            self.version = version
            self.registry = registry
        }
    }
}

extension GData.Preset {
    /// Blogger.
    public static let blogger = Self(
        serviceID: "blogger",
        root: "https://www.blogger.com/feeds/",
        version: "2.0",
        registry: .blogger
    )
    /// Calendar.
    public static let calendar = Self(
        serviceID: "cl",
        root: "https://www.google.com/calendar/feeds/",
        version: "2.1",
        registry: .calendar
    )
    /// Contacts.
    public static let contacts = Self(
        serviceID: "cp",
        root: "https://www.google.com/m8/feeds/",
        version: "3.0",
        registry: .contacts
    )
    /// Documents List.
    public static let documents = Self(
        serviceID: "writely",
        root: "https://docs.google.com/feeds/",
        version: "3.0",
        registry: .documents
    )
    /// Picasa Web Albums.
    public static let photos = Self(
        serviceID: "lh2",
        root: "https://photos.googleapis.com/data/",
        version: "2.0",
        registry: .photos
    )
    /// Spreadsheets.
    public static let spreadsheets = Self(
        serviceID: "wise",
        root: "https://spreadsheets.google.com/feeds/",
        version: "3.0",
        registry: .spreadsheets
    )
    /// YouTube.
    public static let youTube = Self(
        serviceID: "youtube",
        root: "https://gdata.youtube.com/feeds/",
        version: "2.0",
        registry: .youTube
    )
}

extension GDataService.Configuration {
    /// Creates the configuration for one of Google's services: its kinds, its version, and its root in
    /// ``trustedOrigins``.
    ///
    /// - Parameters:
    ///   - preset: The service.
    ///   - configure: Sets properties.
    public init(_ preset: GData.Preset, configure: (inout Self) -> Void = { _ in }) {
        self.init()
        registry = preset.registry
        version = preset.version
        trustedOrigins = [preset.root]
        configure(&self)
    }
}
