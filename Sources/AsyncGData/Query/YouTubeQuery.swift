extension GData {
    /// A query for videos.
    ///
    /// The parameters that all services have in common are available too: see ``Query``.
    public struct YouTubeQuery: ServiceQuery {
        /// The parameters.
        public var query: Query

        /// Creates a query from parameters.
        ///
        /// - Parameter query: The parameters.
        public init(query: Query) { self.query = query }

        /// The time of the upload: `today`, `this_week`, `this_month` or `all_time` (`time`).
        public var time: String? {
            get { query["time"] }
            set { query["time"] = newValue }
        }

        /// The formats that the videos must have, separated by commas: 1, 5 or 6 (`format`).
        public var videoFormat: String? {
            get { query["format"] }
            set { query["format"] = newValue }
        }

        /// The format in which a video is played (`fmt`).
        public var legacyFormat: String? {
            get { query["fmt"] }
            set { query["fmt"] = newValue }
        }

        /// The level of filtering: `none`, `moderate` or `strict` (`safeSearch`).
        public var safeSearch: String? {
            get { query["safeSearch"] }
            set { query["safeSearch"] = newValue }
        }

        /// The country or IP address where the videos must be playable (`restriction`).
        public var restriction: String? {
            get { query["restriction"] }
            set { query["restriction"] = newValue }
        }

        /// The language of the videos, such as `en` (`lr`).
        public var languageRestriction: String? {
            get { query["lr"] }
            set { query["lr"] = newValue }
        }

        /// The latitude and longitude, separated by a comma; the suffix `!` limits the response to videos with a place
        /// (`location`).
        public var location: String? {
            get { query["location"] }
            set { query["location"] = newValue }
        }

        /// The maximum distance from ``location``, such as `100km` (`location-radius`).
        public var locationRadius: String? {
            get { query["location-radius"] }
            set { query["location-radius"] = newValue }
        }

        /// A Boolean value indicating whether the videos must have captions, or must have none (`caption`).
        public var caption: Bool? {
            get { query[value: "caption"] }
            set { query[value: "caption"] = newValue }
        }

        /// A Boolean value indicating whether the videos must be in 3D, or must not (`3d`).
        public var is3D: Bool? {
            get { query[value: "3d"] }
            set { query[value: "3d"] = newValue }
        }

        /// A Boolean value indicating whether linked entries are included in the response (`inline`).
        public var isInline: Bool? {
            get { query[value: "inline"] }
            set { query[value: "inline"] = newValue }
        }

        /// The type of user who uploaded the videos, such as `partner` (`uploader`).
        public var uploader: String? {
            get { query["uploader"] }
            set { query["uploader"] = newValue }
        }
    }
}
