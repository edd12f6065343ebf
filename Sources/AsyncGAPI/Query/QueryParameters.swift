extension GAPI {
    /// The parameters of one query.
    ///
    /// Unset parameters (`nil`) are left out. Values are sent in the form of their descriptions: numbers in decimal,
    /// `true` and `false`, times and masks as JSON writes them.
    public struct QueryParameters: Sendable {
        /// A parameter with its value; neither of them is percent-encoded.
        typealias Parameter = (name: String, value: String)

        /// The parameters of the path; they are few, so a search is cheaper than a table.
        private(set) var path: [Parameter] = []
        var query: [Parameter] = []

        /// Adds a variable of the path.
        @_spi(Generated) public mutating func path(_ name: String, _ value: some CustomStringConvertible) {
            path.append((name, value.description))
        }

        /// Adds a parameter of the query.
        @_spi(Generated) public mutating func query(_ name: String, _ value: (some CustomStringConvertible)?) {
            if let value { query.append((name, value.description)) }
        }

        /// Adds a parameter that is sent once for each value.
        @_spi(Generated) public mutating func query(_ name: String, _ values: [some CustomStringConvertible]?) {
            for value in values ?? [] { query.append((name, value.description)) }
        }

        /// Returns `true` if there is a parameter of the query with this name.
        func names(_ name: String) -> Bool { query.contains { $0.name == name } }

        /// Sets a parameter of the query and replaces its old values.
        mutating func replace(_ name: String, _ value: String) {
            query.removeAll { $0.name == name }
            query.append((name, value))
        }
    }
}
