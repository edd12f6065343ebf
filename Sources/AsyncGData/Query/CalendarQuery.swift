extension GData {
    /// Which events of a calendar are wanted.
    ///
    /// The parameters that all services have are there too: see ``Query``.
    public struct CalendarQuery: ServiceQuery {
        /// The parameters.
        public var query: Query

        /// Creates a query from parameters.
        ///
        /// - Parameter query: The parameters.
        public init(query: Query) { self.query = query }

        /// Events that end after this time (`start-min`).
        public var startMin: Atom.DateTime? {
            get { query[time: "start-min"] }
            set { query[time: "start-min"] = newValue }
        }

        /// Events that begin before this time (`start-max`).
        public var startMax: Atom.DateTime? {
            get { query[time: "start-max"] }
            set { query[time: "start-max"] = newValue }
        }

        /// From when on events that recur are listed one by one (`recurrence-expansion-start`).
        public var recurrenceExpansionStart: Atom.DateTime? {
            get { query[time: "recurrence-expansion-start"] }
            set { query[time: "recurrence-expansion-start"] = newValue }
        }

        /// Until when events that recur are listed one by one (`recurrence-expansion-end`).
        public var recurrenceExpansionEnd: Atom.DateTime? {
            get { query[time: "recurrence-expansion-end"] }
            set { query[time: "recurrence-expansion-end"] = newValue }
        }

        /// Whether only events of the future are listed (`futureevents`).
        public var futureEvents: Bool? {
            get { query[value: "futureevents"] }
            set { query[value: "futureevents"] = newValue }
        }

        /// Whether events that recur are listed one by one (`singleevents`).
        public var singleEvents: Bool? {
            get { query[value: "singleevents"] }
            set { query[value: "singleevents"] = newValue }
        }

        /// The time zone of the answer, such as `Europe/Zurich` (`ctz`).
        public var timeZone: String? {
            get { query["ctz"] }
            set { query["ctz"] = newValue }
        }

        /// Whether comments are in the answer (`showinlinecomments`).
        public var showsInlineComments: Bool? {
            get { query[value: "showinlinecomments"] }
            set { query[value: "showinlinecomments"] = newValue }
        }

        /// Whether hidden events are listed too (`showhidden`).
        public var showsHidden: Bool? {
            get { query[value: "showhidden"] }
            set { query[value: "showhidden"] = newValue }
        }

        /// The most attendees of each event in the answer (`max-attendees`).
        public var maxAttendees: Int? {
            get { query[value: "max-attendees"] }
            set { query[value: "max-attendees"] = newValue }
        }
    }
}
