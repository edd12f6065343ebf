extension GData {
    /// Which videos are wanted.
    ///
    /// The parameters that all services have are there too: see ``Query``.
    public struct YouTubeQuery: ServiceQuery {
        /// The parameters.
        public var query: Query

        /// Creates a query from parameters.
        ///
        /// - Parameter query: The parameters.
        public init(query: Query) { self.query = query }

        /// When they were uploaded: `today`, `this_week`, `this_month` or `all_time` (`time`).
        public var time: String? {
            get { query["time"] }
            set { query["time"] = newValue }
        }

        /// The formats that they must have, with commas: 1, 5 or 6 (`format`).
        public var videoFormat: String? {
            get { query["format"] }
            set { query["format"] = newValue }
        }

        /// The format that a video is played in (`fmt`).
        public var legacyFormat: String? {
            get { query["fmt"] }
            set { query["fmt"] = newValue }
        }

        /// What is left out: `none`, `moderate` or `strict` (`safeSearch`).
        public var safeSearch: String? {
            get { query["safeSearch"] }
            set { query["safeSearch"] = newValue }
        }

        /// The country, or the address, where they must be playable (`restriction`).
        public var restriction: String? {
            get { query["restriction"] }
            set { query["restriction"] = newValue }
        }

        /// The language of the videos, such as `en` (`lr`).
        public var languageRestriction: String? {
            get { query["lr"] }
            set { query["lr"] = newValue }
        }

        /// Latitude and longitude with a comma; `!` behind them for videos with a place only (`location`).
        public var location: String? {
            get { query["location"] }
            set { query["location"] = newValue }
        }

        /// How far from ``location``, such as `100km` (`location-radius`).
        public var locationRadius: String? {
            get { query["location-radius"] }
            set { query["location-radius"] = newValue }
        }

        /// Whether they must have captions, or must not (`caption`).
        public var caption: Bool? {
            get { query[value: "caption"] }
            set { query[value: "caption"] = newValue }
        }

        /// Whether they must be in 3D, or must not (`3d`).
        public var is3D: Bool? {
            get { query[value: "3d"] }
            set { query[value: "3d"] = newValue }
        }

        /// Whether entries that are linked are in the answer (`inline`).
        public var isInline: Bool? {
            get { query[value: "inline"] }
            set { query[value: "inline"] = newValue }
        }

        /// What kind of user uploaded them, such as `partner` (`uploader`).
        public var uploader: String? {
            get { query["uploader"] }
            set { query["uploader"] = newValue }
        }
    }
}
