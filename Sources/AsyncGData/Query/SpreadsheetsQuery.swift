extension GData {
    /// A query for cells, rows and worksheets.
    ///
    /// The parameters that all services have in common are available too: see ``Query``.
    public struct SpreadsheetsQuery: ServiceQuery {
        /// The parameters.
        public var query: Query

        /// Creates a query from parameters.
        ///
        /// - Parameter query: The parameters.
        public init(query: Query) { self.query = query }

        /// The condition that rows must fulfil, such as `age > 25 and height < 175` (`sq`).
        public var condition: String? {
            get { query["sq"] }
            set { query["sq"] = newValue }
        }

        /// A Boolean value indicating whether the last row comes first (`reverse`).
        public var isReversed: Bool? {
            get { query[value: "reverse"] }
            set { query[value: "reverse"] = newValue }
        }

        /// The text that the title must contain (`title`).
        public var title: String? {
            get { query["title"] }
            set { query["title"] = newValue }
        }

        /// A Boolean value indicating whether ``title`` is the whole title (`title-exact`).
        public var isTitleExact: Bool? {
            get { query[value: "title-exact"] }
            set { query[value: "title-exact"] = newValue }
        }

        /// The first row, counted from 1 (`min-row`).
        public var minRow: Int? {
            get { query[value: "min-row"] }
            set { query[value: "min-row"] = newValue }
        }

        /// The last row (`max-row`).
        public var maxRow: Int? {
            get { query[value: "max-row"] }
            set { query[value: "max-row"] = newValue }
        }

        /// The first column, counted from 1 (`min-col`).
        public var minColumn: Int? {
            get { query[value: "min-col"] }
            set { query[value: "min-col"] = newValue }
        }

        /// The last column (`max-col`).
        public var maxColumn: Int? {
            get { query[value: "max-col"] }
            set { query[value: "max-col"] = newValue }
        }

        /// The range of cells, such as `A1:C3` (`range`).
        public var range: String? {
            get { query["range"] }
            set { query["range"] = newValue }
        }

        /// A Boolean value indicating whether the response includes empty cells (`return-empty`).
        public var returnsEmpty: Bool? {
            get { query[value: "return-empty"] }
            set { query[value: "return-empty"] = newValue }
        }
    }
}
