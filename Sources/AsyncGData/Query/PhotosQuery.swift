extension GData {
    /// A query for albums and photos.
    ///
    /// The parameters that all services have in common are available too: see ``Query``.
    public struct PhotosQuery: ServiceQuery {
        /// The parameters.
        public var query: Query

        /// Creates a query from parameters.
        ///
        /// - Parameter query: The parameters.
        public init(query: Query) { self.query = query }

        /// The kinds of entries, separated by commas: `album`, `photo`, `comment`, `tag` or `user` (`kind`).
        public var kind: String? {
            get { query["kind"] }
            set { query["kind"] = newValue }
        }

        /// The visibility of the entries: `all`, `private`, `public` or `visible` (`access`).
        public var access: String? {
            get { query["access"] }
            set { query["access"] = newValue }
        }

        /// The sizes of thumbnails in pixels, separated by commas; the suffix `c` stands for cropped, `u` for uncropped
        /// (`thumbsize`).
        public var thumbnailSizes: String? {
            get { query["thumbsize"] }
            set { query["thumbsize"] = newValue }
        }

        /// The maximum size of images in pixels; `d` for the original size (`imgmax`).
        public var maxImageSize: String? {
            get { query["imgmax"] }
            set { query["imgmax"] = newValue }
        }

        /// The tags that the entries must have, separated by commas (`tag`).
        public var tag: String? {
            get { query["tag"] }
            set { query["tag"] = newValue }
        }
    }
}
