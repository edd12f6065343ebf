extension GData {
    /// Which albums and photos are wanted.
    ///
    /// The parameters that all services have are there too: see ``Query``.
    public struct PhotosQuery: ServiceQuery {
        /// The parameters.
        public var query: Query

        /// Creates a query from parameters.
        ///
        /// - Parameter query: The parameters.
        public init(query: Query) { self.query = query }

        /// What is listed: `album`, `photo`, `comment`, `tag` or `user`, or several with commas (`kind`).
        public var kind: String? {
            get { query["kind"] }
            set { query["kind"] = newValue }
        }

        /// Who may see them: `all`, `private`, `public` or `visible` (`access`).
        public var access: String? {
            get { query["access"] }
            set { query["access"] = newValue }
        }

        /// The sizes of thumbnails in pixels, with commas; `c` and `u` behind one are for cropped and not (`thumbsize`).
        public var thumbnailSizes: String? {
            get { query["thumbsize"] }
            set { query["thumbsize"] = newValue }
        }

        /// The largest image in pixels; `d` for the original (`imgmax`).
        public var maxImageSize: String? {
            get { query["imgmax"] }
            set { query["imgmax"] = newValue }
        }

        /// The tags that they must have, with commas (`tag`).
        public var tag: String? {
            get { query["tag"] }
            set { query["tag"] = newValue }
        }
    }
}
