public import AsyncFeeds

extension GData {
    /// A query for events of a calendar.
    ///
    /// The parameters that all services have in common are available too: see ``Query``.
    public struct CalendarQuery: ServiceQuery {
        /// The parameters.
        public var query: Query

        /// Creates a query from parameters.
        ///
        /// - Parameter query: The parameters.
        public init(query: Query) { self.query = query }

        /// The time after which the events end (`start-min`).
        public var startMin: Atom.DateTime? {
            get { query[time: "start-min"] }
            set { query[time: "start-min"] = newValue }
        }

        /// The time before which the events begin (`start-max`).
        public var startMax: Atom.DateTime? {
            get { query[time: "start-max"] }
            set { query[time: "start-max"] = newValue }
        }

        /// The start of the period in which the response lists each occurrence of recurring events
        /// (`recurrence-expansion-start`).
        public var recurrenceExpansionStart: Atom.DateTime? {
            get { query[time: "recurrence-expansion-start"] }
            set { query[time: "recurrence-expansion-start"] = newValue }
        }

        /// The end of the period in which the response lists each occurrence of recurring events
        /// (`recurrence-expansion-end`).
        public var recurrenceExpansionEnd: Atom.DateTime? {
            get { query[time: "recurrence-expansion-end"] }
            set { query[time: "recurrence-expansion-end"] = newValue }
        }

        /// A Boolean value indicating whether the response includes only future events (`futureevents`).
        public var futureEvents: Bool? {
            get { query[value: "futureevents"] }
            set { query[value: "futureevents"] = newValue }
        }

        /// A Boolean value indicating whether the response lists each occurrence of recurring events (`singleevents`).
        public var singleEvents: Bool? {
            get { query[value: "singleevents"] }
            set { query[value: "singleevents"] = newValue }
        }

        /// The time zone of the response, such as `Europe/Zurich` (`ctz`).
        public var timeZone: String? {
            get { query["ctz"] }
            set { query["ctz"] = newValue }
        }

        /// A Boolean value indicating whether the response includes comments (`showinlinecomments`).
        public var showsInlineComments: Bool? {
            get { query[value: "showinlinecomments"] }
            set { query[value: "showinlinecomments"] = newValue }
        }

        /// A Boolean value indicating whether the response includes hidden events (`showhidden`).
        public var showsHidden: Bool? {
            get { query[value: "showhidden"] }
            set { query[value: "showhidden"] = newValue }
        }

        /// The maximum number of attendees in each event of the response (`max-attendees`).
        public var maxAttendees: Int? {
            get { query[value: "max-attendees"] }
            set { query[value: "max-attendees"] = newValue }
        }
    }
}
